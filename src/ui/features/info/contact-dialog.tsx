import { useLocation } from 'wouter'
import { Button } from '../../kit/button.tsx'
import { Dialog, type DialogProps } from '../../kit/dialog.tsx'
import { Field, TextareaField } from '../../kit/field.tsx'
import { NewWindow } from '../../kit/text.tsx'
import { useRequireLogin } from '../../site/login.tsx'
import { useServices, useUser } from '../../data/services.ts'
import { useFields } from '../../kit/form.tsx'
import { CUSTOMER_SERVICE_STORE as STORE, withText } from '../../../domain/messaging/messaging.ts'
import { visibleText } from '../../../domain/text.ts'
import { paths } from '../../site/paths.ts'
import { contactWays } from './contact.ts'

const EMPTY = { name: '', phone: '', mail: '', comment: '' }

const asMessage = ({ name, phone, mail, comment }: typeof EMPTY) =>
  [comment.trim(), ...[name, phone, mail].map(visibleText)].filter((line) => line !== '').join('\n')

const WAYS = {
  whatsapp: ['WhatsApp', 'Enviar comentario por WhatsApp'],
  mail: ['tu correo', 'Enviar comentario por correo'],
  chat: ['el chat', 'Ir al chat'],
} as const

export default function ContactDialog({ open, onClose }: DialogProps) {
  const { site, messageStores } = useServices()
  const user = useUser()
  const requireLogin = useRequireLogin()
  const [, navigate] = useLocation()
  const { values, field } = useFields(EMPTY)
  const text = asMessage(values)
  const ways = contactWays(site, text)
  const best = ways.findLast((one) => one.icon !== 'phone')
  const way = best?.icon ?? 'chat'
  const [place, label] = WAYS[way]
  /** Takes the text to the chat; false if the login, which keeps it, comes first. */
  const takeToChat = () => {
    if (!requireLogin({ kind: 'chat', storeId: STORE, productId: null, text })) return false
    messageStores.draft(user, STORE).edit((draft) => withText(draft, text))
    return true
  }
  const send = () => {
    if (best?.icon === 'whatsapp') window.open(best.href, '_blank', 'noopener,noreferrer')
    else if (best) window.location.assign(best.href)
    else if (takeToChat()) {
      onClose()
      navigate(paths.chat(STORE))
    }
  }
  return (
    <Dialog open={open} onClose={onClose} title="Contacto">
      <form method="post" className="stack" noValidate onSubmit={(event) => event.preventDefault()}>
        <p className="note">
          <strong>Este formulario no envía mensajes.</strong>{' '}
          <span>{`Su botón abre ${place} con lo que escribas: desde ahí lo envías.`}</span>
        </p>
        <Field label="Nombre" autoComplete="name" {...field('name')} />
        <Field label="Teléfono" type="tel" autoComplete="tel" {...field('phone')} />
        <Field label="Correo electrónico" type="email" autoComplete="email" {...field('mail')} />
        <TextareaField label="Comentario" {...field('comment')} />
        <Button onClick={send}>
          <span>{label}</span>
          {way === 'whatsapp' && <NewWindow />}
        </Button>
        <ul className="cluster">
          {ways
            .filter(({ icon }) => icon !== 'whatsapp')
            .map(({ icon, text, href }) => (
              <li key={icon}>
                <a className="touch-target underlined" href={href}>
                  {text}
                </a>
              </li>
            ))}
          <li>
            <a
              className="touch-target underlined"
              href={paths.chat(STORE)}
              onClick={(event) => {
                if (takeToChat()) return
                event.preventDefault()
                // A followed link closes the dialog, and with it the login.
                event.stopPropagation()
              }}
            >
              Chat de atención a clientes
            </a>
          </li>
        </ul>
      </form>
    </Dialog>
  )
}
