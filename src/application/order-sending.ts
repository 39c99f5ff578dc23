import { createActor, fromPromise, waitFor, type ActorRefFrom } from 'xstate'
import type { Locks, Page } from '../domain/device.ts'
import {
  isOrderable,
  orderOf,
  type OrdersPort,
  type OrderStores,
  type PendingOrder,
  type SentOrder,
} from '../domain/orders/orders.ts'
import type { Failure } from '../domain/result.ts'
import { writeOutcome } from '../domain/write-outcome.ts'
import { orderSendingMachine, type OrderSendingEvent } from '../machines/order-sending.machine.ts'
import type { LoginIntent } from './login-intent.ts'
import { createOrderOutcomes } from './order-outcomes.ts'
import { createOrderTabs, lockOf } from './order-tabs.ts'

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

/**
 * Sends orders (R1.05, R7.49) and follows them until their outcome is known, even when the visitor closes the drawer or
 * leaves the screen. The tab that sends an order holds its lock, so that no other tab offers to send it.
 */
export const createOrderSending = ({ orderStores, orders, page, locks, loginIntent }: Needs) => {
  type Actor = ActorRefFrom<typeof orderSendingMachine>
  const actors = new Map<string, Actor>()
  /** Ids of the orders that this tab is sending or asking about. */
  const busy = new Set<string>()
  const listeners = new Set<() => void>()
  const outcomes = createOrderOutcomes({ orderStores, page })
  let known: { readonly of: readonly unknown[]; readonly sendings: Sendings } | null = null
  let version = 0

  const changed = (): void => {
    version += 1
    for (const listener of listeners) listener()
  }

  const tabs = createOrderTabs(locks, changed)
  /** Watches the pending orders that this tab is not sending. */
  const watch = (user: string): void =>
    tabs.watch(
      orderStores
        .open(user)
        .read()
        .pending.filter(({ draft }) => !busy.has(draft.clientId)),
    )

  const snapshot = (user: string): Sendings => {
    const [open, sent] = [orderStores.open(user), orderStores.sent(user)]
    const of = [user, version, open.read(), sent.read(), open.isStored(), sent.isStored()]
    if (known !== null && known.of.every((part, place) => part === of[place])) return known.sendings
    const { drafts, pending } = open.read()
    const isDone = new Set(sent.read().map(({ clientId }) => clientId))
    const sendings: Sendings = {
      pending: pending
        .filter(({ draft }) => !isDone.has(draft.clientId))
        .map((order) => ({
          ...order,
          isSending: busy.has(order.draft.clientId) || !tabs.hasEnded(order),
          failure: actors.get(order.draft.clientId)?.getSnapshot().context.failure ?? null,
        })),
      sent: sent.read(),
      confirmed: outcomes.confirmedOf(user),
      failures: outcomes.failuresOf(drafts),
      isStored: open.isStored() && sent.isStored(),
    }
    known = { of, sendings }
    return sendings
  }

  const start = (order: PendingOrder, wasBegun: boolean, after: (work: Promise<void>) => void): Actor => {
    const { clientId } = order.draft
    const machine = orderSendingMachine.provide({
      actors: {
        send: fromPromise(async ({ input }) => {
          const result = await orders.create(input)
          // The session ended on the way: the order goes out after the same user's next login.
          if (!result.ok && result.failure.kind === 'unauthorised')
            loginIntent.begin({ kind: 'order', clientId }, { user: order.user })
          return writeOutcome(result)
        }),
      },
      actions: {
        keep: (_, receipt) => after(outcomes.keep(order, receipt)),
        giveBack: (_, { failure }) => after(outcomes.giveBack(order, clientId, failure)),
        giveBackAnew: () => after(outcomes.giveBack(order, page.newId(), null)),
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
    tabs.end(order)
  }

  /** Runs an order unless another tab holds its lock. `take` gives the order as it is stored now. */
  const attempt = (
    clientId: string,
    take: () => Promise<PendingOrder | null>,
    event: OrderSendingEvent | null,
  ): void => {
    if (busy.has(clientId)) return
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
      if (outcomes.dismiss()) changed()
    },

    /** Stops all actors and listeners. */
    stop(): void {
      for (const actor of actors.values()) actor.stop()
    },
  }
}
