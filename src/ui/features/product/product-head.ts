import { isOutOfStock, type ProductDetail, type ProductSummary } from '../../../domain/catalogue/catalogue.ts'
import { offeredTiers } from '../../../domain/catalogue/tiers.ts'
import { resolveLink, siteAddress } from '../../site/address.ts'
import { productHead } from '../../site/head.ts'
import type { Head } from '../../site/head-tags.ts'
import { paths } from '../../site/paths.ts'
import { firstPrice } from '../../data/perishable.ts'
import type { Progress } from '../../data/read.tsx'
import { useServices } from '../../data/services.ts'

/** `shown` is null for a product that is gone today. */
export type ProductProgress = Progress<ProductDetail | null, ProductSummary>

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

export const useProductHead = ({ kind, shown }: ProductProgress): Partial<Head> => {
  const { imageUrl, site } = useServices()
  if (kind === 'built' && shown) return productHead(shown)
  if (kind !== 'today' || shown === null) return {}
  return {
    ...productHead(shown, firstPrice(shown)),
    jsonLd: productJsonLd(shown, siteAddress(site, paths.product(shown.id)), imageUrl),
  }
}
