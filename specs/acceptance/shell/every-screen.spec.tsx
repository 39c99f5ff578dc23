import { waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { Result } from '../../../src/domain/result.ts'
import {
  aCompany,
  aConversation,
  alwaysAnswers,
  anArticle,
  aProduct,
  aProductDetail,
  aPromotion,
  failsOnce,
} from '../../support/builders.ts'
import { ANA } from '../../support/device.ts'
import { stubIntersectionObserver } from '../../support/intersection-observer.ts'
import { openSite, type SiteOptions } from '../../support/site.tsx'

type Name = string | RegExp
type Services = NonNullable<SiteOptions['services']>
const LIST = '/productos/todos/0/todas'
const CARDS = [LIST, '/catalogoempresa', '/articulos', '/favoritos']

/** `catalogue.products` answers this, and a company and an article are there. */
const answering = (call: string, answer: () => Promise<Result<unknown>>) => {
  const [port, method] = call.split('.') as [string, string]
  const services: Record<string, object> = {
    catalogue: { company: alwaysAnswers(aCompany()), companyProducts: alwaysAnswers([aProduct()]) },
    blog: { article: alwaysAnswers(ARTICLE), related: alwaysAnswers([]) },
  }
  return { ...services, [port]: { ...services[port], [method]: answer } } as Services
}
const ARTICLE = anArticle({ html: '<p><a href="/canaive">Canaive</a></p>' })

describe('Lo que no existe o no tiene nada que mostrar', () => {
  it.each<readonly [ids: string, path: string, call: string, answer: unknown, title: string, link: Name, href: string]>(
    [
      [
        'R12.23',
        '/vistaproducto/5',
        'catalogue.productForUser',
        null,
        'No encontramos este producto',
        'Ver todos los productos',
        LIST,
      ],
      [
        'R12.23',
        '/productos/dama/1/blusas',
        'catalogue.productsPage',
        [],
        'Aquí todavía no hay productos',
        'Ver todo Dama',
        '/productos/dama/0/todas',
      ],
      [
        'R10.19 R12.23',
        '/categorias',
        'catalogue.categories',
        [],
        'Aún no hay categorías',
        'Ver todos los productos',
        LIST,
      ],
      [
        'R12.23',
        '/empresa/7',
        'catalogue.company',
        null,
        'No encontramos a este fabricante',
        'Ver todas las empresas',
        '/catalogoempresa',
      ],
      [
        'R12.23',
        '/empresa/7',
        'catalogue.companyProducts',
        [],
        'Este fabricante todavía no publica productos',
        /^Ver todo ?: De otros fabricantes$/,
        LIST,
      ],
      ['R12.23', '/catalogoempresa', 'catalogue.companies', [], 'Todavía no hay fabricantes', 'Ver productos', LIST],
      [
        'R12.23',
        '/canaive',
        'catalogue.companies',
        [aCompany({ verified: false })],
        'Todavía no hay fabricantes verificados',
        'Ver empresas',
        '/catalogoempresa',
      ],
      ['R12.23', '/articulos', 'blog.articles', [], 'Todavía no hay artículos', '', ''],
      [
        'R12.23 R12.25',
        '/articulos?clasificacion=nada',
        'blog.articles',
        [ARTICLE],
        'No hay artículos de esa clasificación',
        'Ver todos los artículos',
        '/articulos',
      ],
      [
        'R12.23',
        '/articulo/1',
        'blog.article',
        null,
        'No encontramos este artículo',
        'Ver todos los artículos',
        '/articulos',
      ],
      [
        'R2.15 R12.23',
        '/mensajes',
        'messaging.inbox',
        [],
        'Aún no tienes mensajes',
        'Conocer empresas',
        '/catalogoempresa',
      ],
      ['R2.07 R12.23', '/favoritos', 'favourites.list', [], 'Todavía no guardas favoritos', '', ''],
    ],
  )('%s en %s se dice «$4», y lleva a otra parte', async (_ids, path, call, answer, title, link, href) => {
    const site = await openSite(path, { services: answering(call, alwaysAnswers(answer)), session: ANA })
    await site.has('heading', title)
    if (link !== '') await site.main.linksTo(link, href)
  })
})

describe('Lo que falla al leerse', () => {
  it.each<readonly [path: string, call: string, answer: unknown, name: string]>([
    ['/', 'catalogue.products', [aProduct()], 'Suéter Cosecha'],
    ['/', 'catalogue.carousel', [aPromotion()], 'Temporada de frío'],
    ['/', 'catalogue.banners', [aPromotion({ title: 'Banner' })], 'Banner'],
    ['/', 'catalogue.companies', [aCompany()], 'Tejidos Alba'],
    [LIST, 'catalogue.productsPage', [aProduct()], 'Suéter Cosecha'],
    ['/catalogoempresa', 'catalogue.companies', [aCompany()], 'Tejidos Alba'],
    ['/canaive', 'catalogue.companies', [aCompany()], 'Tejidos Alba'],
    ['/articulos', 'blog.articles', [anArticle()], 'Qué es una corrida'],
    ['/favoritos', 'favourites.list', [aProduct()], 'Suéter Cosecha'],
    ['/mensajes', 'messaging.inbox', [aConversation()], 'Tejidos Alba'],
    ['/vistaproducto/5', 'catalogue.productForUser', aProductDetail(), 'Tejidos Alba'],
    ['/articulo/1', 'blog.article', ARTICLE, 'Canaive'],
    ['/articulo/1', 'blog.related', [anArticle()], 'Qué es una corrida'],
    ['/empresa/7', 'catalogue.company', aCompany(), '445 555 0110'],
    ['/empresa/7', 'catalogue.companyProducts', [aProduct()], 'Suéter Cosecha'],
  ])('R11.21 R11.84 en %s, una falla de %s se dice, y Reintentar lo trae', async (path, call, answer, name) => {
    await import('../../../src/ui/features/home/lower-sections.tsx')
    const { comeNear } = stubIntersectionObserver()
    const { main } = await openSite(path, { services: answering(call, failsOnce(answer)), session: ANA })
    await comeNear()
    await main.press('Reintentar')
    expect((await main.findAllByRole('link', { name }))[0]).toBeInTheDocument()
    if (CARDS.includes(path)) await (await main.part('article', name)).has('link', name)
    main.lacks('button', 'Reintentar')
  })
})

describe('Lo que se comparte', () => {
  const about = {
    id: '5',
    name: 'Playera Alba',
    image: 'productos/5-1.svg',
    description: 'De algodón.',
    storeName: 'Alba',
  }
  it.each<readonly [path: string, call: string, answer: unknown, title: string, description: string, picture: string]>([
    [
      '/vistaproducto/5',
      'catalogue.product',
      aProductDetail({ ...about, town: 'León' }),
      'Playera Alba',
      '$98 c/u desde 3 pzs. Alba, León. De algodón.',
      'productos/5-1.svg',
    ],
    [
      '/empresa/7',
      'catalogue.company',
      aCompany({ cover: 'tiendas/7-portada.svg' }),
      'Tejidos Alba',
      'Tejidos Alba: Tejido de punto de mayoreo en Moroleón.',
      'tiendas/7-portada.svg',
    ],
    [
      '/articulo/1',
      'blog.article',
      anArticle({ image: 'blog/1.svg' }),
      'Qué es una corrida',
      'Todas las tallas de un modelo, en una sola compra.',
      'blog/1.svg',
    ],
  ])(
    'R12.36 %s se comparte con su enlace, y dice título, descripción, foto y dirección',
    async (path, call, answer, title, description, picture) => {
      const site = await openSite(path, { services: answering(call, alwaysAnswers(answer)) })
      const said = (selector: string) => document.head.querySelector(selector)?.getAttribute('content')
      const address = `https://puntada.test${path}`
      await waitFor(() => expect(document.title).toBe(`${title} · Puntada`))
      expect([
        said('meta[property="og:title"]'),
        said('meta[name="description"]'),
        said('meta[property="og:description"]'),
        said('meta[property="og:image"]'),
        said('meta[property="og:url"]'),
        document.head.querySelector('link[rel="canonical"]')?.getAttribute('href'),
      ]).toEqual([title, description, description, `https://puntada.test/images/${picture}`, address, address])

      site.page.shareOutcome = 'copied'
      await site.press('Compartir')
      await site.hasText('Copiamos el enlace. Pégalo donde quieras compartirlo.')
      expect(site.page.shared).toEqual([{ title, url: address }])
    },
  )
})

describe('Lo que no está', () => {
  const said = () => [
    document.head.querySelector('meta[name="robots"]')?.getAttribute('content'),
    document.head.querySelector('link[rel="canonical"]')?.getAttribute('href'),
  ]
  it.each(['/vistaproducto/987654', '/empresa/987654', '/articulo/987654', '/productos/sombreros/0/todas'])(
    'R12.36 %s no es para los buscadores, y lo que se abre después sí',
    async (path) => {
      const site = await openSite(path)
      await waitFor(() => expect(said()).toEqual(['noindex', undefined]))
      await site.header.follow('Blog')
      await waitFor(() => expect(said()).toEqual([undefined, 'https://puntada.test/articulos']))
    },
  )
})
