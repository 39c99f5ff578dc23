import type { Locks, Page } from '../domain/device.ts'
import { addedTo, takenOut, withDraft, withProducts, withPutBack } from '../domain/orders/drafts.ts'
import type { Draft, DraftProduct, DraftStore, OpenOrders, OrderStores } from '../domain/orders/orders.ts'
import type { Reordered } from '../domain/orders/reorder.ts'
import { createSignal } from './signal.ts'

interface Needs {
  orderStores: OrderStores
  page: Pick<Page, 'now' | 'newId'>
  locks: Pick<Locks, 'exclusively'>
}

type Added = Pick<Reordered, 'draftId' | 'added'>

/** Drafts of each user, one per store. `user` is the e-mail; empty for an anonymous visitor. */
export const createOrderDrafts = ({ orderStores, page, locks }: Needs) => {
  /** The last order that was repeated on this page: its ticket and the draft both say it. */
  const reordered = createSignal<Reordered | null>(null)

  /** Gives the draft's id, empty where nothing was added to none, and what was added: less than asked where it is full. */
  const add = (user: string, store: DraftStore, products: readonly DraftProduct[]) => {
    const { storeId, storeName, storeMinimum, storePhone } = store
    const fresh = { storeId, storeName, storeMinimum, storePhone, savedAt: page.now() }
    return orderStores.open(user).update((now): readonly [OpenOrders, Added] => {
      const former = now.drafts.find((draft) => draft.storeId === storeId)
      const begun = former ?? { clientId: page.newId(), note: '', products: [] }
      const draft = withProducts({ ...begun, ...fresh }, products)
      if (draft.products.length === 0) return [now, { draftId: '', added: [] }]
      const drafts = [draft, ...now.drafts.filter((other) => other !== former)]
      return [
        { ...now, drafts },
        { draftId: draft.clientId, added: addedTo(begun.products, draft.products) },
      ]
    })
  }

  return {
    reordered,
    add,
    find: (user: string, clientId: string) =>
      orderStores
        .open(user)
        .read()
        .drafts.find((draft) => draft.clientId === clientId),

    /**
     * Changes a draft as it is now; one without products is removed. Gives what it took out of it, for `putBack`; null
     * if nothing.
     */
    change(user: string, clientId: string, edit: (draft: Draft) => Draft): Draft | null {
      return orderStores.open(user).update((now) => {
        const before = now.drafts.find((draft) => draft.clientId === clientId)
        if (before === undefined) return [now, null]
        const after = { ...edit(before), savedAt: page.now() }
        const drafts = now.drafts
          .map((draft) => (draft === before ? after : draft))
          .filter(({ products }) => products.length > 0)
        const products = takenOut(before, after)
        const removed = { ...before, note: after.products.length > 0 ? '' : before.note, products }
        return [{ ...now, drafts }, products.length === 0 ? null : removed]
      })
    },

    /** Puts back what a change took out of a draft, in a new one if it is no more. */
    putBack(user: string, draft: Draft): void {
      const [savedAt, clientId] = [page.now(), page.newId()]
      orderStores.open(user).edit((now) => {
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
        const drafts = anonymous.update((now) => [now, now.drafts])
        if (drafts.length === 0) return
        // Copied before they are removed, so that closing the page in between loses nothing.
        orderStores.open(user).edit((now) => {
          const own = [...now.drafts, ...now.pending.map(({ draft }) => draft)]
          const added = drafts.filter(({ clientId }) => !own.some((draft) => draft.clientId === clientId))
          return { ...now, drafts: added.reduceRight(withDraft, now.drafts) }
        })
        const copied = new Set(drafts.map(({ clientId }) => clientId))
        anonymous.edit((now) => ({ ...now, drafts: now.drafts.filter(({ clientId }) => !copied.has(clientId)) }))
      })
    },
  }
}

export type OrderDrafts = ReturnType<typeof createOrderDrafts>
