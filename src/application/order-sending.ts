import type { Locks, Page } from '../domain/device.ts'
import {
  afterSending,
  isOrderable,
  orderOf,
  sentOrder,
  withoutPending,
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
import { isSameOrder, withDraft } from '../domain/orders/drafts.ts'
import { type Failure, writeOutcome, ok, type Result } from '../domain/result.ts'
import type { LoginIntent } from './login-intent.ts'
import { createPendingLocks, createSignal } from './pending.ts'
import type { CataloguePort, ProductDetail } from '../domain/catalogue/catalogue.ts'

type PageOrders = Readonly<{
  /** Those that it sent, until they are put away. */
  confirmed: readonly SentOrder[]
  /** Why drafts came back, by their store and time: of one that is changed it is no longer said. */
  failures: ReadonlyMap<string, Failure>
}>

const versionOf = ({ storeId, savedAt }: Draft) => `${storeId} ${savedAt}`

export const failureOf = ({ failures }: PageOrders, draft: Draft): Failure | undefined => failures.get(versionOf(draft))

type TakeOrder = (now: OpenOrders) => readonly [OpenOrders, PendingOrder | null]

const takeDoubtful =
  (id: string, change: (order: PendingOrder) => PendingOrder = (order) => order): TakeOrder =>
  (now) => {
    const found = now.pending.find(({ draft, isSending }) => draft.clientId === id && !isSending)
    const order = found === undefined ? null : change(found)
    return [order === null ? now : withPending(now, order), order]
  }

const NO_ANSWER: SendingOutcome = { kind: 'unknown', failure: { kind: 'malformed', where: 'envío de un pedido' } }

/**
 * Sends orders. What is stored is their only owner: an order leaves the drafts before its request goes
 * out, so that no reload and no other tab sends it again.
 */
export const createOrderSending = (
  orders: OrdersPort,
  orderStores: OrderStores,
  page: Pick<Page, 'now' | 'newId'>,
  locks: Locks,
  loginIntent: Pick<LoginIntent, 'begin'>,
) => {
  const known = createSignal<PageOrders>({ confirmed: [], failures: new Map() })
  const pendingLocks = createPendingLocks(locks, 'puntada_pedido')

  const putInHistory = async (order: PendingOrder, receipt: OrderReceipt) => {
    const sent = sentOrder(order, receipt, page.now())
    known.change((now) => ({ ...now, confirmed: [sent, ...now.confirmed] }))
    // History first: a page closed between the two writes must not forget that the order arrived.
    await orderStores.sent(order.user).edit((now) => withSent(now, sent))
    await orderStores.open(order.user).edit((now) => withoutPending(now, order.draft.clientId))
  }

  const putBack = ({ draft, user }: PendingOrder, clientId: string, failure: Failure | null) => {
    const savedAt = page.now()
    if (failure !== null)
      known.change((now) => ({
        ...now,
        failures: new Map(now.failures).set(versionOf({ ...draft, savedAt }), failure),
      }))
    return orderStores.open(user).edit((now) => {
      // Joins what was begun meanwhile for the same store, where its person may be typing.
      const begun = now.drafts.find(({ storeId }) => storeId === draft.storeId)
      const returned = { ...draft, clientId: begun?.clientId ?? clientId, savedAt }
      return { ...withoutPending(now, draft.clientId), drafts: withDraft(now.drafts, returned) }
    })
  }

  const settle = async (order: PendingOrder, after: AfterSending) => {
    const { draft, user } = order
    const { clientId } = draft
    if (after.kind === 'sent') return putInHistory(order, after.receipt)
    const { failure } = after
    if (failure.kind === 'unauthorised') loginIntent.begin({ kind: 'order', clientId }, { user })
    if (after.kind === 'returned') return putBack(order, clientId, failure)
    await orderStores.open(user).edit((now) => withPending(now, { ...order, isSending: false, failure }))
  }

  /** Whether there was one to send. */
  const sendOrder = async (user: string, takeOrder: TakeOrder, isRepeat: boolean) => {
    const open = orderStores.open(user)
    const order = await open.update(takeOrder)
    if (order === null) return false
    let outcome: SendingOutcome = NO_ANSWER
    try {
      outcome = writeOutcome(await orders.create(orderOf(order.draft, user)))
    } finally {
      // Nothing is stored of who has logged out meanwhile and had it removed.
      const isStored = open.read().pending.some(({ draft }) => draft.clientId === order.draft.clientId)
      if (!pendingLocks.isLeft() && isStored) await settle(order, afterSending(outcome, isRepeat))
    }
    return true
  }

  /** An order that its tab left on its way is in doubt, unless it is in the history already. */
  const settleLeft = (user: string, id: string) => {
    const isSent = orderStores
      .sent(user)
      .read()
      .some(({ clientId }) => clientId === id)
    return orderStores.open(user).edit((now) => {
      const left = now.pending.find(({ draft, isSending }) => draft.clientId === id && isSending)
      if (left === undefined) return now
      return isSent ? withoutPending(now, id) : withPending(now, { ...left, isSending: false })
    })
  }

  const settleDoubtful = async (user: string, id: string, settleAs: (order: PendingOrder) => Promise<void>) => {
    await pendingLocks.tryHold(id, async () => {
      const order = await orderStores.open(user).update(takeDoubtful(id))
      if (order !== null) await settleAs(order)
    })
  }

  return {
    known,
    /**
     * False if a tab is sending it, if it is no longer a draft (a second click, another tab), or no longer what this
     * tab shows.
     */
    async send(user: string, id: string): Promise<boolean> {
      const [open, at] = [orderStores.open(user), page.now()]
      const find = ({ drafts }: OpenOrders) => drafts.find((draft) => draft.clientId === id)
      const shown = find(open.read())
      const takeOrder: TakeOrder = (now) => {
        const draft = find(now)
        if (!draft || !shown || !isSameOrder(draft, shown) || !isOrderable(orderOf(draft, user))) return [now, null]
        const order = { draft, user, at, isSending: true, failure: null }
        return [withPending(now, order), order]
      }
      return (await pendingLocks.tryHold(id, () => sendOrder(user, takeOrder, false))) ?? false
    },
    /** An order in doubt, with the same key. */
    async sendAgain(user: string, id: string): Promise<void> {
      const at = page.now()
      const takeOrder = takeDoubtful(id, (order) => ({ ...order, at, isSending: true, failure: null }))
      await pendingLocks.tryHold(id, () => sendOrder(user, takeOrder, true))
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

/**
 * Reads products again; null for one that is gone. One failure fails all: half a list of prices is a wrong
 * total.
 */
export const readToday = async (
  catalogue: Pick<CataloguePort, 'product'>,
  products: readonly { readonly productId: string }[],
): Promise<Result<ReadonlyMap<string, ProductDetail | null>>> => {
  const today = new Map<string, ProductDetail | null>()
  const reads = await Promise.all(
    products.map(async ({ productId }) => ({ productId, read: await catalogue.product({ id: productId }) })),
  )
  for (const { productId, read } of reads) {
    if (!read.ok) return read
    today.set(productId, read.value)
  }
  return ok(today)
}
