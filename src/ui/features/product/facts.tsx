import type { Colour, ProductDetail, ProductSummary } from '../../../domain/catalogue/catalogue.ts'
import { Button } from '../../kit/button.tsx'
import { ColourDot } from '../product-cards/colour-dots.tsx'
import { Icon } from '../../kit/icon.tsx'
import { Name, VerifiedBadge } from '../../kit/text.tsx'
import { paths } from '../../lib/paths.ts'
import { figuresOf, figureClass, type Shown } from '../../lib/perishable.ts'
import './product.css'

export const PriceTiers = ({ product }: { product: Shown<ProductSummary> }) => {
  const { tiers } = figuresOf(product)
  if (tiers.length === 0)
    return <p className={`strong ${figureClass(product)}`}>Precio a consultar con el fabricante</p>
  return (
    <table className="product-tiers tabular">
      <caption className="visually-hidden">Precios de mayoreo</caption>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">Piezas</th>
          <th scope="col">Precio por pieza</th>
        </tr>
      </thead>
      <tbody className={figureClass(product)}>
        {tiers.map(({ range, price }, index) => (
          <tr key={index}>
            <th scope="row" className="small muted">
              {range}
            </th>
            <td className="small">
              <strong>{price}</strong> c/u
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

export const StoreMinimum = ({ product }: { product: Shown<ProductDetail> }) => {
  const { minimum } = figuresOf(product)
  return (
    minimum !== '' && (
      <p className="small muted tabular">
        Pedido mínimo <span className={figureClass(product)}>{minimum}</span>
      </p>
    )
  )
}

export const Store = ({ product }: { product: Shown<ProductDetail> }) => (
  <p className="small cluster">
    {product.storeId === '' ? (
      <Name text={product.storeName || 'Fabricante a consultar'} />
    ) : (
      <a href={paths.company(product.storeId)} className="touch-target underlined strong pink-on-hover">
        <Icon name="store" size={20} />
        <Name text={product.storeName || 'Ver al fabricante'} />
      </a>
    )}
    {product.storeVerified && <VerifiedBadge />}
    {product.town && (
      <span className="muted touch-target">
        <Icon name="pin" size={16} />
        <bdi>{product.town}</bdi>
      </span>
    )}
  </p>
)

interface SwatchesProps {
  product: Pick<ProductDetail, 'colours'>
  colour: Colour | undefined
  onChoose: (colour: Colour) => void
}

export const Swatches = ({ product: { colours }, colour, onChoose }: SwatchesProps) => {
  if (colours.length === 0) return null
  const lacksPhoto = colour !== undefined && colour.image === undefined && colours.some(({ image }) => image)
  return (
    <div className="stack-2">
      <ul className="row" aria-label="Colores">
        {colours.map((option, index) => (
          <li key={index}>
            <Button
              tone="pill"
              aria-label={`Ver en ${option.name}`}
              aria-pressed={option === colour}
              onClick={() => onChoose(option)}
            >
              <ColourDot colour={option} size={24} />
              <bdi>{option.name}</bdi>
            </Button>
          </li>
        ))}
      </ul>
      {lacksPhoto && <p className="muted">{`Todavía no hay foto en ${colour.name}.`}</p>}
    </div>
  )
}

/** A bare number has no unit, and a yes or no says nothing. */
const isPhrase = (text = '') => /\p{L}{3}/u.test(text)

export const ProductSheet = ({ product }: { product: Shown<ProductDetail> }) => {
  const { key, fabric, origin, sizes, sizeGuide, leadTime, shipping, care } = product
  const facts = {
    Clave: key,
    Tela: fabric,
    Origen: origin,
    Tallas: sizes.join(' · '),
    Medidas: sizeGuide,
    'Tiempo de entrega': isPhrase(leadTime) && leadTime,
    Envío: isPhrase(shipping) && shipping,
    Cuidados: care.length > 0 && (
      <ul className="small stack-1">
        {care.map((text, index) => (
          <li key={index} dir="auto">
            {text}
          </li>
        ))}
      </ul>
    ),
  }
  return (
    <dl className="product-sheet divided">
      {Object.entries(facts).map(
        ([name, fact]) =>
          fact && (
            <div key={name} className="row">
              <dt className="small strong">{name}</dt>
              <dd dir="auto">{fact}</dd>
            </div>
          ),
      )}
    </dl>
  )
}
