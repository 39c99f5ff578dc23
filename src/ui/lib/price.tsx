import type { ProductSummary } from '../../domain/catalogue/catalogue.ts'
import { figureClass, figuresOf, type Shown } from './perishable.ts'

/** `$48.50 c/u desde 6 pzs`, below it the best price where there is another; its place; or that one asks for it. */
export const Price = ({ product }: { product: Shown<ProductSummary> }) => {
  const { tiers, best } = figuresOf(product)
  const [first] = tiers
  const className = `price small tabular ${figureClass(product)}`
  if (!first) return <p className={className}>Precio a consultar</p>
  return (
    <p className={className}>
      <strong>{first.price}</strong> <span>{first.perPiece}</span>{' '}
      {best !== '' && <span className="price-min muted">{best}</span>}
    </p>
  )
}
