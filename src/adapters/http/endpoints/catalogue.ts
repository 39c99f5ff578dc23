import type { CataloguePort, ProductSummary } from '../../../domain/catalogue/catalogue.ts'
import { mapResult } from '../../../domain/result.ts'
import { slug } from '../../../domain/text.ts'
import type { HttpClient } from '../client/client.ts'
import { callOf } from '../schema/dialect.ts'
import { writePesos } from '../schema/figures.ts'
import { byId, getMany, getOne, reads } from './endpoint.ts'
import type { FirstPictures } from './first-pictures.ts'
import { companies, company, product, products, promotions, suggestions } from './catalogue-rows.ts'

const SEGMENTS = '/list-segmentos.php'
const CATEGORIES = '/list-categories.php'

/** As `product` and `products` read them: the gallery, or else the one picture. */
const firstOf = (most: number): FirstPictures => ({ most, columns: ['galeria', 'imagen'] })

/** Section 7, reads of the catalogue. */
export const catalogueEndpoints = {
  categories: reads(
    'R7.11',
    CATEGORIES,
    [],
    {
      answers: 'rows',
      entity: 'categoria',
      fields: (kind) => ({ id: kind.id('id'), name: kind.name('categoria'), segment: kind.text('segmento') }),
      toDomain: (row) => ({ ...row, slug: slug(row.name) }),
      idOf: byId,
    },
    { cacheable: true, prefetch: [{ on: ['categorias', 'productos'], query: {} }] },
  ),
  products: reads('R7.12', '/list-products.php', ['limit'], products, {
    cacheable: true,
    prefetch: [{ on: [''], query: { limit: '12' } }],
  }),
  productsPage: reads('R7.13', '/list-products-page.php', ['segmento', 'categoria', 'talla'], products, {
    cacheable: true,
    prefetch: [
      { on: ['productos/todos/0/todas'], query: { segmento: '', categoria: '', talla: '' }, pictures: firstOf(4) },
      {
        on: ['productos/:segmento/0/todas'],
        query: { segmento: ':segmento', categoria: '', talla: '' },
        names: SEGMENTS,
      },
      {
        on: ['productos/:segmento/:id/:categoria'],
        query: { segmento: ':segmento', categoria: ':categoria', talla: '' },
        names: CATEGORIES,
      },
    ],
  }),
  productsForUser: reads(
    'R7.14',
    '/list-products-user.php',
    ['limit', 'user', 'precio_inicial', 'precio_final'],
    products,
  ),
  product: reads('R7.15', '/data-product.php', ['id'], product, {
    cacheable: true,
    prefetch: [{ on: ['vistaproducto'], query: { id: '$part' }, who: 'anonymous', pictures: firstOf(1) }],
  }),
  productForUser: reads('R7.16', '/data-product-user.php', ['id', 'user'], product, {
    prefetch: [{ on: ['vistaproducto'], query: { id: '$part', user: '$user' }, who: 'user', pictures: firstOf(1) }],
  }),
  similarProducts: reads('R7.17', '/list-products-similares.php', ['category', 'id_producto'], products, {
    cacheable: true,
  }),
  companyProducts: reads('R7.18', '/list-products-company.php', ['id_tienda'], products, {
    cacheable: true,
    prefetch: [{ on: ['empresa'], query: { id_tienda: '$part' } }],
  }),
  search: reads('R7.19', '/data-product-busqueda.php', ['busqueda'], products, {
    prefetch: [{ on: ['busqueda'], query: { busqueda: '$part' } }],
  }),
  companies: reads('R7.20', '/list-companies.php', ['limit'], companies, {
    cacheable: true,
    prefetch: [{ on: ['catalogoempresa', 'canaive', 'busqueda'], query: { limit: '200' } }],
  }),
  company: reads('R7.21', '/data-company.php', ['id'], company, {
    cacheable: true,
    prefetch: [{ on: ['empresa'], query: { id: '$part' } }],
  }),
  segments: reads(
    'R7.22',
    SEGMENTS,
    [],
    {
      answers: 'rows',
      entity: 'segmento',
      fields: (kind) => ({ name: kind.name('segmento'), icon: kind.image('svg', 'segmento') }),
      toDomain: (row) => ({ ...row, slug: slug(row.name) }),
      idOf: ({ name }) => name,
    },
    { assumed: '', cacheable: true, prefetch: [{ on: ['*'], query: {} }] },
  ),
  carousel: reads('R7.26', '/list-carrusel.php', ['tipo'], promotions('carrusel'), { cacheable: true }),
  banners: reads('R7.27', '/list-banners.php', ['tipo'], promotions('banner'), { cacheable: true }),
  suggestions: reads('R7.28', '/get_results_search.php', ['busqueda'], suggestions, { assumed: '' }),
} as const

/** A product in an answer filtered by size is available in that size, even if its row lists no sizes. */
const ofSize =
  (size: string) =>
  (item: ProductSummary): ProductSummary =>
    item.sizes.length === 0 ? { ...item, sizes: [size] } : item

const E = catalogueEndpoints

/** The catalogue over HTTP (R7.11 to R7.22, R7.26 to R7.28). */
export const createCatalogue = (http: HttpClient): CataloguePort => ({
  categories: (signal) => getMany(http, E.categories, {}, signal),
  products: ({ limit }, signal) => getMany(http, E.products, { limit }, signal),
  productsPage: async ({ segment, category, size }, signal) => {
    const query = { segmento: segment, categoria: category, talla: size }
    const found = await getMany(http, E.productsPage, query, signal)
    const filters = size !== '' && callOf(http.dialect, E.productsPage.path).talla_filtra !== false
    return filters ? mapResult(found, (items) => items.map(ofSize(size))) : found
  },
  productsForUser: ({ limit, user, priceFrom, priceTo }, signal) => {
    const query = { limit, user, precio_inicial: writePesos(priceFrom), precio_final: writePesos(priceTo) }
    return getMany(http, E.productsForUser, query, signal)
  },
  product: ({ id }, signal) => getOne(http, E.product, { id }, signal),
  productForUser: ({ id, user }, signal) => getOne(http, E.productForUser, { id, user }, signal),
  similarProducts: ({ category, productId }, signal) =>
    getMany(http, E.similarProducts, { category, id_producto: productId }, signal),
  companyProducts: ({ storeId }, signal) => getMany(http, E.companyProducts, { id_tienda: storeId }, signal),
  search: ({ text }, signal) => getMany(http, E.search, { busqueda: text }, signal),
  companies: ({ limit }, signal) => getMany(http, E.companies, { limit }, signal),
  company: ({ id }, signal) => getOne(http, E.company, { id }, signal),
  segments: (signal) => getMany(http, E.segments, {}, signal),
  segmentsAreStale: () => http.isStale(E.segments.path),
  carousel: ({ kind }, signal) => getMany(http, E.carousel, { tipo: kind }, signal),
  banners: ({ kind }, signal) => getMany(http, E.banners, { tipo: kind }, signal),
  suggestions: ({ text }, signal) => getMany(http, E.suggestions, { busqueda: text }, signal),
})
