import { catalogueQueries, type ProductDetail, type ProductSummary } from '../../../domain/catalogue/catalogue.ts'
import { offeredTiers, tierFor } from '../../../domain/catalogue/tiers.ts'
import { Icon } from '../../kit/icon.tsx'
import { Picture } from '../../kit/picture.tsx'
import { Badge, Name, VerifiedBadge } from '../../kit/text.tsx'
import { paths } from '../../site/paths.ts'
import { figuresOf, figureClass, type Shown } from '../../data/perishable.ts'
import { useRead } from '../../data/read.tsx'
import './product.css'

interface TiersProps {
  product: Shown<ProductSummary>
  /** The ordered and typed pieces, whose tier is marked. */
  pieces?: number
}

export const PriceTiers = ({ product, pieces = 0 }: TiersProps) => {
  const { tiers } = figuresOf(product)
  if (tiers.length === 0)
    return <p className={`strong ${figureClass(product)}`}>Precio a consultar con el fabricante</p>
  const offered = product.tiers === undefined ? [] : offeredTiers(product.tiers, product.minimum ?? null)
  const reached = pieces === 0 ? undefined : tierFor(offered, pieces)
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
          <tr key={index} aria-current={(reached && offered[index] === reached) || undefined}>
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

/** The maker's logo, which only its company's answer has; nothing waits for it. */
const Logo = ({ storeId }: { storeId: string }) => {
  const { data } = useRead(catalogueQueries.company({ id: storeId }), { once: true })
  return data?.logo && <Picture path={data.logo} alt="" width={32} height={32} fit="logo" />
}

export const Store = ({ product }: { product: Shown<ProductDetail> }) => {
  const { storeId, storeName, storeVerified, town, isNew, leadTime } = product
  const { minimum } = figuresOf(product)
  return (
    <div className="product-maker media">
      <span className="thumb frame">
        <Icon name="store" size={20} />
        {storeId !== '' && <Logo storeId={storeId} />}
      </span>
      <div className="fill small cluster">
        {storeId === '' ? (
          <Name text={storeName || 'Fabricante a consultar'} />
        ) : (
          <a href={paths.company(storeId)} className="touch-target underlined strong pink-on-hover">
            <Name text={storeName || 'Ver al fabricante'} />
          </a>
        )}
        {storeVerified && <VerifiedBadge />}
        {isNew && <Badge tone="tag">Nuevo</Badge>}
        {town && <bdi className="muted">{town}</bdi>}
        {isPhrase(leadTime) && (
          <span className="muted">
            Entrega: <span dir="auto">{leadTime}</span>
          </span>
        )}
        {minimum !== '' && (
          <span className="muted tabular">
            Pedido mínimo <span className={figureClass(product)}>{minimum}</span>
          </span>
        )}
      </div>
    </div>
  )
}

/** A bare number has no unit, and a yes or no says nothing. */
const isPhrase = (text: string) => /\p{L}{3}/u.test(text)

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
