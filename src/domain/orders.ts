import type { Centavos, ImagePath, PriceTier } from './catalogue.ts'
import type { Result } from './result.ts'

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
  readonly cells: readonly { readonly colour: string; readonly size: string; readonly pieces: number }[]
}

/** What a buyer is putting together for one store, kept in this browser. `savedAt` in ms since 1970. */
export interface Draft {
  readonly clientId: string
  readonly storeId: string
  readonly storeName: string
  readonly storeMinimum: Centavos | null
  readonly storePhone: string
  readonly note: string
  readonly products: readonly DraftProduct[]
  readonly savedAt: number
}

/** An order sent from this browser: the API has no history (section 7), so the browser keeps its own. */
export interface SentOrder extends Omit<Draft, 'savedAt'> {
  readonly folio: string
  readonly total: Centavos
  readonly sentAt: number
}
