import type { ReactNode } from 'react'
import type { Colour, ProductDetail, ProductSummary } from '../../../domain/catalogue/catalogue.ts'
import type { ShownProduct } from '../../../domain/catalogue/lasting.ts'
import { foldText } from '../../../domain/text.ts'
import { ColourDot } from '../product-cards/colour-dots.tsx'
import { pieces } from '../../lib/format.ts'
import { tierTexts } from '../../lib/price-texts.ts'
import './facts.css'

export const PriceTiers = ({ product }: { product: ShownProduct | ProductSummary }) => {
  const { texts, known } = tierTexts(product)
  const room = known ? '' : 'room'
  if (texts.length === 0) return <p className={`product-ask strong ${room}`}>Precio a consultar con el fabricante</p>
  const prices = texts.filter((_, index) => index % 2 === 1)
  return (
    <table className="facts-tiers tabular">
      <caption className="visually-hidden">Precios de mayoreo</caption>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">Piezas</th>
          <th scope="col">Precio por pieza</th>
        </tr>
      </thead>
      <tbody className={room}>
        {prices.map((price, index) => (
          <tr key={index} className="facts-tier stack-1">
            <th scope="row">{texts[2 * index]}</th>
            <td>
              <strong>{price}</strong> c/u
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

export const SellingRulesText = ({ product: { minimum, multiple } }: { product: ProductDetail }) => (
  <p className="muted">
    {minimum === null && 'Consulta el mínimo con el fabricante. '}
    {minimum !== null && minimum > 1 && `Mínimo ${pieces(minimum)} de este modelo. `}Mezcla tallas y colores
    {multiple !== null && (multiple > 1 ? `; el total va de ${multiple} en ${multiple}` : ' como quieras')}.
  </p>
)

interface SwatchesProps {
  product: Pick<ProductDetail, 'colours'>
  colour: Colour | undefined
  onChoose: (colour: Colour) => void
}

/** Which colours have a photo, as far as the server said: without its word, only which colours there are (R12.34). */
const photoText = (colours: readonly Colour[], chosen: Colour | undefined) => {
  const names = (some: readonly Colour[]) => some.map(({ name }) => name).join(', ')
  const shown = colours.filter(({ image }) => image !== undefined)
  const others = colours.filter(({ image }) => image === undefined)
  if (others.length === 0 || colours.length < 2) return ''
  if (shown.length === 0) return `Viene en ${names(colours)}.`
  if (chosen !== undefined) return chosen.image === undefined ? `Todavía no hay foto en ${chosen.name}.` : ''
  return `Foto en ${names(shown)}. También en ${names(others)}.`
}

/** Each shows its photo and its row of the quantities (R12.34). */
export const Swatches = ({ product: { colours }, colour, onChoose }: SwatchesProps) => {
  if (colours.length === 0) return null
  const text = photoText(colours, colour)
  return (
    <div className="stack-2">
      <ul className="row" aria-label="Colores">
        {colours.map((each, index) => (
          <li key={index}>
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

const TUB = 'M3 8l3 11h12l3-11M3 8c2 0 2 1.5 4.5 1.5S10 8 12 8s2 1.5 4.5 1.5S19 8 21 8'
const CROSS = 'M4 4l16 16M20 4 4 20'
const IRON = 'M4 18h16l-1.5-9.5H10C6 8.5 4 13 4 18ZM9 5.5h8.5l.8 3'
const DRYER = 'M4 4h16v16H4ZM12 7a5 5 0 1 0 0 10 5 5 0 0 0 0-10Z'

/** Care symbols by what a sentence says, the most specific first. */
const SYMBOLS: readonly (readonly [RegExp, string])[] = [
  [/no (usar|utilizar|aplicar) (cloro|blanqueador)|sin cloro/, `M12 4 21 20H3Z${CROSS}`],
  [/\bcloro|blanqueador/, 'M12 4 21 20H3Z'],
  [/no planchar/, `${IRON}${CROSS}`],
  [/planchar/, `${IRON}M11 14h.1M14 14h.1`],
  [/no (secar en|usar) secadora|sin secadora/, `${DRYER}${CROSS}`],
  [/secadora/, DRYER],
  [/secar en plano|secar plano/, 'M4 4h16v16H4ZM7.5 12h9'],
  [/sombra/, 'M4 4h16v16H4ZM4 9l5-5M4 13.5 13.5 4M12 8v9'],
  [/colgad|secar al (sol|aire)|secar/, 'M4 4h16v16H4ZM4 5c3 6 13 6 16 0'],
  [/no exprimir|sin torcer|exprimir/, `M5 9c4-3 10 3 14 0M5 15c4-3 10 3 14 0${CROSS}`],
  [/no (lavar|mojar|meter a la lavadora)/, `${TUB}${CROSS}`],
  [/en seco|tintoreria|pano/, 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM9.5 16V8H13a2.3 2.3 0 0 1 0 4.6H9.5'],
  [/a mano/, `${TUB}M9 15l3-3.5 3 3.5`],
  [/lavar|lavado|jabon/, `${TUB}M9 14.5h6`],
]

const OTHER = 'M3 3h8l10 10-8 8L3 11ZM7.5 7.5h.1'

const CareSymbol = ({ text }: { text: string }) => {
  const folded = foldText(text)
  const drawing = SYMBOLS.find(([pattern]) => pattern.test(folded))?.[1] ?? OTHER
  return (
    <svg
      width="32"
      height="32"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.4"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={drawing} />
    </svg>
  )
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="facts-row stack-3">
    <dt className="small strong">{name}</dt>
    <dd dir="auto">{children}</dd>
  </div>
)

/** A bare number has no unit, and a yes or no says nothing. */
const isPhrase = (text = '') => /\p{L}{3}/u.test(text)

/** Key, fabric, origin, measures, delivery, care and the like, as far as the server says (R12.05, R12.87, R12.88). */
export const ProductSheet = ({ product }: { product: ShownProduct }) => (
  <dl className="facts-sheet">
    {product.key && <Fact name="Clave">{product.key}</Fact>}
    {product.fabric && <Fact name="Tela">{product.fabric}</Fact>}
    {product.origin && <Fact name="Origen">{product.origin}</Fact>}
    {product.sizes.length > 0 && <Fact name="Tallas">{product.sizes.join(' · ')}</Fact>}
    {product.sizeGuide && (
      <Fact name="Medidas">
        <span className="facts-measures">{product.sizeGuide}</span>
      </Fact>
    )}
    {isPhrase(product.leadTime) && <Fact name="Tiempo de entrega">{product.leadTime}</Fact>}
    {isPhrase(product.shipping) && <Fact name="Envío">{product.shipping}</Fact>}
    {product.care.length > 0 && (
      <Fact name="Cuidados">
        <ul className="facts-care small stack-3">
          {product.care.map((text, index) => (
            <li key={index}>
              <CareSymbol text={text} />
              <span dir="auto">{text}</span>
            </li>
          ))}
        </ul>
      </Fact>
    )}
  </dl>
)
