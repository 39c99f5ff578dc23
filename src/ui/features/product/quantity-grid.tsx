import type { ClipboardEvent } from 'react'
import {
  fillRun,
  totalsOf,
  withPieces,
  type Cell,
  type CellName,
  type Grid,
} from '../../../domain/orders/quantity-grid.ts'
import { pasteBlock } from '../../../domain/orders/quantity-input.ts'
import { count, pesos, pieces as piecesText } from '../../lib/format.ts'
import { QuantityTable } from '../orders/quantity-table.tsx'

interface Props {
  grid: Grid
  typed: readonly Cell[]
  colour?: string | undefined
  /** `note`: what the site adjusted; empty for nothing. `isSeen`: the figures show it, too. */
  onChange: (typed: readonly Cell[], changed: CellName, note: string, isSeen?: boolean) => void
}

/** The quantities of a product's page: typed, or pasted from a spreadsheet. */
export const QuantityGrid = ({ grid, typed, colour, onChange }: Props) => {
  const totals = totalsOf(grid, typed)

  const paste = (event: ClipboardEvent<HTMLInputElement>, cell: CellName) => {
    const text = event.clipboardData.getData('text')
    if (!/[\t\r\n]/.test(text.trim())) return
    event.preventDefault()
    const { cells, filled, skipped } = pasteBlock(grid, typed, text, cell)
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
      colour={colour}
      onType={(cell, pieces, before) =>
        onChange(withPieces(grid, typed, { ...cell, pieces: pieces ?? before }), cell, '')
      }
      onPaste={paste}
      onRun={run}
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
