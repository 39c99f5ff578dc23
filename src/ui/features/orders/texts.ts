import type { Centavos } from '../../../domain/catalogue/catalogue.ts'
import { mostInCell } from '../../../domain/catalogue/selling-rules.ts'
import { MAX_PIECES } from '../../../domain/catalogue/tiers.ts'
import { colourLine, MOST_LINES } from '../../../domain/messaging/whatsapp.ts'
import { summaryOf, type OrderSummary, type SummaryProduct } from '../../../domain/orders/order-summary.ts'
import {
  orderPieces,
  productPieces,
  type Draft,
  type DraftProduct,
  type SentOrder,
  type Sum,
} from '../../../domain/orders/orders.ts'
import type { PiecesProblem } from '../../../domain/orders/quantity-input.ts'
import type { ReorderChange } from '../../../domain/orders/reorder.ts'
import { serverDayText } from '../../kit/dates.ts'
import { enumerated, integer, pesos, pieces, priceText } from '../../kit/format.ts'

/** The rules that changed, and the pieces missing to them. */
export const changedRulesText = ({ rules, missing }: Extract<ReorderChange, { kind: 'rules' }>) => {
  const { minimum, multiple } = rules
  const lacking = missing === 1 ? 'te falta 1' : `te faltan ${missing}`
  if (minimum === undefined) return `Ahora se vende de ${multiple} en ${multiple} pzs: ${lacking}.`
  const by = multiple === undefined ? '' : ` y se vende de ${multiple} en ${multiple}`
  return `El mínimo ahora es ${pieces(minimum)}${by}: ${lacking}.`
}

const mostInCellText = (most: string) => `más que cabe en una casilla son ${most}`

export const whyNoPieces = ({ kind, text }: PiecesProblem, most = MAX_PIECES) => {
  switch (kind) {
    case 'unreadable':
      return `«${text}» no es un número.`
    case 'ambiguous':
      return `«${text}» se puede leer de dos maneras. Escribe las piezas sin puntos ni comas.`
    case 'fraction':
      return `Solo se venden piezas enteras, y escribiste ${text}.`
    case 'negative':
      return 'No puede haber menos de 0 piezas.'
    case 'too-many':
      return `Lo ${mostInCellText(integer(most))} piezas.`
  }
}

/** `whyNoPieces`, and the number that the field keeps. */
export const problemText = (problem: PiecesProblem, kept: number, most: number) => {
  const stays = kept === 0 ? 'Sigue sin piezas.' : kept === 1 ? 'Sigue en 1 pieza.' : `Siguen ${pieces(kept)}.`
  return `${whyNoPieces(problem, most)} ${stays}`
}

/** The products that were added to an order: fewer pieces than were wanted where a cell is full. */
export const addedText = (added: readonly DraftProduct[], wanted: readonly DraftProduct[], what: string) => {
  const piecesOf = ({ productId }: DraftProduct) =>
    orderPieces({ products: added.filter((product) => product.productId === productId) })
  const cut = wanted.filter((product) => piecesOf(product) < productPieces(product))
  const all = orderPieces({ products: added })
  if (cut.length === 0) return `Agregamos ${pieces(all)} ${what}.`
  const most = enumerated([...new Set(cut.map((product) => integer(mostInCell(product))))])
  const why = `lo ${mostInCellText(most)}.`
  if (all === 0) return `No agregamos nada ${what}: ${why}`
  const names = wanted.length === 1 ? '' : ` de ${enumerated(cut.map(({ name }) => name))}`
  return `Agregamos ${pieces(all)} ${what}, y ${pieces(orderPieces({ products: wanted }) - all)}${names} no: ${why}`
}

/** `3 más y pagas $92 c/u` */
export const nextTierText = ({ missing, price }: { missing: number; price: Centavos }) =>
  `${missing} más y pagas ${pesos(price)} c/u`

/** `$942`, `$942 + 6 pzs a consultar`, `Precio a consultar`. */
export const sumText = ({ priced, unpriced }: Sum) =>
  priced !== null && unpriced > 0 ? `${pesos(priced)} + ${pieces(unpriced)} a consultar` : priceText(priced)

export const totalText = ({ total, ...sum }: Sum & Pick<SentOrder, 'total'>) => (total ? pesos(total) : sumText(sum))

export const unitPriceText = (price: Centavos | null) => (price === null ? 'precio a consultar' : `${pesos(price)} c/u`)

/** A model's identification for its manufacturer: its own key, or the site's number. */
export const keyText = ({ key, id }: Pick<SummaryProduct, 'key' | 'id'>) =>
  key === '' ? `núm. ${id} en Puntada` : `clave ${key}`

/** A product's lines; the only one's sum is the order's. */
const productLines = (product: SummaryProduct, isOnly: boolean) => [
  `${product.name || 'Producto'} (${keyText(product)}), ${unitPriceText(product.price)}`,
  ...product.matrix.rows.map(({ colour, cells }) =>
    colourLine(
      colour,
      cells.filter((cell) => cell !== null),
    ),
  ),
  ...(isOnly
    ? []
    : [`Subtotal: ${pieces(product.pieces)}${product.amount === null ? '' : `, ${pesos(product.amount)}`}`]),
]

const limited = (lines: readonly string[]) => {
  const left = lines.length - MOST_LINES
  return left <= 0 ? lines : [...lines.slice(0, MOST_LINES), `… y ${left} renglones más`]
}

/** `Ana Ruiz, León` */
export const buyerText = ({ buyer }: Pick<OrderSummary, 'buyer'>) =>
  [buyer.name, buyer.town].filter((part) => part !== '').join(', ')

const orderText = (hello: string, summary: OrderSummary) =>
  [
    hello,
    `Compra: ${buyerText(summary)}`,
    '',
    ...limited(summary.products.flatMap((product) => [...productLines(product, summary.products.length === 1), ''])),
    `Total: ${pieces(summary.pieces)}, ${totalText(summary)}`,
    ...(summary.note === '' ? [] : [`Nota: ${summary.note}`]),
  ].join('\n')

export const summaryText = (summary: OrderSummary) => {
  const name = summary.folio === '' ? `con clave ${summary.clientId}` : summary.folio
  return orderText(`Hola, te envié por Puntada el pedido ${name}, del ${serverDayText(summary.sentAt)}.`, summary)
}

/** An order that is not sent yet, for the chat. */
export const draftText = (draft: Draft, buyer: OrderSummary['buyer']) =>
  orderText(
    'Hola, este es el pedido que estoy armando en Puntada. Todavía no lo envío.',
    summaryOf({ ...draft, user: buyer.mail, folio: '', total: null, sentAt: 0 }, buyer),
  )
