import type { ProductDetail, ProductSummary, Suggestion } from '../../../domain/catalogue/catalogue.ts'
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
export const suggestionShape = (kind: Kinds) => ({
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

export const toSuggestion = (row: RowOf<ReturnType<typeof suggestionShape>>): Suggestion => ({
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

/** What an endpoint of products answers, in lists and in favourites; and one of a single product. */
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
