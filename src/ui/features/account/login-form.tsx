import { type SubmitEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { missingIn } from '../../../domain/account/session.ts'
import { visibleText } from '../../../domain/text.ts'
import { Button } from '../../kit/button.tsx'
import { Dialog, type DialogProps } from '../../kit/dialog.tsx'
import { paths } from '../../site/paths.ts'
import { useServices, useStored } from '../../data/services.ts'
import { FailureNotice } from '../../notices/failure-notice.tsx'
import { fieldText } from '../../notices/failure-text.ts'
import { clearNotices } from '../../notices/toasts.ts'
import { LateSocialButtons, MailField, PasswordField, useAccountMail, useLoginFlow } from './account-parts.tsx'
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

const NOTHING = { mail: false, password: false }

export const LoginForm = () => {
  const { login, social, failure, asking, succeeded, busy } = useLoginFlow()
  const [mail, remember] = useAccountMail()
  const { loginIntent } = useServices()
  // The reason is empty if the login was opened directly.
  const [reason] = useState(() => {
    const intent = loginIntent.pending()
    return intent && reasonFor(intent)
  })
  const form = useRef<HTMLFormElement>(null)
  const [missing, setMissing] = useState(NOTHING)
  const control = (name: string) => form.current?.elements.namedItem(name) as HTMLInputElement | null

  useEffect(
    () => () => {
      if (login.getSnapshot().status === 'active') login.send({ type: 'abandoned' })
    },
    [login],
  )

  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (busy) return
    // A password manager may fill the inputs without an event for React.
    const credentials = {
      mail: visibleText(control('mail')?.value ?? ''),
      password: control('password')?.value ?? '',
    }
    remember(credentials.mail)
    clearNotices()
    social.send({ type: 'abandoned' })
    login.send({ type: 'form.sent', credentials })
    const absent = missingIn(credentials)
    setMissing(absent)
    if (login.getSnapshot().matches('editing')) control(absent.mail ? 'mail' : 'password')?.focus()
  }

  const enterDemo = () => {
    for (const [name, value] of Object.entries(DEMO)) {
      const field = control(name)
      if (field !== null) field.value = value
    }
    form.current?.querySelector<HTMLButtonElement>('[type=submit]')?.focus()
    form.current?.requestSubmit()
  }

  return (
    <div className="stack">
      {reason && <p className="note strong">{reason}</p>}
      {/* `noValidate`: the document's toast reports empty fields, not the browser's bubbles. */}
      <form ref={form} method="post" className="stack" noValidate onSubmit={submit}>
        <MailField
          defaultValue={mail}
          error={missing.mail ? 'Escribe tu correo electrónico.' : fieldText(failure, 'mail')}
          onChange={(event) => {
            remember(event.target.value)
            setMissing({ ...missing, mail: false })
          }}
        />
        <PasswordField
          autoComplete="current-password"
          error={missing.password ? 'Escribe tu contraseña.' : fieldText(failure, 'password')}
          onChange={() => setMissing({ ...missing, password: false })}
        />
        <p>
          <a href={paths.recovery} className="touch-target small underlined">
            ¿Olvidaste tu contraseña?
          </a>
        </p>
        <Button type="submit" busy={asking || succeeded}>
          Ingresar
        </Button>
        {failure && <FailureNotice failure={failure} failedAction="login" compact quiet />}
      </form>
      <LateSocialButtons step="logIn" onAsk={() => setMissing(NOTHING)} />
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
  useEffect(() => {
    if (goneOn > 0) leave()
  }, [goneOn])
  const giveUp = () => {
    if (!succeeded) loginIntent.forget()
    onClose()
  }
  return (
    <Dialog open={open} onClose={giveUp} onLeave={onClose} title="Ingresa a tu cuenta" variant="sheet">
      <LoginForm key={goneOn} />
    </Dialog>
  )
}
