// @vitest-environment node
import fc from 'fast-check'
import { describe, expect } from 'vitest'
import { userKey } from '../../../src/adapters/storage/create-store.ts'
import { createOrderStores } from '../../../src/adapters/storage/order-stores.ts'
import { createOrderDrafts } from '../../../src/application/order-drafts.ts'
import type { Intent } from '../../../src/domain/account/intent.ts'
import { withCell } from '../../../src/domain/orders/drafts.ts'
import { orderPieces, type Order, type OrderReceipt } from '../../../src/domain/orders/orders.ts'
import { ok, writeOutcome, type Result } from '../../../src/domain/result.ts'
import { ANA, EVA } from '../../support/device.ts'
import { playera, sendingOf, STORE, viewOf } from '../../support/order-services.ts'
import { end, nth, openTabs, turns, sequences, stepsOf } from './world.ts'

const USERS = [ANA.mail, EVA.mail]
const EVERYBODY = ['', ...USERS]
const STORES = ['2', '3']

/** Two people, two stores with one product each, and the server's own record. */
const openShop = () => {
  type Create = (order: Order) => Promise<Result<OrderReceipt>>
  /** Whom the server asked to log in, and for which order: as the page says it, and as it was. */
  const [waiting, refused] = [[] as string[], [] as string[]]
  const opened = openTabs((tab, create: Create, page) => {
    const orderStores = createOrderStores(tab.storage)
    const begin = (intent: Intent, { user }: { user?: string } = {}) =>
      void waiting.push(`${user} ${intent.kind === 'order' && intent.clientId}`)
    const sending = sendingOf(tab, { create }, orderStores, page, begin)
    for (const user of USERS) sending.watch(user)
    const drafts = createOrderDrafts({ orderStores, page, locks: tab.locks })
    return { orderStores, drafts, sending, shows: (user: string) => viewOf(orderStores, user), stop: sending.stop }
  })
  const { tabs } = opened
  /** Keys of the orders that arrived, whatever their browser knows, and of those that their person took for arrived. */
  const arrived = new Set<string>()
  /** Pieces that each person wants of each store: drafts, orders on their way and sent ones together. */
  const wanted = new Map<string, number>()
  /** What the tab that sent an order last heard of it. */
  const reasons = new Map<string, string>()
  /** Why an order came back, by person and store, until its draft is another one. */
  const returned = new Map<string, string>()

  const want = (user: string, storeId: string, pieces: number): void => {
    const key = `${user} ${storeId}`
    wanted.set(key, (wanted.get(key) ?? 0) + pieces)
    returned.delete(key)
  }
  const draftsOf = (user: string) => tabs[0]!.orderStores.open(user).read().drafts
  const check = (): void => {
    for (const { tab, orderStores, shows } of tabs)
      for (const user of EVERYBODY) {
        const stored = tab.storage.get(userKey('puntada_pedidos', user)) ?? { drafts: [], pending: [] }
        expect(stored, 'lo guardado se lee entero').toEqual(orderStores.open(user).read())
        const { drafts, pending, sent } = shows(user)
        for (const storeId of STORES) {
          const pieces = [...drafts, ...pending.map(({ draft }) => draft), ...sent]
            .filter((order) => order.storeId === storeId)
            .reduce((sum, order) => sum + orderPieces(order), 0)
          expect(pieces, 'piezas').toBe(wanted.get(`${user} ${storeId}`) ?? 0)
        }
        for (const { clientId } of sent) expect(arrived, '«enviado»').toContain(clientId)
        for (const draft of drafts) {
          expect(arrived, 'un borrador no llegó').not.toContain(draft.clientId)
          expect(draft.failure?.kind, 'por qué volvió').toBe(returned.get(`${user} ${draft.storeId}`))
        }
        for (const { draft, isSending } of pending) {
          expect(isSending, '«enviando»').toBe(opened.isOnItsWay(draft))
          expect(draft.failure?.kind, 'por qué no se sabe').toBe(isSending ? undefined : reasons.get(draft.clientId))
        }
      }
    expect(waiting, 'lo que espera a que alguien ingrese').toEqual(refused)
    opened.checkPresses()
  }
  return {
    ...opened,
    check,
    arrived,
    reasons,
    refused,
    returned,
    want,
    draftsOf,
    draft: (user: string, storeId: string) => draftsOf(user).find((draft) => draft.storeId === storeId),
    doubtful: (user: string, at: number, which = 0) =>
      nth(
        tabs[at]!.shows(user).pending.filter(({ isSending }) => !isSending),
        which,
      )?.draft,
    /** Keys of the orders that were sent again while in doubt. */
    repeated: new Set<string>(),
  }
}

const at = fc.nat(1)
const user = fc.constantFrom(...USERS)
const anybody = fc.constantFrom(...EVERYBODY)
const storeId = fc.constantFrom(...STORES)
const pieces = fc.integer({ min: 1, max: 30 })
const step = stepsOf<ReturnType<typeof openShop>>()

describe('Enviar pedidos, con dos pestañas y un servidor que contesta cuando quiere', () => {
  sequences('R11.01 lo que se dice de cada pedido es cierto, y ninguna cantidad cambia', 0.4, openShop, [
    step(2, 'add', [at, anybody, storeId, pieces], ({ want, tabs }, tab, who, where, many) => {
      want(who, where, many)
      void tabs[tab]!.drafts.add(who, { ...STORE, storeId: where }, [playera(many)])
    }),
    step(2, 'type', [at, anybody, storeId, fc.nat(30)], ({ draft, want, tabs }, tab, who, where, many) => {
      const before = draft(who, where)
      if (before === undefined) return false
      want(who, where, many - orderPieces(before))
      const cell = { colour: 'Negro', size: 'CH', pieces: many }
      tabs[tab]!.drafts.change(who, before.clientId, (now) => withCell(now, '5', cell))
    }),
    step(1, 'log in', [user], ({ draftsOf, want, tabs }, who) => {
      for (const guests of draftsOf('')) {
        want(who, guests.storeId, orderPieces(guests))
        want('', guests.storeId, -orderPieces(guests))
      }
      // Both tabs hear of it.
      for (const { drafts } of tabs) void drafts.adopt(who)
    }),
    step(3, 'send', [at, user, storeId], async (shop, tab, who, where) => {
      const order = shop.draft(who, where)
      if (order === undefined) return false
      const before = shop.server.posts.length
      shop.reasons.delete(order.clientId)
      shop.repeated.delete(order.clientId)
      shop.press(order.clientId, tab, ({ sending }) => sending.send(who, order.clientId))
      await turns()
      for (const { request } of shop.server.posts.slice(before))
        expect([request.user, request.lines[0]?.pieces]).toEqual([who, orderPieces(order)])
    }),
    step(4, 'answer', [fc.nat(5), end], (shop, which, { isDone, result }) => {
      const post = shop.server.take(which)
      if (post === undefined) return false
      const { clientId, user: who, storeId: where, tab } = post.request
      if (isDone) shop.arrived.add(clientId)
      if (!result.ok && shop.isOpen(tab)) {
        const { kind } = result.failure
        if (kind === 'unauthorised') shop.refused.push(`${who} ${clientId}`)
        const isReturned = writeOutcome(result).kind !== 'unknown' && !shop.repeated.has(clientId)
        if (isReturned) shop.returned.set(`${who} ${where}`, kind)
        else shop.reasons.set(clientId, kind)
      }
      post.answer(result.ok ? ok({ folio: 'F' }) : result)
    }),
    step(3, 'retry', [at, user, fc.nat(3)], (shop, tab, who, which) => {
      const order = shop.doubtful(who, tab, which)
      if (order === undefined) return false
      shop.reasons.delete(order.clientId)
      shop.repeated.add(order.clientId)
      shop.press(order.clientId, tab, ({ sending }) => sending.sendAgain(who, order.clientId))
    }),
    step(2, 'it arrived, or not', [at, user, fc.boolean()], (shop, tab, who, isThere) => {
      const order = shop.doubtful(who, tab)
      if (order === undefined) return false
      if (isThere) shop.arrived.add(order.clientId)
      else shop.want(who, order.storeId, 0)
      void shop.tabs[tab]!.sending[isThere ? 'confirmArrival' : 'confirmLoss'](who, order.clientId)
    }),
    step(1, 'reload', [at], ({ reload }, tab) => reload(tab)),
  ])
})
