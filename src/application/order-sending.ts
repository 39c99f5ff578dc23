import { createActor, fromPromise, waitFor, type ActorRefFrom } from 'xstate'
import type { Locks, Page } from '../domain/device.ts'
import {
  isOrderable,
  orderOf,
  wholeTotal,
  withDraft,
  type OrdersPort,
  type OrderStores,
  type PendingOrder,
  type SentOrder,
} from '../domain/orders/orders.ts'
import type { Failure } from '../domain/result.ts'
import { writeOutcome } from '../domain/write-outcome.ts'
import { orderSendingMachine, type OrderSendingEvent } from '../machines/order-sending.ts'
import type { LoginIntent } from './login-intent.ts'
import { createRequestGate } from './request-gate.ts'

interface Needs {
  readonly orderStores: OrderStores
  readonly orders: OrdersPort
  readonly page: Pick<Page, 'now' | 'newId'>
  readonly locks: Locks
  readonly loginIntent: Pick<LoginIntent, 'begin'>
}

/** The present state of an order whose sending has started. */
export interface PendingView extends PendingOrder {
  /** True while its request is pending, here or in another tab, and until that is known. */
  readonly isSending: boolean
  /** Why its outcome is unknown; null if the page that sent it is gone. */
  readonly failure: Failure | null
}

export interface Sendings {
  readonly pending: readonly PendingView[]
  /** Latest first. */
  readonly sent: readonly SentOrder[]
  /** Orders confirmed since the page was loaded and not dismissed yet, latest first. */
  readonly confirmed: readonly SentOrder[]
  /** Why an order returned to the drafts, by its id, until the draft is changed. */
  readonly failures: ReadonlyMap<string, Failure>
  /** False if the browser stores nothing: then orders last as long as the page. */
  readonly isStored: boolean
}

/** Orders kept in the history; the oldest are dropped. */
const MOST_SENT = 100

const lockOf = (clientId: string): string => `puntada_pedido_${clientId}`
/** Identifies one sending of an order, since an order may be sent again. */
const timeOf = ({ draft, at }: PendingOrder): string => `${draft.clientId}|${at}`

/**
 * Sends orders (R1.05, R7.49) and follows them until their outcome is known, even when the visitor closes the drawer or
 * leaves the screen. The tab that sends an order holds its lock, so that no other tab offers to send it.
 */
export const createOrderSending = ({ orderStores, orders, page, locks, loginIntent }: Needs) => {
  type Actor = ActorRefFrom<typeof orderSendingMachine>
  const actors = new Map<string, Actor>()
  /** Ids of the orders that this tab is sending or asking about. */
  const busy = new Set<string>()
  /** Sendings whose lock is free, and sendings whose lock is being watched. */
  const ended = new Set<string>()
  const watched = new Set<string>()
  const isNew = createRequestGate(() => page.now())
  const returned = new Map<string, { readonly failure: Failure; readonly savedAt: number }>()
  const listeners = new Set<() => void>()
  let confirmed: readonly SentOrder[] = []
  let known: { readonly of: readonly unknown[]; readonly sendings: Sendings } | null = null
  let version = 0

  const changed = (): void => {
    version += 1
    for (const listener of listeners) listener()
  }

  const snapshot = (user: string): Sendings => {
    const [open, sent] = [orderStores.open(user), orderStores.sent(user)]
    const of = [user, version, open.read(), sent.read(), open.isStored(), sent.isStored()]
    if (known !== null && known.of.every((part, place) => part === of[place])) return known.sendings
    const { drafts, pending } = open.read()
    const isDone = new Set(sent.read().map(({ clientId }) => clientId))
    const failures = drafts.flatMap(({ clientId, savedAt }) => {
      const back = returned.get(clientId)
      return back?.savedAt === savedAt ? [[clientId, back.failure] as const] : []
    })
    const sendings: Sendings = {
      pending: pending
        .filter(({ draft }) => !isDone.has(draft.clientId))
        .map((order) => ({
          ...order,
          isSending: busy.has(order.draft.clientId) || !ended.has(timeOf(order)),
          failure: actors.get(order.draft.clientId)?.getSnapshot().context.failure ?? null,
        })),
      sent: sent.read(),
      confirmed: confirmed.filter((order) => order.user === user),
      failures: new Map(failures),
      isStored: open.isStored() && sent.isStored(),
    }
    known = { of, sendings }
    return sendings
  }

  /** Watches the locks of the pending orders that this tab is not sending. */
  const watch = (user: string): void => {
    for (const order of orderStores.open(user).read().pending) {
      const time = timeOf(order)
      if (busy.has(order.draft.clientId) || ended.has(time) || watched.has(time)) continue
      watched.add(time)
      void locks.free(lockOf(order.draft.clientId)).then(() => {
        watched.delete(time)
        ended.add(time)
        changed()
      })
    }
  }

  const settle = (user: string, clientId: string): Promise<void> =>
    orderStores.open(user).update((now) => ({ ...now, pending: now.pending.filter(({ draft }) => draft.clientId !== clientId) }))

  const keep = async ({ draft, user }: PendingOrder, folio: string): Promise<void> => {
    const { savedAt: _, ...contents } = draft
    const order: SentOrder = { ...contents, user, folio, total: wholeTotal(draft), sentAt: page.now() }
    confirmed = [order, ...confirmed]
    // History first: a page closed between the two writes must not forget that the order arrived.
    await orderStores
      .sent(user)
      .update((now) => (now.some(({ clientId }) => clientId === draft.clientId) ? now : [order, ...now].slice(0, MOST_SENT)))
    await settle(user, draft.clientId)
  }

  /** Returns an order to the drafts, joined with products added for the same store meanwhile. */
  const giveBack = ({ draft, user }: PendingOrder, clientId: string, failure: Failure | null): Promise<void> => {
    const savedAt = page.now()
    if (failure !== null) returned.set(clientId, { failure, savedAt })
    return orderStores.open(user).update((now) => ({
      drafts: withDraft(now.drafts, { ...draft, clientId, savedAt }),
      pending: now.pending.filter((order) => order.draft.clientId !== draft.clientId),
    }))
  }

  const start = (order: PendingOrder, wasBegun: boolean, after: (work: Promise<void>) => void): Actor => {
    const { clientId } = order.draft
    const machine = orderSendingMachine.provide({
      actors: {
        send: fromPromise(async ({ input }) => {
          const result = await orders.create(input)
          // The session ended on the way: the order goes out after the same user's next login.
          if (!result.ok && result.failure.kind === 'unauthorised') loginIntent.begin({ kind: 'order', clientId }, { user: order.user })
          return writeOutcome(result)
        }),
      },
      actions: {
        keep: (_, { folio }) => after(keep(order, folio)),
        giveBack: (_, { failure }) => after(giveBack(order, clientId, failure)),
        giveBackAnew: () => after(giveBack(order, page.newId(), null)),
      },
    })
    const actor = createActor(machine, { input: { order: orderOf(order.draft, order.user), wasBegun } })
    actors.set(clientId, actor)
    return actor.start()
  }

  /** Runs the machine of one order until its request is settled. `event` is null for the first sending. */
  const run = async (order: PendingOrder, event: OrderSendingEvent | null): Promise<void> => {
    const { clientId } = order.draft
    let written: Promise<void> = Promise.resolve()
    actors.get(clientId)?.stop()
    const actor = start(order, event !== null, (work) => (written = work))
    if (event !== null) actor.send(event)
    changed()
    const state = await waitFor(actor, (now) => !now.matches('sending'))
    await written
    if (state.status === 'done') actors.delete(clientId)
    ended.add(timeOf(order))
  }

  /** Runs an order unless another tab holds its lock. `take` gives the order as it is stored now. */
  const attempt = (clientId: string, take: () => Promise<PendingOrder | null>, event: OrderSendingEvent | null): void => {
    if (busy.has(clientId) || !isNew(clientId)) return
    busy.add(clientId)
    const work = async () => {
      const order = await take()
      if (order !== null) await run(order, event)
    }
    const rest = () => {
      busy.delete(clientId)
      changed()
    }
    locks.tryHold(lockOf(clientId), work).then(rest, rest)
  }

  const decide = (user: string, clientId: string, event: OrderSendingEvent): void => {
    const at = page.now()
    const take = async () => {
      let taken: PendingOrder | null = null
      await orderStores.open(user).update((now) => {
        const order = now.pending.find(({ draft }) => draft.clientId === clientId)
        if (order === undefined || event.type !== 'resend.asked') {
          taken = order ?? null
          return now
        }
        const again = (taken = { ...order, at })
        return { ...now, pending: now.pending.map((each) => (each === order ? again : each)) }
      })
      return taken
    }
    attempt(clientId, take, event)
  }

  return {
    snapshot,

    /** Calls back whenever this user's `snapshot` changes. Returns a function that stops listening. */
    subscribe(user: string, listener: () => void): () => void {
      const open = orderStores.open(user)
      listeners.add(listener)
      const look = () => {
        watch(user)
        listener()
      }
      const stops = [open.subscribe(look), orderStores.sent(user).subscribe(listener)]
      watch(user)
      return () => {
        listeners.delete(listener)
        for (const stop of stops) stop()
      }
    },

    /** Sends a draft once: nothing is sent if it is no longer a draft (a second click, another tab). */
    send(user: string, clientId: string): void {
      const store = orderStores.open(user)
      const shown = store.read().drafts.find((draft) => draft.clientId === clientId)
      if (shown === undefined || !isOrderable(orderOf(shown, user))) return
      const at = page.now()
      const take = async () => {
        let taken: PendingOrder | null = null
        await store.update((now) => {
          const draft = now.drafts.find((each) => each.clientId === clientId)
          taken = draft === undefined ? null : { draft, user, at }
          if (taken === null) return now
          return { drafts: now.drafts.filter((each) => each !== draft), pending: [taken, ...now.pending] }
        })
        return taken
      }
      attempt(clientId, take, null)
    },

    resend: (user: string, clientId: string) => decide(user, clientId, { type: 'resend.asked' }),
    confirmArrival: (user: string, clientId: string) => decide(user, clientId, { type: 'arrival.confirmed' }),
    confirmLoss: (user: string, clientId: string) => decide(user, clientId, { type: 'loss.confirmed' }),

    /** Dismisses the confirmations; the orders stay in the history. */
    putAway(): void {
      if (confirmed.length === 0) return
      confirmed = []
      changed()
    },

    /** Stops all actors and listeners. */
    stop(): void {
      for (const actor of actors.values()) actor.stop()
      actors.clear()
    },
  }
}

export type OrderSending = ReturnType<typeof createOrderSending>
