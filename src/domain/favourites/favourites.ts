import type { ProductSummary } from '../catalogue/catalogue.ts'
import type { Reads, Writes } from '../result.ts'

/** A user's favourite products (R1.03). `user` is the e-mail (R6.04). */
export interface FavouritesPort {
  /** How many products the user has saved, for the header (R7.29, R3.04). */
  count: Reads<[asked: { user: string }], number>
  /** The products that the user has saved (R7.30). */
  list: Reads<[asked: { user: string }], readonly ProductSummary[]>
  /** R7.47. Adding a product that is a favourite already succeeds. */
  add: Writes<{ user: string; productId: string }>
  /** R7.48. Removing a product that is not a favourite succeeds. */
  remove: Writes<{ user: string; productId: string }>
}

export interface FavouriteChange {
  readonly user: string
  readonly product: ProductSummary
  readonly isFavourite: boolean
}

/** Tells the other tabs of this browser what has changed, so that none asks the server for it. */
export interface FavouriteNews {
  tell(change: FavouriteChange): void
  /** The answer stops listening. */
  onChange(listener: (change: FavouriteChange) => void): () => void
}
