import type { AnyActor } from 'xstate'
import type { Locks, Page } from '../domain/device.ts'
import { isSameOrder, withDraft } from '../domain/orders/drafts.ts'
import {
  isOrderable,
  orderOf,
  sentOrder,
  withoutPending,
  withSent,
  withTaken,
  type OpenOrders,
  type OrderStores,
  type PendingOrder,
  type SentOrder,
} from '../domain/orders/orders.ts'
import type { Failure } from '../domain/result.ts'
import type { OrderSendingEvent } from '../machines/order-sending.machine.ts'
import { runOrder, type Ending, type RunPorts } from './order-run.ts'
import { createCell, createPendingWrites, derived, type PendingWrites } from './pending-writes.ts'

interface Ports extends RunPorts {
  orderStores: OrderStores
  page: Pick<Page, 'now' | 'newId'>
  locks: Locks
}

export interface PendingView extends Omit<PendingOrder, 'failure'> {
  /** True while its request is pending, here or in another tab, and until that is known. */
  readonly isSending: boolean
  readonly failure: Failure | null
}

export type Sendings = Readonly<{
  pending: readonly PendingView[]
  sent: readonly SentOrder[]
  confirmed: readonly SentOrder[]
  /** Why an order returned to the drafts, by its id, until the draft is changed. */
  failures: ReadonlyMap<string, Failure>
  /** False if the browser stores nothing: then orders last as long as the tab. */
  isStored: boolean
}>

/** What only this page knows. `returned`: why an order returned to the drafts, with the draft's `savedAt`. */
const createMemory = () => ({
  confirmed: createCell<readonly SentOrder[]>([]),
  returned: createCell<ReadonlyMap<string, { readonly failure: Failure; readonly savedAt: number }>>(new Map()),
})
type Memory = ReturnType<typeof createMemory>

const viewOf = (orderStores: OrderStores, writes: PendingWrites, { confirmed, returned }: Memory, user: string) => {
  const [open, sent] = [orderStores.open(user), orderStores.sent(user)]
  return derived([open, sent, writes.owners, confirmed, returned], (): Sendings => {
    const { drafts, pending } = open.read()
    const done = new Set(sent.read().map(({ clientId }) => clientId))
    return {
      pending: pending
        .filter(({ draft }) => !done.has(draft.clientId))
        .map((order) => ({
          ...order,
          isSending: writes.ownerOf(order.draft.clientId, order.at) !== 'nobody',
          failure: order.failure ?? null,
        })),
      sent: sent.read(),
      confirmed: confirmed.read().filter((order) => order.user === user),
      failures: new Map(
        drafts.flatMap(({ clientId, savedAt }) => {
          const back = returned.read().get(clientId)
          return back?.savedAt === savedAt ? [[clientId, back.failure]] : []
        }),
      ),
      isStored: open.isStored() && sent.isStored(),
    }
  })
}

/** Follows the pending orders; those that a page closed between the two writes of `settle` left there are done. */
const follow = (orderStores: OrderStores, writes: PendingWrites, user: string) => {
  const open = orderStores.open(user)
  const look = () => {
    for (const { draft, at } of open.read().pending) void writes.follow(draft.clientId, at)
  }
  const sent = orderStores.sent(user).read()
  const done = sent.map(({ clientId }) => clientId)
  if (open.read().pending.some(({ draft }) => done.includes(draft.clientId)))
    void open.update((now) => withoutPending(now, done))
  look()
  return open.subscribe(look)
}

/** Puts an order where its ending says. */
const settle = async ({ orderStores, page }: Ports, memory: Memory, pending: PendingOrder, ending: Ending) => {
  const { draft, user } = pending
  const open = orderStores.open(user)
  if (ending.kind === 'sent') {
    const order = sentOrder(pending, ending.receipt, page.now())
    memory.confirmed.change((now) => [order, ...now])
    // History first: a page closed between the two writes must not forget that the order arrived.
    await orderStores.sent(user).update((now) => withSent(now, order))
    await open.update((now) => withoutPending(now, [draft.clientId]))
  } else if (ending.kind === 'returned') {
    const { clientId, failure } = ending
    const savedAt = page.now()
    if (failure !== null) memory.returned.change((now) => new Map(now).set(clientId, { failure, savedAt }))
    await open.update((now) => ({
      ...withoutPending(now, [draft.clientId]),
      drafts: withDraft(now.drafts, { ...draft, clientId, savedAt }),
    }))
  } else {
    const failure = ending.failure ?? undefined
    await open.update((now) => ({
      ...now,
      pending: now.pending.map((order) => (order.draft.clientId === draft.clientId ? { ...order, failure } : order)),
    }))
  }
}

/**
 * Sends orders (R1.05, R7.49) and follows them until their outcome is known. An order leaves the drafts before its
 * request goes out, so that no reload and no other tab sends it again.
 */
export const createOrderSending = (ports: Ports) => {
  const { orderStores, page, locks } = ports
  const writes = createPendingWrites(locks, (clientId) => `puntada_pedido_${clientId}`)
  const [memory, running] = [createMemory(), new Set<AnyActor>()]
  const views = new Map<string, ReturnType<typeof viewOf>>()
  const view = (user: string) => {
    const known = views.get(user) ?? viewOf(orderStores, writes, memory, user)
    views.set(user, known)
    return known
  }

  type Take = (now: OpenOrders) => PendingOrder | null
  const attempt = (user: string, clientId: string, event: OrderSendingEvent | null, take: Take) =>
    writes.hold(clientId, async () => {
      const order = take(await orderStores.open(user).update((now) => withTaken(now, take(now))))
      const ending = order && (await runOrder(ports, running, order, event))
      if (order && ending) await settle(ports, memory, order, ending)
      return order?.at
    })
  const decide = (user: string, clientId: string, event: OrderSendingEvent) => {
    const at = page.now()
    void attempt(user, clientId, event, ({ pending }) => {
      const order = pending.find(({ draft }) => draft.clientId === clientId) ?? null
      return order !== null && event.type === 'resend.asked' ? { ...order, at, failure: undefined } : order
    })
  }

  return {
    snapshot: (user: string): Sendings => view(user).read(),
    subscribe(user: string, listener: () => void): () => void {
      const stops = [follow(orderStores, writes, user), view(user).subscribe(listener)]
      return () => {
        for (const stop of stops) stop()
      }
    },
    /**
     * Whether it was sent: not if it is no longer a draft (a second click, another tab), nor if it is no longer what
     * this tab shows.
     */
    send(user: string, clientId: string): Promise<boolean> {
      const at = page.now()
      const find = ({ drafts }: OpenOrders) => drafts.find((draft) => draft.clientId === clientId)
      const shown = find(orderStores.open(user).read())
      return attempt(user, clientId, null, (now) => {
        const draft = find(now)
        const isShown = draft && shown && isSameOrder(draft, shown)
        return isShown && isOrderable(orderOf(draft, user)) ? { draft, user, at } : null
      })
    },
    resend: (user: string, clientId: string) => decide(user, clientId, { type: 'resend.asked' }),
    confirmArrival: (user: string, clientId: string) => decide(user, clientId, { type: 'arrival.confirmed' }),
    confirmLoss: (user: string, clientId: string) => decide(user, clientId, { type: 'loss.confirmed' }),
    putAway: (): void => memory.confirmed.change(() => []),
    stop(): void {
      for (const actor of running) actor.stop()
    },
  }
}

export type OrderSending = ReturnType<typeof createOrderSending>
