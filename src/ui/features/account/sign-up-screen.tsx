import { useEffect, type FocusEvent, type SubmitEvent } from 'react'
import { useLocation } from 'wouter'
import {
  cleanRegistration,
  MIN_PASSWORD_LENGTH,
  registrationProblems,
  type RegistrationProblem,
} from '../../../domain/account/session.ts'
import { fail, type Failure, writeOutcome } from '../../../domain/result.ts'
import {
  AccountFrame,
  GuestsOnly,
  LateSocialButtons,
  MailField,
  PasswordField,
  useAccountMail,
} from './account-parts.tsx'
import { Button, ButtonLink } from '../../kit/button.tsx'
import { FailureNotice } from '../../notices/failure-notice.tsx'
import { Field } from '../../kit/field.tsx'
import { paths } from '../../site/paths.ts'
import { focusGoesTo } from '../../kit/press.ts'
import { PrivacyLink } from '../../site/privacy-link.tsx'
import { useServices } from '../../data/services.ts'
import { notices, notify } from '../../notices/toasts.ts'
import { useFields, useSend } from '../../site/forms.ts'

const PROBLEMS: Record<RegistrationProblem, string> = {
  'name-empty': 'Escribe tu nombre.',
  'mail-wrong': 'Escribe un correo completo, como ana@correo.mx.',
  'phone-wrong': 'Escribe los 10 dígitos de tu teléfono, sin letras ni extensión.',
  'password-short': `Usa ${MIN_PASSWORD_LENGTH} caracteres o más.`,
}

const mayHaveAccount = (failure: Failure) =>
  failure.kind === 'refused' || writeOutcome(fail(failure)).kind === 'unknown'

/** A field shows its error after it was left with a value, or when the form is sent. */
const SignUpForm = () => {
  const { accounts, site } = useServices()
  const [, navigate] = useLocation()
  const [typedMail, remember] = useAccountMail()
  const { busy, failure, attempt, run, forget } = useSend()
  const { values, field, errorOf, check, valid } = useFields(
    { name: '', mail: typedMail, phone: '', password: '' },
    registrationProblems,
    PROBLEMS,
    failure,
  )
  useEffect(() => remember(values.mail))
  const text = (name: keyof typeof values) => ({
    ...field(name),
    onBlur(event: FocusEvent<HTMLInputElement>) {
      // An error that appears while the form's button goes down would move it away from the pointer.
      const isSending = focusGoesTo(event)?.matches('[type=submit]') === true
      if (event.target.value !== '' && !isSending) check(name)
    },
  })

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    const fields = valid(event)
    if (fields === null) return
    void run(
      () => accounts.register(cleanRegistration(fields)),
      () => {
        notify(notices.accountCreated())
        navigate(paths.verification)
      },
    )
  }

  return (
    <div className="stack">
      <form method="post" className="stack" noValidate onSubmit={submit}>
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
          {...field('password')}
          autoComplete="new-password"
          help={errorOf('password') === null ? `${MIN_PASSWORD_LENGTH} caracteres o más.` : undefined}
        />
        {site.privacy && (
          <p className="small">
            Al crear tu cuenta aceptas el <PrivacyLink />.
          </p>
        )}
        <Button type="submit" busy={busy}>
          Crear mi cuenta
        </Button>
        {failure && (
          <>
            <FailureNotice key={attempt} failure={failure} failedAction="signUp" compact />
            {mayHaveAccount(failure) && (
              <ButtonLink href={paths.login} tone="quiet">
                Ingresar con ese correo
              </ButtonLink>
            )}
          </>
        )}
      </form>
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
