import { createActor, fromPromise, type ActorRefFrom } from 'xstate'
import type { KeyValueStore } from '../../../domain/device.ts'
import {
  orderOf,
  orderTotals,
  withProducts,
  type Draft,
  type DraftProduct,
  type DraftStore,
  type Outgoing,
  type SentOrder,
} from '../../../domain/orders/orders.ts'
import type { Failure } from '../../../domain/result.ts'
import { writeOutcome } from '../../../domain/write-outcome.ts'
import { orderSendingMachine, type OrderSendingEvent } from '../../../machines/order-sending.ts'
import { shelfOf, touch } from './use-draft-count.ts'
import { orderStore } from './order-store.ts'
import type { Services } from '../../lib/services.ts'

type Sending = ActorRefFrom<typeof orderSendingMachine>

/** Milliseconds in which further clicks and a held Enter belong to the same wish. */
const SAME_WISH_MS = 800

/** Orders kept; the oldest go first. */
const MOST_SENT = 100

export interface Orders {
  readonly drafts: readonly Draft[]
  readonly outbox: readonly Outgoing[]
  /** Latest first, of all users of this browser. */
  readonly sent: readonly SentOrder[]
  /** Ids of orders whose request is under way in this tab. */
  readonly sending: ReadonlySet<string>
  /** Why it is not known whether an order arrived, by id; nothing for one that was going out before a reload. */
  readonly doubts: ReadonlyMap<string, Failure>
  /** Why an order came back, by id. */
  readonly failures: ReadonlyMap<string, Failure>
  /** What was adjusted in a product when it was added, by product id, to be explained. */
  readonly notes: ReadonlyMap<string, string>
  /** What was sent since the page was loaded, latest first, and not yet put away. */
  readonly confirmed: readonly SentOrder[]
  /** False when this browser keeps nothing: what is typed lasts as long as the page. */
  readonly keeps: boolean
}

/**
 * The buyer's desk: drafts, what is going out and what was sent. Every change reads the storage anew, so that two
 * tabs do not overwrite each other. Sendings live here and not in the drawer: closing it must not lose an answer.
 */
const createDesk = ({ kept, page, orders }: Pick<Services, 'kept' | 'page' | 'orders'>) => {
  const sendings = new Map<string, Sending>()
  const failures = new Map<string, Failure>()
  const notes = new Map<string, string>()
  const wishes = new Map<string, number>()
  let confirmed: readonly SentOrder[] = []
  let known: Orders | null = null
  let knownVersion = -1

  const { drafts, outbox, sent, save } = orderStore(kept)

  const snapshot = (): Orders => {
    const { version, memory } = shelfOf(kept)
    if (known !== null && knownVersion === version) return known
    knownVersion = version
    const isSending = (actor: Sending) => actor.getSnapshot().matches('sending')
    known = {
      drafts: drafts(),
      outbox: outbox(),
      sent: sent(),
      sending: new Set([...sendings].filter(([, actor]) => isSending(actor)).map(([id]) => id)),
      doubts: new Map(
        [...sendings].flatMap(([id, actor]) => {
          const { failure } = actor.getSnapshot().context
          return failure === null ? [] : [[id, failure] as const]
        }),
      ),
      failures: new Map(failures),
      notes: new Map(notes),
      confirmed,
      keeps: memory.size === 0,
    }
    return known
  }

  const begunWith = (clientId: string) => outbox().find(({ draft }) => draft.clientId === clientId)
  const withoutOutgoing = (clientId: string) => outbox().filter(({ draft }) => draft.clientId !== clientId)

  /** Back among the drafts; what was added for the same store meanwhile stays. */
  const giveBack = (clientId: string, newId: string) => {
    const begun = begunWith(clientId)
    if (begun === undefined) return
    const all = drafts()
    const meanwhile = all.find(({ storeId }) => storeId === begun.draft.storeId)
    const merged = meanwhile === undefined ? begun.draft : withProducts(begun.draft, meanwhile.products)
    const back = { ...merged, clientId: newId, savedAt: page.now() }
    const others = all.filter(({ storeId }) => storeId !== back.storeId)
    save({ outbox: withoutOutgoing(clientId), drafts: [back, ...others] })
  }

  const keep = (clientId: string, folio: string) => {
    const begun = begunWith(clientId)
    if (begun === undefined) return
    const { savedAt: _, ...draft } = begun.draft
    const order = { ...draft, user: begun.user, folio, total: orderTotals(draft).total, sentAt: page.now() }
    confirmed = [order, ...confirmed]
    save({ outbox: withoutOutgoing(clientId), sent: [order, ...sent()].slice(0, MOST_SENT) })
  }

  const start = (clientId: string, begun: Outgoing | null): Sending => {
    const machine = orderSendingMachine.provide({
      actors: { send: fromPromise(async ({ input }) => writeOutcome(await orders.create(input))) },
      actions: {
        take: (_, { order }) => {
          const all = drafts()
          const draft = all.find((each) => each.clientId === clientId)
          if (draft === undefined) return
          failures.delete(clientId)
          save({
            outbox: [{ draft, user: order.user, at: page.now() }, ...outbox()],
            drafts: all.filter((each) => each.clientId !== clientId),
          })
        },
        keep: (_, { folio }) => keep(clientId, folio),
        giveBack: (_, { failure }) => {
          failures.set(clientId, failure)
          giveBack(clientId, clientId)
        },
        giveBackAnew: () => giveBack(clientId, page.newId()),
      },
    })
    const actor = createActor(machine, {
      input: { begun: begun === null ? null : orderOf(begun.draft, begun.user) },
    })
    sendings.set(clientId, actor)
    actor.subscribe({
      next: ({ status }) => {
        if (status !== 'active') sendings.delete(clientId)
        touch(kept)
      },
    })
    return actor.start()
  }

  /** The sending of an order that left the drafts; null once another tab settled it. */
  const unsettled = (clientId: string): Sending | null => {
    const begun = begunWith(clientId)
    return begun === undefined ? null : (sendings.get(clientId) ?? start(clientId, begun))
  }

  /** False for the second half of a double click: a quick answer must not make it a second wish. */
  const isNewWish = (clientId: string): boolean => {
    const former = wishes.get(clientId)
    const now = page.now()
    // Clocks may be set back: only nearness counts.
    if (former !== undefined && Math.abs(now - former) < SAME_WISH_MS) return false
    wishes.set(clientId, now)
    return true
  }
  const settle = (clientId: string, event: OrderSendingEvent) => {
    if (isNewWish(clientId)) unsettled(clientId)?.send(event)
  }

  const change = (storeId: string, edit: (draft: Draft) => Draft) => {
    const all = drafts()
    const former = all.find((draft) => draft.storeId === storeId)
    if (former === undefined) return
    failures.delete(former.clientId)
    for (const { productId } of former.products) notes.delete(productId)
    const edited = { ...edit(former), savedAt: page.now() }
    const others = all.filter((draft) => draft.storeId !== storeId)
    save({
      drafts: edited.products.length === 0 ? others : all.map((draft) => (draft.storeId === storeId ? edited : draft)),
    })
  }

  return {
    snapshot,
    /** Adds products to the store's draft, or begins one. `explained` says what was adjusted in them. */
    add(store: DraftStore, products: readonly DraftProduct[], explained = '') {
      const all = drafts()
      const former = all.find((draft) => draft.storeId === store.storeId)
      const base = former ?? { clientId: page.newId(), note: '', products: [] }
      const { storeId, storeName, storeMinimum, storePhone } = store
      const draft = withProducts(
        { ...base, storeId, storeName, storeMinimum, storePhone, savedAt: page.now() },
        products,
      )
      if (draft.products.length === 0) return
      for (const { productId } of products) {
        if (explained === '') notes.delete(productId)
        else notes.set(productId, explained)
      }
      save({ drafts: [draft, ...all.filter((each) => each.storeId !== storeId)] })
    },
    change,
    /** Sends a draft, once: what is no longer a draft (a second click, another tab) is not sent. */
    send(clientId: string, user: string) {
      const draft = drafts().find((each) => each.clientId === clientId)
      if (draft === undefined || !isNewWish(clientId)) return
      // The browser knows that nothing can leave: the draft stays, and that is certain.
      if (!navigator.onLine) {
        failures.set(clientId, { kind: 'offline' })
        touch(kept)
        return
      }
      const actor = sendings.get(clientId) ?? start(clientId, null)
      actor.send({ type: 'send.asked', order: orderOf(draft, user) })
    },
    resend: (clientId: string) => settle(clientId, { type: 'resend.asked' }),
    confirmArrival: (clientId: string) => settle(clientId, { type: 'arrival.confirmed' }),
    confirmLoss: (clientId: string) => settle(clientId, { type: 'loss.confirmed' }),
    /** Puts away the confirmations: they are in the history. */
    putAway() {
      if (confirmed.length === 0) return
      confirmed = []
      touch(kept)
    },
  }
}

export type OrderDesk = ReturnType<typeof createDesk>

const desks = new WeakMap<KeyValueStore, OrderDesk>()

/** The one desk of this tab. */
export const deskOf = (services: Pick<Services, 'kept' | 'page' | 'orders'>): OrderDesk => {
  let desk = desks.get(services.kept)
  if (desk === undefined) desks.set(services.kept, (desk = createDesk(services)))
  return desk
}
