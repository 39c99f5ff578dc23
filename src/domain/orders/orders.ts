import type { Session } from '../account/session.ts'
import type { Centavos, ImagePath } from '../catalogue/catalogue.ts'
import type { Store } from '../device.ts'
import { amountOf, priceOf } from '../catalogue/tiers.ts'
import { piecesOf, sum, type Cells, type SellingRules } from './quantity-grid.ts'
import type { Failure, Writes } from '../result.ts'

/** One product in one colour and size. `price` is a piece's; null if the store has to give it. */
type OrderLine = Readonly<{
  productId: string
  productName: string
  colour: string
  size: string
  pieces: number
  price: Centavos | null
}>

/**
 * An order (pedido) to one store. `clientId` lets the server recognise a repeat. `total` is null if any line has no
 * price, because a partial sum would be wrong.
 */
export type Order = Readonly<{
  clientId: string
  user: string
  storeId: string
  note: string
  lines: readonly OrderLine[]
  total: Centavos | null
}>

export interface OrdersPort {
  /** Sends an order, never twice by itself (section 7). */
  create: Writes<Order, OrderReceipt>
}

/** A product in a draft, with all that shows and prices it offline. */
export type DraftProduct = SellingRules &
  Readonly<{
    productId: string
    /** The manufacturer's own key of the model; absent where the server gave none. */
    key?: string
    name: string
    image: ImagePath | null
    cells: Cells
  }>

export type DraftStore = Readonly<{
  storeId: string
  storeName: string
  storeMinimum: Centavos | null
  storePhone: string
}>

/** An unsent order for one store, stored in this browser. `savedAt` in ms since 1970. */
export type Draft = DraftStore &
  Readonly<{
    clientId: string
    note: string
    products: readonly DraftProduct[]
    savedAt: number
    /** Why its last sending failed or is in doubt, until it is changed or sent again. */
    failure?: Failure | undefined
  }>

/** An order whose sending has started and whose outcome is not known yet: a reload must not send it again. */
export type PendingOrder = Readonly<{
  draft: Draft
  user: string
  /** The last sending, in ms since 1970. */
  at: number
  /** True while the tab that sends it holds its lock; if false, nobody knows whether it arrived. */
  isSending: boolean
}>

/** A buyer's details for which the API has no field, stored in this browser. */
export interface BuyerDetails {
  readonly town: string
  /** The resale margin in percent; undefined while it is off. */
  readonly margin?: number | undefined
}

export type Buyer = Session & BuyerDetails

/** Unsent orders, latest first, each in exactly one list. */
export type OpenOrders = Readonly<{ drafts: readonly Draft[]; pending: readonly PendingOrder[] }>

/** Quantities typed in a product's grid that are in no order yet. */
export type TypedQuantities = Readonly<{
  productId: string
  /** Its writer's e-mail; empty for an anonymous visitor. */
  user: string
  cells: Cells
}>

/** The text of a list that is in no order yet. `user`: as in `TypedQuantities`. */
export type WrittenList = Readonly<{ user: string; text: string }>

export type CarriedOrders = Readonly<{ drafts: readonly Draft[]; sent: readonly SentOrder[] }>

/** The stored orders of a user (the e-mail; empty for an anonymous visitor, who has only drafts). */
export interface OrderStores {
  open(user: string): Store<OpenOrders>
  sent(user: string): Store<readonly SentOrder[]>
  buyer(user: string): Store<BuyerDetails>
  /** Orders as the storage would read them; it leaves out the unreadable. */
  readonly carried: (raw: object) => CarriedOrders
  /** One store for all users: who logs in goes on with the quantities typed before. */
  typed(productId: string): Store<TypedQuantities | null>
  /** One store for all users, as that of quantities. */
  readonly list: Store<WrittenList | null>
}

/** An order sent from this browser, stored here because the API has no history (section 7). */
export type SentOrder = Omit<Draft, 'savedAt' | 'failure'> &
  Readonly<{
    user: string
    folio: string
    /** The total is null if the store has to give a price. */
    total: Centavos | null
    /** The server's total, where it is not `total`. */
    storeTotal?: Centavos | undefined
    sentAt: number
  }>

export type OrderReceipt = Readonly<{
  folio: string
  total?: Centavos
  /** The server's time of the answer, in ms since 1970: a device's clock may be days off. */
  at?: number
}>

export const sentOrder = ({ draft, user }: PendingOrder, receipt: OrderReceipt, sentAt: number): SentOrder => {
  const { savedAt: _, failure: _reason, ...contents } = draft
  const { total } = orderTotals(draft)
  const storeTotal = receipt.total === total ? undefined : receipt.total
  return { ...contents, user, folio: receipt.folio, total, storeTotal, sentAt: receipt.at ?? sentAt }
}

/** Removes an order from both lists: a tab that wrote at the same time may have brought back a draft on its way. */
export const withoutOrder = ({ drafts, pending }: OpenOrders, clientId: string): OpenOrders => ({
  drafts: drafts.filter((draft) => draft.clientId !== clientId),
  pending: pending.filter(({ draft }) => draft.clientId !== clientId),
})

/** Puts an order, until then a draft or pending, in its place among the pending ones. */
export const withPending = (now: OpenOrders, order: PendingOrder): OpenOrders => {
  const { clientId } = order.draft
  const { drafts, pending } = withoutOrder(now, clientId)
  const index = now.pending.findIndex(({ draft }) => draft.clientId === clientId)
  return { drafts, pending: pending.toSpliced(Math.max(0, index), 0, order) }
}

const MOST_SENT = 100
/** About 400 KB in the browser's storage. */
const MOST_SENT_LETTERS = 200_000

/** The latest orders that are stored: the first however long it is, the others as far as they fit. */
export const fitting = (sent: readonly SentOrder[]) => {
  let letters = 0
  return sent
    .slice(0, MOST_SENT)
    .filter((older, index) => (letters += JSON.stringify(older).length) <= MOST_SENT_LETTERS || index === 0)
}

/** The history with a new order, which the oldest ones give way to. */
export const withSent = (sent: readonly SentOrder[], order: SentOrder) =>
  sent.some(({ clientId }) => clientId === order.clientId) ? sent : fitting([order, ...sent])

export const productPieces = ({ cells }: Pick<DraftProduct, 'cells'>) => piecesOf(cells)

export const orderPieces = ({ products }: Pick<Draft, 'products'>) => sum(products.map(productPieces))

export type PricedCells = Pick<DraftProduct, 'tiers' | 'cells'>

export const productPrice = (product: PricedCells) => priceOf(product.tiers, productPieces(product))

export const productAmount = (product: PricedCells) => amountOf(product.tiers, productPieces(product))

export type Sum = Readonly<{
  /** The total of the pieces with a price; null if none has one. */
  priced: Centavos | null
  unpriced: number
}>

/**
 * `total`: as that of an `Order`. `missing`: centavos to the store's
 * minimum; 0 from there on or without one, null if it cannot be known.
 */
export const orderTotals = ({ products, storeMinimum }: Pick<Draft, 'products' | 'storeMinimum'>) => {
  const amounts = products.map(productAmount).filter((amount) => amount !== null)
  const priced = amounts.length === 0 ? null : sum(amounts)
  const unpriced = sum(products.filter((product) => productAmount(product) === null).map(productPieces))
  const missing = Math.max(0, (storeMinimum ?? 0) - (priced ?? 0))
  return {
    pieces: orderPieces({ products }),
    priced,
    unpriced,
    total: unpriced > 0 ? null : priced,
    missing: missing > 0 && unpriced > 0 ? null : missing,
  }
}

export const orderOf = (draft: Draft, user: string): Order => ({
  clientId: draft.clientId,
  user,
  storeId: draft.storeId,
  note: draft.note.trim(),
  total: orderTotals(draft).total,
  lines: draft.products.flatMap((product) =>
    product.cells.map(({ colour, size, pieces }) => ({
      productId: product.productId,
      productName: product.name,
      colour,
      size,
      pieces,
      price: productPrice(product),
    })),
  ),
})
