import type { Locks, Page } from '../domain/device.ts'
import { addedTo, takenOut, withDraft } from '../domain/orders/drafts.ts'
import type { Draft, DraftProduct, DraftStore, OrderStores } from '../domain/orders/orders.ts'
import type { Reordered } from '../domain/orders/reorder.ts'
import { createSignal } from './signal.ts'

interface Needs {
  orderStores: OrderStores
  page: Pick<Page, 'now' | 'newId'>
  locks: Pick<Locks, 'exclusively'>
}

const productsOf = (drafts: readonly Draft[]) => drafts.flatMap(({ products }) => products)

/** Drafts of each user, one per store. `user` is an e-mail; empty for an anonymous visitor. */
export const createOrderDrafts = ({ orderStores, page, locks }: Needs) => {
  /** The order that was last repeated on this page, for its ticket and for the draft. */
  const reordered = createSignal<Reordered | null>(null)

  /** Adds products to a store's draft; gives its id and the added pieces, fewer than wanted where a cell is full. */
  const add = (
    user: string,
    { storeId, storeName, storeMinimum, storePhone }: DraftStore,
    products: readonly DraftProduct[],
  ) => {
    const draft = { clientId: page.newId(), note: '', products, savedAt: page.now() }
    const fresh = { storeId, storeName, storeMinimum, storePhone, ...draft }
    return orderStores.open(user).update((now) => {
      const inStore = (drafts: readonly Draft[]) => drafts.find((draft) => draft.storeId === storeId)
      const drafts = withDraft(now.drafts, fresh)
      const { clientId, products: after } = inStore(drafts) ?? fresh
      const added = addedTo(inStore(now.drafts)?.products ?? [], after)
      return [
        { ...now, drafts },
        { draftId: clientId, added },
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

    /** Changes a draft; one without products is removed. Gives the removed products for `putBack`, null for none. */
    change(user: string, clientId: string, edit: (draft: Draft) => Draft) {
      return orderStores.open(user).update((now) => {
        const before = now.drafts.find((draft) => draft.clientId === clientId)
        if (before === undefined) return [now, null]
        const after = { ...edit(before), savedAt: page.now(), failure: undefined }
        const drafts = now.drafts
          .map((draft) => (draft === before ? after : draft))
          .filter(({ products }) => products.length > 0)
        const products = takenOut(before, after)
        const removed = { ...before, note: after.products.length > 0 ? '' : before.note, products }
        return [{ ...now, drafts }, products.length === 0 ? null : removed]
      })
    },

    /** Puts back the products that a change removed; cells that were filled again meanwhile stay as they are. */
    putBack(user: string, draft: Draft) {
      const fresh = { ...draft, clientId: page.newId(), savedAt: page.now() }
      orderStores.open(user).edit((now) => {
        const there = now.drafts.find(({ storeId }) => storeId === draft.storeId)
        const products = there ? takenOut(draft, there) : draft.products
        return { ...now, drafts: withDraft(now.drafts, { ...fresh, products }) }
      })
    },

    /** Moves drafts made before login to who logs in. Gives their products, and the added ones. */
    adopt(user: string) {
      // Two tabs at once would add the pieces twice.
      return locks.exclusively('puntada_adoptar', () => {
        const guests = orderStores.open('')
        const { drafts } = guests.update((now) => [now, now])
        const products = orderStores.open(user).update((now) => {
          const ids = [...now.drafts, ...now.pending.map(({ draft }) => draft)].map(({ clientId }) => clientId)
          const added = drafts.filter(({ clientId }) => !ids.includes(clientId))
          // The intent that waited for the login names the guest's draft.
          const keyOf = (draft: Draft) =>
            added.find(({ storeId }) => storeId === draft.storeId)?.clientId ?? draft.clientId
          const named = now.drafts.map((draft) => ({ ...draft, clientId: keyOf(draft) }))
          const joined = added.reduceRight(withDraft, named)
          return [
            { ...now, drafts: joined },
            { wanted: productsOf(added), added: addedTo(productsOf(now.drafts), productsOf(joined)) },
          ]
        })
        guests.edit((now) => ({ ...now, drafts: [] }))
        return products
      })
    },
  }
}

export type OrderDrafts = ReturnType<typeof createOrderDrafts>
