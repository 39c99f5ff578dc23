import { createActor, fromPromise, waitFor, type AnyActor } from 'xstate'
import type { Locks, Page } from '../domain/device.ts'
import { withDraft } from '../domain/orders/drafts.ts'
import {
  isOrderable,
  orderOf,
  sentOrder,
  withoutPending,
  withSent,
  type OpenOrders,
  type OrderReceipt,
  type OrdersPort,
  type OrderStores,
  type PendingOrder,
  type SentOrder,
} from '../domain/orders/orders.ts'
import type { Failure } from '../domain/result.ts'
import { writeOutcome } from '../domain/write-outcome.ts'
import { orderSendingMachine, type OrderSendingEvent } from '../machines/order-sending.machine.ts'
import type { LoginIntent } from './login-intent.ts'
import { createPendingWrites, createSignal, derived } from './pending-writes.ts'

interface Ports {
  orderStores: OrderStores
  orders: OrdersPort
  page: Pick<Page, 'now' | 'newId'>
  locks: Locks
  loginIntent: Pick<LoginIntent, 'begin'>
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

/**
 * Sends orders (R1.05, R7.49) and follows them until their outcome is known. An order leaves the drafts before its
 * request goes out, so that no reload and no other tab sends it again.
 */
export const createOrderSending = ({ orderStores, orders, page, locks, loginIntent }: Ports) => {
  const own = createSignal()
  const writes = createPendingWrites(locks, (clientId) => `puntada_pedido_${clientId}`, own.change)
  const running = new Set<AnyActor>()
  /** Why an order returned to the drafts, with the draft's `savedAt`. */
  const failures = new Map<string, { readonly failure: Failure; readonly savedAt: number }>()
  let confirmed: readonly SentOrder[] = []

  const viewOf = (user: string) => {
    const [open, sent] = [orderStores.open(user), orderStores.sent(user)]
    return derived([open, sent, own], (): Sendings => {
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
        confirmed: confirmed.filter((order) => order.user === user),
        failures: new Map(
          drafts.flatMap(({ clientId, savedAt }) => {
            const back = failures.get(clientId)
            return back?.savedAt === savedAt ? [[clientId, back.failure]] : []
          }),
        ),
        isStored: open.isStored() && sent.isStored(),
      }
    })
  }
  const views = new Map<string, ReturnType<typeof viewOf>>()
  const view = (user: string) => {
    const known = views.get(user) ?? viewOf(user)
    views.set(user, known)
    return known
  }

  const moveToHistory = async (pending: PendingOrder, receipt: OrderReceipt) => {
    const order = sentOrder(pending, receipt, page.now())
    confirmed = [order, ...confirmed]
    // History first: a page closed between the two writes must not forget that the order arrived.
    await orderStores.sent(pending.user).update((now) => withSent(now, order))
    await orderStores.open(pending.user).update((now) => withoutPending(now, [order.clientId]))
  }
  const giveBack = ({ draft, user }: PendingOrder, clientId: string, failure: Failure | null) => {
    const savedAt = page.now()
    if (failure !== null) failures.set(clientId, { failure, savedAt })
    return orderStores.open(user).update((now) => ({
      ...withoutPending(now, [draft.clientId]),
      drafts: withDraft(now.drafts, { ...draft, clientId, savedAt }),
    }))
  }

  const run = async (order: PendingOrder, event: OrderSendingEvent | null) => {
    const { draft, user } = order
    const { clientId } = draft
    let stored: Promise<void> = Promise.resolve()
    const machine = orderSendingMachine.provide({
      actors: {
        send: fromPromise(async ({ input }) => {
          const result = await orders.create(input)
          // It is sent after the login that the server asks for.
          if (!result.ok && result.failure.kind === 'unauthorised')
            loginIntent.begin({ kind: 'order', clientId }, { user })
          return writeOutcome(result)
        }),
      },
      actions: {
        moveToHistory: (_, receipt) => void (stored = moveToHistory(order, receipt)),
        giveBack: (_, { failure }) => void (stored = giveBack(order, clientId, failure)),
        giveBackAnew: () => void (stored = giveBack(order, page.newId(), null)),
      },
    })
    failures.delete(clientId)
    const actor = createActor(machine, { input: { order: orderOf(draft, user), wasBegun: event !== null } }).start()
    running.add(actor)
    if (event !== null) actor.send(event)
    own.change()
    const state = await waitFor(actor, (now) => !now.matches('sending')).catch(() => null)
    // The page is being left.
    if (state === null) return
    await stored
    const { failure } = state.context
    if (state.matches('unknown'))
      await orderStores.open(user).update((now) => ({
        ...now,
        pending: now.pending.map((other) =>
          other.draft.clientId === clientId ? { ...other, failure: failure ?? undefined } : other,
        ),
      }))
    running.delete(actor)
    actor.stop()
  }

  const attempt = (
    user: string,
    clientId: string,
    event: OrderSendingEvent | null,
    take: (now: OpenOrders) => PendingOrder | null,
  ): void =>
    void writes.hold(clientId, async () => {
      let taken: PendingOrder | null = null
      await orderStores.open(user).update((now) => {
        taken = take(now)
        if (taken === null) return now
        const { drafts, pending } = withoutPending(now, [clientId])
        const index = now.pending.findIndex(({ draft }) => draft.clientId === clientId)
        return {
          drafts: drafts.filter((draft) => draft.clientId !== clientId),
          pending: pending.toSpliced(Math.max(0, index), 0, taken),
        }
      })
      const order = taken as PendingOrder | null
      if (order !== null) await run(order, event)
      return order?.at
    })

  const decide = (user: string, clientId: string, event: OrderSendingEvent) => {
    const at = page.now()
    attempt(user, clientId, event, ({ pending }) => {
      const order = pending.find(({ draft }) => draft.clientId === clientId) ?? null
      return order !== null && event.type === 'resend.asked' ? { ...order, at, failure: undefined } : order
    })
  }

  return {
    snapshot: (user: string): Sendings => view(user).read(),

    subscribe(user: string, listener: () => void): () => void {
      const [open, sent] = [orderStores.open(user), orderStores.sent(user)]
      const look = () => {
        for (const { draft, at } of open.read().pending) void writes.follow(draft.clientId, at)
      }
      // A page that was closed between the two writes of `moveToHistory` left them among the pending ones.
      const done = sent.read().map(({ clientId }) => clientId)
      if (open.read().pending.some(({ draft }) => done.includes(draft.clientId)))
        void open.update((now) => withoutPending(now, done))
      const stops = [open.subscribe(look), view(user).subscribe(listener)]
      look()
      return () => {
        for (const stop of stops) stop()
      }
    },

    /** Nothing is sent if it is no longer a draft (a second click, another tab). */
    send(user: string, clientId: string): void {
      const at = page.now()
      attempt(user, clientId, null, ({ drafts }) => {
        const draft = drafts.find((order) => order.clientId === clientId)
        return draft === undefined || !isOrderable(orderOf(draft, user)) ? null : { draft, user, at }
      })
    },

    resend: (user: string, clientId: string) => decide(user, clientId, { type: 'resend.asked' }),
    confirmArrival: (user: string, clientId: string) => decide(user, clientId, { type: 'arrival.confirmed' }),
    confirmLoss: (user: string, clientId: string) => decide(user, clientId, { type: 'loss.confirmed' }),

    putAway(): void {
      if (confirmed.length === 0) return
      confirmed = []
      own.change()
    },

    stop(): void {
      for (const actor of running) actor.stop()
    },
  }
}

export type OrderSending = ReturnType<typeof createOrderSending>
