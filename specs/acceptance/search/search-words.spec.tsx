import { waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { CompanyDetail, ProductSummary } from '../../../src/domain/catalogue/catalogue.ts'
import { fail, ok } from '../../../src/domain/result.ts'
import { within } from '../../support/area.ts'
import { aCompany, alwaysAnswers, aProduct } from '../../support/builders.ts'
import { leadsTo } from '../../support/buyer.ts'
import { answersLater, openSite, type Site, type SiteOptions } from '../../support/site.tsx'

const chips = (site: Site) => site.part('list', 'Filtros activos')
const chipTexts = async (site: Site) => (await chips(site)).texts('button')
const cards = (site: Site) => within(site.getByRole('list', { name: /^Resultados/ })).getAllByRole('article')
const names = (site: Site) => cards(site).map((card) => within(card).getByRole('heading').textContent)

const NEGRO = { name: 'Negro', hex: '#000000', image: 'productos/negro.svg' }
const ROJO = { name: 'Rojo', hex: '#cc0000', image: 'productos/rojo.svg' }
const tee = (id: string, name: string, part: Partial<ProductSummary>) =>
  aProduct({ id, name, segment: 'Niño', sizes: ['8'], colours: [NEGRO], ...part })
const TEES: readonly ProductSummary[] = [
  tee('1', 'Playera lisa', { sizes: ['6', '8'], tiers: [{ from: 3, price: 70_00 }] }),
  tee('2', 'Playera polo', { tiers: [{ from: 3, price: 50_00 }], key: 'PLA-0002' }),
  tee('3', 'Playera roja', { segment: 'Dama', sizes: ['CH'], colours: [ROJO], tiers: [{ from: 3, price: 40_00 }] }),
]

const literal = (products: readonly ProductSummary[] = TEES, companies: readonly string[] = []) => ({
  services: {
    catalogue: {
      search: ({ text }: { text: string }) =>
        Promise.resolve(ok(products.filter(({ name }) => name.toLowerCase().includes(text.toLowerCase())))),
      productsPage: ({ segment }: { segment: string }) =>
        Promise.resolve(ok(products.filter((product) => segment === '' || product.segment === segment))),
      companies: () => Promise.resolve(ok(companies.map((name, at) => aCompany({ id: String(at + 1), name })))),
    },
  },
})
const finding = (...products: readonly ProductSummary[]) => ({
  services: { catalogue: { search: alwaysAnswers(products) } },
})
const searchFor = (text: string, options: SiteOptions = literal()) =>
  openSite(`/busqueda/${encodeURIComponent(text)}`, options)
const asked = (site: Site) => site.calledWith('catalogue.search').map(([sent]) => (sent as { text: string }).text)
const pages = (site: Site) => site.calledWith('catalogue.productsPage')

describe('Lo escrito se pide primero, como se escribió', () => {
  it('R12.27 es lo primero que se pide, y lo único si da algo', async () => {
    const text = 'playera negra de niño talla 8 barata'
    const site = await searchFor(text, finding(aProduct({ name: 'Otra cosa' })))
    await waitFor(() => expect(names(site)).toEqual(['Otra cosa']))
    expect([asked(site), pages(site)]).toEqual([[text], []])
    site.lacks('list', 'Filtros activos')
  })

  it('R12.34 lo encontrado se ve en el color que se escribió, sin que sea un filtro', async () => {
    const both = tee('4', 'Playera negra', { colours: [ROJO, NEGRO] })
    const site = await searchFor('playera negra', literal([both]))
    await waitFor(() => expect(cards(site)).toHaveLength(1))
    expect(cards(site)[0]?.querySelector('img')?.getAttribute('src')).toBe('/images/productos/negro.svg')
    site.lacks('list', 'Filtros activos')
  })

  it('R12.28 si lo escrito da algo, la ortografía es un enlace', async () => {
    const site = await searchFor('plallera roja', finding(aProduct({ name: 'Falda platéra roja', category: 'Otras' })))
    await site.follow('playera roja')
    await site.arrivesAt('Resultados de «playera roja»')
  })

  it('R12.28 si una talla da algo por sus letras, se ofrece buscarla como talla', async () => {
    const site = await searchFor('playera 8', literal([tee('9', 'Playera 80', {}), ...TEES]))
    await site.follow('playera talla 8')
    await site.arrivesAt('Playera talla 8')
    await waitFor(() => expect(cards(site)).toHaveLength(3))
  })

  it('R12.27 la clave de un producto lo abre; Atrás no vuelve a buscarla', async () => {
    const site = await openSite('/articulos', finding(...TEES))
    await site.paste('Buscar productos', 'pla-0002')
    await site.press('Buscar')
    await leadsTo('/vistaproducto/2')
    expect(asked(site)).toEqual(['pla-0002'])
    site.goBack()
    await site.arrivesAt('Blog')
  })

  it('R12.39 el fabricante que se nombra está arriba, dé o no dé productos', async () => {
    for (const [text, id] of [
      ['playera', '1'],
      ['tejidos', '2'],
    ] as const) {
      const site = await searchFor(text, literal(TEES, ['Playeras Vereda', 'Tejidos Alba', 'Otros']))
      const makers = await site.part('list', 'Fabricantes con ese nombre')
      expect(makers.links().map(([, href]) => href)).toEqual([`/empresa/${id}`])
    }
  })
})

describe('Cuántas piezas y la palabra exacta', () => {
  const tiers = [
    { from: 3, price: 67_00 },
    { from: 12, price: 57_00 },
  ]
  const price = (site: Site) => cards(site).map((card) => card.querySelector('.price')?.textContent)

  it('R12.29 un número antes de la prenda son piezas: se dice lo que cuestan, y se quita', async () => {
    const site = await searchFor('24 playeras', literal([tee('1', 'Playera lisa', { tiers, minimum: 3 })]))
    await site.arrivesAt('Playeras')
    expect(await chipTexts(site)).toEqual(['24 pzs', 'Quitar todos'])
    expect(price(site)).toEqual(['$57 c/u · 24 pzs = $1,368 Precio de 12 pzs o más'])
    await (await chips(site)).press('Quitar filtro: 24 pzs')
    await waitFor(() => expect(price(site)).toEqual(['$67 c/u desde 3 pzs $57 desde 12 pzs']))
    site.hasQuery('?sin=piezas')
  })

  it('R12.29 de 6 en 6 son 54 por 50; se filtra por lo que se paga', async () => {
    const by6 = tee('1', 'Blusa lisa', { tiers, minimum: 6, multiple: 6 })
    const site = await searchFor('50 blusas hasta 60', literal([by6, tee('2', 'Blusa larga', { tiers: [] })]))
    await site.arrivesAt('Blusas hasta $60')
    expect(price(site)).toEqual(['$57 c/u · 54 pzs = $3,078 Precio de 12 pzs o más'])
    await (await chips(site)).press('Quitar filtro: Hasta $60')
    await waitFor(() => expect(price(site)[1]).toBe('Precio a consultar'))
  })

  it('R12.30 lo que se llama así va primero; lo demás, debajo, con los mismos filtros', async () => {
    const found = ['Zapatilla alta', 'Tenis blanco', 'Zapatilla baja'].map((name, id) =>
      tee(String(id), name, { category: 'Calzado', colours: [id === 2 ? ROJO : NEGRO] }),
    )
    const site = await searchFor('tenis', finding(...found))
    await site.hasText('1 producto')
    expect(names(site)).toEqual(['Tenis blanco'])
    const wider = await site.part('list', 'También te puede servir')
    expect(wider.texts('heading')).toEqual(['Zapatilla alta', 'Zapatilla baja'])
    await site.choose(/^Negro/)
    await waitFor(() => expect(wider.texts('heading')).toEqual(['Zapatilla alta']))
  })
})

describe('El fabricante que se nombra y llega después', () => {
  it.each([
    ['poco después, los productos lo esperan y está arriba', false, Node.DOCUMENT_POSITION_FOLLOWING],
    ['tarde, está debajo, y nada se mueve', true, Node.DOCUMENT_POSITION_PRECEDING],
  ])('R12.39 si llega %s', async (_when, isLate, position) => {
    const { catalogue } = literal(TEES).services
    const { method, answer } = answersLater<readonly CompanyDetail[]>()
    const site = await searchFor('playera', { services: { catalogue: { ...catalogue, companies: method } } })
    if (isLate) await site.has('list', /^Resultados/)
    else site.lacks('list', /^Resultados/)
    await answer(ok([aCompany({ name: 'Playeras Vereda' })]))
    await site.has('list', /^Resultados/)
    const makers = await site.findByRole('list', { name: 'Fabricantes con ese nombre' })
    expect(makers.compareDocumentPosition(cards(site)[0]!)).toBe(position)
  })
})

describe('Cuando lo escrito no da nada', () => {
  it('R12.28 el título dice lo que se entendió, y cada parte se quita', async () => {
    const text = 'playera negra de niño talla 8 barata'
    const site = await searchFor(text)
    await site.arrivesAt('Playera negra de niño talla 8, de menor a mayor precio')
    expect(await chipTexts(site)).toEqual(['Niño', 'Talla 8', 'Color Negro', 'Precio de menor a mayor', 'Quitar todos'])
    expect(names(site)).toEqual(['Playera polo', 'Playera lisa'])
    expect(asked(site)).toEqual([text, 'playera'])
    site.lacksText(/Dejamos fuera/)
    site.hasValue('Buscar productos', text)

    await (await chips(site)).press('Quitar filtro: Color Negro')
    site.hasQuery('?sin=negro')
    await site.arrivesAt('Playera de niño talla 8, de menor a mayor precio')
    await (await chips(site)).press('Quitar filtro: Talla 8')
    await (await chips(site)).press('Quitar filtro: Niño')
    await site.arrivesAt('Playera, de menor a mayor precio')
    expect(cards(site)).toHaveLength(3)
    site.goBack()
    await waitFor(() => expect(cards(site)).toHaveLength(2))
    site.hasQuery('?sin=8&sin=negro')
    expect(asked(site)).toHaveLength(2)
  })

  it('R12.28 lo que se entendió y nada cumple se deja fuera, y se dice', async () => {
    const site = await searchFor('remera negra talla 14')
    await site.arrivesAt('Playera negra')
    await site.hasText('Dejamos fuera: talla 14')
    expect(asked(site)).toEqual(['remera negra talla 14', 'remera', 'playera'])
  })

  it('R12.28 sin prenda se lee la lista del segmento, y nunca la tienda entera', async () => {
    let site = await searchFor('ropa de niño negra')
    await site.arrivesAt('Ropa de niño negra')
    expect(pages(site)).toEqual([[{ segment: 'Niño', category: '', size: '' }]])

    site = await searchFor('negro')
    await site.has('heading', 'No encontramos nada con «negro»')
    expect([asked(site), pages(site)]).toEqual([['negro'], []])
  })

  it('R12.28 lo mal escrito se muestra corregido, y se puede buscar tal cual', async () => {
    const site = await searchFor('plallera roja')
    await site.hasText('Mostramos playera roja.')
    expect(names(site)).toEqual(['Playera roja'])
    await site.follow('Buscar «plallera roja»')
    await site.has('heading', 'No encontramos nada con «plallera roja»')
    site.hasQuery('?tal_cual=1')
    await site.linksTo('playera roja', '/busqueda/playera%20roja')
    expect(asked(site)).toEqual(['plallera roja', 'playera roja'])
  })

  it('R12.28 de lo mal escrito se entiende lo demás, con cuatro peticiones cuando mucho', async () => {
    let site = await searchFor('24 plalleras negras de niño')
    await site.arrivesAt('Playeras negras de niño')
    expect(await chipTexts(site)).toEqual(['24 pzs', 'Niño', 'Color Negro', 'Quitar todos'])
    expect(asked(site)).toEqual(['24 plalleras negras de niño', '24 playeras negras de niño', 'playera'])
    site = await searchFor('bestido largo con bolero')
    await site.has('heading', 'No encontramos nada con «bestido largo con bolero»')
    expect(asked(site)).toHaveLength(4)
  })

  it('R12.28 si falla lo que se busca después, se avisa, y no se encuentra nada', async () => {
    const search = ({ text }: { text: string }) =>
      Promise.resolve(text === 'playera negra' ? ok([]) : fail({ kind: 'server', status: 500 }))
    const site = await searchFor('playera negra', { services: { catalogue: { search } } })
    await site.toast('alert', 'Aviso', 'Error al conectar al sitio')
    await site.hasText('No encontramos nada con «playera negra»')
    expect(asked(site)).toEqual(['playera negra', 'playera'])
  })
})
