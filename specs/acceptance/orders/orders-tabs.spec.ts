// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { setImmediate as settled } from 'node:timers/promises'
import { ok } from '../../../src/domain/result.ts'
import { ANA, createTabs, type Tab } from '../../support/device.ts'
import { idOf, playera, services, STORE } from '../../support/order-services.ts'

/** What Ana, or `user`, does in one tab, and all that comes of it. */
const openTab = (tab: Tab) => {
  const own = services(tab)
  const { drafts, sending, create } = own
  const after = (_work: unknown) => settled()
  return {
    ...own,
    sends: () => create.mock.calls.length,
    stored: () => own.orderStores.open(ANA.mail).read().drafts,
    add: (pieces: number, storeId = STORE.storeId) =>
      after(drafts.add(ANA.mail, { ...STORE, storeId }, [playera(pieces)])),
    change: (id: string, part: object) => after(drafts.change(ANA.mail, id, (draft) => ({ ...draft, ...part }))),
    send: (id: string) => after(sending.send(ANA.mail, id)),
    answered: (result: Parameters<typeof own.answer>[0]) => after(own.answer(result)),
    close: () => after(tab.close()),
  }
}
const openTwo = () => {
  const tabs = createTabs()
  const [a, b] = [openTab(tabs.open()), openTab(tabs.open())]
  return { tabs, a, b, both: () => [a.see(ANA.mail), b.see(ANA.mail)] }
}
describe('Dos pestañas que escriben en el mismo instante', () => {
  it('R11.01 R11.54 la que no leyó que la otra ya lo envía lo muestra de nuevo, y no sale dos veces', async () => {
    const { tabs, a, b, both } = openTwo()
    await a.add(12)
    const id = idOf(a)
    const read = b.stored().map((draft) => ({ ...draft, note: 'Con factura' }))
    await a.send(id)
    tabs.open().storage.set('puntada_pedidos_ana@ejemplo.mx', { drafts: read, pending: [] })
    expect(both()).toEqual(Array(2).fill({ drafts: [12], pending: [], sent: [] }))
    await b.send(id)
    expect([a.sends(), b.sends()]).toEqual([1, 0])
    await a.answered(ok({ folio: 'F-1' }))
    expect(both()).toEqual(Array(2).fill({ drafts: [], pending: [], sent: ['F-1'] }))
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

  it('R11.52 R11.01 lo que ya no cupo se queda en su página, que no envía lo que la otra ya envió', async () => {
    const { a, b, id } = await fullTabs()
    await Promise.all([a.change(id, { note: 'Con factura' }), a.add(7, '4')])
    expect([a.see(ANA.mail).drafts, a.orderStores.open(ANA.mail).isStored()]).toEqual([[7, 12, 12], false])
    await b.change(b.stored()[1]!.clientId, { products: [] })
    expect(a.stored().map(({ storeId, note }) => [storeId, note])).toEqual([
      ['4', ''],
      ['2', 'Con factura'],
    ])
    await b.send(id)
    await a.send(id)
    expect([a.sends(), b.sends()]).toEqual([0, 1])
    await b.answered(ok({ folio: 'F-1' }))
    expect(b.see(ANA.mail)).toEqual({ drafts: [], pending: [], sent: ['F-1'] })
    expect(a.see(ANA.mail)).toEqual({ drafts: [7], pending: [], sent: [] })
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
