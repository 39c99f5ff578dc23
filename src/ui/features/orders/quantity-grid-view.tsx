import { useId, useRef, useState, type ClipboardEvent, type CSSProperties, type KeyboardEvent } from 'react'
import { flushSync } from 'react-dom'
import {
  cellKey,
  fillRun,
  isColourSoldOut,
  isSoldOut,
  neighbour,
  piecesAt,
  runPrice,
  totalsOf,
  withPieces,
  type Grid,
  type Quantities,
} from '../../../domain/orders/quantity-grid.ts'
import { pasteBlock } from '../../../domain/orders/quantity-input.ts'
import { count, pesos, pieces as piecesText } from '../../lib/format.ts'
import { ColourDot } from '../product-cards/colour-dots.tsx'
import { Icon } from '../../kit/icon.tsx'
import { PiecesField } from './pieces-field.tsx'
import './quantity-grid.css'

interface Props {
  grid: Grid
  quantities: Quantities
  /** The colour that is being looked at: its row stands out, and on a narrow screen it is the open one. */
  colour?: string | undefined
  /** The quantities, the changed cell (a `cellKey`), and what the site adjusted; empty for nothing. */
  onChange: (quantities: Quantities, at: string, note: string) => void
}

interface Cell {
  colour: string
  size: string
}

const MOVES: Readonly<Record<string, readonly [number, number]>> = {
  Enter: [1, 0],
  ArrowDown: [1, 0],
  ArrowUp: [-1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}

/** Arrow keys move the caret inside of a text, and to the next cell only at its end. */
const isAtEdge = (input: HTMLInputElement, key: string) => {
  if (key === 'ArrowLeft') return input.selectionStart === 0
  if (key === 'ArrowRight') return input.selectionEnd === input.value.length
  return true
}

/** What a run of a colour is and costs, where both are known: ` · 5 pzs · $460`. */
const RunPrice = ({ grid, colour }: { grid: Grid; colour: string }) => {
  const run = runPrice(grid, colour)
  return (
    run && <span className="quantity-grid-cost tabular">{` · ${piecesText(run.pieces)} · ${pesos(run.amount)}`}</span>
  )
}

/**
 * Quantities by colour and size, typed, pasted from a spreadsheet or filled by the run; on narrow screens each colour
 * folds.
 */
export const QuantityGrid = ({ grid, quantities, colour, onChange }: Props) => {
  const base = useId()
  const inputs = useRef(new Map<string, HTMLInputElement>())
  const [problem, setProblem] = useState<{ cell: Cell; text: string } | null>(null)
  const isTyped = (name: string) => grid.sizes.some((size) => piecesAt(quantities, name, size) > 0)
  const openNames = () =>
    new Set(grid.colours.filter(({ name }, index) => index === 0 || isTyped(name)).map(({ name }) => name))
  const [unfolded, setUnfolded] = useState<ReadonlySet<string>>(openNames)
  const [openedFor, setOpenedFor] = useState(colour)
  if (openedFor !== colour) {
    setOpenedFor(colour)
    setUnfolded(openNames())
  }
  const totals = totalsOf(grid, quantities)

  const set = ({ colour, size }: Cell, pieces: number) =>
    onChange(withPieces(grid, quantities, colour, size, pieces), cellKey(colour, size), '')
  const move = (event: KeyboardEvent<HTMLInputElement>, cell: Cell) => {
    const direction = MOVES[event.key]
    if (direction === undefined || event.altKey || event.ctrlKey || event.metaKey || event.nativeEvent.isComposing)
      return
    if (!isAtEdge(event.currentTarget, event.key)) return
    event.preventDefault()
    const next = neighbour(grid, cell, direction)
    if (next === null) return
    // The cells of a folded colour are not rendered: unfold it first.
    if (!unfolded.has(next.colour)) flushSync(() => setUnfolded(new Set([...unfolded, next.colour])))
    inputs.current.get(cellKey(next.colour, next.size))?.focus()
  }
  const paste = (event: ClipboardEvent<HTMLInputElement>, { colour, size }: Cell) => {
    const text = event.clipboardData.getData('text')
    if (!/[\t\r\n]/.test(text.trim())) return
    event.preventDefault()
    const pasted = pasteBlock(grid, quantities, text, colour, size)
    setProblem(null)
    setUnfolded(new Set(grid.colours.map(({ name }) => name)))
    const left =
      pasted.skipped === 0
        ? ''
        : ` ${count(pasted.skipped, 'dato no se pudo', 'datos no se pudieron')} usar: agotado, fuera de la tabla o no es un número entero.`
    onChange(
      pasted.quantities,
      cellKey(colour, size),
      `Pegamos ${count(pasted.filled, 'cantidad', 'cantidades')}.${left}`,
    )
  }
  const run = (colour: string) => {
    setUnfolded(new Set([...unfolded, colour]))
    const filled = fillRun(grid, quantities, colour)
    const { pieces, amount } = totalsOf(grid, filled)
    const total = amount === null ? piecesText(pieces) : `${piecesText(pieces)}, ${pesos(amount)}`
    onChange(filled, cellKey(colour, grid.sizes[0] ?? ''), `Corrida de ${colour} agregada. Van ${total}.`)
  }
  const fold = (colour: string) => {
    const next = new Set(unfolded)
    if (!next.delete(colour)) next.add(colour)
    setUnfolded(next)
  }

  const cell = (colour: string, size: string) => {
    const label = `${colour}, talla ${size}`
    const hasProblem = problem?.cell.colour === colour && problem.cell.size === size
    return (
      <div key={size} className="quantity-grid-cell">
        <bdi className="quantity-grid-size small strong" aria-hidden="true">
          {size}
        </bdi>
        {isSoldOut(grid, colour, size) ? (
          <input type="text" className="pieces-field" aria-label={label} placeholder="Agotado" disabled />
        ) : (
          <PiecesField
            ref={(input) => {
              if (input === null) return
              inputs.current.set(cellKey(colour, size), input)
              return () => void inputs.current.delete(cellKey(colour, size))
            }}
            label={label}
            pieces={piecesAt(quantities, colour, size)}
            problemId={hasProblem ? `${base}-problem` : undefined}
            enterKeyHint="next"
            onPieces={(pieces) => set({ colour, size }, pieces)}
            onProblem={(text) => setProblem(text === '' ? null : { cell: { colour, size }, text })}
            onKeyDown={(event) => move(event, { colour, size })}
            onPaste={(event) => paste(event, { colour, size })}
          />
        )}
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
                  <RunPrice grid={grid} colour={name} />
                </button>
              )}
            </div>
            <div className="quantity-grid-cells" id={`${base}-${row}`}>
              {grid.sizes.map((size) => cell(name, size))}
            </div>
            <p className="quantity-grid-total tabular small muted">
              {totals.byColour[row] !== 0 && (
                <>
                  <span className="quantity-grid-label">Total de {name}: </span>
                  {totals.byColour[row]}
                </>
              )}
            </p>
            {problem?.cell.colour === name && (
              <p className="pieces-field-problem small" id={`${base}-problem`} role="alert">
                {problem.text}
              </p>
            )}
          </div>
        ))}
        {totals.pieces > 0 && (
          <div className="quantity-grid-foot tabular small">
            <span>Total</span>
            {grid.sizes.map((size, column) => (
              <span key={size} className="quantity-grid-col">
                {totals.bySize[column] !== 0 && (
                  <>
                    <span className="quantity-grid-label">Talla {size}: </span>
                    {totals.bySize[column]}
                  </>
                )}
              </span>
            ))}
            <strong className="quantity-grid-col">
              <span className="quantity-grid-label">Total: </span>
              {totals.pieces}
            </strong>
          </div>
        )}
      </div>
    </div>
  )
}
