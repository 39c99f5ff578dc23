import { memo } from 'react'
import { isOutOfStock, type ProductSummary, wantedColour } from '../../../domain/catalogue/catalogue.ts'
import { paths } from '../../lib/paths.ts'
import { Badge } from '../../kit/text.tsx'
import { Card } from '../../kit/card.tsx'
import { ColourDots } from './colour-dots.tsx'
import { CARD_SIZES } from '../../kit/image-sizes.ts'
import { Picture } from '../../kit/picture.tsx'
import { figureClass, figuresOf, type Shown } from '../../lib/perishable.ts'
import { FavouriteButton } from './favourite-button.tsx'
import './cards.css'

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

interface Props {
  product: Shown<ProductSummary>
  priority: boolean
  level: 2 | 3 | 4
  /** The product is shown in the first of these that it comes in. */
  colours: readonly string[]
}

export const ProductCard = memo(({ product, priority, level, colours }: Props) => {
  const colour = wantedColour(product, colours)
  const isGone = product.soldOut !== undefined && isOutOfStock(product)
  return (
    <Card
      className="product-card"
      href={paths.product(product.id, colour?.name)}
      name={product.name}
      level={level}
      picture={
        <>
          <Picture
            path={colour?.image ?? product.image}
            alt=""
            width={400}
            height={500}
            sizes={CARD_SIZES}
            priority={priority}
          />
          {(isGone || product.isNew) && <Badge tone="tag">{isGone ? 'Agotado' : 'Nuevo'}</Badge>}
        </>
      }
      corner={<FavouriteButton product={product} />}
    >
      <Price product={product} />
      <div className="product-card-foot between small muted">
        <ColourDots colours={product.colours} />
        <span className="clamp" dir="auto">
          {product.town}
        </span>
      </div>
    </Card>
  )
})
ProductCard.displayName = 'ProductCard'
