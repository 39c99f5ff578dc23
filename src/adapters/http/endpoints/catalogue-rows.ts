import type {
  CompanyDetail,
  CompanySummary,
  ProductDetail,
  ProductSummary,
  Promotion,
  Suggestion,
} from '../../../domain/catalogue/catalogue.ts'
import type { ImageKind } from '../schema/dialect.ts'
import type { Kinds, RowOf } from '../schema/kinds.ts'
import { withImages } from '../schema/lists.ts'
import { byId } from './endpoint.ts'

const productShape = (kind: Kinds) => ({
  id: kind.id,
  nombre: kind.name,
  imagen: kind.image('producto'),
  segmento: kind.text,
  categoria: kind.text,
  id_tienda: kind.idOrNone,
  tienda: kind.text,
  poblacion: kind.text,
  precios: kind.tiers,
  minimo: kind.piecesOrNull,
  multiplo: kind.piecesOrNull,
  colores: kind.colours,
  imagenes_color: kind.colourImages,
  tallas: kind.sizes,
  nuevo: kind.flag,
  verificada: kind.flag,
  sku: kind.text,
})
const suggestionShape = (kind: Kinds) => ({
  nombre: kind.name,
  imagen: kind.image('producto'),
  segmento: kind.text,
  categoria: kind.text,
  precios: kind.tiers,
  minimo: kind.piecesOrNull,
  colores: kind.colours,
  imagenes_color: kind.colourImages,
})
const productDetailShape = (kind: Kinds) => ({
  ...productShape(kind),
  galeria: kind.gallery,
  descripcion: kind.plain,
  tela: kind.text,
  cuidados: kind.words,
  origen: kind.text,
  telefono: kind.text,
  pedido_minimo: kind.pesosOrNull,
  agotados: kind.soldOut,
  favorito: kind.flagOrNull,
  tiempo_entrega: kind.plain,
  envio: kind.plain,
  guia_tallas: kind.plain,
})
type ProductRow = RowOf<ReturnType<typeof productShape>>

const toProduct = (row: ProductRow): ProductSummary => ({
  id: row.id,
  name: row.nombre,
  image: row.imagen,
  segment: row.segmento,
  category: row.categoria,
  storeId: row.id_tienda,
  storeName: row.tienda,
  town: row.poblacion,
  tiers: row.precios,
  minimum: row.minimo,
  multiple: row.multiplo,
  colours: withImages(row.colores, row.imagenes_color),
  sizes: row.tallas,
  isNew: row.nuevo,
  ...(row.verificada && { storeVerified: true }),
  ...(row.sku && { key: row.sku }),
})

const toSuggestion = (row: RowOf<ReturnType<typeof suggestionShape>>): Suggestion => ({
  name: row.nombre,
  image: row.imagen,
  segment: row.segmento,
  category: row.categoria,
  tiers: row.precios,
  minimum: row.minimo,
  colours: withImages(row.colores, row.imagenes_color),
})

const toProductDetail = (row: RowOf<ReturnType<typeof productDetailShape>>): ProductDetail => ({
  ...toProduct(row),
  gallery: row.galeria.length === 0 && row.imagen !== null ? [row.imagen] : row.galeria,
  description: row.descripcion,
  fabric: row.tela,
  care: row.cuidados,
  origin: row.origen,
  storePhone: row.telefono,
  storeMinimum: row.pedido_minimo,
  storeVerified: row.verificada,
  soldOut: row.agotados,
  favourite: row.favorito,
  leadTime: row.tiempo_entrega,
  shipping: row.envio,
  sizeGuide: row.guia_tallas,
})

const companyShape = (kind: Kinds) => ({
  id: kind.id,
  nombre: kind.name,
  logo: kind.image('logo'),
  poblacion: kind.text,
  especialidad: kind.text,
  verificada: kind.flag,
  pedido_minimo: kind.pesosOrNull,
})
const companyDetailShape = (kind: Kinds) => ({
  ...companyShape(kind),
  portada: kind.image('portada'),
  historia: kind.plain,
  desde: kind.yearOrNull,
  telefono: kind.text,
  correo: kind.text,
})
const toCompany = (row: RowOf<ReturnType<typeof companyShape>>): CompanySummary => ({
  id: row.id,
  name: row.nombre,
  logo: row.logo,
  town: row.poblacion,
  speciality: row.especialidad,
  verified: row.verificada,
  minimumOrder: row.pedido_minimo,
})
const toCompanyDetail = (row: RowOf<ReturnType<typeof companyDetailShape>>): CompanyDetail => ({
  ...toCompany(row),
  cover: row.portada,
  story: row.historia,
  since: row.desde,
  phone: row.telefono,
  mail: row.correo,
})

const promotionShape = (image: ImageKind) => (kind: Kinds) => ({
  id: kind.id,
  titulo: kind.text,
  texto: kind.plain,
  imagen: kind.image(image),
  liga: kind.linkOrNull,
})
const toPromotion = (row: RowOf<ReturnType<ReturnType<typeof promotionShape>>>): Promotion => ({
  id: row.id,
  title: row.titulo,
  text: row.texto,
  image: row.imagen,
  link: row.liga,
})

export const products = {
  answers: 'rows',
  entity: 'producto',
  shape: productShape,
  toDomain: toProduct,
  idOf: byId,
} as const
export const product = {
  answers: 'row',
  entity: 'producto',
  shape: productDetailShape,
  toDomain: toProductDetail,
  idOf: byId,
} as const
export const suggestions = {
  answers: 'rows',
  entity: 'sugerencia',
  shape: suggestionShape,
  toDomain: toSuggestion,
  idOf: ({ name }: Suggestion) => name,
} as const
export const companies = {
  answers: 'rows',
  entity: 'empresa',
  shape: companyShape,
  toDomain: toCompany,
  idOf: byId,
} as const
export const company = {
  answers: 'row',
  entity: 'empresa',
  shape: companyDetailShape,
  toDomain: toCompanyDetail,
  idOf: byId,
} as const
export const promotions = (image: ImageKind) =>
  ({
    answers: 'rows',
    entity: 'promocion',
    shape: promotionShape(image),
    toDomain: toPromotion,
    idOf: byId,
  }) as const
