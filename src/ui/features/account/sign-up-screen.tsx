import { useEffect, type FocusEvent } from 'react'
import { useLocation } from 'wouter'
import { cleanRegistration, MIN_PASSWORD_LENGTH, wrongIn, type Registration } from '../../../domain/account/session.ts'
import { fail, type Failure, writeOutcome } from '../../../domain/result.ts'
import { AccountFrame, GuestsOnly, LateSocialButtons, MailField, PasswordField } from './account-parts.tsx'
import { useAccountMail } from './use-login-flow.ts'
import { ButtonLink } from '../../kit/button.tsx'
import { Form, Submit, useFields } from '../../kit/form.tsx'
import { FailureNotice } from '../../notices/failure-notice.tsx'
import { Field } from '../../kit/field.tsx'
import { paths } from '../../site/paths.ts'
import { focusGoesTo } from '../../kit/press.ts'
import { PrivacyLink } from '../../site/privacy-link.tsx'
import { useServices } from '../../data/services.ts'
import { notices, notify } from '../../notices/toasts.ts'
import { useSend } from '../../site/use-send.ts'

const TEXTS = {
  name: 'Escribe tu nombre.',
  mail: 'Escribe un correo completo, como ana@correo.mx.',
  phone: 'Escribe los 10 dígitos de tu teléfono, sin letras ni extensión.',
  password: `Usa ${MIN_PASSWORD_LENGTH} caracteres o más.`,
}
const EMPTY = { name: '', phone: '', password: '' }

const mayHaveAccount = (failure: Failure) =>
  failure.kind === 'refused' || writeOutcome(fail(failure)).kind === 'unknown'

/** A field shows its error after it was left with a value, or when the form is sent. */
const SignUpForm = () => {
  const { accounts, site } = useServices()
  const [, navigate] = useLocation()
  const [typedMail, remember] = useAccountMail()
  const { busy, failure, attempt, run, forget } = useSend()
  const { values, field, check, ...fields } = useFields({ ...EMPTY, mail: typedMail }, wrongIn, TEXTS, failure)
  const password = field('password')
  useEffect(() => remember(values.mail))
  const text = (name: keyof typeof TEXTS) => ({
    ...field(name),
    onBlur(event: FocusEvent<HTMLInputElement>) {
      // An error that appears while the form's button goes down would move it away from the pointer.
      const isSending = focusGoesTo(event)?.matches('[type=submit]') === true
      if (event.target.value !== '' && !isSending) check(name)
    },
  })

  const send = (typed: Registration) =>
    run(
      () => accounts.register(cleanRegistration(typed)),
      () => {
        notify(notices.accountCreated())
        navigate(paths.verification)
      },
    )

  return (
    <div className="stack">
      <Form
        fields={fields}
        failure={failure && <FailureNotice key={attempt} failure={failure} failedAction="signUp" compact />}
        busy={busy}
        onSend={(typed) => void send(typed)}
      >
        <Field {...text('name')} label="Nombre completo" autoComplete="name" />
        <MailField {...text('mail')} help="Lo usarás para ingresar." />
        <Field
          {...text('phone')}
          label="Teléfono"
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          help="A 10 dígitos, para que el fabricante te conteste."
        />
        <PasswordField
          {...password}
          autoComplete="new-password"
          help={!password.error && `${MIN_PASSWORD_LENGTH} caracteres o más.`}
        />
        {site.privacy && (
          <p className="small">
            Al crear tu cuenta aceptas el <PrivacyLink />.
          </p>
        )}
        <Submit>Crear mi cuenta</Submit>
      </Form>
      {failure && mayHaveAccount(failure) && (
        <ButtonLink href={paths.login} tone="quiet">
          Ingresar con ese correo
        </ButtonLink>
      )}
      <LateSocialButtons step="register" onAsk={forget} />
      <ButtonLink href={paths.login} tone="ghost">
        Ya tengo cuenta
      </ButtonLink>
    </div>
  )
}

export default function SignUpScreen() {
  return (
    <AccountFrame
      title="Crea tu cuenta"
      description="Crea tu cuenta para comprar ropa de mayoreo directo al fabricante."
      lead="Compra directo al fabricante: guarda favoritos, manda mensajes y haz pedidos."
    >
      <GuestsOnly>
        <SignUpForm />
      </GuestsOnly>
    </AccountFrame>
  )
}
