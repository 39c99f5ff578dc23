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
import { storesOn, userKey, type Sendable } from './create-store.ts'
import {
  failure,
  filled,
  filledOrNull,
  flag,
  listOf,
  nullable,
  or,
  orNone,
  record,
  text,
  textOrEmpty,
  tiers,
  whole,
  wholeFrom,
  wholeOrNull,
  type Read,
} from './stored-fields.ts'

const pieces = wholeFrom(1, MAX_PIECES)
const rules = ruleBy((_, { none }) => or(wholeFrom(1), none))

const cell: Read<Cell> = record({ colour: filled, size: filled, pieces })
const product: Read<DraftProduct> = record(
  {
    productId: filled,
    name: textOrEmpty,
    image: filledOrNull,
    tiers,
    ...rules,
    cells: listOf(cell, undefined, 1),
  },
  { key: text },
)

const contents = {
  clientId: filled,
  storeId: filled,
  storeName: textOrEmpty,
  storeMinimum: wholeOrNull,
  storePhone: textOrEmpty,
  note: textOrEmpty,
  products: listOf(product, ({ productId }) => productId, 1),
}
const draft: Read<Draft> = record({ ...contents, savedAt: whole }, { failure })
const pendingOrder: Read<PendingOrder> = record({
  draft,
  user: textOrEmpty,
  at: whole,
  // Earlier versions did not store it.
  isSending: or(flag, true),
})
const sentOrder: Read<SentOrder> = record(
  {
    ...contents,
    user: textOrEmpty,
    folio: textOrEmpty,
    total: nullable(whole),
    sentAt: whole,
  },
  { storeTotal: whole },
)

const carried: Read<CarriedOrders> = record({
  drafts: orNone(listOf(draft)),
  sent: orNone(listOf(sentOrder)),
})

const buyer: Read<BuyerDetails> = record({ town: textOrEmpty }, { margin: wholeFrom(1, 500) })

const typed: Read<TypedQuantities | null> = record({
  productId: filled,
  user: textOrEmpty,
  cells: listOf(cell),
})

const written: Read<WrittenList | null> = record({ user: textOrEmpty, text: filled })

const NONE: OpenOrders = { drafts: [], pending: [] }
const openOrders: Read<OpenOrders> = record({
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
    carried: (raw) => carried(raw) ?? { drafts: [], sent: [] },
    typed: (productId) => quantities(`puntada_cantidades_${productId}`),
    list: stores(written, null)('puntada_lista'),
  }
}
