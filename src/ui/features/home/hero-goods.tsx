import { Link } from 'wouter'
import type { ProductSummary } from '../../../domain/catalogue/catalogue.ts'
import { offeredTiers } from '../../../domain/catalogue/tiers.ts'
import { Picture } from '../../kit/picture.tsx'
import { pesos, pieces } from '../../lib/format.ts'
import { paths } from '../../lib/paths.ts'

const PLACES = [0, 1, 2]

const Good = ({ product }: { product: ProductSummary }) => {
  const [first] = offeredTiers(product.tiers, product.minimum)
  return (
    <Link href={paths.product(product.id)} className="hero-link">
      <span className="hero-pic">
        <Picture path={product.image} alt="" width={240} height={300} priority />
      </span>
      <span className="hero-name clamp" dir="auto">{product.name}</span>{' '}
      {first && (
        <span className="hero-price tabular">
          <strong>{pesos(first.price)}</strong> con {first.from}
        </span>
      )}
    </Link>
  )
}

/** The lowest price among the newest products, and with how many pieces it is paid; holds its line while they are coming. */
export const HeroFacts = ({ products }: { products: readonly ProductSummary[] }) => {
  const [best] = products.flatMap(({ tiers, minimum }) => offeredTiers(tiers, minimum).slice(-1)).toSorted((a, b) => a.price - b.price || a.from - b.from)
  return <p className="hero-facts">{best && `Desde ${pesos(best.price)} la pieza, con ${pieces(best.from)}`}</p>
}

/** Three real products at first sight (R12.35). Their places are there before them, as pieces of a pattern. */
export const HeroGoods = ({ products }: { products: readonly ProductSummary[] }) => {
  // The last of the newest: the list further down begins with the others. A handful stands there alone.
  const shown = products.length > PLACES.length ? products.slice(-PLACES.length) : []
  return (
    <ul className="hero-goods" aria-label="Para empezar">
      {PLACES.map((place) => {
        const product = shown[place]
        return (
          <li key={place} className="hero-good">
            {product ? <Good product={product} /> : <div className="hero-pic" />}
          </li>
        )
      })}
    </ul>
  )
}
