import { misfit, mostInCell } from '../../../domain/catalogue/selling-rules.ts'
import { colourLines, limited } from '../../../domain/messaging/whatsapp.ts'
import { orderedCells } from '../../../domain/orders/drafts.ts'
import {
  orderPieces,
  orderTotals,
  productAmount,
  productPieces,
  productPrice,
  type Buyer,
  type Draft,
  type DraftProduct,
  type SentOrder,
  type Sum,
} from '../../../domain/orders/orders.ts'
import type { PiecesProblem } from '../../../domain/orders/quantity-input.ts'
import { firstUpper } from '../../../domain/text.ts'
import { serverDayText } from '../../kit/dates.ts'
import { enumerated, integer, pesos, pieces, priceText } from '../../kit/format.ts'

/** `what`: `guardarlo: dura`. */
export const lastingText = (what: string) =>
  `Este navegador no permite ${what} hasta que cierres o recargues esta página.`

export const mostText = (most: string) => `lo más que cabe en una casilla son ${most}`

export const whyNoPieces = ({ kind, text, most }: PiecesProblem) => {
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
      return `${firstUpper(mostText(integer(most)))} piezas.`
  }
}

export const problemText = (problem: PiecesProblem, kept: number) => {
  const stays = kept === 0 ? 'Sigue sin piezas.' : kept === 1 ? 'Sigue en 1 pieza.' : `Siguen ${pieces(kept)}.`
  return `${whyNoPieces(problem)} ${stays}`
}

/** `A 2 modelos les faltan piezas`; empty where none lacks any. */
export const incompleteText = (products: readonly DraftProduct[]) => {
  const models = products.filter((product) => misfit(product, product.cells) > 0).length
  if (models === 0) return ''
  return models === 1 ? 'A un modelo le faltan piezas' : `A ${models} modelos les faltan piezas`
}

/** The products that were added to an order: fewer pieces than were wanted where a cell is full. */
export const addedText = (added: readonly DraftProduct[], wanted: readonly DraftProduct[], what: string) => {
  const piecesOf = ({ productId }: DraftProduct) =>
    orderPieces({ products: added.filter((product) => product.productId === productId) })
  const cut = wanted.filter((product) => piecesOf(product) < productPieces(product))
  const all = orderPieces({ products: added })
  if (cut.length === 0) return `Agregamos ${pieces(all)} ${what}.`
  const most = enumerated([...new Set(cut.map((product) => integer(mostInCell(product))))])
  const why = `${mostText(most)}.`
  if (all === 0) return `No agregamos nada ${what}: ${why}`
  const names = wanted.length === 1 ? '' : ` de ${enumerated(cut.map(({ name }) => name))}`
  return `Agregamos ${pieces(all)} ${what}, y ${pieces(orderPieces({ products: wanted }) - all)}${names} no: ${why}`
}

/** `$942`, `$942 + 6 pzs a consultar`, `Precio a consultar`. */
export const sumText = ({ priced, unpriced }: Sum) =>
  priced !== null && unpriced > 0 ? `${pesos(priced)} + ${pieces(unpriced)} a consultar` : priceText(priced)

export const totalText = (order: Pick<SentOrder, 'products' | 'storeMinimum' | 'total'>) =>
  order.total ? pesos(order.total) : sumText(orderTotals(order))

/** A model's identification for its manufacturer, its own key or the site's number, and its price. */
export const modelText = (product: DraftProduct) => {
  const price = productPrice(product)
  return [
    product.key ? `clave ${product.key}` : `núm. ${product.productId} en Puntada`,
    price === null ? 'precio a consultar' : `${pesos(price)} c/u`,
  ]
}

/** A product's lines; the only one's sum is the order's. */
const productLines = (product: DraftProduct, isOnly: boolean) => {
  const [key, price] = modelText(product)
  const amount = productAmount(product)
  const subtotal = `Subtotal: ${pieces(productPieces(product))}${amount === null ? '' : `, ${pesos(amount)}`}`
  return [
    `${product.name || 'Producto'} (${key}), ${price}`,
    ...colourLines(orderedCells(product)),
    ...(isOnly ? [''] : [subtotal, '']),
  ]
}

export const buyerText = ({ name, town }: Buyer) => [name, town].filter((part) => part !== '').join(', ')

const orderText = (hello: string, order: Parameters<typeof totalText>[0] & Pick<Draft, 'note'>, buyer: Buyer) =>
  [
    hello,
    `Compra: ${buyerText(buyer)}`,
    '',
    ...limited(order.products.flatMap((product) => productLines(product, order.products.length === 1))),
    `Total: ${pieces(orderPieces(order))}, ${totalText(order)}`,
    ...(order.note === '' ? [] : [`Nota: ${order.note}`]),
  ].join('\n')

export const summaryText = (order: SentOrder, buyer: Buyer) => {
  const name = order.folio === '' ? `con clave ${order.clientId}` : order.folio
  return orderText(`Hola, te envié por Puntada el pedido ${name}, del ${serverDayText(order.sentAt)}.`, order, buyer)
}

export const draftText = (draft: Draft, buyer: Buyer) =>
  orderText(
    'Hola, este es el pedido que estoy armando en Puntada. Todavía no lo envío.',
    { ...draft, total: null },
    buyer,
  )
