import type { Writes } from '../result.ts'

export interface NewsletterPort {
  /** The word `registered` is a success; any other answer is `refused` with its text. */
  subscribe: Writes<{ mail: string }>
}

export const FIRST_PURCHASE_DISCOUNT_PERCENT = 10
