import { memo, useId } from 'react'
import type { PriceTier, ProductSummary } from '../../../domain/catalogue/catalogue.ts'
import { wantedColour } from '../../../domain/catalogue/seen-colour.ts'
import { offeredTiers } from '../../../domain/catalogue/tiers.ts'
import { perPiece, pesos, pieces, priceText } from '../../lib/format.ts'
import { paths } from '../../lib/paths.ts'
import { Badge } from '../../kit/badge.tsx'
import { ColourDots } from './colour-dots.tsx'
import { FavouriteButton } from './favourite-button.tsx'
import { Picture } from '../../kit/picture.tsx'
import { Name } from '../../kit/name.tsx'
import './price.css'
import './product-card.css'

/** R12.32: `$48.50 c/u desde 6 pzs · $44.50 desde 12 pzs`; without a price, the buyer asks the store. */
export const PriceFrom = ({ tiers, minimum }: { tiers: readonly PriceTier[]; minimum: number | null }) => {
  const offered = offeredTiers(tiers, minimum)
  const [first] = offered
  const last = offered.at(-1)
  if (first === undefined || last === undefined) return <p className="price small tabular">{priceText(null)}</p>
  return (
    <p className="price small tabular">
      <strong>{pesos(first.price)}</strong> {perPiece(first)}{' '}
      {last !== first && <span className="price-min muted">{`· ${pesos(last.price)} desde ${pieces(last.from)}`}</span>}
    </p>
  )
}

interface Props {
  product: ProductSummary
  priority: boolean
  level: 2 | 3 | 4
  /** The product is shown in the first of these that it comes in (R12.34). */
  colours: readonly string[]
}

export const ProductCard = memo(({ product, priority, level, colours }: Props) => {
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
        <FavouriteButton product={product} />
      </div>
    </article>
  )
})
ProductCard.displayName = 'ProductCard'
