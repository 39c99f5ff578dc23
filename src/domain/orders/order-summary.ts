import type { BuyerDetails } from '../account/buyer-details.ts'
import type { Session } from '../account/session.ts'
import type { Centavos } from '../catalogue/catalogue.ts'
import { matrixOf, type OrderMatrix } from './order-matrix.ts'
import { orderTotals, productAmount, productPieces, productPrice, type SentOrder, type Sum } from './orders.ts'

/** Who buys, as far as this browser knows. */
export type Buyer = Session & BuyerDetails

export interface SummaryProduct {
  readonly name: string
  /** What the store knows the model by. */
  readonly key: string
  /** What a piece pays; null where the store has to say it. */
  readonly price: Centavos | null
  readonly pieces: number
  readonly amount: Centavos | null
  readonly matrix: OrderMatrix
}

/** All that a manufacturer needs to prepare an order: chat text, spreadsheet and printed page are made from it. */
export interface OrderSummary extends Sum {
  /** Empty where the server gave none: then `clientId` names the order. */
  readonly folio: string
  readonly clientId: string
  /** ms since 1970 */
  readonly sentAt: number
  readonly storeName: string
  readonly buyer: Buyer
  readonly products: readonly SummaryProduct[]
  readonly pieces: number
  /** What was agreed on when it was sent; null where the store had to say a price. */
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
      name: product.name,
      key: product.productId,
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
