// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { setImmediate as settled } from 'node:timers/promises'
import { ANA, createTabs, EVA } from '../../support/device.ts'
import { idOf, playera, services, STORE } from '../../support/order-services.ts'

const openTwo = () => {
  const tabs = createTabs()
  const [a, b] = [services(tabs.open()), services(tabs.open())]
  return { tabs, a, b, both: () => [a.see(ANA.mail), b.see(ANA.mail)] }
}
const sendFromA = async () => {
  const opened = openTwo()
  const { a } = opened
  a.drafts.add(ANA.mail, STORE, [playera(12)])
  await settled()
  const id = idOf(a)
  void a.sending.send(ANA.mail, id)
  await settled()
  return { ...opened, id }
}

describe('Un pedido en dos pestañas', () => {
  it('R11.54 lo que una está enviando, la otra no lo ofrece ni lo envía', async () => {
    const { a, b, both, id } = await sendFromA()
    expect(both()).toEqual(Array(2).fill({ drafts: [], pending: ['enviando'], sent: [] }))
    void b.sending.sendAgain(ANA.mail, id)
    void b.sending.send(ANA.mail, id)
    void b.sending.confirmLoss(ANA.mail, id)
    await settled()
    expect([a.create.mock.calls.length, b.create.mock.calls.length]).toEqual([1, 0])
    expect(b.see(ANA.mail)).toEqual({ drafts: [], pending: ['enviando'], sent: [] })

    a.answer({ ok: true, value: { folio: 'F-1' } })
    await settled()
    expect(both()).toEqual(Array(2).fill({ drafts: [], pending: [], sent: ['F-1'] }))
  })

  it('R11.01 el mismo borrador enviado en las dos a la vez sale una sola vez', async () => {
    const { a, b } = openTwo()
    a.drafts.add(ANA.mail, STORE, [playera(12)])
    await settled()
    expect(b.see(ANA.mail).drafts).toEqual([12])
    void a.sending.send(ANA.mail, idOf(a))
    void b.sending.send(ANA.mail, idOf(b))
    await settled()
    expect(a.create.mock.calls.length + b.create.mock.calls.length).toBe(1)
  })

  it('R11.04 si la pestaña que enviaba se cierra, la otra dice que no se sabe, y no lo envía sola', async () => {
    const { a, b } = await sendFromA()
    a.tab.close()
    await settled()
    expect(b.see(ANA.mail)).toEqual({ drafts: [], pending: ['no se sabe'], sent: [] })
    expect(b.create).not.toHaveBeenCalled()
  })

  it('R11.54 lo que no se sabe en una se resuelve en la otra, y se ve en las dos', async () => {
    const { a, b, both, id } = await sendFromA()
    a.answer({ ok: false, failure: { kind: 'timeout' } })
    await settled()
    expect(both()).toMatchObject([{ pending: ['no se sabe'] }, { pending: ['no se sabe'] }])
    b.clock.time += 60_000
    void b.sending.sendAgain(ANA.mail, id)
    await settled()
    expect(both()).toMatchObject([{ pending: ['enviando'] }, { pending: ['enviando'] }])
    a.clock.time += 60_000
    void a.sending.sendAgain(ANA.mail, id)
    await settled()
    expect([a.create.mock.calls.length, b.create.mock.calls.length]).toEqual([1, 1])
    b.answer({ ok: true, value: { folio: 'F-2' } })
    await settled()
    expect(a.see(ANA.mail)).toEqual({ drafts: [], pending: [], sent: ['F-2'] })
  })

  it('R11.54 lo que se agrega en una mientras se escribe en la otra no se pierde', async () => {
    const { a, b } = openTwo()
    const id = a.drafts.add(ANA.mail, STORE, [playera(6)])
    b.drafts.add(ANA.mail, { ...STORE, storeId: '3' }, [playera(9)])
    a.drafts.change(ANA.mail, id, (draft) => ({ ...draft, note: 'Con factura' }))
    await settled()
    expect(a.see(ANA.mail).drafts).toEqual([9, 6])
    expect(
      b.orderStores
        .open(ANA.mail)
        .read()
        .drafts.map(({ note }) => note),
    ).toEqual(['', 'Con factura'])
  })
})

describe('Un pedido en un navegador que ya no guarda nada más', () => {
  const fullTabs = async () => {
    const opened = openTwo()
    const { a } = opened
    for (const storeId of ['3', '2']) a.drafts.add(ANA.mail, { ...STORE, storeId }, [playera(12)])
    await settled()
    a.tab.storage.full = true
    return { ...opened, id: idOf(a) }
  }

  it('R11.52 y R11.01 lo que solo está en una página no deja enviar lo que la otra ya envió', async () => {
    const { a, b, id } = await fullTabs()
    a.drafts.change(ANA.mail, id, (draft) => ({ ...draft, note: 'Con factura' }))
    a.drafts.add(ANA.mail, { ...STORE, storeId: '4' }, [playera(7)])
    await settled()
    expect([a.see(ANA.mail).drafts, a.view(ANA.mail).isStored]).toEqual([[7, 12, 12], false])
    void b.sending.send(ANA.mail, id)
    await settled()
    void a.sending.send(ANA.mail, id)
    await settled()
    expect([a.create.mock.calls.length, b.create.mock.calls.length]).toEqual([0, 1])
    b.answer({ ok: true, value: { folio: 'F-1' } })
    await settled()
    expect(b.see(ANA.mail)).toEqual({ drafts: [12], pending: [], sent: ['F-1'] })
    expect(a.see(ANA.mail)).toEqual({ drafts: [7, 12], pending: [], sent: [] })
  })

  it('R11.52 lo que ya no cupo se queda en su pestaña aunque otra guarde algo', async () => {
    const { a, b, id } = await fullTabs()
    a.drafts.change(ANA.mail, id, (draft) => ({ ...draft, note: 'Con factura' }))
    a.drafts.add(ANA.mail, { ...STORE, storeId: '4' }, [playera(7)])
    await settled()
    b.drafts.change(ANA.mail, b.orderStores.open(ANA.mail).read().drafts[1]!.clientId, (draft) => ({
      ...draft,
      products: [],
    }))
    await settled()
    const { drafts } = a.orderStores.open(ANA.mail).read()
    expect(drafts.map(({ storeId, note }) => [storeId, note])).toEqual([
      ['4', ''],
      ['2', 'Con factura'],
    ])
  })

  it('R11.52 y R11.03 al recargar a medio envío no se ofrece como nuevo, tampoco en la otra', async () => {
    const { tabs, a, b, id } = await fullTabs()
    void a.sending.send(ANA.mail, id)
    await settled()
    a.tab.close()
    const again = services(tabs.open())
    await settled()
    expect(again.see(ANA.mail)).toEqual({ drafts: [12], pending: [], sent: [] })
    expect(b.see(ANA.mail).drafts).toEqual([12])
  })
})

describe('Dos personas en un navegador', () => {
  it('R11.55 los borradores y los envíos de una no se le muestran a la otra, ni a quien no ha ingresado', async () => {
    const { tabs, a, id } = await sendFromA()
    a.drafts.add(ANA.mail, STORE, [playera(3)])
    await settled()
    const next = services(tabs.open())
    await Promise.all([next.drafts.adopt(EVA.mail), settled()])
    expect([next.see(''), next.see(EVA.mail)]).toEqual(Array(2).fill({ drafts: [], pending: [], sent: [] }))
    void next.sending.sendAgain(EVA.mail, id)
    void next.sending.send(EVA.mail, idOf(a))
    await settled()
    expect(next.create).not.toHaveBeenCalled()
    expect(next.see(ANA.mail)).toEqual({ drafts: [3], pending: ['enviando'], sent: [] })
  })

  it('R11.55 lo que se apuntó sin ingresar es de quien ingresa después, una sola vez, y de nadie más', async () => {
    const { a, b } = openTwo()
    a.drafts.add(ANA.mail, STORE, [playera(3)])
    a.drafts.add('', STORE, [playera(4)])
    a.drafts.add('', { ...STORE, storeId: '3' }, [playera(5)])
    await Promise.all([a.drafts.adopt(ANA.mail), b.drafts.adopt(ANA.mail)])
    expect(b.see(ANA.mail).drafts).toEqual(expect.arrayContaining([5, 7]))
    expect(b.see(ANA.mail).drafts).toHaveLength(2)
    expect(a.see('').drafts).toEqual([])
    await b.drafts.adopt(EVA.mail)
    expect(b.see(EVA.mail).drafts).toEqual([])
  })

  it('R11.55 lo que se apunta en otra pestaña mientras aquello pasa a su dueña se queda donde se apuntó', async () => {
    const { a, b } = openTwo()
    a.drafts.add('', STORE, [playera(4)])
    await settled()
    const adopted = a.drafts.adopt(ANA.mail)
    b.drafts.add('', { ...STORE, storeId: '3' }, [playera(5)])
    await adopted
    await settled()
    expect([a.see(ANA.mail).drafts, a.see('').drafts]).toEqual([[4], [5]])
  })
})

describe('Un envío', () => {
  it('R11.03 una página que se va a medio envío ya no anota la respuesta: el pedido queda en duda', async () => {
    const { a, b } = await sendFromA()
    a.sending.stop()
    await settled()
    a.answer({ ok: true, value: { folio: 'F-1' } })
    await settled()
    expect(a.see(ANA.mail).sent).toEqual([])
    expect(b.see(ANA.mail)).toEqual({ drafts: [], pending: ['no se sabe'], sent: [] })
  })
})
