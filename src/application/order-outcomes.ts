import type { Page } from '../domain/device.ts'
import {
  otherTotal,
  wholeTotal,
  withDraft,
  withSent,
  type Draft,
  type OrderReceipt,
  type OrderStores,
  type PendingOrder,
  type SentOrder,
} from '../domain/orders/orders.ts'
import type { Failure } from '../domain/result.ts'

interface Needs {
  readonly orderStores: OrderStores
  readonly page: Pick<Page, 'now'>
}

/** Stores how pending orders ended, and remembers it for the screens as long as the page lives. */
export const createOrderOutcomes = ({ orderStores, page }: Needs) => {
  let confirmed: readonly SentOrder[] = []
  const returned = new Map<string, { readonly failure: Failure; readonly savedAt: number }>()
  return {
    confirmedOf: (user: string): readonly SentOrder[] => confirmed.filter((order) => order.user === user),

    /** Why drafts came back, by their ids; a draft that was changed since has no failure any more. */
    failuresOf: (drafts: readonly Draft[]): ReadonlyMap<string, Failure> =>
      new Map(
        drafts.flatMap(({ clientId, savedAt }) => {
          const back = returned.get(clientId)
          return back?.savedAt === savedAt ? [[clientId, back.failure]] : []
        }),
      ),

    /** Moves a pending order to the history. */
    async keep({ draft, user }: PendingOrder, { folio, total: theirs }: OrderReceipt): Promise<void> {
      const { savedAt: _, ...contents } = draft
      const total = wholeTotal(draft)
      const order: SentOrder = {
        ...contents,
        user,
        folio,
        total,
        storeTotal: otherTotal(total, theirs),
        sentAt: page.now(),
      }
      confirmed = [order, ...confirmed]
      // History first: a page closed between the two writes must not forget that the order arrived.
      await orderStores.sent(user).update((now) => withSent(now, order))
      await orderStores.open(user).update((now) => ({
        ...now,
        pending: now.pending.filter((pending) => pending.draft.clientId !== draft.clientId),
      }))
    },

    /** Returns a pending order to the drafts, joined with products added for the same store meanwhile. */
    giveBack({ draft, user }: PendingOrder, clientId: string, failure: Failure | null): Promise<void> {
      const savedAt = page.now()
      if (failure !== null) returned.set(clientId, { failure, savedAt })
      return orderStores.open(user).update((now) => ({
        drafts: withDraft(now.drafts, { ...draft, clientId, savedAt }),
        pending: now.pending.filter((order) => order.draft.clientId !== draft.clientId),
      }))
    },

    /** Forgets the confirmations; false if there were none. */
    dismiss(): boolean {
      const had = confirmed.length > 0
      confirmed = []
      return had
    },
  }
}
