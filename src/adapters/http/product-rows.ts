import type { ProductDetail, ProductSummary } from '../../domain/catalogue/catalogue.ts'
import { withImages } from './colour-images.ts'
import { field, type RowOf } from './fields.ts'

const productRow = {
  id: field.id,
  nombre: field.name,
  imagen: field.image('producto'),
  segmento: field.text,
  categoria: field.text,
  id_tienda: field.text,
  tienda: field.text,
  poblacion: field.text,
  precios: field.tiers,
  minimo: field.pieces,
  multiplo: field.pieces,
  colores: field.colours,
  imagenes_color: field.colourImages,
  tallas: field.sizes,
  nuevo: field.flag,
  verificada: field.flag,
}
const productDetailRow = {
  ...productRow,
  galeria: field.images,
  descripcion: field.plain,
  tela: field.text,
  cuidados: field.words,
  origen: field.text,
  telefono: field.text,
  pedido_minimo: field.pesosOrNull,
  agotados: field.soldOut,
  favorito: field.flagOrNull,
  sku: field.text,
  tiempo_entrega: field.plain,
  envio: field.plain,
  guia_tallas: field.plain,
}

/** What an endpoint of products answers, in lists and in favourites; and one of a single product. */
export const products = { answers: 'rows', entity: 'producto', schema: productRow } as const
export const product = { answers: 'row', entity: 'producto', schema: productDetailRow } as const

type ProductRow = RowOf<typeof productRow>

export const toProduct = (row: ProductRow): ProductSummary => ({
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
})

export const toProductDetail = (row: RowOf<typeof productDetailRow>): ProductDetail => ({
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
  key: row.sku,
  leadTime: row.tiempo_entrega,
  shipping: row.envio,
  sizeGuide: row.guia_tallas,
})

/** A product in an answer filtered by size is available in that size, even if its row lists no sizes. */
export const ofSize =
  (size: string) =>
  (row: ProductRow): ProductSummary =>
    toProduct(row.tallas.length === 0 ? { ...row, tallas: [size] } : row)
