import type { Writes } from '../result.ts'

export interface NewsletterPort {
  /** R7.45: the word `registered` is a success; any other answer is `refused` with its text (R8.11). */
  subscribe: Writes<{ mail: string }>
}

/** R2.47, R9.03: what the mobile text promises on the first purchase. */
export const FIRST_PURCHASE_DISCOUNT_PERCENT = 10
