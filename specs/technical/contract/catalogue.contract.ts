import { expect } from 'vitest'
import { DEMO_MAIL, type Ask, type ContractTest } from './shop.ts'
import type { ProductSummary } from '../../../src/domain/catalogue/catalogue.ts'

const newest = async (ask: Ask): Promise<ProductSummary> => {
  const [product] = await ask(({ catalogue }) => catalogue.products({ limit: 1 }))
  if (product === undefined) throw new Error('La tienda no tiene productos')
  return product
}

/** The catalogue port, R7.11 to R7.22 and R7.26 to R7.28. */
export const catalogueContract = (it: ContractTest): void => {
  it('R7.11 da las categorías, cada una de un segmento', async ({ ask }) => {
    const categories = await ask(({ catalogue }) => catalogue.categories())
    const segments = await ask(({ catalogue }) => catalogue.segments())

    expect(categories.length).toBeGreaterThan(10)
    expect(new Set(categories.map(({ id }) => id)).size).toBe(categories.length)
    expect(categories.filter(({ segment }) => !segments.some(({ name }) => name === segment))).toEqual([])
  })

  it('R7.12 da los productos más nuevos, tantos como se piden', async ({ ask }) => {
    const products = await ask(({ catalogue }) => catalogue.products({ limit: 5 }))

    expect(products).toHaveLength(5)
    expect(await ask(({ catalogue }) => catalogue.products({ limit: 2 }))).toEqual(products.slice(0, 2))
    expect(await ask(({ catalogue }) => catalogue.products({ limit: 999 }))).toHaveLength(150)
  })

  it('R7.13 da los productos de un segmento, una categoría y una talla', async ({ ask }) => {
    const sample = await newest(ask)
    const { segment, category, sizes } = sample
    const size = sizes[0] ?? ''
    const all = await ask(({ catalogue }) => catalogue.productsPage({ segment: '', category: '', size: '' }))
    const some = await ask(({ catalogue }) => catalogue.productsPage({ segment, category, size }))

    expect(all).toHaveLength(150)
    expect(some.length).toBeGreaterThan(0)
    expect(some).toEqual(
      all.filter((one) => one.segment === segment && one.category === category && one.sizes.includes(size)),
    )
    expect(await ask(({ catalogue }) => catalogue.productsPage({ segment: 'No hay', category: '', size: '' }))).toEqual(
      [],
    )
  })

  it('R6.04 y R7.14 da productos para una persona y entre dos precios', async ({ ask }) => {
    const prices = { priceFrom: 5050, priceTo: 15_000 }
    const some = await ask(({ catalogue }) => catalogue.productsForUser({ limit: 4, user: DEMO_MAIL, ...prices }))
    const open = { limit: 999, user: DEMO_MAIL, priceFrom: null, priceTo: null }
    const all = await ask(({ catalogue }) => catalogue.productsForUser(open))

    expect(some).toHaveLength(4)
    // The first tier is what one piece costs at the product's minimum.
    const fits = ({ price }: { readonly price: number }) => price >= 5050 && price <= 15_000
    expect(some).toEqual(all.filter(({ tiers }) => tiers.slice(0, 1).some(fits)).slice(0, 4))
  })

  it('R7.15 da un producto entero, o nada si no existe', async ({ ask }) => {
    const sample = await newest(ask)
    const product = await ask(({ catalogue }) => catalogue.product({ id: '150' }))
    const none = await ask(({ catalogue }) => catalogue.product({ id: 'no & hay' }))

    expect(product).toMatchObject({ ...sample, favourite: null })
    expect(product?.gallery.length).toBeGreaterThan(0)
    expect(none).toBeNull()
  })

  it('R6.04 y R7.16 da un producto y si la persona lo guarda', async ({ ask }) => {
    const [favourite] = await ask(({ favourites }) => favourites.list({ user: DEMO_MAIL }))
    const id = favourite?.id ?? ''
    const hers = await ask(({ catalogue }) => catalogue.productForUser({ id, user: DEMO_MAIL }))
    const others = await ask(({ catalogue }) => catalogue.productForUser({ id, user: 'otra@ejemplo.mx' }))

    expect([hers?.favourite, others?.favourite]).toEqual([true, false])
    expect(await ask(({ catalogue }) => catalogue.productForUser({ id: '0', user: DEMO_MAIL }))).toBeNull()
  })

  it('R7.17 da productos parecidos, sin el propio', async ({ ask }) => {
    const sample = await newest(ask)
    const category = sample.category
    const similar = await ask(({ catalogue }) => catalogue.similarProducts({ category, productId: '150' }))

    expect(similar.filter((product) => product.id === '150' || product.category !== category)).toEqual([])
  })

  it('R7.18 da los productos de una empresa', async ({ ask }) => {
    const sample = await newest(ask)
    const storeId = sample.storeId
    const products = await ask(({ catalogue }) => catalogue.companyProducts({ storeId }))

    expect(products).toContainEqual(sample)
    expect(products.filter((product) => product.storeId !== storeId)).toEqual([])
    expect(await ask(({ catalogue }) => catalogue.companyProducts({ storeId: '999' }))).toEqual([])
  })

  it('R7.19 busca productos por texto', async ({ ask }) => {
    const sample = await newest(ask)
    const found = await ask(({ catalogue }) => catalogue.search({ text: sample.name }))
    const none = await ask(({ catalogue }) => catalogue.search({ text: 'ñandú & 50%' }))

    expect(found).toContainEqual(sample)
    expect(none).toEqual([])
  })

  it('R7.20 da las empresas, tantas como se piden', async ({ ask }) => {
    const companies = await ask(({ catalogue }) => catalogue.companies({ limit: 6 }))

    expect(companies).toHaveLength(6)
    expect(await ask(({ catalogue }) => catalogue.companies({ limit: 3 }))).toEqual(companies.slice(0, 3))
  })

  it('R7.21 da una empresa entera, o nada si no existe', async ({ ask }) => {
    const [sample] = await ask(({ catalogue }) => catalogue.companies({ limit: 1 }))
    const id = sample?.id ?? ''
    const company = await ask(({ catalogue }) => catalogue.company({ id }))
    const none = await ask(({ catalogue }) => catalogue.company({ id: '999' }))

    expect(company).toMatchObject({ ...sample })
    expect(company?.story).not.toBe('')
    expect(none).toBeNull()
  })

  it('R3.03 y R7.22 da los segmentos con nombre e ícono de segments/svg', async ({ ask }) => {
    const segments = await ask(({ catalogue }) => catalogue.segments())

    expect(segments.length).toBeGreaterThan(5)
    expect(
      segments.filter(({ name, icon }) => name === '' || !/^segments\/svg\/[\w-]+\.svg$/.test(icon ?? '')),
    ).toEqual([])
  })

  it('R7.26 da las láminas del carrusel', async ({ ask }) => {
    const slides = await ask(({ catalogue }) => catalogue.carousel({ kind: 'inicio' }))

    expect(slides.length).toBeGreaterThan(1)
    expect(slides.filter(({ title, link }) => title === '' || link === null || !link.startsWith('/'))).toEqual([])
  })

  it('R7.27 da los banners', async ({ ask }) => {
    const banners = await ask(({ catalogue }) => catalogue.banners({ kind: 'inicio' }))

    expect(banners.length).toBeGreaterThan(0)
    expect(banners).not.toEqual(await ask(({ catalogue }) => catalogue.carousel({ kind: 'inicio' })))
  })

  it('R3.05 y R7.28 sugiere nombres para lo que se escribe', async ({ ask }) => {
    const suggestions = await ask(({ catalogue }) => catalogue.suggestions({ text: 'pantalón' }))
    const none = await ask(({ catalogue }) => catalogue.suggestions({ text: 'zzzz' }))

    expect(suggestions.length).toBeGreaterThan(0)
    expect(suggestions.filter(({ name }) => name.trim() === '')).toEqual([])
    expect(none).toEqual([])
  })

  it('R11.25 no pide nada para una pantalla que ya se dejó', async ({ refusal }) => {
    expect(await refusal(({ catalogue }) => catalogue.products({ limit: 1 }, AbortSignal.abort()))).toEqual({
      kind: 'aborted',
    })
  })
}
