import { within } from '@testing-library/react'
import type { ProductDetail, ProductSummary } from '../../src/domain/catalogue/catalogue.ts'
import type { OrdersPort } from '../../src/domain/orders/orders.ts'
import { ok, type Failure } from '../../src/domain/result.ts'
import { aProduct } from './builders.ts'
import { freshSimulation, openSite, type Site, type SiteOptions } from './site.tsx'
import { ANA } from './device.ts'

/** A product of a known shape, over one of the simulated shop: so that prices can be written out in a check. */
export const PLAYERA: Partial<ProductDetail> = {
  name: 'Playera Alba',
  key: 'PLA-5',
  tiers: [
    { from: 3, price: 100_00 },
    { from: 6, price: 92_00 },
    { from: 12, price: 78_50 },
  ],
  minimum: 6,
  multiple: 1,
  colours: [
    { name: 'Negro', hex: '#000000' },
    { name: 'Rojo', hex: '#cc0000' },
  ],
  sizes: ['CH', 'M', 'G'],
  soldOut: [{ colour: 'Rojo', size: 'M' }],
  storeMinimum: 1500_00,
  storePhone: '445 123 4567',
}

interface ProductOptions extends SiteOptions {
  readonly product?: Partial<ProductDetail>
  /** Query of the address, with its `?`. */
  readonly search?: string
}

/** The page of product 5, as `PLAYERA` and `product` describe it. */
export const openProduct = async ({ product = {}, search = '', ...options }: ProductOptions = {}): Promise<Site> => {
  const simulation = options.simulation ?? freshSimulation()
  const { catalogue } = simulation.ports
  const changed = { ...PLAYERA, ...product }
  const site = await openSite(`/vistaproducto/5${search}`, {
    ...options,
    simulation,
    services: {
      ...options.services,
      catalogue: {
        product: async (id, signal) => {
          const read = await catalogue.product(id, signal)
          return read.ok && read.value !== null && id === '5'
            ? { ok: true, value: { ...read.value, ...changed } }
            : read
        },
        productForUser: async (query, signal) => {
          const read = await catalogue.productForUser(query, signal)
          return read.ok && read.value !== null && query.id === '5'
            ? { ok: true, value: { ...read.value, ...changed } }
            : read
        },
        ...options.services?.catalogue,
      },
    },
  })
  await site.screen.findByRole('heading', { name: /^(Arma tu pedido|Agotado por ahora)$/ })
  return site
}

export const field = (site: Site, name: string): HTMLInputElement => site.screen.getByRole('textbox', { name })

/** Types pieces into the grid and adds them; gives the drawer. */
export const addPieces = async (site: Site, cells: Readonly<Record<string, string>>): Promise<HTMLElement> => {
  for (const [name, pieces] of Object.entries(cells)) await site.user.type(field(site, name), pieces)
  await site.user.click(site.screen.getByRole('button', { name: 'Agregar al pedido' }))
  return site.screen.findByRole('dialog', { name: 'Tu pedido' })
}

const inside = (element: HTMLElement) => within(element)
export type Inside = ReturnType<typeof inside>

/** A drawer with twelve playeras of Ana's. */
export const openDraft = async (options: ProductOptions = {}): Promise<{ site: Site; drawer: Inside }> => {
  const site = await openProduct({ session: ANA, ...options })
  return { site, drawer: inside(await addPieces(site, { 'Negro, talla CH': '12' })) }
}

export const failing = (failure: Failure): OrdersPort => ({ create: () => Promise.resolve({ ok: false, failure }) })
export const unanswered: OrdersPort = { create: () => new Promise(() => undefined) }
export const send = (drawer: Inside) => drawer.getByRole('button', { name: /^Enviar pedido/ })
export const storageOf = (site: Site): Record<string, unknown> =>
  Object.fromEntries([...site.storage.texts].map(([key, text]) => [key, JSON.parse(text) as unknown]))
export const openDrawer = async (site: Site, title: string) => {
  await site.user.click(site.screen.getByRole('button', { name: /^Pedido/ }))
  return within(await site.screen.findByRole('dialog', { name: title }))
}

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
