import { useState } from 'react'
import { Link } from 'wouter'
import {
  productAmount,
  productPieces,
  productPrice,
  withCell,
  type Draft,
  type DraftProduct,
} from '../../../../domain/orders/orders.ts'
import { cellKey, completing, missingPieces, nextTier, type Cell } from '../../../../domain/orders/quantity-grid.ts'
import { parsePieces } from '../../../../domain/orders/quantity-input.ts'
import { Icon } from '../../../kit/icon.tsx'
import { Picture } from '../../../kit/picture.tsx'
import { useDialogs } from '../../../lib/dialogs.tsx'
import { pesos, pieces, priceText } from '../../../lib/format.ts'
import { missingText, nextTierText } from '../texts.ts'
import { paths } from '../../../lib/paths.ts'

interface Props {
  product: DraftProduct
  /** What was adjusted when it was added; empty when nothing was. */
  note: string
  onChange: (edit: (draft: Draft) => Draft) => void
  onRemove: () => void
}

/** A product of a draft: its pieces, which can be changed here, and what they come to. */
export const OrdersDrawerProduct = ({ product, note, onChange, onRemove }: Props) => {
  const { close } = useDialogs()
  // An empty field is not yet a wish to take the line away: that is decided on leaving it.
  const [typing, setTyping] = useState<{ key: string; text: string } | null>(null)
  const total = productPieces(product)
  const price = productPrice(product)
  const missing = missingPieces(product, total)
  const next = nextTier(product.tiers, total)

  const set = (cell: Cell, wanted: number) =>
    onChange((draft) => withCell(draft, product.productId, { ...cell, pieces: wanted }))
  const type = (cell: Cell, text: string) => {
    setTyping({ key: cellKey(cell.colour, cell.size), text })
    const { pieces: wanted } = parsePieces(text)
    if (wanted > 0) set(cell, wanted)
  }
  const leave = (cell: Cell) => {
    if (typing !== null && typing.text.trim() !== '' && parsePieces(typing.text).pieces === 0) set(cell, 0)
    setTyping(null)
  }
  const complete = () => {
    const change = completing(product, product.cells)
    if (change !== null) set({ ...change, pieces: change.to }, change.to)
  }

  return (
    <li className="order-product">
      <div className="order-product-pic">
        <Picture path={product.image} alt="" width={80} height={100} />
      </div>
      <div>
        <div className="order-product-head">
          <Link href={paths.product(product.productId)} className="order-product-name underlined-on-hover" onClick={close}>
            <bdi>{product.name || 'Producto'}</bdi>
          </Link>
          <button
            type="button"
            className="btn btn-ghost btn-square"
            aria-label={`Quitar ${product.name} del pedido`}
            onClick={onRemove}
          >
            <Icon name="trash" size={20} />
          </button>
        </div>
        <ul className="plain-list">
          {product.cells.map((cell) => {
            const key = cellKey(cell.colour, cell.size)
            return (
              <li key={key} className="order-cell">
                <label className="order-cell-label">
                  <bdi>
                    {cell.colour} · <span className="order-cell-size">{cell.size}</span>
                  </bdi>
                  <input
                    className="order-cell-field tabular"
                    inputMode="numeric"
                    autoComplete="off"
                    maxLength={12}
                    value={typing?.key === key ? typing.text : cell.pieces}
                    onChange={(event) => type(cell, event.target.value)}
                    onFocus={(event) => event.target.select()}
                    onBlur={() => leave(cell)}
                  />
                </label>
                <button
                  type="button"
                  className="order-cell-remove"
                  aria-label={`Quitar ${cell.colour} ${cell.size} de ${product.name}`}
                  onClick={() => set(cell, 0)}
                >
                  <Icon name="close" size={16} />
                </button>
              </li>
            )
          })}
        </ul>
        <p className="order-product-sum tabular">
          <span>
            {pieces(total)}
            {price !== null && ` × ${pesos(price)}`}
          </span>
          <strong>{priceText(productAmount(product))}</strong>
        </p>
        {next !== null && <p className="order-next">{nextTierText(next)}</p>}
        {missing > 0 && (
          <p className="order-missing">
            {missingText(product, missing, total)}{' '}
            <button type="button" className="order-complete underlined" onClick={complete}>
              Completar a {total + missing}
            </button>
          </p>
        )}
        {note !== '' && (
          <p className="order-note" role="status" dir="auto">
            {note}
          </p>
        )}
      </div>
    </li>
  )
}
