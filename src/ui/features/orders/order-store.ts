import type { KeyValueStore } from '../../../domain/device.ts'
import { readDrafts, readOutbox, readSentOrders } from '../../../domain/orders/order-shapes.ts'
import type { Draft, Outgoing, SentOrder } from '../../../domain/orders/orders.ts'
import { DRAFTS_KEY, OUTBOX_KEY, readRaw, SENT_KEY, shelfOf, touch } from './use-draft-count.ts'

/** What this browser keeps of a buyer's orders, read anew each time: another tab may have written meanwhile. */
export const orderStore = (kept: KeyValueStore) => {
  const drafts = () => readDrafts(readRaw(kept, DRAFTS_KEY))
  const outbox = () => readOutbox(readRaw(kept, OUTBOX_KEY))
  const sent = () => readSentOrders(readRaw(kept, SENT_KEY))

  const write = (key: string, value: unknown) => {
    const { memory } = shelfOf(kept)
    if (kept.set(key, value)) memory.delete(key)
    else memory.set(key, value)
  }
  const save = (change: { drafts?: readonly Draft[]; outbox?: readonly Outgoing[]; sent?: readonly SentOrder[] }) => {
    // The outbox before the drafts: a page that dies between the two must not forget that it was sending.
    if (change.outbox) write(OUTBOX_KEY, change.outbox)
    if (change.drafts) write(DRAFTS_KEY, change.drafts)
    if (change.sent) write(SENT_KEY, change.sent)
    touch(kept)
  }

  return { drafts, outbox, sent, save }
}
