import { useState, type InputHTMLAttributes } from 'react'
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
  /** In an order an empty or a 0 field removes nothing until it is left. */
  removesOnLeave?: boolean
  problemId?: string | undefined
  onPieces: (pieces: number) => void
  onProblem: (text: string) => void
}

/** A number of pieces in a grid. What cannot be read changes nothing: the field says so and keeps what it had. */
export const PiecesField = ({
  label,
  pieces,
  removesOnLeave = false,
  problemId,
  onPieces,
  onProblem,
  ...rest
}: Props) => {
  const [typing, setTyping] = useState<{ text: string; before: number } | null>(null)

  const type = (text: string) => {
    const before = typing?.before ?? pieces
    setTyping({ text, before })
    const parsed = parsePieces(text)
    onProblem('problem' in parsed ? problemText(parsed.problem, text.trim(), before) : '')
    const wanted = 'problem' in parsed ? before : parsed.pieces
    if (wanted > 0 || !removesOnLeave) onPieces(wanted)
  }
  const leave = () => {
    if (removesOnLeave && typing !== null && /^\s*0+\s*$/.test(typing.text)) onPieces(0)
    setTyping(null)
  }

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
      onBlur={leave}
      {...rest}
    />
  )
}
