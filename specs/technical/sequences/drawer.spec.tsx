import { act, fireEvent } from '@testing-library/react'
import fc from 'fast-check'
import { describe } from 'vitest'
import { withCell, withoutProduct } from '../../../src/domain/orders/drafts.ts'
import type { Draft, OrderReceipt } from '../../../src/domain/orders/orders.ts'
import { draftProductOf } from '../../../src/domain/orders/reorder.ts'
import { fail, ok, type Result } from '../../../src/domain/result.ts'
import { closeDialog, showDialog } from '../../../src/ui/lib/dialogs.ts'
import {
  Desk,
  PEOPLE,
  pick,
  plus,
  PRODUCTS,
  productWith,
  storeOf,
  STORES,
  visited,
  type Cells,
} from './drawer-world.tsx'
import { flush } from './page.tsx'
import { often, sequences, step } from './world.ts'

/** What the browser hears of an order; those on their way are proven in `sending.spec.ts`. */
const ENDS = {
  done: ok({ folio: '' }),
  refused: fail({ kind: 'refused', text: 'No' }),
  'never left': fail({ kind: 'offline' }),
  lost: fail({ kind: 'timeout' }),
} as const satisfies Record<string, Result<OrderReceipt>>

const nth = <T,>(list: readonly T[], at: number): T => list[at % list.length]!
const at = fc.nat(20)
const storeId = fc.constantFrom(...STORES)
const productId = fc.constantFrom('5', '6', '7')
const letter = fc.constantFrom('1', '4', '0', 'x', 'erase', 'erase', 'paste')
const write = (input: Element, value: string) => act(() => void fireEvent.input(input, { target: { value } }))

/** As a pointer does: the field that was typed in is left, which may take the place away. */
const goTo = async (desk: Desk, place: HTMLElement) => {
  if (place === document.activeElement) return
  act(() => place.focus())
  await flush()
  desk.commit()
  desk.look()
}
const leave = (desk: Desk) => {
  act(() => (document.activeElement as HTMLElement).blur())
  desk.commit()
}
const isAt = (desk: Desk) => desk.typing !== null && desk.fields().get(desk.typing.field) === document.activeElement
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
const pressing = (label: RegExp, times: number, change: (desk: Desk, button: Element) => void = () => undefined) =>
  step(
    `press ${label.source}`,
    [at, fc.integer({ min: 1, max: times })],
    async (desk: Desk, which, presses) => {
      const button = nth(desk.buttons(label), which)
      await goTo(desk, button)
      if (!button.isConnected || button.getAttribute('aria-busy') === 'true') return
      change(desk, button)
      act(() => {
        for (let press = 0; press < presses; press += 1) button.click()
      })
      await flush()
      desk.look()
    },
    (desk) => desk.buttons(label).length > 0,
  )
/** What another tab does with a pedido that there is. */
const elsewhere = (
  name: string,
  change: (cells: Cells, which: number) => { cells?: Cells; note?: string; edit: (draft: Draft) => Draft },
) =>
  step(
    `the other tab ${name}`,
    [storeId, at],
    (desk: Desk, where, which) => {
      const now = desk.pedido(where)
      const { edit, ...changed } = change(now.cells, which)
      desk.set(where, { ...now, ...changed })
      act(() => void desk.other.drafts.change(desk.user, desk.idOf(where), edit))
      desk.unseat()
    },
    (desk, where) => Object.keys(desk.pedido(where).cells).length > 0,
  )

const STEPS = [
  ...often(
    4,
    step(
      'type in a field',
      [at, fc.array(letter, { maxLength: 4 })],
      async (desk: Desk, which, letters) => {
        await goTo(desk, nth([...desk.fields().values()], which))
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
  ...often(
    2,
    pressing(/^Deshacer$/, 1, (desk) => {
      if (desk.removed === null) return
      const { storeId, cells, note } = desk.removed
      const now = desk.pedido(storeId)
      const isThere = Object.keys(now.cells).length > 0
      desk.set(storeId, { cells: { ...cells, ...now.cells }, note: isThere ? now.note : note })
      desk.removed = null
    }),
  ),
  ...often(
    2,
    pressing(/^Quitar (\w+ del pedido|(Negro|Rojo) de)/, 1, (desk, button) => {
      const [, colour, name] = /^Quitar (?:(Negro|Rojo) de )?(\w+)/.exec(button.getAttribute('aria-label')!)!
      const { id, storeId } = PRODUCTS.find((one) => one.name === name)!
      desk.keep(storeId, (cell) => !cell.startsWith(colour ? `${id} ${colour} ` : `${id} `))
    }),
  ),
  ...often(3, pressing(/^(Enviar pedido a|Reintentar|Enviarlo con los precios)/, 2)),
  pressing(/^Agregar al pedido$/, 2, (desk) => {
    const storeId = storeOf(visited.read())
    const { cells, note } = desk.pedido(storeId)
    desk.set(storeId, { cells: plus(cells, desk.gridCells()), note })
    // Of another product nothing goes.
    if (Object.keys(desk.gridCells()).length > 0) desk.fill({})
  }),
  step(
    'write a note',
    [at, fc.constantFrom('a', ' ', 'é')],
    async (desk: Desk, which, letter) => {
      const area = nth([...desk.dialog().querySelectorAll('textarea')], which)
      await goTo(desk, area)
      if (!area.isConnected) return
      const storeId = desk.storeIn(area.closest('section')!)
      const now = desk.pedido(storeId)
      desk.set(storeId, { ...now, note: now.note + letter })
      write(area, area.value + letter)
    },
    (desk) => desk.isOpen() && desk.dialog().querySelector('textarea') !== null,
  ),
  ...often(
    2,
    step('open the pedido, or close it', [], async (desk: Desk) => {
      leave(desk)
      desk.removed = null
      await act(async () => (desk.isOpen() ? closeDialog() : showDialog('orders')))
    }),
  ),
  step('look at another product', [productId], (desk: Desk, id) => {
    leave(desk)
    act(() => visited.change(() => id))
  }),
  ...often(
    4,
    step(
      'today',
      [fc.constantFrom('same', 'same', 'dearer', 'fails'), productId],
      async (desk: Desk, what, id) => {
        if (what === 'dearer') desk.today.set(id, { ...productWith(id), tiers: [{ from: 3, price: 120_00 }] })
        await act(async () => {
          for (const { id, answer } of desk.reads.splice(0))
            answer(what === 'fails' ? fail({ kind: 'timeout' }) : ok(desk.today.get(id)!))
        })
      },
      (desk) => desk.reads.length > 0,
    ),
  ),
  ...often(
    3,
    step(
      'answer',
      [at, fc.constantFrom(...(Object.keys(ENDS) as (keyof typeof ENDS)[]))],
      async (desk: Desk, which, end) => {
        const sent = nth(desk.underWay(), which)
        sent.isUnderWay = false
        if (sent.isHeard() && end !== 'lost') {
          desk.sent = desk.sent.filter((one) => one !== sent)
          if (end !== 'done') {
            desk.keys.delete(sent.key)
            desk.join(sent.storeId, sent, sent.user)
          }
        }
        await act(async () => sent.answer(ENDS[end]))
      },
      (desk) => desk.underWay().length > 0,
    ),
  ),
  elsewhere('types', (cells, which) => {
    const field = nth(Object.keys(cells), which)
    const [id = '', colour = '', size = ''] = field.split(' ')
    return {
      cells: pick({ ...cells, [field]: which }, (_, pieces) => pieces > 0),
      edit: (draft) => withCell(draft, id, { colour, size, pieces: which }),
    }
  }),
  elsewhere('takes a product away', (cells) => {
    const [id = ''] = Object.keys(cells)[0]!.split(' ')
    return { cells: pick(cells, (name) => !name.startsWith(`${id} `)), edit: (draft) => withoutProduct(draft, id) }
  }),
  elsewhere('writes a note', () => ({ note: 'de la otra', edit: (draft) => ({ ...draft, note: 'de la otra' }) })),
  step('the other tab adds', [productId, fc.integer({ min: 1, max: 30 })], (desk: Desk, id, many) => {
    const product = productWith(id)
    const { cells, note } = desk.pedido(product.storeId)
    desk.set(product.storeId, { cells: plus(cells, { [`${id} Negro G`]: many }), note })
    const added = draftProductOf(product, [{ colour: 'Negro', size: 'G', pieces: many }])
    act(() => void desk.other.drafts.add(desk.user, product, [added]))
  }),
  step(
    'the other tab sends',
    [storeId],
    async (desk: Desk, where) => {
      await act(async () => void desk.other.sending.send(desk.user, desk.idOf(where)))
      desk.unseat()
    },
    (desk, where) => desk.user !== '' && Object.keys(desk.pedido(where).cells).length > 0,
  ),
  step('another session in the other tab', [fc.nat(2)], async (desk: Desk, who) => {
    const person = PEOPLE[who] ?? null
    if (desk.user !== (person?.mail ?? '')) desk.commit()
    desk.user = person?.mail ?? ''
    desk.adopt(desk.user)
    await act(async () => (person === null ? desk.other.session.clear() : void desk.other.session.write(person)))
  }),
  step('reload', [], (desk: Desk) => desk.reload()),
]

describe('El pedido y la página de un producto, con otra pestaña y un servidor que contesta cuando quiere', () => {
  sequences(
    'R11.08 lo que se lee es lo guardado y lo que se envía, y nada difiere de lo último que se escribió',
    () => Desk.open(),
    STEPS,
    0.1,
  )
})
