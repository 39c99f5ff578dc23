import type {
  CataloguePort,
  Category,
  CompanyDetail,
  CompanySummary,
  Promotion,
  Segment,
  Suggestion,
} from '../../domain/catalogue/catalogue.ts'
import { slug } from '../../domain/text.ts'
import type { HttpClient } from './client.ts'
import { byId, getMany, getOne, reads } from './endpoint.ts'
import type { ImageKind } from './dialect.ts'
import { field, type RowOf } from './fields.ts'
import { writePesos } from './prices.ts'
import { ofSize, product, products, toProduct, toProductDetail } from './product-rows.ts'

const segmentRow = { segmento: field.name, svg: field.image('segmento') }
const categoryRow = { id: field.id, categoria: field.name, segmento: field.text }
const suggestionRow = { nombre: field.name, imagen: field.image('producto'), categoria: field.text }

const companyRow = {
  id: field.id,
  nombre: field.name,
  logo: field.image('logo'),
  poblacion: field.text,
  especialidad: field.text,
  verificada: field.flag,
  pedido_minimo: field.pesosOrNull,
}
const companyDetailRow = {
  ...companyRow,
  portada: field.image('portada'),
  historia: field.plain,
  desde: field.yearOrNull,
  telefono: field.text,
  correo: field.text,
}
const promotionRow = (kind: ImageKind) => ({
  id: field.id,
  titulo: field.text,
  texto: field.plain,
  imagen: field.image(kind),
  liga: field.linkOrNull,
})

/** Section 7, reads of the catalogue. */
export const catalogueEndpoints = {
  categories: reads({
    id: 'R7.11', path: '/list-categories.php', parameters: [], answers: 'rows', entity: 'categoria', schema: categoryRow, cacheable: true,
    prefetch: [{ on: ['categorias', 'productos'], query: {} }],
  }),
  products: reads({
    id: 'R7.12', path: '/list-products.php', parameters: ['limit'], ...products, cacheable: true,
    prefetch: [{ on: [''], query: { limit: '12' } }],
  }),
  productsPage: reads({
    id: 'R7.13', path: '/list-products-page.php', parameters: ['segmento', 'categoria', 'talla'], ...products, cacheable: true,
    // A segment's or a category's name is known only once their lists are.
    prefetch: [{ on: ['productos/todos/0/todas'], query: { segmento: '', categoria: '', talla: '' }, pictures: 4 }],
  }),
  productsForUser: reads({ id: 'R7.14', path: '/list-products-user.php', parameters: ['limit', 'user', 'precio_inicial', 'precio_final'], ...products }),
  product: reads({
    id: 'R7.15', path: '/data-product.php', parameters: ['id'], ...product, cacheable: true,
    prefetch: [{ on: ['vistaproducto'], query: { id: '$part' }, who: 'anonymous', pictures: 1 }],
  }),
  productForUser: reads({
    id: 'R7.16', path: '/data-product-user.php', parameters: ['id', 'user'], ...product,
    prefetch: [{ on: ['vistaproducto'], query: { id: '$part', user: '$user' }, who: 'user', pictures: 1 }],
  }),
  similarProducts: reads({ id: 'R7.17', path: '/list-products-similares.php', parameters: ['category', 'id_producto'], ...products, cacheable: true }),
  companyProducts: reads({
    id: 'R7.18', path: '/list-products-company.php', parameters: ['id_tienda'], ...products, cacheable: true,
    prefetch: [{ on: ['empresa'], query: { id_tienda: '$part' } }],
  }),
  // Not prefetched: what is asked for is what is left of the words once the shop's segments are known.
  search: reads({ id: 'R7.19', path: '/data-product-busqueda.php', parameters: ['busqueda'], ...products }),
  companies: reads({
    id: 'R7.20', path: '/list-companies.php', parameters: ['limit'], answers: 'rows', entity: 'empresa', schema: companyRow, cacheable: true,
    prefetch: [{ on: ['catalogoempresa', 'canaive'], query: { limit: '200' } }],
  }),
  company: reads({
    id: 'R7.21', path: '/data-company.php', parameters: ['id'], answers: 'row', entity: 'empresa', schema: companyDetailRow, cacheable: true,
    prefetch: [{ on: ['empresa'], query: { id: '$part' } }],
  }),
  segments: reads({
    id: 'R7.22', path: '/list-segmentos.php', parameters: [], answers: 'rows', entity: 'segmento', schema: segmentRow, assumed: '', cacheable: true,
    prefetch: [{ on: ['*'], query: {} }],
  }),
  carousel: reads({
    id: 'R7.26', path: '/list-carrusel.php', parameters: ['tipo'], answers: 'rows', entity: 'promocion', schema: promotionRow('carrusel'), cacheable: true,
    prefetch: [{ on: [''], query: { tipo: 'principal' } }],
  }),
  banners: reads({ id: 'R7.27', path: '/list-banners.php', parameters: ['tipo'], answers: 'rows', entity: 'promocion', schema: promotionRow('banner'), cacheable: true }),
  suggestions: reads({ id: 'R7.28', path: '/get_results_search.php', parameters: ['busqueda'], answers: 'rows', entity: 'sugerencia', schema: suggestionRow, assumed: '' }),
} as const

type CompanyRow = RowOf<typeof companyRow>

const toCompany = (row: CompanyRow): CompanySummary => ({
  id: row.id,
  name: row.nombre,
  logo: row.logo,
  town: row.poblacion,
  speciality: row.especialidad,
  verified: row.verificada,
  minimumOrder: row.pedido_minimo,
})

const toCompanyDetail = (row: RowOf<typeof companyDetailRow>): CompanyDetail => ({
  ...toCompany(row),
  cover: row.portada,
  story: row.historia,
  since: row.desde,
  phone: row.telefono,
  mail: row.correo,
})

const toSegment = (row: RowOf<typeof segmentRow>): Segment => ({
  name: row.segmento,
  slug: slug(row.segmento),
  icon: row.svg,
})

const toCategory = (row: RowOf<typeof categoryRow>): Category => ({
  id: row.id,
  name: row.categoria,
  slug: slug(row.categoria),
  segment: row.segmento,
})

const toPromotion = (row: RowOf<ReturnType<typeof promotionRow>>): Promotion => ({
  id: row.id,
  title: row.titulo,
  text: row.texto,
  image: row.imagen,
  link: row.liga,
})

/** Whether the server filters by size. */
const filtersBySize = ({ dialect }: HttpClient): boolean => dialect.talla_filtra !== false

const toSuggestion = ({ nombre, imagen, categoria }: RowOf<typeof suggestionRow>): Suggestion => ({ name: nombre, image: imagen, category: categoria })

const E = catalogueEndpoints

/** The catalogue over HTTP (R7.11 to R7.22, R7.26 to R7.28). */
export const createCatalogue = (http: HttpClient): CataloguePort => ({
  categories: (signal) => getMany(http, E.categories, {}, toCategory, signal, byId),
  products: ({ limit }, signal) => getMany(http, E.products, { limit }, toProduct, signal, byId),
  productsPage: ({ segment, category, size }, signal) => {
    const query = { segmento: segment, categoria: category, talla: size }
    return getMany(http, E.productsPage, query, size !== '' && filtersBySize(http) ? ofSize(size) : toProduct, signal, byId)
  },
  productsForUser: ({ limit, user, priceFrom, priceTo }, signal) => {
    const query = { limit, user, precio_inicial: writePesos(priceFrom), precio_final: writePesos(priceTo) }
    return getMany(http, E.productsForUser, query, toProduct, signal, byId)
  },
  product: (id, signal) => getOne(http, E.product, { id }, toProductDetail, signal),
  productForUser: ({ id, user }, signal) => getOne(http, E.productForUser, { id, user }, toProductDetail, signal),
  similarProducts: ({ category, productId }, signal) =>
    getMany(http, E.similarProducts, { category, id_producto: productId }, toProduct, signal, byId),
  companyProducts: (storeId, signal) => getMany(http, E.companyProducts, { id_tienda: storeId }, toProduct, signal, byId),
  search: (text, signal) => getMany(http, E.search, { busqueda: text }, toProduct, signal, byId),
  companies: ({ limit }, signal) => getMany(http, E.companies, { limit }, toCompany, signal, byId),
  company: (id, signal) => getOne(http, E.company, { id }, toCompanyDetail, signal),
  segments: (signal) => getMany(http, E.segments, {}, toSegment, signal, (row) => row.segmento),
  segmentsAreStale: () => http.isStale(E.segments.path),
  carousel: (kind, signal) => getMany(http, E.carousel, { tipo: kind }, toPromotion, signal, byId),
  banners: (kind, signal) => getMany(http, E.banners, { tipo: kind }, toPromotion, signal, byId),
  suggestions: (text, signal) =>
    getMany(http, E.suggestions, { busqueda: text }, toSuggestion, signal, (row) => row.nombre),
})
