import { waitFor } from '@testing-library/react'
import { expect } from 'vitest'
import type { ProductDetail, ProductSummary } from '../../src/domain/catalogue/catalogue.ts'
import type { OrdersPort } from '../../src/domain/orders/orders.ts'
import { fail, ok, type Failure } from '../../src/domain/result.ts'
import { type Area, within } from './area.ts'
import { aColour, aDraft, aDraftProduct, aProduct, cell } from './builders.ts'
import { ANA, DEMO } from './device.ts'
import { ORDERS_KEY } from './drafts.ts'
import { freshSimulation, openSite, type AnySite, type Site, type SiteOptions } from './site.tsx'

/** Clicks a link that leaves the site, without leaving it. */
export const clickAndStay = async (site: AnySite, name: string | RegExp) => {
  const link = await site.findByRole('link', { name })
  link.addEventListener('click', (event) => event.preventDefault())
  await site.user.click(link)
}
export const leadsTo = (path: string) => waitFor(() => expect(window.location.pathname).toBe(path))

export const enterAs = async (site: AnySite, mail: string, password: string, form: Area = site.main) => {
  await form.paste('Correo electrónico', mail)
  await form.paste('Contraseña', password)
  await form.press('Ingresar')
}
export const enter = (site: AnySite, form?: Area) => enterAs(site, DEMO.mail, 'mayoreo123', form)

export const loginDialog = (site: AnySite) => site.part('dialog', 'Ingresa a tu cuenta')

/** The about screen reads nothing. */
export const openAbout = (options: SiteOptions = {}) => openSite('/quienessomos', options)

/** The playera's prices can be written out in a check. */
export const PLAYERA = {
  name: 'Playera Alba',
  key: 'PLA-5',
  storeName: 'Tejidos Cuatro Cabos',
  tiers: [
    { from: 3, price: 100_00 },
    { from: 6, price: 92_00 },
    { from: 12, price: 78_50 },
  ],
  minimum: 6,
  multiple: 1,
  colours: [aColour('Negro', '#000000'), aColour('Rojo', '#cc0000')],
  sizes: ['CH', 'M', 'G'],
  soldOut: [{ colour: 'Rojo', size: 'M' }],
  storeMinimum: 1500_00,
  storePhone: '445 123 4567',
} satisfies Partial<ProductDetail>

interface ProductOptions extends SiteOptions {
  readonly product?: Partial<ProductDetail>
  readonly search?: string
}

/** Product 5 is the playera. */
const withPlayera = ({ product = {}, ...options }: ProductOptions) => {
  const simulation = options.simulation ?? freshSimulation()
  const { catalogue } = simulation.ports
  const read = async ({ id }: { id: string }, signal?: AbortSignal) => {
    const result = await catalogue.product({ id }, signal)
    return result.ok && result.value !== null && id === '5' ? ok({ ...result.value, ...PLAYERA, ...product }) : result
  }
  const services = {
    ...options.services,
    catalogue: { product: read, productForUser: read, ...options.services?.catalogue },
  }
  return { ...options, simulation, services }
}

export const openProduct = async ({ search = '', ...options }: ProductOptions = {}): Promise<Site> => {
  const site = await openSite(`/vistaproducto/5${search}`, withPlayera(options))
  await site.has('heading', /^(Arma tu pedido|Agotado por ahora)$/)
  return site
}

export const addPieces = async (site: Site, cells: Readonly<Record<string, string>>): Promise<Area> => {
  for (const [name, pieces] of Object.entries(cells)) await site.write(name, pieces)
  await site.press('Agregar al pedido')
  return site.part('dialog', 'Tu pedido')
}

export const openDrawer = async (site: Site, title = 'Tu pedido') => {
  await site.press(/^Pedido/)
  return site.part('dialog', title)
}
/** Ana's drawer holds twelve playeras. */
export const openDraft = async (
  { session = ANA, ...options }: ProductOptions = {},
  cells = [cell('Negro', 'CH', 12)],
) => {
  const shop = withPlayera(options)
  const { key, tiers, minimum, multiple, storeMinimum, storePhone } = PLAYERA
  const { storeName = PLAYERA.storeName } = options.product ?? {}
  const { storeId } = shop.simulation.shop.product('5')!
  const products = [aDraftProduct({ key, tiers, minimum, multiple, cells })]
  const draft = aDraft({ clientId: 'id-0', storeId, storeName, storeMinimum, storePhone, note: '', products })
  const storage = { [session ? ORDERS_KEY : 'puntada_pedidos']: { drafts: [draft], pending: [] } }
  const site = await openAbout({ ...shop, session, storage })
  return { site, drawer: await openDrawer(site) }
}
/** The whole text; a phone's is shorter. */
export const isMissing = async (area: Area, text: string) =>
  waitFor(() => expect(area.texts('button', /faltan? \d/)).toEqual([text]))
export const sendButton = (drawer: Area) => drawer.getByRole('button', { name: /^Enviar pedido/ })
export const sendOrder = (drawer: Area) => drawer.press(/^Enviar pedido/)
export const openSent = async (options: ProductOptions = {}) => {
  const opened = await openDraft(options)
  await sendOrder(opened.drawer)
  return opened
}
export const whatsappText = (area: Area, name: RegExp | string) =>
  new URL(area.href(name) ?? '').searchParams.get('text')
export const failing = (failure: Failure): OrdersPort => ({ create: () => Promise.resolve(fail(failure)) })
export const unanswered: OrdersPort = { create: () => new Promise(() => undefined) }

export const productCount = (site: Site) => site.findByText(/^[\d,]+ productos?$/)
export const cards = (site: Site, name: string) => within(site.getByRole('list', { name })).getAllByRole('article')

/** Products are by turns black in G and CH and white in M and CH; each costs a peso more than the one before. */
export const product = (index: number, part: Partial<ProductSummary> = {}): ProductSummary =>
  aProduct({
    id: `p${index}`,
    name: `Prenda ${index}`,
    tiers: [{ from: 3, price: (100 + index) * 100 }],
    colours: [aColour(index % 2 === 0 ? 'Negro' : 'Blanco', '#000000')],
    sizes: index % 2 === 0 ? ['G', 'CH'] : ['M', 'CH'],
    ...part,
  })
export const many = (count: number) => Array.from({ length: count }, (_, index) => product(index))
export const shopWith = (products: readonly ProductSummary[]) => ({
  services: { catalogue: { productsPage: () => Promise.resolve(ok(products)) } },
})
