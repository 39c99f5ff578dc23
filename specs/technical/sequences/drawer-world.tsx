import { useMemo } from 'react'
import { expect } from 'vitest'
import { createOrderStores } from '../../../src/adapters/storage/order-stores.ts'
import { createSessionStore } from '../../../src/adapters/storage/session-store.ts'
import { createOrderDrafts } from '../../../src/application/order-drafts.ts'
import { createOrderSending } from '../../../src/application/order-sending.ts'
import { createSignal } from '../../../src/application/signal.ts'
import type { ProductDetail } from '../../../src/domain/catalogue/catalogue.ts'
import type { DraftProduct, Order, OrderReceipt } from '../../../src/domain/orders/orders.ts'
import { gridOf } from '../../../src/domain/orders/quantity-grid.ts'
import { draftProductOf } from '../../../src/domain/orders/reorder.ts'
import type { Result } from '../../../src/domain/result.ts'
import OrdersDrawer from '../../../src/ui/features/orders/drawer/orders-drawer.tsx'
import { OrdersWatch } from '../../../src/ui/features/orders/orders-watch.tsx'
import { OrderPanel } from '../../../src/ui/features/product/order-panel.tsx'
import { useTypedQuantities } from '../../../src/ui/features/product/use-typed-quantities.ts'
import { closeDialog, useOpenDialog } from '../../../src/ui/lib/dialogs.ts'
import { useStored } from '../../../src/ui/lib/use-stored.ts'
import { PLAYERA } from '../../support/buyer.ts'
import { ANA, createTabs, EVA, MemoryStore, SimulatedPage } from '../../support/device.ts'
import { freshSimulation } from '../../support/site.tsx'
import { checkQuiet, flush, openPage } from './page.tsx'
import type { World } from './world.ts'

/** Pieces by product, colour and size: `5 Negro CH`. */
export type Cells = Readonly<Record<string, number>>

interface Pedido {
  readonly cells: Cells
  readonly note: string
}

/** An order that waits for its answer, or whose outcome is not known. */
interface Sent extends Pedido {
  readonly key: string
  readonly user: string
  readonly storeId: string
  isUnderWay: boolean
  readonly isHeard: () => boolean
  readonly answer: (result: Result<OrderReceipt>) => void
}

export const PEOPLE = [null, ANA, EVA]
export const STORES = ['2', '3']
const SIMULATION = freshSimulation()
const found = await SIMULATION.ports.catalogue.product({ id: '5' })
const product = (id: string, name: string, storeId: string): ProductDetail => ({
  ...(found.ok && found.value!),
  ...(PLAYERA as ProductDetail),
  id,
  key: id,
  name,
  storeId,
  storeName: storeId === '2' ? 'Tejidos Alba' : 'Costuras Luz',
})
export const PRODUCTS = [product('5', 'Playera', '2'), product('6', 'Blusa', '2'), product('7', 'Vestido', '3')]
export const productWith = (id: string) => PRODUCTS.find((one) => one.id === id)!
export const storeOf = (field: string) => productWith(field.split(' ')[0]!).storeId

const cellsOf = (products: readonly Pick<DraftProduct, 'productId' | 'cells'>[]): Cells =>
  Object.fromEntries(
    products.flatMap(({ productId, cells }) =>
      cells.map(({ colour, size, pieces }) => [`${productId} ${colour} ${size}`, pieces]),
    ),
  )
const sum = (cells: Cells) => Object.values(cells).reduce((total, pieces) => total + pieces, 0)
export const plus = (one: Cells, other: Cells): Cells => ({
  ...one,
  ...Object.fromEntries(
    Object.entries(other).map(([name, pieces]) => [name, Math.min(9999, (one[name] ?? 0) + pieces)]),
  ),
})
export const pick = (cells: Cells, stays: (name: string, pieces: number) => boolean): Cells =>
  Object.fromEntries(Object.entries(cells).filter(([name, pieces]) => stays(name, pieces)))
const sorted = (cells: Cells) => Object.entries(cells).toSorted(([a], [b]) => (a < b ? -1 : 1))
/** Of each product every size of it that is in the pedido, in every colour of it that is. */
const fieldsOf = (cells: Cells): readonly string[] => {
  const parts = Object.keys(cells).map((name) => name.split(' '))
  const names = parts.flatMap(([id, colour]) =>
    parts.filter(([other]) => other === id).map(([, , size]) => `${id} ${colour} ${size}`),
  )
  return [...new Set(names)].toSorted()
}
/** What a text in a field means; null for no number of pieces. */
const read = (text: string) => (/^0*\d{0,4}$/.test(text) ? Number(text) : null)

export const visited = createSignal('5')

const Grid = ({ product }: { product: ProductDetail }) => {
  const grid = useMemo(() => gridOf(product), [product])
  const [cells, setCells] = useTypedQuantities(product.id, grid)
  return <OrderPanel product={product} grid={grid} colour={undefined} cells={cells} onChange={setCells} />
}

/** The quantities of a product, and the pedido. */
const Parts = () => {
  const id = useStored(visited)
  return (
    <>
      <main>
        <Grid key={id} product={productWith(id)} />
      </main>
      <OrdersDrawer open={useOpenDialog() === 'orders'} onClose={closeDialog} />
      <OrdersWatch />
    </>
  )
}

const MAIL = ['', ANA.mail, EVA.mail]

/** A page, a second tab of the same browser, two people, and a server that answers when told; beside them the model. */
export class Desk implements World {
  readonly browser = createTabs()
  readonly clock = new SimulatedPage(1000)
  readonly faults: string[] = []
  readonly values = new MemoryStore()
  readonly other = this.#openOther()
  tab = this.browser.open()
  page!: Awaited<ReturnType<typeof openPage>>

  user = ''
  readonly pedidos = new Map<string, Pedido>()
  sent: Sent[] = []
  /** Of the orders that were sent and did not come back. */
  readonly keys = new Set<string>()
  /** `isChosen`: the next letter takes the place of all. `isTouched`: something was typed since it got the focus. */
  typing: {
    field: string
    isGrid: boolean
    text: string
    before: number
    isChosen: boolean
    isTouched: boolean
  } | null = null
  /** What is typed in the grid of a product. */
  grid: { productId: string; user: string; cells: Cells } = { productId: '', user: '', cells: {} }
  removed: (Pedido & { user: string; storeId: string }) | null = null

  today = new Map<string, ProductDetail | null>(PRODUCTS.map((one) => [one.id, one]))
  reads: { id: string; answer: (result: Result<ProductDetail | null>) => void }[] = []

  static async open(): Promise<Desk> {
    const desk = new Desk()
    visited.change(() => '5')
    desk.other.session.write(ANA)
    desk.user = ANA.mail
    for (const product of PRODUCTS.filter(({ id }) => id !== '6')) {
      const cells = ['CH', 'G'].map((size) => ({ colour: 'Negro', size, pieces: 12 }))
      desk.other.drafts.add(ANA.mail, product, [draftProductOf(product, cells)])
      desk.set(product.storeId, { cells: { [`${product.id} Negro CH`]: 12, [`${product.id} Negro G`]: 12 }, note: '' })
    }
    await desk.load()
    return desk
  }

  async load(): Promise<void> {
    const { tab, clock, values, reads } = this
    // A screen's read can be cut off, and none is answered: its other colours do not come.
    const product = ({ id }: { id: string }, signal?: AbortSignal) =>
      new Promise<Result<ProductDetail | null>>((answer) => void (signal ?? reads.push({ id, answer })))
    const create = (order: Order) => this.#create(order, tab)
    const { catalogue } = SIMULATION.ports
    this.page = await openPage(tab, {
      ports: {
        ...SIMULATION.ports,
        orders: { create },
        catalogue: { ...catalogue, product, productForUser: () => new Promise<never>(() => undefined) },
      },
      page: clock,
      values,
      identity: { available: true, prepare: () => undefined, signIn: () => new Promise(() => undefined) },
      parts: <Parts />,
    })
  }

  #openOther() {
    const { storage, locks } = this.browser.open()
    const orderStores = createOrderStores(storage, locks)
    const create = (order: Order) => this.#create(order, null)
    const sending = createOrderSending({ create }, orderStores, this.clock, locks, { begin: () => undefined })
    for (const mail of MAIL) sending.watch(mail)
    const session = createSessionStore(storage, new MemoryStore())
    return { orderStores, sending, session, drafts: createOrderDrafts(orderStores, this.clock, locks) }
  }

  #create(order: Order, tab: object | null): Promise<Result<OrderReceipt>> {
    const { clientId: key, user, storeId, note } = order
    const cells = cellsOf(order.lines.map((line) => ({ ...line, cells: [line] })))
    const wanted = this.pedidos.get(`${user} ${storeId}`)
    const sentText = JSON.stringify([sorted(cells), note])
    const wantedText = JSON.stringify([sorted(wanted?.cells ?? {}), wanted?.note.trim()])
    if (this.keys.has(key)) this.faults.push('se envió dos veces')
    this.keys.add(key)
    if (sentText !== wantedText) this.faults.push(`se envió ${sentText} en vez de ${wantedText}`)
    if (user === '') this.faults.push('se envió sin saber de quién')
    const { typing } = this
    if (tab !== null && typing?.isTouched && !typing.isGrid && storeOf(typing.field) === storeId)
      this.faults.push(`se envió mientras se escribía en ${typing.field}`)
    if (tab !== null) this.removed = null
    this.pedidos.delete(`${user} ${storeId}`)
    return new Promise((answer) => {
      const isHeard = () => tab === null || tab === this.tab
      if (wanted !== undefined) this.sent.push({ key, user, storeId, answer, isHeard, isUnderWay: true, ...wanted })
    })
  }

  // What the model knows.

  pedido = (storeId: string, user = this.user): Pedido =>
    this.pedidos.get(`${user} ${storeId}`) ?? { cells: {}, note: '' }
  idOf = (storeId: string): string =>
    this.other.orderStores
      .open(this.user)
      .read()
      .drafts.find((draft) => draft.storeId === storeId)!.clientId
  set(storeId: string, pedido: Pedido, user = this.user): void {
    if (sum(pedido.cells) === 0) this.pedidos.delete(`${user} ${storeId}`)
    else this.pedidos.set(`${user} ${storeId}`, pedido)
  }
  /** Puts pieces and a note in front of what a pedido has. */
  join(storeId: string, { cells, note }: Pedido, user = this.user): void {
    const own = this.pedido(storeId, user)
    const notes = [note, own.note].filter((text, at, all) => text.trim() !== '' && all.indexOf(text) === at)
    this.set(storeId, { cells: plus(cells, own.cells), note: sum(own.cells) === 0 ? note : notes.join('\n') }, user)
  }
  /** A change of this page, which can be undone where it takes something out. */
  keep(storeId: string, stays: (name: string) => boolean, changed: Cells = {}): void {
    const { cells, note } = this.pedido(storeId)
    const after = pick({ ...cells, ...changed }, (name, pieces) => stays(name) && pieces > 0)
    const out = pick(cells, (name) => after[name] === undefined)
    if (sum(out) > 0) this.removed = { user: this.user, storeId, cells: out, note: sum(after) > 0 ? '' : note }
    this.set(storeId, { cells: after, note })
  }
  /** The field is left, or Enter pressed. */
  commit(isLeft = true): void {
    const { typing } = this
    if (typing?.isTouched && !typing.isGrid) {
      const pieces = read(typing.text)
      const storeId = storeOf(typing.field)
      const [product] = typing.field.split(' ')
      const there = Object.keys(this.pedido(storeId).cells).some((name) => name.startsWith(`${product} `))
      if (pieces !== null && there) this.keep(storeId, () => true, { [typing.field]: pieces })
    }
    this.typing = isLeft || typing === null ? null : { ...typing, isTouched: false, isChosen: false }
  }
  /** What the grid of the product that is looked at has. */
  gridCells(): Cells {
    const { productId, user, cells } = this.grid
    const isForeign = user !== '' && user !== this.user
    return productId === visited.read() && !isForeign ? cells : {}
  }
  fill(cells: Cells): void {
    const left = pick(cells, (_, pieces) => pieces > 0)
    this.grid = { productId: sum(left) > 0 ? visited.read() : '', user: this.user, cells: left }
  }
  type(text: string): void {
    const { typing } = this
    if (typing === null) return
    this.typing = { ...typing, text, isChosen: false, isTouched: true }
    if (typing.isGrid) this.fill({ ...this.gridCells(), [typing.field]: read(text) ?? typing.before })
  }
  /** Which field has the focus now. */
  look(): void {
    const [field, input] = [...this.fields()].find(([, one]) => one === document.activeElement) ?? []
    if (field === undefined || input === undefined) this.typing = null
    else if (this.typing?.field !== field)
      this.typing = {
        field,
        isGrid: !this.isOpen(),
        text: input.value,
        before: Number(input.value),
        isChosen: true,
        isTouched: false,
      }
  }
  /** The field may be there no more. */
  unseat(): void {
    if (this.typing !== null && !this.typing.isGrid && !this.fields().has(this.typing.field)) this.typing = null
  }
  async reload(): Promise<void> {
    this.commit()
    this.removed = null
    this.page.leave()
    this.tab = this.browser.open()
    this.reads.length = 0
    visited.change(() => '5')
    await this.load()
  }
  adopt(user: string): void {
    if (user === '') return
    for (const storeId of STORES) {
      const anonymous = this.pedidos.get(` ${storeId}`)
      if (anonymous === undefined) continue
      this.pedidos.delete(` ${storeId}`)
      this.join(storeId, anonymous, user)
    }
  }

  // What the page shows.

  dialog = () => this.page.container.querySelector('dialog')!
  underWay = () => this.sent.filter(({ isUnderWay }) => isUnderWay)
  storeIn = (part: Element) => (part.textContent.includes('Costuras Luz') ? '3' : '2')
  isOpen = (): boolean => this.dialog().open
  buttons = (label: RegExp): HTMLButtonElement[] =>
    [...(this.isOpen() ? this.dialog() : this.page.container.querySelector('main')!).querySelectorAll('button')].filter(
      (button) => label.test(button.getAttribute('aria-label') ?? button.textContent),
    )
  fields(): Map<string, HTMLInputElement> {
    const inDrawer = [...this.dialog().querySelectorAll('[aria-label^="Piezas de "]')].flatMap((group) => {
      const { id } = PRODUCTS.find(({ name }) => group.getAttribute('aria-label')!.includes(` ${name} `))!
      return [...group.querySelectorAll('input')].map((input) => [id, input] as const)
    })
    const inGrid = [...this.page.container.querySelectorAll<HTMLInputElement>('main input')].filter(
      (input) => !input.disabled,
    )
    const nameOf = (input: Element) => input.getAttribute('aria-label')!.replace(/( ·|, talla) /, ' ')
    return this.isOpen()
      ? new Map(inDrawer.map(([id, input]) => [`${id} ${nameOf(input)}`, input]))
      : new Map(inGrid.map((input) => [`${visited.read()} ${nameOf(input)}`, input]))
  }

  check = (): void => {
    checkQuiet()
    expect(this.faults).toEqual([])
    this.#checkStored()
    if (this.isOpen()) this.#checkDrawer()
    else this.#checkGrid()
  }

  #checkStored(): void {
    for (const user of MAIL)
      for (const { orderStores } of [this.page.services, this.other]) {
        const { drafts, pending } = orderStores.open(user).read()
        for (const storeId of STORES) {
          const draft = drafts.find((one) => one.storeId === storeId)
          const stored = { cells: cellsOf(draft?.products ?? []), note: draft?.note ?? '' }
          expect(stored, `guardado de ${user || 'nadie'}`).toEqual(this.pedido(storeId, user))
        }
        const sending = this.sent.filter((one) => one.user === user).map(({ key, cells }) => [key, cells])
        expect(Object.fromEntries(pending.map(({ draft }) => [draft.clientId, cellsOf(draft.products)]))).toEqual(
          Object.fromEntries(sending),
        )
      }
  }

  #checkGrid(): void {
    const { typing } = this
    for (const [name, { value }] of this.fields()) {
      const pieces = this.gridCells()[name] ?? 0
      const shown = typing?.field === name && typing.isTouched ? typing.text : pieces === 0 ? '' : String(pieces)
      expect(value, `casilla de ${name}`).toBe(shown)
    }
  }

  #checkDrawer(): void {
    const [dialog, fields] = [this.dialog(), this.fields()]
    const shown = Object.assign({}, ...STORES.map((storeId) => this.pedido(storeId).cells)) as Cells
    expect([...fields.keys()].toSorted()).toEqual(fieldsOf(shown))
    for (const [name, { value }] of fields)
      expect(value, `casilla de ${name}`).toBe(
        this.typing?.field === name && this.typing.isTouched ? this.typing.text : String(shown[name] ?? ''),
      )
    for (const section of dialog.querySelectorAll('section')) {
      const storeId = this.storeIn(section)
      const note = section.querySelector('textarea')
      if (note !== null) {
        expect(note.value).toBe(this.pedido(storeId).note)
        const { typing } = this
        const typed = typing?.isTouched && storeOf(typing.field) === storeId ? read(typing.text) : null
        const cells = { ...this.pedido(storeId).cells, ...(typed ? { [typing!.field]: typed } : {}) }
        const pieces = sum(cells)
        expect(section.querySelector('.order-send .order-total span')?.textContent).toBe(
          pieces === 1 ? '1 pza' : `${pieces.toLocaleString('es-MX')} pzs`,
        )
      }
    }
    const said = /Quitamos ([\d,]+) pz/.exec(dialog.querySelector('.order-undo')?.textContent ?? '')?.[1]
    const removed = this.removed?.user === this.user ? sum(this.removed.cells) : undefined
    expect(said && Number(said.replace(',', ''))).toBe(removed)
  }

  settle = flush
  close = (): void => this.page.leave()
}
