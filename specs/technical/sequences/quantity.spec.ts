// @vitest-environment node
import fc from 'fast-check'
import { describe, expect } from 'vitest'
import { createOrderStores } from '../../../src/adapters/storage/order-stores.ts'
import { createEditedCells } from '../../../src/application/edited-cells.ts'
import { createOrderDrafts } from '../../../src/application/order-drafts.ts'
import { createOrderSending } from '../../../src/application/order-sending.ts'
import { submitOrder } from '../../../src/application/submit-order.ts'
import type { ProductDetail } from '../../../src/domain/catalogue/catalogue.ts'
import { withCell, withoutColour, withoutProduct } from '../../../src/domain/orders/drafts.ts'
import type { Draft, DraftProduct, Order, OrderReceipt } from '../../../src/domain/orders/orders.ts'
import type { Cell } from '../../../src/domain/orders/quantity-grid.ts'
import { parsePieces } from '../../../src/domain/orders/quantity-input.ts'
import { draftProductOf } from '../../../src/domain/orders/reorder.ts'
import { fail, ok, type Result } from '../../../src/domain/result.ts'
import { aColour, aProductDetail } from '../../support/builders.ts'
import { ANA, createTabs, EVA, type Tab } from '../../support/device.ts'
import { ENDS, nth, sequences, Server, stepsOf, type End } from './world.ts'

/** Pieces by product, colour and size: `5 Negro CH`. */
type Cells = Readonly<Record<string, number>>
type Pedido = Readonly<{ cells: Cells; note: string }>
const EMPTY: Pedido = { cells: {}, note: '' }

const COLOURS = ['Negro', 'Rojo'].map((name) => aColour(name))
const product = (id: string) =>
  aProductDetail({ id, colours: COLOURS, sizes: ['CH', 'G'], storeId: '2', minimum: 1, tiers: [] })
const PRODUCTS = [product('5'), product('6')]
const NAMES = ['5 Negro CH', '5 Negro G', '5 Rojo CH', '6 Negro CH', '6 Rojo G']
const split = (name: string) => {
  const [id = '', colour = '', size = ''] = name.split(' ')
  return { id, cell: { colour, size } }
}
const cellsIn = (products: readonly Pick<DraftProduct, 'productId' | 'cells'>[]): Cells =>
  Object.fromEntries(
    products.flatMap(({ productId, cells }) =>
      cells.map(({ colour, size, pieces }) => [`${productId} ${colour} ${size}`, pieces]),
    ),
  )
const pick = (cells: Cells, stays: (name: string, pieces: number) => boolean): Cells =>
  Object.fromEntries(Object.entries(cells).filter(([name, pieces]) => stays(name, pieces)))
const plus = (one: Cells, other: Cells): Cells => ({
  ...one,
  ...Object.fromEntries(Object.entries(other).map(([name, many]) => [name, Math.min(9999, (one[name] ?? 0) + many)])),
})
const isEmpty = ({ cells }: Pedido) => Object.keys(cells).length === 0
const noteOf = (back: Pedido, now: Pedido) =>
  isEmpty(now) ? back.note : [...new Set([back.note, now.note].filter((note) => note !== ''))].join('\n')
const pressedAs = (user: string, { cells, note }: Pedido) =>
  JSON.stringify([user, Object.entries(cells).map(String).toSorted(), note.trim()])
/** What a text in a field means; null for no number of pieces. */
const read = (text: string) => (/^\d{0,4}$/.test(text) ? Number(text) : null)

/** The drawer of one tab without its screen, and the model of what two people ordered. */
const openDesk = () => {
  const browser = createTabs()
  let time = 1000
  const page = { now: () => (time += 1), newId: () => `k${(time += 1)}` }
  const server = new Server<{ order: Order; pedido: Pedido; tab: Tab }, OrderReceipt>()
  const reads = new Server<{ id: string; tab: Tab }, ProductDetail | null>()
  const pedidos = new Map<string, Pedido>()
  const [sent, toSend]: [object[], object[]] = [[], []]
  const pressed = new Set<string>()
  let user = ANA.mail
  let typing: { name: string; text: string } | null = null
  let removed: Draft | null = null
  let removedPieces: Pedido | null = null

  const pedido = (who = user) => pedidos.get(who) ?? EMPTY
  const set = (now: Pedido, who = user) => void (isEmpty(now) ? pedidos.delete(who) : pedidos.set(who, now))
  const open = () => {
    const tab = browser.open()
    const orderStores = createOrderStores(tab.storage)
    const create = (order: Order): Promise<Result<OrderReceipt>> => {
      sent.push(cellsIn(order.lines.map((line) => ({ ...line, cells: [line] }))), {
        note: order.note,
        typing: null,
        isAsPressed: true,
      })
      const now = pedido(order.user)
      const isAsPressed = pressed.has(pressedAs(order.user, now))
      toSend.push(now.cells, { note: now.note.trim(), typing, isAsPressed })
      pedidos.delete(order.user)
      return server.ask({ order, pedido: now, tab })
    }
    const catalogue = { product: ({ id }: { id: string }) => reads.ask({ id, tab }) }
    const drafts = createOrderDrafts({ orderStores, page, locks: tab.locks })
    const needs = { orders: { create }, orderStores, page, locks: tab.locks, loginIntent: { begin: () => {} } }
    const site = { catalogue, currentSession: { user: () => user }, page }
    return { tab, orderStores, drafts, sending: createOrderSending(needs), site, edited: createEditedCells() }
  }
  let own = open()
  const other = open()
  const stored = (where = own, who = user) => where.orderStores.open(who).read().drafts[0]
  /** A change of this page, which can be undone where it takes something out. */
  const change = (edit: (draft: Draft) => Draft) => {
    const draft = stored()
    const out = draft && own.drafts.change(user, draft.clientId, edit)
    if (out) removed = out
  }
  const store = (productId: string, cell: Cell) => change((draft) => withCell(draft, productId, cell))
  /** The same in the model. */
  const keep = (stays: (name: string) => boolean, changed: Cells = {}) => {
    const { cells, note } = pedido()
    const after = pick({ ...cells, ...changed }, (name, many) => stays(name) && many > 0)
    const out = pick(cells, (name) => after[name] === undefined)
    const left = { cells: after, note }
    if (Object.keys(out).length > 0) removedPieces = { cells: out, note: isEmpty(left) ? note : '' }
    set(left)
  }
  let endEdit = () => {}
  const leave = () => {
    own.edited.leave(store)
    endEdit()
    const many = typing && read(typing.text)
    const isThere = typing && Object.keys(pedido().cells).some((name) => name.startsWith(typing!.name.slice(0, 2)))
    if (typing && many !== null && isThere) keep(() => true, { [typing.name]: many })
    typing = null
  }
  const add = (where: typeof own, name: string, pieces: number) => {
    const { id, cell } = split(name)
    set({ ...pedido(), cells: plus(pedido().cells, { [name]: pieces }) })
    where.drafts.add(user, PRODUCTS[0]!, [draftProductOf(product(id), [{ ...cell, pieces }])])
  }
  add(other, '5 Negro CH', 12)
  add(other, '5 Negro G', 12)

  return {
    server,
    reads,
    pedido,
    set,
    leave,
    add: (name: string, pieces: number) => add(other, name, pieces),
    type(name: string, texts: readonly string[]) {
      const draft = stored()
      if (typing?.name !== name) leave()
      if (draft === undefined || stored() === undefined) return false
      const { id, cell } = split(name)
      if (!stored()!.products.some(({ productId }) => productId === id)) return false
      for (const text of texts) {
        own.edited.type(id, cell, parsePieces(text))
        if (typing === null) endEdit = own.sending.edit(draft.clientId)
        typing = { name, text }
        this.check()
      }
    },
    remove(name: string, isColour: boolean) {
      leave()
      const { id, cell } = split(name)
      const start = isColour ? `${id} ${cell.colour} ` : `${id} `
      keep((one) => !one.startsWith(start))
      change((draft) => (isColour ? withoutColour(draft, id, cell.colour) : withoutProduct(draft, id)))
    },
    undo() {
      leave()
      if (removed === null || removedPieces === null) return false
      const now = pedido()
      set({ cells: { ...removedPieces.cells, ...now.cells }, note: noteOf(removedPieces, now) })
      own.drafts.putBack(user, removed)
      removed = removedPieces = null
    },
    write(key: string) {
      leave()
      if (isEmpty(pedido())) return false
      set({ ...pedido(), note: pedido().note + key })
      change((draft) => ({ ...draft, note: draft.note + key }))
    },
    submit(isUnchecked: boolean) {
      leave()
      const draft = stored()
      if (draft === undefined) return false
      pressed.add(pressedAs(user, pedido()))
      for (let press = 0; press < 2; press += 1) void submitOrder(own.site, own.sending, user, draft, isUnchecked)
    },
    elsewhere(edit: (draft: Draft) => Draft) {
      other.drafts.change(user, stored(other)!.clientId, edit)
    },
    answer(which: number, { isDone, result }: End) {
      const post = server.take(which)
      if (post === undefined) return false
      const { tab, order, pedido: back } = post.request
      if (tab === own.tab && !isDone) {
        const now = pedido(order.user)
        set({ cells: plus(back.cells, now.cells), note: noteOf(back, now) }, order.user)
      }
      post.answer(result.ok ? ok({ folio: '' }) : result)
    },
    become(mail: string) {
      leave()
      removed = removedPieces = null
      user = mail
    },
    reload() {
      leave()
      removed = removedPieces = null
      own.sending.stop()
      own.tab.close()
      // A page that is left hears no answer.
      for (const post of reads.posts) post.isOpen = false
      own = open()
    },
    check() {
      expect(sent, 'lo que se envió').toEqual(toSend)
      for (const who of [ANA.mail, EVA.mail])
        for (const tab of [own, other]) {
          const draft = stored(tab, who)
          const kept = { cells: cellsIn(draft?.products ?? []), note: draft?.note ?? '' }
          expect(kept, `guardado de ${who}`).toEqual(pedido(who))
        }
      const shown = cellsIn(
        (stored()?.products ?? []).map((one) => ({ ...one, cells: own.edited.over(one.productId, one.cells) })),
      )
      const typed = typing && read(typing.text) ? { [typing.name]: read(typing.text)! } : {}
      const isThere = (name: string) => Object.keys(pedido().cells).some((one) => one[0] === name[0])
      expect(shown, 'lo que se lee').toEqual({ ...pedido().cells, ...pick(typed, isThere) })
      expect(removed && cellsIn(removed.products), 'lo que se puede deshacer').toEqual(removedPieces?.cells ?? null)
    },
    close: () => undefined,
  }
}

const name = fc.constantFrom(...NAMES)
const at = fc.nat(20)
const text = fc.constantFrom('', '', '0', '1', '14', '140', 'x', '1x', '250')
const step = stepsOf<ReturnType<typeof openDesk>>()

describe('El pedido, con otra pestaña y un servidor que contesta cuando quiere', () => {
  sequences('R11.08 lo que se lee es lo guardado y lo que se envía: lo último que se escribió', 0.4, openDesk, [
    step(6, 'type', [name, fc.array(text, { minLength: 1, maxLength: 3 })], (desk, where, texts) =>
      desk.type(where, texts),
    ),
    step(2, 'leave', [], (desk) => desk.leave()),
    step(3, 'undo', [], (desk) => desk.undo()),
    step(2, 'remove', [name, fc.boolean()], (desk, where, isColour) => desk.remove(where, isColour)),
    step(3, 'submit', [fc.constantFrom(false, false, true)], (desk, isUnchecked) => desk.submit(isUnchecked)),
    step(2, 'write a note', [fc.constantFrom('a', ' ', 'é')], (desk, key) => desk.write(key)),
    step(5, 'today', [fc.constantFrom(true, true, false)], ({ reads }, isRead) => {
      if (reads.underWay().length === 0) return false
      for (let one = reads.take(0); one !== undefined; one = reads.take(0))
        one.answer(isRead ? ok(product(one.request.id)) : fail({ kind: 'timeout' }))
    }),
    step(
      2,
      'answer',
      [at, fc.constantFrom<End>(ENDS.done, ENDS.refused, ENDS['never left'], ENDS['answer lost'])],
      (desk, which, end) => desk.answer(which, end),
    ),
    step(1, 'the other tab types', [at, at], (desk, which, pieces) => {
      const { cells, note } = desk.pedido()
      const where = nth(Object.keys(cells), which)
      if (where === undefined) return false
      const { id, cell } = split(where)
      desk.elsewhere((draft) => withCell(draft, id, { ...cell, pieces }))
      desk.set({ cells: pick({ ...cells, [where]: pieces }, (_, many) => many > 0), note })
    }),
    step(1, 'the other tab adds', [name], (desk, where) => desk.add(where, 12)),
    step(1, 'the other tab writes a note', [], (desk) => {
      if (isEmpty(desk.pedido())) return false
      desk.elsewhere((draft) => ({ ...draft, note: 'de la otra' }))
      desk.set({ ...desk.pedido(), note: 'de la otra' })
    }),
    step(1, 'another session', [fc.constantFrom(ANA, EVA)], (desk, { mail }) => desk.become(mail)),
    step(1, 'reload', [], (desk) => desk.reload()),
  ])
})
