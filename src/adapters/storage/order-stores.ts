import * as z from 'zod/mini'
import type { KeyValueStore, Locks, Store } from '../../domain/device.ts'
import type { Draft, DraftProduct, OpenOrders, OrderStores, PendingOrder, SentOrder } from '../../domain/orders/orders.ts'
import { MAX_PIECES } from '../../domain/orders/quantity-grid.ts'
import { createStore, listOf, userKey } from './create-store.ts'

const name = z.string().check(z.minLength(1))
const text = z.catch(z.string(), '')
const whole = z.int().check(z.gte(0))
const atLeastOne = z.catch(z.int().check(z.gte(1)), 1)

const product: z.ZodMiniType<DraftProduct> = z.object({
  productId: name,
  name: text,
  image: z.catch(z.nullable(name), null),
  tiers: z.catch(listOf(z.object({ from: whole, price: whole })), []),
  minimum: atLeastOne,
  multiple: atLeastOne,
  cells: listOf(z.object({ colour: name, size: name, pieces: z.int().check(z.gte(1), z.lte(MAX_PIECES)) })).check(
    z.refine((cells) => cells.length > 0),
  ),
})

const contents = {
  clientId: name,
  storeId: name,
  storeName: text,
  storeMinimum: z.catch(z.nullable(whole), null),
  storePhone: text,
  note: text,
  products: listOf(product, ({ productId }) => productId).check(z.refine((products) => products.length > 0)),
}
const draft: z.ZodMiniType<Draft> = z.object({ ...contents, savedAt: whole })
const pendingOrder: z.ZodMiniType<PendingOrder> = z.object({ draft, user: text, at: whole })
const sentOrder: z.ZodMiniType<SentOrder> = z.object({
  ...contents,
  user: text,
  folio: text,
  total: z.nullable(whole),
  sentAt: whole,
})

const drafts = listOf(draft, ({ storeId }) => storeId)
const pending = listOf(pendingOrder, (order) => order.draft.clientId)
const NONE: OpenOrders = { drafts: [], pending: [] }
const openOrders: z.ZodMiniType<OpenOrders> = z.union([
  z.object({ drafts: z.catch(drafts, []), pending: z.catch(pending, []) }),
  // As earlier versions kept them: the drafts alone.
  z.pipe(
    drafts,
    z.transform((former: readonly Draft[]): OpenOrders => ({ drafts: former, pending: [] })),
  ),
])

const once = <T>(make: (key: string) => Store<T>): ((key: string) => Store<T>) => {
  const made = new Map<string, Store<T>>()
  return (key) => {
    const store = made.get(key) ?? make(key)
    made.set(key, store)
    return store
  }
}

/** Orders in this browser (R1.05): the API has no drafts and no history. */
export const createOrderStores = (storage: KeyValueStore, locks: Locks): OrderStores => {
  const open = once((key) => createStore({ storage, locks, key, schema: openOrders, empty: NONE }))
  const sent = once((key) =>
    createStore({ storage, locks, key, schema: listOf(sentOrder, ({ clientId }) => clientId), empty: [] }),
  )
  const former = once((key) => createStore({ storage, locks, key, schema: pending, empty: [] }))
  return {
    open: (user) => open(userKey('puntada_pedidos', user)),
    sent: (user) => sent(userKey('puntada_pedidos_enviados', user)),
    formerPending: () => former('puntada_pedidos_salida'),
  }
}
