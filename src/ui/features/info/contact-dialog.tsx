import { useRef, useState, type FormEvent } from 'react'
import { Button, buttonClass } from '../../kit/button.tsx'
import { Dialog, type DialogProps } from '../../kit/dialog.tsx'
import { Field, TextareaField } from '../../kit/field.tsx'
import { NewWindow } from '../../kit/new-window.tsx'
import { useServices } from '../../lib/services.ts'
import { useFields } from '../../lib/use-fields.ts'
import { CUSTOMER_SERVICE_STORE } from '../../../domain/messaging/messaging.ts'
import { paths } from '../../lib/paths.ts'
import { contactLinks } from './contact.ts'
import './contact-dialog.css'

const EMPTY = { name: '', phone: '', mail: '', comment: '' }

const asMessage = ({ name, phone, mail, comment }: typeof EMPTY) =>
  [comment, name, phone, mail]
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n')

/**
 * R2.37: the form sends nothing and says so. What was typed is state of the dialog, so that closing it loses nothing.
 */
export default function ContactDialog({ open, onClose }: DialogProps) {
  const { site } = useServices()
  const { values: typed, field } = useFields(EMPTY)
  const [told, setTold] = useState(false)
  const answer = useRef<HTMLDivElement>(null)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTold(true)
    answer.current?.focus()
  }
  const message = asMessage(typed)
  const links = contactLinks(site, message || undefined)
  return (
    <Dialog open={open} onClose={onClose} title="Contacto">
      <form className="stack" noValidate onSubmit={submit}>
        <Field label="Nombre" autoComplete="name" {...field('name')} />
        <Field label="Teléfono" type="tel" autoComplete="tel" {...field('phone')} />
        <Field label="Correo electrónico" type="email" autoComplete="email" {...field('mail')} />
        <TextareaField label="Comentario" {...field('comment')} />
        <div role="status" tabIndex={-1} ref={answer} className="contact-dialog-answer stack-3">
          {told && (
            <>
              <p>
                <strong>Este formulario todavía no envía mensajes.</strong> Lo que escribiste sigue aquí y no salió de
                tu navegador. Escríbenos por uno de estos medios:
              </p>
              <ul className="cluster">
                {links.chat !== null && (
                  <li>
                    <a className={buttonClass('primary')} href={links.chat} target="_blank" rel="noopener noreferrer">
                      Enviarlo por WhatsApp
                      <NewWindow />
                    </a>
                  </li>
                )}
                {links.write !== null && (
                  <li>
                    <a className={buttonClass('quiet')} href={`${links.write}?body=${encodeURIComponent(message)}`}>
                      {site.mail}
                    </a>
                  </li>
                )}
                {links.call !== null && (
                  <li>
                    <a className={buttonClass('quiet')} href={links.call}>
                      {site.phone}
                    </a>
                  </li>
                )}
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
