import type { ReactNode } from 'react'
import type { Colour, ProductDetail, ProductSummary } from '../../../domain/catalogue/catalogue.ts'
import { ColourDot } from '../product-cards/colour-dots.tsx'
import { pieces } from '../../lib/format.ts'
import { figuresOf, figureClass, type Shown } from '../../lib/perishable.ts'
import './facts.css'

export const PriceTiers = ({ product }: { product: Shown<ProductSummary> }) => {
  const { tiers } = figuresOf(product)
  if (tiers.length === 0)
    return <p className={`product-ask strong ${figureClass(product)}`}>Precio a consultar con el fabricante</p>
  return (
    <table className="facts-tiers tabular">
      <caption className="visually-hidden">Precios de mayoreo</caption>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">Piezas</th>
          <th scope="col">Precio por pieza</th>
        </tr>
      </thead>
      <tbody className={figureClass(product)}>
        {tiers.map(({ range, price }, index) => (
          <tr key={index} className="facts-tier stack-1">
            <th scope="row">{range}</th>
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
    {[
      minimum === null && 'Consulta el mínimo con el fabricante. ',
      minimum !== null && minimum > 1 && `Mínimo ${pieces(minimum)} de este modelo. `,
      'Mezcla tallas y colores',
      multiple !== null && (multiple > 1 ? `; el total va de ${multiple} en ${multiple}` : ' como quieras'),
      '.',
    ]
      .filter(Boolean)
      .join('')}
  </p>
)

interface SwatchesProps {
  product: Pick<ProductDetail, 'colours'>
  colour: Colour | undefined
  onChoose: (colour: Colour) => void
}

/** Each shows its photo and its row of the quantities. */
export const Swatches = ({ product: { colours }, colour, onChoose }: SwatchesProps) => {
  if (colours.length === 0) return null
  const lacksPhoto = colour !== undefined && colour.image === undefined && colours.some(({ image }) => image)
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
      {lacksPhoto && <p className="muted">{`Todavía no hay foto en ${colour.name}.`}</p>}
    </div>
  )
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="facts-row row">
    <dt className="small strong">{name}</dt>
    <dd dir="auto">{children}</dd>
  </div>
)

/** A bare number has no unit, and a yes or no says nothing. */
const isPhrase = (text = '') => /\p{L}{3}/u.test(text)

/** Key, fabric, origin, measures, delivery, care and the like, as far as the server says. */
export const ProductSheet = ({ product }: { product: Shown<ProductDetail> }) => (
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
        <ul className="small stack-1">
          {product.care.map((text, index) => (
            <li key={index} dir="auto">
              {text}
            </li>
          ))}
        </ul>
      </Fact>
    )}
  </dl>
)
