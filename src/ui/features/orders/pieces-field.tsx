import { type FocusEvent, type InputHTMLAttributes, type MouseEvent, type RefObject, useId, useState } from 'react'
import { parsePieces, type PiecesProblem } from '../../../domain/orders/quantity-input.ts'
import { isComposing } from '../../kit/is-composing.ts'
import { integer } from '../../kit/format.ts'
import './size-table.css'

interface Props extends Pick<InputHTMLAttributes<HTMLInputElement>, 'onKeyDown' | 'onPaste'> {
  label: string
  pieces: number
  most: number
  ordered: number
  problemId: string | undefined
  ref: RefObject<HTMLInputElement | null> | undefined
  onChange: (pieces: number | PiecesProblem) => void
  onLeave: () => void
}

/** A cell's number of pieces. A text that is none changes nothing: the field says so and keeps its number. */
export const PiecesField = ({
  label,
  pieces,
  most,
  ordered,
  problemId,
  onChange,
  onLeave,
  onKeyDown,
  ...input
}: Props) => {
  const orderedId = useId()
  const [typing, setTyping] = useState<{ text: string; pieces: number | PiecesProblem } | null>(null)
  // A number that the table lost was changed by something else: a corrida, a paste.
  const isTyped =
    typing !== null && (typeof typing.pieces === 'number' ? [0, pieces].includes(typing.pieces) : problemId)

  const value = isTyped ? typing.text : pieces > 0 ? integer(pieces) : ''
  const type = (changed: string) => {
    // The field wrote the comma of `1,200`: whoever changes a digit does not mean it.
    const text = !isTyped && /^[\d,]+$/.test(changed) ? changed.replaceAll(',', '') : changed
    const parsed = parsePieces(text, most)
    setTyping({ text, pieces: parsed })
    onChange(parsed)
  }
  const leave = () => {
    setTyping(null)
    onLeave()
  }

  return (
    <>
      <input
        type="text"
        className="pieces-field tabular"
        aria-label={label}
        aria-invalid={problemId !== undefined || undefined}
        aria-describedby={problemId ?? (ordered > 0 ? orderedId : undefined)}
        // Phones show large digits alone: all that pieces need. Words (`2 pz`) are for keyboards, pasting and `/lista`.
        inputMode="numeric"
        enterKeyHint="next"
        autoComplete="off"
        placeholder="0"
        maxLength={24}
        value={value}
        onChange={(event) => type(event.target.value)}
        {...selectOnFocus}
        onBlur={({ currentTarget }) => {
          // The field keeps this window's focus while another window has it.
          if (document.activeElement !== currentTarget) leave()
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !isComposing(event)) leave()
          onKeyDown?.(event)
        }}
        {...input}
      />
      {ordered > 0 && (
        <span id={orderedId} className="pieces-field-ordered muted tabular">
          <span className="visually-hidden">Ya llevas </span>
          <span>{integer(ordered)}</span>
        </span>
      )}
    </>
  )
}

const pressed = new WeakSet<HTMLInputElement>()

/** WebKit drops the selection at the end of the press that brought the focus. */
const selectOnFocus = {
  onMouseDown: ({ currentTarget }: MouseEvent<HTMLInputElement>) => void pressed.delete(currentTarget),
  onFocus: ({ currentTarget }: FocusEvent<HTMLInputElement>) => {
    pressed.add(currentTarget)
    currentTarget.select()
  },
  onMouseUp: (event: MouseEvent<HTMLInputElement>) => {
    if (pressed.delete(event.currentTarget)) event.preventDefault()
  },
}
