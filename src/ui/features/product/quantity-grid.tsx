import { useId, type ClipboardEvent, type KeyboardEvent } from 'react'
import { flushSync } from 'react-dom'
import {
  fillRun,
  neighbour,
  piecesAt,
  totalsOf,
  withPieces,
  type Cell,
  type CellName,
  type Grid,
} from '../../../domain/orders/quantity-grid.ts'
import { pasteBlock } from '../../../domain/orders/quantity-input.ts'
import { count, pesos, pieces as piecesText } from '../../lib/format.ts'
import { PiecesField, useCellProblem } from '../orders/pieces-field.tsx'
import { QuantityTable, useFold } from '../orders/quantity-table.tsx'
import { isComposing } from '../../lib/is-composing.ts'
import '../orders/size-table.css'

/** Rows down and columns across. */
const DIRECTIONS: Readonly<Record<string, readonly [number, number]>> = {
  Enter: [1, 0],
  ArrowDown: [1, 0],
  ArrowUp: [-1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}

/** Null for a key that stays in its text. */
const directionOf = (event: KeyboardEvent<HTMLInputElement>) => {
  const { key, currentTarget: input } = event
  const staysAt = { ArrowLeft: input.selectionStart, ArrowRight: input.value.length - (input.selectionEnd ?? 0) }[key]
  const isCommand = event.altKey || event.ctrlKey || event.metaKey || isComposing(event)
  return isCommand || staysAt ? null : (DIRECTIONS[key] ?? null)
}

interface Props {
  grid: Grid
  typed: readonly Cell[]
  colour?: string | undefined
  /** `note`: what the site adjusted; empty for nothing. `isSeen`: the figures show it, too. */
  onChange: (typed: readonly Cell[], changed: CellName, note: string, isSeen?: boolean) => void
}

/** The quantities of a product's page: typed, moved through with the arrow keys, pasted from a spreadsheet. */
export const QuantityGrid = ({ grid, typed, colour, onChange }: Props) => {
  const base = useId()
  const inputId = ({ colour, size }: CellName) =>
    `${base}-${grid.colours.findIndex(({ name }) => name === colour)}-${grid.sizes.indexOf(size)}`
  const problem = useCellProblem(typed)
  const totals = totalsOf(grid, typed)
  const fold = useFold(
    grid.colours.length * grid.sizes.length,
    false,
    (name) => name === grid.colours[0]?.name || typed.some((cell) => cell.colour === name && cell.pieces > 0),
  )

  const set = (cell: Cell) => onChange(withPieces(grid, typed, cell), cell, '')
  const move = (event: KeyboardEvent<HTMLInputElement>, cell: CellName) => {
    const direction = directionOf(event)
    if (direction === null) return
    event.preventDefault()
    const next = neighbour(grid, cell, direction)
    if (next === null) return
    flushSync(() => fold.set(next.colour, true))
    document.getElementById(inputId(next))?.focus()
  }
  const paste = (event: ClipboardEvent<HTMLInputElement>, cell: CellName) => {
    const text = event.clipboardData.getData('text')
    if (!/[\t\r\n]/.test(text.trim())) return
    event.preventDefault()
    const { cells, filled, skipped } = pasteBlock(grid, typed, text, cell)
    problem.forget()
    const pasted = `Pegamos ${count(filled, 'cantidad', 'cantidades')}.`
    const unused = count(skipped, 'dato no se pudo', 'datos no se pudieron')
    const left = `${unused} usar: agotado, fuera de la tabla o no es un número entero.`
    onChange(cells, cell, skipped === 0 ? pasted : `${pasted} ${left}`)
  }
  const run = (name: string, by: 1 | -1) => {
    const filled = fillRun(grid, typed, name, by)
    const { pieces, amount } = totalsOf(grid, filled)
    const total = amount === null ? piecesText(pieces) : `${piecesText(pieces)}, ${pesos(amount)}`
    const note = `Corrida de ${name} ${by === 1 ? 'agregada' : 'quitada'}. Van ${total}.`
    onChange(filled, { colour: name, size: grid.sizes[0] ?? '' }, note, true)
  }

  return (
    <QuantityTable
      label="Cantidades por color y talla"
      grid={grid}
      typed={typed}
      fold={fold}
      colour={colour}
      labelOf={({ colour: name, size }) => `${name}, talla ${size}`}
      field={(cell) => (
        <PiecesField
          id={inputId(cell)}
          label={`${cell.colour}, talla ${cell.size}`}
          pieces={piecesAt(typed, cell)}
          {...problem.fieldProps(cell)}
          enterKeyHint="next"
          onType={(pieces, before) => set({ ...cell, pieces: pieces ?? before })}
          onKeyDown={(event) => move(event, cell)}
          onPaste={(event) => paste(event, cell)}
        />
      )}
      onRun={run}
      problemOf={problem.inRow}
      totals={
        totals.pieces > 0 && (
          <tr className="size-table-foot small" role="presentation">
            <td role="presentation">Total</td>
            {grid.sizes.map((size, column) => (
              <td key={size} role="presentation">
                {totals.bySize[column] !== 0 && (
                  <>
                    <span className="size-table-label">{`Talla ${size}: `}</span>
                    <span>{`${totals.bySize[column]}`}</span>
                  </>
                )}
              </td>
            ))}
            <td role="presentation" className="strong">
              <span className="size-table-label">Total: </span>
              <span>{`${totals.pieces}`}</span>
            </td>
          </tr>
        )
      }
    />
  )
}
