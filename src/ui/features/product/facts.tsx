import type { ReactNode } from 'react'
import type { Colour, ProductDetail } from '../../../domain/catalogue/catalogue.ts'
import { offeredTiers } from '../../../domain/catalogue/tiers.ts'
import { ColourDot } from '../product-cards/colour-dots.tsx'
import { pesos, pieces } from '../../lib/format.ts'
import { CareSymbol } from './care-symbols.tsx'
import './facts.css'

/** `6 a 11 piezas`, `12 piezas o más`. */
const rangeText = (from: number, next: number | undefined): string => {
  if (next === undefined) return `${pieces(from)} o más`
  return next - 1 === from ? pieces(from) : `${from} a ${pieces(next - 1)}`
}

/** The wholesale prices by number of pieces. */
export const PriceTiers = ({ product }: { product: ProductDetail }) => {
  const tiers = offeredTiers(product.tiers, product.minimum)
  if (tiers.length === 0) return <p className="product-ask">Precio a consultar con el fabricante</p>
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

/** Minimum and multiple in a sentence. */
export const SellingRulesText = ({ product: { minimum, multiple } }: { product: ProductDetail }) => (
  <p className="muted">
    Mínimo {pieces(minimum)} de este modelo. Mezcla tallas y colores
    {multiple > 1 ? `; el total va de ${multiple} en ${multiple}` : ' como quieras'}.
  </p>
)

interface SwatchesProps {
  product: ProductDetail
  /** The colour that is being looked at. */
  colour: Colour | undefined
  onChoose: (colour: Colour) => void
}

/** Which colours have a photo, as far as the server said: without its word, only which colours there are (R12.34). */
const photoText = (colours: readonly Colour[], chosen: Colour | undefined): string => {
  const names = (some: readonly Colour[]): string => some.map(({ name }) => name).join(', ')
  const { shown = [], others = [] } = Object.groupBy(colours, ({ image }) => (image === undefined ? 'others' : 'shown'))
  if (others.length === 0 || colours.length < 2) return ''
  if (shown.length === 0) return `Viene en ${names(colours)}.`
  if (chosen !== undefined) return chosen.image === undefined ? `Todavía no hay foto en ${chosen.name}.` : ''
  return `Foto en ${names(shown)}. También en ${names(others)}.`
}

/** The colours as buttons: each shows its photo and its row of the quantities (R12.34). */
export const Swatches = ({ product: { colours }, colour, onChoose }: SwatchesProps) => {
  if (colours.length === 0) return null
  const text = photoText(colours, colour)
  return (
    <div className="stack-2">
      <ul className="facts-swatches" aria-label="Colores">
        {colours.map((each, place) => (
          <li key={place}>
            <button
              type="button"
              className="facts-swatch touch-target small"
              aria-label={`Ver en ${each.name}`}
              aria-pressed={each === colour}
              onClick={() => onChoose(each)}
            >
              <ColourDot colour={each} size={24} />
              <bdi>{each.name}</bdi>
            </button>
          </li>
        ))}
      </ul>
      {text !== '' && <p className="muted">{text}</p>}
    </div>
  )
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="facts-row">
    <dt>{name}</dt>
    <dd dir="auto">{children}</dd>
  </div>
)

/** A bare number has no unit, and a yes or no says nothing. */
const isPhrase = (text = ''): boolean => /\p{L}{3}/u.test(text)

/** Key, fabric, origin, delivery, care and the like, as far as the server says (R12.05, R12.88). */
export const ProductSheet = ({ product }: { product: ProductDetail }) => (
  <dl className="facts-sheet">
    {product.key && <Fact name="Clave">{product.key}</Fact>}
    {product.fabric && <Fact name="Tela">{product.fabric}</Fact>}
    {product.origin && <Fact name="Origen">{product.origin}</Fact>}
    {product.sizes.length > 0 && <Fact name="Tallas">{product.sizes.join(' · ')}</Fact>}
    {isPhrase(product.leadTime) && <Fact name="Tiempo de entrega">{product.leadTime}</Fact>}
    {isPhrase(product.shipping) && <Fact name="Envío">{product.shipping}</Fact>}
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
