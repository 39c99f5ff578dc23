import type {
  CataloguePort,
  Category,
  Centavos,
  Colour,
  CompanyDetail,
  CompanySummary,
  PriceTier,
  ProductDetail,
  ProductSummary,
  Promotion,
  Segment,
} from '../../domain/catalogue/catalogue.ts'
import { compareSizes } from '../../domain/catalogue/catalogue.ts'
import { slug } from '../../domain/text.ts'
import type { HttpClient } from './client.ts'
import { byId, getMany, getOne, reads } from './endpoint.ts'
import { field, row } from './fields.ts'

const segmentRow = row({ segmento: field.name, svg: field.image })
const categoryRow = row({ id: field.id, categoria: field.name, segmento: field.text })
const suggestionRow = row({ nombre: field.name })

const tiers = field.packed<PriceTier>(
  'precios "piezas:pesos"',
  (left, right) => {
    const from = field.number(left)
    const price = field.pesos(right)
    return from !== undefined && Number.isSafeInteger(from) && from > 0 && price ? { from, price } : undefined
  },
  (list) => (list.every(({ from }, at) => at === 0 || from >= (list[at - 1]?.from ?? 0)) ? list : list.toSorted((a, b) => a.from - b.from)),
)
const colours = field.packed<Colour>('colores "nombre:#rrggbb"', (left, right) =>
  left === '' ? undefined : { name: left, hex: /^#[\da-f]{6}$/i.test(right) ? right.toLowerCase() : null },
)
const soldOut = field.packed<{ colour: string; size: string }>('agotados "color:talla"', (colour, size) =>
  colour === '' || size === '' ? undefined : { colour, size },
)

const productFields = {
  id: field.id,
  nombre: field.name,
  imagen: field.imageOrNull,
  segmento: field.text,
  categoria: field.text,
  id_tienda: field.text,
  tienda: field.text,
  poblacion: field.text,
  precios: tiers,
  minimo: field.whole(1, 1),
  multiplo: field.whole(1, 1),
  colores: colours,
  tallas: field.words((sizes) => sizes.toSorted(compareSizes)),
  nuevo: field.flag,
}
const productRow = row(productFields)
const productDetailRow = row({
  ...productFields,
  galeria: field.images,
  descripcion: field.text,
  tela: field.text,
  cuidados: field.words(),
  origen: field.text,
  telefono: field.text,
  pedido_minimo: field.pesosOrNull,
  verificada: field.flag,
  agotados: soldOut,
  favorito: field.flagOrNull,
})

const companyFields = {
  id: field.id,
  nombre: field.name,
  logo: field.imageOrNull,
  poblacion: field.text,
  especialidad: field.text,
  verificada: field.flag,
  pedido_minimo: field.pesosOrNull,
}
const companyRow = row(companyFields)
const companyDetailRow = row({
  ...companyFields,
  portada: field.imageOrNull,
  historia: field.text,
  desde: field.yearOrNull,
  telefono: field.text,
  correo: field.text,
})
const promotionRow = row({
  id: field.id,
  titulo: field.text,
  texto: field.text,
  imagen: field.imageOrNull,
  liga: field.linkOrNull,
})

/** Section 7, reads of the catalogue: the path, its parameters and the shape of each answer. */
export const catalogueEndpoints = {
  categories: reads('R7.11', '/list-categories.php', [], 'rows', categoryRow),
  products: reads('R7.12', '/list-products.php', ['limit'], 'rows', productRow),
  productsPage: reads('R7.13', '/list-products-page.php', ['segmento', 'categoria', 'talla'], 'rows', productRow),
  productsForUser: reads(
    'R7.14',
    '/list-products-user.php',
    ['limit', 'user', 'precio_inicial', 'precio_final'],
    'rows',
    productRow,
  ),
  product: reads('R7.15', '/data-product.php', ['id'], 'row', productDetailRow),
  productForUser: reads('R7.16', '/data-product-user.php', ['id', 'user'], 'row', productDetailRow),
  similarProducts: reads('R7.17', '/list-products-similares.php', ['category', 'id_producto'], 'rows', productRow),
  companyProducts: reads('R7.18', '/list-products-company.php', ['id_tienda'], 'rows', productRow),
  search: reads('R7.19', '/data-product-busqueda.php', ['busqueda'], 'rows', productRow),
  companies: reads('R7.20', '/list-companies.php', ['limit'], 'rows', companyRow),
  company: reads('R7.21', '/data-company.php', ['id'], 'row', companyDetailRow),
  segments: reads('R7.22', '/list-segmentos.php', [], 'rows', segmentRow, ''),
  carousel: reads('R7.26', '/list-carrusel.php', ['tipo'], 'rows', promotionRow),
  banners: reads('R7.27', '/list-banners.php', ['tipo'], 'rows', promotionRow),
  suggestions: reads('R7.28', '/get_results_search.php', ['busqueda'], 'rows', suggestionRow, ''),
} as const

type Row<T> = T extends { schema: { _zod: { output: infer Output } } } ? Output : never
type ProductRow = Row<typeof catalogueEndpoints.products>
type CompanyRow = Row<typeof catalogueEndpoints.companies>

/** Shared with favourites, which answers the same rows. */
export const toProduct = (wire: ProductRow): ProductSummary => ({
  id: wire.id,
  name: wire.nombre,
  image: wire.imagen,
  segment: wire.segmento,
  category: wire.categoria,
  storeId: wire.id_tienda,
  storeName: wire.tienda,
  town: wire.poblacion,
  tiers: wire.precios,
  minimum: wire.minimo,
  multiple: wire.multiplo,
  colours: wire.colores,
  sizes: wire.tallas,
  isNew: wire.nuevo,
})
export const productSchema = productRow

const toProductDetail = (wire: Row<typeof catalogueEndpoints.product>): ProductDetail => ({
  ...toProduct(wire),
  gallery: wire.galeria.length === 0 && wire.imagen !== null ? [wire.imagen] : wire.galeria,
  description: wire.descripcion,
  fabric: wire.tela,
  care: wire.cuidados,
  origin: wire.origen,
  storePhone: wire.telefono,
  storeMinimum: wire.pedido_minimo,
  storeVerified: wire.verificada,
  soldOut: wire.agotados,
  favourite: wire.favorito,
})

const toCompany = (wire: CompanyRow): CompanySummary => ({
  id: wire.id,
  name: wire.nombre,
  logo: wire.logo,
  town: wire.poblacion,
  speciality: wire.especialidad,
  verified: wire.verificada,
  minimumOrder: wire.pedido_minimo,
})

const toCompanyDetail = (wire: Row<typeof catalogueEndpoints.company>): CompanyDetail => ({
  ...toCompany(wire),
  cover: wire.portada,
  story: wire.historia,
  since: wire.desde,
  phone: wire.telefono,
  mail: wire.correo,
})

const toSegment = (wire: Row<typeof catalogueEndpoints.segments>): Segment => ({
  name: wire.segmento,
  slug: slug(wire.segmento),
  icon: `segments/svg/${wire.svg}`,
})

const toCategory = (wire: Row<typeof catalogueEndpoints.categories>): Category => ({
  id: wire.id,
  name: wire.categoria,
  slug: slug(wire.categoria),
  segment: wire.segmento,
})

const toPromotion = (wire: Row<typeof catalogueEndpoints.banners>): Promotion => ({
  id: wire.id,
  title: wire.titulo,
  text: wire.texto,
  image: wire.imagen,
  link: wire.liga,
})

const pesosText = (price: Centavos | null): string => (price === null ? '' : (price / 100).toFixed(2))

const E = catalogueEndpoints

/** The catalogue over HTTP (R7.11 to R7.22, R7.26 to R7.28). */
export const createCatalogue = (http: HttpClient): CataloguePort => ({
  categories: (signal) => getMany(http, E.categories, {}, toCategory, signal, byId),
  products: ({ limit }, signal) => getMany(http, E.products, { limit }, toProduct, signal, byId),
  productsPage: ({ segment, category, size }, signal) =>
    getMany(http, E.productsPage, { segmento: segment, categoria: category, talla: size }, toProduct, signal, byId),
  productsForUser: ({ limit, user, priceFrom, priceTo }, signal) => {
    const query = { limit, user, precio_inicial: pesosText(priceFrom), precio_final: pesosText(priceTo) }
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
  segments: (signal) => getMany(http, E.segments, {}, toSegment, signal, (wire) => wire.segmento),
  carousel: (kind, signal) => getMany(http, E.carousel, { tipo: kind }, toPromotion, signal, byId),
  banners: (kind, signal) => getMany(http, E.banners, { tipo: kind }, toPromotion, signal, byId),
  suggestions: (text, signal) =>
    getMany(http, E.suggestions, { busqueda: text }, (wire) => wire.nombre, signal, (wire) => wire.nombre),
})
