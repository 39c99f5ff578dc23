// @vitest-environment node
import { setImmediate as flushPromises } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { fail, ok } from '../../../src/domain/result.ts'
import { ANA, createTabs, EVA } from '../../support/device.ts'
import { idOf, playera, services, STORE } from '../../support/order-services.ts'

const openTab = () => services(createTabs().open())
const OTHER = { ...STORE, storeId: '3' }
const REFUSED = fail({ kind: 'refused', text: 'No hay' })
const UNKNOWN = fail({ kind: 'timeout' })

const sendTwo = async () => {
  const a = openTab()
  const send = async (store: typeof STORE, pieces: number) => {
    a.drafts.add(ANA.mail, store, [playera(pieces)])
    const id = idOf(a)
    void a.sending.send(ANA.mail, id)
    await flushPromises()
    return id
  }
  const other = await send(OTHER, 5)
  const id = await send(STORE, 12)
  const answer = (...[result, at]: Parameters<typeof a.answer>) => {
    a.answer(result, at)
    return flushPromises()
  }
  const pending = () => a.orderStores.open(ANA.mail).read().pending
  return { a, other, id, answer, pending, now: () => a.view(ANA.mail) }
}

describe('El envío de un pedido', () => {
  it('R1.05 sale una vez; confirmado queda en el historial, y su aviso, hasta que se quita', async () => {
    const { a, id, now, answer } = await sendTwo()
    void a.sending.send(ANA.mail, id)
    expect(a.create).toHaveBeenCalledTimes(2)
    expect(a.create).toHaveBeenLastCalledWith(expect.objectContaining({ clientId: id, total: 1200_00 }))
    await answer(ok({ folio: 'F-1' }), 0)
    expect(now()).toMatchObject({
      pending: [{ draft: { clientId: id }, isSending: true, failure: null }],
      confirmed: [{ folio: 'F-1' }],
    })
    a.clock.time = 3_000_000
    await answer(ok({ folio: 'F-2' }))
    expect(now()).toMatchObject({
      pending: [],
      sent: [
        { folio: 'F-2', clientId: id, sentAt: 3_000_000 },
        { folio: 'F-1', sentAt: 1_000_000 },
      ],
      confirmed: [{ folio: 'F-2' }, { folio: 'F-1' }],
    })
    expect(a.orderStores.open(ANA.mail).read()).toEqual({ drafts: [], pending: [] })
    expect(a.view(EVA.mail)).toMatchObject({ sent: [], confirmed: [] })
    a.sending.putAway()
    expect([now().confirmed, now().sent.length]).toEqual([[], 2])
  })

  it('R13.16 de quien salió y pidió borrar lo suyo no se guarda la respuesta que llega después', async () => {
    const { a, now, answer } = await sendTwo()
    await a.orderStores.open(ANA.mail).edit(() => ({ drafts: [], pending: [] }))
    await answer(ok({ folio: 'F-1' }), 0)
    await answer(REFUSED)
    expect(now()).toMatchObject({ drafts: [], pending: [], sent: [] })
  })

  it('R7.49 R11.08 lo rechazado se junta con lo que se empezó en su tienda, y se dice por qué mientras no cambie', async () => {
    const { a, now, answer } = await sendTwo()
    const begun = a.drafts.add(ANA.mail, STORE, [playera(3)])
    await answer(REFUSED)
    expect(a.see(ANA.mail)).toEqual({ drafts: [15], pending: ['enviando'], sent: [] })
    expect(now().drafts.map(now().failureOf)).toEqual([{ kind: 'refused', text: 'No hay' }])
    a.clock.time += 1
    a.drafts.change(ANA.mail, begun, (draft) => draft)
    expect(now().drafts.map(now().failureOf)).toEqual([undefined])
    void a.sending.send(ANA.mail, begun)
    await flushPromises()
    expect(a.create).toHaveBeenCalledTimes(3)
  })

  it('R11.04 lo que no se sabe se resuelve como dice quien compra, sin tocar lo demás', async () => {
    const { a, id, other, now, answer } = await sendTwo()
    a.answer(UNKNOWN)
    await answer(UNKNOWN, 0)
    expect(now().pending).toMatchObject([
      { draft: { clientId: id }, isSending: false, failure: { kind: 'timeout' } },
      { draft: { clientId: other }, isSending: false, failure: { kind: 'timeout' } },
    ])
    void a.sending.confirmArrival(ANA.mail, 'ninguno')
    void a.sending.confirmArrival(ANA.mail, other)
    await flushPromises()
    expect(a.see(ANA.mail)).toEqual({ drafts: [], pending: ['no se sabe'], sent: [''] })
    void a.sending.confirmLoss(ANA.mail, id)
    await flushPromises()
    expect(a.see(ANA.mail)).toEqual({ drafts: [12], pending: [], sent: [''] })
    expect([idOf(a) === id, now().drafts.map(now().failureOf)]).toEqual([false, [undefined]])
    expect(a.create).toHaveBeenCalledTimes(2)
  })

  it('R11.04 enviarlo otra vez cambia su hora y ninguna otra; que se rechace o no salga no dice nada del primero', async () => {
    const { a, id, other, now, answer, pending } = await sendTwo()
    await answer(UNKNOWN)
    a.clock.time = 2_000_000
    for (const failure of [{ kind: 'refused', text: 'Pedido duplicado' }, { kind: 'offline' }] as const) {
      void a.sending.sendAgain(ANA.mail, id)
      await flushPromises()
      expect(pending()).toMatchObject([
        { draft: { clientId: id }, at: 2_000_000, isSending: true, failure: null },
        { draft: { clientId: other }, at: 1_000_000 },
      ])
      expect(a.create.mock.lastCall).toEqual(a.create.mock.calls[1])
      await answer(fail(failure))
      expect(now().pending).toMatchObject([{ isSending: false, failure }, { isSending: true }])
    }
    void a.sending.sendAgain(ANA.mail, id)
    await flushPromises()
    await answer(ok({ folio: 'F-2' }))
    expect(a.see(ANA.mail)).toEqual({ drafts: [], pending: ['enviando'], sent: ['F-2'] })
  })

  it('R11.04 lo que ya está en el historial no cuenta como pendiente', async () => {
    const { a, id, answer, pending } = await sendTwo()
    const [left] = pending()
    await answer(ok({ folio: 'F-2' }))
    await a.orderStores.open(ANA.mail).edit((now) => ({ ...now, pending: [left!, ...now.pending] }))
    a.sending.watch(ANA.mail)
    await flushPromises()
    expect(pending().map(({ draft }) => draft.clientId)).not.toContain(id)
  })

  it('R11.67 si la sesión terminó se recuerda qué pedido enviar; por otras fallas, nada', async () => {
    const { a, id, answer } = await sendTwo()
    a.answer(UNKNOWN, 0)
    await answer(fail({ kind: 'unauthorised' }))
    expect(a.begin).toHaveBeenCalledExactlyOnceWith({ kind: 'order', clientId: id }, { user: ANA.mail })
  })

  it.each([['puntada_pedidos_ana@ejemplo.mx'], ['puntada_pedidos_enviados_ana@ejemplo.mx']])(
    'si el navegador no guarda %s, se sabe',
    async (refused) => {
      const tab = createTabs().open()
      const { set } = tab.storage
      tab.storage.set = (key, value) => key !== refused && set(key, value)
      const a = services(tab)
      expect(a.view(ANA.mail).isStored).toBe(true)
      a.drafts.add(ANA.mail, STORE, [playera(12)])
      a.drafts.add(ANA.mail, OTHER, [playera(12)])
      void a.sending.send(ANA.mail, idOf(a))
      await flushPromises()
      a.answer(ok({ folio: 'F-1' }))
      await flushPromises()
      expect(a.view(ANA.mail).isStored).toBe(false)
    },
  )

  it('sin sesión no se envía', () => {
    const a = openTab()
    a.drafts.add('', STORE, [playera(12)])
    void a.sending.send('', idOf(a, ''))
    expect([a.create.mock.calls.length, a.see('').drafts]).toEqual([0, [12]])
  })
})

describe('Los borradores', () => {
  const open = (a: ReturnType<typeof services>, user = ANA.mail) => a.orderStores.open(user).read()

  it('R1.05 lo que se agrega a una tienda va al mismo borrador, que pasa a ser el primero', () => {
    const a = openTab()
    a.drafts.add(ANA.mail, STORE, [playera(12)])
    const id = idOf(a)
    a.drafts.change(ANA.mail, id, (draft) => ({ ...draft, note: 'Con factura' }))
    const other = a.drafts.add(ANA.mail, OTHER, [playera(5)])
    a.drafts.add(ANA.mail, OTHER, [])
    a.drafts.add(ANA.mail, { ...STORE, storeName: 'Alba' }, [playera(3)])
    expect(open(a).drafts).toMatchObject([
      { clientId: id, storeName: 'Alba', note: 'Con factura', products: [{ cells: [{ pieces: 15 }] }] },
      { storeId: '3', note: '' },
    ])
    a.drafts.add(ANA.mail, { ...STORE, storeId: '4' }, [])
    a.drafts.change(ANA.mail, other, (draft) => ({ ...draft, products: [] }))
    expect(open(a).drafts.map(({ storeId }) => storeId)).toEqual(['2'])
  })

  it('R11.55 lo que ya se le había copiado a quien ingresa no se agrega otra vez', async () => {
    const a = openTab()
    a.drafts.add('', STORE, [playera(4)])
    a.drafts.add('', OTHER, [playera(5)])
    const [second, first] = open(a, '').drafts
    const pending = { draft: second!, user: ANA.mail, at: 1, isSending: false, failure: null }
    await a.orderStores.open(ANA.mail).edit(() => ({ drafts: [first!], pending: [pending] }))
    await a.drafts.adopt(ANA.mail)
    expect(open(a)).toEqual({ drafts: [first], pending: [pending] })
    expect(open(a, '').drafts).toEqual([])
  })
})
