import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react'
import { useActorRef, useSelector } from '@xstate/react'
import { hasUserId, type Session } from '../../../domain/account/session.ts'
import { passwordToggleMachine } from '../../../machines/password-toggle.machine.ts'
import { ButtonLink } from '../../kit/button.tsx'
import { Icon } from '../../kit/icon.tsx'
import { Name } from '../../kit/text.tsx'
import { Field, FieldFrame } from '../../kit/field.tsx'
import { phoneText } from '../../kit/format.ts'
import { paths } from '../../site/paths.ts'
import { Screen } from '../../site/screen.tsx'
import { useServices, useSession, useSessionState } from '../../data/services.ts'
import { createChunk } from '../../kit/chunk.ts'
import { LazyPart } from '../../site/failure-boundary.tsx'
import { useLoginFlow, type SocialProps } from './use-login-flow.ts'
import '../../kit/reading.css'
import './account.css'

interface Props {
  title: string
  description: string
  lead: string
  children: ReactNode
}

export const AccountFrame = ({ children, ...screen }: Props) => (
  <Screen className="listing reading" {...screen}>
    <div className="account-card">{children}</div>
  </Screen>
)

export const GuestsOnly = ({ children }: { children: ReactNode }) => {
  const session = useSession()
  const hasToLogIn = useSessionState(({ ended }) => ended === 'by-server', false)
  const { succeeded } = useLoginFlow()
  // The form stays during the two seconds before the reload, because it has the focus.
  if (!hasUserId(session) || succeeded || hasToLogIn) return children
  return (
    <div className="stack">
      <h2>
        Ya ingresaste, <Name text={session.name} />
      </h2>
      <p>{`Estás usando el sitio como ${session.mail}.`}</p>
      <div className="cluster">
        <ButtonLink href={paths.products()}>Ver productos</ButtonLink>
        <ButtonLink href={paths.profile} tone="quiet">
          Ir a mi cuenta
        </ButtonLink>
      </div>
    </div>
  )
}

export const AccountData = ({ session: { name, mail, phone } }: { session: Session }) => (
  <dl className="note">
    {Object.entries({ Nombre: name, 'Correo electrónico': mail, Teléfono: phoneText(phone) || 'Sin teléfono' }).map(
      ([label, text]) => (
        <div key={label} className="cluster">
          <dt className="small muted">{label}</dt>
          <dd className="strong">
            <Name text={text} />
          </dd>
        </div>
      ),
    )}
  </dl>
)

/** Password managers know the e-mail as the user name. */
export const MailField = (props: Omit<ComponentProps<typeof Field>, 'label'>) => (
  <Field
    label="Correo electrónico"
    name="mail"
    type="email"
    inputMode="email"
    autoComplete="username"
    autoCapitalize="none"
    spellCheck={false}
    {...props}
  />
)

interface PasswordProps extends Omit<ComponentProps<'input'>, 'type' | 'className' | 'id'> {
  autoComplete: 'current-password' | 'new-password'
  help?: ReactNode
  error?: string | undefined
}

/** A password that can be read while it is typed; sending its form masks it again. */
export const PasswordField = ({ help, error, ...props }: PasswordProps) => {
  const box = useRef<HTMLSpanElement>(null)
  const toggle = useActorRef(passwordToggleMachine)
  const visible = useSelector(toggle, (snapshot) => snapshot.matches('visible'))
  useEffect(() => {
    const form = box.current?.closest('form')
    const sent = () => toggle.send({ type: 'form.sent' })
    form?.addEventListener('submit', sent)
    return () => form?.removeEventListener('submit', sent)
  }, [toggle])
  return (
    <FieldFrame {...{ help, error }} label="Contraseña">
      {(control) => (
        <span ref={box} className="password-field">
          <input
            {...control}
            type={visible ? 'text' : 'password'}
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
            <Icon name={visible ? 'eye' : 'eye-off'} size={20} />
            {/* A hidden text, not `aria-label`, so that looking for the field by its label does not find the button. */}
            <span className="visually-hidden">{visible ? 'Ocultar contraseña' : 'Mostrar contraseña'}</span>
          </button>
        </span>
      )}
    </FieldFrame>
  )
}

const SOCIAL = createChunk<SocialProps>(() => import('./social-buttons.tsx'))

/** The buttons have their own file: where an ad blocker stops it, e-mail and password work alone. */
export const LateSocialButtons = (props: SocialProps) =>
  useServices().identity.available && (
    <LazyPart chunk={SOCIAL} with={props} skeleton={<div className="social-buttons-place" />} frame={() => null} />
  )
