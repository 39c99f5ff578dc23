import type { CataloguePort, ProductDetail, ProductSummary, Suggestion } from '../../../domain/catalogue/catalogue.ts'
import { mapResult } from '../../../domain/result.ts'
import { slug, slugsOf } from '../../../domain/text.ts'
import { mappedRow, one, row, rows, type Row } from '../call.ts'
import type { HttpClient } from '../client/client.ts'
import {
  colourImages,
  colours,
  gallery,
  sizes,
  soldOut,
  soldOutOf,
  tiers,
  withImages,
  words,
  type ColourImage,
} from '../lists.ts'
import { portOver } from '../port.ts'
import {
  count,
  fact,
  facts,
  flag,
  flagOrNull,
  iconOrNull,
  id,
  idOrNone,
  idOrNull,
  imageOrNull,
  linkOrNull,
  name,
  pesosOrNull,
  piecesOrNull,
  yearOrNull,
} from '../values.ts'

const suggestionColumns = {
  name: ['nombre', name],
  image: ['imagen', imageOrNull],
  segment: ['segmento', fact],
  category: ['categoria', fact],
  town: ['poblacion', fact],
  tiers: ['precios', tiers],
  minimum: ['minimo', piecesOrNull],
  colours: ['colores', colours],
  colourImages: ['imagenes_color', colourImages],
} as const
const productColumns = {
  id: ['id', id],
  ...suggestionColumns,
  storeId: ['id_tienda', idOrNone],
  storeName: ['tienda', fact],
  multiple: ['multiplo', piecesOrNull],
  sizes: ['tallas', sizes],
  isNew: ['nuevo', flag],
  storeVerified: ['verificada', flag],
  key: ['sku', fact],
  soldOut: ['agotados', soldOut],
} as const
const detailColumns = {
  ...productColumns,
  gallery: ['galeria', gallery],
  description: ['descripcion', facts],
  fabric: ['tela', fact],
  care: ['cuidados', words],
  origin: ['origen', fact],
  storePhone: ['telefono', fact],
  storeMinimum: ['pedido_minimo', pesosOrNull],
  favourite: ['favorito', flagOrNull],
  leadTime: ['tiempo_entrega', facts],
  shipping: ['envio', facts],
  sizeGuide: ['guia_tallas', facts],
} as const

type Coloured = Pick<Suggestion, 'colours'>
/** The pictures of colours come in a column of their own. */
type Pictured = Coloured & { readonly colourImages: readonly ColourImage[] }
const joinImages = <T extends Pictured>({ colourImages, ...fields }: T) => ({
  ...fields,
  colours: withImages(fields.colours, colourImages),
})
const splitImages = <T extends Coloured>(item: T) => ({
  ...item,
  colourImages: item.colours.flatMap(({ name: colour, image }) => (image === null ? [] : [{ colour, image }])),
})
type Sold = Pick<ProductDetail, 'colours' | 'sizes'> & { readonly soldOut: readonly string[] }
const fromColumns = <T extends Sold & Pictured>(item: T) => ({
  ...joinImages(item),
  soldOut: soldOutOf(item, item.soldOut).flatMap(({ names }) => names ?? []),
})
const toColumns = <T extends ProductSummary>(item: T) => ({
  ...splitImages(item),
  soldOut: item.soldOut.map(({ colour, size }) => `${colour}:${size}`),
})
const unknownSoldOut = (item: Sold) =>
  soldOutOf(item, item.soldOut)
    .filter(({ names }) => names === undefined)
    .map(({ text: raw }) => ({ column: 'agotados', expected: 'un color y una talla de este producto', raw }))

export const product = mappedRow(
  row(productColumns),
  (item): ProductSummary => fromColumns(item),
  toColumns,
  unknownSoldOut,
)
const productDetail = mappedRow(
  row(detailColumns),
  (item): ProductDetail => {
    const fields = fromColumns(item)
    return fields.gallery.length > 0 || fields.image === null ? fields : { ...fields, gallery: [fields.image] }
  },
  toColumns,
  unknownSoldOut,
)
const suggestion = mappedRow(
  row({ ...suggestionColumns, id: ['id', idOrNull] }),
  (item): Suggestion => joinImages(item),
  splitImages,
)

const companyColumns = {
  id: ['id', id],
  name: ['nombre', name],
  logo: ['logo', imageOrNull],
  town: ['poblacion', fact],
  speciality: ['especialidad', fact],
  verified: ['verificada', flag],
  minimumOrder: ['pedido_minimo', pesosOrNull],
} as const
const company = row({
  ...companyColumns,
  cover: ['portada', imageOrNull],
  story: ['historia', facts],
  since: ['desde', yearOrNull],
  phone: ['telefono', fact],
  mail: ['correo', fact],
})
const promotion = row({
  id: ['id', id],
  title: ['titulo', fact],
  text: ['texto', facts],
  image: ['imagen', imageOrNull],
  link: ['liga', linkOrNull],
})
const withSlug = <T extends { name: string }>(fields: Row<T>) =>
  mappedRow(
    fields,
    (item) => ({ ...item, slug: slug(item.name) }),
    (item) => item,
  )
const category = withSlug(row({ id: ['id', id], name: ['categoria', name], segment: ['segmento', fact] }))
const segment = withSlug(row({ name: ['segmento', name], icon: ['svg', iconOrNull] }))

export const catalogueCalls = {
  categories: rows('/list-categories.php', category, {
    source: 'R7.11',
    cacheable: true,
  }),
  products: rows('/list-products.php', product, {
    asks: { limit: ['limit', count] },
    source: 'R7.12',
    cacheable: true,
  }),
  productsPage: rows('/list-products-page.php', product, {
    asks: { segment: 'segmento', category: 'categoria', size: 'talla' },
    source: 'R7.13',
    cacheable: true,
  }),
  productsForUser: rows('/list-products-user.php', product, {
    asks: {
      limit: ['limit', count],
      user: 'user',
      priceFrom: ['precio_inicial', pesosOrNull],
      priceTo: ['precio_final', pesosOrNull],
    },
    source: 'R7.14',
  }),
  product: one('/data-product.php', productDetail, {
    asks: { id: 'id' },
    source: 'R7.15',
    cacheable: true,
  }),
  productForUser: one('/data-product-user.php', productDetail, {
    asks: { id: 'id', user: 'user' },
    source: 'R7.16',
  }),
  similarProducts: rows('/list-products-similares.php', product, {
    asks: { category: 'category', productId: 'id_producto' },
    source: 'R7.17',
    cacheable: true,
  }),
  companyProducts: rows('/list-products-company.php', product, {
    asks: { storeId: 'id_tienda' },
    source: 'R7.18',
    cacheable: true,
  }),
  search: rows('/data-product-busqueda.php', product, {
    asks: { text: 'busqueda' },
    source: 'R7.19',
  }),
  companies: rows('/list-companies.php', row(companyColumns), {
    asks: { limit: ['limit', count] },
    source: 'R7.20',
    cacheable: true,
  }),
  company: one('/data-company.php', company, {
    asks: { id: 'id' },
    source: 'R7.21',
    cacheable: true,
  }),
  segments: rows('/list-segmentos.php', segment, {
    source: 'R7.22',
    assumed: '',
    cacheable: true,
  }),
  carousel: rows('/list-carrusel.php', promotion, { asks: { kind: 'tipo' }, source: 'R7.26', cacheable: true }),
  banners: rows('/list-banners.php', promotion, { asks: { kind: 'tipo' }, source: 'R7.27', cacheable: true }),
  suggestions: rows('/get_results_search.php', suggestion, {
    asks: { text: 'busqueda' },
    source: 'R7.28',
    assumed: '',
  }),
}

export const catalogueOver = (http: HttpClient): CataloguePort => {
  const port = portOver(http, catalogueCalls)
  return {
    ...port,
    async productsPage(query, signal) {
      const page = await port.productsPage(query, signal)
      // A product in an answer filtered by size is available in that size, even if its row lists no sizes.
      const ofSize = (item: ProductSummary) => (item.sizes.length === 0 ? { ...item, sizes: [query.size] } : item)
      return query.size === '' ? page : mapResult(page, (items) => items.map(ofSize))
    },
    async segments(signal) {
      return mapResult(await port.segments(signal), (items) => {
        const slugs = slugsOf(items.map(({ name }) => name))
        return items.map((item, at) => ({ ...item, slug: slugs[at] ?? item.slug }))
      })
    },
    segmentsAreStale: () => http.isStale(catalogueCalls.segments.path),
  }
}
