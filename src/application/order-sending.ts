import type { Locks, Page } from '../domain/device.ts'
import {
  afterSending,
  orderOf,
  sentOrder,
  withoutOrder,
  withPending,
  withSent,
  type AfterSending,
  type Draft,
  type OpenOrders,
  type OrderReceipt,
  type OrdersPort,
  type OrderStores,
  type PendingOrder,
  type SendingOutcome,
  type SentOrder,
} from '../domain/orders/orders.ts'
import { withDraft } from '../domain/orders/drafts.ts'
import { type Failure, writeOutcome } from '../domain/result.ts'
import type { LoginIntent } from './login-intent.ts'
import { createPendingLocks } from './pending.ts'
import { createSignal } from './signal.ts'

interface Needs {
  orders: OrdersPort
  orderStores: OrderStores
  page: Pick<Page, 'now' | 'newId'>
  locks: Locks
  loginIntent: Pick<LoginIntent, 'begin'>
}

type PageOrders = Readonly<{
  /** Those that it sent, until they are put away. */
  confirmed: readonly SentOrder[]
  /** Why drafts came back, by their store and time: of one that is changed it is no longer said. */
  failures: ReadonlyMap<string, Failure>
}>

const versionOf = ({ storeId, savedAt }: Draft) => `${storeId} ${savedAt}`

export const failureOf = ({ failures }: PageOrders, draft: Draft): Failure | undefined => failures.get(versionOf(draft))

const NO_ANSWER: SendingOutcome = { kind: 'unknown', failure: { kind: 'malformed', where: 'envío de un pedido' } }

/** An order in doubt; null where there is none, or where it is on its way again. */
const doubtful = ({ pending }: OpenOrders, id: string) =>
  pending.find(({ draft, isSending }) => draft.clientId === id && !isSending) ?? null

/**
 * Sends orders. What is stored is their only owner: an order leaves the drafts before its request goes
 * out, so that no reload and no other tab sends it again.
 */
export const createOrderSending = ({ orders, orderStores, page, locks, loginIntent }: Needs) => {
  const known = createSignal<PageOrders>({ confirmed: [], failures: new Map() })
  const pendingLocks = createPendingLocks(locks, 'puntada_pedido')
  /** Drafts with a field that is being edited, in whichever drawer of this page: what is typed is not stored yet. */
  const edited = new Set<string>()

  const putInHistory = (order: PendingOrder, receipt: OrderReceipt) => {
    const sent = sentOrder(order, receipt, page.now())
    known.change((now) => ({ ...now, confirmed: [sent, ...now.confirmed] }))
    // History first: a page closed between the two writes must not forget that the order arrived.
    orderStores.sent(order.user).edit((now) => withSent(now, sent))
    orderStores.open(order.user).edit((now) => withoutOrder(now, order.draft.clientId))
  }

  const putBack = ({ draft, user }: PendingOrder, clientId: string, failure: Failure | null) => {
    const savedAt = page.now()
    if (failure !== null)
      known.change((now) => ({
        ...now,
        failures: new Map(now.failures).set(versionOf({ ...draft, savedAt }), failure),
      }))
    orderStores.open(user).edit((now) => {
      const { drafts, pending } = withoutOrder(now, draft.clientId)
      // Joins what was begun meanwhile for the same store, where its person may be typing.
      const begun = drafts.find(({ storeId }) => storeId === draft.storeId)
      return { pending, drafts: withDraft(drafts, { ...draft, clientId: begun?.clientId ?? clientId, savedAt }) }
    })
  }

  const settle = (order: PendingOrder, after: AfterSending) => {
    const { draft, user } = order
    const { clientId } = draft
    if (after.kind === 'sent') return putInHistory(order, after.receipt)
    const { failure } = after
    if (failure.kind === 'unauthorised') loginIntent.begin({ kind: 'order', clientId }, { user })
    if (after.kind === 'returned') return putBack(order, clientId, failure)
    orderStores.open(user).edit((now) => withPending(now, { ...order, isSending: false, failure }))
  }

  const sendOrder = async (order: PendingOrder, isRepeat: boolean): Promise<AfterSending> => {
    const { draft, user } = order
    let after = afterSending(NO_ANSWER, isRepeat)
    try {
      after = afterSending(writeOutcome(await orders.create(orderOf(draft, user))), isRepeat)
    } finally {
      // Nothing is stored of who has logged out meanwhile and had it removed.
      const { drafts, pending } = orderStores.open(user).read()
      const isStored = [...drafts, ...pending.map((one) => one.draft)].some((one) => one.clientId === draft.clientId)
      if (!pendingLocks.isLeft() && isStored) settle(order, after)
    }
    return after
  }

  /** An order that its tab left on its way is in doubt, unless it is in the history already. */
  const settleLeft = async (user: string, id: string) => {
    const isSent = orderStores
      .sent(user)
      .read()
      .some(({ clientId }) => clientId === id)
    orderStores.open(user).edit((now) => {
      const left = now.pending.find(({ draft, isSending }) => draft.clientId === id && isSending)
      if (left === undefined) return now
      return isSent ? withoutOrder(now, id) : withPending(now, { ...left, isSending: false })
    })
  }

  const settleDoubtful = (user: string, id: string, settleAs: (order: PendingOrder) => void) =>
    pendingLocks.tryHold(id, async () => {
      const order = orderStores.open(user).update((now) => [now, doubtful(now, id)])
      if (order !== null) settleAs(order)
    })

  return {
    known,
    /** While a field of a draft is edited. The answer ends it. */
    edit(clientId: string) {
      edited.add(clientId)
      return () => void edited.delete(clientId)
    },
    /** Sends what `take` takes out of the drafts, or gives why it takes nothing; null while a tab is sending it. */
    send: <Refusal extends { readonly kind: string }>(
      user: string,
      id: string,
      take: (now: OpenOrders, isEdited: boolean) => readonly [OpenOrders, PendingOrder | Refusal],
    ) =>
      pendingLocks.tryHold(id, async () => {
        const taken = orderStores.open(user).update((now) => take(now, edited.has(id)))
        return 'kind' in taken ? taken : sendOrder(taken, false)
      }),
    /** An order in doubt, with the same key. */
    async sendAgain(user: string, id: string): Promise<void> {
      await pendingLocks.tryHold(id, async () => {
        const order = orderStores.open(user).update((now) => {
          const found = doubtful(now, id)
          const again = found && { ...found, at: page.now(), isSending: true, failure: null }
          return [again ? withPending(now, again) : now, again]
        })
        if (order !== null) await sendOrder(order, true)
      })
    },
    /** Its buyer says that the store has it. */
    confirmArrival: (user: string, id: string) =>
      settleDoubtful(user, id, (order) => putInHistory(order, { folio: '' })),
    /** Its buyer says that the store has not: it is another order from then on. */
    confirmLoss: (user: string, id: string) => settleDoubtful(user, id, (order) => putBack(order, page.newId(), null)),
    watch: (user: string) =>
      pendingLocks.watch(
        orderStores.open(user),
        ({ pending }) => pending.filter(({ isSending }) => isSending).map(({ draft }) => draft.clientId),
        (id) => settleLeft(user, id),
      ),
    putAway: () => known.change((now) => ({ ...now, confirmed: [] })),
    stop: pendingLocks.stop,
  }
}

export type OrderSending = ReturnType<typeof createOrderSending>
