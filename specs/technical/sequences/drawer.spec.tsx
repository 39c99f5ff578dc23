import { act, fireEvent } from '@testing-library/react'
import fc from 'fast-check'
import { describe } from 'vitest'
import { withCell, withoutProduct } from '../../../src/domain/orders/drafts.ts'
import { draftProductOf } from '../../../src/domain/orders/reorder.ts'
import type { OrderReceipt } from '../../../src/domain/orders/orders.ts'
import { fail, ok, type Result } from '../../../src/domain/result.ts'
import { PLAYERA } from '../../support/buyer.ts'
import { Desk, PEOPLE, pick, plus, PRODUCTS, storeOf, STORES, type Cells } from './drawer-world.tsx'
import { flush } from './page.tsx'
import { often, sequences, step } from './world.ts'

/** How a request ends: whether the order arrived, and what the browser hears of it. */
const ENDS = {
  done: { arrives: true, result: ok({ folio: '' }) },
  refused: { arrives: false, result: fail({ kind: 'refused', text: 'No' }) },
  'never left': { arrives: false, result: fail({ kind: 'offline' }) },
  'lost on the way': { arrives: false, result: fail({ kind: 'timeout' }) },
  'answer lost': { arrives: true, result: fail({ kind: 'offline', sent: true }) },
  'answer unreadable': { arrives: true, result: fail({ kind: 'server', status: 500 }) },
} as const satisfies Record<string, { arrives: boolean; result: Result<OrderReceipt> }>
const REASONS: Readonly<Record<keyof typeof ENDS, string>> = {
  done: '',
  refused: 'El sitio respondió «No».',
  'never left': 'Se perdió la conexión.',
  'lost on the way': 'El sitio tardó demasiado en responder.',
  'answer lost': 'Se perdió la conexión.',
  'answer unreadable': 'El sitio tuvo un problema.',
}
const RETURNS: readonly string[] = ['refused', 'never left']

const labelOf = (button: Element) =>
  (button.getAttribute('aria-label') ?? button.textContent).replaceAll(/\s+/g, ' ').trim()
const storeIn = (button: Element) => (button.closest('section')?.textContent.includes('Costuras Luz') ? '3' : '2')
const sizesOf = (colour: string) => (colour === 'Rojo' ? ['CH', 'G'] : ['CH', 'M', 'G'])
const sentIn = (desk: Desk, button: Element) => {
  const key = button.closest('section')?.querySelector('code')?.textContent
  return desk.sent.findLast((one) => one.key === key)!
}
const missing = (cells: Cells, id: string) => {
  const total = Object.entries(cells).reduce((sum, [name, pieces]) => sum + (name.startsWith(`${id} `) ? pieces : 0), 0)
  return Math.max(6, total) - total
}

/** What a button does, by its words. */
const BUTTONS: readonly (readonly [words: RegExp, does: (desk: Desk, words: string[], button: Element) => void])[] = [
  [
    /^Quitar (Negro|Rojo) de (\w+)$/,
    (desk, [, colour, name]) => {
      const { id, storeId } = PRODUCTS.find((one) => one.name === name)!
      desk.keep(storeId, (cell) => !cell.startsWith(`${id} ${colour} `))
    },
  ],
  [
    /^Quitar (\w+) del pedido$/,
    (desk, [, name]) => {
      const { id, storeId } = PRODUCTS.find((one) => one.name === name)!
      desk.keep(storeId, (cell) => !cell.startsWith(`${id} `))
    },
  ],
  [
    /^Deshacer$/,
    (desk) => {
      const { storeId, cells, note } = desk.taken!
      const now = desk.pedido(storeId)
      const isThere = Object.keys(now.cells).length > 0
      desk.set(storeId, { cells: { ...cells, ...now.cells }, note: isThere ? now.note : note })
      desk.taken = null
    },
  ],
  [
    /^\+\d+ (Negro|Rojo) (\w+)$/,
    (desk, [, colour, size], button) => {
      const name = button.closest('li')?.querySelector('.order-product-name')?.textContent
      const id = PRODUCTS.find((one) => one.name === name)?.id ?? desk.visited
      const cell = `${id} ${colour} ${size}`
      if (name === undefined) {
        desk.fill({ ...desk.gridCells(), [cell]: (desk.gridCells()[cell] ?? 0) + missing(desk.gridCells(), id) })
        return
      }
      const { cells } = desk.pedido(storeOf(cell))
      desk.keep(storeOf(cell), () => true, { [cell]: cells[cell]! + missing(cells, id) })
    },
  ],
  [/^(Enviar pedido a|Reintentar|Enviarlo con los precios que ves)/, () => undefined],
  [
    /^Quitar lo que ya no hay/,
    (desk, _, button) => {
      const today = desk.checked.get(storeIn(button))!
      desk.keep(storeIn(button), (name) => {
        const [id = '', colour, size] = name.split(' ')
        const now = today.get(id)
        return (
          now === undefined || (now !== null && !now.soldOut.some((out) => out.colour === colour && out.size === size))
        )
      })
    },
  ],
  [
    /^El fabricante ya lo tiene$/,
    (desk, _, button) => Object.assign(sentIn(desk, button), { place: 'history', isBelieved: true }),
  ],
  [/^Enviar otra vez$/, (desk, _, button) => void (sentIn(desk, button).asked += 1)],
  [
    /^No llegó: volver a editarlo$/,
    (desk, _, button) => {
      const sent = sentIn(desk, button)
      sent.place = 'drafts'
      desk.join(sent.storeId, sent)
    },
  ],
  [/^Cerrar$/, (desk) => void (desk.taken = null)],
  [
    /^Llenar corrida de (Negro|Rojo)/,
    (desk, [, colour = '']) => {
      const names = sizesOf(colour).map((size) => `${desk.visited} ${colour} ${size}`)
      desk.fill(plus(desk.gridCells(), Object.fromEntries(names.map((name) => [name, 1]))))
    },
  ],
  [
    /^Copiar (Negro|Rojo) a todos los colores$/,
    (desk, [, colour]) => {
      const copied = ['Negro', 'Rojo'].flatMap((other) =>
        sizesOf(other).map((size) => [
          `${desk.visited} ${other} ${size}`,
          desk.gridCells()[`${desk.visited} ${colour} ${size}`] ?? 0,
        ]),
      )
      desk.fill(Object.fromEntries(copied) as Cells)
    },
  ],
  [
    /^Agregar al pedido$/,
    (desk) => {
      const cells = desk.gridCells()
      if (Object.keys(cells).length === 0) return
      const storeId = storeOf(`${desk.visited} `)
      const now = desk.pedido(storeId)
      desk.set(storeId, { cells: plus(now.cells, cells), note: now.note })
      desk.fill({})
    },
  ],
]
const known = (desk: Desk) =>
  desk
    .buttons()
    .filter(
      (button) =>
        !button.closest('[aria-labelledby="order-last"]') && BUTTONS.some(([words]) => words.test(labelOf(button))),
    )

const press = async (desk: Desk, button: HTMLElement, isDouble: boolean) => {
  act(() => button.focus())
  await flush()
  desk.commit()
  // What was typed may have taken it away.
  if (!button.isConnected || button.getAttribute('aria-busy') === 'true') return
  const label = labelOf(button)
  const [words, does] = BUTTONS.find(([words]) => words.test(label)) ?? [/./, () => undefined]
  does(desk, words.exec(label)!, button)
  act(() => {
    button.click()
    if (isDouble && /^(Enviar|Reintentar|El fabricante|No llegó|Agregar)/.test(label)) button.click()
  })
  await flush()
  if (!desk.isOpen()) desk.taken = null
  desk.look()
}

const nth = <T,>(list: readonly T[], at: number): T => list[at % list.length]!
const at = fc.nat(20)
const storeId = fc.constantFrom(...STORES)
const pieces = fc.integer({ min: 0, max: 30 })
const productId = fc.constantFrom('5', '6', '7')
const productWith = (id: string) => PRODUCTS.find((one) => one.id === id)!
const letter = fc.constantFrom('1', '4', '0', 'x', 'erase', 'erase', 'paste')
const write = (input: Element, value: string) => act(() => void fireEvent.input(input, { target: { value } }))

const isAt = (desk: Desk) => desk.typing !== null && desk.fields().get(desk.typing.field) === document.activeElement
const goTo = async (desk: Desk, which: number) => {
  const input = nth([...desk.fields().values()], which)
  if (input === document.activeElement) return
  act(() => input.focus())
  await flush()
  desk.commit()
  desk.look()
}
const type = async (desk: Desk, key: string) => {
  if (!isAt(desk)) return
  const { field, isChosen, text: typed } = desk.typing!
  const before = isChosen ? '' : typed
  const text = key === 'erase' ? before.slice(0, -1) : key === 'paste' ? '250' : `${before}${key}`
  // React hears nothing of a letter that takes its own place.
  if (text === typed) return
  write(desk.fields().get(field)!, text)
  await flush()
  desk.type(text)
}
const isAlone = (desk: Desk) => desk.isStored()

const STEPS = [
  ...often(
    4,
    step(
      'type in a field',
      [at, fc.array(letter, { maxLength: 4 })],
      async (desk: Desk, which, letters) => {
        await goTo(desk, which)
        for (const key of letters) {
          await type(desk, key)
          desk.check()
        }
      },
      (desk) => desk.fields().size > 0,
    ),
  ),
  step('type on', [letter], type, isAt),
  step(
    'Enter',
    [],
    async (desk: Desk) => {
      act(() => void fireEvent.keyDown(document.activeElement!, { key: 'Enter' }))
      await flush()
      if (!desk.typing!.isGrid) desk.commit(false)
      desk.look()
    },
    isAt,
  ),
  step(
    'leave the field',
    [],
    (desk: Desk) => {
      act(() => (document.activeElement as HTMLElement).blur())
      desk.commit()
    },
    isAt,
  ),
  ...often(
    5,
    step(
      'press',
      [at, fc.boolean()],
      (desk: Desk, which, isDouble) => press(desk, nth(known(desk), which), isDouble),
      (desk) => known(desk).length > 0,
    ),
  ),
  ...often(
    3,
    step(
      'send',
      [at],
      (desk: Desk, which) => {
        const buttons = desk.buttons().filter((button) => labelOf(button).startsWith('Enviar pedido a'))
        return press(desk, nth(buttons, which), false)
      },
      (desk) => desk.buttons().some((button) => labelOf(button).startsWith('Enviar pedido a')),
    ),
  ),
  step(
    'write a note',
    [at, fc.constantFrom('a', ' ', 'é')],
    async (desk: Desk, which, letter) => {
      const areas = () => [...desk.dialog().querySelectorAll('textarea')]
      const area = nth(areas(), which)
      act(() => area.focus())
      await flush()
      desk.commit()
      if (!area.isConnected) return
      const now = desk.pedido(storeIn(area))
      desk.set(storeIn(area), { ...now, note: now.note + letter })
      write(area, area.value + letter)
    },
    (desk) => desk.isOpen() && desk.dialog().querySelector('textarea') !== null,
  ),
  step(
    'open the pedido',
    [],
    (desk: Desk) => press(desk, desk.page.container.querySelector('button')!, false),
    (desk) => !desk.isOpen(),
  ),
  step(
    'look at another product',
    [productId],
    async (desk: Desk, id) => {
      const button = [...desk.page.container.querySelectorAll('button')].find((one) => labelOf(one) === `Ver ${id}`)!
      await press(desk, button, false)
      desk.visited = id
    },
    (desk) => !desk.isOpen(),
  ),
  ...often(
    4,
    step(
      'today',
      [fc.constantFrom('same', 'same', 'same', 'dearer', 'without a size', 'gone', 'back', 'fails'), productId],
      async (desk: Desk, what, id) => {
        const product = productWith(id)
        if (what === 'back') desk.today.set(id, product)
        if (what === 'gone') desk.today.set(id, null)
        if (what === 'dearer') desk.today.set(id, { ...product, tiers: [{ from: 3, price: 120_00 }] })
        if (what === 'without a size')
          desk.today.set(id, { ...product, soldOut: [...PLAYERA.soldOut!, { colour: 'Negro', size: 'CH' }] })
        const asked = desk.asked.splice(0)
        for (const { id: of } of asked) {
          const storeId = storeOf(of)
          if (what !== 'fails')
            desk.checked.set(
              storeId,
              new Map(
                asked.filter((one) => storeOf(one.id) === storeId).map((one) => [one.id, desk.today.get(one.id)!]),
              ),
            )
        }
        await act(async () => {
          for (const { id: of, answer } of asked)
            answer(what === 'fails' ? fail({ kind: 'timeout' }) : ok(desk.today.get(of) ?? null))
        })
      },
      (desk) => desk.asked.length > 0,
    ),
  ),
  ...often(
    3,
    step(
      'answer',
      [at, fc.constantFrom(...(Object.keys(ENDS) as (keyof typeof ENDS)[]))],
      async (desk: Desk, which, end) => {
        const sent = nth(
          desk.sent.filter(({ isOpen }) => isOpen),
          which,
        )
        const { arrives, result } = ENDS[end]
        const isFirst = sent.posts === 1
        sent.isOpen = false
        sent.hasArrived ||= arrives
        if (sent.isHeard && end === 'done') sent.place = 'history'
        else if (sent.isHeard && isFirst && RETURNS.includes(end)) {
          sent.place = 'drafts'
          desk.join(sent.storeId, sent, sent.user)
        } else Object.assign(sent, { isDoubtful: true, reason: sent.isHeard ? REASONS[end] : sent.reason })
        await act(async () => sent.answer(result))
      },
      (desk) => desk.sent.some(({ isOpen }) => isOpen),
    ),
  ),
  step(
    'the other tab types',
    [storeId, at, pieces],
    (desk: Desk, where, which, many) => {
      const { cells, note } = desk.pedido(where)
      const name = nth(Object.keys(cells), which)
      const [id = '', colour = '', size = ''] = name.split(' ')
      desk.set(where, { cells: pick({ ...cells, [name]: many }, (_, n) => n > 0), note })
      act(
        () =>
          void desk.other.drafts.change(desk.user, desk.idOf(where), (draft) =>
            withCell(draft, id, { colour, size, pieces: many }),
          ),
      )
      desk.unseat()
    },
    (desk, where) => isAlone(desk) && Object.keys(desk.pedido(where).cells).length > 0,
  ),
  step(
    'the other tab adds',
    [productId, fc.integer({ min: 1, max: 30 })],
    (desk: Desk, id, many) => {
      const product = productWith(id)
      const { cells, note } = desk.pedido(product.storeId)
      desk.set(product.storeId, { cells: plus(cells, { [`${product.id} Negro G`]: many }), note })
      act(
        () =>
          void desk.other.drafts.add(desk.user, product, [
            draftProductOf(product, [{ colour: 'Negro', size: 'G', pieces: many }]),
          ]),
      )
    },
    (desk) => isAlone(desk),
  ),
  step(
    'the other tab takes a product away, or writes a note',
    [storeId, fc.boolean()],
    (desk: Desk, where, isNote) => {
      const { cells, note } = desk.pedido(where)
      const [id = ''] = Object.keys(cells)[0]!.split(' ')
      if (isNote) desk.set(where, { cells, note: 'de la otra' })
      else desk.set(where, { cells: pick(cells, (name) => !name.startsWith(`${id} `)), note })
      act(
        () =>
          void desk.other.drafts.change(desk.user, desk.idOf(where), (draft) =>
            isNote ? { ...draft, note: 'de la otra' } : withoutProduct(draft, id),
          ),
      )
      desk.unseat()
    },
    (desk, where) => isAlone(desk) && Object.keys(desk.pedido(where).cells).length > 0,
  ),
  step(
    'the other tab sends',
    [storeId],
    async (desk: Desk, where) => {
      await act(async () => void desk.other.sending.send(desk.user, desk.idOf(where)))
      desk.unseat()
    },
    (desk, where) => isAlone(desk) && desk.user !== '' && Object.keys(desk.pedido(where).cells).length > 0,
  ),
  step(
    'another session in the other tab',
    [fc.nat(2)],
    async (desk: Desk, who) => {
      const person = PEOPLE[who] ?? null
      if (desk.user !== (person?.mail ?? '')) desk.commit()
      desk.user = person?.mail ?? ''
      desk.adopt(desk.user)
      await act(async () => (person === null ? desk.other.session.clear() : void desk.other.session.write(person)))
    },
    (desk) => isAlone(desk),
  ),
  step('reload', [], (desk: Desk) => desk.reload(), isAlone),
  step(
    'the storage is full, or not',
    [fc.boolean()],
    (desk: Desk, isFull) => void (desk.tab.storage.full = desk.isFull = isFull),
    (desk, isFull) => desk.isFull !== isFull,
  ),
]

describe('El pedido y la página de un producto, con otra pestaña y un servidor que contesta cuando quiere', () => {
  sequences(
    'R11.08 lo que se lee es lo guardado y lo que se envía, y nada difiere de lo último que se escribió',
    () => Desk.open(),
    STEPS,
    0.1,
  )
})
