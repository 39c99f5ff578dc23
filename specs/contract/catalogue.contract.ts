import { expect, it } from 'vitest'
import { DEMO_MAIL, openShop, type Shop } from './shop.ts'
import type { ProductSummary } from '../../src/domain/catalogue/catalogue.ts'
import type { Target } from './targets.ts'

const newest = async (shop: Shop): Promise<ProductSummary> => {
  const [product] = await shop.ask(({ catalogue }) => catalogue.products({ limit: 1 }))
  if (product === undefined) throw new Error('La tienda no tiene productos')
  return product
}

/** The catalogue port, R7.11 to R7.22 and R7.26 to R7.28. */
export const catalogueContract = (target: Target): void => {
  it('R7.11 da las categorías, cada una de un segmento', async () => {
    const shop = await openShop(target)
    const categories = await shop.ask(({ catalogue }) => catalogue.categories())
    const segments = await shop.ask(({ catalogue }) => catalogue.segments())

    expect(categories.length).toBeGreaterThan(10)
    expect(new Set(categories.map(({ id }) => id)).size).toBe(categories.length)
    expect(categories.filter(({ segment }) => !segments.some(({ name }) => name === segment))).toEqual([])
  })

  it('R7.12 da los productos más nuevos, tantos como se piden', async () => {
    const shop = await openShop(target)
    const products = await shop.ask(({ catalogue }) => catalogue.products({ limit: 5 }))

    expect(products).toHaveLength(5)
    expect(await shop.ask(({ catalogue }) => catalogue.products({ limit: 2 }))).toEqual(products.slice(0, 2))
    expect(await shop.ask(({ catalogue }) => catalogue.products({ limit: 999 }))).toHaveLength(150)
  })

  it('R7.13 da los productos de un segmento, una categoría y una talla', async () => {
    const shop = await openShop(target)
    const sample = await newest(shop)
    const { segment, category, sizes } = sample
    const size = sizes[0] ?? ''
    const all = await shop.ask(({ catalogue }) => catalogue.productsPage({ segment: '', category: '', size: '' }))
    const some = await shop.ask(({ catalogue }) => catalogue.productsPage({ segment, category, size }))

    expect(all).toHaveLength(150)
    expect(some.length).toBeGreaterThan(0)
    expect(some).toEqual(
      all.filter((one) => one.segment === segment && one.category === category && one.sizes.includes(size)),
    )
    expect(
      await shop.ask(({ catalogue }) => catalogue.productsPage({ segment: 'No hay', category: '', size: '' })),
    ).toEqual([])
  })

  it('R6.04 y R7.14 da productos para una persona y entre dos precios', async () => {
    const shop = await openShop(target)
    const prices = { priceFrom: 5050, priceTo: 15_000 }
    const some = await shop.ask(({ catalogue }) => catalogue.productsForUser({ limit: 4, user: DEMO_MAIL, ...prices }))
    const open = { limit: 999, user: DEMO_MAIL, priceFrom: null, priceTo: null }
    const all = await shop.ask(({ catalogue }) => catalogue.productsForUser(open))

    expect(some).toHaveLength(4)
    // What one piece costs at the product's minimum: the first tier of this shop's products.
    const fits = ({ price }: { readonly price: number }) => price >= 5050 && price <= 15_000
    expect(some).toEqual(all.filter(({ tiers }) => tiers.slice(0, 1).some(fits)).slice(0, 4))
  })

  it('R7.15 da un producto entero, o nada si no existe', async () => {
    const shop = await openShop(target)
    const sample = await newest(shop)
    const product = await shop.ask(({ catalogue }) => catalogue.product('150'))
    const none = await shop.ask(({ catalogue }) => catalogue.product('no & hay'))

    expect(product).toMatchObject({ ...sample, favourite: null })
    expect(product?.gallery.length).toBeGreaterThan(0)
    expect(none).toBeNull()
  })

  it('R6.04 y R7.16 da un producto y si la persona lo guarda', async () => {
    const shop = await openShop(target)
    const [favourite] = await shop.ask(({ favourites }) => favourites.list(DEMO_MAIL))
    const id = favourite?.id ?? ''
    const hers = await shop.ask(({ catalogue }) => catalogue.productForUser({ id, user: DEMO_MAIL }))
    const others = await shop.ask(({ catalogue }) => catalogue.productForUser({ id, user: 'otra@ejemplo.mx' }))

    expect([hers?.favourite, others?.favourite]).toEqual([true, false])
    expect(await shop.ask(({ catalogue }) => catalogue.productForUser({ id: '0', user: DEMO_MAIL }))).toBeNull()
  })

  it('R7.17 da productos parecidos, sin el propio', async () => {
    const shop = await openShop(target)
    const sample = await newest(shop)
    const category = sample.category
    const similar = await shop.ask(({ catalogue }) => catalogue.similarProducts({ category, productId: '150' }))

    expect(similar.filter((product) => product.id === '150' || product.category !== category)).toEqual([])
  })

  it('R7.18 da los productos de una empresa', async () => {
    const shop = await openShop(target)
    const sample = await newest(shop)
    const storeId = sample.storeId
    const products = await shop.ask(({ catalogue }) => catalogue.companyProducts(storeId))

    expect(products).toContainEqual(sample)
    expect(products.filter((product) => product.storeId !== storeId)).toEqual([])
    expect(await shop.ask(({ catalogue }) => catalogue.companyProducts('999'))).toEqual([])
  })

  it('R7.19 busca productos por texto', async () => {
    const shop = await openShop(target)
    const sample = await newest(shop)
    const found = await shop.ask(({ catalogue }) => catalogue.search(sample.name))
    const none = await shop.ask(({ catalogue }) => catalogue.search('ñandú & 50%'))

    expect(found).toContainEqual(sample)
    expect(none).toEqual([])
  })

  it('R7.20 da las empresas, tantas como se piden', async () => {
    const shop = await openShop(target)
    const companies = await shop.ask(({ catalogue }) => catalogue.companies({ limit: 6 }))

    expect(companies).toHaveLength(6)
    expect(await shop.ask(({ catalogue }) => catalogue.companies({ limit: 3 }))).toEqual(companies.slice(0, 3))
  })

  it('R7.21 da una empresa entera, o nada si no existe', async () => {
    const shop = await openShop(target)
    const [sample] = await shop.ask(({ catalogue }) => catalogue.companies({ limit: 1 }))
    const id = sample?.id ?? ''
    const company = await shop.ask(({ catalogue }) => catalogue.company(id))
    const none = await shop.ask(({ catalogue }) => catalogue.company('999'))

    expect(company).toMatchObject({ ...sample })
    expect(company?.story).not.toBe('')
    expect(none).toBeNull()
  })

  it('R3.03 y R7.22 da los segmentos con nombre e ícono de segments/svg', async () => {
    const shop = await openShop(target)
    const segments = await shop.ask(({ catalogue }) => catalogue.segments())

    expect(segments.length).toBeGreaterThan(5)
    expect(
      segments.filter(({ name, icon }) => name === '' || !/^segments\/svg\/[\w-]+\.svg$/.test(icon ?? '')),
    ).toEqual([])
  })

  it('R7.26 da las láminas del carrusel', async () => {
    const shop = await openShop(target)
    const slides = await shop.ask(({ catalogue }) => catalogue.carousel('inicio'))

    expect(slides.length).toBeGreaterThan(1)
    expect(slides.filter(({ title, link }) => title === '' || link === null || !link.startsWith('/'))).toEqual([])
  })

  it('R7.27 da los banners', async () => {
    const shop = await openShop(target)
    const banners = await shop.ask(({ catalogue }) => catalogue.banners('inicio'))

    expect(banners.length).toBeGreaterThan(0)
    expect(banners).not.toEqual(await shop.ask(({ catalogue }) => catalogue.carousel('inicio')))
  })

  it('R3.05 y R7.28 sugiere nombres para lo que se escribe', async () => {
    const shop = await openShop(target)
    const suggestions = await shop.ask(({ catalogue }) => catalogue.suggestions('pantalón'))
    const none = await shop.ask(({ catalogue }) => catalogue.suggestions('zzzz'))

    expect(suggestions.length).toBeGreaterThan(0)
    expect(suggestions.filter(({ name }) => name.trim() === '')).toEqual([])
    expect(none).toEqual([])
  })

  it('R11.25 no pide nada para una pantalla que ya se dejó', async () => {
    const shop = await openShop(target)

    expect(await shop.refusal(({ catalogue }) => catalogue.products({ limit: 1 }, AbortSignal.abort()))).toEqual({
      kind: 'aborted',
    })
  })
}
