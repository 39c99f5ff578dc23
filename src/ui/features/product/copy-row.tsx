import { cellKey, copyRow, isSoldOut, piecesAt, type Grid, type Quantities } from '../../../domain/orders/quantity-grid.ts'

interface Props {
  grid: Grid
  quantities: Quantities
  /** The cell (a `cellKey`) that was changed last: its colour is the one to copy. */
  at: string
  onCopy: (quantities: Quantities, note: string) => void
}

/** Gives every colour the quantities of the one that was typed last. */
export const CopyRow = ({ grid, quantities, at, onCopy }: Props) => {
  const colour = grid.colours.find(({ name }) => grid.sizes.some((size) => cellKey(name, size) === at))?.name
  const isTyped = colour !== undefined && grid.sizes.some((size) => piecesAt(quantities, colour, size) > 0)
  if (grid.colours.length < 2 || !isTyped) return null
  const copy = () => {
    const isLess = grid.colours.some(({ name }) =>
      grid.sizes.some((size) => isSoldOut(grid, name, size) && piecesAt(quantities, colour, size) > 0),
    )
    onCopy(copyRow(grid, quantities, colour), `Copiamos ${colour} a los demás colores.${isLess ? ' Lo agotado quedó sin piezas.' : ''}`)
  }
  return (
    <button type="button" className="order-panel-copy underlined" onClick={copy}>
      Copiar <bdi>{colour}</bdi> a todos los colores
    </button>
  )
}
