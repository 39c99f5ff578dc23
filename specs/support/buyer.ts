import { isInaccessible, waitFor, within } from '@testing-library/react'
import { expect } from 'vitest'
import type { ProductDetail, ProductSummary } from '../../src/domain/catalogue/catalogue.ts'
import type { OrdersPort } from '../../src/domain/orders/orders.ts'
import { fail, ok, type Failure } from '../../src/domain/result.ts'
import { aProduct } from './builders.ts'
import { ANA, DEMO } from './device.ts'
import { freshSimulation, openSite, type AnySite, type Site, type SiteOptions } from './site.tsx'

type Area = Pick<AnySite['screen'], 'findByRole' | 'findByText' | 'getByRole' | 'queryByRole' | 'queryByText'>
type Where = Pick<AnySite, 'screen'> | Area
type Name = string | RegExp

export const main = (site: Pick<AnySite, 'screen'>) => within(site.screen.getByRole('main'))

export const press = async (site: AnySite, name: Name, area: Area = site.screen) =>
  site.user.click(await area.findByRole('button', { name }))
export const follow = async (site: AnySite, name: Name, area: Area = site.screen) =>
  site.user.click(await area.findByRole('link', { name }))

const areaOf = (where: Where): Area => ('screen' in where ? where.screen : where)
export const href = (where: Where, name: Name) => areaOf(where).getByRole('link', { name }).getAttribute('href')

/** In the document, and not hidden or folded by its HTML: there are no styles here. What is seen is for e2e. */
export const has = async (where: Where, role: string, ...names: readonly Name[]) => {
  for (const name of names) expect(await areaOf(where).findByRole(role, { name })).toBeVisible()
}
export const hasText = async (where: Where, ...texts: readonly Name[]) => {
  for (const text of texts) {
    const found = await areaOf(where).findByText(text)
    expect(found).toBeVisible()
    expect(isInaccessible(found), 'oculto para lectores de pantalla').toBe(false)
  }
}
/** It does not wait for anything to go. */
export const lacks = (where: Where, role: string, name: Name) =>
  expect(areaOf(where).queryByRole(role, { name })).toBeNull()
export const lacksText = (where: Where, text: Name) => expect(areaOf(where).queryByText(text)).toBeNull()
/** Waits for the link of that name, which must have this address. */
export const linksTo = async (where: Where, name: Name, address: string) =>
  expect((await areaOf(where).findByRole('link', { name })).getAttribute('href')).toBe(address)
/** Clicks a link that leaves the site, without leaving it. */
export const clickAndStay = async (site: AnySite, link: HTMLElement) => {
  link.addEventListener('click', (event) => event.preventDefault())
  await site.user.click(link)
}
/** Waits until the address has this path. */
export const leadsTo = (path: string) => waitFor(() => expect(window.location.pathname).toBe(path))
/** Waits for the screen with this title. */
export const arrivesAt = async (site: Pick<AnySite, 'screen'>, name: Name) => {
  expect(await site.screen.findByRole('heading', { level: 1, name })).toBeVisible()
}
export const part = async (site: Pick<AnySite, 'screen'>, role: string, name: Name) =>
  within(await site.screen.findByRole(role, { name }))
export const texts = (elements: readonly Element[]) => elements.map(({ textContent }) => textContent)

/** Only types what is not empty. */
export const enterAs = async (site: AnySite, mail: string, password: string, form = main(site)) => {
  if (mail !== '') await site.user.type(form.getByRole('textbox', { name: 'Correo electrónico' }), mail)
  if (password !== '') await site.user.type(form.getByLabelText('Contraseña'), password)
  await press(site, 'Ingresar', form)
}
export const enter = (site: AnySite, form = main(site)) => enterAs(site, DEMO.mail, 'mayoreo123', form)

export const loginDialog = (site: AnySite) => part(site, 'dialog', 'Ingresa a tu cuenta')

/** By what the regions are called: a query by role looks at the whole page, and this one is asked again and again. */
export const toasts = (_site: AnySite, role: 'alert' | 'status') =>
  [...document.querySelectorAll(`.toaster-region[role="${role}"]`)].flatMap(({ children }) => texts([...children]))
export const toast = (site: AnySite, role: 'alert' | 'status', title: string, message: string) =>
  waitFor(() => expect(toasts(site, role)).toContain(title + message))

/** Of a known shape, so that prices can be written out in a check. */
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
  readonly search?: string
}

export const openProduct = async ({ product = {}, search = '', ...options }: ProductOptions = {}): Promise<Site> => {
  const simulation = options.simulation ?? freshSimulation()
  const { catalogue } = simulation.ports
  const read = async ({ id }: { id: string }, signal?: AbortSignal) => {
    const result = await catalogue.product({ id }, signal)
    return result.ok && result.value !== null && id === '5' ? ok({ ...result.value, ...PLAYERA, ...product }) : result
  }
  const site = await openSite(`/vistaproducto/5${search}`, {
    ...options,
    simulation,
    services: {
      ...options.services,
      catalogue: {
        product: read,
        productForUser: read,
        ...options.services?.catalogue,
      },
    },
  })
  await site.screen.findByRole('heading', { name: /^(Arma tu pedido|Agotado por ahora)$/ })
  return site
}

export const field = (site: Site, name: string): HTMLInputElement => site.screen.getByRole('textbox', { name })

export const addPieces = async (site: Site, cells: Readonly<Record<string, string>>): Promise<HTMLElement> => {
  for (const [name, pieces] of Object.entries(cells)) await site.user.type(field(site, name), pieces)
  await press(site, 'Agregar al pedido')
  return site.screen.findByRole('dialog', { name: 'Tu pedido' })
}

/** A drawer with twelve playeras of Ana's. */
export const openDraft = async (options: ProductOptions = {}) => {
  const site = await openProduct({ session: ANA, ...options })
  return { site, drawer: within(await addPieces(site, { 'Negro, talla CH': '12' })) }
}
export const openDrawer = async (site: Site, title: string) => {
  await press(site, /^Pedido/)
  return part(site, 'dialog', title)
}
export const send = (drawer: ReturnType<typeof within>) => drawer.getByRole('button', { name: /^Enviar pedido/ })
export const failing = (failure: Failure): OrdersPort => ({ create: () => Promise.resolve(fail(failure)) })
export const unanswered: OrdersPort = { create: () => new Promise(() => undefined) }

export const productCount = (site: Site) => site.screen.findByText(/^[\d,]+ productos?$/)
export const cards = (site: Site, name: string) =>
  within(site.screen.getByRole('list', { name })).getAllByRole('article')

/** By turns black in G and CH and white in M and CH; each costs a peso more than the one before. */
export const product = (index: number, own: Partial<ProductSummary> = {}): ProductSummary =>
  aProduct({
    id: `p${index}`,
    name: `Prenda ${index}`,
    tiers: [{ from: 3, price: (100 + index) * 100 }],
    colours: [{ name: index % 2 === 0 ? 'Negro' : 'Blanco', hex: '#000000' }],
    sizes: index % 2 === 0 ? ['G', 'CH'] : ['M', 'CH'],
    ...own,
  })
export const many = (count: number) => Array.from({ length: count }, (_, index) => product(index))
export const shopWith = (products: readonly ProductSummary[]) => ({
  services: { catalogue: { productsPage: () => Promise.resolve(ok(products)) } },
})
