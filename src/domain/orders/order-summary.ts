import type { Session } from '../account/session.ts'
import { orderedSizes } from '../catalogue/catalogue.ts'
import type { Cell } from './quantity-grid.ts'
import { orderTotals, productAmount, productPieces, productPrice, type BuyerDetails, type SentOrder } from './orders.ts'

/** A row per ordered colour, a column per ordered size in the order of sizes; null where nothing was ordered. */
export const matrixOf = (cells: readonly Cell[]) => {
  const sizes = orderedSizes([...new Set(cells.map(({ size }) => size))])
  const rows = [...new Set(cells.map(({ colour }) => colour))].map((colour) => {
    const row = cells.filter((cell) => cell.colour === colour)
    return {
      colour,
      pieces: productPieces({ cells: row }),
      cells: sizes.map((size) => row.find((cell) => cell.size === size) ?? null),
    }
  })
  return { sizes, rows }
}

export type Buyer = Session & BuyerDetails

/**
 * The data by which a manufacturer prepares an order, for chat, spreadsheet and paper. Without a `folio` the `clientId`
 * identifies the order, and without a `key` the `id` a product. A null price, amount or total is the store's to give.
 */
export const summaryOf = (order: SentOrder, buyer: Buyer) => ({
  ...orderTotals(order),
  ...order,
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
})

export type OrderSummary = ReturnType<typeof summaryOf>
export type SummaryProduct = OrderSummary['products'][number]
