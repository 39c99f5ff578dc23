import type { ProductSummary } from '../catalogue/catalogue.ts'
import type { Result } from '../result.ts'

/** What a logged-in user keeps (R1.03). `user` is the e-mail (R6.04). */
export interface FavouritesPort {
  /** R7.29, R3.04 */
  count(user: string, signal?: AbortSignal): Promise<Result<number>>
  /** R7.30 */
  list(user: string, signal?: AbortSignal): Promise<Result<readonly ProductSummary[]>>
  /** R7.47. Adding what is kept already is a success. */
  add(query: { user: string; productId: string }): Promise<Result<void>>
  /** R7.48. Removing what is not kept is a success. */
  remove(query: { user: string; productId: string }): Promise<Result<void>>
}
