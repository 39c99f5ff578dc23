import { act, fireEvent } from '@testing-library/react'
import fc from 'fast-check'
import { describe } from 'vitest'
import { withCell } from '../../../src/domain/orders/drafts.ts'
import { draftProductOf } from '../../../src/domain/orders/reorder.ts'
import { fail, ok } from '../../../src/domain/result.ts'
import { closeDialog, showDialog } from '../../../src/ui/lib/dialogs.ts'
import { ANA, EVA } from '../../support/device.ts'
import { pick, plus, PRODUCTS, total } from './drawer-cells.ts'
import { Desk } from './drawer-world.tsx'
import { ENDS, nth, sequences, stepsOf, type End } from './world.ts'

const at = fc.nat(20)
const text = fc.constantFrom('', '', '0', '1', '14', '140', 'x', '1x', '250')
const step = stepsOf<Desk>()
const write = (input: Element, value: string) => act(() => void fireEvent.input(input, { target: { value } }))

/** As a pointer does: the field that was typed in is left, which may take the place away. */
const goTo = async (desk: Desk, place: HTMLElement) => {
  if (place === document.activeElement) return
  act(() => place.focus())
  await desk.settle()
  desk.commit()
  desk.look()
}
const field = (desk: Desk) => {
  const input = desk.fields().get(desk.typing?.field ?? '')
  return input === document.activeElement ? input : undefined
}
const type = async (desk: Desk, typed: string) => {
  const input = field(desk)
  // React hears nothing of a text that takes its own place.
  if (input === undefined || typed === desk.typing!.text) return
  write(input, typed)
  await desk.settle()
  desk.type(typed)
}
const pressing = (times: number, label: RegExp, most: number, change?: (desk: Desk, button: Element) => void) =>
  step(times, `press ${label.source}`, [at, fc.integer({ min: 1, max: most })], async (desk, which, presses) => {
    const button = nth(desk.buttons(label), which)
    if (button === undefined) return false
    await goTo(desk, button)
    if (!button.isConnected || button.getAttribute('aria-busy') === 'true') return
    change?.(desk, button)
    act(() => {
      for (let press = 0; press < presses; press += 1) button.click()
    })
    await desk.settle()
    desk.look()
  })

describe('El pedido, con otra pestaña y un servidor que contesta cuando quiere', () => {
  sequences(
    'R11.08 lo que se lee es lo guardado y lo que se envía, y nada difiere de lo último que se escribió',
    0.05,
    () => Desk.open(),
    [
      step(4, 'type in a field', [at, fc.array(text, { maxLength: 3 })], async (desk, which, texts) => {
        const input = nth([...desk.fields().values()], which)
        if (input === undefined) return false
        await goTo(desk, input)
        for (const typed of texts) {
          await type(desk, typed)
          desk.check()
        }
      }),
      step(1, 'type on', [text], type),
      step(1, 'Enter', [], async (desk) => {
        const input = field(desk)
        if (input === undefined) return false
        act(() => void fireEvent.keyDown(input, { key: 'Enter' }))
        await desk.settle()
        // On the last row of a grid the focus stays, and the field says what was read.
        desk.commit(false)
        desk.look()
      }),
      pressing(3, /^Deshacer$/, 1, (desk) => {
        if (desk.removed === null) return
        const { cells, note } = desk.pedido()
        desk.set({ cells: { ...desk.removed.cells, ...cells }, note: total(cells) > 0 ? note : desk.removed.note })
        desk.removed = null
      }),
      pressing(3, /^Quitar (\w+ del pedido|(Negro|Rojo) de)/, 1, (desk, button) => {
        const [, colour, name] = /^Quitar (?:(Negro|Rojo) de )?(\w+)/.exec(button.getAttribute('aria-label')!)!
        const { id } = PRODUCTS.find((one) => one.name === name)!
        desk.keep((cell) => !cell.startsWith(colour ? `${id} ${colour} ` : `${id} `))
      }),
      pressing(3, /^(Enviar pedido a|Reintentar|Enviarlo con los precios)/, 2),
      step(2, 'write a note', [fc.constantFrom('a', ' ', 'é')], async (desk, key) => {
        const area = desk.drawer()?.querySelector('textarea')
        if (area == null) return false
        await goTo(desk, area)
        if (!area.isConnected) return
        desk.set({ ...desk.pedido(), note: desk.pedido().note + key })
        write(area, area.value + key)
      }),
      step(2, 'open the pedido, or close it', [], async (desk) => {
        act(() => (document.activeElement as HTMLElement).blur())
        desk.commit()
        desk.removed = null
        await act(async () => (desk.drawer() ? closeDialog() : showDialog('orders')))
      }),
      step(5, 'today', [fc.constantFrom(true, true, false)], async ({ reads }, isRead) => {
        if (reads.underWay().length === 0) return false
        await act(async () => {
          for (let read = reads.take(0); read !== undefined; read = reads.take(0)) {
            const { request } = read
            read.answer(isRead ? ok(PRODUCTS.find(({ id }) => id === request)!) : fail({ kind: 'timeout' }))
          }
        })
      }),
      step(
        2,
        'answer',
        [at, fc.constantFrom<End>(ENDS.done, ENDS.refused, ENDS['never left'], ENDS['answer lost'])],
        async (desk, which, { isDone, result }) => {
          const post = desk.server.take(which)
          if (post === undefined) return false
          const { tab, pedido, order } = post.request
          if (tab === desk.tab && !isDone) desk.join(pedido, order.user)
          await act(async () => post.answer(result.ok ? ok({ folio: '' }) : result))
        },
      ),
      step(1, 'the other tab types', [at, at], (desk, which, pieces) => {
        const { cells, note } = desk.pedido()
        const name = nth(Object.keys(cells), which)
        if (name === undefined) return false
        const [id = '', colour = '', size = ''] = name.split(' ')
        desk.elsewhere((draft) => withCell(draft, id, { colour, size, pieces }))
        desk.set({ cells: pick({ ...cells, [name]: pieces }, (_, many) => many > 0), note })
        desk.unseat()
      }),
      step(1, 'the other tab adds', [fc.constantFrom(...PRODUCTS)], (desk, added) => {
        const cells = [{ colour: 'Negro', size: 'CH', pieces: 12 }]
        const { cells: before, note } = desk.pedido()
        desk.set({ cells: plus(before, { [`${added.id} Negro CH`]: 12 }), note })
        act(() => void desk.other.drafts.add(desk.user, added, [draftProductOf(added, cells)]))
      }),
      step(1, 'the other tab writes a note', [], (desk) => {
        if (total(desk.pedido().cells) === 0) return false
        desk.elsewhere((draft) => ({ ...draft, note: 'de la otra' }))
        desk.set({ ...desk.pedido(), note: 'de la otra' })
      }),
      step(2, 'another session in the other tab', [fc.constantFrom(ANA, EVA)], async (desk, person) => {
        if (desk.user !== person.mail) desk.commit()
        desk.user = person.mail
        await act(async () => void desk.other.session.write(person))
      }),
      step(1, 'reload', [], (desk) => desk.reload()),
    ],
  )
})
