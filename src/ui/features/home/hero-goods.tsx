import { Link } from 'wouter'
import { lowestPrice, type ProductSummary } from '../../../domain/catalogue/catalogue.ts'
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
      <span className="hero-name clamp" dir="auto">
        {product.name}
      </span>{' '}
      {first && (
        <span className="hero-price tabular">
          <strong>{pesos(first.price)}</strong> con {first.from}
        </span>
      )}
    </Link>
  )
}

const from = (values: readonly (number | null)[]): number | null =>
  values.reduce<number | null>((least, value) => (value !== null && (least === null || value < least) ? value : least), null)

/** From what price and how many pieces, as the newest products say; holds its line while they are coming. */
export const HeroFacts = ({ products }: { products: readonly ProductSummary[] }) => {
  const price = from(products.map(({ tiers }) => lowestPrice(tiers)))
  const least = from(products.map(({ minimum }) => minimum))
  return (
    <p className="hero-facts">
      {price !== null && least !== null && `Desde ${pesos(price)} la pieza, desde ${pieces(least)}`}
    </p>
  )
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
