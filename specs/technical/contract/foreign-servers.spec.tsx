import type { Dialect } from '../../../src/adapters/http/schema/dialect.ts'
import { waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { createSimulation, type Simulation } from '../../../mocks/db.ts'
import { DIALECTS } from '../../../mocks/dialects/dialects.ts'
import { speaking } from '../../../mocks/dialects/foreign.ts'
import { createHandlers } from '../../../mocks/handlers/handlers.ts'
import { learnApi } from '../../contract/learn.ts'
import { main } from '../../support/buyer.ts'
import { DEMO } from '../../support/device.ts'
import { type HttpSite, type HttpSiteOptions, openHttpSite } from '../../support/http-site.tsx'
import { NOW } from '../../support/site.tsx'

const freshSimulation = (): Simulation => createSimulation({ now: () => NOW, seed: 1 })

/** The dialect as learned from the answers to the reads, with every figure agreed to. */
const learned = async (): Promise<Dialect> => {
  // A shop of its own: what is asked for counts as read.
  const answer = speaking(DIALECTS.camel, createHandlers(freshSimulation()))
  const { dialect } = await learnApi({
    api: `${window.location.origin}/api`,
    user: DEMO.mail,
    person: { agrees: () => Promise.resolve(true), types: () => Promise.resolve('') },
    fetch: async (url, init) => {
      const request = new Request(url, { ...init, signal: null })
      // Pictures are not looked at here, and drawing them takes time.
      const answered = request.url.includes('/images/') ? undefined : await answer(request)
      return answered ?? new Response(null, { status: 404 })
    },
  })
  return dialect
}

const texts = (elements: readonly HTMLElement[]): readonly string[] =>
  elements.map((element) => element.textContent.replace(/\s+/g, ' ').trim())
const items = (site: HttpSite, role: string) => texts(main(site).getAllByRole(role))
const sizes = async (site: HttpSite) =>
  texts(
    within(await site.screen.findByRole('group', { name: 'Talla' }))
      .getAllByRole('checkbox')
      .flatMap((box) => box.closest('label') ?? []),
  )
const favourites = (site: HttpSite) => site.screen.getAllByRole('link', { name: /^Favoritos/ })[0]

const cards = (site: HttpSite) =>
  main(site)
    .getAllByRole('article')
    .map(
      (card) =>
        `${within(card).getByRole('heading').textContent} ${card.textContent.match(/\$[\d,]+(?:\.\d+)?/g)?.at(-1)}`,
    )

const fullArticle = async (site: HttpSite) => {
  await waitFor(() =>
    expect(within(main(site).getByRole('region', { name: 'Sigue leyendo' })).getAllByRole('article')).toHaveLength(1),
  )
  return site.screen.getByRole('main').textContent
}

interface Screen {
  readonly name: string
  readonly path: string
  /** What this screen reads of our server, once each, beside what every screen does. */
  readonly asks: readonly string[]
  readonly shows: string
  /** How many cards stand there once the list is drawn: it comes in slices. */
  readonly drawn?: number
  readonly seen: (site: HttpSite) => unknown
}

const USER = 'user=demo%40puntada.mx'
const EVERYWHERE = ['/list-segmentos.php', `/list-user-inbox.php?${USER}`, `/data-user-favs-cant.php?${USER}`]
const FAVOURITES = `/list-products-user-favs.php?${USER}`

const SCREENS: readonly Screen[] = [
  {
    name: 'el inicio',
    path: '/',
    asks: ['/list-products.php?limit=12', FAVOURITES],
    shows: 'Jeans Bajío con roturas',
    drawn: 12,
    seen: (site) => [
      cards(site),
      texts(within(site.screen.getByRole('region', { name: 'Compra por segmento' })).getAllByRole('link')),
    ],
  },
  {
    name: 'la lista',
    path: '/productos/dama/0/todas',
    asks: ['/list-categories.php', '/list-products-page.php?segmento=Dama&categoria=&talla=', FAVOURITES],
    shows: '193 productos',
    drawn: 24,
    seen: async (site) => [cards(site), await sizes(site)],
  },
  {
    name: 'la lista de una talla',
    path: '/productos/dama/0/todas?talla=EG',
    asks: [
      '/list-categories.php',
      '/list-products-page.php?segmento=Dama&categoria=&talla=EG',
      '/list-products-page.php?segmento=Dama&categoria=&talla=',
      FAVOURITES,
    ],
    shows: '135 productos',
    drawn: 24,
    seen: cards,
  },
  {
    name: 'el producto',
    path: '/vistaproducto/12',
    asks: [
      `/data-product-user.php?id=12&${USER}`,
      '/list-products-similares.php?category=Conjuntos+tejidos&id_producto=12',
      FAVOURITES,
    ],
    shows: '$129',
    seen: (site) => [items(site, 'heading')[0], items(site, 'definition').map((text) => text.toLowerCase())],
  },
  {
    name: 'la empresa',
    path: '/empresa/2',
    asks: ['/data-company.php?id=2', '/list-products-company.php?id_tienda=2', FAVOURITES],
    shows: '32 productos',
    drawn: 31,
    seen: (site) => [cards(site), items(site, 'definition')],
  },
  {
    name: 'la búsqueda',
    path: '/busqueda/pantal%C3%B3n',
    asks: ['/data-product-busqueda.php?busqueda=pantal%C3%B3n', '/list-companies.php?limit=200', FAVOURITES],
    shows: '83 productos',
    drawn: 24,
    seen: async (site) => [cards(site), await sizes(site)],
  },
  { name: 'la bandeja', path: '/mensajes', asks: [], shows: '2 nuevos', seen: (site) => items(site, 'listitem') },
  {
    name: 'el chat',
    path: '/chat/2',
    asks: [
      '/data-company.php?id=2',
      `/list-user-mensajes.php?${USER}&id_tienda=2`,
      `/list-tienda-mensajes.php?${USER}&id_tienda=2`,
    ],
    shows: 'Ya llegó el tono mostaza que preguntaste. ¿Te mando fotos?',
    seen: (site) => items(site, 'listitem'),
  },
  {
    name: 'los favoritos',
    path: '/favoritos',
    asks: [FAVOURITES],
    shows: '6 productos guardados',
    drawn: 6,
    seen: cards,
  },
  {
    name: 'el artículo',
    path: '/articulo/1',
    asks: ['/data-blog-article.php?id=1', '/list-blog-article-relacion.php?id=1&clasificacion=Cuidado+de+prendas'],
    shows: '22 de julio de 2026',
    seen: fullArticle,
  },
]

const look = async (simulation: Simulation, server: Pick<HttpSiteOptions, 'speaks' | 'dialect'> = {}) => {
  localStorage.clear()
  const found: Record<string, unknown> = {}
  for (const { name, path, asks, shows, drawn, seen } of SCREENS) {
    const site = await openHttpSite(path, { session: DEMO, simulation, ...server })
    // Forty screens, one after the other, while other specifications run beside them.
    await main(site).findAllByText(shows, undefined, { timeout: 5000 })
    await waitFor(() => expect(favourites(site)?.textContent).toMatch(/^Favoritos\s*6$/))
    if (drawn !== undefined) await waitFor(() => expect(main(site).getAllByRole('article')).toHaveLength(drawn))
    found[name] = await seen(site)
    const read = () => site.requests.flatMap(({ method, url }) => (method === 'GET' ? [url.replace('/api', '')] : []))
    if (server.speaks === undefined)
      await waitFor(() => expect(read().toSorted(), name).toEqual([...EVERYWHERE, ...asks].toSorted()))
    site.rendered.unmount()
  }
  return found
}

describe('Un servidor ajeno, con el dialecto que se aprende de él', () => {
  it('R10.24 muestra lo mismo que el nuestro: precios, tallas, bandeja, mensajes, favoritos', async () => {
    const expected = await look(freshSimulation())
    const server = { speaks: DIALECTS.camel, dialect: await learned() }

    expect(await look(freshSimulation(), server)).toEqual(expected)
  }, 120_000)
})
