import type { ProductSummary } from '../catalogue/catalogue.ts'
import type { Reads, Writes } from '../result.ts'

/** A user's favourite products. `user` is the e-mail. */
export interface FavouritesPort {
  /** How many products the user has saved, for the header. */
  count: Reads<[query: { user: string }], number>
  /** The products that the user has saved. */
  list: Reads<[query: { user: string }], readonly ProductSummary[]>
  /** Adding a product that is a favourite already succeeds. */
  add: Writes<{ user: string; productId: string }>
  /** Removing a product that is not a favourite succeeds. */
  remove: Writes<{ user: string; productId: string }>
}

export type FavouriteChange = Readonly<{
  user: string
  product: ProductSummary
  isFavourite: boolean
}>

/** Tells the other tabs of this browser what has changed, so that none asks the server for it. */
export interface FavouriteNews {
  tell(change: FavouriteChange): void
  /** The answer stops listening. */
  onChange(listener: (change: FavouriteChange) => void): () => void
}
