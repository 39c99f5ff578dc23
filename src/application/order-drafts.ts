import type { Locks, Page } from '../domain/device.ts'
import { takenOut, withDraft, withProducts, withPutBack } from '../domain/orders/drafts.ts'
import type { Draft, DraftProduct, DraftStore, OpenOrders, OrderStores } from '../domain/orders/orders.ts'
import type { Reordered } from '../domain/orders/reorder.ts'
import { createSignal } from './pending.ts'

/** Drafts of each user, one per store. `user` is the e-mail; empty for an anonymous visitor. */
export const createOrderDrafts = (
  orderStores: OrderStores,
  page: Pick<Page, 'now' | 'newId'>,
  locks: Pick<Locks, 'exclusively'>,
) => {
  return {
    /** The last order that was repeated on this page: its ticket and the draft both say it. */
    reordered: createSignal<Reordered | null>(null),

    /** Gives the id of the draft; empty where nothing was added to none. */
    add(user: string, store: DraftStore, products: readonly DraftProduct[]): string {
      const { storeId, storeName, storeMinimum, storePhone } = store
      const fresh = { storeId, storeName, storeMinimum, storePhone, savedAt: page.now() }
      const newId = page.newId()
      const open = orderStores.open(user)
      const ofStore = (now: OpenOrders) => now.drafts.find((draft) => draft.storeId === storeId)
      void open.edit((now) => {
        const former = ofStore(now) ?? { clientId: newId, note: '', products: [] }
        const draft = withProducts({ ...former, ...fresh }, products)
        if (draft.products.length === 0) return now
        return { ...now, drafts: [draft, ...now.drafts.filter((other) => other.storeId !== storeId)] }
      })
      return ofStore(open.read())?.clientId ?? ''
    },

    /**
     * Changes a draft as it is now; one without products is removed. Gives what it took out of it, for `putBack`; null
     * if nothing.
     */
    change(user: string, clientId: string, edit: (draft: Draft) => Draft): Draft | null {
      const savedAt = page.now()
      const open = orderStores.open(user)
      const before = open.read().drafts.find((draft) => draft.clientId === clientId)
      if (before === undefined) return null
      void open.edit((now) => ({
        ...now,
        drafts: now.drafts
          .map((draft) => (draft.clientId === clientId ? { ...edit(draft), savedAt } : draft))
          .filter(({ products }) => products.length > 0),
      }))
      const after = edit(before)
      const products = takenOut(before, after)
      return products.length === 0 ? null : { ...before, note: after.products.length > 0 ? '' : before.note, products }
    },

    /** Puts back what a change took out of a draft, in a new one if it is no more. */
    putBack(user: string, draft: Draft): void {
      const [savedAt, clientId] = [page.now(), page.newId()]
      void orderStores.open(user).edit((now) => {
        const there = now.drafts.some(({ storeId }) => storeId === draft.storeId)
        if (!there) return { ...now, drafts: [{ ...draft, clientId, savedAt }, ...now.drafts] }
        const putBack = (other: Draft) => ({ ...withPutBack(other, draft.products), savedAt })
        return {
          ...now,
          drafts: now.drafts.map((other) => (other.storeId === draft.storeId ? putBack(other) : other)),
        }
      })
    },

    /** Drafts made before login move to who logs in. */
    adopt(user: string): Promise<void> {
      // One tab at a time, or the pieces would be added twice.
      return locks.exclusively('puntada_adoptar', async () => {
        const anonymous = orderStores.open('')
        const drafts = await anonymous.update((now) => [now, now.drafts])
        if (drafts.length === 0) return
        // Copied before they are removed, so that closing the page in between loses nothing.
        await orderStores.open(user).edit((now) => {
          const own = [...now.drafts, ...now.pending.map(({ draft }) => draft)]
          const added = drafts.filter(({ clientId }) => !own.some((draft) => draft.clientId === clientId))
          return { ...now, drafts: added.reduceRight(withDraft, now.drafts) }
        })
        const copied = new Set(drafts.map(({ clientId }) => clientId))
        await anonymous.edit((now) => ({ ...now, drafts: now.drafts.filter(({ clientId }) => !copied.has(clientId)) }))
      })
    },
  }
}

export type OrderDrafts = ReturnType<typeof createOrderDrafts>
