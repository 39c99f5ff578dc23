import { useRef, useState } from 'react'
import { completions, type Cell, type CellChange, type CellName } from '../../../domain/orders/quantity-grid.ts'
import { missingPieces, type Rules } from '../../../domain/catalogue/selling-rules.ts'
import { Button } from '../../kit/button.tsx'
import { Icon } from '../../kit/icon.tsx'
import { pieces } from '../../lib/format.ts'
import { missingText, rulesText } from './texts.ts'
import './orders.css'

interface Props {
  rules: Rules
  cells: readonly Cell[]
  first?: CellName | null
  onAdd: (change: CellChange) => void
}

const MOST_CELLS = 6

/**
 * Offers cells for the pieces missing to the minimum or the multiple of a product, once they are asked for: there is
 * little room. Only the buyer changes a quantity.
 */
export const MissingPieces = ({ rules, cells, first, onAdd }: Props) => {
  const status = useRef<HTMLParagraphElement>(null)
  const [added, setAdded] = useState<{ total: number; text: string } | null>(null)
  const [isOpen, setOpen] = useState(false)
  const total = cells.reduce((sum, cell) => sum + cell.pieces, 0)
  const missing = missingPieces(rules, total)
  const choices = completions(rules, cells, first)

  const add = (change: CellChange) => {
    const { colour, size, from, to } = change
    const text = `${colour}, talla ${size}: de ${from} a ${to}. Ya son ${pieces(total + missing)}.`
    setAdded({ total: total + missing, text })
    setOpen(false)
    status.current?.focus()
    onAdd(change)
  }

  const question = <strong className="danger">{missingText(missing, total, choices.length > 0)}</strong>

  return (
    <div className="missing-pieces stack-2 small" data-open={isOpen}>
      <div ref={status} className={missing > 0 ? undefined : 'strong agave'} role="status" tabIndex={-1}>
        {missing > 0 && choices.length > 0 && (
          <button type="button" className="media" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {question}
            <Icon name="chevron-down" size={16} />
          </button>
        )}
        {missing > 0 && choices.length === 0 && question}
        {missing > 0 && <span className="visually-hidden-narrow muted">{rulesText(rules)}</span>}
        {missing === 0 && added?.total === total && <span>{added.text}</span>}
      </div>
      {choices.length > 0 && (
        <div className="missing-pieces-places row" role="group" aria-label="Dónde agregar las que faltan">
          {choices.slice(0, MOST_CELLS).map((change) => (
            <Button
              key={`${change.colour} ${change.size}`}
              tone="pill"
              className="missing-pieces-place tabular"
              onClick={() => add(change)}
            >
              <b className="pink">{`+${missing}`}</b> <bdi>{change.colour}</bdi> <bdi>{change.size}</bdi>
            </Button>
          ))}
        </div>
      )}
    </div>
  )
}
