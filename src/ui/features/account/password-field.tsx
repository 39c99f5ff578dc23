import { useMachine } from '@xstate/react'
import { useEffect, useId, useRef, type ReactNode } from 'react'
import { passwordToggleMachine } from '../../../machines/password-toggle.ts'
import { fieldAria, FieldFrame } from '../../kit/field.tsx'
import { Icon } from '../../kit/icon.tsx'
import './password-field.css'

interface Props {
  name?: string
  label?: string
  /** `new-password` lets password managers offer a strong one. */
  autoComplete: 'current-password' | 'new-password'
  help?: ReactNode
  error?: string | null | undefined
  value?: string
  onType?: (password: string) => void
}

/** A password that can be read while it is typed (R4.05); sending its form masks it again. */
export const PasswordField = ({ name = 'password', label = 'Contraseña', autoComplete, help, error, value, onType }: Props) => {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [snapshot, send] = useMachine(passwordToggleMachine)
  const visible = snapshot.matches('visible')
  useEffect(() => {
    const form = input.current?.form
    const sent = () => send({ type: 'form.sent' })
    form?.addEventListener('submit', sent)
    return () => form?.removeEventListener('submit', sent)
  }, [send])
  return (
    <FieldFrame {...{ id, label, help, error }}>
      <span className="password-field">
        <input
          ref={input}
          {...fieldAria(id, help, error)}
          className="field-control"
          type={visible ? 'text' : 'password'}
          name={name}
          autoComplete={autoComplete}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          {...(value === undefined ? {} : { value })}
          onChange={(event) => onType?.(event.target.value)}
        />
        <button type="button" className="password-field-toggle" onClick={() => send({ type: 'toggled' })}>
          <Icon name="eye" size={20} />
          {!visible && <span className="password-field-stroke" aria-hidden="true" />}
          {/* Text instead of `aria-label`, so that looking for the field by its label does not find the button. */}
          <span className="visually-hidden">{visible ? 'Ocultar contraseña' : 'Mostrar contraseña'}</span>
        </button>
      </span>
    </FieldFrame>
  )
}
