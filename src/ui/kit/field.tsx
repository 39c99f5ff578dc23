import { useId, type ComponentProps, type ReactNode } from 'react'
import { Icon } from './icon.tsx'
import { Folded } from './text.tsx'

interface Common {
  label: string
  help?: ReactNode
  error?: string | false | null | undefined
  optional?: boolean | undefined
}

interface FrameProps extends Common {
  className?: string
  children: (control: ReturnType<typeof fieldAria> & { className: string }) => ReactNode
}

export const fieldAria = (id: string, help: ReactNode, error: string | false | null | undefined) => ({
  id,
  'aria-invalid': error ? true : undefined,
  'aria-describedby': [help ? `${id}-help` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ') || undefined,
})

export const FieldFrame = ({ label, help, error, optional = false, className = '', children }: FrameProps) => {
  const id = useId()
  return (
    <div className={`stack-1 ${className}`}>
      <label className="small strong" htmlFor={id}>
        <span>{label}</span>
        {optional && <span className="muted"> (opcional)</span>}
      </label>
      {children({ ...fieldAria(id, help, error), className: 'field-control' })}
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
}

type Control<Tag extends 'input' | 'textarea'> = Common & Omit<ComponentProps<Tag>, 'className' | 'id'>

interface FieldProps extends Control<'input'> {
  /** Stands in one row with the input, above its error. */
  beside?: ReactNode
}

export const Field = ({ label, help, error, optional, beside, ...props }: FieldProps) => (
  <FieldFrame {...{ label, help, error, optional }}>
    {(control) => {
      const input = <input type="text" {...control} {...props} />
      return beside ? (
        <div className="row">
          {input}
          {beside}
        </div>
      ) : (
        input
      )
    }}
  </FieldFrame>
)

export const TextareaField = ({ label, help, error, optional, ...props }: Control<'textarea'>) => (
  <FieldFrame {...{ label, help, error, optional }}>
    {(control) => <textarea rows={4} {...props} {...control} />}
  </FieldFrame>
)

interface SelectProps extends Pick<Common, 'label'>, Omit<ComponentProps<'select'>, 'className' | 'id'> {
  /** The label stands inside the box, above the value. */
  inside?: boolean
}

export const SelectField = ({ label, inside = false, ...props }: SelectProps) => (
  <FieldFrame label={label} className={inside ? 'field-inside' : ''}>
    {(control) => (
      <span className="field-select">
        <select {...props} {...control} />
        <Icon name="chevron-down" size={18} />
      </span>
    )}
  </FieldFrame>
)
