import { useEffect, useEffectEvent, useState } from 'react'
import { missingIn, type Credentials } from '../../../domain/account/session.ts'
import { visibleText } from '../../../domain/text.ts'
import { Button } from '../../kit/button.tsx'
import { Dialog, type DialogProps } from '../../kit/dialog.tsx'
import { Form, Submit, useFields } from '../../kit/form.tsx'
import { paths } from '../../site/paths.ts'
import { useServices, useStored } from '../../data/services.ts'
import { FailureNotice } from '../../notices/failure-notice.tsx'
import { clearNotices, notices, notify } from '../../notices/toasts.ts'
import { LateSocialButtons, MailField, PasswordField } from './account-parts.tsx'
import { useAccountMail, useLoginFlow } from './use-login-flow.ts'
import { reasonFor } from './intents.ts'
import './account.css'

const DEMO = { mail: 'demo@puntada.mx', password: 'mayoreo123' } as const

const DemoAccount = ({ onUse }: { onUse: () => void }) => (
  <aside className="account-demo note stack-2 small" aria-label="Cuenta de demostración">
    <p>
      Cuenta de demostración: <strong>{DEMO.mail}</strong>, contraseña <strong>{DEMO.password}</strong>
    </p>
    <Button tone="quiet" onClick={onUse}>
      Usar esta cuenta
    </Button>
  </aside>
)

const TEXTS = { mail: 'Escribe tu correo electrónico.', password: 'Escribe tu contraseña.' }

export const LoginForm = () => {
  const { login, social, failure, busy } = useLoginFlow()
  const [typedMail, remember] = useAccountMail()
  const { loginIntent } = useServices()
  // The reason is empty if the login was opened directly.
  const [reason] = useState(() => {
    const intent = loginIntent.pending()
    return intent && reasonFor(intent)
  })
  const { values, field, forget, ...fields } = useFields({ mail: typedMail, password: '' }, missingIn, TEXTS, failure)
  useEffect(() => remember(values.mail))
  useEffect(
    () => () => {
      if (login.getSnapshot().status === 'active') login.send({ type: 'abandoned' })
    },
    [login],
  )

  const begin = () => {
    clearNotices()
    social.send({ type: 'abandoned' })
  }
  const send = ({ mail, password }: Credentials) => {
    begin()
    login.send({ type: 'form.sent', credentials: { mail: visibleText(mail), password } })
  }
  const tellIncomplete = () => {
    begin()
    login.send({ type: 'abandoned' })
    notify(notices.loginIncomplete())
  }
  const enterDemo = () => {
    if (busy) return
    fields.write(DEMO)
    send(DEMO)
  }

  return (
    <div className="stack">
      {reason && <p className="note strong">{reason}</p>}
      <Form
        fields={fields}
        failure={failure && <FailureNotice failure={failure} failedAction="login" compact quiet />}
        busy={busy}
        onSend={send}
        onWrong={tellIncomplete}
      >
        <MailField {...field('mail')} />
        <PasswordField {...field('password')} autoComplete="current-password" />
        <p>
          <a href={paths.recovery} className="touch-target small underlined">
            ¿Olvidaste tu contraseña?
          </a>
        </p>
        <Submit>Ingresar</Submit>
      </Form>
      <LateSocialButtons step="logIn" onAsk={forget} />
      {import.meta.env.VITE_OFFLINE && <DemoAccount onUse={enterDemo} />}
      <p className="between">
        <span>¿Todavía no compras con nosotros?</span>
        <a href={paths.signUp} className="touch-target underlined-on-hover strong pink">
          Crea tu cuenta
        </a>
      </p>
    </div>
  )
}

/** Closing the dialog drops the interrupted action; its links do not. */
export default function LoginDialog({ open, onClose }: DialogProps) {
  const { loginIntent } = useServices()
  const { succeeded } = useLoginFlow()
  const goneOn = useStored(loginIntent.goneOn)
  const leave = useEffectEvent(() => open && onClose())
  // It may be opened for the first time after a login that went on.
  const [before] = useState(goneOn)
  useEffect(() => {
    if (goneOn > before) leave()
  }, [goneOn, before])
  const giveUp = () => {
    if (!succeeded) loginIntent.forget()
    onClose()
  }
  return (
    <Dialog open={open} onClose={giveUp} onLeave={onClose} title="Ingresa a tu cuenta">
      <LoginForm key={goneOn} />
    </Dialog>
  )
}
