import type { Session } from '../account/session.ts'
import { compareSizes, type Centavos } from '../catalogue/catalogue.ts'
import type { Cell } from './quantity-grid.ts'
import {
  orderTotals,
  productAmount,
  productPieces,
  productPrice,
  type BuyerDetails,
  type SentOrder,
  type Sum,
} from './orders.ts'

interface MatrixRow {
  readonly colour: string
  readonly pieces: number
  /** One for each size of the matrix; null where nothing of it was ordered. */
  readonly cells: readonly (Cell | null)[]
}

/** Ordered pieces as a table: a row per colour, a column per size. */
export interface OrderMatrix {
  /** Only ordered sizes, in garment order. */
  readonly sizes: readonly string[]
  /** In the order in which the colours were ordered. */
  readonly rows: readonly MatrixRow[]
}

export const matrixOf = (cells: readonly Cell[]): OrderMatrix => {
  const sizes = [...new Set(cells.map(({ size }) => size))].toSorted(compareSizes)
  const rows = [...new Set(cells.map(({ colour }) => colour))].map((colour) => {
    const own = cells.filter((cell) => cell.colour === colour)
    return {
      colour,
      pieces: productPieces({ cells: own }),
      cells: sizes.map((size) => own.find((cell) => cell.size === size) ?? null),
    }
  })
  return { sizes, rows }
}

/** What this browser knows of the buyer. */
export type Buyer = Session & BuyerDetails

export interface SummaryProduct {
  readonly id: string
  readonly name: string
  /** What the manufacturer calls the model by; empty if the server gave none: then `id` identifies it. */
  readonly key: string
  /** The price of one piece; null if the store has to give it. */
  readonly price: Centavos | null
  readonly pieces: number
  readonly amount: Centavos | null
  readonly matrix: OrderMatrix
}

/** The data that a manufacturer needs to prepare an order, for the chat text, the spreadsheet and the printed page. */
export interface OrderSummary extends Sum {
  /** Empty if the server gave none: then `clientId` identifies the order. */
  readonly folio: string
  readonly clientId: string
  /** ms since 1970 */
  readonly sentAt: number
  readonly storeName: string
  readonly buyer: Buyer
  readonly products: readonly SummaryProduct[]
  readonly pieces: number
  /** The total at the time of sending; null if the store had to give a price. */
  readonly total: Centavos | null
  readonly note: string
}

export const summaryOf = (order: SentOrder, buyer: Buyer): OrderSummary => {
  const { pieces, priced, unpriced } = orderTotals(order)
  return {
    folio: order.folio,
    clientId: order.clientId,
    sentAt: order.sentAt,
    storeName: order.storeName,
    buyer,
    products: order.products.map((product) => ({
      id: product.productId,
      name: product.name,
      key: product.key ?? '',
      price: productPrice(product),
      pieces: productPieces(product),
      amount: productAmount(product),
      matrix: matrixOf(product.cells),
    })),
    pieces,
    priced,
    unpriced,
    total: order.total,
    note: order.note,
  }
}
