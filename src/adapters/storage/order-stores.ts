import * as z from 'zod/mini'
import type { KeyValueStore } from '../../domain/device.ts'
import type {
  BuyerDetails,
  CarriedOrders,
  Draft,
  DraftProduct,
  OpenOrders,
  OrderStores,
  PendingOrder,
  SentOrder,
  TypedQuantities,
  WrittenList,
} from '../../domain/orders/orders.ts'
import type { Cell } from '../../domain/orders/quantity-grid.ts'
import { ruleBy } from '../../domain/catalogue/selling-rules.ts'
import { MAX_PIECES } from '../../domain/catalogue/tiers.ts'
import { listOf, storesOn, userKey, type Sendable } from './create-store.ts'
import {
  failure,
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
const rules = ruleBy((_, { none }) => z.catch(wholeFrom(1), none))

const cell: z.ZodMiniType<Cell> = z.object({ colour: filled, size: filled, pieces })
const product: z.ZodMiniType<DraftProduct> = z.object({
  productId: filled,
  name: textOrEmpty,
  image: filledOrNull,
  tiers,
  ...rules,
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
const draft: z.ZodMiniType<Draft> = z.object({
  ...contents,
  savedAt: whole,
  failure: z.catch(z.optional(failure), undefined),
})
const pendingOrder: z.ZodMiniType<PendingOrder> = z.object({
  draft,
  user: textOrEmpty,
  at: whole,
  // Earlier versions did not store it.
  isSending: z.transform((raw) => raw !== false),
})
const sentOrder: z.ZodMiniType<SentOrder> = z.object({
  ...contents,
  user: textOrEmpty,
  folio: textOrEmpty,
  total: z.nullable(whole),
  storeTotal: z.catch(z.optional(whole), undefined),
  sentAt: whole,
})

const carried: z.ZodMiniType<CarriedOrders> = z.object({
  drafts: orNone(listOf(draft)),
  sent: orNone(listOf(sentOrder)),
})

const buyer: z.ZodMiniType<BuyerDetails> = z.object({
  town: textOrEmpty,
  margin: z.catch(z.optional(wholeFrom(1, 500)), undefined),
})

const typed: z.ZodMiniType<TypedQuantities | null> = z.object({
  productId: filled,
  user: textOrEmpty,
  cells: listOf(cell),
})

const written: z.ZodMiniType<WrittenList | null> = z.object({ user: textOrEmpty, text: filled })

const NONE: OpenOrders = { drafts: [], pending: [] }
const openOrders: z.ZodMiniType<OpenOrders> = z.object({
  drafts: orNone(listOf(draft, ({ storeId }) => storeId)),
  pending: orNone(listOf(pendingOrder, (order) => order.draft.clientId)),
})

const draftKey = ({ clientId }: Draft) => clientId
const pendingKey = ({ draft }: PendingOrder) => `${draft.clientId} enviado`
const sendable: Sendable<OpenOrders> = {
  keysIn: ({ drafts, pending }) => [...drafts.map(draftKey), ...pending.map(pendingKey)],
  only: ({ drafts, pending }, has) => ({
    drafts: drafts.filter((order) => has(draftKey(order))),
    pending: pending.filter((order) => has(pendingKey(order))),
  }),
}

/** Orders in this browser: the API has neither drafts nor a history (section 7). */
export const createOrderStores = (storage: KeyValueStore): OrderStores => {
  const stores = storesOn(storage)
  const open = stores(openOrders, NONE, sendable)
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
    carried: (raw) => carried.parse(raw),
    typed: (productId) => quantities(`puntada_cantidades_${productId}`),
    list: stores(written, null)('puntada_lista'),
  }
}
