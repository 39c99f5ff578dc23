import type { Failure } from '../result.ts'
import type { OrderReceipt, SendingOutcome } from './orders.ts'

/** What becomes of an order that was sent. */
export type AfterSending =
  | { readonly kind: 'sent'; readonly receipt: OrderReceipt }
  | { readonly kind: 'returned' | 'unknown'; readonly failure: Failure }

/** `isRepeat`: nobody knows whether an earlier request arrived, and a refusal of this one says nothing of that. */
export const afterSending = (outcome: SendingOutcome, isRepeat: boolean): AfterSending => {
  if (outcome.kind === 'done') return { kind: 'sent', receipt: outcome.value }
  const isUnknown = isRepeat || outcome.kind === 'unknown'
  return { kind: isUnknown ? 'unknown' : 'returned', failure: outcome.failure }
}
