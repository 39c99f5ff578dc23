import type { ProductDetail, ProductSummary, Suggestion } from '../../../domain/catalogue/catalogue.ts'
import type { ImageKind } from '../schema/dialect.ts'
import type { Kinds, RowOf } from '../schema/kinds.ts'
import { withImages } from '../schema/lists.ts'
import { byId } from './endpoint.ts'

const suggestionFields = (kind: Kinds) => ({
  name: kind.name('nombre'),
  image: kind.image('imagen', 'producto'),
  segment: kind.text('segmento'),
  category: kind.text('categoria'),
  tiers: kind.tiers('precios'),
  minimum: kind.piecesOrNull('minimo'),
  colours: kind.colours('colores'),
  colourImages: kind.colourImages('imagenes_color'),
})
const productFields = (kind: Kinds) => ({
  id: kind.id('id'),
  ...suggestionFields(kind),
  storeId: kind.idOrNone('id_tienda'),
  storeName: kind.text('tienda'),
  town: kind.text('poblacion'),
  multiple: kind.piecesOrNull('multiplo'),
  sizes: kind.sizes('tallas'),
  isNew: kind.flag('nuevo'),
  storeVerified: kind.flag('verificada'),
  key: kind.text('sku'),
})
const productDetailFields = (kind: Kinds) => ({
  ...productFields(kind),
  gallery: kind.gallery('galeria'),
  description: kind.plain('descripcion'),
  fabric: kind.text('tela'),
  care: kind.words('cuidados'),
  origin: kind.text('origen'),
  storePhone: kind.text('telefono'),
  storeMinimum: kind.pesosOrNull('pedido_minimo'),
  soldOut: kind.soldOut('agotados'),
  favourite: kind.flagOrNull('favorito'),
  leadTime: kind.plain('tiempo_entrega'),
  shipping: kind.plain('envio'),
  sizeGuide: kind.plain('guia_tallas'),
})

const toSuggestion = ({ colourImages, ...row }: RowOf<ReturnType<typeof suggestionFields>>): Suggestion => ({
  ...row,
  colours: withImages(row.colours, colourImages),
})
const toProduct = ({
  colourImages,
  storeVerified,
  key,
  ...row
}: RowOf<ReturnType<typeof productFields>>): ProductSummary => ({
  ...row,
  colours: withImages(row.colours, colourImages),
  ...(storeVerified && { storeVerified }),
  ...(key && { key }),
})
const toProductDetail = ({
  colourImages,
  key,
  ...row
}: RowOf<ReturnType<typeof productDetailFields>>): ProductDetail => ({
  ...row,
  colours: withImages(row.colours, colourImages),
  gallery: row.gallery.length === 0 && row.image !== null ? [row.image] : row.gallery,
  ...(key && { key }),
})

const companyFields = (kind: Kinds) => ({
  id: kind.id('id'),
  name: kind.name('nombre'),
  logo: kind.image('logo', 'logo'),
  town: kind.text('poblacion'),
  speciality: kind.text('especialidad'),
  verified: kind.flag('verificada'),
  minimumOrder: kind.pesosOrNull('pedido_minimo'),
})

export const products = {
  answers: 'rows',
  entity: 'producto',
  fields: productFields,
  toDomain: toProduct,
  idOf: byId,
} as const
export const product = {
  answers: 'row',
  entity: 'producto',
  fields: productDetailFields,
  toDomain: toProductDetail,
  idOf: byId,
} as const
export const suggestions = {
  answers: 'rows',
  entity: 'sugerencia',
  fields: suggestionFields,
  toDomain: toSuggestion,
  idOf: ({ name }: Suggestion) => name,
} as const
export const companies = { answers: 'rows', entity: 'empresa', fields: companyFields, idOf: byId } as const
export const company = {
  answers: 'row',
  entity: 'empresa',
  fields: (kind: Kinds) => ({
    ...companyFields(kind),
    cover: kind.image('portada', 'portada'),
    story: kind.plain('historia'),
    since: kind.yearOrNull('desde'),
    phone: kind.text('telefono'),
    mail: kind.text('correo'),
  }),
  idOf: byId,
} as const
export const promotions = (image: ImageKind) =>
  ({
    answers: 'rows',
    entity: 'promocion',
    fields: (kind: Kinds) => ({
      id: kind.id('id'),
      title: kind.text('titulo'),
      text: kind.plain('texto'),
      image: kind.image('imagen', image),
      link: kind.linkOrNull('liga'),
    }),
    idOf: byId,
  }) as const
