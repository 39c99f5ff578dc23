import { changeCells, gridOfDraft, withCell, withoutColour, withoutProduct } from '../../../../domain/orders/drafts.ts'
import {
  productAmount,
  productPieces,
  productPrice,
  type Draft,
  type DraftProduct,
} from '../../../../domain/orders/orders.ts'
import { fillRun, nextTier, type Cell, type CellName } from '../../../../domain/orders/quantity-grid.ts'
import { IconButton } from '../../../kit/button.tsx'
import { Thumb } from '../../../kit/picture.tsx'
import { pesos, pieces, priceText } from '../../../lib/format.ts'
import { MissingPieces } from '../missing-pieces.tsx'
import { nextTierText } from '../texts.ts'
import { paths } from '../../../lib/paths.ts'
import { Name } from '../../../kit/text.tsx'
import { QuantityTable } from '../quantity-table.tsx'
import { useProduct } from '../use-orders.ts'

interface Props {
  /** With what is being typed. */
  product: DraftProduct
  stored: readonly Cell[]
  /** While a field is being edited, with `pieces` null for what is no number; null once it is left unchanged. */
  onType: (typed: { cell: CellName; pieces: number | null } | null) => void
  onChange: (edit: (draft: Draft) => Draft) => void
}

export const OrdersDrawerProduct = ({ product, stored, onType, onChange }: Props) => {
  const { productId, name } = product
  const total = productPieces(product)
  const price = productPrice(product)
  const next = nextTier(product.tiers, total)
  const { data: today } = useProduct(productId, { once: true })
  const grid = gridOfDraft({ ...product, cells: stored }, today)

  const set = (cell: CellName, wanted: number | null) => {
    if (wanted === null) onType(null)
    else onChange((draft) => withCell(draft, productId, { ...cell, pieces: wanted }))
  }

  return (
    <li className="stack-2">
      <div className="media">
        <Thumb path={product.image} />
        <a href={paths.product(product.productId)} className="fill underlined-on-hover strong pink-on-hover">
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
      <QuantityTable
        label={`Piezas de ${name} por color y talla`}
        orderOf={name}
        grid={grid}
        typed={product.cells}
        stored={stored}
        hasRuns={today != null}
        onType={(cell, pieces) => onType({ cell, pieces })}
        onLeave={set}
        onRun={(colour, by) =>
          onChange((draft) => changeCells(draft, productId, (cells) => fillRun(grid, cells, colour, by)))
        }
        onRemove={(colour) => onChange((draft) => withoutColour(draft, productId, colour))}
      />
      <p className="between small tabular">
        <span>{`${pieces(total)}${price === null ? '' : ` × ${pesos(price)}`}`}</span>
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
