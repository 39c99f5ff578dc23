import { Link } from 'wouter'
import { productAmount, productPieces, productPrice, withCell, type Draft, type DraftProduct } from '../../../../domain/orders/orders.ts'
import { nextTier, type Cell } from '../../../../domain/orders/quantity-grid.ts'
import { Icon } from '../../../kit/icon.tsx'
import { Picture } from '../../../kit/picture.tsx'
import { useDialogs } from '../../../lib/dialogs.tsx'
import { pesos, pieces, priceText } from '../../../lib/format.ts'
import { MissingPieces } from '../missing-pieces.tsx'
import { nextTierText } from '../texts.ts'
import { paths } from '../../../lib/paths.ts'
import { OrdersDrawerMatrix } from './orders-drawer-matrix.tsx'
import { Name } from '../../../lib/name.tsx'

interface Props {
  product: DraftProduct
  onChange: (edit: (draft: Draft) => Draft) => void
  onRemove: () => void
}

/** A product of a draft, with editable quantities and its total. */
export const OrdersDrawerProduct = ({ product, onChange, onRemove }: Props) => {
  const { close } = useDialogs()
  const total = productPieces(product)
  const price = productPrice(product)
  const next = nextTier(product.tiers, total)

  const set = ({ colour, size }: Pick<Cell, 'colour' | 'size'>, wanted: number) =>
    onChange((draft) => withCell(draft, product.productId, { colour, size, pieces: wanted }))
  const removeColour = (colour: string) =>
    onChange((draft) =>
      product.cells
        .filter((cell) => cell.colour === colour)
        .reduce((now, cell) => withCell(now, product.productId, { ...cell, pieces: 0 }), draft),
    )

  return (
    <li className="stack-2">
      <div className="order-product-top">
        <div className="order-product-pic">
          <Picture path={product.image} alt="" width={80} height={100} />
        </div>
        <Link href={paths.product(product.productId)} className="order-product-name underlined-on-hover" onClick={close}>
          <Name text={product.name || 'Producto'} />
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
      <OrdersDrawerMatrix product={product} onSet={set} onRemoveColour={removeColour} />
      <p className="order-product-sum small tabular">
        <span>
          {pieces(total)}
          {price !== null && ` × ${pesos(price)}`}
        </span>
        <strong>{priceText(productAmount(product))}</strong>
      </p>
      {next !== null && <p className="order-next small">{nextTierText(next)}</p>}
      <MissingPieces rules={product} cells={product.cells} onAdd={(change) => set(change, change.to)} />
    </li>
  )
}
