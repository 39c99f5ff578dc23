import type { ProductDetail, ProductSummary, Suggestion } from '../../domain/catalogue/catalogue.ts'
import { mapResult, type Result } from '../../domain/result.ts'
import { withImages, type ColourImage } from './colour-images.ts'
import { field, type Schema } from './fields.ts'

type Read<Product> = Required<Product> & { readonly colourImages: readonly ColourImage[] }
type ProductRow = Read<ProductSummary>
type ProductDetailRow = Read<ProductDetail>

const productRow: Schema<ProductRow> = {
  id: ['id', field.id],
  name: ['nombre', field.name],
  image: ['imagen', field.image('producto')],
  segment: ['segmento', field.text],
  category: ['categoria', field.text],
  storeId: ['id_tienda', field.text],
  storeName: ['tienda', field.text],
  town: ['poblacion', field.text],
  tiers: ['precios', field.tiers],
  minimum: ['minimo', field.pieces],
  multiple: ['multiplo', field.pieces],
  colours: ['colores', field.colours],
  colourImages: ['imagenes_color', field.colourImages],
  sizes: ['tallas', field.sizes],
  isNew: ['nuevo', field.flag],
  storeVerified: ['verificada', field.flag],
  key: ['sku', field.text],
}
const productDetailRow: Schema<ProductDetailRow> = {
  ...productRow,
  gallery: ['galeria', field.images],
  description: ['descripcion', field.plain],
  fabric: ['tela', field.text],
  care: ['cuidados', field.words],
  origin: ['origen', field.text],
  storePhone: ['telefono', field.text],
  storeMinimum: ['pedido_minimo', field.pesosOrNull],
  soldOut: ['agotados', field.soldOut],
  favourite: ['favorito', field.flagOrNull],
  leadTime: ['tiempo_entrega', field.plain],
  shipping: ['envio', field.plain],
  sizeGuide: ['guia_tallas', field.plain],
}

const { name, image, segment, category, tiers, minimum, colours, colourImages } = productRow
export const suggestionRow: Schema<Read<Suggestion>> = {
  name,
  image,
  segment,
  category,
  tiers,
  minimum,
  colours,
  colourImages,
}

/** What an endpoint of products answers, in lists and in favourites; and one of a single product. */
export const products = { answers: 'rows', entity: 'producto', schema: productRow } as const
export const product = { answers: 'row', entity: 'producto', schema: productDetailRow } as const

export const toSuggestion = ({ colourImages, ...row }: Read<Suggestion>): Suggestion => ({
  ...row,
  colours: withImages(row.colours, colourImages),
})

export const toProduct = ({ colourImages, storeVerified, key, ...row }: ProductRow): ProductSummary => ({
  ...row,
  colours: withImages(row.colours, colourImages),
  ...(storeVerified && { storeVerified }),
  ...(key && { key }),
})

export const toProductDetail = (answer: Result<ProductDetailRow | null>): Result<ProductDetail | null> =>
  mapResult(answer, (row) => {
    if (row === null) return null
    const { colourImages, ...detail } = row
    const gallery = detail.gallery.length === 0 && detail.image !== null ? [detail.image] : detail.gallery
    return { ...detail, colours: withImages(detail.colours, colourImages), gallery }
  })

/** A product in an answer filtered by size is available in that size, even if its row lists no sizes. */
export const ofSize =
  (size: string) =>
  (row: ProductRow): ProductSummary =>
    toProduct(row.sizes.length === 0 ? { ...row, sizes: [size] } : row)
