import type { Page } from '../domain/device.ts'
import { isSameOrder, withDraft } from '../domain/orders/drafts.ts'
import {
  isOrderable,
  orderOf,
  sentOrder,
  withoutPending,
  withPending,
  withSent,
  type Draft,
  type OpenOrders,
  type OrdersPort,
  type OrderStores,
  type PendingOrder,
  type SentOrder,
} from '../domain/orders/orders.ts'
import type { Failure } from '../domain/result.ts'
import { createCell, derived, oneOfEach } from './cells.ts'
import { runOrder, type Decision, type OrderEnded, type OrderWrite } from './order-run.ts'
import { createPendingWrites, type PendingWrites, type WritePorts } from './pending-writes.ts'

interface Ports extends WritePorts {
  orders: OrdersPort
  orderStores: OrderStores
  page: Pick<Page, 'now' | 'newId'>
}

interface Orders extends OpenOrders {
  readonly sent: readonly SentOrder[]
  /** Those that this page sent, until they are put away. */
  readonly confirmed: readonly SentOrder[]
  /** Why a draft was not sent; undefined also once it is changed. */
  readonly failureOf: (draft: Draft) => Failure | undefined
  /** False if the browser stores nothing: then orders last as long as the tab. */
  readonly isStored: boolean
}

/** What only this page knows. `returned`: why, by the draft's store and time. */
const createMemory = () => ({
  confirmed: createCell<readonly SentOrder[]>([]),
  returned: createCell<ReadonlyMap<string, Failure>>(new Map()),
})
type Memory = ReturnType<typeof createMemory>

const versionOf = ({ storeId, savedAt }: Draft) => `${storeId} ${savedAt}`

const keep = async ({ orderStores, page }: Ports, memory: Memory, order: PendingOrder, ended: OrderEnded) => {
  const { draft, user } = order
  const [open, history] = [orderStores.open(user), orderStores.sent(user)]
  const { failure } = ended
  if (ended.kind === 'returned') {
    const savedAt = page.now()
    if (failure !== null) memory.returned.change((now) => new Map(now).set(versionOf({ ...draft, savedAt }), failure))
    return open.update((now) => {
      // Joins what was begun meanwhile for the same store, where its person may be typing.
      const begun = now.drafts.find(({ storeId }) => storeId === draft.storeId)
      const returned = { ...draft, clientId: begun?.clientId ?? ended.clientId, savedAt }
      return { ...withoutPending(now, draft.clientId), drafts: withDraft(now.drafts, returned) }
    })
  }
  if (ended.kind === 'sent') {
    const sent = sentOrder(order, ended.receipt, page.now())
    memory.confirmed.change((now) => [sent, ...now])
    // History first: a page closed between the two writes must not forget that the order arrived.
    await history.update((now) => withSent(now, sent))
  }
  const isSent = history.read().some(({ clientId }) => clientId === draft.clientId)
  return open.update((now) =>
    isSent ? withoutPending(now, draft.clientId) : withPending(now, { ...order, isSending: false, failure }),
  )
}

const take = (id: string, asked: Decision | null, at: number) => (now: OpenOrders) => {
  const found = now.pending.find(({ draft, isSending }) => draft.clientId === id && isSending === (asked === null))
  if (found === undefined) return null
  const order = asked === 'resend.asked' ? { ...found, at, isSending: true, failure: null } : found
  return { write: { order, asked }, stored: withPending(now, order) }
}

const viewOf = (orderStores: OrderStores, memory: Memory, writes: PendingWrites<OrderWrite>, user: string) => {
  const { confirmed, returned } = memory
  const [open, sent] = [orderStores.open(user), orderStores.sent(user)]
  const compute = (): Orders => ({
    ...open.read(),
    sent: sent.read(),
    confirmed: confirmed.read().filter((order) => order.user === user),
    failureOf: (draft) => returned.read().get(versionOf(draft)),
    isStored: open.isStored() && sent.isStored(),
  })
  const look = () => {
    for (const { draft, at, isSending } of open.read().pending)
      if (isSending) writes.follow(draft.clientId, open, take(draft.clientId, null, at))
  }
  return derived([open, sent, confirmed, returned], compute, look)
}

/**
 * Sends orders (R1.05, R7.49) and follows them until their outcome is known. An order leaves the drafts before its
 * request goes out, so that no reload and no other tab sends it again.
 */
export const createOrderSending = (ports: Ports) => {
  const { orderStores, page } = ports
  const memory = createMemory()
  const writes = createPendingWrites<OrderWrite, OrderEnded>(ports, {
    lockOf: (id) => `puntada_pedido_${id}`,
    send: (write) => runOrder(ports, write),
    keep: ({ order }, ended) => keep(ports, memory, order, ended),
    intentOf: ({ order: { draft, user } }) => [{ kind: 'order', clientId: draft.clientId }, { user }],
  })
  const of = oneOfEach((user) => viewOf(orderStores, memory, writes, user))
  return {
    of,
    /**
     * Whether it was sent: not if it is no longer a draft (a second click, another tab), nor if it is no longer what
     * this tab shows.
     */
    send(user: string, id: string): Promise<boolean> {
      const [open, at] = [orderStores.open(user), page.now()]
      const find = ({ drafts }: OpenOrders) => drafts.find((draft) => draft.clientId === id)
      const shown = find(open.read())
      return writes.attempt(id, open, (now) => {
        const draft = find(now)
        if (!draft || !shown || !isSameOrder(draft, shown) || !isOrderable(orderOf(draft, user))) return null
        const order = { draft, user, at, isSending: true, failure: null }
        return { write: { order, asked: 'first' }, stored: withPending(now, order) }
      })
    },
    decide: (user: string, id: string, asked: Decision): void =>
      void writes.attempt(id, orderStores.open(user), take(id, asked, page.now())),
    putAway: (): void => memory.confirmed.change(() => []),
    stop: writes.leave,
  }
}

export type OrderSending = ReturnType<typeof createOrderSending>
