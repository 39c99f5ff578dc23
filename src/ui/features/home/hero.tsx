import type { ProductSummary } from '../../../domain/catalogue/catalogue.ts'
import { offeredTiers } from '../../../domain/catalogue/tiers.ts'
import { buttonClass, ButtonLink } from '../../kit/button.tsx'
import { ScreenTitle } from '../../kit/screen-title.tsx'
import { paths } from '../../lib/paths.ts'
import { newProducts } from '../../lib/first-reads.ts'
import { useRead } from '../../lib/read.tsx'
import { Picture } from '../../kit/picture.tsx'
import { perPiece, pesos } from '../../lib/format.ts'
import './home.css'

const PLACES = [0, 1, 2]

const HeroProduct = ({ product }: { product: ProductSummary }) => {
  const [first] = offeredTiers(product.tiers, product.minimum)
  return (
    <a href={paths.product(product.id)} className="stack-1">
      <span className="hero-pic frame">
        <Picture path={product.image} alt="" width={240} height={300} priority />
      </span>
      <span className="hero-name clamp" dir="auto">
        {product.name}
      </span>{' '}
      {first && (
        <span className="hero-price tabular">
          <strong>{pesos(first.price)}</strong> <span>{perPiece(first)}</span>
        </span>
      )}
    </a>
  )
}

/** Three real products at first sight. Their places are there before them, as pieces of a pattern. */
const HeroProducts = ({ products }: { products: readonly ProductSummary[] }) => {
  // The last of the newest: the list further down begins with the others. A handful stands there alone.
  const shown = products.length > PLACES.length ? products.slice(-PLACES.length) : []
  return (
    <ul className="hero-goods stack-3" aria-label="Para empezar">
      {PLACES.map((index) => {
        const product = shown[index]
        return (
          <li key={index} className="hero-good">
            {product ? <HeroProduct product={product} /> : <div className="hero-pic frame" />}
          </li>
        )
      })}
    </ul>
  )
}

/**
 * Its heading is larger than any picture that comes after it, so that the page has its largest paint with the first.
 */
export const Hero = () => {
  const { data = [] } = useRead(newProducts)
  return (
    <div className="hero">
      <div className="container hero-in stack">
        <ScreenTitle>Ropa de mayoreo de Guanajuato</ScreenTitle>
        <p className="hero-lead">
          Para tiendas, boutiques y tianguis: compra directo de los fabricantes, con precio por volumen.
        </p>
        <HeroProducts products={data} />
        <div className="hero-actions row small">
          <a href={paths.products()} className={buttonClass('primary', 'hero-go')}>
            Ver productos
          </a>
          <ButtonLink href={paths.companies} tone="quiet">
            Conocer empresas
          </ButtonLink>
        </div>
      </div>
      <div className="hero-thread stitch" />
    </div>
  )
}
