// @vitest-environment node
import fc from 'fast-check'
import { describe, expect } from 'vitest'
import { userKey } from '../../../src/adapters/storage/create-store.ts'
import { createOrderStores } from '../../../src/adapters/storage/order-stores.ts'
import { createEditedCells } from '../../../src/application/edited-cells.ts'
import { createOrderDrafts } from '../../../src/application/order-drafts.ts'
import { createOrderSending } from '../../../src/application/order-sending.ts'
import { submitOrder } from '../../../src/application/submit-order.ts'
import type { ProductDetail } from '../../../src/domain/catalogue/catalogue.ts'
import { withCell, withoutColour, withoutProduct } from '../../../src/domain/orders/drafts.ts'
import { orderPieces, type Draft, type Order, type OrderReceipt } from '../../../src/domain/orders/orders.ts'
import { piecesAt, piecesOf, sum, type Cells } from '../../../src/domain/orders/quantity-grid.ts'
import { parsePieces } from '../../../src/domain/orders/quantity-input.ts'
import { draftProductOf } from '../../../src/domain/orders/reorder.ts'
import { fail, ok, type Result } from '../../../src/domain/result.ts'
import { aColour, aProductDetail } from '../../support/builders.ts'
import { ANA, EVA, type Tab } from '../../support/device.ts'
import { end, openTabs, sequences, stepsOf } from './world.ts'

const USERS = [ANA.mail, EVA.mail]
const EVERYBODY = ['', ...USERS]
const NONE = { drafts: [], pending: [] }
const STORES = ['2', '3']
/** Each store sells one product, with the store's number. */
const productOf = (storeId: string) =>
  aProductDetail({ id: storeId, storeId, colours: [aColour('Negro')], sizes: ['CH', 'G'], minimum: 1, tiers: [] })
const cellsOf = (draft?: Draft): Cells => draft?.products.flatMap(({ cells }) => cells) ?? []
/** What somebody sees of an order when they press, or the server when it comes. */
const seen = (user: string, note: string, cells: Cells) =>
  [user, note.trim(), ...cells.map(({ size, pieces }) => `${size} ${pieces}`).toSorted()].join('|')

/** The drawers of two tabs, below their screens. */
const openShop = () => {
  let session = ANA.mail
  const reads: { tab: Tab; id: string; answer: (result: Result<ProductDetail>) => void }[] = []
  const opened = openTabs((tab, create: (order: Order) => Promise<Result<OrderReceipt>>, page) => {
    const orderStores = createOrderStores(tab.storage)
    const needs = { orders: { create }, orderStores, page, locks: tab.locks, loginIntent: { begin: () => undefined } }
    const sending = createOrderSending(needs)
    for (const user of USERS) sending.watch(user)
    const product = ({ id }: { id: string }) =>
      new Promise<Result<ProductDetail>>((answer) => void reads.push({ tab, id, answer }))
    return {
      orderStores,
      sending,
      drafts: createOrderDrafts({ orderStores, page, locks: tab.locks }),
      edited: createEditedCells(),
      site: { catalogue: { product }, currentSession: { user: () => session }, page },
      stop: sending.stop,
    }
  })
  const { tabs } = opened
  const [arrived, pressed] = [new Set<string>(), new Set<string>()]
  /** Pieces that each person wants of each store: drafts, orders on their way and sent ones together. */
  const wanted = new Map<string, number>()
  let typing: { at: number; user: string; storeId: string; endEdit: () => void } | null = null
  let removed: { user: string; draft: Draft } | null = null

  const want = (user: string, storeId: string, pieces: number) =>
    void wanted.set(`${user} ${storeId}`, (wanted.get(`${user} ${storeId}`) ?? 0) + pieces)
  const draftsOf = (user: string) => tabs[0]!.orderStores.open(user).read().drafts
  const draftOf = (user: string, storeId: string) => draftsOf(user).find((draft) => draft.storeId === storeId)
  const change = (at: number, user: string, draft: Draft, edit: (draft: Draft) => Draft, pieces = 0) => {
    want(user, draft.storeId, pieces)
    const out = tabs[at]!.drafts.change(user, draft.clientId, edit)
    if (out) removed = { user, draft: out }
  }
  const leave = () => {
    if (typing === null) return
    const { at, user, storeId, endEdit } = typing
    tabs[at]!.edited.leave((_, cell) => {
      const draft = draftOf(user, storeId)
      const before = cellsOf(draft)
      if (draft) change(at, user, draft, (now) => withCell(now, storeId, cell), cell.pieces - piecesAt(before, cell))
    })
    endEdit()
    typing = null
  }
  const add = (at: number, user: string, storeId: string, size: string, pieces: number) => {
    want(user, storeId, pieces)
    const product = draftProductOf(productOf(storeId), [{ colour: 'Negro', size, pieces }])
    tabs[at]!.drafts.add(user, productOf(storeId), [product])
  }
  for (const user of USERS) for (const storeId of STORES) add(0, user, storeId, 'CH', 12)
  return {
    ...opened,
    reads,
    add,
    arrived,
    want,
    draftsOf,
    draftOf,
    leave,
    change,
    doubtful: (user: string, at: number) =>
      tabs[at]!.orderStores.open(user)
        .read()
        .pending.find(({ isSending }) => !isSending)?.draft,
    type(at: number, user: string, storeId: string, size: string, text: string) {
      leave()
      const draft = draftOf(user, storeId)
      if (draft === undefined) return false
      const { edited, sending } = tabs[at]!
      const [cell, stored] = [{ colour: 'Negro', size }, cellsOf(draft)]
      edited.type(storeId, cell, parsePieces(text))
      typing = { at, user, storeId, endEdit: sending.edit(draft.clientId) }
      expect(piecesAt(edited.over(storeId, stored), cell)).toBe(Number(text) || piecesAt(stored, cell))
    },
    undo(at: number) {
      leave()
      if (removed === null) return false
      const { user, draft } = removed
      const now = cellsOf(draftOf(user, draft.storeId))
      want(user, draft.storeId, piecesOf(cellsOf(draft).filter((cell) => piecesAt(now, cell) === 0)))
      tabs[at]!.drafts.putBack(user, draft)
      removed = null
    },
    submit(at: number, user: string, storeId: string, isUnchecked: boolean, isInBoth: boolean) {
      if (typing?.user !== user) leave()
      const draft = draftOf(user, storeId)
      if (draft === undefined) return false
      session = user
      for (const tab of isInBoth ? [at, 1 - at] : [at])
        pressed.add(seen(user, draft.note, tabs[tab]!.edited.over(storeId, cellsOf(draft))))
      opened.press(draft.clientId, [at, at, ...(isInBoth ? [1 - at] : [])], ({ site, sending }) =>
        submitOrder(site, sending, user, draft, isUnchecked),
      )
    },
    check() {
      for (const { tab, orderStores } of tabs)
        for (const user of EVERYBODY) {
          const { drafts, pending } = orderStores.open(user).read()
          const sent = orderStores.sent(user).read()
          expect(tab.storage.get(userKey('puntada_pedidos', user)) ?? NONE, 'guardado').toEqual({ drafts, pending })
          for (const storeId of STORES) {
            const orders = [...drafts, ...pending.map(({ draft }) => draft), ...sent]
            const many = orders.flatMap((order) => (order.storeId === storeId ? [orderPieces(order)] : []))
            expect(sum(many), 'piezas').toBe(wanted.get(`${user} ${storeId}`) ?? 0)
          }
          for (const { clientId } of sent) expect(arrived, '«enviado»').toContain(clientId)
          for (const { clientId } of drafts) expect(arrived, 'un borrador no llegó').not.toContain(clientId)
          for (const { draft, isSending } of pending) expect(isSending, '«enviando»').toBe(opened.isOnItsWay(draft))
        }
      opened.checkPresses()
      for (const { request } of opened.posts) expect(pressed).toContain(seen(request.user, request.note, request.lines))
    },
  }
}

const at = fc.nat(1)
const user = fc.constantFrom(...USERS)
const anybody = fc.constantFrom(...EVERYBODY)
const store = fc.constantFrom(...STORES)
const size = fc.constantFrom('CH', 'G')
const pieces = fc.integer({ min: 1, max: 30 })
const step = stepsOf<ReturnType<typeof openShop>>()

describe('Los pedidos, con dos pestañas y un servidor que contesta cuando quiere', () => {
  sequences('R11.01 R11.08 lo que se dice de cada uno es cierto, y se envía lo que se leía al oprimir', openShop, [
    step(2, 'add', [at, anybody, store, size, pieces], (shop, ...drawn) => shop.add(...drawn)),
    step(4, 'type', [at, user, store, size, fc.constantFrom('', '0', '1', '14', 'x', '250')], (shop, ...drawn) =>
      shop.type(...drawn),
    ),
    step(2, 'leave', [], ({ leave }) => leave()),
    step(1, 'remove', [at, user, store, fc.boolean()], ({ draftOf, change, leave }, tab, who, storeId, isColour) => {
      leave()
      const draft = draftOf(who, storeId)
      if (draft === undefined) return false
      const without = (now: Draft) => (isColour ? withoutColour(now, storeId, 'Negro') : withoutProduct(now, storeId))
      change(tab, who, draft, without, -orderPieces(draft))
    }),
    step(2, 'undo', [at], (shop, tab) => shop.undo(tab)),
    step(
      1,
      'write a note',
      [at, user, store, fc.constantFrom('a', ' ')],
      ({ draftOf, change }, tab, who, storeId, key) => {
        const draft = draftOf(who, storeId)
        if (draft === undefined) return false
        change(tab, who, draft, (now) => ({ ...now, note: now.note + key }))
      },
    ),
    step(1, 'log in', [user], ({ draftsOf, want, tabs }, who) => {
      for (const guests of draftsOf('')) {
        want(who, guests.storeId, orderPieces(guests))
        want('', guests.storeId, -orderPieces(guests))
      }
      // Both tabs hear of it.
      for (const { drafts } of tabs) void drafts.adopt(who)
    }),
    step(4, 'submit', [at, user, store, fc.boolean(), fc.boolean()], (shop, ...drawn) => shop.submit(...drawn)),
    step(4, 'today', [fc.constantFrom(true, true, false)], ({ reads, isOpen }, isRead) => {
      // A page that is left hears no answer.
      for (const { tab, id, answer } of reads.splice(0))
        if (isOpen(tab)) answer(isRead ? ok(productOf(id)) : fail({ kind: 'timeout' }))
    }),
    step(4, 'answer', [fc.nat(5), end], ({ take, arrived }, which, { isDone, result }) => {
      const post = take(which)
      if (post === undefined) return false
      if (isDone) arrived.add(post.request.clientId)
      post.answer(result.ok ? ok({ folio: 'F' }) : result)
    }),
    step(3, 'retry', [at, user], ({ doubtful, press }, tab, who) => {
      const clientId = doubtful(who, tab)?.clientId
      if (clientId === undefined) return false
      press(clientId, [tab, tab, 1 - tab], ({ sending }) => sending.sendAgain(who, clientId))
    }),
    step(2, 'it arrived, or not', [at, user, fc.boolean()], ({ doubtful, arrived, tabs }, tab, who, isThere) => {
      const clientId = doubtful(who, tab)?.clientId
      if (clientId === undefined) return false
      if (isThere) arrived.add(clientId)
      void tabs[tab]!.sending[isThere ? 'confirmArrival' : 'confirmLoss'](who, clientId)
    }),
    step(1, 'reload', [at], ({ leave, reload }, tab) => {
      leave()
      reload(tab)
    }),
  ])
})
