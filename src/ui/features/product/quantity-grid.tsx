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
import { PiecesField } from '../orders/pieces-field.tsx'
import { QuantityTable } from '../orders/quantity-table.tsx'
import { useCellProblem } from '../orders/use-cell-problem.tsx'
import { useFold } from '../orders/use-fold.ts'
import { directionOf } from './grid-keys.ts'
import '../orders/size-table.css'

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
              <td key={size} role="presentation" className="size-table-sum">
                {totals.bySize[column] !== 0 && (
                  <>
                    <span className="size-table-label">{`Talla ${size}: `}</span>
                    <span>{`${totals.bySize[column]}`}</span>
                  </>
                )}
              </td>
            ))}
            <td role="presentation" className="size-table-sum strong">
              <span className="size-table-label">Total: </span>
              <span>{`${totals.pieces}`}</span>
            </td>
          </tr>
        )
      }
    />
  )
}
