import { act } from '@testing-library/react'
import { expect, vi } from 'vitest'
import { createOrderStores } from '../../../src/adapters/storage/order-stores.ts'
import { createSessionStore } from '../../../src/adapters/storage/session-store.ts'
import { createOrderDrafts } from '../../../src/application/order-drafts.ts'
import type { ProductDetail } from '../../../src/domain/catalogue/catalogue.ts'
import type { Draft, Order, OrderReceipt } from '../../../src/domain/orders/orders.ts'
import { draftProductOf } from '../../../src/domain/orders/reorder.ts'
import { closeDialog, showDialog } from '../../../src/ui/lib/dialogs.ts'
import { takeComplaints } from '../../support/console.ts'
import { ANA, createTabs, EVA, MemoryStore, SimulatedPage, type Tab } from '../../support/device.ts'
import { neverAnswers } from '../../support/builders.ts'
import { openSite, type Site } from '../../support/site.tsx'
import { cellsIn, EMPTY, pick, plus, PRODUCTS, read, total, type Cells, type Pedido } from './drawer-cells.ts'
import { Server, turns, type World } from './world.ts'

const PEOPLE = [ANA.mail, EVA.mail]
/** A page, another tab of the same browser, two people, and a server that answers when told; beside them the model. */
export class Desk implements World {
  readonly #browser = createTabs()
  readonly #clock = new SimulatedPage(1000)
  readonly #values = new MemoryStore()
  readonly #sent: object[] = []
  readonly #toSend: object[] = []
  readonly other = this.#openOther()
  readonly server = new Server<{ order: Order; pedido: Pedido; tab: Tab }, OrderReceipt>()
  reads = new Server<string, ProductDetail | null>()
  tab = this.#browser.open()
  #site!: Site

  user = ANA.mail
  readonly pedidos = new Map<string, Pedido>()
  /** `isTouched`: something was typed since it got the focus. */
  typing: { field: string; text: string; isTouched: boolean } | null = null
  removed: (Pedido & { user: string }) | null = null

  static async open(): Promise<Desk> {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
    const desk = new Desk()
    const cells = ['CH', 'G'].map((size) => ({ colour: 'Negro', size, pieces: 12 }))
    desk.other.session.write(ANA)
    desk.other.drafts.add(ANA.mail, PRODUCTS[0]!, [draftProductOf(PRODUCTS[0]!, cells)])
    desk.set({ cells: { '5 Negro CH': 12, '5 Negro G': 12 }, note: '' })
    await desk.#load()
    act(() => showDialog('orders'))
    return desk
  }
  #openOther() {
    const { storage, locks } = this.#browser.open()
    const orderStores = createOrderStores(storage)
    const session = createSessionStore(storage, new MemoryStore())
    return {
      orderStores,
      session,
      drafts: createOrderDrafts({ product: neverAnswers }, orderStores, this.#clock, locks),
    }
  }
  async #load(): Promise<void> {
    const { tab } = this
    this.#site = await openSite('/', {
      ...tab,
      tab: this.#values,
      page: this.#clock,
      services: {
        orders: { create: (order) => this.#create(order, tab) },
        catalogue: {
          // A screen's read can be cut off, and none is answered: its other colours do not come.
          product: ({ id }, signal) => (signal ? neverAnswers() : this.reads.ask(id)),
          productForUser: neverAnswers,
        },
      },
    })
    await this.settle()
  }
  #create(order: Order, tab: Tab) {
    const { user, note, lines } = order
    const pedido = this.pedido(user)
    this.#sent.push({ cells: cellsIn(lines.map((line) => ({ ...line, cells: [line] }))), note, typed: undefined })
    const typed = this.typing?.isTouched ? this.typing.text : undefined
    this.#toSend.push({ cells: pedido.cells, note: pedido.note.trim(), typed })
    this.removed = null
    this.pedidos.delete(user)
    return this.server.ask({ order, pedido, tab })
  }

  // What the model knows.

  pedido = (user = this.user): Pedido => this.pedidos.get(user) ?? EMPTY
  /** The other tab changes what is stored. */
  elsewhere(change: (draft: Draft) => Draft): void {
    const { clientId } = this.other.orderStores.open(this.user).read().drafts[0]!
    act(() => void this.other.drafts.change(this.user, clientId, change))
  }
  set(pedido: Pedido, user = this.user): void {
    if (total(pedido.cells) === 0) this.pedidos.delete(user)
    else this.pedidos.set(user, pedido)
  }
  /** An order that comes back joins what was begun meanwhile. */
  join({ cells, note }: Pedido, user: string): void {
    const own = this.pedidos.get(user)
    const notes = [note, own?.note ?? ''].filter((text, at, all) => text.trim() !== '' && all.indexOf(text) === at)
    this.set({ cells: plus(cells, own?.cells ?? {}), note: own === undefined ? note : notes.join('\n') }, user)
  }
  /** A change of this page, which can be undone where it takes something out. */
  keep(stays: (name: string) => boolean, changed: Cells = {}): void {
    const { cells, note } = this.pedido()
    const after = pick({ ...cells, ...changed }, (name, pieces) => stays(name) && pieces > 0)
    const out = pick(cells, (name) => after[name] === undefined)
    if (total(out) > 0) this.removed = { user: this.user, cells: out, note: total(after) > 0 ? '' : note }
    this.set({ cells: after, note })
  }
  /** The field is left, or Enter pressed. */
  commit(isLeft = true): void {
    const { typing } = this
    if (typing?.isTouched) {
      const pieces = read(typing.text)
      const there = Object.keys(this.pedido().cells).some((name) => name.startsWith(typing.field.slice(0, 2)))
      if (pieces !== null && there) this.keep(() => true, { [typing.field]: pieces })
    }
    this.typing = isLeft || typing === null ? null : { ...typing, isTouched: false }
  }
  type(text: string): void {
    if (this.typing !== null) this.typing = { ...this.typing, text, isTouched: true }
  }
  /** Which field has the focus now. */
  look(): void {
    const [field, input] = [...this.fields()].find(([, one]) => one === document.activeElement) ?? []
    if (field === undefined || input === undefined) this.typing = null
    else if (this.typing?.field !== field) this.typing = { field, text: input.value, isTouched: false }
  }
  /** A field that was taken away was left: what was typed in it counts, and brings it back. */
  unseat(): void {
    if (this.typing !== null && this.fields().get(this.typing.field) !== document.activeElement) this.commit()
  }
  #leave(): void {
    act(() => void window.dispatchEvent(new Event('pagehide')))
    this.tab.close()
    this.#site.rendered.unmount()
    closeDialog()
  }
  async reload(): Promise<void> {
    this.commit()
    this.removed = null
    this.#leave()
    this.tab = this.#browser.open()
    this.reads = new Server()
    await this.#load()
  }

  // What the page shows.

  drawer = () => document.querySelector<HTMLDialogElement>('dialog[open]')
  buttons = (label: RegExp): HTMLButtonElement[] =>
    [...(this.drawer()?.querySelectorAll('button') ?? [])].filter((button) =>
      label.test(button.getAttribute('aria-label') ?? button.textContent),
    )
  fields(): Map<string, HTMLInputElement> {
    const idOf = (input: Element) => {
      const label = input.closest('[aria-label^="Piezas de "]')?.getAttribute('aria-label') ?? ''
      return PRODUCTS.find(({ name }) => label.includes(` ${name} `))!.id
    }
    const nameOf = (input: Element) => input.getAttribute('aria-label')!.replace(/( ·|, talla) /, ' ')
    const open = [...(this.drawer()?.querySelectorAll('input') ?? [])].filter((input) => !input.disabled)
    return new Map(open.map((input) => [`${idOf(input)} ${nameOf(input)}`, input]))
  }

  check = (): void => {
    const complaints = takeComplaints()
    if (complaints.length > 0) throw new Error(complaints.join('\n'))
    expect(this.#sent, 'lo que se envió').toEqual(this.#toSend)
    for (const user of PEOPLE)
      for (const { orderStores } of [this.#site.services, this.other]) {
        const draft = orderStores.open(user).read().drafts[0]
        const stored = { cells: cellsIn(draft?.products ?? []), note: draft?.note ?? '' }
        expect(stored, `guardado de ${user}`).toEqual(this.pedido(user))
      }
    if (this.drawer() === null) return
    const [{ typing }, shown] = [this, this.pedido().cells]
    const typed = (name: string) => typing?.field === name && typing.isTouched
    for (const [name, { value }] of this.fields())
      expect(value, `casilla de ${name}`).toBe(typed(name) ? typing!.text : String(shown[name] ?? ''))
    for (const name of Object.keys(shown)) expect(this.fields().has(name), `casilla de ${name}`).toBe(true)
    const note = this.drawer()!.querySelector('textarea')
    if (note !== null) {
      expect(note.value).toBe(this.pedido().note)
      const pieces = typing?.isTouched ? read(typing.text) : null
      const all = total({ ...shown, ...(pieces ? { [typing!.field]: pieces } : {}) })
      const said = this.drawer()!.querySelector('.order-send .order-total span')!.textContent
      expect(said).toBe(all === 1 ? '1 pza' : `${all.toLocaleString('es-MX')} pzs`)
    }
    const said = /Quitamos ([\d,]+) pz/.exec(this.drawer()!.querySelector('.order-undo')?.textContent ?? '')?.[1]
    const removed = this.removed?.user === this.user ? total(this.removed.cells) : undefined
    expect(said && Number(said.replace(',', ''))).toBe(removed)
  }

  /** What waits for nothing goes on; timers of a moment are moved by hand, so that no machine is too busy for them. */
  settle = async (): Promise<void> =>
    act(async () => {
      for (let times = 0; times < 3; times += 1) {
        await turns()
        vi.advanceTimersByTime(1)
      }
    })
  close = (): void => {
    this.#leave()
    vi.useRealTimers()
  }
}
