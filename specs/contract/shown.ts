import type { ArticleSummary } from '../../src/domain/blog/blog.ts'
import type { CompanySummary, ProductSummary } from '../../src/domain/catalogue/catalogue.ts'
import type { Conversation, Message } from '../../src/domain/messaging/messaging.ts'
import type { Result } from '../../src/domain/result.ts'
import { dateText, timeText } from '../../src/ui/lib/dates.ts'
import { pesos } from '../../src/ui/lib/format.ts'
import type { Samples } from './samples.ts'
import type { Ports } from './ports.ts'

type Call = (ports: Ports, value: (name: string) => string) => Promise<Result<unknown>>

/** Each read as the site makes it. */
const CALLS: Readonly<Record<string, Call>> = {
  '/list-categories.php': ({ catalogue }) => catalogue.categories(),
  '/list-products.php': ({ catalogue }, value) => catalogue.products({ limit: Number(value('limit')) }),
  '/list-products-page.php': ({ catalogue }, value) =>
    catalogue.productsPage({ segment: value('segmento'), category: value('categoria'), size: value('talla') }),
  '/list-products-user.php': ({ catalogue }, value) =>
    catalogue.productsForUser({ limit: Number(value('limit')), user: value('user'), priceFrom: null, priceTo: null }),
  '/data-product.php': ({ catalogue }, value) => catalogue.product(value('id')),
  '/data-product-user.php': ({ catalogue }, value) =>
    catalogue.productForUser({ id: value('id'), user: value('user') }),
  '/list-products-similares.php': ({ catalogue }, value) =>
    catalogue.similarProducts({ category: value('category'), productId: value('id_producto') }),
  '/list-products-company.php': ({ catalogue }, value) => catalogue.companyProducts(value('id_tienda')),
  '/data-product-busqueda.php': ({ catalogue }, value) => catalogue.search(value('busqueda')),
  '/list-companies.php': ({ catalogue }, value) => catalogue.companies({ limit: Number(value('limit')) }),
  '/data-company.php': ({ catalogue }, value) => catalogue.company(value('id')),
  '/list-segmentos.php': ({ catalogue }) => catalogue.segments(),
  '/list-blog.php': ({ blog }) => blog.articles(),
  '/data-blog-article.php': ({ blog }, value) => blog.article(value('id')),
  '/list-blog-article-relacion.php': ({ blog }, value) =>
    blog.related({ id: value('id'), classification: value('clasificacion') }),
  '/list-carrusel.php': ({ catalogue }, value) => catalogue.carousel(value('tipo')),
  '/list-banners.php': ({ catalogue }, value) => catalogue.banners(value('tipo')),
  '/get_results_search.php': ({ catalogue }, value) => catalogue.suggestions(value('busqueda')),
  '/data-user-favs-cant.php': ({ favourites }, value) => favourites.count(value('user')),
  '/list-products-user-favs.php': ({ favourites }, value) => favourites.list(value('user')),
  '/list-user-inbox.php': ({ messaging }, value) => messaging.inbox(value('user')),
  '/list-user-mensajes.php': ({ messaging }, value) =>
    messaging.sentTo({ user: value('user'), storeId: value('id_tienda') }),
  '/list-tienda-mensajes.php': ({ messaging }, value) =>
    messaging.receivedFrom({ user: value('user'), storeId: value('id_tienda') }),
}

/** What the site makes of a read, as a list. */
export const readThrough = async (ports: Ports, path: string, known: Samples): Promise<Result<readonly unknown[]>> => {
  const result = await CALLS[path]?.(ports, (name) => known.parameter(path, name))
  if (result === undefined) throw new Error(`No se sabe cómo lee el sitio ${path}`)
  if (!result.ok) return result
  const { value } = result
  return { ok: true, value: Array.isArray(value) ? (value as unknown[]) : value === null ? [] : [value] }
}

const when = (at: number | null): string => (at === null ? 'sin fecha' : `${dateText(at)}, ${timeText(at)}`)
const named = (what: string, value: string): readonly string[] => (value === '' ? [] : [`${what}${value}`])

const ofProduct = (
  product: ProductSummary & { key?: string; storeMinimum?: number | null; soldOut?: readonly unknown[] },
): readonly string[] => [
  product.tiers.length === 0
    ? 'precio a consultar'
    : product.tiers.map(({ from, price }) => `${pesos(price)} desde ${from}`).join(' · '),
  product.minimum === null ? 'mínimo sin decir' : `mínimo ${product.minimum}`,
  ...(product.multiple !== null && product.multiple > 1 ? [`de ${product.multiple} en ${product.multiple}`] : []),
  ...named('clave ', product.key ?? ''),
  ...(product.soldOut && product.soldOut.length > 0 ? [`${product.soldOut.length} agotados`] : []),
  ...(product.storeMinimum ? [`pedido mínimo ${pesos(product.storeMinimum)}`] : []),
  `/vistaproducto/${product.id}`,
  ...named('/empresa/', product.storeId),
]
const ofCompany = ({ name, town, minimumOrder, id }: CompanySummary): readonly string[] => [
  name,
  ...named('', town),
  minimumOrder === null ? 'pedido mínimo sin decir' : `pedido mínimo ${pesos(minimumOrder)}`,
  `/empresa/${id}`,
]
const ofArticle = ({ title, publishedAt, id }: ArticleSummary): readonly string[] => [
  title,
  publishedAt === null ? 'sin fecha' : dateText(publishedAt),
  `/articulo/${id}`,
]
const ofConversation = ({ storeName, lastText, lastAt, storeId }: Conversation): readonly string[] => [
  storeName,
  `«${lastText}»`,
  when(lastAt),
  `/chat/${storeId}`,
]
const ofMessage = ({ text, at }: Message): readonly string[] => [`«${text}»`, when(at)]

/** A row as the site will show it: «$85 desde 1 · $78 desde 12 · mínimo 6 · clave PLA-5 · /vistaproducto/12». */
const lineOf = (row: unknown): string => {
  if (typeof row !== 'object' || row === null) return String(row)
  if ('tiers' in row) return ofProduct(row as ProductSummary).join(' · ')
  if ('speciality' in row) return ofCompany(row as CompanySummary).join(' · ')
  if ('classification' in row) return ofArticle(row as ArticleSummary).join(' · ')
  if ('lastText' in row) return ofConversation(row as Conversation).join(' · ')
  if ('from' in row) return ofMessage(row as Message).join(' · ')
  return Object.values(row)
    .filter((value) => typeof value === 'string' && value !== '')
    .slice(0, 4)
    .join(' · ')
}

const SHOWN = 3
export const threeLines = (rows: readonly unknown[]): readonly string[] =>
  rows.slice(0, SHOWN).map((row) => `     ${lineOf(row)}`)
