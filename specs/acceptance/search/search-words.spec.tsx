import { act, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { ProductSummary } from '../../../src/domain/catalogue/catalogue.ts'
import { ok } from '../../../src/domain/result.ts'
import { aProduct } from '../../support/goods.ts'
import { openSite, type Site } from '../../support/site.tsx'

type Screen = Pick<Site, 'screen'>
const chips = async ({ screen }: Screen) => within(await screen.findByRole('list', { name: 'Filtros activos' }))
const chipTexts = async (site: Screen) => (await chips(site)).getAllByRole('button').map((chip) => chip.textContent)
const cards = ({ screen }: Screen) => within(screen.getByRole('list', { name: /^Resultados/ })).getAllByRole('article')
const address = (text: string) => `/busqueda/${encodeURIComponent(text)}`

const TEES: readonly ProductSummary[] = [
  aProduct({
    id: '1',
    name: 'Playera lisa',
    segment: 'Niño',
    sizes: ['6', '8'],
    colours: [{ name: 'Negro', hex: '#000000' }],
    tiers: [{ from: 3, price: 70_00 }],
  }),
  aProduct({
    id: '2',
    name: 'Playera polo',
    segment: 'Niño',
    sizes: ['8'],
    colours: [{ name: 'Negro', hex: '#000000' }],
    tiers: [{ from: 3, price: 50_00 }],
  }),
  aProduct({
    id: '3',
    name: 'Playera roja',
    segment: 'Dama',
    sizes: ['CH'],
    colours: [{ name: 'Rojo', hex: '#cc0000' }],
    tiers: [{ from: 3, price: 40_00 }],
  }),
]
/** A server that knows only whole words of names, as most do. */
const plainServer = (products: readonly ProductSummary[]) => ({
  services: {
    catalogue: {
      search: (text: string) =>
        Promise.resolve(ok(products.filter(({ name }) => name.toLowerCase().includes(text.toLowerCase())))),
      productsPage: () => Promise.resolve(ok(products)),
    },
  },
})

describe('Buscar como se escribe', () => {
  it('R12.27 «playera negra de niño talla 8 barata» busca playera y afina lo demás, con etiquetas', async () => {
    const site = await openSite(address('playera negra de niño talla 8 barata'), plainServer(TEES))
    expect(await chipTexts(site)).toEqual(['Niño', 'Talla 8', 'Color Negro', 'Precio de menor a mayor', 'Quitar todos'])
    expect(site.screen.getByText('Entendimos:')).toBeShown()
    expect(cards(site).map((card) => within(card).getByRole('heading').textContent)).toEqual([
      'Playera polo',
      'Playera lisa',
    ])
    expect(site.calledWith('catalogue.search')).toEqual([['playera']])
    expect(site.screen.getByRole('combobox', { name: 'Buscar productos' })).toHaveProperty(
      'value',
      'playera negra de niño talla 8 barata',
    )
  })

  it('R12.27 cada etiqueta se quita sola, queda en la dirección, y Atrás la devuelve', async () => {
    const site = await openSite(address('playera negra de niño barata'), plainServer(TEES))
    await site.user.click((await chips(site)).getByRole('button', { name: 'Quitar filtro: Color Negro' }))
    expect(window.location.search).toBe('?sin=negro')
    await site.user.click((await chips(site)).getByRole('button', { name: 'Quitar filtro: Niño' }))
    await waitFor(() => expect(cards(site)).toHaveLength(3))
    await site.user.click((await chips(site)).getByRole('button', { name: 'Quitar filtro: Precio de menor a mayor' }))
    expect(window.location.search).toBe('?orden=relevancia&sin=nino&sin=negro')
    act(() => window.history.back())
    await waitFor(() => expect(window.location.search).toBe('?sin=nino&sin=negro'))
    expect(await chipTexts(site)).toEqual(['Precio de menor a mayor'])
    expect(site.calledWith('catalogue.search')).toEqual([['playera']])
  })

  it('R12.27 en la tienda simulada, por HTTP, solo el resto viaja como busqueda', async () => {
    const site = await openSite(address('camiseta nino talla 8'), { over: 'http' })
    expect(await chipTexts(site)).toEqual(['Niño', 'Playeras', 'Talla 8', 'Quitar todos'])
    expect(cards(site).length).toBeGreaterThan(0)
    expect(
      site
        .requestsTo('/data-product-busqueda.php')
        .map(({ url }) => new URL(url, 'http://x').searchParams.get('busqueda')),
    ).toEqual(['camiseta'])
  })

  it('R12.90 R12.91 la prenda y los tonos de un color son una etiqueta cada uno, y se quitan de una vez', async () => {
    const pink = (id: string, name: string, category: string, shade: string) =>
      aProduct({ id, name, category, segment: 'Niña', colours: [{ name: shade, hex: null }] })
    const products = [
      pink('1', 'Playera lisa', 'Playeras', 'Rosa'),
      pink('2', 'Playera con vuelo', 'Playeras y blusas', 'Rosa pastel'),
      // Its name says what it is, whatever its category.
      pink('3', 'Playera de gala', 'Conjuntos', 'Rosa mexicano'),
      pink('4', 'Falda para playera', 'Faldas', 'Rosa'),
      pink('5', 'Sudadera', 'Sudaderas', 'Rosa'),
      pink('6', 'Playera verde', 'Playeras', 'Verde'),
    ]
    const site = await openSite(address('playera rosa'), {
      services: { catalogue: { search: () => Promise.resolve(ok(products)) } },
    })
    const names = () => cards(site).map((card) => within(card).getByRole('heading').textContent)
    expect(await chipTexts(site)).toEqual(['Playeras', 'Color Rosa', 'Quitar todos'])
    expect(site.screen.getByRole('button', { name: 'Filtros (2)' })).toBeShown()
    expect(names()).toEqual(['Playera lisa', 'Playera con vuelo', 'Playera de gala', 'Falda para playera'])

    await site.user.click((await chips(site)).getByRole('button', { name: 'Quitar filtro: Playeras' }))
    await waitFor(() => expect(names()).toContain('Sudadera'))
    expect(await chipTexts(site)).toEqual(['Color Rosa', 'Quitar todos'])
    await site.user.click((await chips(site)).getByRole('button', { name: 'Quitar filtro: Color Rosa' }))
    await waitFor(() => expect(names()).toHaveLength(6))
  })

  it('R12.91 si se quita un tono en los filtros, quedan los demás con su nombre', async () => {
    const shades = ['Rosa', 'Rosa pastel', 'Rosa mexicano'].map((name, id) =>
      aProduct({ id: String(id), name: `Playera ${name}`, colours: [{ name, hex: null }] }),
    )
    const site = await openSite(address('playera rosa'), {
      services: { catalogue: { search: () => Promise.resolve(ok(shades)) } },
    })
    const aside = within(await site.screen.findByRole('complementary', { name: 'Filtros de la lista' }))
    await site.user.click(
      within(aside.getByRole('group', { name: 'Color' })).getByRole('checkbox', { name: /Rosa pastel/ }),
    )
    expect(await chipTexts(site)).toEqual(['Color Rosa', 'Color Rosa mexicano', 'Quitar todos'])
  })

  it('R12.90 la prenda sola, o sin categorías que la nombren, no quita nada de lo que dio el servidor', async () => {
    const products = [
      aProduct({ id: '1', name: 'Playera', category: 'Playeras' }),
      aProduct({ id: '2', name: 'Falda', category: 'Faldas' }),
    ]
    const search = (found: readonly ProductSummary[]) => ({
      services: { catalogue: { search: () => Promise.resolve(ok(found)) } },
    })
    let site = await openSite(address('playera'), search(products))
    await waitFor(() => expect(cards(site)).toHaveLength(2))
    expect(site.screen.queryByRole('list', { name: 'Filtros activos' })).toBeNull()
    site.rendered.unmount()

    site = await openSite(
      address('playera barata de moroleon'),
      search(products.map((product) => ({ ...product, category: '' }))),
    )
    await waitFor(() => expect(cards(site)).toHaveLength(2))
    expect(await chipTexts(site)).toEqual(['Moroleón', 'Precio de menor a mayor', 'Quitar todos'])
  })

  it('R12.28 un servidor que no busca en sus categorías da la que se nombró', async () => {
    const site = await openSite(address('abrigos'), {
      services: {
        catalogue: {
          search: () => Promise.resolve(ok([])),
          productsPage: ({ category }) =>
            Promise.resolve(ok(category === 'Abrigos y ponchos' ? [aProduct({ id: '1', name: 'Jorongo' })] : [])),
        },
      },
    })
    expect(await site.screen.findByText(/No encontramos nada con «abrigos»\. Te mostramos/)).toBeShown()
    expect(cards(site)).toHaveLength(1)
  })

  it('R12.27 cuando todo son filtros se lee la lista del segmento', async () => {
    const site = await openSite(address('ropa de niño negra'), plainServer(TEES))
    await waitFor(() => expect(cards(site)).toHaveLength(2))
    expect(site.calledWith('catalogue.search')).toEqual([])
    expect(site.calledWith('catalogue.productsPage')).toEqual([[{ segment: 'Niño', category: '', size: '' }]])
  })

  it.each([
    ['jeans dama moroleon', ['Dama', 'Jeans', 'Moroleón', 'Quitar todos']],
    ['vestido rojo menos de 200', ['Vestidos', 'Color Rojo', 'Hasta $200', 'Quitar todos']],
  ])('R12.27 «%s» da productos en la tienda simulada', async (text, expected) => {
    const site = await openSite(address(text))
    await waitFor(() => expect(cards(site).length).toBeGreaterThan(0))
    expect((await chipTexts(site)).every((chip) => chip !== null && expected.includes(chip))).toBe(true)
  })

  it('R12.28 una letra equivocada se perdona, y la página lo dice', async () => {
    const site = await openSite(address('platera'), plainServer(TEES))
    expect(await site.screen.findByText(/No encontramos nada con «platera»\. Te mostramos/)).toBeShown()
    expect(cards(site)).toHaveLength(3)
    expect(site.calledWith('catalogue.search')).toEqual([['platera'], ['playera']])
  })

  it('R12.28 si lo escrito también da algo, se pregunta con un enlace', async () => {
    const odd = aProduct({ id: '9', name: 'Falda', category: 'Otras' })
    const site = await openSite(address('platera roja'), {
      services: { catalogue: { search: (text) => Promise.resolve(ok(text === 'platera' ? [odd] : TEES)) } },
    })
    const link = await site.screen.findByRole('link', { name: 'playera roja' })
    expect(link.getAttribute('href')).toBe('/busqueda/playera%20roja')
    await site.user.click(link)
    expect(await site.screen.findByRole('heading', { level: 1, name: 'Resultados de «playera roja»' })).toBeShown()
  })

  it('R12.28 el otro nombre de una prenda sirve aunque el servidor no lo sepa', async () => {
    const site = await openSite(address('remera negra'), plainServer(TEES))
    expect(await site.screen.findByText(/No encontramos nada con «remera negra»\. Te mostramos/)).toBeShown()
    expect(cards(site)).toHaveLength(2)
  })

  it('R12.29 las palabras que no dan nada se quitan una por una, y se dice cuáles', async () => {
    const site = await openSite(address('playera polo zurcidora'), plainServer(TEES))
    expect(await site.screen.findByText(/Quitamos «zurcidora» y buscamos/)).toBeShown()
    expect(cards(site)).toHaveLength(1)
  })

  it('R12.29 un filtro que nadie cumple se deja fuera, y se dice', async () => {
    const site = await openSite(address('playera negra talla 14'), plainServer(TEES))
    expect(
      await site.screen.findByText('No hay productos con todo lo que pediste. Dejamos fuera la talla.'),
    ).toBeShown()
    expect(await chipTexts(site)).toEqual(['Color Negro', 'Quitar todos'])
  })
})
