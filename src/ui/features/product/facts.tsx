import type { ReactNode } from 'react'
import type { ProductDetail } from '../../../domain/catalogue/catalogue.ts'
import { usableTiers } from '../../../domain/orders/quantity-grid.ts'
import { ColourDot } from '../product-cards/colour-dots.tsx'
import { pesos, pieces } from '../../lib/format.ts'
import { CareSymbol } from './care-symbols.tsx'
import './facts.css'

/** `6 a 11 piezas`, `12 piezas o más`. */
const rangeText = (from: number, next: number | undefined): string => {
  if (next === undefined) return `${pieces(from)} o más`
  return next - 1 === from ? pieces(from) : `${from} a ${pieces(next - 1)}`
}

/** Wholesale prices: the more pieces, the less each costs. */
export const PriceTiers = ({ product }: { product: ProductDetail }) => {
  const tiers = usableTiers(product.tiers)
  if (tiers.length === 0) return <p className="product-ask">Precio a consultar con la tienda</p>
  return (
    <table className="facts-tiers tabular">
      <caption className="visually-hidden">Precios de mayoreo</caption>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">Piezas</th>
          <th scope="col">Precio por pieza</th>
        </tr>
      </thead>
      <tbody>
        {tiers.map(({ from, price }, place) => (
          <tr key={from} className="facts-tier">
            <th scope="row">{rangeText(from, tiers[place + 1]?.from)}</th>
            <td>
              <strong>{pesos(price)}</strong> c/u
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** How the store sells this product, in a sentence. */
export const SellingRulesText = ({ product: { minimum, multiple } }: { product: ProductDetail }) => (
  <p className="muted">
    Mínimo {pieces(minimum)} de este modelo, surtidas como quieras
    {multiple > 1 ? `, de ${multiple} en ${multiple}` : ''}.
  </p>
)

export const Swatches = ({ product: { colours } }: { product: ProductDetail }) =>
  colours.length === 0 ? null : (
    <ul className="facts-swatches" aria-label="Colores">
      {colours.map(({ name, hex }, place) => (
        <li key={place} className="facts-swatch">
          <ColourDot hex={hex} size={24} />
          <bdi>{name}</bdi>
        </li>
      ))}
    </ul>
  )

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="facts-row">
    <dt>{name}</dt>
    <dd dir="auto">{children}</dd>
  </div>
)

/** What the garment's own tag says. */
export const ProductSheet = ({ product }: { product: ProductDetail }) => (
  <dl className="facts-sheet">
    {product.fabric && <Fact name="Tela">{product.fabric}</Fact>}
    {product.origin && <Fact name="Origen">{product.origin}</Fact>}
    {product.sizes.length > 0 && <Fact name="Tallas">{product.sizes.join(' · ')}</Fact>}
    {product.care.length > 0 && (
      <Fact name="Cuidados">
        <ul className="facts-care">
          {product.care.map((text, place) => (
            <li key={place}>
              <CareSymbol text={text} />
              <span dir="auto">{text}</span>
            </li>
          ))}
        </ul>
      </Fact>
    )}
  </dl>
)
