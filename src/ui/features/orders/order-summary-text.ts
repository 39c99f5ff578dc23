import type { Centavos } from '../../../domain/catalogue/catalogue.ts'
import { MOST_LINES } from '../../../domain/messaging/whatsapp.ts'
import type { OrderSummary, SummaryProduct } from '../../../domain/orders/order-summary.ts'
import { dateText } from '../../lib/dates.ts'
import { pesos, pieces } from '../../lib/format.ts'
import { sumText } from './texts.ts'

export const unitPriceText = (price: Centavos | null) => (price === null ? 'precio a consultar' : `${pesos(price)} c/u`)

/** What the manufacturer finds the model by: its own key, or the site's number. */
export const keyText = ({ key, id }: Pick<SummaryProduct, 'key' | 'id'>) =>
  key === '' ? `núm. ${id} en Puntada` : `clave ${key}`

const productLines = (product: SummaryProduct) => [
  `${product.name || 'Producto'} (${keyText(product)}), ${unitPriceText(product.price)}`,
  ...product.matrix.rows.map(
    ({ colour, cells }) =>
      `- ${colour}: ${cells.flatMap((cell) => (cell === null ? [] : [`${cell.size} × ${cell.pieces}`])).join(', ')}`,
  ),
  `Subtotal: ${pieces(product.pieces)}${product.amount === null ? '' : `, ${pesos(product.amount)}`}`,
]

const limited = (lines: readonly string[]) =>
  lines.length <= MOST_LINES ? lines : [...lines.slice(0, MOST_LINES), `… y ${lines.length - MOST_LINES} renglones más`]

/** Who buys, in a line: `Ana Ruiz, León`. */
export const buyerText = ({ buyer }: Pick<OrderSummary, 'buyer'>) =>
  [buyer.name, buyer.town].filter((part) => part !== '').join(', ')

const totalText = (summary: OrderSummary) => (summary.total ? pesos(summary.total) : sumText(summary))

export const summaryText = (summary: OrderSummary) => {
  const name = summary.folio === '' ? `con clave ${summary.clientId}` : summary.folio
  return [
    `Hola, te envié por Puntada el pedido ${name}, del ${dateText(summary.sentAt)}.`,
    `Compra: ${buyerText(summary)}`,
    '',
    ...limited(summary.products.flatMap((product) => [...productLines(product), ''])),
    `Total: ${pieces(summary.pieces)}, ${totalText(summary)}`,
    ...(summary.note === '' ? [] : [`Nota: ${summary.note}`]),
  ].join('\n')
}
