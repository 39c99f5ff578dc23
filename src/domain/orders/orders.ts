import type { Centavos, ImagePath, PriceTier } from '../catalogue/catalogue.ts'
import { tierFor } from '../catalogue/catalogue.ts'
import { amountOf, cellKey, MAX_PIECES, usableTiers, type Cell } from './quantity-grid.ts'
import type { Result } from '../result.ts'
import { isBlank } from '../text.ts'
import type { WriteOutcome } from '../write-outcome.ts'

/** One product in one colour and size. `price` is what a piece paid when the order was sent. */
export interface OrderLine {
  readonly productId: string
  readonly productName: string
  readonly colour: string
  readonly size: string
  readonly pieces: number
  readonly price: Centavos
}

/** An order (pedido) as it goes to one store. `clientId` makes a repeat recognisable. */
export interface Order {
  readonly clientId: string
  readonly user: string
  readonly storeId: string
  readonly note: string
  readonly lines: readonly OrderLine[]
  readonly total: Centavos
}

export interface OrdersPort {
  /** R7.49. Gives the folio; empty when the server accepted without one. Never sent twice. */
  create(order: Order): Promise<Result<{ folio: string }>>
}

/** A product in a draft: what is needed to show and price it without asking the server. */
export interface DraftProduct {
  readonly productId: string
  readonly name: string
  readonly image: ImagePath | null
  readonly tiers: readonly PriceTier[]
  readonly minimum: number
  readonly multiple: number
  readonly cells: readonly Cell[]
}

/** The store that an order goes to. */
export interface DraftStore {
  readonly storeId: string
  readonly storeName: string
  readonly storeMinimum: Centavos | null
  readonly storePhone: string
}

/** What a buyer is putting together for one store, kept in this browser. `savedAt` in ms since 1970. */
export interface Draft extends DraftStore {
  readonly clientId: string
  readonly note: string
  readonly products: readonly DraftProduct[]
  readonly savedAt: number
}

/** A draft whose sending began. It stays here until its outcome is known: a reload must not send it again. */
export interface Outgoing {
  readonly draft: Draft
  readonly user: string
  /** ms since 1970 */
  readonly at: number
}

/** An order sent from this browser: the API has no history (section 7), so the browser keeps its own. */
export interface SentOrder extends Omit<Draft, 'savedAt'> {
  readonly user: string
  readonly folio: string
  readonly total: Centavos
  readonly sentAt: number
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0)

export const productPieces = ({ cells }: Pick<DraftProduct, 'cells'>): number => sum(cells.map(({ pieces }) => pieces))

/** What a piece of a draft's product pays at its quantity; 0 where the product has no price yet. */
export const productPrice = (product: DraftProduct): Centavos =>
  tierFor(usableTiers(product.tiers), productPieces(product))?.price ?? 0

export const productAmount = (product: DraftProduct): Centavos => amountOf(product.tiers, productPieces(product)) ?? 0

export interface OrderTotals {
  readonly pieces: number
  readonly total: Centavos
  /** What is lacking to the store's minimum; 0 when reached or unknown. */
  readonly missing: Centavos
}

export const orderTotals = ({ products, storeMinimum }: Pick<Draft, 'products' | 'storeMinimum'>): OrderTotals => {
  const total = sum(products.map(productAmount))
  return { pieces: sum(products.map(productPieces)), total, missing: Math.max(0, (storeMinimum ?? 0) - total) }
}

/** The order that goes to the server (R1.05). */
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

/** Only users order, and only something (section 1). */
export const isOrderable = (order: Order): boolean =>
  !isBlank(order.user) &&
  order.lines.length > 0 &&
  order.lines.every(({ pieces }) => Number.isInteger(pieces) && pieces > 0)

/** How a sending ended: done with its folio, refused (certainly not sent), or nobody knows. */
export type SendingOutcome = WriteOutcome<{ readonly folio: string }>

/** Adds the pieces of some cells to others; what comes to nothing goes. */
export const mergeCells = (own: readonly Cell[], added: readonly Cell[]): readonly Cell[] => {
  const merged = new Map(own.map((cell) => [cellKey(cell.colour, cell.size), cell]))
  for (const cell of added) {
    const key = cellKey(cell.colour, cell.size)
    merged.set(key, { ...cell, pieces: Math.min(MAX_PIECES, (merged.get(key)?.pieces ?? 0) + cell.pieces) })
  }
  return [...merged.values()].filter(({ pieces }) => pieces > 0)
}

/** Adds products to the draft of their store; the newer name, price and rules win. */
export const withProducts = (draft: Draft, added: readonly DraftProduct[]): Draft => {
  const products = new Map(draft.products.map((product) => [product.productId, product]))
  for (const product of added) {
    const cells = mergeCells(products.get(product.productId)?.cells ?? [], product.cells)
    if (cells.length > 0) products.set(product.productId, { ...product, cells })
  }
  return { ...draft, products: [...products.values()] }
}

/** Sets one cell of one product; a product without pieces leaves the draft. */
export const withCell = (draft: Draft, productId: string, { colour, size, pieces }: Cell): Draft => ({
  ...draft,
  products: draft.products
    .map((product) =>
      product.productId === productId
        ? {
            ...product,
            cells: product.cells
              .map((cell) => (cell.colour === colour && cell.size === size ? { ...cell, pieces } : cell))
              .filter((cell) => cell.pieces > 0),
          }
        : product,
    )
    .filter(({ cells }) => cells.length > 0),
})

export const withoutProduct = (draft: Draft, productId: string): Draft => ({
  ...draft,
  products: draft.products.filter((product) => product.productId !== productId),
})
