import { useRef, useState } from 'react'
import {
  completions,
  missingPieces,
  type Cell,
  type CellChange,
  type CellName,
  type SellingRules,
} from '../../../domain/orders/quantity-grid.ts'
import { pieces } from '../../lib/format.ts'
import { missingText, rulesText } from './texts.ts'
import './missing-pieces.css'

interface Props {
  rules: Pick<SellingRules, 'minimum' | 'multiple'>
  cells: readonly Cell[]
  first?: CellName | null
  onAdd: (change: CellChange) => void
}

const MOST_CELLS = 6

/**
 * Offers cells for the pieces missing to the minimum or the multiple of a product. Only the buyer changes a quantity.
 */
export const MissingPieces = ({ rules, cells, first, onAdd }: Props) => {
  const status = useRef<HTMLParagraphElement>(null)
  const [added, setAdded] = useState<{ total: number; text: string } | null>(null)
  const total = cells.reduce((sum, cell) => sum + cell.pieces, 0)
  const missing = missingPieces(rules, total)
  const choices = completions(rules, cells, first)

  const add = (change: CellChange) => {
    const { colour, size, from, to } = change
    const text = `${colour}, talla ${size}: de ${from} a ${to}. Ya son ${pieces(total + missing)}.`
    setAdded({ total: total + missing, text })
    status.current?.focus()
    onAdd(change)
  }

  return (
    <div className="missing-pieces stack-2 small">
      <p
        ref={status}
        className={missing > 0 ? 'missing-pieces-question' : 'strong agave'}
        role="status"
        tabIndex={-1}
        dir="auto"
      >
        {missing > 0 && (
          <>
            <strong>{missingText(missing, total, choices.length > 0)}</strong>{' '}
            <span className="missing-pieces-why muted">{rulesText(rules)}</span>
          </>
        )}
        {missing === 0 && added?.total === total && added.text}
      </p>
      {choices.length > 0 && (
        <div className="missing-pieces-places row" role="group" aria-label="Dónde agregar las que faltan">
          {choices.slice(0, MOST_CELLS).map((change) => (
            <button
              key={`${change.colour} ${change.size}`}
              type="button"
              className="missing-pieces-place tabular"
              onClick={() => add(change)}
            >
              <b>+{missing}</b> <bdi>{change.colour}</bdi> <bdi>{change.size}</bdi>
            </button>
          ))}
        </div>
      )}
    </div>
  )
}
