import type { CSSProperties } from 'react'
import { withCell, withoutColour, withoutProduct } from '../../../../domain/orders/drafts.ts'
import {
  productAmount,
  productPieces,
  productPrice,
  type Draft,
  type DraftProduct,
} from '../../../../domain/orders/orders.ts'
import { nextTier, piecesAt, type Cell, type CellName } from '../../../../domain/orders/quantity-grid.ts'
import { matrixOf } from '../../../../domain/orders/order-summary.ts'
import { IconButton } from '../../../kit/button.tsx'
import { Picture } from '../../../kit/picture.tsx'
import { pesos, pieces, priceText } from '../../../lib/format.ts'
import { MissingPieces } from '../missing-pieces.tsx'
import { nextTierText } from '../texts.ts'
import { paths } from '../../../lib/paths.ts'
import { Name } from '../../../kit/name.tsx'
import { PiecesField } from '../pieces-field.tsx'
import { useCellProblem } from '../use-cell-problem.tsx'
import './order-matrix.css'

interface MatrixProps {
  product: Pick<DraftProduct, 'name' | 'cells'>
  stored: readonly Cell[]
  onType: Props['onType']
  onSet: (cell: CellName, pieces: number | null) => void
  onRemoveColour: (colour: string) => void
}

const Matrix = ({ product, stored, onType, onSet, onRemoveColour }: MatrixProps) => {
  const problem = useCellProblem(stored)
  const { sizes, rows } = matrixOf(product.cells)

  return (
    <div className="order-matrix-box" style={{ '--sizes': sizes.length } as CSSProperties}>
      <div className="order-matrix small" role="group" aria-label={`Piezas de ${product.name} por color y talla`}>
        <p className="order-matrix-head" aria-hidden="true">
          <span />
          {sizes.map((size) => (
            <bdi key={size}>{size}</bdi>
          ))}
        </p>
        {rows.map(({ colour, pieces: total, cells }) => (
          <div key={colour} className="order-matrix-row" role="group" aria-label={colour}>
            <p className="order-matrix-colour strong">
              <bdi>{colour}</bdi> <span className="muted tabular">{pieces(total)}</span>
            </p>
            {cells.map((cell, column) =>
              cell === null ? (
                <span key={sizes[column]} className="order-matrix-none" aria-hidden="true">
                  –
                </span>
              ) : (
                <label key={cell.size} className="order-matrix-cell stack-1">
                  <bdi className="order-matrix-size strong" aria-hidden="true">
                    {cell.size}
                  </bdi>
                  <PiecesField
                    label={`${colour} · ${cell.size}`}
                    pieces={piecesAt(stored, cell)}
                    {...problem.fieldProps(cell)}
                    onType={(wanted) => onType({ cell, pieces: wanted })}
                    onLeave={(wanted) => onSet(cell, wanted)}
                  />
                </label>
              ),
            )}
            <IconButton
              icon="close"
              size={16}
              label={`Quitar ${colour} de ${product.name}`}
              className="order-matrix-remove"
              onClick={() => onRemoveColour(colour)}
            />
            {problem.inRow(colour)}
          </div>
        ))}
      </div>
    </div>
  )
}

interface Props {
  /** With what is being typed. */
  product: DraftProduct
  stored: readonly Cell[]
  /** While a field is being edited, with `pieces` null for what is no number; null once it is left unchanged. */
  onType: (typed: { cell: CellName; pieces: number | null } | null) => void
  onChange: (edit: (draft: Draft) => Draft) => void
}

export const OrdersDrawerProduct = ({ product, stored, onType, onChange }: Props) => {
  const total = productPieces(product)
  const price = productPrice(product)
  const next = nextTier(product.tiers, total)

  const set = (cell: CellName, wanted: number | null) => {
    if (wanted === null) onType(null)
    else onChange((draft) => withCell(draft, product.productId, { ...cell, pieces: wanted }))
  }
  const removeColour = (colour: string) => onChange((draft) => withoutColour(draft, product.productId, colour))

  return (
    <li className="stack-2">
      <div className="order-product-top stack-3">
        <div className="order-product-pic">
          <Picture path={product.image} alt="" width={80} height={100} />
        </div>
        <a
          href={paths.product(product.productId)}
          className="order-product-name underlined-on-hover strong pink-on-hover"
        >
          <Name text={product.name || 'Producto'} />
        </a>
        <IconButton
          icon="trash"
          size={20}
          label={`Quitar ${product.name} del pedido`}
          className="btn-ghost"
          onClick={() => onChange((draft) => withoutProduct(draft, product.productId))}
        />
      </div>
      <Matrix product={product} stored={stored} onType={onType} onSet={set} onRemoveColour={removeColour} />
      <p className="order-product-sum small tabular">
        <span>
          {pieces(total)}
          {price !== null && ` × ${pesos(price)}`}
        </span>
        <strong>{priceText(productAmount(product))}</strong>
      </p>
      {next !== null && <p className="small strong agave">{nextTierText(next)}</p>}
      <MissingPieces
        rules={product}
        cells={product.cells}
        onAdd={({ colour, size, to }) => set({ colour, size }, to)}
      />
    </li>
  )
}
