import { useId, useState } from 'react'
import { isSameCell, type CellName } from '../../../domain/orders/quantity-grid.ts'

/** Said in its colour's row and tied to its field. */
export const useCellProblem = () => {
  const id = useId()
  const [problem, setProblem] = useState<{ cell: CellName; text: string } | null>(null)
  return {
    forget: () => setProblem(null),
    fieldProps: (cell: CellName) => ({
      problemId: problem !== null && isSameCell(problem.cell, cell) ? id : undefined,
      onProblem: (text: string) => setProblem(text === '' ? null : { cell, text }),
    }),
    inRow: (colour: string) =>
      problem?.cell.colour === colour && (
        <p className="pieces-field-problem small" id={id} role="alert">
          {problem.text}
        </p>
      ),
  }
}
