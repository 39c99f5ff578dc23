import { useRef, useState, type KeyboardEvent, type SyntheticEvent } from 'react'
import { Button } from '../../kit/button.tsx'
import { Icon } from '../../kit/icon.tsx'
import { fieldAria } from '../../kit/field.tsx'
import { tooLongText } from '../../lib/format.ts'
import { isComposing } from '../../lib/is-composing.ts'
import { useServices, useStored } from '../../lib/services.ts'
import { ProductCard, type ProductSubject } from './subjects.tsx'
import './messages.css'

/** More than any shop's chat needs; a limit of ours, because the API names none. */
const MESSAGE_LENGTH = 2000

interface Props {
  user: string
  storeId: string
  about: ProductSubject | null
  onSend: (text: string) => boolean
}

export const Composer = ({ user, storeId, about, onSend }: Props) => {
  const draft = useServices().messageStores.draft(user, storeId)
  const text = useStored(draft)
  const [isMissing, setMissing] = useState(false)
  const error = tooLongText(text, MESSAGE_LENGTH) ?? (isMissing ? 'Escribe un mensaje antes de enviarlo.' : null)
  const field = useRef<HTMLTextAreaElement>(null)

  const write = (value: string) => {
    setMissing(false)
    draft.edit(() => value)
  }

  const send = (event: SyntheticEvent) => {
    event.preventDefault()
    // As it is now: a second press may come before the field is drawn empty.
    const now = draft.read()
    if (now.length > MESSAGE_LENGTH) return
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
      {/* Above the field, which may be as tall as the window. */}
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
        {...fieldAria('mensaje', null, error)}
        className="field-control"
        // Where a field does not grow by itself (Safari before 26.2): a row for each line.
        rows={text.split('\n').length}
        placeholder="Escribe un mensaje"
        enterKeyHint="send"
        value={text}
        onChange={({ target }) => write(target.value)}
        onKeyDown={onKeyDown}
      />
      <Button type="submit">Enviar</Button>
    </form>
  )
}
