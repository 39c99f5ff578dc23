import { useEffect, useRef, useState } from 'react'
import { looksLikeMail } from '../../../domain/account/session.ts'
import { visibleText } from '../../../domain/text.ts'
import { AccountFrame, MailField } from './account-parts.tsx'
import { useAccountMail } from './use-login-flow.ts'
import { Button, ButtonLink } from '../../kit/button.tsx'
import { Form, Submit, useFields } from '../../kit/form.tsx'
import { FailureNotice } from '../../notices/failure-notice.tsx'
import { paths } from '../../site/paths.ts'
import { useServices } from '../../data/services.ts'
import { useSend } from '../../site/use-send.ts'

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

const wrongIn = ({ mail }: { mail: string }) => (looksLikeMail(mail) ? [] : (['mail'] as const))
const TEXTS = { mail: 'Escribe un correo completo, como ana@correo.mx.' }

export default function RecoveryScreen() {
  const { accounts } = useServices()
  const [typedMail, remember] = useAccountMail()
  const { busy, failure, attempt, run } = useSend()
  const { values, field, ...fields } = useFields({ mail: typedMail }, wrongIn, TEXTS, failure)
  useEffect(() => remember(values.mail))
  const [sentTo, setSentTo] = useState<string | null>(null)

  const send = (typed: { mail: string }) => {
    const mail = visibleText(typed.mail)
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
        <div className="stack">
          <Form
            fields={fields}
            failure={failure && <FailureNotice key={attempt} failure={failure} failedAction="recovery" compact />}
            busy={busy}
            onSend={send}
          >
            <MailField {...field('mail')} />
            <Submit>Enviar instrucciones</Submit>
          </Form>
          {failure?.kind === 'refused' && (
            <ButtonLink href={paths.signUp} tone="quiet">
              Crea tu cuenta
            </ButtonLink>
          )}
          <ButtonLink href={paths.login} tone="ghost">
            Volver a ingresar
          </ButtonLink>
        </div>
      )}
    </AccountFrame>
  )
}
