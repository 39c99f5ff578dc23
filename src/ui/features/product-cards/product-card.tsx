import { memo } from 'react'
import { isOutOfStock, type ProductSummary, wantedColour } from '../../../domain/catalogue/catalogue.ts'
import { paths } from '../../lib/paths.ts'
import { Badge } from '../../kit/text.tsx'
import { Card } from '../../kit/card.tsx'
import { ColourDots } from './colour-dots.tsx'
import { CARD_SIZES } from '../../kit/image-sizes.ts'
import { Picture } from '../../kit/picture.tsx'
import type { Shown } from '../../lib/perishable.ts'
import { Price } from '../../lib/price.tsx'
import { FavouriteButton } from './favourite-button.tsx'
import './cards.css'

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
