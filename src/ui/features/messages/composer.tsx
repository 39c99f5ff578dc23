import { useRef, useState, type KeyboardEvent, type SyntheticEvent } from 'react'
import { withText } from '../../../domain/messaging/messaging.ts'
import { isBlank } from '../../../domain/text.ts'
import { draftText } from '../orders/texts.ts'
import { useBuyer, useOpenOrders } from '../orders/use-orders.ts'
import { Button } from '../../kit/button.tsx'
import { Icon } from '../../kit/icon.tsx'
import { fieldAria } from '../../kit/field.tsx'
import { tooLongText } from '../../kit/format.ts'
import { isComposing } from '../../kit/is-composing.ts'
import { useServices, useStored } from '../../data/services.ts'
import { ProductCard, type ProductSubject } from './subjects.tsx'
import './messages.css'

/** The API names no limit: this is more than a chat needs. */
const MESSAGE_LENGTH = 2000

const QUESTIONS = ['¿Hay existencia?', '¿Cuánto tarda?', '¿Envían a mi ciudad?']

interface Props {
  user: string
  storeId: string
  about: ProductSubject | null
  waits: boolean
  onSend: (text: string) => boolean
}

export const Composer = ({ user, storeId, about, waits, onSend }: Props) => {
  const draft = useServices().messageStores.draft(user, storeId)
  const text = useStored(draft)
  const [isMissing, setMissing] = useState(false)
  const buyer = useBuyer()
  const ordered = useOpenOrders().drafts.find((one) => one.storeId === storeId)
  const order = ordered ? draftText(ordered, buyer) : ''
  const wait = waits && 'No pudimos leer la conversación: lo que escribas espera aquí, y lo envías cuando se lea.'
  const error = tooLongText(text, MESSAGE_LENGTH) ?? (isMissing ? 'Escribe un mensaje antes de enviarlo.' : null)
  const field = useRef<HTMLTextAreaElement>(null)

  const write = (value: string) => {
    setMissing(false)
    draft.edit(() => value)
  }

  /** The buyer sends the text: the field has the focus. */
  const fill = (added: string) => {
    const now = draft.read()
    write(isBlank(now) ? added : withText(now, added))
    field.current?.focus()
  }

  const send = (event: SyntheticEvent) => {
    event.preventDefault()
    // The draft is read anew: a second press may come before the field is drawn empty.
    const now = draft.read()
    if (now.length > MESSAGE_LENGTH || waits) return
    if (onSend(now)) write('')
    else setMissing(true)
    field.current?.focus()
  }

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || isComposing(event)) return
    if (event.repeat) event.preventDefault()
    else send(event)
  }

  return (
    <form method="post" className="composer dock dock-line between" onSubmit={send} noValidate>
      {about && <ProductCard {...about} />}
      {(isBlank(text) || (order !== '' && !text.includes(order))) && (
        <div className="composer-ways row scroll-row">
          {order !== '' && (
            <Button tone="text" onClick={() => fill(order)}>
              Adjuntar mi pedido
            </Button>
          )}
          {isBlank(text) &&
            QUESTIONS.map((question) => (
              <Button key={question} tone="pill" onClick={() => fill(question)}>
                {question}
              </Button>
            ))}
        </div>
      )}
      {wait && (
        <p className="small" id="mensaje-help">
          {wait}
        </p>
      )}
      {/* The error is above the field, which may be as tall as the window. */}
      {error && (
        <p className="field-error small" id="mensaje-error" role="alert">
          <Icon name="alert" size={16} />
          <span>{error}</span>
        </p>
      )}
      <label className="visually-hidden" htmlFor="mensaje">
        Escribe un mensaje
      </label>
      <textarea
        ref={field}
        {...fieldAria('mensaje', wait, error)}
        className="field-control"
        // Safari before 26.2 grows no field by itself: a row for each line.
        rows={text.split('\n').length}
        placeholder="Escribe un mensaje"
        enterKeyHint="send"
        value={text}
        onChange={({ target }) => write(target.value)}
        onKeyDown={onKeyDown}
      />
      <Button type="submit" aria-disabled={waits || undefined}>
        Enviar
      </Button>
    </form>
  )
}
