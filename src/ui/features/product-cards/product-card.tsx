import { memo } from 'react'
import { isOutOfStock } from '../../../domain/catalogue/catalogue.ts'
import type { ShownSummary } from '../../../domain/catalogue/lasting.ts'
import { wantedColour } from '../../../domain/catalogue/seen-colour.ts'
import { paths } from '../../lib/paths.ts'
import { Badge } from '../../kit/badge.tsx'
import { Card } from '../../kit/card.tsx'
import { ColourDots } from './colour-dots.tsx'
import { CARD_SIZES } from '../../kit/image-sizes.ts'
import { Picture } from '../../kit/picture.tsx'
import { cardPrice } from '../../lib/price-texts.ts'
import { FavouriteButton } from './favourite-button.tsx'
import './cards.css'

interface Props {
  product: ShownSummary
  priority: boolean
  level: 2 | 3 | 4
  /** The product is shown in the first of these that it comes in. */
  colours: readonly string[]
}

/** `$48.50 c/u desde 6 pzs`, below it `$44.50 desde 12 pzs`; without a price, the buyer asks the store. */
const Price = ({ product }: { product: ShownSummary }) => {
  const {
    texts: [first, perPiece, best],
    known,
  } = cardPrice(product)
  const className = known ? 'price small tabular' : 'price small tabular room'
  if (perPiece === undefined) return <p className={className}>{first}</p>
  return (
    <p className={className}>
      <strong>{first}</strong> <span>{perPiece}</span>{' '}
      {best !== undefined && <span className="price-min muted">{best}</span>}
    </p>
  )
}

export const ProductCard = memo(({ product, priority, level, colours }: Props) => {
  const colour = wantedColour(product, colours)
  const isGone = 'soldOut' in product && isOutOfStock(product)
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
        <span className="product-card-town clamp" dir="auto">
          {product.town}
        </span>
      </div>
    </Card>
  )
})
ProductCard.displayName = 'ProductCard'
