import { useId, useRef, useState, type ClipboardEvent, type CSSProperties, type KeyboardEvent } from 'react'
import { flushSync } from 'react-dom'
import {
  cellKey,
  fillRun,
  isColourSoldOut,
  isSoldOut,
  neighbour,
  piecesAt,
  totalsOf,
  withPieces,
  type Grid,
  type Quantities,
} from '../../../domain/orders/quantity-grid.ts'
import { parsePieces, pasteBlock, type Adjustment } from '../../../domain/orders/quantity-input.ts'
import { count } from '../../lib/format.ts'
import { ColourDot } from '../product-cards/colour-dots.tsx'
import { Icon } from '../../kit/icon.tsx'
import { IconButton } from '../../kit/icon-button.tsx'
import { selectOnFocus } from '../../kit/select-on-focus.ts'
import './quantity-grid.css'

interface Props {
  grid: Grid
  quantities: Quantities
  /** The colour that is being looked at: its row stands out, and is open on a narrow screen. */
  colour?: string | undefined
  /** The quantities, the changed cell (a `cellKey`), and what the site adjusted; empty for nothing. */
  onChange: (quantities: Quantities, at: string, note: string) => void
}

interface Place {
  readonly colour: string
  readonly size: string
}

const ADJUSTMENTS: Readonly<Record<Adjustment, (typed: string, pieces: number) => string>> = {
  fraction: (typed, pieces) => `Solo se venden piezas enteras: ${typed} quedó en ${pieces}.`,
  negative: () => 'No puede haber menos de 0 piezas: quedó en 0.',
  'too-many': (_, pieces) => `Lo más que cabe en una casilla son ${count(pieces, 'pieza', 'piezas')}.`,
  unreadable: () => 'Escribe solo números.',
}

const MOVES: Readonly<Record<string, readonly [number, number]>> = {
  Enter: [1, 0],
  ArrowDown: [1, 0],
  ArrowUp: [-1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}

/** Arrow keys move the caret inside of a text, and to the next cell only at its end. */
const isAtEdge = (input: HTMLInputElement, key: string): boolean => {
  if (key === 'ArrowLeft') return input.selectionStart === 0
  if (key === 'ArrowRight') return input.selectionEnd === input.value.length
  return true
}

/**
 * Quantities by colour and size, typed, pasted from a spreadsheet or filled by the run; on narrow screens each colour
 * folds.
 */
export const QuantityGrid = ({ grid, quantities, colour, onChange }: Props) => {
  const base = useId()
  const inputs = useRef(new Map<string, HTMLInputElement>())
  const [typing, setTyping] = useState<{ key: string; text: string } | null>(null)
  const [unfolded, setUnfolded] = useState<ReadonlySet<string>>(
    () => new Set(grid.colours.slice(0, grid.colours.length <= 2 ? 2 : 1).map(({ name }) => name)),
  )
  const [openedFor, setOpenedFor] = useState<string>()
  if (openedFor !== colour) {
    setOpenedFor(colour)
    if (colour !== undefined) setUnfolded(new Set([...unfolded, colour]))
  }
  const totals = totalsOf(grid, quantities)

  const type = ({ colour, size }: Place, text: string) => {
    const { pieces, adjusted } = parsePieces(text)
    setTyping({ key: cellKey(colour, size), text })
    const note = adjusted === null ? '' : ADJUSTMENTS[adjusted](text.trim(), pieces)
    onChange(withPieces(grid, quantities, colour, size, pieces), cellKey(colour, size), note)
  }
  const step = ({ colour, size }: Place, by: number) => {
    const pieces = piecesAt(quantities, colour, size) + by
    onChange(withPieces(grid, quantities, colour, size, pieces), cellKey(colour, size), '')
  }
  const move = (event: KeyboardEvent<HTMLInputElement>, place: Place) => {
    const direction = MOVES[event.key]
    if (direction === undefined || event.altKey || event.ctrlKey || event.metaKey || event.nativeEvent.isComposing)
      return
    if (!isAtEdge(event.currentTarget, event.key)) return
    event.preventDefault()
    const next = neighbour(grid, place, direction)
    if (next === null) return
    // The cells of a folded colour are not rendered: unfold it first.
    if (!unfolded.has(next.colour)) flushSync(() => setUnfolded(new Set([...unfolded, next.colour])))
    inputs.current.get(cellKey(next.colour, next.size))?.focus()
  }
  const paste = (event: ClipboardEvent<HTMLInputElement>, { colour, size }: Place) => {
    const text = event.clipboardData.getData('text')
    if (!/[\t\r\n]/.test(text.trim())) return
    event.preventDefault()
    const pasted = pasteBlock(grid, quantities, text, colour, size)
    setTyping(null)
    setUnfolded(new Set(grid.colours.map(({ name }) => name)))
    const left =
      pasted.skipped === 0
        ? ''
        : ` ${count(pasted.skipped, 'dato', 'datos')} no se pudo usar tal cual: agotado, fuera de la tabla o no es un número entero.`
    onChange(
      pasted.quantities,
      cellKey(colour, size),
      `Pegamos ${count(pasted.filled, 'cantidad', 'cantidades')}.${left}`,
    )
  }
  const run = (colour: string) => {
    setUnfolded(new Set([...unfolded, colour]))
    onChange(fillRun(grid, quantities, colour), cellKey(colour, grid.sizes[0] ?? ''), '')
  }
  const fold = (colour: string) => {
    const next = new Set(unfolded)
    if (!next.delete(colour)) next.add(colour)
    setUnfolded(next)
  }

  const cell = (colour: string, size: string) => {
    const key = cellKey(colour, size)
    const pieces = piecesAt(quantities, colour, size)
    if (isSoldOut(grid, colour, size)) {
      return (
        <div key={size} className="quantity-grid-cell quantity-grid-none">
          <span className="quantity-grid-size small strong" aria-hidden="true">
            {size}
          </span>
          <input
            type="text"
            className="quantity-grid-field"
            aria-label={`${colour}, talla ${size}`}
            placeholder="Agotado"
            disabled
          />
        </div>
      )
    }
    return (
      <div key={size} className="quantity-grid-cell">
        <span className="quantity-grid-size small strong" aria-hidden="true">
          {size}
        </span>
        <IconButton
          icon="minus"
          size={18}
          label={`Una menos: ${colour} ${size}`}
          className="quantity-grid-step"
          disabled={pieces === 0}
          onClick={() => step({ colour, size }, -1)}
        />
        <input
          type="text"
          ref={(input) => {
            if (input === null) return
            inputs.current.set(key, input)
            return () => void inputs.current.delete(key)
          }}
          className="quantity-grid-field tabular"
          aria-label={`${colour}, talla ${size}`}
          inputMode="numeric"
          autoComplete="off"
          enterKeyHint="next"
          placeholder="0"
          maxLength={12}
          value={typing?.key === key ? typing.text : pieces === 0 ? '' : pieces}
          onChange={(event) => type({ colour, size }, event.target.value)}
          {...selectOnFocus}
          onBlur={() => setTyping(null)}
          onKeyDown={(event) => move(event, { colour, size })}
          onPaste={(event) => paste(event, { colour, size })}
        />
        <IconButton
          icon="plus"
          size={18}
          label={`Una más: ${colour} ${size}`}
          className="quantity-grid-step"
          onClick={() => step({ colour, size }, 1)}
        />
      </div>
    )
  }

  // A size stays in one line, above its column or beside its quantity.
  const column = grid.sizes.some((size) => size.length > 4) ? '3.5rem' : '2.4rem'

  return (
    <div className="quantity-grid-box" style={{ '--sizes': grid.sizes.length, '--column': column } as CSSProperties}>
      <div className="quantity-grid" role="group" aria-label="Cantidades por color y talla">
        <div className="quantity-grid-head" aria-hidden="true">
          <span>Color</span>
          {grid.sizes.map((size) => (
            <bdi key={size} className="quantity-grid-col">
              {size}
            </bdi>
          ))}
          <span className="quantity-grid-col">Total</span>
        </div>
        {grid.colours.map(({ name, hex }, row) => (
          <div
            key={name}
            className="quantity-grid-row stack-2"
            role="group"
            aria-label={name}
            aria-current={name === colour || undefined}
            data-unfolded={unfolded.has(name)}
          >
            <div className="quantity-grid-colour">
              <span className="quantity-grid-name touch-target strong">
                <ColourDot colour={{ name, hex }} size={20} />
                <bdi>{name}</bdi>
              </span>
              <button
                type="button"
                className="quantity-grid-fold touch-target strong"
                aria-expanded={unfolded.has(name)}
                aria-controls={`${base}-${row}`}
                onClick={() => fold(name)}
              >
                <ColourDot colour={{ name, hex }} size={20} />
                <bdi>{name}</bdi>
                <Icon name={unfolded.has(name) ? 'chevron-up' : 'chevron-down'} size={18} />
              </button>
              {grid.sizes.length > 1 && !isColourSoldOut(grid, name) && (
                <button type="button" className="quantity-grid-run underlined btn-text" onClick={() => run(name)}>
                  Llenar corrida<span className="visually-hidden"> de {name}</span>
                </button>
              )}
            </div>
            <div className="quantity-grid-cells" id={`${base}-${row}`}>
              {grid.sizes.map((size) => cell(name, size))}
            </div>
            <p
              className={
                totals.byColour[row] === 0
                  ? 'quantity-grid-total quantity-grid-zero tabular small muted'
                  : 'quantity-grid-total tabular small muted'
              }
            >
              <span className="quantity-grid-label">Total de {name}: </span>
              {totals.byColour[row]}
            </p>
          </div>
        ))}
        <div className="quantity-grid-foot tabular small">
          <span>Total</span>
          {grid.sizes.map((size, column) => (
            <span key={size} className="quantity-grid-col">
              <span className="quantity-grid-label">Talla {size}: </span>
              {totals.bySize[column]}
            </span>
          ))}
          <strong className="quantity-grid-col">
            <span className="quantity-grid-label">Total: </span>
            {totals.pieces}
          </strong>
        </div>
      </div>
    </div>
  )
}
