import type { Article, ArticleSummary } from '../../src/domain/blog/blog.ts'
import type {
  Category,
  Centavos,
  CompanyDetail,
  CompanySummary,
  ProductDetail,
  ProductSummary,
  Promotion,
  Segment,
  Suggestion,
} from '../../src/domain/catalogue/catalogue.ts'
import type { Conversation, Message } from '../../src/domain/messaging/messaging.ts'

// Rows as PHP writes them: flat, and everything text, as MySQL hands it over.

const pesos = (price: Centavos | null): string => (price === null ? '' : (price / 100).toFixed(2))
const flag = (value: boolean): string => (value ? '1' : '0')

const GUANAJUATO_MS = -6 * 60 * 60_000
const two = (value: number): string => String(value).padStart(2, '0')

/** Local time of Guanajuato (UTC-6 all year), to the second, without its zone. */
export const dateText = (at: number | null): string => {
  if (at === null) return ''
  const date = new Date(at + GUANAJUATO_MS)
  const day = `${date.getUTCFullYear()}-${two(date.getUTCMonth() + 1)}-${two(date.getUTCDate())}`
  return `${day} ${two(date.getUTCHours())}:${two(date.getUTCMinutes())}:${two(date.getUTCSeconds())}`
}

export const suggestionRow = (product: Suggestion) => ({
  nombre: product.name,
  imagen: product.image ?? '',
  segmento: product.segment,
  categoria: product.category,
  precios: product.tiers.map(({ from, price }) => `${from}:${pesos(price)}`).join(','),
  minimo: String(product.minimum),
  colores: product.colours.map(({ name, hex }) => (hex === null ? name : `${name}:${hex}`)).join(','),
  imagenes_color: product.colours
    .flatMap(({ name, image }) => (image === undefined ? [] : [`${name}:${image}`]))
    .join(','),
})

const rowOf = (product: ProductSummary) => ({
  id: product.id,
  ...suggestionRow(product),
  id_tienda: product.storeId,
  tienda: product.storeName,
  poblacion: product.town,
  multiplo: String(product.multiple),
  tallas: product.sizes.join(','),
  nuevo: flag(product.isNew),
  verificada: flag(product.storeVerified ?? false),
  sku: product.key ?? '',
})

const productRows = new WeakMap<ProductSummary, ReturnType<typeof rowOf>>()

/** Cached by product, because long lists are asked for often. */
export const productRow = (product: ProductSummary): ReturnType<typeof rowOf> => {
  let row = productRows.get(product)
  if (row === undefined) productRows.set(product, (row = rowOf(product)))
  return row
}

const texts = new WeakMap<object, string>()

const CACHED_LISTS = 24
const lists = new Map<readonly object[], Uint8Array<ArrayBuffer>>()

/** JSON of a list, in UTF-8. Rows are cached, and the last few lists. */
export const listBytes = (rows: readonly object[]): Uint8Array<ArrayBuffer> => {
  const known = lists.get(rows)
  if (known !== undefined) return known
  const whole = rows.map((row) => {
    let text = texts.get(row)
    if (text === undefined) texts.set(row, (text = JSON.stringify(row)))
    return text
  })
  const bytes = new TextEncoder().encode(`[${whole.join(',')}]`)
  const [oldest] = lists.keys()
  if (oldest !== undefined && lists.size >= CACHED_LISTS) lists.delete(oldest)
  lists.set(rows, bytes)
  return bytes
}

export const productDetailRow = (product: ProductDetail) => ({
  ...productRow(product),
  galeria: product.gallery.join(','),
  descripcion: product.description,
  tela: product.fabric,
  cuidados: product.care.join(','),
  origen: product.origin,
  telefono: product.storePhone,
  pedido_minimo: pesos(product.storeMinimum),
  verificada: flag(product.storeVerified),
  agotados: product.soldOut.map(({ colour, size }) => `${colour}:${size}`).join(','),
  favorito: product.favourite === null ? '' : flag(product.favourite),
  tiempo_entrega: product.leadTime ?? '',
  envio: product.shipping ?? '',
  guia_tallas: product.sizeGuide ?? '',
})

export const companyRow = (company: CompanySummary) => ({
  id: company.id,
  nombre: company.name,
  logo: company.logo ?? '',
  poblacion: company.town,
  especialidad: company.speciality,
  verificada: flag(company.verified),
  pedido_minimo: pesos(company.minimumOrder),
})

export const companyDetailRow = (company: CompanyDetail) => ({
  ...companyRow(company),
  portada: company.cover ?? '',
  historia: company.story,
  desde: company.since === null ? '' : String(company.since),
  telefono: company.phone,
  correo: company.mail,
})

export const promotionRow = ({ id, title, text, image, link }: Promotion) => ({
  id,
  titulo: title,
  texto: text,
  imagen: image ?? '',
  liga: link ?? '',
})

/** R3.03: the icon's file name; the site adds the folder. */
export const segmentRow = ({ name, icon }: Segment) => ({
  segmento: name,
  svg: icon?.slice(icon.lastIndexOf('/') + 1) ?? '',
})

export const categoryRow = ({ id, name, segment }: Category) => ({ id, categoria: name, segmento: segment })

export const articleRow = (article: ArticleSummary) => ({
  id: article.id,
  titulo: article.title,
  resumen: article.summary,
  clasificacion: article.classification,
  imagen: article.image ?? '',
  autor: article.author,
  fecha: dateText(article.publishedAt),
})

export const articleDetailRow = (article: Article) => ({ ...articleRow(article), contenido: article.html })

export const conversationRow = (conversation: Conversation) => ({
  id_tienda: conversation.storeId,
  tienda: conversation.storeName,
  logo: conversation.logo ?? '',
  mensaje: conversation.lastText,
  fecha: dateText(conversation.lastAt),
  sin_leer: String(conversation.unread),
})

export const messageRow = ({ id, text, at }: Message) => ({ id, mensaje: text, fecha: dateText(at) })
