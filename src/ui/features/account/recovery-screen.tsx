import { useEffect, useRef, useState, type SubmitEvent } from 'react'
import { looksLikeMail } from '../../../domain/account/session.ts'
import { visibleText } from '../../../domain/text.ts'
import { AccountFrame, MailField, useAccountMail } from './account-parts.tsx'
import { Button, ButtonLink } from '../../kit/button.tsx'
import { FailureNotice } from '../../notices/failure-notice.tsx'
import { paths } from '../../site/paths.ts'
import { useServices } from '../../data/services.ts'
import { useFields, useSend } from '../../site/forms.ts'

const Sent = ({ mail, onAgain }: { mail: string; onAgain: () => void }) => {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="stack">
      <h2 ref={heading} tabIndex={-1}>
        Revisa tu correo
      </h2>
      <p>
        Si hay una cuenta con <strong>{mail}</strong>, ahí llegan los pasos para cambiar la contraseña.
      </p>
      <p className="muted">
        Si no llega en unos minutos, busca en tu correo no deseado o revisa que la dirección sea la tuya.
      </p>
      {import.meta.env.VITE_OFFLINE && (
        <p className="muted">Esta es una demostración: no sale ningún correo de verdad.</p>
      )}
      <div className="cluster">
        <ButtonLink href={paths.login}>Volver a ingresar</ButtonLink>
        <Button tone="quiet" onClick={onAgain}>
          Usar otro correo
        </Button>
      </div>
    </div>
  )
}

const wrongIn = ({ mail }: { mail: string }) => (looksLikeMail(mail) ? {} : ({ mail: 'wrong' } as const))

export default function RecoveryScreen() {
  const { accounts } = useServices()
  const [typedMail, remember] = useAccountMail()
  const { busy, failure, attempt, run } = useSend()
  const texts = { wrong: 'Escribe un correo completo, como ana@correo.mx.' }
  const { values, field, valid } = useFields({ mail: typedMail }, wrongIn, texts, failure)
  useEffect(() => remember(values.mail))
  const [sentTo, setSentTo] = useState<string | null>(null)

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    const fields = valid(event)
    if (fields === null) return
    const mail = visibleText(fields.mail)
    void run(
      () => accounts.recoverPassword({ mail }),
      () => setSentTo(mail),
    )
  }

  return (
    <AccountFrame
      title="Recupera tu contraseña"
      description="Recibe en tu correo cómo cambiar tu contraseña."
      lead="Escribe el correo de tu cuenta y te enviamos los pasos para poner una contraseña nueva."
    >
      {sentTo !== null ? (
        <Sent mail={sentTo} onAgain={() => setSentTo(null)} />
      ) : (
        <form method="post" className="stack" noValidate onSubmit={submit}>
          <MailField {...field('mail')} />
          <Button type="submit" busy={busy}>
            Enviar instrucciones
          </Button>
          {failure && <FailureNotice key={attempt} failure={failure} failedAction="recovery" compact />}
          {failure?.kind === 'refused' && (
            <ButtonLink href={paths.signUp} tone="quiet">
              Crea tu cuenta
            </ButtonLink>
          )}
          <ButtonLink href={paths.login} tone="ghost">
            Volver a ingresar
          </ButtonLink>
        </form>
      )}
    </AccountFrame>
  )
}
