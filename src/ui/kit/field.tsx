import { useId, type ComponentProps, type ReactNode } from 'react'
import { Icon } from './icon.tsx'
import './field.css'

interface Common {
  label: string
  help?: ReactNode
  /** What is wrong and what to do, linked to the control. */
  error?: string | null | undefined
  /** Says "(opcional)" after the label. */
  optional?: boolean
}

interface FrameProps extends Common {
  id: string
  /** On narrow screens the label is visually hidden, because the value is clear without it. */
  quietLabel?: boolean
  children: ReactNode
}

/** Ids and aria of a control, for controls that `FieldFrame` surrounds. */
export const fieldAria = (id: string, help: ReactNode, error: string | null | undefined) => ({
  id,
  'aria-invalid': error ? true : undefined,
  'aria-describedby': [help ? `${id}-help` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ') || undefined,
})

/** Label, help and error around a control that takes `fieldAria`. */
export const FieldFrame = ({ id, label, help, error, optional = false, quietLabel = false, children }: FrameProps) => (
  <div className="field">
    <label className={quietLabel ? 'field-label visually-hidden-narrow' : 'field-label'} htmlFor={id}>
      {label}
      {optional && <span className="muted"> (opcional)</span>}
    </label>
    {children}
    {error && (
      <p className="field-error" id={`${id}-error`}>
        <Icon name="alert" size={16} />
        <span dir="auto">{error}</span>
      </p>
    )}
    {help && (
      <p className="field-help" id={`${id}-help`}>
        {help}
      </p>
    )}
  </div>
)

type Control<Tag extends 'input' | 'textarea' | 'select'> = Common & Omit<ComponentProps<Tag>, 'className'>

export const Field = ({ label, help, error, optional, ...rest }: Control<'input'>) => {
  const own = useId()
  const id = rest.id ?? own
  return (
    <FieldFrame {...{ id, label, help, error }} optional={optional ?? false}>
      <input type="text" {...rest} {...fieldAria(id, help, error)} className="field-control" />
    </FieldFrame>
  )
}

export const TextareaField = ({ label, help, error, optional, ...rest }: Control<'textarea'>) => {
  const own = useId()
  const id = rest.id ?? own
  return (
    <FieldFrame {...{ id, label, help, error }} optional={optional ?? false}>
      <textarea rows={4} {...rest} {...fieldAria(id, help, error)} className="field-control" />
    </FieldFrame>
  )
}

export const SelectField = ({ label, help, error, optional, quietLabel, ...rest }: Control<'select'> & Pick<FrameProps, 'quietLabel'>) => {
  const own = useId()
  const id = rest.id ?? own
  return (
    <FieldFrame {...{ id, label, help, error }} optional={optional ?? false} quietLabel={quietLabel ?? false}>
      <span className="field-select">
        <select {...rest} {...fieldAria(id, help, error)} className="field-control" />
        <Icon name="chevron-down" size={18} />
      </span>
    </FieldFrame>
  )
}
