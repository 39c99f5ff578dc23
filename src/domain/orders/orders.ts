import type { Centavos, ImagePath } from '../catalogue/catalogue.ts'
import type { Store } from '../device.ts'
import { amountOf, priceOf } from '../catalogue/tiers.ts'
import { piecesOf, sum, type Cell, type SellingRules } from './quantity-grid.ts'
import type { Failure, Writes } from '../result.ts'

/** One product in one colour and size. `price` is that of one piece; null if the store has to give it. */
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
  /** Never sent twice. */
  create: Writes<Order, OrderReceipt>
}

/** A product in a draft, with all that is needed to show and price it offline. */
export interface DraftProduct extends SellingRules {
  readonly productId: string
  /** What the manufacturer calls the model by; absent where the server gave none. */
  readonly key?: string
  readonly name: string
  readonly image: ImagePath | null
  readonly cells: readonly Cell[]
}

export type DraftStore = Readonly<{
  storeId: string
  storeName: string
  storeMinimum: Centavos | null
  storePhone: string
}>

/** An unsent order for one store, stored in this browser. `savedAt` in ms since 1970. */
export interface Draft extends DraftStore {
  readonly clientId: string
  readonly note: string
  readonly products: readonly DraftProduct[]
  readonly savedAt: number
  /** Why it came back from being sent, or is in doubt; until it is changed or sent again. */
  readonly failure?: Failure | undefined
}

/** An order whose sending has started and whose outcome is not known yet: a reload must not send it again. */
export type PendingOrder = Readonly<{
  draft: Draft
  user: string
  /** When it was last sent, in ms since 1970. */
  at: number
  /** On its way: the tab that sends it holds its lock. Else nobody knows whether it arrived. */
  isSending: boolean
}>

/** What stores ask of a buyer and the API has no field for: stored in this browser, for order summaries. */
export interface BuyerDetails {
  readonly town: string
  /** In percent, what is added to what a piece costs; undefined while it is off. */
  readonly margin?: number | undefined
}

/** Each order is in exactly one of both lists, latest first. */
export type OpenOrders = Readonly<{
  drafts: readonly Draft[]
  pending: readonly PendingOrder[]
}>

/** What is typed in the grid of a product and in no order yet. */
export type TypedQuantities = Readonly<{
  productId: string
  /** The e-mail of who typed them; empty for an anonymous visitor. */
  user: string
  cells: readonly Cell[]
}>

/** The text of a list that is in no order yet, and who wrote it: empty for an anonymous visitor. */
export type WrittenList = Readonly<{ user: string; text: string }>

/** What a buyer takes along to another browser. */
export type CarriedOrders = Readonly<{ drafts: readonly Draft[]; sent: readonly SentOrder[] }>

/** The stored orders of a user (the e-mail; empty for an anonymous visitor, who has only drafts). */
export interface OrderStores {
  open(user: string): Store<OpenOrders>
  sent(user: string): Store<readonly SentOrder[]>
  buyer(user: string): Store<BuyerDetails>
  /** What the storage would read of such orders. */
  readonly carried: (raw: object) => CarriedOrders
  /** Of all users: who logs in goes on with what was typed before. */
  typed(productId: string): Store<TypedQuantities | null>
  /** The same. */
  readonly list: Store<WrittenList | null>
}

/** An order sent from this browser, stored here because the API has no history (section 7). */
export interface SentOrder extends Omit<Draft, 'savedAt' | 'failure'> {
  readonly user: string
  readonly folio: string
  /** Null if the store had to give a price. */
  readonly total: Centavos | null
  /** What the server says that the order costs, where it is not `total`. */
  readonly storeTotal?: Centavos | undefined
  readonly sentAt: number
}

export type OrderReceipt = Readonly<{
  folio: string
  total?: Centavos
  /** When the server says that it answered, in ms since 1970: a device's clock may be days off. */
  at?: number
}>

export const sentOrder = ({ draft, user }: PendingOrder, receipt: OrderReceipt, sentAt: number): SentOrder => {
  const { savedAt: _, failure: _reason, ...contents } = draft
  const { total } = orderTotals(draft)
  const storeTotal = receipt.total === total ? undefined : receipt.total
  return { ...contents, user, folio: receipt.folio, total, storeTotal, sentAt: receipt.at ?? sentAt }
}

/** In neither list: a tab that wrote at the same time may have brought a draft back that another one was sending. */
export const withoutOrder = ({ drafts, pending }: OpenOrders, clientId: string): OpenOrders => ({
  drafts: drafts.filter((draft) => draft.clientId !== clientId),
  pending: pending.filter(({ draft }) => draft.clientId !== clientId),
})

/** With an order as it is now, no longer a draft, in its place among the pending ones. */
export const withPending = (now: OpenOrders, order: PendingOrder): OpenOrders => {
  const { clientId } = order.draft
  const { drafts, pending } = withoutOrder(now, clientId)
  const index = now.pending.findIndex(({ draft }) => draft.clientId === clientId)
  return { drafts, pending: pending.toSpliced(Math.max(0, index), 0, order) }
}

const MOST_SENT = 100
/** About 400 KB in the browser's storage. */
const MOST_SENT_LETTERS = 200_000

/** As many as are stored, from the first on; that one however long it is. */
export const fitting = (sent: readonly SentOrder[]): readonly SentOrder[] => {
  let letters = 0
  return sent
    .slice(0, MOST_SENT)
    .filter((older, index) => (letters += JSON.stringify(older).length) <= MOST_SENT_LETTERS || index === 0)
}

/** The history, latest first. The oldest give way. */
export const withSent = (sent: readonly SentOrder[], order: SentOrder): readonly SentOrder[] =>
  sent.some(({ clientId }) => clientId === order.clientId) ? sent : fitting([order, ...sent])

export const productPieces = ({ cells }: Pick<DraftProduct, 'cells'>) => piecesOf(cells)

export const orderPieces = ({ products }: Pick<Draft, 'products'>) => sum(products.map(productPieces))

export const productPrice = (product: Pick<DraftProduct, 'tiers' | 'cells'>): Centavos | null =>
  priceOf(product.tiers, productPieces(product))

export const productAmount = (product: Pick<DraftProduct, 'tiers' | 'cells'>): Centavos | null =>
  amountOf(product.tiers, productPieces(product))

export type Sum = Readonly<{
  /** The total of the pieces with a price; null if none has one. */
  priced: Centavos | null
  unpriced: number
}>

/**
 * `total`: null if any piece has no price, because a partial sum would be wrong. `missing`: to the store's minimum; 0 if
 * it is reached or there is none, null if it cannot be known.
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
