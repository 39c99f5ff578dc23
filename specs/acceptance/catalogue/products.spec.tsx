import { act, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import type { ProductSummary } from '../../../src/domain/catalogue/catalogue.ts'
import { fail, ok } from '../../../src/domain/result.ts'
import { ANA } from '../../support/device.ts'
import { aProduct } from '../../support/goods.ts'
import { openSite, type Site } from '../../support/site.tsx'

const total = (site: Site) => site.screen.findByText(/^[\d,]+ productos?$/)
const cards = (site: Site, name: string) =>
  within(site.screen.getByRole('list', { name })).getAllByRole('article')
const names = (site: Site, list: string) =>
  cards(site, list).map((card) => within(card).getByRole('heading').textContent)
const side = (site: Site) => within(site.screen.getByRole('complementary', { name: 'Filtros de la lista' }))
/** Filters come after the first cards. */
const offered = async (site: Site) =>
  within(await site.screen.findByRole('complementary', { name: 'Filtros de la lista' })).findAllByRole('checkbox')
const labels = (group: HTMLElement) =>
  within(group).getAllByRole('checkbox').map((box) => box.closest('label')?.querySelector('bdi')?.textContent)

const product = (place: number, own: Partial<ProductSummary> = {}): ProductSummary =>
  aProduct({
    id: `p${place}`,
    name: `Prenda ${place}`,
    tiers: [{ from: 3, price: (100 + place) * 100 }],
    colours: [{ name: place % 2 === 0 ? 'Negro' : 'Blanco', hex: '#000000' }],
    sizes: place % 2 === 0 ? ['G', 'CH'] : ['M', 'CH'],
    ...own,
  })
const many = (count: number) => Array.from({ length: count }, (_, place) => product(place))
const shop = (products: readonly ProductSummary[]) => ({
  services: { catalogue: { productsPage: () => Promise.resolve(ok(products)) } },
})

describe('Lista de productos', () => {
  it('R2.11 R7.13 productos/{segmento}/{id}/{categoria} abre directo con lo de esa categoría', async () => {
    const site = await openSite('/productos/dama/0/todas')
    const nav = within(await site.screen.findByRole('navigation', { name: 'Categorías de Dama' }))
    const link = nav.getByRole('link', { name: /^Blusas/ })
    await total(site)
    await site.user.click(link)
    expect(await site.screen.findByRole('heading', { level: 1, name: 'Blusas' })).toBeShown()
    await total(site)
    expect(cards(site, 'Blusas').length).toBeGreaterThan(0)
    expect(site.calledWith('catalogue.productsPage')).toEqual([
      [{ segment: 'Dama', category: '', size: '' }],
      [{ segment: 'Dama', category: 'Blusas', size: '' }],
    ])
    expect(document.title).toBe('Blusas, Dama · Puntada')
    const crumbs = within(site.screen.getByRole('navigation', { name: 'Migas de pan' }))
    expect(crumbs.getAllByRole('link').map((each) => each.textContent)).toEqual(['Inicio', 'Productos', 'Dama'])
  })

  it('R7.13 todos, 0 y todas piden la lista completa; desde ahí se va a un segmento', async () => {
    const site = await openSite('/productos/todos/0/todas')
    expect(site.screen.getByRole('heading', { level: 1, name: 'Todos los productos' })).toBeShown()
    await total(site)
    expect(site.calledWith('catalogue.productsPage')).toEqual([[{ segment: '', category: '', size: '' }]])
    const nav = within(await site.screen.findByRole('navigation', { name: 'Productos por segmento' }))
    await site.user.click(nav.getByRole('link', { name: 'Tallas extra' }))
    expect(await site.screen.findByRole('heading', { level: 1, name: 'Tallas extra' })).toBeShown()
    expect(window.location.pathname).toBe('/productos/tallas-extra/0/todas')
  })

  it('R7.11 las categorías del segmento se listan con cuántos productos tienen', async () => {
    const site = await openSite('/productos/dama/0/todas')
    const shown = Number((await total(site)).textContent?.replace(/\D/g, ''))
    const links = within(site.screen.getByRole('navigation', { name: 'Categorías de Dama' })).getAllByRole('link')
    const counts = links.slice(1).map((link) => Number(/(\d+) productos?$/.exec(link.textContent ?? '')?.[1]))
    expect(counts.reduce((sum, each) => sum + each, 0)).toBe(shown)
    expect(site.calledWith('catalogue.categories')).toEqual([[]])
  })

  it('R12.23 un segmento o una categoría que no existe lo dice y ofrece los que sí', async () => {
    const site = await openSite('/productos/marcianos/0/todas')
    expect(await site.screen.findByRole('heading', { level: 1, name: 'Ese segmento no existe' })).toBeShown()
    const nav = within(await site.screen.findByRole('navigation', { name: 'Productos por segmento' }))
    expect(nav.getByRole('link', { name: 'Caballero' })).toBeShown()
    expect(site.calledWith('catalogue.productsPage')).toEqual([])
    site.rendered.unmount()
    const other = await openSite('/productos/dama/99999/naves-espaciales')
    expect(await other.screen.findByRole('heading', { level: 1, name: 'Esa categoría no existe' })).toBeShown()
    expect(other.calledWith('catalogue.productsPage')).toEqual([])
  })

  it('R11.21 aunque fallen segmentos y categorías, la lista se pide con lo que dice la dirección', async () => {
    const failing = () => Promise.resolve(fail({ kind: 'server', status: 500 }))
    const site = await openSite('/productos/tallas-extra/7/ropa-de-casa', {
      services: { catalogue: { segments: failing, categories: failing, productsPage: () => Promise.resolve(ok(many(1))) } },
    })
    expect((await total(site)).textContent).toBe('1 producto')
    expect(site.calledWith('catalogue.productsPage')).toEqual([
      [{ segment: 'tallas extra', category: 'ropa de casa', size: '' }],
    ])
  })

  it('R3.08 sin segmentos o sin categorías, la lista lo dice', async () => {
    const none = () => Promise.resolve(ok([]))
    const site = await openSite('/productos/todos/0/todas', {
      services: { catalogue: { segments: none, productsPage: () => Promise.resolve(ok(many(1))) } },
    })
    expect(await site.screen.findByText('Todavía no hay segmentos.')).toBeShown()
    site.rendered.unmount()
    const other = await openSite('/productos/dama/0/todas', { services: { catalogue: { categories: none } } })
    expect(await other.screen.findByText('Este segmento todavía no tiene categorías.')).toBeShown()
  })

  it('R12.23 una categoría sin productos lo dice y lleva a otra parte', async () => {
    const site = await openSite('/productos/dama/1/blusas', shop([]))
    expect(await site.screen.findByRole('heading', { name: 'Aquí todavía no hay productos' })).toBeShown()
    expect(site.screen.getByRole('link', { name: 'Ver todo Dama' }).getAttribute('href')).toBe('/productos/dama/0/todas')
  })

  it('R12.01 las tallas van en orden de prenda, con cuántos productos dan; las que dan cero no se pueden elegir', async () => {
    const site = await openSite('/productos/todos/0/todas', shop(many(10)))
    await offered(site)
    const sizes = side(site).getByRole('group', { name: 'Talla' })
    expect(labels(sizes)).toEqual(['CH', 'M', 'G'])
    expect(within(sizes).getByRole('checkbox', { name: 'CH 10 productos' })).toBeShown()
    await site.user.click(within(sizes).getByRole('checkbox', { name: /^M / }))
    const colours = side(site).getByRole('group', { name: 'Color' })
    expect(within(colours).getByRole('checkbox', { name: 'Negro 0 productos' })).toHaveProperty('disabled', true)
    expect(within(colours).getByRole('checkbox', { name: 'Blanco 5 productos' })).toHaveProperty('disabled', false)
    expect(labels(sizes)).toEqual(['CH', 'M', 'G'])
  })

  it('R12.02 cada filtro queda en la dirección, y Atrás lo quita', async () => {
    const site = await openSite('/productos/todos/0/todas?escenario=normal', shop(many(10)))
    await offered(site)
    await site.user.click(side(site).getByRole('checkbox', { name: /^G / }))
    expect(window.location.search).toBe('?escenario=normal&talla=G')
    expect((await total(site)).textContent).toBe('5 productos')
    await site.user.click(side(site).getByRole('checkbox', { name: /^Negro/ }))
    expect(window.location.search).toBe('?escenario=normal&talla=G&color=Negro')
    const chips = within(site.screen.getByRole('list', { name: 'Filtros activos' }))
    expect(chips.getAllByRole('button').map((chip) => chip.textContent)).toEqual(['Talla G', 'Color Negro', 'Quitar todos'])
    act(() => window.history.back())
    await waitFor(() => expect(window.location.search).toBe('?escenario=normal&talla=G'))
    await site.user.click(site.screen.getByRole('button', { name: 'Quitar filtro: Talla G' }))
    expect((await total(site)).textContent).toBe('10 productos')
    expect(document.activeElement).toBe(await total(site))
  })

  it('R12.02 un enlace compartido trae filtros, orden y profundidad; lo que no se entiende se ignora', async () => {
    const site = await openSite(
      '/productos/todos/0/todas?color=negro&precio_min=110&orden=precio-mayor&pagina=2&talla=&precio_max=abc&x=1',
      shop(many(140)),
    )
    expect((await total(site)).textContent).toBe('65 productos')
    expect(site.screen.getByRole('combobox', { name: 'Ordenar por' })).toHaveProperty('value', 'precio-mayor')
    await waitFor(() => expect(cards(site, 'Todos los productos')).toHaveLength(48))
    expect(names(site, 'Todos los productos')[0]).toBe('Prenda 138')
    const chips = within(site.screen.getByRole('list', { name: 'Filtros activos' }))
    expect(chips.getAllByRole('button').map((chip) => chip.textContent)).toEqual(['Color negro', 'Desde $110', 'Quitar todos'])
  })

  it('R7.13 con una sola talla en el enlace se pide esa talla; después, las demás sin esperar', async () => {
    const site = await openSite('/productos/dama/0/todas?talla=ch')
    await total(site)
    await waitFor(() =>
      expect(site.calledWith('catalogue.productsPage')).toEqual([
        [{ segment: 'Dama', category: '', size: 'ch' }],
        [{ segment: 'Dama', category: '', size: '' }],
      ]),
    )
    await waitFor(() => expect(side(site).getByRole('checkbox', { name: /^M [1-9]/ })).toBeShown())
    await site.user.click(side(site).getByRole('checkbox', { name: /^M / }))
    expect(site.calledWith('catalogue.productsPage')).toHaveLength(2)
  })

  it('R7.13 una talla que se elige después no vuelve a preguntar', async () => {
    const site = await openSite('/productos/dama/0/todas')
    await offered(site)
    await site.user.click(side(site).getByRole('checkbox', { name: /^CH / }))
    expect(site.calledWith('catalogue.productsPage')).toEqual([[{ segment: 'Dama', category: '', size: '' }]])
  })

  const withoutSizes = (more: object = {}) => ({ VITE_DIALECT: JSON.stringify({ campos: { producto: { tallas: [''] } }, ...more }) })

  it('R7.13 lo que el servidor dio para una talla se queda, aunque sus filas no digan en qué tallas viene', async () => {
    const plain = await openSite('/productos/dama/0/todas?talla=G', { over: 'http' })
    await waitFor(() => expect(plain.requestsTo('/list-products-page.php')).toHaveLength(2))
    const shown = (await plain.screen.findByText(/^[\d,]+ productos$/)).textContent
    plain.rendered.unmount()
    const site = await openSite('/productos/dama/0/todas?talla=G', { over: 'http', env: withoutSizes() })
    const list = () => site.requestsTo('/list-products-page.php').filter(({ answer }) => answer !== null)
    await waitFor(() => expect(list().map(({ query }) => query['talla'])).toEqual(['G', '']))
    expect((await site.screen.findByText(/^[\d,]+ productos$/)).textContent).toBe(shown)
    await site.user.click(within(site.screen.getByRole('list', { name: 'Filtros activos' })).getAllByRole('button')[0]!)
    await waitFor(() => expect(site.screen.getByText(/^[\d,]+ productos$/).textContent).not.toBe(shown))
  })

  it('R7.13 si el servidor no filtra por talla, los productos sin tallas no cuentan como de esa talla', async () => {
    const site = await openSite('/productos/dama/0/todas?talla=G', { over: 'http', env: withoutSizes({ talla_filtra: false }) })
    expect(await site.screen.findByText('Ningún producto con estos filtros')).toBeShown()
  })

  it('R7.13 de los productos sin tallas se pregunta cuáles vienen en la que se elige', async () => {
    const mixed = [product(1, { sizes: ['G'] }), product(2, { sizes: [] }), product(3, { sizes: [] })]
    const site = await openSite('/productos/dama/0/todas', {
      services: {
        catalogue: {
          productsPage: ({ size }: { size: string }) => Promise.resolve(ok(size === '' ? mixed : [product(1, { sizes: ['G'] }), product(3, { sizes: [size] })])),
        },
      },
    })
    await offered(site)
    await site.user.click(side(site).getByRole('checkbox', { name: /^G / }))
    await waitFor(() => expect(names(site, 'Dama')).toEqual(['Prenda 1', 'Prenda 3']))
  })

  it('R12.01 el rango de precio se aplica con su botón; lo mal escrito se explica y no se pierde', async () => {
    const site = await openSite('/productos/todos/0/todas', shop(many(10)))
    await offered(site)
    expect(side(site).getByText('De $100 a $109')).toBeShown()
    const low = () => side(site).getByRole('textbox', { name: 'Precio mínimo' })
    await site.user.type(low(), 'ciento')
    await site.user.click(side(site).getByRole('button', { name: 'Aplicar precio' }))
    expect(side(site).getByText('Escribe un precio en pesos, por ejemplo 120.')).toBeShown()
    expect(low()).toHaveProperty('value', 'ciento')
    await site.user.clear(low())
    await site.user.type(low(), '108')
    await site.user.type(side(site).getByRole('textbox', { name: 'Precio máximo' }), '50{Enter}')
    expect(side(site).getByText('El máximo debe ser mayor que el mínimo.')).toBeShown()
    await site.user.clear(side(site).getByRole('textbox', { name: 'Precio máximo' }))
    await site.user.keyboard('{Enter}')
    expect((await total(site)).textContent).toBe('2 productos')
    expect(window.location.search).toBe('?precio_min=108')
  })

  it('R12.01 Cargar más suma 24 productos y lleva el foco al primero de los nuevos', async () => {
    const site = await openSite('/productos/todos/0/todas', shop(many(60)))
    await total(site)
    await waitFor(() => expect(cards(site, 'Todos los productos')).toHaveLength(24))
    const steps = window.history.length
    await site.user.click(site.screen.getByRole('button', { name: 'Cargar más' }))
    await waitFor(() => expect(cards(site, 'Todos los productos')).toHaveLength(48))
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Prenda 24'))
    expect(window.location.search).toBe('?pagina=2')
    expect(window.history.length).toBe(steps)
    await site.user.click(site.screen.getByRole('button', { name: 'Cargar más' }))
    await waitFor(() => expect(cards(site, 'Todos los productos')).toHaveLength(60))
    expect(site.screen.queryByRole('button', { name: 'Cargar más' })).toBeNull()
  })

  it('R11.33 de diez mil productos solo se dibujan los primeros', async () => {
    const site = await openSite('/productos/todos/0/todas', shop(many(10_000)))
    expect((await total(site)).textContent).toBe('10,000 productos')
    await waitFor(() => expect(cards(site, 'Todos los productos')).toHaveLength(24))
    expect(site.screen.getByText('Mostrando 24 de 10,000 productos')).toBeShown()
  })

  it('R12.01 cuántos productos hay se anuncia a quien no ve la pantalla', async () => {
    const site = await openSite('/productos/todos/0/todas', shop(many(10)))
    expect((await total(site)).getAttribute('role')).toBe('status')
  })

  it('R12.01 en el celular los filtros se abren aparte, y el botón dice cuántos productos quedan', async () => {
    const site = await openSite('/productos/todos/0/todas', shop(many(10)))
    await total(site)
    await site.user.click(site.screen.getByRole('button', { name: 'Filtros' }))
    const sheet = within(await site.screen.findByRole('dialog', { name: 'Filtros' }))
    const steps = window.history.length
    await site.user.click(sheet.getByRole('checkbox', { name: /^M / }))
    expect(sheet.getByRole('button', { name: 'Ver 5' })).toBeShown()
    await site.user.click(sheet.getByRole('checkbox', { name: /^G / }))
    expect(window.location.search).toBe('?talla=M&talla=G')
    expect(window.history.length).toBe(steps + 1)
    await site.user.click(sheet.getByRole('button', { name: 'Ver 10' }))
    await waitFor(() => expect(site.screen.queryByRole('dialog')).toBeNull())
    expect(site.screen.getByRole('button', { name: 'Filtros (2)' })).toBeShown()
  })

  it('R12.01 los filtros que no dejan ningún producto se quitan con un botón', async () => {
    const site = await openSite('/productos/todos/0/todas?talla=99', shop(many(10)))
    expect(await site.screen.findByRole('heading', { name: 'Ningún producto con estos filtros' })).toBeShown()
    await site.user.click(site.screen.getByRole('button', { name: 'Quitar todos los filtros' }))
    expect((await total(site)).textContent).toBe('10 productos')
  })

  it('R7.14 con sesión, un rango de precio trae también lo tuyo en ese rango', async () => {
    const path = '/productos/todos/0/todas?precio_min=100&precio_max=300'
    const site = await openSite(path, { session: ANA })
    expect(await site.screen.findByRole('heading', { level: 2, name: 'Para ti, desde $100 hasta $300' })).toBeShown()
    expect(site.calledWith('catalogue.productsForUser')).toEqual([
      [{ limit: 6, user: 'ana@ejemplo.mx', priceFrom: 100_00, priceTo: 300_00 }],
    ])
    site.rendered.unmount()
    const anonymous = await openSite(path)
    await total(anonymous)
    expect(anonymous.calledWith('catalogue.productsForUser')).toEqual([])
  })

  it('R11.21 una lista de productos que falla lo dice, y Reintentar la trae', async () => {
    const productsPage = vi.fn(() => Promise.resolve(fail({ kind: 'timeout' }) as ReturnType<typeof ok<ProductSummary[]>>))
    const site = await openSite('/productos/todos/0/todas', { services: { catalogue: { productsPage } } })
    expect(await site.screen.findByText('El sitio tardó demasiado en responder. Inténtalo de nuevo.')).toBeShown()
    productsPage.mockImplementation(() => Promise.resolve({ ok: true, value: many(2) }))
    await site.user.click(site.screen.getByRole('button', { name: 'Reintentar' }))
    expect((await total(site)).textContent).toBe('2 productos')
  })
})
