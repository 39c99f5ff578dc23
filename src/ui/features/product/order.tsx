import { useContext, useRef, type RefObject } from 'react'
import { isOutOfStock, type ProductDetail } from '../../../domain/catalogue/catalogue.ts'
import { priceOf } from '../../../domain/catalogue/tiers.ts'
import { whatsappGreeting } from '../../../domain/messaging/whatsapp.ts'
import { type DraftProduct, productAmount, productPieces } from '../../../domain/orders/orders.ts'
import { piecesOf, type Cells } from '../../../domain/orders/quantity-grid.ts'
import { slug } from '../../../domain/text.ts'
import { Button, ButtonLink } from '../../kit/button.tsx'
import { Dock } from '../../kit/dialog.tsx'
import { Section } from '../../kit/section.tsx'
import { siteAddress } from '../../site/address.ts'
import { ContactButtons } from '../../site/contact-buttons.tsx'
import { showDialog } from '../../site/dialogs.ts'
import { pesos, pieces } from '../../kit/format.ts'
import { paths } from '../../site/paths.ts'
import type { Shown } from '../../data/perishable.ts'
import { useServices } from '../../data/services.ts'
import { useInSight } from '../../kit/use-in-sight.ts'
import { ProductResale } from '../orders/resale.tsx'
import { useTypedQuantities } from '../orders/use-orders.ts'
import { PriceTiers } from './facts.tsx'
import { OrderPanel } from './order-panel.tsx'
import { ProductPage } from './swatch.tsx'
import './order-panel.css'
import './product.css'

interface ContactProps {
  product: Shown<ProductDetail>
  cells?: Cells
  /** The typed and the ordered pieces. */
  all?: number
}

const ProductContact = ({ product, cells = [], all = 0 }: ContactProps) => {
  const { site } = useServices()
  const { id, name, storeId, storePhone } = product
  return (
    <div className="stack-1">
      <div className="product-ways row">
        <ContactButtons
          storeId={storeId}
          productId={id}
          phone={storePhone}
          greeting={whatsappGreeting({ name, url: siteAddress(site, paths.product(id)) }, cells)}
        />
      </div>
      <ProductResale tiers={product.tiers} pieces={Math.max(all, product.minimum ?? 1)} />
    </div>
  )
}

const SoldOut = ({ product: { segment, category } }: { product: ProductDetail }) => (
  <Section title="Agotado por ahora">
    <div className="stack-3">
      <p>
        No quedan piezas en ningún color ni talla. Pregunta al fabricante cuándo vuelve a haber, o mira otros parecidos.
      </p>
      <ButtonLink href={paths.products(slug(segment) || 'todos', '0', slug(category) || 'todas')} tone="quiet">
        <bdi>{category ? `Ver más en ${category}` : 'Ver otros productos'}</bdi>
      </ButtonLink>
    </div>
  </Section>
)

/** The room of the quantities, and the ways to ask the maker, until today's answer is there. */
export const OrderWait = ({ product }: { product: Shown<ProductDetail> }) => (
  <div className="product-order stack" id="cantidades" tabIndex={-1}>
    <PriceTiers product={product} />
    <Section title="Arma tu pedido">
      <ProductContact product={product} />
      <div className="product-order-wait stack glint" aria-hidden="true">
        {product.colours.map(({ name }, index) => (
          <div key={`${name}:${index}`} className="skeleton product-wait" />
        ))}
      </div>
    </Section>
  </div>
)

/** A phone's link to the quantities (`target`), hidden while they are on screen. */
const OrderJump = ({ product, target }: { product: ProductDetail; target: RefObject<HTMLElement | null> }) => {
  // A heading at the lower edge is not yet a table to type in.
  const isAway = !useInSight(target, '0px 0px -40%', true)

  const go = () => {
    target.current?.scrollIntoView()
    target.current?.focus({ preventScroll: true })
  }

  if (!isAway) return null
  const { tiers, minimum } = product
  const price = priceOf(tiers, minimum ?? 1)
  return (
    <div className="order-jump">
      <Dock window>
        <p className="stack-1 tabular">
          {price !== null && <strong className="large">{`${pesos(price)} `}</strong>}
          {minimum !== null && minimum > 1 && <span className="small">{`mín. ${pieces(minimum)}`}</span>}
        </p>
        <Button onClick={go}>Arma tu pedido</Button>
      </Dock>
    </div>
  )
}

const OrderedLine = ({ ordered }: { ordered: DraftProduct }) => {
  const amount = productAmount(ordered)
  return (
    <p className="product-ordered cluster small tabular">
      <span className="muted">
        {`Ya llevas ${pieces(productPieces(ordered))}${amount === null ? '' : ` · ${pesos(amount)}`}`}
      </span>
      <Button tone="text" aria-haspopup="dialog" onClick={() => showDialog('orders')}>
        Ver pedido
      </Button>
    </p>
  )
}

export const Order = ({ product }: { product: ProductDetail }) => {
  const { onAdded } = useContext(ProductPage)
  const quantities = useTypedQuantities(product)
  const { cells, ordered, before } = quantities
  const isOnSale = !isOutOfStock(product)
  const isKnown = product.storeId !== ''
  const order = useRef<HTMLDivElement>(null)
  const all = piecesOf(cells) + before
  const tiers = <PriceTiers product={product} pieces={all} />
  const orderedLine = ordered && <OrderedLine ordered={ordered} />
  const panel = isKnown ? (
    <OrderPanel product={product} quantities={quantities} />
  ) : (
    <p>No sabemos qué fabricante lo vende, así que no se puede pedir aquí.</p>
  )
  if (onAdded)
    return (
      <div className="product-order stack">
        {tiers}
        {isOnSale ? orderedLine : <SoldOut product={product} />}
        {isOnSale && panel}
      </div>
    )
  const contact = <ProductContact product={product} cells={cells} all={all} />
  return (
    <>
      {isOnSale && isKnown && cells.length === 0 && <OrderJump product={product} target={order} />}
      <div className="product-order stack" id="cantidades" ref={order} tabIndex={-1}>
        {tiers}
        {isOnSale ? (
          <Section title="Arma tu pedido" aside={orderedLine}>
            {panel}
            {contact}
          </Section>
        ) : (
          <>
            <SoldOut product={product} />
            {contact}
          </>
        )}
      </div>
    </>
  )
}
