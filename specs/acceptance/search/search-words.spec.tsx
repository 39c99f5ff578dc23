import { waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { CALLS } from '../../../src/adapters/http/calls/all.ts'
import type { CompanyDetail, ProductSummary } from '../../../src/domain/catalogue/catalogue.ts'
import { fail, ok } from '../../../src/domain/result.ts'
import { within } from '../../support/area.ts'
import { aCompany, alwaysAnswers, aProduct } from '../../support/builders.ts'
import { leadsTo } from '../../support/buyer.ts'
import { openHttpSite } from '../../support/http-site.tsx'
import { answersLater, type AnySite, openSite, type Site, type SiteOptions } from '../../support/site.tsx'

const chips = (site: Site) => site.part('list', 'Filtros activos')
const chipTexts = async (site: Site) => (await chips(site)).texts('button')
const cards = (site: Site) => within(site.getByRole('list', { name: /^Resultados/ })).getAllByRole('article')
const names = (site: Site) => cards(site).map((card) => within(card).getByRole('heading').textContent)
const note = async (site: AnySite, start: RegExp) => (await site.findByText(start)).textContent
const address = (text: string) => `/busqueda/${encodeURIComponent(text)}`

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
const searchFor = (text: string, options: SiteOptions = literal()) => openSite(address(text), options)
const asked = (site: Site) => site.calledWith('catalogue.search').map(([sent]) => (sent as { text: string }).text)
const pages = (site: Site) => site.calledWith('catalogue.productsPage')

describe('Lo escrito se pide primero, como se escribió', () => {
  it.each(['Rosa Mexicano', 'playera negra de niño talla 8 barata'])(
    'R12.27 «%s» es lo primero que se pide, y lo único si da algo',
    async (text) => {
      const found = [aProduct({ id: '1', name: 'Otra cosa' }), aProduct({ id: '2', name: 'Una más' })]
      const site = await searchFor(text, {
        services: { catalogue: { search: alwaysAnswers(found) } },
      })
      await waitFor(() => expect(names(site)).toEqual(['Otra cosa', 'Una más']))
      expect(asked(site)).toEqual([text])
      expect(pages(site)).toEqual([])
      site.lacks('list', 'Filtros activos')
      site.lacksText(/No encontramos/)
    },
  )

  it('R12.27 R7.19 el servidor recibe lo escrito, letra por letra, y lo entendido solo después', async () => {
    const site = await openHttpSite(address('camiseta nino talla 8'))
    expect(await note(site, /^No encontramos «/)).toMatch(/Te mostramos camiseta con: Niño · talla 8$/)
    const sent = site.requestsTo(CALLS.catalogue.search.path).map(({ url }) => new URL(url, 'http://x').searchParams)
    expect(sent.map((query) => query.get('busqueda'))).toEqual(['camiseta nino talla 8', 'camiseta'])
  })

  it('R12.34 lo encontrado se ve en el color que se escribió, sin que sea un filtro', async () => {
    const both = tee('4', 'Playera negra', { colours: [ROJO, NEGRO] })
    const site = await searchFor('playera negra', literal([both]))
    await waitFor(() => expect(cards(site)).toHaveLength(1))
    expect(cards(site)[0]?.querySelector('img')?.getAttribute('src')).toBe('/images/productos/negro.svg')
    site.lacks('list', 'Filtros activos')
  })

  it('R12.28 si lo escrito da algo, la ortografía es un enlace', async () => {
    const odd = aProduct({ id: '9', name: 'Falda platéra roja', category: 'Otras' })
    const site = await searchFor('plallera roja', {
      services: { catalogue: { search: ({ text }) => Promise.resolve(ok(text === 'plallera roja' ? [odd] : TEES)) } },
    })
    await site.follow('playera roja')
    await site.arrivesAt('Resultados de «playera roja»')
  })

  it('R12.27 la clave de un producto, escrita como viene, lo abre', async () => {
    const site = await searchFor('pla-0002', {
      services: { catalogue: { search: alwaysAnswers(TEES) } },
    })
    await leadsTo('/vistaproducto/2')
    expect(asked(site)).toEqual(['pla-0002'])
  })

  it('R12.39 el fabricante que se nombra está arriba, dé o no dé productos', async () => {
    for (const text of ['playera', 'tejidos']) {
      const site = await searchFor(text, literal(TEES, ['Playeras Vereda', 'Tejidos Alba', 'Otros']))
      const makers = await site.part('list', 'Fabricantes con ese nombre')
      const [link, ...others] = makers.getAllByRole('link')
      expect(others).toEqual([])
      expect(link?.getAttribute('href')).toBe(text === 'playera' ? '/empresa/1' : '/empresa/2')
    }
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
    await waitFor(() => site.calledTimes('catalogue.companies', 1))
    if (isLate) await site.has('list', /^Resultados/)
    else site.lacks('list', /^Resultados/)
    await answer(ok([aCompany({ name: 'Playeras Vereda' })]))
    await site.has('list', /^Resultados/)
    const makers = await site.findByRole('list', { name: 'Fabricantes con ese nombre' })
    expect(makers.compareDocumentPosition(cards(site)[0]!)).toBe(position)
  })
})

describe('Cuando lo escrito no da nada', () => {
  it('R12.28 se dice qué se muestra y con qué filtros, y cada uno se quita', async () => {
    const text = 'playera negra de niño talla 8 barata'
    const site = await searchFor(text)
    expect(await note(site, /^No encontramos/)).toBe(
      `No encontramos «${text}». Te mostramos playera con: Niño · Negro · talla 8 · más baratas`,
    )
    expect(await chipTexts(site)).toEqual(['Niño', 'Talla 8', 'Color Negro', 'Precio de menor a mayor', 'Quitar todos'])
    expect(names(site)).toEqual(['Playera polo', 'Playera lisa'])
    expect(asked(site)).toEqual([text, 'playera'])
    await site.arrivesAt(`Resultados de «${text}»`)
    expect(site.getByRole('combobox', { name: 'Buscar productos' })).toHaveValue(text)

    await (await chips(site)).press('Quitar filtro: Color Negro')
    site.hasQuery('?sin=negro')
    await (await chips(site)).press('Quitar filtro: Talla 8')
    await (await chips(site)).press('Quitar filtro: Niño')
    await waitFor(() => expect(cards(site)).toHaveLength(3))
    expect(await note(site, /^No encontramos/)).toMatch(/Te mostramos playera con: más baratas$/)
    site.goBack()
    await waitFor(() => expect(window.location.search).toBe('?sin=8&sin=negro'))
    await waitFor(() => expect(cards(site)).toHaveLength(2))
    expect(asked(site)).toHaveLength(2)
  })

  it.each([
    ['remera negra', ['remera', 'playera'], 'Te mostramos playera con: Negro', null],
    ['playera negra talla 14', ['playera'], 'Te mostramos playera con: Negro', 'Dejamos fuera: talla 14'],
    ['playera roja menos de 10 pesos', ['playera'], 'Te mostramos playera con: Rojo', 'Dejamos fuera: el precio'],
    ['playera que no sea negra', ['playera'], 'Te mostramos playera', 'Dejamos fuera: «que no sea negra»'],
    ['playera entre 45 y 60 pesos', ['playera'], 'Te mostramos playera con: desde $45 · hasta $60', null],
  ])(
    'R12.28 si «%s» no da nada, se busca lo que se entendió y se dice qué quedó fuera',
    async (text, then, shown, out) => {
      const site = await searchFor(text)
      expect(await note(site, /^No encontramos/)).toBe(`No encontramos «${text}». ${shown}`)
      expect(site.queryByText(/^Dejamos fuera/)?.textContent ?? null).toBe(out)
      expect(asked(site)).toEqual([text, ...then])
    },
  )

  it('R12.28 sin prenda se lee la lista del segmento, y nunca la tienda entera', async () => {
    let site = await searchFor('ropa de niño negra')
    expect(await note(site, /^No encontramos/)).toBe(
      'No encontramos «ropa de niño negra». Te mostramos Niño con: Negro',
    )
    expect(pages(site)).toEqual([[{ segment: 'Niño', category: '', size: '' }]])

    site = await searchFor('negro')
    await site.findByRole('heading', { level: 2, name: 'No encontramos nada con «negro»' })
    expect([asked(site), pages(site)]).toEqual([['negro'], []])
  })

  it('R12.28 si lo entendido tampoco da nada son tres peticiones en total, y la ortografía es un enlace', async () => {
    const site = await searchFor('platera azul zurcidora con vestidos')
    await site.findByRole('heading', { level: 2, name: /^No encontramos nada con «platera azul/ })
    expect(asked(site)).toHaveLength(3)
    expect(pages(site)).toEqual([])
    const link = site.getByRole('link', { name: 'playera azul zurcidora con vestidos' })
    expect(link).toHaveAttribute('href', '/busqueda/playera%20azul%20zurcidora%20con%20vestidos')
  })

  it('R12.28 si falla lo que se busca después, se avisa, y lo escrito sigue sin encontrarse', async () => {
    const search = ({ text }: { text: string }) =>
      Promise.resolve(text === 'playera negra' ? ok([]) : fail({ kind: 'server', status: 500 }))
    const site = await searchFor('playera negra', { services: { catalogue: { search } } })
    await site.toast('alert', 'Aviso', 'Error al conectar al sitio')
    await site.hasText('No encontramos nada con «playera negra»')
    expect(asked(site)).toEqual(['playera negra', 'playera'])
  })

  it('R12.28 los tonos de un color son una etiqueta, y se quitan de una vez', async () => {
    const pink = (id: string, shade: string) => tee(id, `Playera ${id}`, { colours: [{ name: shade, hex: null }] })
    const site = await searchFor('playera rosa', literal([pink('1', 'Rosa'), pink('2', 'Fucsia'), pink('3', 'Verde')]))
    expect(await chipTexts(site)).toEqual(['Color Rosa', 'Quitar todos'])
    expect(cards(site)).toHaveLength(2)
    await (await chips(site)).press('Quitar filtro: Color Rosa')
    await waitFor(() => expect(cards(site)).toHaveLength(3))
  })
})
