import { within } from '@testing-library/react'
import type { ProductSummary } from '../../src/domain/catalogue/catalogue.ts'
import { ok } from '../../src/domain/result.ts'
import { aProduct } from './goods.ts'
import type { Site } from './site.tsx'

/** «12 productos», above a list. */
export const productCount = (site: Site) => site.screen.findByText(/^[\d,]+ productos?$/)
export const cards = (site: Site, name: string) =>
  within(site.screen.getByRole('list', { name })).getAllByRole('article')

/**
 * Every second product is black in G and CH, the others white in M and CH; each costs a peso more than the one before.
 */
export const product = (place: number, own: Partial<ProductSummary> = {}): ProductSummary =>
  aProduct({
    id: `p${place}`,
    name: `Prenda ${place}`,
    tiers: [{ from: 3, price: (100 + place) * 100 }],
    colours: [{ name: place % 2 === 0 ? 'Negro' : 'Blanco', hex: '#000000' }],
    sizes: place % 2 === 0 ? ['G', 'CH'] : ['M', 'CH'],
    ...own,
  })
export const many = (count: number) => Array.from({ length: count }, (_, place) => product(place))
export const shopWith = (products: readonly ProductSummary[]) => ({
  services: { catalogue: { productsPage: () => Promise.resolve(ok(products)) } },
})
