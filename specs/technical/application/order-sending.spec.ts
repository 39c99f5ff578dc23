// @vitest-environment node
import { setImmediate as flushPromises } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { createEditedCells } from '../../../src/application/edited-cells.ts'
import { fail, ok } from '../../../src/domain/result.ts'
import { ANA, createTabs } from '../../support/device.ts'
import { idOf, playera, services, STORE } from '../../support/order-services.ts'

const OTHER = { ...STORE, storeId: '3' }

const sent = async () => {
  const a = services(createTabs().open())
  a.drafts.add(ANA.mail, STORE, [playera(12)])
  void a.sending.send(ANA.mail, idOf(a))
  await flushPromises()
  return a
}

it.each([ok({ folio: 'F-1' }), fail({ kind: 'refused', text: 'No hay' })])(
  'R13.16 de quien salió y pidió borrar lo suyo no se guarda la respuesta que llega después',
  async (result) => {
    const a = await sent()
    a.orderStores.open(ANA.mail).edit(() => ({ drafts: [], pending: [] }))
    a.answer(result)
    await flushPromises()
    expect(a.see(ANA.mail)).toEqual({ drafts: [], pending: [], sent: [] })
  },
)

it('R11.08 R12.08 lo que se deshace vuelve sin la nota que se quedó, menos a la casilla que ya tiene otras piezas', () => {
  const a = services(createTabs().open())
  const { draftId } = a.drafts.add(ANA.mail, STORE, [playera(12), { ...playera(3), productId: '6' }])
  a.drafts.change(ANA.mail, draftId, (draft) => ({ ...draft, note: 'Con factura' }))
  const removed = a.drafts.change(ANA.mail, draftId, (draft) => ({ ...draft, products: draft.products.slice(1) }))
  a.orderStores.open(ANA.mail).edit(() => ({ drafts: [], pending: [] }))
  a.drafts.add(ANA.mail, STORE, [playera(5)])
  a.drafts.putBack(ANA.mail, removed!)
  expect(a.orderStores.open(ANA.mail).read().drafts).toMatchObject([{ note: '', products: [playera(5)] }])
})

it('R11.04 lo que ya está en el historial no cuenta como pendiente', async () => {
  const a = await sent()
  const { pending } = a.orderStores.open(ANA.mail).read()
  a.answer(ok({ folio: 'F-2' }))
  await flushPromises()
  a.orderStores.open(ANA.mail).edit((now) => ({ ...now, pending }))
  a.sending.watch(ANA.mail)
  await flushPromises()
  expect(a.see(ANA.mail)).toEqual({ drafts: [], pending: [], sent: ['F-2'] })
})

it('R11.55 lo que ya se le había copiado a quien ingresa no se agrega otra vez', async () => {
  const a = services(createTabs().open())
  a.drafts.add('', STORE, [playera(4)])
  a.drafts.add('', OTHER, [playera(5)])
  const [second, first] = a.orderStores.open('').read().drafts
  const pending = { draft: second!, user: ANA.mail, at: 1, isSending: false }
  a.orderStores.open(ANA.mail).edit(() => ({ drafts: [first!], pending: [pending] }))
  await a.drafts.adopt(ANA.mail)
  expect(a.orderStores.open(ANA.mail).read()).toEqual({ drafts: [first], pending: [pending] })
  expect(a.orderStores.open('').read().drafts).toEqual([])
})

it('R11.08 lo que no es una cantidad se queda dicho hasta que se sale otra vez de su casilla, no de otra', () => {
  const edited = createEditedCells()
  const [own, other] = ['CH', 'M'].map((size) => ({ colour: 'Negro', size }))
  edited.type('5', own!, { kind: 'unreadable', text: 'x', most: 9999 })
  const isSaidAfter = (cell: typeof own) => {
    edited.leaveField(cell!, () => undefined)
    return edited.read() !== null
  }
  expect([own, other, own].map(isSaidAfter)).toEqual([true, true, false])
})
