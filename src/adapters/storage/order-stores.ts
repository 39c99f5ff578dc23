import * as z from 'zod/mini'
import { NO_DETAILS, type BuyerDetails } from '../../domain/account/buyer-details.ts'
import type { KeyValueStore, Locks } from '../../domain/device.ts'
import type { Draft, DraftProduct, OpenOrders, OrderStores, PendingOrder, SentOrder } from '../../domain/orders/orders.ts'
import { MAX_PIECES } from '../../domain/orders/quantity-limit.ts'
import { createStore, listOf, once, userKey, value } from './create-store.ts'

const isWhole = (raw: unknown): raw is number => typeof raw === 'number' && Number.isSafeInteger(raw) && raw >= 0
const name = value((raw) => (typeof raw === 'string' && raw !== '' ? raw : undefined))
const text = value((raw) => (typeof raw === 'string' ? raw : ''))
const whole = value((raw) => (isWhole(raw) ? raw : undefined))
const wholeOrNull = value((raw) => (isWhole(raw) ? raw : null))
const atLeastOne = value((raw) => (isWhole(raw) ? Math.max(1, raw) : 1))
const pieces = value((raw) => (isWhole(raw) && raw > 0 && raw <= MAX_PIECES ? raw : undefined))
const orNone = <T>(list: z.ZodMiniType<readonly T[]>): z.ZodMiniType<readonly T[]> =>
  value((raw) => list.safeParse(raw).data ?? [])

const unkeyed = z.object({
  productId: name,
  name: text,
  image: value((raw) => (typeof raw === 'string' && raw !== '' ? raw : null)),
  tiers: orNone(listOf(z.object({ from: whole, price: whole }))),
  minimum: atLeastOne,
  multiple: atLeastOne,
  cells: listOf(z.object({ colour: name, size: name, pieces }), undefined, 1),
})
const keyed = z.object({ ...unkeyed.shape, key: name })
const product: z.ZodMiniType<DraftProduct> = value((raw) => keyed.safeParse(raw).data ?? unkeyed.safeParse(raw).data)

const contents = {
  clientId: name,
  storeId: name,
  storeName: text,
  storeMinimum: wholeOrNull,
  storePhone: text,
  note: text,
  products: listOf(product, ({ productId }) => productId, 1),
}
const draft: z.ZodMiniType<Draft> = z.object({ ...contents, savedAt: whole })
const pendingOrder: z.ZodMiniType<PendingOrder> = z.object({ draft, user: text, at: whole })
const sentOrder: z.ZodMiniType<SentOrder> = z.object({
  ...contents,
  user: text,
  folio: text,
  total: value((raw) => (raw === null || isWhole(raw) ? raw : undefined)),
  sentAt: whole,
})

const buyer: z.ZodMiniType<BuyerDetails> = z.object({ town: text, taxId: text, taxName: text })

const drafts = listOf(draft, ({ storeId }) => storeId)
const pending = listOf(pendingOrder, (order) => order.draft.clientId)
const NONE: OpenOrders = { drafts: [], pending: [] }
const lists: z.ZodMiniType<OpenOrders> = z.object({ drafts: orNone(drafts), pending: orNone(pending) })
// Earlier versions stored only the list of drafts.
const openOrders: z.ZodMiniType<OpenOrders> = value((raw) => lists.safeParse(Array.isArray(raw) ? { drafts: raw } : raw).data)

/** Orders in this browser (R1.05): the API has no drafts and no history. */
export const createOrderStores = (storage: KeyValueStore, locks: Locks): OrderStores => {
  const open = once((key) => createStore({ storage, locks, key, schema: openOrders, empty: NONE }))
  const sent = once((key) =>
    createStore({ storage, locks, key, schema: listOf(sentOrder, ({ clientId }) => clientId), empty: [] }),
  )
  const details = once((key) => createStore({ storage, locks, key, schema: buyer, empty: NO_DETAILS }))
  const former = once((key) => createStore({ storage, locks, key, schema: pending, empty: [] }))
  return {
    open: (user) => open(userKey('puntada_pedidos', user)),
    sent: (user) => sent(userKey('puntada_pedidos_enviados', user)),
    buyer: (user) => details(userKey('puntada_datos', user)),
    legacyPending: () => former('puntada_pedidos_salida'),
  }
}
