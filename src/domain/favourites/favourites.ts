import type { ProductSummary } from '../catalogue/catalogue.ts'
import { queriesOf, type Reads, type Writes } from '../result.ts'

/** A user's favourite products. `user` is the e-mail. */
export interface FavouritesPort {
  count: Reads<[query: { user: string }], number>
  /** The products that the user has saved, the latest first: when each was saved, no answer says. */
  list: Reads<[query: { user: string }], readonly ProductSummary[]>
  /** Adding a product that is a favourite already succeeds. */
  add: Writes<{ user: string; productId: string }>
  /** Removing a product that is not a favourite succeeds. */
  remove: Writes<{ user: string; productId: string }>
}

export const favouritesQueries = queriesOf<'favourites', FavouritesPort>('favourites')('count', 'list')

export type FavouriteChange = Readonly<{
  user: string
  product: ProductSummary
  isFavourite: boolean
}>

/** Tells the other tabs of this browser what has changed, so that none asks the server for it. */
export interface FavouriteNews {
  tell(change: FavouriteChange): void
  /** Calls back for changes in other tabs. Returns how to stop. */
  onChange(listener: (change: FavouriteChange) => void): () => void
}
