import * as z from 'zod/mini'
import type { KeyValueStore, Locks } from '../../domain/device.ts'
import type {
  BuyerDetails,
  Draft,
  DraftProduct,
  OpenOrders,
  OrderStores,
  PendingOrder,
  SentOrder,
  TypedQuantities,
} from '../../domain/orders/orders.ts'
import type { Cell } from '../../domain/orders/quantity-grid.ts'
import { MAX_PIECES } from '../../domain/catalogue/tiers.ts'
import { listOf, storesOn, userKey, type Refused } from './create-store.ts'
import {
  failureOrNull,
  filled,
  filledOrNull,
  orNone,
  textOrEmpty,
  tiers,
  whole,
  wholeFrom,
  wholeOrNull,
} from './stored-fields.ts'

const pieces = wholeFrom(1, MAX_PIECES)
const atLeastOne = z.catch(wholeFrom(1), 1)

const cell: z.ZodMiniType<Cell> = z.object({ colour: filled, size: filled, pieces })
const product: z.ZodMiniType<DraftProduct> = z.object({
  productId: filled,
  name: textOrEmpty,
  image: filledOrNull,
  tiers,
  minimum: atLeastOne,
  multiple: atLeastOne,
  cells: listOf(cell, undefined, 1),
  key: z.exactOptional(z.string()),
})

const contents = {
  clientId: filled,
  storeId: filled,
  storeName: textOrEmpty,
  storeMinimum: wholeOrNull,
  storePhone: textOrEmpty,
  note: textOrEmpty,
  products: listOf(product, ({ productId }) => productId, 1),
}
const draft: z.ZodMiniType<Draft> = z.object({ ...contents, savedAt: whole })
const pendingOrder: z.ZodMiniType<PendingOrder> = z.object({
  draft,
  user: textOrEmpty,
  at: whole,
  // Earlier versions did not store it.
  isSending: z.transform((raw) => raw !== false),
  failure: failureOrNull,
})
const sentOrder: z.ZodMiniType<SentOrder> = z.object({
  ...contents,
  user: textOrEmpty,
  folio: textOrEmpty,
  total: z.nullable(whole),
  storeTotal: z.catch(z.optional(whole), undefined),
  sentAt: whole,
})

const buyer: z.ZodMiniType<BuyerDetails> = z.object({ town: textOrEmpty })

const typed: z.ZodMiniType<TypedQuantities | null> = z.object({
  productId: filled,
  user: textOrEmpty,
  cells: listOf(cell),
})

const NONE: OpenOrders = { drafts: [], pending: [] }
const openOrders: z.ZodMiniType<OpenOrders> = z.object({
  drafts: orNone(listOf(draft, ({ storeId }) => storeId)),
  pending: orNone(listOf(pendingOrder, (order) => order.draft.clientId)),
})

const clientIdOf = (order: Draft | PendingOrder) => ('draft' in order ? order.draft : order).clientId
const among = (orders: readonly (Draft | PendingOrder)[]) => {
  const ids = new Set(orders.map(clientIdOf))
  return (order: Draft | PendingOrder) => ids.has(clientIdOf(order))
}
/** What this tab changed stays; of the rest, what other tabs have left. */
const joined = <T extends Draft | PendingOrder>(own: readonly T[], before: readonly T[], after: readonly T[]) => {
  const former = new Set(before.map((order) => JSON.stringify(order)))
  const changed = own.filter((order) => !former.has(JSON.stringify(order)))
  const [isOwn, isChanged, wasThere, isThere] = [among(own), among(changed), among(before), among(after)]
  return [
    ...changed.filter((order) => isThere(order) || !wasThere(order)),
    ...after.filter((order) => !isChanged(order) && (isOwn(order) || !wasThere(order))),
  ]
}
const ifRefused: Refused<OpenOrders> = {
  remaining: (stored, own) => ({
    drafts: stored.drafts.filter(among(own.drafts)),
    pending: stored.pending.filter(among(own.pending)),
  }),
  joined: (own, before, after) => ({
    drafts: joined(own.drafts, before.drafts, after.drafts),
    pending: joined(own.pending, before.pending, after.pending),
  }),
}

/** Orders in this browser: the API has no drafts and no history. */
export const createOrderStores = (storage: KeyValueStore, locks: Locks): OrderStores => {
  const stores = storesOn({ storage, locks })
  const open = stores(openOrders, NONE, ifRefused)
  const sent = stores(
    listOf(sentOrder, ({ clientId }) => clientId),
    [],
  )
  const details = stores(buyer, { town: '' })
  const quantities = stores(typed, null)
  return {
    open: (user) => open(userKey('puntada_pedidos', user)),
    sent: (user) => sent(userKey('puntada_pedidos_enviados', user)),
    buyer: (user) => details(userKey('puntada_datos', user)),
    typed: (productId) => quantities(`puntada_cantidades_${productId}`),
  }
}
