import { useRef, useState } from 'react'
import { completions, piecesOf, type Cell, type Cells, type CellName } from '../../../domain/orders/quantity-grid.ts'
import { missingPieces, type Rules } from '../../../domain/catalogue/selling-rules.ts'
import { Button } from '../../kit/button.tsx'
import { Icon } from '../../kit/icon.tsx'
import { integer, pieces } from '../../kit/format.ts'
import './size-table.css'

interface Props {
  rules: Rules
  cells: Cells
  first?: CellName | null
  ordered?: number
  onAdd: (cell: Cell) => void
}

const MOST_CELLS = 6

/**
 * The cells that may take the pieces missing to a product's minimum or multiple, shown on request: there is little room.
 * Only the buyer changes a quantity.
 */
export const MissingPieces = ({ rules, cells, first, ordered = 0, onAdd }: Props) => {
  const status = useRef<HTMLParagraphElement>(null)
  const [added, setAdded] = useState<{ total: number; text: string } | null>(null)
  const [isOpen, setOpen] = useState(false)
  const total = piecesOf(cells) + ordered
  const missing = missingPieces(rules, total)
  const choices = completions(rules, cells, missing, first)

  const add = (cell: Cell) => {
    const { colour, size, pieces: to } = cell
    const change = `de ${integer(to - missing)} a ${integer(to)}. Ya son ${pieces(total + missing)}.`
    setAdded({ total: total + missing, text: `${colour}, talla ${size}: ${change}` })
    setOpen(false)
    status.current?.focus()
    onAdd(cell)
  }

  const by = rules.multiple
  const [lack, unit, them] = missing === 1 ? ['falta', 'pieza', 'la'] : ['faltan', 'piezas', 'las']
  /** `Te falta 1 pieza para 6. ¿Dónde la agregamos?`; in a bar with less room `falta 1 para 6`. */
  const question = (
    <strong className="danger">
      <span className="bar-more">Te </span>
      <span>{`${lack} ${integer(missing)} `}</span>
      <span className="bar-more">{`${unit} `}</span>
      <span>{`para ${integer(total + missing)}`}</span>
      <span className="bar-more">
        {`${by > 1 ? `, de ${by} en ${by}` : ''}.${choices.length > 0 ? ` ¿Dónde ${them} agregamos?` : ''}`}
      </span>
    </strong>
  )

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
        {missing === 0 && added?.total === total && <span>{added.text}</span>}
      </div>
      {choices.length > 0 && (
        <div className="missing-pieces-places row" role="group" aria-label="Dónde agregar las que faltan">
          {choices.slice(0, MOST_CELLS).map((cell) => (
            <Button
              key={`${cell.colour} ${cell.size}`}
              tone="pill"
              className="missing-pieces-place tabular"
              onClick={() => add(cell)}
            >
              <b className="pink">{`+${integer(missing)}`}</b> <bdi>{cell.colour}</bdi> <bdi>{cell.size}</bdi>
            </Button>
          ))}
        </div>
      )}
    </div>
  )
}
