import { isSameCell, setCell, type Cell, type Cells, type CellName } from '../domain/orders/quantity-grid.ts'
import type { PiecesProblem } from '../domain/orders/quantity-input.ts'
import { createSignal } from './signal.ts'

/** The text typed in a product's cell, as pieces or as the reason why it is none. */
export type Edit = Readonly<{
  productId: string
  cell: CellName
  pieces: number | PiecesProblem
  /** True once the field was left: a problem stays until it is left once more. */
  isLeft: boolean
}>

/**
 * The cell that somebody types in, over the stored ones. Totals follow each letter, but for an erased number, which
 * another one follows; it is stored with Enter and when the field or the page is left, so that 1 and 14 on the way to
 * 144 are nobody's order.
 */
export const createEditedCells = () => {
  const edit = createSignal<Edit | null>(null)
  const leave = (store: (productId: string, cell: Cell) => void) => {
    const now = edit.read()
    if (now === null || now.isLeft) return
    const { productId, cell, pieces } = now
    edit.change(() => (typeof pieces === 'number' ? null : { ...now, isLeft: true }))
    if (typeof pieces === 'number') store(productId, { ...cell, pieces })
  }
  return {
    ...edit,
    /** Each letter calls it. */
    type: (productId: string, cell: CellName, pieces: Edit['pieces']) =>
      edit.change(() => ({ productId, cell, pieces, isLeft: false })),
    leave,
    leaveField(cell: CellName, store: Parameters<typeof leave>[0]) {
      const now = edit.read()
      if (now?.isLeft && isSameCell(now.cell, cell)) edit.change(() => null)
      else leave(store)
    },
    /** Forgets the typed text, which a paste replaces. */
    drop: () => edit.change(() => null),
    /** A product's cells as they are shown: the typed one over the stored. */
    over(productId: string, stored: Cells): Cells {
      const now = edit.read()
      if (now?.productId !== productId || typeof now.pieces !== 'number' || now.pieces === 0) return stored
      return setCell(stored, { ...now.cell, pieces: now.pieces })
    },
  }
}
