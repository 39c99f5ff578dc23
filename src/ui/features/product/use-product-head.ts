import { isOutOfStock, type ProductDetail } from '../../../domain/catalogue/catalogue.ts'
import { offeredTiers } from '../../../domain/catalogue/tiers.ts'
import { resolveLink, siteAddress } from '../../lib/address.ts'
import type { Head } from '../../lib/head.ts'
import { productHead } from '../../lib/heads.ts'
import { firstPrice, type Shown } from '../../lib/perishable.ts'
import { paths } from '../../lib/paths.ts'
import { useServices } from '../../lib/services.ts'

/** schema.org Product, for search engines. Prices in pesos. */
const productJsonLd = (product: ProductDetail, url: string, imageUrl: (path: string) => string) => {
  const offered = offeredTiers(product.tiers, product.minimum)
  const [first, last] = [offered[0], offered.at(-1)]
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.name,
    sku: product.key || product.id,
    url,
    description: product.description,
    image: product.gallery.flatMap((path) => resolveLink(imageUrl(path), url)?.href ?? []),
    category: [product.segment, product.category].filter(Boolean).join(' > '),
    material: product.fabric,
    brand: { '@type': 'Brand', name: product.storeName },
    ...(first !== undefined &&
      last !== undefined && {
        offers: {
          '@type': 'AggregateOffer',
          priceCurrency: 'MXN',
          lowPrice: (last.price / 100).toFixed(2),
          highPrice: (first.price / 100).toFixed(2),
          offerCount: offered.length,
          availability: `https://schema.org/${isOutOfStock(product) ? 'OutOfStock' : 'InStock'}`,
        },
      }),
  }
}

/** What search engines read, and whoever shares its link. */
export const useProductHead = (product: Shown<ProductDetail> | null): Partial<Head> => {
  const { imageUrl, site } = useServices()
  if (product === null) return {}
  if (!product.tiers) return productHead(product)
  const path = paths.product(product.id)
  return {
    ...productHead(product, firstPrice(product)),
    jsonLd: productJsonLd(product, siteAddress(site, path), imageUrl),
  }
}
