// @vitest-environment node
import fc from 'fast-check'
import { describe, expect } from 'vitest'
import { createOrderStores } from '../../../src/adapters/storage/order-stores.ts'
import { createOrderDrafts } from '../../../src/application/order-drafts.ts'
import { createOrderSending } from '../../../src/application/order-sending.ts'
import { withCell, withoutProduct } from '../../../src/domain/orders/drafts.ts'
import { orderPieces, type Draft, type Order, type OrderReceipt } from '../../../src/domain/orders/orders.ts'
import { fail, ok, type Result } from '../../../src/domain/result.ts'
import { ANA, createTabs, EVA, type Tab } from '../../support/device.ts'
import { playera, STORE, viewOf } from '../../support/order-services.ts'
import { sequences, step, type World } from './world.ts'

const USERS = [ANA.mail, EVA.mail]
const EVERYBODY = ['', ...USERS]
const STORES = ['2', '3']
const CELL = { colour: 'Negro', size: 'CH' }

/** How a request ends: whether the order arrived, and what the browser hears of it. */
const ENDS = {
  done: { arrives: true, result: ok({ folio: 'F' }) },
  refused: { arrives: false, result: fail({ kind: 'refused', text: 'No' }) },
  'never left': { arrives: false, result: fail({ kind: 'offline' }) },
  'lost on the way': { arrives: false, result: fail({ kind: 'timeout' }) },
  'answer lost': { arrives: true, result: fail({ kind: 'timeout' }) },
  'answer cut': { arrives: true, result: fail({ kind: 'offline', sent: true }) },
  'answer unreadable': { arrives: true, result: fail({ kind: 'server', status: 500 }) },
  'session ended': { arrives: false, result: fail({ kind: 'unauthorised' }) },
} as const satisfies Record<string, { arrives: boolean; result: Result<OrderReceipt> }>

interface Post {
  readonly order: Order
  readonly tab: Tab
  ended: boolean
  readonly answer: (result: Result<OrderReceipt>) => void
}

const openTab = (tab: Tab, posts: Post[], clock: { time: number }) => {
  const page = { now: () => (clock.time += 1), newId: () => `k${(clock.time += 1)}` }
  const orderStores = createOrderStores(tab.storage, tab.locks)
  const create = (order: Order) =>
    new Promise<Result<OrderReceipt>>((answer) => void posts.push({ order, tab, ended: false, answer }))
  const sending = createOrderSending({ create }, orderStores, page, tab.locks, { begin: () => undefined })
  for (const user of USERS) sending.watch(user)
  const drafts = createOrderDrafts(orderStores, page, tab.locks)
  return { tab, orderStores, drafts, sending, shows: (user: string) => viewOf(orderStores, sending, user) }
}

/** Two tabs of one browser, two people, two stores with one product each, and the server's own record. */
class Shop implements World {
  readonly #browser = createTabs()
  readonly #clock = { time: 1000 }
  readonly posts: Post[] = []
  tabs = [0, 1].map(() => openTab(this.#browser.open(), this.posts, this.#clock))
  /** Keys of the orders that arrived, whatever their browser knows. */
  readonly arrived = new Set<string>()
  /** Keys that their person took for arrived. */
  readonly believed = new Set<string>()
  /** Pieces that each person wants of each store: drafts, orders on their way and sent ones together. */
  readonly wanted = new Map<string, number>()
  /** What the tab that sent an order last heard of it. */
  readonly reasons = new Map<string, string>()
  /** What was last taken out of a draft. */
  removed: { user: string; draft: Draft } | null = null
  /** How often each key was asked to be sent. */
  readonly asked = new Map<string, number>()

  want = (user: string, storeId: string, pieces: number) =>
    void this.wanted.set(`${user} ${storeId}`, (this.wanted.get(`${user} ${storeId}`) ?? 0) + pieces)
  draft = (user: string, storeId: string, at = 0): Draft | undefined =>
    this.tabs[at]!.orderStores.open(user)
      .read()
      .drafts.find((draft) => draft.storeId === storeId)
  doubtful = (user: string, at: number) => this.tabs[at]!.shows(user).pending.filter((it) => !it.isSending)
  underWay = () => this.posts.filter(({ ended }) => !ended)
  isOpen = (post: Post) => this.tabs.some(({ tab }) => tab === post.tab)
  ask(key: string): void {
    this.asked.set(key, (this.asked.get(key) ?? 0) + 1)
    this.reasons.delete(key)
  }

  reload(at: number): void {
    const { tab, sending } = this.tabs[at]!
    tab.storage.leave()
    sending.stop()
    tab.close()
    this.tabs[at] = openTab(this.#browser.open(), this.posts, this.#clock)
  }

  check = (): void => {
    for (const { orderStores, shows } of this.tabs) {
      for (const user of EVERYBODY) {
        const { drafts } = orderStores.open(user).read()
        const { pending, sent, failureOf } = shows(user)
        for (const storeId of STORES) {
          const pieces = [...drafts, ...pending.map(({ draft }) => draft), ...sent]
            .filter((order) => order.storeId === storeId)
            .map(orderPieces)
          expect(
            pieces.reduce((sum, each) => sum + each, 0),
            'piezas',
          ).toBe(this.wanted.get(`${user} ${storeId}`) ?? 0)
        }
        for (const { clientId } of sent)
          expect(this.arrived.has(clientId) || this.believed.has(clientId), '«enviado»').toBe(true)
        for (const draft of drafts)
          expect(this.arrived.has(draft.clientId), failureOf(draft) ? '«no se envió»' : 'borrador').toBe(false)
        for (const { draft, isSending, failure } of pending) {
          const isOnItsWay = this.underWay().some((post) => post.order.clientId === draft.clientId && this.isOpen(post))
          expect(isSending, '«enviando»').toBe(isOnItsWay)
          expect(failure?.kind, 'por qué no se sabe').toBe(isSending ? undefined : this.reasons.get(draft.clientId))
        }
      }
    }
    const keys = this.posts.map(({ order }) => order.clientId)
    for (const key of keys)
      expect(keys.filter((other) => other === key).length).toBeLessThanOrEqual(this.asked.get(key) ?? 0)
    for (const { order } of this.posts) expect(USERS).toContain(order.user)
  }

  close = (): void => {
    for (const { sending } of this.tabs) sending.stop()
  }
}

const at = fc.nat(1)
const user = fc.constantFrom(...USERS)
const anybody = fc.constantFrom(...EVERYBODY)
const storeId = fc.constantFrom(...STORES)
const pieces = fc.integer({ min: 1, max: 30 })

describe('Enviar pedidos, con dos pestañas y un servidor que contesta cuando quiere', () => {
  sequences(
    'R11.01 lo que se dice de cada pedido es cierto, y ninguna cantidad cambia',
    () => new Shop(),
    [
      step('add', [at, anybody, storeId, pieces], (shop: Shop, tab, who, where, many) => {
        shop.want(who, where, many)
        shop.tabs[tab]!.drafts.add(who, { ...STORE, storeId: where }, [playera(many)])
      }),
      step(
        'type',
        [at, anybody, storeId, pieces],
        (shop: Shop, tab, who, where, many) => {
          shop.want(who, where, many - orderPieces(shop.draft(who, where)!))
          shop.tabs[tab]!.drafts.change(who, shop.draft(who, where)!.clientId, (draft) =>
            withCell(draft, '5', { ...CELL, pieces: many }),
          )
        },
        (shop, _tab, who, where) => shop.draft(who, where) !== undefined,
      ),
      step(
        'take away',
        [at, anybody, storeId],
        (shop: Shop, tab, who, where) => {
          const { clientId } = shop.draft(who, where)!
          const draft = shop.tabs[tab]!.drafts.change(who, clientId, (now) => withoutProduct(now, '5'))!
          shop.want(who, where, -orderPieces(draft))
          shop.removed = { user: who, draft }
        },
        (shop, _tab, who, where) => shop.draft(who, where) !== undefined,
      ),
      step(
        'put back',
        [at],
        (shop: Shop, tab) => {
          const { user: who, draft } = shop.removed!
          // What stands there again meanwhile stays as it is.
          if (shop.draft(who, draft.storeId) === undefined) shop.want(who, draft.storeId, orderPieces(draft))
          shop.tabs[tab]!.drafts.putBack(who, draft)
          shop.removed = null
        },
        (shop) => shop.removed !== null,
      ),
      step('log in', [user], (shop: Shop, who) => {
        for (const where of STORES) {
          const drafted = shop.draft('', where)
          const pieces = drafted === undefined ? 0 : orderPieces(drafted)
          shop.want(who, where, pieces)
          shop.want('', where, -pieces)
        }
        // Both tabs hear of it.
        for (const { drafts } of shop.tabs) void drafts.adopt(who)
      }),
      step(
        'send',
        [at, user, storeId, fc.boolean()],
        (shop: Shop, tab, who, where, isDouble) => {
          const { clientId } = shop.draft(who, where)!
          const order = shop.draft(who, where)!
          shop.ask(clientId)
          const before = shop.posts.length
          void shop.tabs[tab]!.sending.send(who, clientId)
          if (isDouble) void shop.tabs[1 - tab]!.sending.send(who, clientId)
          void shop.tabs[tab]!.sending.send(who, clientId)
          return Promise.resolve().then(() => {
            for (const post of shop.posts.slice(before)) expect(post.order.lines[0]?.pieces).toBe(orderPieces(order))
          })
        },
        (shop, _tab, who, where) => shop.draft(who, where) !== undefined,
      ),
      step(
        'answer',
        [fc.nat(5), fc.constantFrom(...(Object.keys(ENDS) as (keyof typeof ENDS)[]))],
        (shop: Shop, which, end) => {
          const open = shop.underWay()
          const post = open[which % open.length]!
          const { arrives, result } = ENDS[end]
          post.ended = true
          if (!result.ok && shop.isOpen(post)) shop.reasons.set(post.order.clientId, result.failure.kind)
          if (arrives) shop.arrived.add(post.order.clientId)
          post.answer(result)
        },
        (shop) => shop.underWay().length > 0,
      ),
      step(
        'retry',
        [at, user, fc.nat(3)],
        (shop: Shop, tab, who, which) => {
          const doubtful = shop.doubtful(who, tab)
          const { clientId } = doubtful[which % doubtful.length]!.draft
          shop.ask(clientId)
          void shop.tabs[tab]!.sending.sendAgain(who, clientId)
          void shop.tabs[tab]!.sending.sendAgain(who, clientId)
          void shop.tabs[1 - tab]!.sending.sendAgain(who, clientId)
        },
        (shop, tab, who) => shop.doubtful(who, tab).length > 0,
      ),
      step(
        'it arrived',
        [at, user],
        (shop: Shop, tab, who) => {
          const { clientId } = shop.doubtful(who, tab)[0]!.draft
          shop.believed.add(clientId)
          void shop.tabs[tab]!.sending.confirmArrival(who, clientId)
        },
        (shop, tab, who) => shop.doubtful(who, tab).length > 0,
      ),
      step(
        'it did not',
        [at, user],
        (shop: Shop, tab, who) =>
          void shop.tabs[tab]!.sending.confirmLoss(who, shop.doubtful(who, tab)[0]!.draft.clientId),
        (shop, tab, who) => shop.doubtful(who, tab).length > 0,
      ),
      step('reload', [at], (shop: Shop, tab) => shop.reload(tab)),
    ],
    0.48,
  )
})
