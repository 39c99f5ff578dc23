// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { setImmediate as settled } from 'node:timers/promises'
import { fail, ok } from '../../../src/domain/result.ts'
import { ANA, createTabs, EVA, type Tab } from '../../support/device.ts'
import { idOf, playera, services, STORE } from '../../support/order-services.ts'

/** What Ana, or `user`, does in one tab, and all that comes of it. */
const openTab = (tab: Tab) => {
  const own = services(tab)
  const { drafts, sending, create } = own
  const then = async (_work: unknown) => {
    await settled()
  }
  return {
    ...own,
    sends: () => create.mock.calls.length,
    stored: () => own.orderStores.open(ANA.mail).read().drafts,
    add: (pieces: number, storeId = STORE.storeId, user = ANA.mail) =>
      then(drafts.add(user, { ...STORE, storeId }, [playera(pieces)])),
    change: (id: string, part: object) => then(drafts.change(ANA.mail, id, (draft) => ({ ...draft, ...part }))),
    send: (id: string, user = ANA.mail) => then(sending.send(user, id)),
    sendAgain: (id: string, user = ANA.mail) => then(sending.sendAgain(user, id)),
    answered: (folio: string) => then(own.answer(ok({ folio }))),
    close: () => then(tab.close()),
  }
}
const openTwo = () => {
  const tabs = createTabs()
  const [a, b] = [openTab(tabs.open()), openTab(tabs.open())]
  return { tabs, a, b, both: () => [a.see(ANA.mail), b.see(ANA.mail)] }
}
const sendFromA = async () => {
  const opened = openTwo()
  await opened.a.add(12)
  const id = idOf(opened.a)
  await opened.a.send(id)
  return { ...opened, id }
}
const NOTE = { note: 'Con factura' }

describe('Un pedido en dos pestañas', () => {
  it('R11.54 lo que una está enviando, la otra no lo ofrece ni lo envía', async () => {
    const { a, b, both, id } = await sendFromA()
    expect(both()).toEqual(Array(2).fill({ drafts: [], pending: ['enviando'], sent: [] }))
    void b.sending.confirmLoss(ANA.mail, id)
    await b.sendAgain(id)
    await b.send(id)
    expect([a.sends(), b.sends()]).toEqual([1, 0])
    expect(b.see(ANA.mail)).toEqual({ drafts: [], pending: ['enviando'], sent: [] })
    await a.answered('F-1')
    expect(both()).toEqual(Array(2).fill({ drafts: [], pending: [], sent: ['F-1'] }))
  })

  it('R11.01 el mismo borrador enviado en las dos a la vez sale una sola vez', async () => {
    const { a, b } = openTwo()
    await a.add(12)
    expect(b.see(ANA.mail).drafts).toEqual([12])
    await Promise.all([a.send(idOf(a)), b.send(idOf(b))])
    expect(a.sends() + b.sends()).toBe(1)
  })

  it('R11.04 si la pestaña que enviaba se cierra, la otra dice que no se sabe, y no lo envía sola', async () => {
    const { a, b } = await sendFromA()
    await a.close()
    expect(b.see(ANA.mail)).toEqual({ drafts: [], pending: ['no se sabe'], sent: [] })
    expect(b.sends()).toBe(0)
  })

  it('R11.54 lo que no se sabe en una se resuelve en la otra, y se ve en las dos', async () => {
    const { a, b, both, id } = await sendFromA()
    a.answer(fail({ kind: 'timeout' }))
    await settled()
    expect(both()).toMatchObject([{ pending: ['no se sabe'] }, { pending: ['no se sabe'] }])
    b.clock.time += 60_000
    await b.sendAgain(id)
    expect(both()).toMatchObject([{ pending: ['enviando'] }, { pending: ['enviando'] }])
    a.clock.time += 60_000
    await a.sendAgain(id)
    expect([a.sends(), b.sends()]).toEqual([1, 1])
    await b.answered('F-2')
    expect(a.see(ANA.mail)).toEqual({ drafts: [], pending: [], sent: ['F-2'] })
  })

  it('R11.54 lo que se agrega en una mientras se escribe en la otra no se pierde', async () => {
    const { a, b } = openTwo()
    const id = a.drafts.add(ANA.mail, STORE, [playera(6)])
    await Promise.all([b.add(9, '3'), a.change(id, NOTE)])
    expect(a.see(ANA.mail).drafts).toEqual([9, 6])
    expect(b.stored().map(({ note }) => note)).toEqual(['', 'Con factura'])
  })
})

describe('Un pedido en un navegador que ya no guarda nada más', () => {
  const fullTabs = async () => {
    const opened = openTwo()
    const { a } = opened
    await Promise.all([a.add(12, '3'), a.add(12, '2')])
    a.tab.storage.full = true
    return { ...opened, id: idOf(a) }
  }

  it('R11.52 y R11.01 lo que solo está en una página no deja enviar lo que la otra ya envió', async () => {
    const { a, b, id } = await fullTabs()
    await Promise.all([a.change(id, NOTE), a.add(7, '4')])
    expect([a.see(ANA.mail).drafts, a.view(ANA.mail).isStored]).toEqual([[7, 12, 12], false])
    await b.send(id)
    await a.send(id)
    expect([a.sends(), b.sends()]).toEqual([0, 1])
    await b.answered('F-1')
    expect(b.see(ANA.mail)).toEqual({ drafts: [12], pending: [], sent: ['F-1'] })
    expect(a.see(ANA.mail)).toEqual({ drafts: [7, 12], pending: [], sent: [] })
  })

  it('R11.52 lo que ya no cupo se queda en su pestaña aunque otra guarde algo', async () => {
    const { a, b, id } = await fullTabs()
    await Promise.all([a.change(id, NOTE), a.add(7, '4')])
    await b.change(b.stored()[1]!.clientId, { products: [] })
    expect(a.stored().map(({ storeId, note }) => [storeId, note])).toEqual([
      ['4', ''],
      ['2', 'Con factura'],
    ])
  })

  it('R11.52 y R11.03 al recargar a medio envío no se ofrece como nuevo, tampoco en la otra', async () => {
    const { tabs, a, b, id } = await fullTabs()
    await a.send(id)
    await a.close()
    const again = services(tabs.open())
    await settled()
    expect(again.see(ANA.mail)).toEqual({ drafts: [12], pending: [], sent: [] })
    expect(b.see(ANA.mail).drafts).toEqual([12])
  })
})

describe('Dos personas en un navegador', () => {
  it('R11.55 los borradores y los envíos de una no se le muestran a la otra, ni a quien no ha ingresado', async () => {
    const { tabs, a, id } = await sendFromA()
    await a.add(3)
    const next = openTab(tabs.open())
    await Promise.all([next.drafts.adopt(EVA.mail), settled()])
    expect([next.see(''), next.see(EVA.mail)]).toEqual(Array(2).fill({ drafts: [], pending: [], sent: [] }))
    await Promise.all([next.sendAgain(id, EVA.mail), next.send(idOf(a), EVA.mail)])
    expect(next.sends()).toBe(0)
    expect(next.see(ANA.mail)).toEqual({ drafts: [3], pending: ['enviando'], sent: [] })
  })

  it('R11.55 lo que se apuntó sin ingresar es de quien ingresa después, una sola vez, y de nadie más', async () => {
    const { a, b } = openTwo()
    await Promise.all([a.add(3), a.add(4, STORE.storeId, ''), a.add(5, '3', '')])
    await Promise.all([a.drafts.adopt(ANA.mail), b.drafts.adopt(ANA.mail)])
    expect(b.see(ANA.mail).drafts.toSorted((one = 0, other = 0) => one - other)).toEqual([5, 7])
    expect(a.see('').drafts).toEqual([])
    await b.drafts.adopt(EVA.mail)
    expect(b.see(EVA.mail).drafts).toEqual([])
  })

  it('R11.55 lo que se apunta en otra pestaña mientras aquello pasa a su dueña se queda ahí', async () => {
    const { a, b } = openTwo()
    await a.add(4, STORE.storeId, '')
    await Promise.all([a.drafts.adopt(ANA.mail), b.add(5, '3', '')])
    await settled()
    expect([a.see(ANA.mail).drafts, a.see('').drafts]).toEqual([[4], [5]])
  })
})

describe('Un envío', () => {
  it('R11.03 una página que se va a medio envío ya no anota la respuesta: el pedido queda en duda', async () => {
    const { a, b } = await sendFromA()
    a.sending.stop()
    await settled()
    await a.answered('F-1')
    expect(a.see(ANA.mail).sent).toEqual([])
    expect(b.see(ANA.mail)).toEqual({ drafts: [], pending: ['no se sabe'], sent: [] })
  })
})
