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
import { endsWith, nth, often, sequences, step } from './world.ts'

const ENDS = endsWith({ folio: '' })
const at = fc.nat(20)
const text = fc.constantFrom('', '', '0', '1', '14', '140', 'x', '1x', '250')
const write = (input: Element, value: string) => act(() => void fireEvent.input(input, { target: { value } }))

/** As a pointer does: the field that was typed in is left, which may take the place away. */
const goTo = async (desk: Desk, place: HTMLElement) => {
  if (place === document.activeElement) return
  act(() => place.focus())
  await desk.settle()
  desk.commit()
  desk.look()
}
const leave = (desk: Desk) => {
  act(() => (document.activeElement as HTMLElement).blur())
  desk.commit()
}
const isAt = (desk: Desk) => desk.typing !== null && desk.fields().get(desk.typing.field) === document.activeElement
const type = async (desk: Desk, text: string) => {
  // React hears nothing of a text that takes its own place.
  if (!isAt(desk) || text === desk.typing!.text) return
  write(desk.fields().get(desk.typing!.field)!, text)
  await desk.settle()
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
      await desk.settle()
      desk.look()
    },
    (desk) => desk.buttons(label).length > 0,
  )

const STEPS = [
  ...often(
    4,
    step(
      'type in a field',
      [at, fc.array(text, { maxLength: 3 })],
      async (desk: Desk, which, texts) => {
        await goTo(desk, nth([...desk.fields().values()], which))
        for (const typed of texts) {
          await type(desk, typed)
          desk.check()
        }
      },
      (desk) => desk.fields().size > 0,
    ),
  ),
  step('type on', [text], type, isAt),
  step(
    'Enter',
    [],
    async (desk: Desk) => {
      act(() => void fireEvent.keyDown(document.activeElement!, { key: 'Enter' }))
      await desk.settle()
      // On the last row of a grid the focus stays, and the field says what was read.
      desk.commit(false)
      desk.look()
    },
    isAt,
  ),
  ...often(
    3,
    pressing(/^Deshacer$/, 1, (desk) => {
      if (desk.removed === null) return
      const { cells, note } = desk.pedido()
      const isThere = total(cells) > 0
      desk.set({ cells: { ...desk.removed.cells, ...cells }, note: isThere ? note : desk.removed.note })
      desk.removed = null
    }),
  ),
  ...often(
    3,
    pressing(/^Quitar (\w+ del pedido|(Negro|Rojo) de)/, 1, (desk, button) => {
      const [, colour, name] = /^Quitar (?:(Negro|Rojo) de )?(\w+)/.exec(button.getAttribute('aria-label')!)!
      const { id } = PRODUCTS.find((one) => one.name === name)!
      desk.keep((cell) => !cell.startsWith(colour ? `${id} ${colour} ` : `${id} `))
    }),
  ),
  ...often(3, pressing(/^(Enviar pedido a|Reintentar|Enviarlo con los precios)/, 2)),
  ...often(
    2,
    step('write a note', [fc.constantFrom('a', ' ', 'é')], async (desk: Desk, key) => {
      const area = desk.drawer()?.querySelector('textarea')
      if (area == null) return
      await goTo(desk, area)
      if (!area.isConnected) return
      desk.set({ ...desk.pedido(), note: desk.pedido().note + key })
      write(area, area.value + key)
    }),
  ),
  ...often(
    2,
    step('open the pedido, or close it', [], async (desk: Desk) => {
      leave(desk)
      desk.removed = null
      await act(async () => (desk.isOpen() ? closeDialog() : showDialog('orders')))
    }),
  ),
  ...often(
    5,
    step(
      'today',
      [fc.constantFrom(true, true, false)],
      async (desk: Desk, isRead) => {
        await act(async () => {
          while (desk.reads.underWay().length > 0) {
            const { request, answer } = desk.reads.take(0)
            answer(isRead ? ok(PRODUCTS.find(({ id }) => id === request)!) : fail({ kind: 'timeout' }))
          }
        })
      },
      (desk) => desk.reads.underWay().length > 0,
    ),
  ),
  ...often(
    2,
    step(
      'answer',
      [at, fc.constantFrom('done', 'refused', 'never left', 'answer lost')],
      async (desk: Desk, which, end) => {
        const { request, answer } = desk.server.take(which)
        const isReturned = end === 'refused' || end === 'never left'
        if (request.tab === desk.tab && isReturned) desk.join(request.pedido, request.order.user)
        await act(async () => answer(ENDS[end].result))
      },
      (desk) => desk.server.underWay().length > 0,
    ),
  ),
  step(
    'the other tab types',
    [at, at],
    (desk: Desk, which, pieces) => {
      const { cells, note } = desk.pedido()
      const field = nth(Object.keys(cells), which)
      const [id = '', colour = '', size = ''] = field.split(' ')
      const draftId = desk.draftId()
      desk.set({ cells: pick({ ...cells, [field]: pieces }, (_, many) => many > 0), note })
      act(() => void desk.other.drafts.change(desk.user, draftId, (now) => withCell(now, id, { colour, size, pieces })))
      desk.unseat()
    },
    (desk) => total(desk.pedido().cells) > 0,
  ),
  step('the other tab adds', [fc.constantFrom(...PRODUCTS)], (desk: Desk, added) => {
    const cells = [{ colour: 'Negro', size: 'CH', pieces: 12 }]
    const { cells: before, note } = desk.pedido()
    desk.set({ cells: plus(before, { [`${added.id} Negro CH`]: 12 }), note })
    act(() => void desk.other.drafts.add(desk.user, added, [draftProductOf(added, cells)]))
  }),
  step(
    'the other tab writes a note',
    [],
    (desk: Desk) => {
      desk.set({ ...desk.pedido(), note: 'de la otra' })
      act(() => void desk.other.drafts.change(desk.user, desk.draftId(), (now) => ({ ...now, note: 'de la otra' })))
    },
    (desk) => total(desk.pedido().cells) > 0,
  ),
  ...often(
    2,
    step('another session in the other tab', [fc.constantFrom(ANA, EVA)], async (desk: Desk, person) => {
      if (desk.user !== person.mail) desk.commit()
      desk.user = person.mail
      await act(async () => void desk.other.session.write(person))
    }),
  ),
  step('reload', [], (desk: Desk) => desk.reload()),
]

describe('El pedido, con otra pestaña y un servidor que contesta cuando quiere', () => {
  sequences(
    'R11.08 lo que se lee es lo guardado y lo que se envía, y nada difiere de lo último que se escribió',
    () => Desk.open(),
    STEPS,
    0.05,
  )
})
