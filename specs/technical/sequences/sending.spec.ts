// @vitest-environment node
import fc from 'fast-check'
import { describe, expect } from 'vitest'
import { userKey } from '../../../src/adapters/storage/create-store.ts'
import { createOrderStores } from '../../../src/adapters/storage/order-stores.ts'
import { createOrderDrafts } from '../../../src/application/order-drafts.ts'
import { createOrderSending } from '../../../src/application/order-sending.ts'
import { withCell, withoutProduct } from '../../../src/domain/orders/drafts.ts'
import { orderPieces, type Draft, type Order, type OrderReceipt } from '../../../src/domain/orders/orders.ts'
import { writeOutcome } from '../../../src/domain/result.ts'
import { ANA, EVA, type Tab } from '../../support/device.ts'
import { playera, STORE, viewOf } from '../../support/order-services.ts'
import {
  answering,
  createClock,
  endsWith,
  nth,
  often,
  openTabs,
  pressEverywhere,
  sequences,
  Server,
  step,
  type World,
} from './world.ts'

const USERS = [ANA.mail, EVA.mail]
const EVERYBODY = ['', ...USERS]
const STORES = ['2', '3']
const CELL = { colour: 'Negro', size: 'CH' }
const ENDS = endsWith<OrderReceipt>({ folio: 'F' })

/** Two tabs of one browser, two people, two stores with one product each, and the server's own record. */
class Shop implements World {
  readonly #page = createClock()
  readonly server = new Server<{ order: Order; tab: Tab }, OrderReceipt>()
  readonly #opened = openTabs((tab) => this.#open(tab))
  readonly tabs = this.#opened.tabs
  /** Keys of the orders that arrived, whatever their browser knows, and of those that their person took for arrived. */
  readonly arrived = new Set<string>()
  readonly believed = new Set<string>()
  /** Pieces that each person wants of each store: drafts, orders on their way and sent ones together. */
  readonly wanted = new Map<string, number>()
  /** What the tab that sent an order last heard of it. */
  readonly reasons = new Map<string, string>()
  /** Why an order came back, by person and store, in the tab that sent it, until its draft is another one. */
  readonly returned = new Map<string, { tab: Tab; kind: string }>()
  /** What was last taken out of a draft. */
  removed: { user: string; draft: Draft } | null = null
  /** How often each key was asked to be sent, and which were in doubt before. */
  readonly presses = new Map<string, number>()
  readonly repeated = new Set<string>()

  #open(tab: Tab) {
    const orderStores = createOrderStores(tab.storage, tab.locks)
    const create = (order: Order) => this.server.ask({ order, tab })
    const sending = createOrderSending({ create }, orderStores, this.#page, tab.locks, { begin: () => undefined })
    for (const user of USERS) sending.watch(user)
    const drafts = createOrderDrafts(orderStores, this.#page, tab.locks)
    const shows = (user: string) => viewOf(orderStores, sending, user)
    return { orderStores, drafts, sending, shows, stop: sending.stop }
  }
  want(user: string, storeId: string, pieces: number): void {
    const key = `${user} ${storeId}`
    this.wanted.set(key, (this.wanted.get(key) ?? 0) + pieces)
    this.returned.delete(key)
  }
  draft = (user: string, storeId: string): Draft | undefined =>
    this.tabs[0]!.orderStores.open(user)
      .read()
      .drafts.find((draft) => draft.storeId === storeId)
  doubtful = (user: string, at: number) => this.tabs[at]!.shows(user).pending.filter((it) => !it.isSending)
  isOpen = this.#opened.isOpen
  reload = this.#opened.reload
  close = this.#opened.close
  press(key: string): void {
    this.presses.set(key, (this.presses.get(key) ?? 0) + 1)
    this.reasons.delete(key)
  }

  check = (): void => {
    const underWay = this.server.underWay().filter(({ request }) => this.isOpen(request.tab))
    for (const { tab, orderStores, shows } of this.tabs)
      for (const user of EVERYBODY) {
        const { drafts } = orderStores.open(user).read()
        const stored = tab.storage.get(userKey('puntada_pedidos', user)) ?? { drafts: [], pending: [] }
        expect(stored, 'lo guardado se lee entero').toEqual(orderStores.open(user).read())
        const { pending, sent, failureOf } = shows(user)
        for (const storeId of STORES) {
          const pieces = [...drafts, ...pending.map(({ draft }) => draft), ...sent]
            .filter((order) => order.storeId === storeId)
            .reduce((sum, order) => sum + orderPieces(order), 0)
          expect(pieces, 'piezas').toBe(this.wanted.get(`${user} ${storeId}`) ?? 0)
        }
        for (const { clientId } of sent)
          expect(this.arrived.has(clientId) || this.believed.has(clientId), '«enviado»').toBe(true)
        for (const draft of drafts) {
          const returned = this.returned.get(`${user} ${draft.storeId}`)
          expect(this.arrived.has(draft.clientId), 'un borrador no llegó').toBe(false)
          expect(failureOf(draft)?.kind, 'por qué volvió').toBe(returned?.tab === tab ? returned.kind : undefined)
        }
        for (const { draft, isSending, failure } of pending) {
          const isOnItsWay = underWay.some(({ request }) => request.order.clientId === draft.clientId)
          expect(isSending, '«enviando»').toBe(isOnItsWay)
          expect(failure?.kind, 'por qué no se sabe').toBe(isSending ? undefined : this.reasons.get(draft.clientId))
        }
      }
    const keys = this.server.posts.map(({ request }) => request.order.clientId)
    for (const key of keys)
      expect(keys.filter((other) => other === key).length).toBeLessThanOrEqual(this.presses.get(key) ?? 0)
  }
}

const at = fc.nat(1)
const user = fc.constantFrom(...USERS)
const anybody = fc.constantFrom(...EVERYBODY)
const storeId = fc.constantFrom(...STORES)
const pieces = fc.integer({ min: 1, max: 30 })
const STEPS = [
  ...often(
    2,
    step('add', [at, anybody, storeId, pieces], (shop: Shop, tab, who, where, many) => {
      shop.want(who, where, many)
      shop.tabs[tab]!.drafts.add(who, { ...STORE, storeId: where }, [playera(many)])
    }),
  ),
  step(
    'type',
    [at, anybody, storeId, fc.oneof(fc.constant(0), pieces)],
    (shop: Shop, tab, who, where, many) => {
      const draft = shop.draft(who, where)!
      shop.want(who, where, many - orderPieces(draft))
      shop.tabs[tab]!.drafts.change(who, draft.clientId, (now) => withCell(now, '5', { ...CELL, pieces: many }))
    },
    (shop, _tab, who, where) => shop.draft(who, where) !== undefined,
  ),
  ...often(
    2,
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
  ),
  ...often(
    2,
    step(
      'put back',
      [at],
      (shop: Shop, tab) => {
        const { user: who, draft } = shop.removed!
        // What stands there again meanwhile stays as it is.
        shop.want(who, draft.storeId, shop.draft(who, draft.storeId) === undefined ? orderPieces(draft) : 0)
        shop.tabs[tab]!.drafts.putBack(who, draft)
        shop.removed = null
      },
      (shop) => shop.removed !== null,
    ),
  ),
  step('log in', [user], (shop: Shop, who) => {
    for (const where of STORES) {
      const drafted = shop.draft('', where)
      if (drafted === undefined) continue
      shop.want(who, where, orderPieces(drafted))
      shop.want('', where, -orderPieces(drafted))
    }
    // Both tabs hear of it.
    for (const { drafts } of shop.tabs) void drafts.adopt(who)
  }),
  ...often(
    3,
    step(
      'send',
      [at, user, storeId],
      async (shop: Shop, tab, who, where) => {
        const order = shop.draft(who, where)!
        const before = shop.server.posts.length
        shop.press(order.clientId)
        shop.repeated.delete(order.clientId)
        pressEverywhere(shop.tabs, tab, ({ sending }) => sending.send(who, order.clientId))
        await Promise.resolve()
        for (const { request } of shop.server.posts.slice(before))
          expect([request.order.user, request.order.lines[0]?.pieces]).toEqual([who, orderPieces(order)])
      },
      (shop, _tab, who, where) => shop.draft(who, where) !== undefined,
    ),
  ),
  ...answering(
    ({ server }: Shop) => server,
    (shop, { order, tab }, end) => {
      const { isDone, result } = ENDS[end]
      const { clientId, user: who, storeId: where } = order
      if (isDone) shop.arrived.add(clientId)
      if (!result.ok && shop.isOpen(tab)) {
        const { kind } = result.failure
        const isReturned = writeOutcome(result).kind !== 'unknown' && !shop.repeated.has(clientId)
        if (isReturned) shop.returned.set(`${who} ${where}`, { tab, kind })
        else shop.reasons.set(clientId, kind)
      }
      return result
    },
  ),
  ...often(
    3,
    step(
      'retry',
      [at, user, fc.nat(3)],
      (shop: Shop, tab, who, which) => {
        const { clientId } = nth(shop.doubtful(who, tab), which).draft
        shop.press(clientId)
        shop.repeated.add(clientId)
        pressEverywhere(shop.tabs, tab, ({ sending }) => sending.sendAgain(who, clientId))
      },
      (shop, tab, who) => shop.doubtful(who, tab).length > 0,
    ),
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
    (shop: Shop, tab, who) => {
      const { draft } = shop.doubtful(who, tab)[0]!
      shop.want(who, draft.storeId, 0)
      void shop.tabs[tab]!.sending.confirmLoss(who, draft.clientId)
    },
    (shop, tab, who) => shop.doubtful(who, tab).length > 0,
  ),
  step('reload', [at], (shop: Shop, tab) => shop.reload(tab)),
]

describe('Enviar pedidos, con dos pestañas y un servidor que contesta cuando quiere', () => {
  sequences('R11.01 lo que se dice de cada pedido es cierto, y ninguna cantidad cambia', () => new Shop(), STEPS, 0.4)
})
