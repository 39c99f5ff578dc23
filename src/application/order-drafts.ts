import type { Locks, Page } from '../domain/device.ts'
import { withDraft, withProducts, withPutBack } from '../domain/orders/drafts.ts'
import { type Draft, type DraftProduct, type DraftStore, type OrderStores } from '../domain/orders/orders.ts'

interface Ports {
  orderStores: OrderStores
  page: Pick<Page, 'now' | 'newId'>
  locks: Pick<Locks, 'exclusively'>
}

/** Drafts of each user, one per store (R1.05). `user` is the e-mail; empty for an anonymous visitor. */
export const createOrderDrafts = ({ orderStores, page, locks }: Ports) => {
  return {
    add(user: string, store: DraftStore, products: readonly DraftProduct[]): void {
      const { storeId, storeName, storeMinimum, storePhone } = store
      const fresh = { storeId, storeName, storeMinimum, storePhone, savedAt: page.now() }
      const newId = page.newId()
      void orderStores.open(user).update((now) => {
        const former = now.drafts.find((draft) => draft.storeId === storeId) ?? {
          clientId: newId,
          note: '',
          products: [],
        }
        const draft = withProducts({ ...former, ...fresh }, products)
        if (draft.products.length === 0) return now
        return { ...now, drafts: [draft, ...now.drafts.filter((other) => other.storeId !== storeId)] }
      })
    },

    /** Changes a store's draft; a draft without products is removed. */
    change(user: string, storeId: string, edit: (draft: Draft) => Draft): void {
      const savedAt = page.now()
      void orderStores.open(user).update((now) => ({
        ...now,
        drafts: now.drafts
          .map((draft) => (draft.storeId === storeId ? { ...edit(draft), savedAt } : draft))
          .filter(({ products }) => products.length > 0),
      }))
    },

    /** Puts back what a change took out of a draft (`draft` with that alone), in a new one if it is no more. */
    putBack(user: string, draft: Draft): void {
      const [savedAt, clientId] = [page.now(), page.newId()]
      void orderStores.open(user).update((now) => {
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
        const { drafts } = await anonymous.update((now) => now)
        if (drafts.length === 0) return
        // Copied before they are removed, so that closing the page in between loses nothing.
        await orderStores.open(user).update((now) => {
          const known = new Set(
            [...now.drafts, ...now.pending.map(({ draft }) => draft)].map(({ clientId }) => clientId),
          )
          const added = drafts.filter(({ clientId }) => !known.has(clientId))
          return { ...now, drafts: added.reduceRight(withDraft, now.drafts) }
        })
        const taken = new Set(drafts.map(({ clientId }) => clientId))
        await anonymous.update((now) => ({ ...now, drafts: now.drafts.filter(({ clientId }) => !taken.has(clientId)) }))
      })
    },
  }
}

export type OrderDrafts = ReturnType<typeof createOrderDrafts>
