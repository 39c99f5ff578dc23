import { type FocusEvent, type InputHTMLAttributes, type MouseEvent, useEffect, useEffectEvent, useState } from 'react'
import { parsePieces, type PiecesProblem } from '../../../domain/orders/quantity-input.ts'
import { isComposing } from '../../lib/is-composing.ts'
import { pieces as piecesText } from '../../lib/format.ts'
import './size-table.css'

interface Props extends Pick<InputHTMLAttributes<HTMLInputElement>, 'onKeyDown' | 'onPaste' | 'enterKeyHint'> {
  label: string
  pieces: number
  problemId: string | undefined
  /** With each letter; null for what is no number of pieces. `before`: what the field had before it was edited. */
  onType: (pieces: number | null, before: number) => void
  /** In an order what is typed counts when its field is left, with Enter, and when the page is left; null as above. */
  onLeave: (pieces: number | null) => void
  onProblem: (problem: PiecesProblem | null, typed: string) => void
}

const read = (text: string) => {
  const parsed = parsePieces(text)
  return 'problem' in parsed ? { ...parsed, pieces: null } : { ...parsed, problem: null }
}

/** A number of pieces in a grid. What cannot be read changes nothing: the field says so and keeps what it had. */
export const PiecesField = ({ label, pieces, problemId, onType, onLeave, onProblem, onKeyDown, ...input }: Props) => {
  const [typing, setTyping] = useState<{ text: string; before: number } | null>(null)

  const type = (text: string) => {
    const before = typing?.before ?? pieces
    setTyping({ text, before })
    const parsed = read(text)
    onProblem(parsed.problem, text.trim())
    onType(parsed.pieces, before)
  }
  const leave = () => {
    setTyping(null)
    if (typing !== null) onLeave(read(typing.text).pieces)
    else if (problemId !== undefined) onProblem(null, '')
  }

  const left = useEffectEvent(leave)
  useEffect(() => {
    // Before the stores write what they have, at the same event.
    window.addEventListener('pagehide', left, true)
    return () => {
      window.removeEventListener('pagehide', left, true)
      left()
    }
  }, [])

  return (
    <input
      type="text"
      className="pieces-field tabular"
      aria-label={label}
      aria-invalid={problemId !== undefined || undefined}
      aria-describedby={problemId}
      inputMode="numeric"
      autoComplete="off"
      placeholder="0"
      maxLength={24}
      value={typing?.text ?? (pieces === 0 ? '' : pieces)}
      onChange={(event) => type(event.target.value)}
      {...selectOnFocus}
      onBlur={({ currentTarget }) => {
        // Another window has the focus: the field keeps it in this one.
        if (document.activeElement !== currentTarget) leave()
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && !isComposing(event)) leave()
        onKeyDown?.(event)
      }}
      {...input}
    />
  )
}

export const problemText = (problem: PiecesProblem, typed: string, kept: number) => {
  const stays = kept === 0 ? 'Sigue sin piezas.' : kept === 1 ? 'Sigue en 1 pieza.' : `Siguen ${piecesText(kept)}.`
  switch (problem) {
    case 'unreadable':
      return `«${typed}» no es un número. ${stays}`
    case 'ambiguous':
      return `«${typed}» se puede leer de dos maneras. Escribe las piezas sin puntos ni comas. ${stays}`
    case 'fraction':
      return `Solo se venden piezas enteras, y escribiste ${typed}. ${stays}`
    case 'negative':
      return `No puede haber menos de 0 piezas. ${stays}`
    case 'too-many':
      return `Lo más que cabe en una casilla son 9,999 piezas. ${stays}`
  }
}

const pressed = new WeakSet<HTMLInputElement>()

/** WebKit would give the selection up at the end of the press that brought the focus. */
export const selectOnFocus = {
  onMouseDown: ({ currentTarget }: MouseEvent<HTMLInputElement>) => void pressed.delete(currentTarget),
  onFocus: ({ currentTarget }: FocusEvent<HTMLInputElement>) => {
    pressed.add(currentTarget)
    currentTarget.select()
  },
  onMouseUp: (event: MouseEvent<HTMLInputElement>) => {
    if (pressed.delete(event.currentTarget)) event.preventDefault()
  },
}
