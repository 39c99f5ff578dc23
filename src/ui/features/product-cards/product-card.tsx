import { memo, type ComponentType } from 'react'
import type { ShownSummary } from '../../../domain/catalogue/lasting.ts'
import { wantedColour } from '../../../domain/catalogue/seen-colour.ts'
import { paths } from '../../lib/paths.ts'
import { Badge } from '../../kit/badge.tsx'
import { Card } from '../../kit/card.tsx'
import { ColourDots } from './colour-dots.tsx'
import { Picture } from '../../kit/picture.tsx'
import { PriceFrom } from './price.tsx'
import './product-card.css'

interface Props {
  /** Passed in, because the screen of favourites itself shows cards. */
  Heart: ComponentType<{ product: ShownSummary }>
  product: ShownSummary
  priority: boolean
  level: 2 | 3 | 4
  /** The product is shown in the first of these that it comes in (R12.34). */
  colours: readonly string[]
}

export const ProductCard = memo(({ Heart, product, priority, level, colours }: Props) => {
  const colour = wantedColour(product, colours)
  return (
    <Card
      className="product-card"
      href={paths.product(product.id, colour?.name)}
      name={product.name}
      level={level}
      picture={
        <>
          <Picture path={colour?.image ?? product.image} alt="" width={400} height={500} priority={priority} />
          {product.isNew && <Badge tone="tag">Nuevo</Badge>}
        </>
      }
      corner={<Heart product={product} />}
    >
      <PriceFrom product={product} />
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
