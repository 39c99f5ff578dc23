import { waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { ok } from '../../../src/domain/result.ts'
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
import { value } from '../../support/simulated.ts'
import { freshSimulation, openSite, type SiteOptions } from '../../support/site.tsx'

type Name = string | RegExp
type Services = NonNullable<SiteOptions['services']>
const LIST = '/productos/todos/0/todas'
const CARDS = [LIST, '/catalogoempresa', '/articulos', '/favoritos']

const none = alwaysAnswers([])

describe('Lo que no existe o no tiene nada que mostrar', () => {
  const [noCompany, noArticle] = [alwaysAnswers(null), alwaysAnswers(null)]
  it.each<readonly [ids: string, path: string, services: Services, title: string, link: Name, href: string]>([
    ['R12.23', '/vistaproducto/no-existe', {}, 'No encontramos este producto', 'Ver todos los productos', LIST],
    [
      'R12.23',
      '/productos/dama/1/blusas',
      { catalogue: { productsPage: none } },
      'Aquí todavía no hay productos',
      'Ver todo Dama',
      '/productos/dama/0/todas',
    ],
    [
      'R10.19 R12.23',
      '/categorias',
      { catalogue: { categories: none } },
      'Aún no hay categorías',
      'Ver todos los productos',
      LIST,
    ],
    [
      'R12.23',
      '/empresa/7',
      { catalogue: { company: noCompany } },
      'No encontramos a este fabricante',
      'Ver todas las empresas',
      '/catalogoempresa',
    ],
    [
      'R12.23',
      '/empresa/7',
      { catalogue: { company: alwaysAnswers(aCompany()), companyProducts: none } },
      'Este fabricante todavía no publica productos',
      /^Ver todo ?: De otros fabricantes$/,
      LIST,
    ],
    [
      'R12.23',
      '/catalogoempresa',
      { catalogue: { companies: none } },
      'Todavía no hay fabricantes',
      'Ver productos',
      LIST,
    ],
    [
      'R12.23',
      '/canaive',
      { catalogue: { companies: alwaysAnswers([aCompany({ verified: false })]) } },
      'Todavía no hay fabricantes verificados',
      'Ver empresas',
      '/catalogoempresa',
    ],
    ['R12.23', '/articulos', { blog: { articles: none } }, 'Todavía no hay artículos', '', ''],
    [
      'R12.23 R12.25',
      '/articulos?clasificacion=nada',
      {},
      'No hay artículos de esa clasificación',
      'Ver todos los artículos',
      '/articulos',
    ],
    [
      'R12.23',
      '/articulo/1',
      { blog: { article: noArticle } },
      'No encontramos este artículo',
      'Ver todos los artículos',
      '/articulos',
    ],
    [
      'R2.15 R12.23',
      '/mensajes',
      { messaging: { inbox: none } },
      'Aún no tienes mensajes',
      'Conocer empresas',
      '/catalogoempresa',
    ],
    ['R2.07 R12.23', '/favoritos', { favourites: { list: none } }, 'Todavía no guardas favoritos', '', ''],
  ])('%s en %s se dice «$3», y lleva a otra parte', async (_ids, path, services, title, link, href) => {
    const site = await openSite(path, { services, session: ANA })
    await site.has('heading', title)
    if (link === '') return
    await site.main.linksTo(link, href)
  })
})

describe('Lo que falla al leerse', () => {
  const ARTICLE = anArticle({ html: '<p><a href="/canaive">Canaive</a></p>' })
  const [article, company] = [alwaysAnswers(ARTICLE), alwaysAnswers(aCompany())]
  const companyProducts = alwaysAnswers([aProduct()])
  it.each<readonly [path: string, what: string, services: Services, name: string]>([
    ['/', 'los productos', { catalogue: { products: failsOnce([aProduct()]) } }, 'Suéter Cosecha'],
    ['/', 'el carrusel', { catalogue: { carousel: failsOnce([aPromotion()]) } }, 'Temporada de frío'],
    ['/', 'los banners', { catalogue: { banners: failsOnce([aPromotion({ title: 'Banner' })]) } }, 'Banner'],
    ['/', 'las empresas', { catalogue: { companies: failsOnce([aCompany()]) } }, 'Tejidos Alba'],
    [LIST, 'la lista', { catalogue: { productsPage: failsOnce([aProduct()]) } }, 'Suéter Cosecha'],
    ['/catalogoempresa', 'el catálogo', { catalogue: { companies: failsOnce([aCompany()]) } }, 'Tejidos Alba'],
    ['/canaive', 'lo verificado', { catalogue: { companies: failsOnce([aCompany()]) } }, 'Tejidos Alba'],
    ['/articulos', 'el blog', { blog: { articles: failsOnce([anArticle()]) } }, 'Qué es una corrida'],
    ['/favoritos', 'los favoritos', { favourites: { list: failsOnce([aProduct()]) } }, 'Suéter Cosecha'],
    ['/mensajes', 'la bandeja', { messaging: { inbox: failsOnce([aConversation()]) } }, 'Tejidos Alba'],
    ['/vistaproducto/5', 'el producto', { catalogue: { productForUser: failsOnce(aProductDetail()) } }, 'Tejidos Alba'],
    ['/articulo/1', 'el artículo', { blog: { article: failsOnce(ARTICLE), related: none } }, 'Canaive'],
    ['/articulo/1', 'los parecidos', { blog: { article, related: failsOnce([anArticle()]) } }, 'Qué es una corrida'],
    ['/empresa/7', 'la empresa', { catalogue: { company: failsOnce(aCompany()), companyProducts } }, '445 555 0110'],
    [
      '/empresa/7',
      'sus productos',
      { catalogue: { company, companyProducts: failsOnce([aProduct()]) } },
      'Suéter Cosecha',
    ],
  ])('R11.21 R11.84 en %s, una falla al leer %s se dice, y Reintentar lo trae', async (path, _what, services, name) => {
    await import('../../../src/ui/features/home/lower-sections.tsx')
    const { comeNear } = stubIntersectionObserver()
    const site = await openSite(path, { services, session: ANA })
    await comeNear()
    const { main } = site
    await main.press('Reintentar')
    expect((await main.findAllByRole('link', { name }))[0]).toBeInTheDocument()
    if (CARDS.includes(path)) await (await main.part('article', name)).has('link', name)
    main.lacks('button', 'Reintentar')
  })
})

describe('Lo que se comparte', () => {
  const product = async () => {
    const { product: read } = freshSimulation().ports.catalogue
    const known = await value(read({ id: '5' }))
    const own = { name: 'Playera Alba', image: 'productos/5-1.svg', description: 'De algodón.', storeName: 'Alba' }
    return ok(known && { ...known, ...own, town: 'León', tiers: [{ from: 3, price: 98_00 }], minimum: 3 })
  }
  it.each<readonly [path: string, services: Services, title: string, description: string, picture: string]>([
    [
      '/vistaproducto/5',
      { catalogue: { product } },
      'Playera Alba',
      '$98 c/u desde 3 pzs. Alba, León. De algodón.',
      'productos/5-1.svg',
    ],
    [
      '/empresa/7',
      { catalogue: { company: alwaysAnswers(aCompany({ cover: 'tiendas/7-portada.svg' })) } },
      'Tejidos Alba',
      'Tejidos Alba: Tejido de punto de mayoreo en Moroleón.',
      'tiendas/7-portada.svg',
    ],
    [
      '/articulo/1',
      { blog: { article: alwaysAnswers(anArticle({ image: 'blog/1.svg' })) } },
      'Qué es una corrida',
      'Todas las tallas de un modelo, en una sola compra.',
      'blog/1.svg',
    ],
  ])(
    'R12.07 R12.36 %s se comparte con su enlace, y dice título, descripción, foto y dirección',
    async (path, services, title, description, picture) => {
      const site = await openSite(path, { services })
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
    'R12.11 %s no es para los buscadores, y lo que se abre después sí',
    async (path) => {
      const site = await openSite(path)
      await waitFor(() => expect(said()).toEqual(['noindex', undefined]))
      await site.header.follow('Blog')
      await waitFor(() => expect(said()).toEqual([undefined, 'https://puntada.test/articulos']))
    },
  )
})

describe('Los enlaces que abren otra ventana', () => {
  const outside = () => [...document.querySelectorAll<HTMLAnchorElement>('a[target="_blank"]')]
  it.each([
    ['/articulos', 'Facebook (se abre en otra ventana)'],
    ['/quienessomos', 'WhatsApp (se abre en otra ventana)'],
    ['/vistaproducto/12', 'Contactar por WhatsApp (se abre en otra ventana)'],
  ])('R11.83 en %s, «%s» lo dice, y los demás también', async (path, name) => {
    const site = await openSite(path, { session: ANA })
    expect((await site.findAllByRole('link', { name })).length).toBeGreaterThan(0)
    for (const link of outside()) expect(link.textContent, link.href).toMatch(/ \(se abre en otra ventana\)$/)
  })
})
