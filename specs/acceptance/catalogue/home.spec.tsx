import { act } from '@testing-library/react'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { texts, within } from '../../support/area.ts'
import { aCompany, alwaysAnswers, anArticle, aProduct, aPromotion } from '../../support/builders.ts'
import { ANA } from '../../support/device.ts'
import { stubIntersectionObserver } from '../../support/intersection-observer.ts'
import { openSite, type SiteOptions } from '../../support/site.tsx'

const SMALL = {
  catalogue: {
    carousel: alwaysAnswers([
      aPromotion(),
      aPromotion({ id: '2', title: 'Mezclilla de Irapuato', link: '/busqueda/jeans' }),
    ]),
    banners: alwaysAnswers([
      aPromotion({ id: '8', title: 'Sin enlace', link: null }),
      aPromotion({ id: '9', title: 'Regreso a clases', text: 'Por docena.', link: '/canaive' }),
    ]),
    segments: alwaysAnswers([
      { name: 'Dama', slug: 'dama', icon: 'segments/svg/dama.svg' },
      { name: 'Tallas extra', slug: 'tallas-extra', icon: 'segments/svg/tallas-extra.svg' },
    ]),
    products: alwaysAnswers([aProduct(), aProduct({ id: 'p2', name: 'Chaleco Trigo' })]),
    productsForUser: alwaysAnswers([aProduct({ id: 'p3', name: 'Blusa Nube' })]),
    companies: alwaysAnswers([aCompany()]),
  },
  blog: { articles: alwaysAnswers(['1', '2', '3', '4'].map((id) => anArticle({ id, title: `Consejo ${id}` }))) },
}

type Services = Required<Required<SiteOptions>['services']>
type Options = { readonly session?: typeof ANA; readonly blog?: Services['blog'] }
/** `own` stands in for what the small shop has. */
const openHome = async (own: Partial<Services['catalogue']> = {}, { session, blog = SMALL.blog }: Options = {}) => {
  // The lower half is a module of its own; it must be there before somebody comes near.
  await import('../../../src/ui/features/home/lower-sections.tsx')
  const { comeNear } = stubIntersectionObserver()
  const site = await openSite('/', {
    ...(session && { session }),
    services: { catalogue: { ...SMALL.catalogue, ...own }, blog },
  })
  await comeNear()
  return site
}

describe('portada', () => {
  it('R12.35 una promoción sin título es su imagen, y su enlace tiene nombre', async () => {
    const untitled = { title: '', image: 'carrusel/1.jpg', link: '/canaive' }
    const promotions = alwaysAnswers([
      aPromotion({ ...untitled, text: 'Chamarras al dos por uno' }),
      aPromotion({ ...untitled, id: '2', text: '' }),
      aPromotion({ id: '3', image: 'carrusel/3.jpg' }),
    ])
    const site = await openHome({ carousel: promotions, banners: promotions })
    const slides = await site.part('region', 'Promociones')
    await slides.linksTo('Chamarras al dos por uno', '/canaive')
    await slides.linksTo('Promoción 2', '/canaive')
    expect(slides.getByText('Chamarras al dos por uno')).toHaveClass('visually-hidden')
    await slides.hasText('Suéteres por corrida.')
    const banners = await site.part('list', 'De temporada')
    await banners.linksTo('Chamarras al dos por uno', '/canaive')
    await banners.linksTo('Promoción', '/canaive')
  })

  it('R1.02 R2.01 R7.12 R7.20 R7.22 R7.27 sin ingresar se ve todo lo de la portada, con sus enlaces', async () => {
    const site = await openHome()
    await site.arrivesAt('Ropa de mayoreo de Guanajuato')
    expect(document.title).toBe('Ropa de mayoreo de Guanajuato · Puntada')
    await site.linksTo('Ver productos', '/productos/todos/0/todas')
    await site.linksTo('Conocer empresas', '/catalogoempresa')
    const segment = await site.findByRole('link', { name: 'Tallas extra' })
    expect(segment).toHaveAttribute('href', '/productos/tallas-extra/0/todas')
    const icon = segment.closest('li')?.querySelector('img')
    expect(icon?.getAttribute('src')).toMatch(/segments\/svg\/tallas-extra\.svg$/)
    await site.has('link', 'Temporada de frío', 'Suéter Cosecha', 'Tejidos Alba')
    await site.linksTo('Regreso a clases', '/canaive')
    expect(site.getByText('Sin enlace').closest('a')).toBeNull()
    site.called('catalogue.banners', { kind: 'inicio' })
    const articles = await site.part('list', 'Del blog')
    expect(articles.texts('link')).toEqual(['Consejo 1', 'Consejo 2', 'Consejo 3'])
    site.lacks('heading', 'Para ti')
    site.called('catalogue.products', { limit: 12 })
    expect(site.calledWith('catalogue.companies')).toContainEqual([{ limit: 8 }])
  })

  it('R12.35 dice para quién es y enseña tres productos con su precio y desde cuántas piezas', async () => {
    const products = Array.from({ length: 12 }, (_, at) =>
      aProduct({
        id: `n${at}`,
        name: `Prenda ${at}`,
        minimum: at === 4 ? 6 : 12,
        tiers: [
          { from: 6, price: (90 - at) * 100 },
          { from: 12, price: (80 - at) * 100 },
        ],
      }),
    )
    const site = await openHome({ products: alwaysAnswers(products) })
    await site.hasText(/^Para tiendas, boutiques y tianguis/)
    const shown = (await site.part('list', 'Para empezar')).getAllByRole('link')
    expect(texts(shown)).toEqual([
      'Prenda 9 $71 c/u desde 12 pzs',
      'Prenda 10 $70 c/u desde 12 pzs',
      'Prenda 11 $69 c/u desde 12 pzs',
    ])
    expect(shown[0]?.getAttribute('href')).toBe('/vistaproducto/n9')
  })

  it('R7.12 R12.35 de lo recién llegado hay cuatro tarjetas, y lo demás cuando alguien se acerca', async () => {
    const { comeNear } = stubIntersectionObserver()
    const products = Array.from({ length: 12 }, (_, at) => aProduct({ id: `n${at}`, name: `Prenda ${at}` }))
    const site = await openSite('/', {
      services: { catalogue: { ...SMALL.catalogue, products: alwaysAnswers(products) } },
    })
    const list = await site.part('list', 'Recién llegados')
    await list.has('link', 'Prenda 3')
    list.lacks('link', 'Prenda 4')
    site.neverCalled('catalogue.companies', 'blog.articles')
    await comeNear()
    await list.has('link', 'Prenda 11')
  })

  it('R6.04 R7.14 con sesión muestra "Para ti" y lo pide por rango de precio', async () => {
    const site = await openHome({}, { session: ANA })
    const ranges = await site.part('group', 'Precio por pieza')
    await site.has('link', 'Blusa Nube')
    site.called('catalogue.productsForUser', { limit: 12, user: 'ana@ejemplo.mx', priceFrom: null, priceTo: null })
    await ranges.press('$100 a $200')
    expect(ranges.getByRole('button', { name: '$100 a $200', pressed: true })).toBeInTheDocument()
    expect(site.calledWith('catalogue.productsForUser').at(-1)).toEqual([
      { limit: 12, user: 'ana@ejemplo.mx', priceFrom: 10000, priceTo: 20000 },
    ])
  })

  it('R7.26 R12.35 el carrusel enseña doce a lo más, y avanza con sus botones, nunca solo', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    onTestFinished(() => void vi.useRealTimers())
    const slides = Array.from({ length: 13 }, (_, at) => aPromotion({ id: `${at}` }))
    const site = await openHome({ carousel: alwaysAnswers(slides) })
    const carousel = await site.findByRole('region', { name: 'Promociones' })
    const slide = () => carousel.querySelector('[aria-current]')?.getAttribute('aria-label')
    site.called('catalogue.carousel', { kind: 'principal' })
    expect(slide()).toBe('1 de 12')
    await within(carousel).press('Promoción siguiente')
    expect(slide()).toBe('2 de 12')
    await within(carousel).press('Promoción anterior')
    expect(slide()).toBe('1 de 12')
    act(() => void vi.advanceTimersByTime(60_000))
    expect(slide()).toBe('1 de 12')
  })

  it('R12.23 una parte de la portada sin nada que mostrar lleva a otro lado', async () => {
    const none = alwaysAnswers([])
    const site = await openHome(
      { carousel: none, banners: none, segments: none, products: none, companies: none },
      { blog: { articles: none } },
    )
    await site.has('link', 'Ver las empresas')
    for (const what of ['segmentos', 'productos nuevos', 'fabricantes'])
      await site.has('heading', `Todavía no hay ${what}`)
    await site.hasText('Por ahora no hay promociones', 'Todavía no hay artículos')
  })
})
