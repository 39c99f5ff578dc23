import { withDraft } from '../domain/orders/drafts.ts'
import {
  orderOf,
  sentOrder,
  withoutOrder,
  withPending,
  withSent,
  type OpenOrders,
  type OrderReceipt,
  type OrdersPort,
  type OrderStores,
  type PendingOrder,
  type SentOrder,
} from '../domain/orders/orders.ts'
import type { Failure } from '../domain/result.ts'
import { answerTo, createPendingLocks, type SendingNeeds } from './pending.ts'
import { createSignal } from './signal.ts'

interface Needs extends SendingNeeds {
  orders: OrdersPort
  orderStores: OrderStores
}

/**
 * Sends orders. The storage is their only owner: an order leaves the drafts before its request goes out, so that no
 * reload and no other tab sends it again.
 */
export const createOrderSending = ({ orders, orderStores, page, locks, loginIntent }: Needs) => {
  /** The orders that this page sent, until they are put away. */
  const confirmed = createSignal<readonly SentOrder[]>([])
  const { tryHold, isLeft, watch, stop } = createPendingLocks(locks, 'puntada_pedido')
  /** The drafts with a field that is being edited, whose text is not stored yet. */
  const edited = new Set<string>()

  const putInHistory = (order: PendingOrder, receipt: OrderReceipt) => {
    const sent = sentOrder(order, receipt, page.now())
    confirmed.change((now) => [sent, ...now])
    // The history comes first: a page closed between the two writes must not forget that the order arrived.
    orderStores.sent(order.user).edit((now) => withSent(now, sent))
    orderStores.open(order.user).edit((now) => withoutOrder(now, order.draft.clientId))
  }

  const putBack = ({ draft, user }: PendingOrder, clientId: string, failure?: Failure) =>
    orderStores.open(user).edit((now) => {
      const { drafts, pending } = withoutOrder(now, draft.clientId)
      return { pending, drafts: withDraft(drafts, { ...draft, clientId, failure, savedAt: page.now() }) }
    })

  const sendOrder = async (order: PendingOrder, isRepeat: boolean) => {
    const { draft, user } = order
    const { clientId } = draft
    const after = await answerTo(orders.create(orderOf(draft, user)), isRepeat)
    const { drafts, pending } = orderStores.open(user).read()
    // Users who logged out meanwhile may have had their orders removed: nothing of them is stored again.
    const isStored = [...drafts, ...pending.map((one) => one.draft)].some((one) => one.clientId === clientId)
    if (isLeft() || !isStored) return after
    if (after.kind === 'sent') putInHistory(order, after.value)
    else {
      const { failure } = after
      if (failure.kind === 'unauthorised') loginIntent.begin({ kind: 'order', clientId }, { user })
      if (after.kind === 'returned') putBack(order, clientId, failure)
      else
        orderStores
          .open(user)
          .edit((now) => withPending(now, { draft: { ...draft, failure }, user, at: order.at, isSending: false }))
    }
    return after
  }

  /** An order that its tab left on its way is in doubt, unless it is in the history already. */
  const settleLeft = (user: string, id: string) => {
    const history = orderStores.sent(user).read()
    orderStores.open(user).edit((now) => {
      const left = now.pending.find(({ draft, isSending }) => draft.clientId === id && isSending)
      if (left === undefined) return now
      const isSent = history.some(({ clientId }) => clientId === id)
      return isSent ? withoutOrder(now, id) : withPending(now, { ...left, isSending: false })
    })
  }

  /** Settles an order in doubt, unless a tab is sending it again. */
  const settleDoubtful = async (user: string, id: string, settle: (order: PendingOrder) => unknown) => {
    await tryHold(id, async () => {
      const order = orderStores
        .open(user)
        .update((now) => [now, now.pending.find(({ draft, isSending }) => draft.clientId === id && !isSending)])
      if (order !== undefined) await settle(order)
    })
  }

  return {
    confirmed,
    /** Marks a draft while a field is edited; returns a function that ends it. */
    edit(clientId: string) {
      edited.add(clientId)
      return () => void edited.delete(clientId)
    },
    /** Sends the order that `take` takes out of the drafts, or gives its refusal; null while a tab sends it. */
    send: <Refusal extends { kind: string }>(
      user: string,
      id: string,
      take: (now: OpenOrders, isEdited: boolean) => readonly [OpenOrders, PendingOrder | Refusal],
    ) =>
      tryHold(id, async () => {
        const taken = orderStores.open(user).update((now) => take(now, edited.has(id)))
        return 'kind' in taken ? taken : sendOrder(taken, false)
      }),
    /** Sends an order in doubt again with the same `clientId`, by which the server recognises it. */
    sendAgain: (user: string, id: string) =>
      settleDoubtful(user, id, (order) => {
        const again = { user, draft: { ...order.draft, failure: undefined }, at: page.now(), isSending: true }
        orderStores.open(user).edit((now) => withPending(now, again))
        return sendOrder(again, true)
      }),
    /** Puts an order in the history whose buyer says that the store has it. */
    confirmArrival: (user: string, id: string) =>
      settleDoubtful(user, id, (order) => putInHistory(order, { folio: '' })),
    /** Makes an order a new draft whose buyer says that the store has not got it. */
    confirmLoss: (user: string, id: string) => settleDoubtful(user, id, (order) => putBack(order, page.newId())),
    watch: (user: string) =>
      watch(
        orderStores.open(user),
        ({ pending }) => pending.filter(({ isSending }) => isSending).map(({ draft }) => draft.clientId),
        (id) => settleLeft(user, id),
      ),
    putAway: () => confirmed.change(() => []),
    stop,
  }
}

export type OrderSending = ReturnType<typeof createOrderSending>
