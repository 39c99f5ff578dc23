import { useRef, useState, type SyntheticEvent } from 'react'
import { Button, buttonClass } from '../../kit/button.tsx'
import { Dialog, type DialogProps } from '../../kit/dialog.tsx'
import { Field, TextareaField } from '../../kit/field.tsx'
import { NewWindow } from '../../kit/new-window.tsx'
import { useServices } from '../../lib/services.ts'
import { useFields } from '../../lib/use-fields.ts'
import { CUSTOMER_SERVICE_STORE } from '../../../domain/messaging/messaging.ts'
import { paths } from '../../lib/paths.ts'
import { contactWays } from './contact.ts'
import './info.css'

const EMPTY = { name: '', phone: '', mail: '', comment: '' }

const asMessage = ({ name, phone, mail, comment }: typeof EMPTY) =>
  [comment, name, phone, mail]
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n')

/** R2.37: sends nothing and says so. Closing it loses nothing that was typed. */
export default function ContactDialog({ open, onClose }: DialogProps) {
  const { site } = useServices()
  const { values: typed, field } = useFields(EMPTY)
  const [told, setTold] = useState(false)
  const answer = useRef<HTMLDivElement>(null)
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    setTold(true)
    answer.current?.focus()
  }
  return (
    <Dialog open={open} onClose={onClose} title="Contacto">
      <form className="stack" noValidate onSubmit={submit}>
        <Field label="Nombre" autoComplete="name" {...field('name')} />
        <Field label="Teléfono" type="tel" autoComplete="tel" {...field('phone')} />
        <Field label="Correo electrónico" type="email" autoComplete="email" {...field('mail')} />
        <TextareaField label="Comentario" {...field('comment')} />
        <div role="status" tabIndex={-1} ref={answer} className="contact-dialog-answer note stack-3">
          {told && (
            <>
              <p>
                <strong>Este formulario todavía no envía mensajes.</strong> Lo que escribiste sigue aquí y no salió de
                tu navegador. Escríbenos por uno de estos medios:
              </p>
              <ul className="cluster">
                {contactWays(site, asMessage(typed))
                  .toReversed()
                  .map(({ icon, text, href }) => (
                    <li key={icon}>
                      {icon === 'whatsapp' ? (
                        <a className={buttonClass('primary')} href={href} target="_blank" rel="noopener noreferrer">
                          Enviarlo por WhatsApp
                          <NewWindow />
                        </a>
                      ) : (
                        <a className={buttonClass('quiet')} href={href}>
                          {text}
                        </a>
                      )}
                    </li>
                  ))}
                <li>
                  <a className={buttonClass('quiet')} href={paths.chat(CUSTOMER_SERVICE_STORE)}>
                    Chat de atención a clientes
                  </a>
                </li>
              </ul>
            </>
          )}
        </div>
        <Button type="submit">Enviar comentario</Button>
      </form>
    </Dialog>
  )
}
