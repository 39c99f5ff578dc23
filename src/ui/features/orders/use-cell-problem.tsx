import { useId, useState } from 'react'
import { isSameCell, piecesAt, type Cell, type CellName } from '../../../domain/orders/quantity-grid.ts'
import type { PiecesProblem } from '../../../domain/orders/quantity-input.ts'
import { pieces as piecesText } from '../../lib/format.ts'
import './size-table.css'

const problemText = (problem: PiecesProblem, typed: string, kept: number) => {
  const stays = kept === 0 ? 'Sigue sin piezas.' : kept === 1 ? 'Sigue en 1 pieza.' : `Siguen ${piecesText(kept)}.`
  switch (problem) {
    case 'unreadable':
      return `«${typed}» no es un número. ${stays}`
    case 'ambiguous':
      return `«${typed}» se puede leer de dos maneras. Escribe las piezas sin puntos ni comas. ${stays}`
    case 'fraction':
      return `Solo se venden piezas enteras, y escribiste ${typed}. ${stays}`
    case 'negative':
      return `No puede haber menos de 0 piezas. ${stays}`
    case 'too-many':
      return `Lo más que cabe en una casilla son 9,999 piezas. ${stays}`
  }
}

/** Said in its colour's row and tied to its field. `cells`: what its cells have meanwhile. */
export const useCellProblem = (cells: readonly Cell[]) => {
  const id = useId()
  const [problem, setProblem] = useState<{ cell: CellName; problem: PiecesProblem; typed: string } | null>(null)
  return {
    forget: () => setProblem(null),
    fieldProps: (cell: CellName) => ({
      problemId: problem !== null && isSameCell(problem.cell, cell) ? id : undefined,
      onProblem: (found: PiecesProblem | null, typed: string) => setProblem(found && { cell, problem: found, typed }),
    }),
    inRow: (colour: string) =>
      problem?.cell.colour === colour && (
        <td role="presentation" className="size-table-problem danger small">
          <p id={id} role="alert">
            {problemText(problem.problem, problem.typed, piecesAt(cells, problem.cell))}
          </p>
        </td>
      ),
  }
}
