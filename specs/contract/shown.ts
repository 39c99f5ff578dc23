import type { ArticleSummary } from '../../src/domain/blog/blog.ts'
import type { CompanySummary, ProductSummary } from '../../src/domain/catalogue/catalogue.ts'
import type { Conversation, Message } from '../../src/domain/messaging/messaging.ts'
import { dateText, serverDayText, timeText } from '../../src/ui/lib/dates.ts'
import { pesos } from '../../src/ui/lib/format.ts'

const timeOf = (time: number | null): string => (time === null ? 'sin fecha' : `${dateText(time)}, ${timeText(time)}`)
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
  publishedAt === null ? 'sin fecha' : serverDayText(publishedAt),
  `/articulo/${id}`,
]
const ofConversation = ({ storeName, lastText, lastAt, storeId }: Conversation): readonly string[] => [
  storeName,
  `«${lastText}»`,
  timeOf(lastAt),
  `/chat/${storeId}`,
]
const ofMessage = ({ text, at }: Message): readonly string[] => [`«${text}»`, timeOf(at)]

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
