import { useId, type ComponentProps, type ReactNode } from 'react'
import { Folded } from './folded.tsx'
import { Icon } from './icon.tsx'
import './field.css'

interface Common {
  label: string
  help?: ReactNode
  error?: string | false | null | undefined
  optional?: boolean | undefined
}

interface FrameProps extends Common {
  id: string
  quietLabel?: boolean
  children: ReactNode
}

export const fieldAria = (id: string, help: ReactNode, error: string | false | null | undefined) => ({
  id,
  'aria-invalid': error ? true : undefined,
  'aria-describedby': [help ? `${id}-help` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ') || undefined,
})

export const FieldFrame = ({ id, label, help, error, optional = false, quietLabel = false, children }: FrameProps) => (
  <div className="field stack-1">
    <label className={quietLabel ? 'visually-hidden-narrow small strong' : 'small strong'} htmlFor={id}>
      {label}
      {optional && <span className="muted"> (opcional)</span>}
    </label>
    {children}
    {error && (
      <div className="field-error small" id={`${id}-error`}>
        <Icon name="alert" size={16} />
        <Folded text={error} />
      </div>
    )}
    {help && (
      <p className="small muted" id={`${id}-help`}>
        {help}
      </p>
    )}
  </div>
)

type Control<Tag extends 'input' | 'textarea' | 'select'> = Common & Omit<ComponentProps<Tag>, 'className' | 'id'>

export const Field = ({ label, help, error, optional, ...rest }: Control<'input'>) => {
  const id = useId()
  return (
    <FieldFrame {...{ id, label, help, error, optional }}>
      <input type="text" {...rest} {...fieldAria(id, help, error)} className="field-control" />
    </FieldFrame>
  )
}

export const TextareaField = ({ label, help, error, optional, ...rest }: Control<'textarea'>) => {
  const id = useId()
  return (
    <FieldFrame {...{ id, label, help, error, optional }}>
      <textarea rows={4} {...rest} {...fieldAria(id, help, error)} className="field-control" />
    </FieldFrame>
  )
}

/** `quietLabel`: on narrow screens the label is visually hidden, because the value is clear without it. */
export const SelectField = ({
  label,
  help,
  error,
  quietLabel = false,
  ...rest
}: Control<'select'> & { quietLabel?: boolean }) => {
  const id = useId()
  return (
    <FieldFrame {...{ id, label, help, error, quietLabel }}>
      <span className="field-select">
        <select {...rest} {...fieldAria(id, help, error)} className="field-control" />
        <Icon name="chevron-down" size={18} />
      </span>
    </FieldFrame>
  )
}
