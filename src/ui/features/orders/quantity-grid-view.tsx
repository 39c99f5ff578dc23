import { useId, useState, type ClipboardEvent, type CSSProperties, type KeyboardEvent } from 'react'
import { flushSync } from 'react-dom'
import {
  fillRun,
  isColourSoldOut,
  isSoldOut,
  neighbour,
  piecesAt,
  runPrice,
  totalsOf,
  withPieces,
  type Cell,
  type CellName,
  type Grid,
} from '../../../domain/orders/quantity-grid.ts'
import { pasteBlock } from '../../../domain/orders/quantity-input.ts'
import { count, pesos, pieces as piecesText } from '../../lib/format.ts'
import { ColourDot } from '../product-cards/colour-dots.tsx'
import { Icon } from '../../kit/icon.tsx'
import { directionOf } from './grid-keys.ts'
import { PiecesField } from './pieces-field.tsx'
import { useCellProblem } from './use-cell-problem.tsx'
import './quantity-grid.css'

interface Props {
  grid: Grid
  typed: readonly Cell[]
  colour?: string | undefined
  /** `note`: what the site adjusted; empty for nothing. */
  onChange: (typed: readonly Cell[], changed: CellName, note: string) => void
}

/** What a run of a colour is and costs, where both are known: ` · 5 pzs · $460`. */
const RunPrice = ({ grid, colour }: { grid: Grid; colour: string }) => {
  const run = runPrice(grid, colour)
  return (
    run && <span className="quantity-grid-cost tabular">{` · ${piecesText(run.pieces)} · ${pesos(run.amount)}`}</span>
  )
}

/** On narrow screens each colour folds. */
export const QuantityGrid = ({ grid, typed, colour, onChange }: Props) => {
  const base = useId()
  const inputId = ({ colour, size }: CellName) =>
    `${base}-${grid.colours.findIndex(({ name }) => name === colour)}-${grid.sizes.indexOf(size)}`
  const problem = useCellProblem(typed)
  const isTyped = (name: string) => typed.some((cell) => cell.colour === name && cell.pieces > 0)
  const openNames = () =>
    new Set(grid.colours.filter(({ name }, index) => index === 0 || isTyped(name)).map(({ name }) => name))
  const [unfolded, setUnfolded] = useState<ReadonlySet<string>>(openNames)
  const [openedFor, setOpenedFor] = useState(colour)
  if (openedFor !== colour) {
    setOpenedFor(colour)
    setUnfolded(openNames())
  }
  const totals = totalsOf(grid, typed)

  const set = (cell: Cell) => onChange(withPieces(grid, typed, cell), cell, '')
  const move = (event: KeyboardEvent<HTMLInputElement>, cell: CellName) => {
    const direction = directionOf(event)
    if (direction === null) return
    event.preventDefault()
    const next = neighbour(grid, cell, direction)
    if (next === null) return
    // The cells of a folded colour are not rendered: unfold it first.
    if (!unfolded.has(next.colour)) flushSync(() => setUnfolded(new Set([...unfolded, next.colour])))
    document.getElementById(inputId(next))?.focus()
  }
  const paste = (event: ClipboardEvent<HTMLInputElement>, cell: CellName) => {
    const text = event.clipboardData.getData('text')
    if (!/[\t\r\n]/.test(text.trim())) return
    event.preventDefault()
    const { cells, filled, skipped } = pasteBlock(grid, typed, text, cell)
    problem.forget()
    setUnfolded(new Set(grid.colours.map(({ name }) => name)))
    const pasted = `Pegamos ${count(filled, 'cantidad', 'cantidades')}.`
    const unused = count(skipped, 'dato no se pudo', 'datos no se pudieron')
    const left = `${unused} usar: agotado, fuera de la tabla o no es un número entero.`
    onChange(cells, cell, skipped === 0 ? pasted : `${pasted} ${left}`)
  }
  const run = (colour: string) => {
    setUnfolded(new Set([...unfolded, colour]))
    const filled = fillRun(grid, typed, colour)
    const { pieces, amount } = totalsOf(grid, filled)
    const total = amount === null ? piecesText(pieces) : `${piecesText(pieces)}, ${pesos(amount)}`
    onChange(filled, { colour, size: grid.sizes[0] ?? '' }, `Corrida de ${colour} agregada. Van ${total}.`)
  }
  const fold = (colour: string) => {
    const next = new Set(unfolded)
    if (!next.delete(colour)) next.add(colour)
    setUnfolded(next)
  }

  const drawCell = (colour: string, size: string) => {
    const cell = { colour, size }
    const label = `${colour}, talla ${size}`
    return (
      <div key={size} className="quantity-grid-cell">
        <bdi className="quantity-grid-size small strong" aria-hidden="true">
          {size}
        </bdi>
        {isSoldOut(grid, cell) ? (
          <input type="text" className="pieces-field" aria-label={label} placeholder="Agotado" disabled />
        ) : (
          <PiecesField
            id={inputId(cell)}
            label={label}
            pieces={piecesAt(typed, cell)}
            {...problem.fieldProps(cell)}
            enterKeyHint="next"
            onType={(pieces, before) => set({ ...cell, pieces: pieces ?? before })}
            onKeyDown={(event) => move(event, cell)}
            onPaste={(event) => paste(event, cell)}
          />
        )}
      </div>
    )
  }

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
              {grid.sizes.map((size) => drawCell(name, size))}
            </div>
            <p className="quantity-grid-total tabular small muted">
              {totals.byColour[row] !== 0 && (
                <>
                  <span className="quantity-grid-label">Total de {name}: </span>
                  {totals.byColour[row]}
                </>
              )}
            </p>
            {problem.inRow(name)}
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
