import type { ProductSummary } from '../catalogue/catalogue.ts'
import type { Result } from '../result.ts'

/** A user's favourite products (R1.03). `user` is the e-mail (R6.04). */
export interface FavouritesPort {
  /** R7.29, R3.04 */
  count(user: string, signal?: AbortSignal): Promise<Result<number>>
  /** R7.30 */
  list(user: string, signal?: AbortSignal): Promise<Result<readonly ProductSummary[]>>
  /** R7.47. Adding a product that is a favourite already succeeds. */
  add(query: { user: string; productId: string }): Promise<Result<void>>
  /** R7.48. Removing a product that is not a favourite succeeds. */
  remove(query: { user: string; productId: string }): Promise<Result<void>>
}
