import { useQueryClient } from '@tanstack/react-query'
import {
  catalogueQueries,
  isOutOfStock,
  type ProductDetail,
  type ProductSummary,
} from '../../../domain/catalogue/catalogue.ts'
import { offeredTiers } from '../../../domain/catalogue/tiers.ts'
import { Picture } from '../../kit/picture.tsx'
import { ScreenTitle } from '../../kit/screen-title.tsx'
import { Skeleton } from '../../kit/section.tsx'
import { Name } from '../../kit/text.tsx'
import { resolveLink, siteAddress, useParam } from '../../site/address.ts'
import type { Head } from '../../site/head-tags.ts'
import { productHead, useHead } from '../../site/head.ts'
import { paths } from '../../site/paths.ts'
import { firstPrice } from '../../data/perishable.ts'
import { ReadView, useProgress, type Progress } from '../../data/read.tsx'
import { useServices } from '../../data/services.ts'
import { useProduct } from '../orders/use-orders.ts'
import { PriceTiers } from './facts.tsx'
import { PHOTO } from './gallery.tsx'
import { ProductContent, useIsOpener } from './product-content.tsx'
import './gallery.css'
import './product.css'

/** `content` is null for a product that is gone today. */
type ProductProgress = Progress<ProductDetail | null, ProductSummary>

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
    // JSON leaves out undefined fields.
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

const useProductHead = ({ kind, content }: ProductProgress): Partial<Head> => {
  const { imageUrl, site } = useServices()
  if (kind === 'built' && content) return productHead(content)
  if (kind !== 'today' || content === null) return {}
  return {
    ...productHead(content, firstPrice(content)),
    jsonLd: productJsonLd(content, siteAddress(site, paths.product(content.id)), imageUrl),
  }
}

/** The product's row in a list that this page has read. */
const useRow = (id: string) => {
  const queries = useQueryClient()
  const isRow = (row: unknown): row is ProductSummary =>
    typeof row === 'object' && row !== null && 'tiers' in row && 'id' in row && row.id === id
  return queries
    .getQueriesData({})
    .flatMap(([, rows]): readonly unknown[] => (Array.isArray(rows) ? rows : []))
    .find(isRow)
}

const Waiting = ({ row }: { row: ProductSummary | undefined }) => (
  <>
    <div className="product-crumbs" />
    <div className="product-pictures">
      <div className={row ? 'gallery-slide frame' : 'gallery-slide skeleton'} aria-hidden={!row}>
        {row && <Picture path={row.image} alt={row.name} {...PHOTO} priority />}
      </div>
      <div className="product-thumbs-wait" />
    </div>
    <div className="product-facts stack-3">
      {row === undefined ? <div className="skeleton product-wait" aria-hidden="true" /> : <PriceTiers product={row} />}
      <Skeleton count={2} />
      <div className="skeleton product-wait" aria-hidden="true" />
    </div>
  </>
)

export default function ProductScreen() {
  const id = useParam('id')
  const isOpener = useIsOpener()
  const read = useProduct(id)
  const progress: ProductProgress = useProgress(catalogueQueries.product({ id }), read.data, useRow(id))
  const { kind, content } = progress
  const today = kind === 'today' ? content : null
  const title = kind === 'nothing' ? 'Producto' : (content?.name ?? 'No encontramos este producto')
  useHead({ title, isMissing: content === null, ...useProductHead(progress) })
  return (
    <div className="container product">
      <div className="product-title">
        <ScreenTitle>
          <Name text={title} />
        </ScreenTitle>
      </div>
      <ReadView
        read={{ ...read, data: kind === 'listed' ? undefined : content }}
        skeleton={<Waiting row={kind === 'listed' ? content : undefined} />}
        empty={{
          title: 'Este producto ya no está',
          text: 'Puede que el fabricante lo haya retirado o que la dirección tenga un error.',
          link: { text: 'Ver todos los productos', href: paths.products() },
        }}
      >
        {(product) => <ProductContent product={product} today={today} isOpener={isOpener} />}
      </ReadView>
    </div>
  )
}
