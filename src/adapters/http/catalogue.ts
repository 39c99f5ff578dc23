import type {
  CataloguePort,
  Category,
  CompanyDetail,
  CompanySummary,
  Promotion,
  Segment,
} from '../../domain/catalogue/catalogue.ts'
import { slug } from '../../domain/text.ts'
import type { HttpClient } from './client.ts'
import { byId, getMany, getOne, reads } from './endpoint.ts'
import type { ImageKind, Query } from './dialect.ts'
import { field, type Schema } from './fields.ts'
import { writePesos } from './prices.ts'
import { ofSize, product, products, suggestionRow, toProduct, toProductDetail, toSuggestion } from './product-rows.ts'

const segmentRow: Schema<Omit<Segment, 'slug'>> = {
  name: ['segmento', field.name],
  icon: ['svg', field.image('segmento')],
}
const categoryRow: Schema<Omit<Category, 'slug'>> = {
  id: ['id', field.id],
  name: ['categoria', field.name],
  segment: ['segmento', field.text],
}
const companyRow: Schema<CompanySummary> = {
  id: ['id', field.id],
  name: ['nombre', field.name],
  logo: ['logo', field.image('logo')],
  town: ['poblacion', field.text],
  speciality: ['especialidad', field.text],
  verified: ['verificada', field.flag],
  minimumOrder: ['pedido_minimo', field.pesosOrNull],
}
const companyDetailRow: Schema<CompanyDetail> = {
  ...companyRow,
  cover: ['portada', field.image('portada')],
  story: ['historia', field.plain],
  since: ['desde', field.yearOrNull],
  phone: ['telefono', field.text],
  mail: ['correo', field.text],
}
const promotionRow = (kind: ImageKind): Schema<Promotion> => ({
  id: ['id', field.id],
  title: ['titulo', field.text],
  text: ['texto', field.plain],
  image: ['imagen', field.image(kind)],
  link: ['liga', field.linkOrNull],
})

const SEGMENTS = '/list-segmentos.php'
const CATEGORIES = '/list-categories.php'

/** Section 7, reads of the catalogue. */
export const catalogueEndpoints = {
  categories: reads({
    id: 'R7.11',
    path: CATEGORIES,
    parameters: [],
    answers: 'rows',
    entity: 'categoria',
    schema: categoryRow,
    cacheable: true,
    prefetch: [{ on: ['categorias', 'productos'], query: {} }],
  }),
  products: reads({
    id: 'R7.12',
    path: '/list-products.php',
    parameters: ['limit'],
    ...products,
    cacheable: true,
    prefetch: [{ on: [''], query: { limit: '12' } }],
  }),
  productsPage: reads({
    id: 'R7.13',
    path: '/list-products-page.php',
    parameters: ['segmento', 'categoria', 'talla'],
    ...products,
    cacheable: true,
    prefetch: [
      { on: ['productos/todos/0/todas'], query: { segmento: '', categoria: '', talla: '' }, pictures: 4 },
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
  productsForUser: reads({
    id: 'R7.14',
    path: '/list-products-user.php',
    parameters: ['limit', 'user', 'precio_inicial', 'precio_final'],
    ...products,
  }),
  product: reads({
    id: 'R7.15',
    path: '/data-product.php',
    parameters: ['id'],
    ...product,
    cacheable: true,
    prefetch: [{ on: ['vistaproducto'], query: { id: '$part' }, who: 'anonymous', pictures: 1 }],
  }),
  productForUser: reads({
    id: 'R7.16',
    path: '/data-product-user.php',
    parameters: ['id', 'user'],
    ...product,
    prefetch: [{ on: ['vistaproducto'], query: { id: '$part', user: '$user' }, who: 'user', pictures: 1 }],
  }),
  similarProducts: reads({
    id: 'R7.17',
    path: '/list-products-similares.php',
    parameters: ['category', 'id_producto'],
    ...products,
    cacheable: true,
  }),
  companyProducts: reads({
    id: 'R7.18',
    path: '/list-products-company.php',
    parameters: ['id_tienda'],
    ...products,
    cacheable: true,
    prefetch: [{ on: ['empresa'], query: { id_tienda: '$part' } }],
  }),
  search: reads({
    id: 'R7.19',
    path: '/data-product-busqueda.php',
    parameters: ['busqueda'],
    ...products,
    prefetch: [{ on: ['busqueda'], query: { busqueda: '$part' } }],
  }),
  companies: reads({
    id: 'R7.20',
    path: '/list-companies.php',
    parameters: ['limit'],
    answers: 'rows',
    entity: 'empresa',
    schema: companyRow,
    cacheable: true,
    prefetch: [{ on: ['catalogoempresa', 'canaive', 'busqueda'], query: { limit: '200' } }],
  }),
  company: reads({
    id: 'R7.21',
    path: '/data-company.php',
    parameters: ['id'],
    answers: 'row',
    entity: 'empresa',
    schema: companyDetailRow,
    cacheable: true,
    prefetch: [{ on: ['empresa'], query: { id: '$part' } }],
  }),
  segments: reads({
    id: 'R7.22',
    path: SEGMENTS,
    parameters: [],
    answers: 'rows',
    entity: 'segmento',
    schema: segmentRow,
    assumed: '',
    cacheable: true,
    prefetch: [{ on: ['*'], query: {} }],
  }),
  carousel: reads({
    id: 'R7.26',
    path: '/list-carrusel.php',
    parameters: ['tipo'],
    answers: 'rows',
    entity: 'promocion',
    schema: promotionRow('carrusel'),
    cacheable: true,
  }),
  banners: reads({
    id: 'R7.27',
    path: '/list-banners.php',
    parameters: ['tipo'],
    answers: 'rows',
    entity: 'promocion',
    schema: promotionRow('banner'),
    cacheable: true,
  }),
  suggestions: reads({
    id: 'R7.28',
    path: '/get_results_search.php',
    parameters: ['busqueda'],
    answers: 'rows',
    entity: 'sugerencia',
    schema: suggestionRow,
    assumed: '',
  }),
} as const

const byName = (row: { readonly name: string }): string => row.name
const withSlug = <Row extends { readonly name: string }>(row: Row) => ({ ...row, slug: slug(row.name) })

/** Whether the server filters by size. */
const filtersBySize = ({ dialect }: HttpClient): boolean => dialect.talla_filtra !== false

const E = catalogueEndpoints

/** The catalogue over HTTP (R7.11 to R7.22, R7.26 to R7.28). */
export const createCatalogue = (http: HttpClient): CataloguePort => {
  const productsOf = (endpoint: typeof E.products, query: Query, signal?: AbortSignal, toDomain = toProduct) =>
    getMany(http, endpoint, query, signal, byId, toDomain)
  return {
    categories: (signal) => getMany(http, E.categories, {}, signal, byId, withSlug),
    products: ({ limit }, signal) => productsOf(E.products, { limit }, signal),
    productsPage: ({ segment, category, size }, signal) => {
      const query = { segmento: segment, categoria: category, talla: size }
      return productsOf(E.productsPage, query, signal, size !== '' && filtersBySize(http) ? ofSize(size) : toProduct)
    },
    productsForUser: ({ limit, user, priceFrom, priceTo }, signal) => {
      const query = { limit, user, precio_inicial: writePesos(priceFrom), precio_final: writePesos(priceTo) }
      return productsOf(E.productsForUser, query, signal)
    },
    product: async (id, signal) => toProductDetail(await getOne(http, E.product, { id }, signal)),
    productForUser: async ({ id, user }, signal) =>
      toProductDetail(await getOne(http, E.productForUser, { id, user }, signal)),
    similarProducts: ({ category, productId }, signal) =>
      productsOf(E.similarProducts, { category, id_producto: productId }, signal),
    companyProducts: (storeId, signal) => productsOf(E.companyProducts, { id_tienda: storeId }, signal),
    search: (text, signal) => productsOf(E.search, { busqueda: text }, signal),
    companies: ({ limit }, signal) => getMany(http, E.companies, { limit }, signal, byId),
    company: (id, signal) => getOne(http, E.company, { id }, signal),
    segments: (signal) => getMany(http, E.segments, {}, signal, byName, withSlug),
    segmentsAreStale: () => http.isStale(E.segments.path),
    carousel: (kind, signal) => getMany(http, E.carousel, { tipo: kind }, signal, byId),
    banners: (kind, signal) => getMany(http, E.banners, { tipo: kind }, signal, byId),
    suggestions: (text, signal) => getMany(http, E.suggestions, { busqueda: text }, signal, byName, toSuggestion),
  }
}
