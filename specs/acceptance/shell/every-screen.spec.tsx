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
  it.each<readonly [path: string, call: string, answer: unknown, title: string, leadsTo: string]>([
    ['/vistaproducto/5', 'catalogue.productForUser', null, 'No encontramos este producto', LIST],
    ['/categorias', 'catalogue.categories', [], 'Aún no hay categorías', LIST],
    ['/empresa/7', 'catalogue.company', null, 'No encontramos a este fabricante', '/catalogoempresa'],
    ['/empresa/7', 'catalogue.companyProducts', [], 'Este fabricante todavía no publica productos', LIST],
    ['/catalogoempresa', 'catalogue.companies', [], 'Todavía no hay fabricantes', LIST],
    ['/articulos', 'blog.articles', [], 'Todavía no hay artículos', LIST],
    ['/articulos?clasificacion=x', 'blog.articles', [ARTICLE], 'No hay artículos de esa clasificación', '/articulos'],
    ['/articulo/1', 'blog.article', null, 'No encontramos este artículo', '/articulos'],
    ['/mensajes', 'messaging.inbox', [], 'Aún no tienes mensajes', '/catalogoempresa'],
    ['/favoritos', 'favourites.list', [], 'Todavía no guardas favoritos', LIST],
  ])(
    'R12.23 R10.19 R12.25 R2.07 R2.15 en %s se dice «$3», y lleva a otra parte',
    async (path, call, answer, title, leadsTo) => {
      const site = await openSite(path, { services: answering(call, alwaysAnswers(answer)), session: ANA })
      await site.has('heading', title)
      expect(site.main.links().map(([, address]) => address)).toContain(leadsTo)
    },
  )
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
  it.each<readonly [path: string, call: string, answer: unknown, title: string, description: string, picture: string]>([
    [
      '/vistaproducto/5',
      'catalogue.product',
      aProductDetail({ id: '5', image: 'productos/5-1.svg', description: 'De punto.' }),
      'Suéter Cosecha',
      '$98 c/u desde 3 pzs. Tejidos Alba, Moroleón. De punto.',
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
    'R12.36 R10.12 %s no es para los buscadores, ni cuenta como vista más que de la página; lo que se abre después sí',
    async (path) => {
      const site = await openSite(path)
      await waitFor(() => expect(said()).toEqual(['noindex', undefined]))
      await site.header.follow('Blog')
      await waitFor(() => expect(said()).toEqual([undefined, 'https://puntada.test/articulos']))
      const visits = site.calls.flatMap(({ name }) => (name.startsWith('visits.') ? [name] : []))
      expect(visits).toEqual(['visits.page', 'visits.page'])
    },
  )
})
