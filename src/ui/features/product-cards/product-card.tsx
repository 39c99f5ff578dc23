import { memo, useId, type ComponentType } from 'react'
import type { ProductSummary } from '../../../domain/catalogue/catalogue.ts'
import { wantedColour } from '../../../domain/catalogue/seen-colour.ts'
import { paths } from '../../lib/paths.ts'
import { Badge } from '../../kit/badge.tsx'
import { ColourDots } from './colour-dots.tsx'
import { Picture } from '../../kit/picture.tsx'
import { PriceFrom } from './price.tsx'
import { Name } from '../../kit/name.tsx'
import './product-card.css'

interface Props {
  /** Passed in, because the screen of favourites itself shows cards. */
  Heart: ComponentType<{ product: ProductSummary }>
  product: ProductSummary
  priority: boolean
  level: 2 | 3 | 4
  /** The product is shown in the first of these that it comes in (R12.34). */
  colours: readonly string[]
}

export const ProductCard = memo(({ Heart, product, priority, level, colours }: Props) => {
  const colour = wantedColour(product, colours)
  const Heading = `h${level}` as const
  const id = useId()
  return (
    <article className="product-card" aria-labelledby={id}>
      <div className="product-card-pic frame">
        <Picture path={colour?.image ?? product.image} alt="" width={400} height={500} priority={priority} />
        {product.isNew && <Badge tone="tag">Nuevo</Badge>}
      </div>
      <div className="product-card-text stack-1">
        <Heading className="product-card-name clamp" id={id}>
          <a href={paths.product(product.id, colour?.name)} className="card-link" dir="auto">
            <Name text={product.name} />
          </a>
        </Heading>
        <PriceFrom tiers={product.tiers} minimum={product.minimum} />
        <div className="product-card-foot between small muted">
          <ColourDots colours={product.colours} />
          <span className="product-card-town clamp" dir="auto">
            {product.town}
          </span>
        </div>
      </div>
      {/* Above the link, which covers the whole card. */}
      <div className="product-card-favourite">
        <Heart product={product} />
      </div>
    </article>
  )
})
ProductCard.displayName = 'ProductCard'
