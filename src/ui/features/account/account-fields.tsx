import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useRef, type ChangeEventHandler, type ComponentProps, type ReactNode } from 'react'
import { passwordToggleMachine } from '../../../machines/password-toggle.machine.ts'
import { Field, FieldFrame } from '../../kit/field.tsx'
import { Icon } from '../../kit/icon.tsx'
import { createChunk } from '../../lib/chunk.ts'
import { LazyPart } from '../../lib/failure-boundary.tsx'
import { useServices } from '../../lib/services.ts'
import type { SocialProps } from './social-buttons.tsx'
import './account.css'

/** Password managers know the e-mail as the user name. */
export const MailField = (props: Omit<ComponentProps<typeof Field>, 'label'>) => (
  <Field
    label="Correo electrónico"
    name="email"
    type="email"
    inputMode="email"
    autoComplete="username"
    autoCapitalize="none"
    spellCheck={false}
    {...props}
  />
)

interface PasswordProps {
  name?: string
  autoComplete: 'current-password' | 'new-password'
  help?: ReactNode
  error?: string | false | null | undefined
  value?: string
  onChange?: ChangeEventHandler<HTMLInputElement>
}

/** A password that can be read while it is typed; sending its form masks it again. */
export const PasswordField = ({ name = 'password', help, error, ...props }: PasswordProps) => {
  const input = useRef<HTMLInputElement>(null)
  const toggle = useActorRef(passwordToggleMachine)
  const visible = useSelector(toggle, (snapshot) => snapshot.matches('visible'))
  useEffect(() => {
    const form = input.current?.form
    const sent = () => toggle.send({ type: 'form.sent' })
    form?.addEventListener('submit', sent)
    return () => form?.removeEventListener('submit', sent)
  }, [toggle])
  return (
    <FieldFrame {...{ help, error }} label="Contraseña">
      {(control) => (
        <span className="password-field">
          <input
            ref={input}
            {...control}
            type={visible ? 'text' : 'password'}
            name={name}
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            {...props}
          />
          <button
            type="button"
            className="password-toggle icon-button"
            onClick={() => toggle.send({ type: 'toggled' })}
          >
            <Icon name="eye" size={20} />
            {!visible && <span className="password-stroke" aria-hidden="true" />}
            {/* Not `aria-label`, so that looking for the field by its label does not find the button. */}
            <span className="visually-hidden">{visible ? 'Ocultar contraseña' : 'Mostrar contraseña'}</span>
          </button>
        </span>
      )}
    </FieldFrame>
  )
}

const SOCIAL = createChunk<SocialProps>(() => import('./social-buttons.tsx'))

/** A file of its own: where an ad blocker stops it, nothing stands in its place, and e-mail and password work alone. */
export const LateSocialButtons = (props: SocialProps) =>
  useServices().identity.available && (
    <LazyPart chunk={SOCIAL} with={props} skeleton={<div className="social-buttons-place" />} frame={() => null} />
  )
