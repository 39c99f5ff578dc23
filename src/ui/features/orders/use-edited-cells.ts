import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'
import { createEditedCells, type Edit } from '../../../application/edited-cells.ts'
import type { Cell, Cells, CellName } from '../../../domain/orders/quantity-grid.ts'
import type { PiecesProblem } from '../../../domain/orders/quantity-input.ts'
import { useStored } from '../../data/services.ts'

export type CellProblem = Readonly<{
  cell: CellName
  problem: PiecesProblem
  field: RefObject<HTMLInputElement | null>
}>

/** A product's cells as a table shows them: the typed one over the stored. */
export interface EditedCells {
  readonly cells: Cells
  readonly problem: CellProblem | null
  readonly onChange: (cell: CellName, pieces: Edit['pieces']) => void
  readonly onLeave: (cell: CellName) => void
}

/** The cell that is typed in, in any table of a screen; `store` is called when its field or the page is left. */
export const useEditedCells = (store: (productId: string, cell: Cell) => void) => {
  const [edited] = useState(createEditedCells)
  const edit = useStored(edited)
  const field = useRef<HTMLInputElement>(null)
  const problem = edit !== null && typeof edit.pieces !== 'number' ? { ...edit, problem: edit.pieces, field } : null

  const leave = () => edited.leave(store)
  const left = useEffectEvent(leave)
  useEffect(() => {
    window.addEventListener('pagehide', left)
    return () => {
      window.removeEventListener('pagehide', left)
      left()
    }
  }, [])

  return {
    leave,
    drop: edited.drop,
    problem,
    isTyping: edit !== null && !edit.isLeft,
    tableOf: (productId: string, stored: Cells): EditedCells => ({
      cells: edited.over(productId, stored),
      problem: edit?.productId === productId ? problem : null,
      onChange: (cell, pieces) => edited.type(productId, cell, pieces),
      onLeave: (cell) => edited.leaveField(cell, store),
    }),
  }
}
