import { lowestPrice, type ProductDetail } from '../../../domain/catalogue/catalogue.ts'

/** schema.org Product, for search engines. Prices in pesos. */
export const productJsonLd = (product: ProductDetail, url: string, imageUrl: (path: string) => string): object => {
  const low = lowestPrice(product.tiers)
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.name,
    sku: product.key || product.id,
    url,
    description: product.description,
    image: product.gallery.flatMap((path) => URL.parse(imageUrl(path), url)?.href ?? []),
    category: [product.segment, product.category].filter(Boolean).join(' > '),
    material: product.fabric,
    brand: { '@type': 'Brand', name: product.storeName },
    ...(low !== null && {
      offers: {
        '@type': 'AggregateOffer',
        priceCurrency: 'MXN',
        lowPrice: (low / 100).toFixed(2),
        highPrice: (Math.max(...product.tiers.map(({ price }) => price)) / 100).toFixed(2),
        offerCount: product.tiers.length,
        availability: 'https://schema.org/InStock',
      },
    }),
  }
}
