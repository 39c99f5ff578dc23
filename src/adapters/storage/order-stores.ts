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
} from '../../domain/orders/orders.ts'
import { MAX_PIECES } from '../../domain/catalogue/tiers.ts'
import { createStore, listOf, once, userKey, value, type TabValues, type Unstored } from './create-store.ts'
import {
  atLeastOne,
  filled,
  filledOrNull,
  isWhole,
  orNone,
  textOrEmpty,
  tiers,
  whole,
  wholeOrNull,
} from './stored-fields.ts'

const pieces = value((raw) => (isWhole(raw) && raw > 0 && raw <= MAX_PIECES ? raw : undefined))

const unkeyed = z.object({
  productId: filled,
  name: textOrEmpty,
  image: filledOrNull,
  tiers,
  minimum: atLeastOne,
  multiple: atLeastOne,
  cells: listOf(z.object({ colour: filled, size: filled, pieces }), undefined, 1),
})
const keyed = z.object({ ...unkeyed.shape, key: filled })
const product: z.ZodMiniType<DraftProduct> = value((raw) => keyed.safeParse(raw).data ?? unkeyed.safeParse(raw).data)

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
const pendingOrder: z.ZodMiniType<PendingOrder> = z.object({ draft, user: textOrEmpty, at: whole })
const sentOrder: z.ZodMiniType<SentOrder> = z.object({
  ...contents,
  user: textOrEmpty,
  folio: textOrEmpty,
  total: value((raw) => (raw === null || isWhole(raw) ? raw : undefined)),
  storeTotal: z.catch(z.optional(whole), undefined),
  sentAt: whole,
})

const buyer: z.ZodMiniType<BuyerDetails> = z.object({ town: textOrEmpty })

const NONE: OpenOrders = { drafts: [], pending: [] }
const openOrders: z.ZodMiniType<OpenOrders> = z.object({
  drafts: orNone(listOf(draft, ({ storeId }) => storeId)),
  pending: orNone(listOf(pendingOrder, (order) => order.draft.clientId)),
})

const OF_DRAFT = ({ clientId }: Draft) => clientId
const OF_PENDING = ({ draft: { clientId } }: PendingOrder) => clientId
const among = <T>(list: readonly T[], idOf: (item: T) => string): ((item: T) => boolean) => {
  const ids = new Set(list.map(idOf))
  return (item) => ids.has(idOf(item))
}
const remaining = <T>(stored: readonly T[], now: readonly T[], idOf: (item: T) => string): readonly T[] =>
  stored.filter(among(now, idOf))
/** Without what another tab has taken away since, and with what it has added. */
const joined = <T>(own: readonly T[], before: readonly T[], after: readonly T[], idOf: (item: T) => string) => {
  const [isOwn, wasThere, isThere] = [among(own, idOf), among(before, idOf), among(after, idOf)]
  return [
    ...own.filter((item) => isThere(item) || !wasThere(item)),
    ...after.filter((item) => !isOwn(item) && !wasThere(item)),
  ]
}
const unstored: Unstored<OpenOrders> = {
  remaining: (stored, now) => ({
    drafts: remaining(stored.drafts, now.drafts, OF_DRAFT),
    pending: remaining(stored.pending, now.pending, OF_PENDING),
  }),
  joined: (own, before, after) => ({
    drafts: joined(own.drafts, before.drafts, after.drafts, OF_DRAFT),
    pending: joined(own.pending, before.pending, after.pending, OF_PENDING),
  }),
}

/** Orders in this browser (R1.05): the API has no drafts and no history. */
export const createOrderStores = (storage: KeyValueStore, locks: Locks, tab?: TabValues): OrderStores => {
  const open = once((key) => createStore({ storage, tab, unstored, locks, key, schema: openOrders, empty: NONE }))
  const sent = once((key) =>
    createStore({ storage, tab, locks, key, schema: listOf(sentOrder, ({ clientId }) => clientId), empty: [] }),
  )
  const details = once((key) => createStore({ storage, tab, locks, key, schema: buyer, empty: { town: '' } }))
  return {
    open: (user) => open(userKey('puntada_pedidos', user)),
    sent: (user) => sent(userKey('puntada_pedidos_enviados', user)),
    buyer: (user) => details(userKey('puntada_datos', user)),
  }
}
