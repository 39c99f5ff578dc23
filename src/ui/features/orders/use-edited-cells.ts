import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'
import { isSameCell, setCell, type Cell, type CellName } from '../../../domain/orders/quantity-grid.ts'
import type { PiecesProblem } from '../../../domain/orders/quantity-input.ts'

/** The text of a field that is no number of pieces. The field keeps what it had. */
export type CellProblem = Readonly<{
  cell: CellName
  problem: PiecesProblem
  field: RefObject<HTMLInputElement | null>
}>

/** The cells of one product as a table shows them: what is being typed, over what is stored. */
export interface EditedCells {
  readonly cells: readonly Cell[]
  readonly problem: CellProblem | null
  /** Called with each letter. */
  readonly onChange: (cell: CellName, pieces: number | PiecesProblem) => void
  readonly onLeave: (cell: CellName) => void
}

type Edit = Readonly<{
  productId: string
  cell: CellName
  pieces: number | PiecesProblem
  /** A problem stays after its field was left, until the field is left once more. */
  isLeft: boolean
}>

/**
 * The cell that somebody types in. Totals follow each letter, but for an erased number, which another one follows; the
 * store, other tabs and what removes an empty row hear of it when the field is left, with Enter, and when the page is
 * left, so that 1 and 14 on the way to 144 are nobody's order.
 */
export const useEditedCells = (store: (productId: string, cell: Cell) => void) => {
  const [edit, setEdit] = useState<Edit | null>(null)
  const field = useRef<HTMLInputElement>(null)
  const problem = edit !== null && typeof edit.pieces !== 'number' ? { ...edit, problem: edit.pieces, field } : null

  const leave = () => {
    if (edit === null || edit.isLeft) return
    const { productId, cell, pieces } = edit
    setEdit(typeof pieces === 'number' ? null : { ...edit, isLeft: true })
    if (typeof pieces === 'number') store(productId, { ...cell, pieces })
  }

  const left = useEffectEvent(leave)
  useEffect(() => {
    // Before the stores write what they have, at the same event.
    window.addEventListener('pagehide', left, true)
    return () => {
      window.removeEventListener('pagehide', left, true)
      left()
    }
  }, [])

  return {
    leave,
    /** Something else, a paste, takes the place of what is typed. */
    drop: () => setEdit(null),
    problem,
    isTyping: edit !== null && !edit.isLeft,
    tableOf: (productId: string, stored: readonly Cell[]): EditedCells => {
      const own = edit?.productId === productId ? edit : null
      const isCounted = typeof own?.pieces === 'number' && own.pieces > 0
      return {
        cells: isCounted ? setCell(stored, { ...own.cell, pieces: own.pieces }) : stored,
        problem: own && problem,
        onChange: (cell, pieces) => setEdit({ productId, cell, pieces, isLeft: false }),
        onLeave: (cell) => (own?.isLeft && isSameCell(own.cell, cell) ? setEdit(null) : leave()),
      }
    },
  }
}
