import { useQueryClient } from '@tanstack/react-query'
import { useDeferredValue, useEffect, useState } from 'react'
import {
  isOutOfStock,
  wantedColour,
  type Colour,
  type ProductDetail,
  type ProductSummary,
} from '../../../domain/catalogue/catalogue.ts'
import { offeredTiers } from '../../../domain/catalogue/tiers.ts'
import { slug } from '../../../domain/text.ts'
import { navigate } from '../../kit/back.ts'
import { Breadcrumbs, ScreenTitle } from '../../kit/screen-title.tsx'
import { GALLERY_SIZES } from '../../kit/image-sizes.ts'
import { Picture } from '../../kit/picture.tsx'
import { Skeleton } from '../../kit/section.tsx'
import { Name } from '../../kit/text.tsx'
import { resolveLink, siteAddress, useParam, useRawSearch } from '../../lib/address.ts'
import { type Head, productHead, useHead } from '../../lib/head.ts'
import { paths } from '../../lib/paths.ts'
import { firstPrice, type Built, type Shown } from '../../lib/perishable.ts'
import { queryFor } from '../../lib/queries.ts'
import { ReadView, useShown } from '../../lib/read.tsx'
import { useServices, useSessionKnown, useUser, useVisit } from '../../lib/services.ts'
import { ShareButton } from '../../lib/contact-buttons.tsx'
import { useProduct } from '../orders/use-orders.ts'
import { FavouriteButton } from '../product-cards/favourite-button.tsx'
import { PriceTiers, ProductSheet, Store } from './facts.tsx'
import { Gallery } from './gallery.tsx'
import { Order, OrderWait } from './order.tsx'
import { RecentlyViewed, rememberViewed, SimilarProducts } from './other-products.tsx'
import './product.css'

const useListed = (id: string) => {
  const queries = useQueryClient()
  const isListed = (row: unknown): row is ProductSummary =>
    typeof row === 'object' && row !== null && 'tiers' in row && 'id' in row && row.id === id
  return queries
    .getQueriesData({})
    .map(([, rows]) => (Array.isArray(rows) ? rows.find(isListed) : undefined))
    .find((row) => row !== undefined)
}

const Waiting = ({ listed }: { listed: ProductSummary | undefined }) => (
  <>
    <div className="product-crumbs" />
    <div className="product-pictures">
      <div className={listed ? 'gallery-slide frame' : 'gallery-slide skeleton'} aria-hidden={!listed}>
        {listed && (
          <Picture
            path={listed.image}
            alt={listed.name}
            width={800}
            height={1000}
            fit="whole"
            sizes={GALLERY_SIZES}
            priority
          />
        )}
      </div>
      <div className="product-thumbs-wait" />
    </div>
    <div className="product-facts stack-3">
      {listed === undefined ? (
        <div className="skeleton product-wait" aria-hidden="true" />
      ) : (
        <PriceTiers product={listed} />
      )}
      <Skeleton count={2} />
      <div className="skeleton product-wait" aria-hidden="true" />
    </div>
  </>
)

/** schema.org Product, for search engines, which refuse one without a price. Prices in pesos. */
const productJsonLd = (product: ProductDetail, url: string, imageUrl: (path: string) => string) => {
  const { name, key, id, description, gallery, segment, category, fabric, storeName } = product
  const offered = offeredTiers(product.tiers, product.minimum)
  const [first, last] = [offered[0], offered.at(-1)]
  if (first === undefined || last === undefined) return undefined
  const image = gallery.flatMap((path) => resolveLink(imageUrl(path), url)?.href ?? [])
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name,
    sku: key || id,
    url,
    // What is undefined is not written.
    description: description || undefined,
    image: image.length > 0 ? image : undefined,
    category: [segment, category].filter(Boolean).join(' > ') || undefined,
    material: fabric || undefined,
    brand: storeName ? { '@type': 'Brand', name: storeName } : undefined,
    offers: {
      '@type': 'AggregateOffer',
      priceCurrency: 'MXN',
      lowPrice: (last.price / 100).toFixed(2),
      highPrice: (first.price / 100).toFixed(2),
      offerCount: offered.length,
      availability: `https://schema.org/${isOutOfStock(product) ? 'OutOfStock' : 'InStock'}`,
    },
  }
}

/** How far the screen is, in this order: prices, rules and the order come with today's answer. */
type Progress = Readonly<
  | { kind: 'nothing' | 'gone' }
  | { kind: 'listed'; product: ProductSummary }
  | { kind: 'built'; product: Built<ProductDetail> }
  | { kind: 'today'; product: ProductDetail }
>

const progressOf = (read: Shown<ProductDetail> | null | undefined, listed?: ProductSummary): Progress => {
  if (read === null) return { kind: 'gone' }
  if (read === undefined) return listed ? { kind: 'listed', product: listed } : { kind: 'nothing' }
  return read.tiers ? { kind: 'today', product: read } : { kind: 'built', product: read }
}

const useProductHead = (progress: Progress): Partial<Head> => {
  const { imageUrl, site } = useServices()
  if (progress.kind === 'built') return productHead(progress.product)
  if (progress.kind !== 'today') return {}
  const { product } = progress
  const path = paths.product(product.id)
  return {
    ...productHead(product, firstPrice(product)),
    jsonLd: productJsonLd(product, siteAddress(site, path), imageUrl),
  }
}

/** Of a product that is there today: the visit is recorded and remembered, and others are shown. */
const Seen = ({ product, isOpener }: { product: ProductDetail; isOpener: boolean }) => {
  const viewed = useServices().recents.viewed(useUser())
  useVisit(product.id, (visits, user) => visits.product({ productId: product.id, user }))
  useEffect(() => {
    if (isOpener) rememberViewed(viewed, product)
  }, [viewed, isOpener, product])
  return (
    <>
      <SimilarProducts product={product} />
      <RecentlyViewed except={product.id} />
    </>
  )
}

const Content = ({ product, isOpener }: { product: Shown<ProductDetail>; isOpener: boolean }) => {
  const user = useUser()
  const progress = progressOf(product)
  // Back leads to the list, not through the colours.
  const query = new URLSearchParams(useRawSearch())
  const colour = wantedColour(product, query.getAll('color').slice(0, 1))
  const chooseColour = ({ name }: Colour) => {
    query.set('color', name)
    navigate(`${window.location.pathname}?${query}`, { replace: true })
  }
  const [areThumbsAsked, setThumbsAsked] = useState(false)
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
        <Gallery
          pictures={product.gallery}
          name={product.name}
          colours={product.colours}
          colour={colour}
          areThumbsAsked={areThumbsAsked}
          onThumbs={() => setThumbsAsked(true)}
        />
      </div>
      <div className="product-facts">
        <Store product={product} />
      </div>
      {progress.kind === 'today' ? (
        // What one person is typing is not shown to the next, nor at another product.
        <Order
          key={JSON.stringify([product.id, user])}
          product={progress.product}
          colour={colour}
          arePhotosAsked={areThumbsAsked}
          onColour={chooseColour}
        />
      ) : (
        <OrderWait product={product} />
      )}
      <div>
        <div className="product-ways row">
          <FavouriteButton product={product} wide known={product.favourite} />
          <ShareButton title={product.name} path={paths.product(product.id)} />
        </div>
      </div>
      <div className="stack-5">
        {product.description && <p dir="auto">{product.description}</p>}
        <ProductSheet product={product} />
      </div>
      {progress.kind === 'today' && (
        <div className="product-wide">
          <Seen product={progress.product} isOpener={isOpener} />
        </div>
      )}
    </>
  )
}

/** Whether who opened the screen is still here: after a log-out in another tab it was no guest who looked at it. */
const useIsOpener = () => {
  const isKnown = useSessionKnown()
  const user = useUser()
  const [opener, setOpener] = useState<string | null>(null)
  if (isKnown && opener === null) setOpener(user)
  return opener === user
}

const TITLES = { nothing: 'Producto', gone: 'No encontramos este producto' }

export default function ProductScreen() {
  const id = useParam('id')
  const isOpener = useIsOpener()
  const read = useShown(queryFor('catalogue', 'product', { id }), useProduct(id))
  // With its content: a name of two lines that came before would move the skeleton.
  const shown = useDeferredValue(read.data)
  const listed = useListed(id)
  const progress = progressOf(shown, listed)
  const title = 'product' in progress ? progress.product.name : TITLES[progress.kind]
  useHead({ title, isMissing: read.data === null, ...useProductHead(progressOf(read.data)) })
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
        {(product) => <Content product={product} isOpener={isOpener} />}
      </ReadView>
    </div>
  )
}
