import { useState, type CSSProperties } from 'react'
import type { DraftProduct } from '../../../../domain/orders/orders.ts'
import { matrixOf } from '../../../../domain/orders/order-matrix.ts'
import { cellKey, type Cell } from '../../../../domain/orders/quantity-grid.ts'
import { parsePieces } from '../../../../domain/orders/quantity-input.ts'
import { Icon } from '../../../kit/icon.tsx'
import { selectOnFocus } from '../../../kit/select-on-focus.ts'
import { pieces } from '../../../lib/format.ts'
import './order-matrix.css'

interface Props {
  product: Pick<DraftProduct, 'name' | 'cells'>
  onSet: (cell: Cell, pieces: number) => void
  onRemoveColour: (colour: string) => void
}

/** The pieces of a product in a draft, by colour and size; where there is no room for columns, each size is named. */
export const OrdersDrawerMatrix = ({ product, onSet, onRemoveColour }: Props) => {
  // While a field is empty the pieces stay: the buyer may be about to type another number.
  const [typing, setTyping] = useState<{ key: string; text: string } | null>(null)
  const { sizes, rows } = matrixOf(product.cells)

  const type = (cell: Cell, text: string) => {
    setTyping({ key: cellKey(cell.colour, cell.size), text })
    const { pieces: wanted } = parsePieces(text)
    if (wanted > 0) onSet(cell, wanted)
  }
  const leave = (cell: Cell) => {
    if (typing !== null && typing.text.trim() !== '' && parsePieces(typing.text).pieces === 0) onSet(cell, 0)
    setTyping(null)
  }

  return (
    <div className="order-matrix-box" style={{ '--sizes': sizes.length } as CSSProperties}>
      <div className="order-matrix" role="group" aria-label={`Piezas de ${product.name} por color y talla`}>
        <p className="order-matrix-head" aria-hidden="true">
          <span />
          {sizes.map((size) => <bdi key={size}>{size}</bdi>)}
        </p>
        {rows.map(({ colour, pieces: total, cells }) => (
          <div key={colour} className="order-matrix-row" role="group" aria-label={colour}>
            <p className="order-matrix-colour">
              <bdi>{colour}</bdi> <span className="muted tabular">{pieces(total)}</span>
            </p>
            {cells.map((cell, column) =>
              cell === null ? (
                <span key={sizes[column]} className="order-matrix-none" aria-hidden="true">–</span>
              ) : (
                <label key={cell.size} className="order-matrix-cell">
                  <bdi className="order-matrix-size" aria-hidden="true">{cell.size}</bdi>
                  <input
                    type="text"
                    className="order-matrix-field tabular"
                    aria-label={`${colour} · ${cell.size}`}
                    inputMode="numeric"
                    autoComplete="off"
                    maxLength={12}
                    value={typing?.key === cellKey(colour, cell.size) ? typing.text : cell.pieces}
                    onChange={(event) => type(cell, event.target.value)}
                    {...selectOnFocus}
                    onBlur={() => leave(cell)}
                  />
                </label>
              ),
            )}
            <button
              type="button"
              className="order-matrix-remove icon-button"
              aria-label={`Quitar ${colour} de ${product.name}`}
              onClick={() => onRemoveColour(colour)}
            >
              <Icon name="close" size={16} />
            </button>
          </div>
        ))}
      </div>
    </div>
  )
}
