import { useDeferredValue, useEffect, useMemo, useRef } from 'react'
import { navigate } from 'wouter/use-browser-location'
import { isOutOfStock, type Colour, type ProductDetail, wantedColour } from '../../../domain/catalogue/catalogue.ts'
import { gridOf } from '../../../domain/orders/quantity-grid.ts'
import { slug } from '../../../domain/text.ts'
import { Badge, Name, VerifiedBadge } from '../../kit/text.tsx'
import { Breadcrumbs } from '../../kit/breadcrumbs.tsx'
import { Icon } from '../../kit/icon.tsx'
import { ScreenTitle } from '../../kit/screen-title.tsx'
import { Section } from '../../kit/section.tsx'
import { useHead } from '../../lib/head.ts'
import { useParam, useRawSearch } from '../../lib/address.ts'
import { paths } from '../../lib/paths.ts'
import { figuresOf, figureClass, type Shown } from '../../lib/perishable.ts'
import { useServices, useSessionKnown, useUser } from '../../lib/services.ts'
import { queryFor } from '../../lib/queries.ts'
import { ReadView, useShown } from '../../lib/read.tsx'
import { useVisit } from '../../lib/use-visit.ts'
import { useProduct, useTypedQuantities } from '../orders/use-orders.ts'
import { ProductActions, ProductContact, SoldOut } from './contact.tsx'
import { PriceTiers, ProductSheet, Swatches } from './facts.tsx'
import { Gallery } from './gallery.tsx'
import { OrderJump, OrderPanel } from './order-panel.tsx'
import { RecentlyViewed, rememberViewed, SimilarProducts } from './other-products.tsx'
import { OrderWait, useListed, Waiting } from './product-waiting.tsx'
import { useProductHead } from './use-product-head.ts'
import './product.css'

const StoreMinimum = ({ product }: { product: Shown<ProductDetail> }) => {
  const { minimum } = figuresOf(product)
  return (
    minimum !== '' && (
      <p className="small muted tabular">
        Pedido mínimo <span className={figureClass(product)}>{minimum}</span>
      </p>
    )
  )
}

const Store = ({ product }: { product: Shown<ProductDetail> }) => (
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

/** What can be ordered today, and in which quantities. */
const Order = ({ product, colour }: { product: ProductDetail; colour: Colour | undefined }) => {
  const grid = useMemo(() => gridOf(product), [product])
  const [cells, setCells] = useTypedQuantities(product.id, grid)
  const seen = colour ?? product.colours.find(({ image }) => image !== undefined && image === product.gallery[0])
  const soldOut = isOutOfStock(product)
  const order = useRef<HTMLDivElement>(null)
  return (
    <>
      {!soldOut && product.storeId !== '' && cells.length === 0 && <OrderJump product={product} target={order} />}
      <div className="product-order" id="cantidades" ref={order} tabIndex={-1}>
        {soldOut ? (
          <>
            <SoldOut product={product} />
            <ProductContact product={product} cells={cells} />
          </>
        ) : (
          <Section title="Arma tu pedido">
            {product.storeId === '' ? (
              <p>No sabemos qué fabricante lo vende, así que no se puede pedir aquí.</p>
            ) : (
              <OrderPanel product={product} grid={grid} colour={seen?.name} cells={cells} onChange={setCells} />
            )}
            <ProductContact product={product} cells={cells} />
          </Section>
        )}
      </div>
    </>
  )
}

/** Of a product that is there today: the visit is recorded and remembered, and others are shown. */
const Seen = ({ product }: { product: ProductDetail }) => {
  const viewed = useServices().recents.viewed(useUser())
  const isUserKnown = useSessionKnown()
  useVisit(product.id, (visits, user) => visits.product({ productId: product.id, user }))
  useEffect(() => {
    if (isUserKnown) rememberViewed(viewed, product)
  }, [viewed, isUserKnown, product])
  return (
    <>
      <SimilarProducts product={product} />
      <RecentlyViewed except={product.id} />
    </>
  )
}

const Content = ({ product }: { product: Shown<ProductDetail> }) => {
  // Back leads to the list, not through the colours.
  const query = new URLSearchParams(useRawSearch())
  const colour = wantedColour(product, query.getAll('color').slice(0, 1))
  const chooseColour = ({ name }: Colour) => {
    query.set('color', name)
    navigate(`${window.location.pathname}?${query}`, { replace: true })
  }
  const { segment, category } = product
  const segmentSlug = slug(segment) || 'todos'
  return (
    <>
      <div className="product-crumbs">
        <Breadcrumbs
          steps={[
            { text: 'Productos', href: paths.products() },
            ...(segment ? [{ text: segment, href: paths.products(segmentSlug) }] : []),
            ...(segment && category
              ? [{ text: category, href: paths.products(segmentSlug, '0', slug(category) || 'todas') }]
              : []),
            { text: product.name },
          ]}
        />
      </div>
      <div className="product-pictures">
        <Gallery pictures={product.gallery} name={product.name} colours={product.colours} colour={colour} />
      </div>
      <div className="product-facts stack">
        {product.isNew && <Badge tone="tag">Nuevo</Badge>}
        <Store product={product} />
        <PriceTiers product={product} />
        <StoreMinimum product={product} />
        <Swatches product={product} colour={colour} onChoose={chooseColour} />
      </div>
      {product.tiers ? <Order product={product} colour={colour} /> : <OrderWait product={product} />}
      <div>
        <ProductActions product={product} />
      </div>
      <div className="stack-5">
        {product.description && <p dir="auto">{product.description}</p>}
        <ProductSheet product={product} />
      </div>
      {product.tiers && (
        <div className="product-wide">
          <Seen product={product} />
        </div>
      )}
    </>
  )
}

export default function ProductScreen() {
  const id = useParam('id')
  const read = useShown(queryFor('catalogue', 'product', { id }), useProduct(id))
  // With its content: a name of two lines that came before would move the skeleton.
  const shown = useDeferredValue(read.data)
  const listed = useListed(id)
  const title = shown === null ? 'No encontramos este producto' : (shown?.name ?? listed?.name ?? 'Producto')
  useHead({ title, isMissing: read.data === null, ...useProductHead(read.data ?? null) })
  return (
    <div className="container product">
      <div className="product-title">
        <ScreenTitle>
          <Name text={title} />
        </ScreenTitle>
      </div>
      <ReadView
        read={read}
        skeleton={<Waiting listed={listed} />}
        empty={{
          title: 'Este producto ya no está',
          text: 'Puede que el fabricante lo haya retirado o que la dirección tenga un error.',
          link: { text: 'Ver todos los productos', href: paths.products() },
        }}
      >
        {(product) => <Content product={product} />}
      </ReadView>
    </div>
  )
}
