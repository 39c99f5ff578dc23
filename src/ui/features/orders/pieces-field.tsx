import { useEffect, useRef, useState, type InputHTMLAttributes } from 'react'
import { parsePieces, type PiecesProblem } from '../../../domain/orders/quantity-input.ts'
import { selectOnFocus } from '../../kit/select-on-focus.ts'
import { pieces as piecesText } from '../../lib/format.ts'
import './pieces-field.css'

const problemText = (problem: PiecesProblem, typed: string, kept: number) => {
  const stays = kept === 0 ? 'Sigue sin piezas.' : kept === 1 ? 'Sigue en 1 pieza.' : `Siguen ${piecesText(kept)}.`
  switch (problem) {
    case 'unreadable':
      return `«${typed}» no es un número. ${stays}`
    case 'fraction':
      return `Solo se venden piezas enteras, y escribiste ${typed}. ${stays}`
    case 'negative':
      return `No puede haber menos de 0 piezas. ${stays}`
    case 'too-many':
      return `Lo más que cabe en una casilla son 9,999 piezas. ${stays}`
  }
}

interface Props extends Pick<InputHTMLAttributes<HTMLInputElement>, 'id' | 'onKeyDown' | 'onPaste' | 'enterKeyHint'> {
  label: string
  pieces: number
  problemId?: string | undefined
  /** With each letter. */
  onPieces: (pieces: number) => void
  /** In an order what is typed counts when its field is left, with Enter, and when the page is left. */
  onLeave?: (pieces: number) => void
  onProblem: (text: string) => void
}

/** A number of pieces in a grid. What cannot be read changes nothing: the field says so and keeps what it had. */
export const PiecesField = ({ label, pieces, problemId, onPieces, onLeave, onProblem, ...rest }: Props) => {
  const [typing, setTyping] = useState<{ text: string; before: number } | null>(null)
  const piecesOf = (text: string, before: number) => {
    const parsed = parsePieces(text)
    return 'problem' in parsed ? before : parsed.pieces
  }

  const type = (text: string) => {
    const before = typing?.before ?? pieces
    setTyping({ text, before })
    const parsed = parsePieces(text)
    onProblem('problem' in parsed ? problemText(parsed.problem, text.trim(), before) : '')
    onPieces(piecesOf(text, before))
  }
  const leave = () => {
    setTyping(null)
    if (typing === null && problemId !== undefined) onProblem('')
    if (typing !== null) onLeave?.(piecesOf(typing.text, typing.before))
  }

  const last = useRef(leave)
  useEffect(() => {
    last.current = leave
  })
  useEffect(() => {
    const left = () => last.current()
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
      maxLength={12}
      value={typing?.text ?? (pieces === 0 ? '' : pieces)}
      onChange={(event) => type(event.target.value)}
      {...selectOnFocus}
      onBlur={({ currentTarget }) => {
        // Another window has the focus: the field keeps it in this one.
        if (document.activeElement !== currentTarget) leave()
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && !event.nativeEvent.isComposing) leave()
      }}
      {...rest}
    />
  )
}
