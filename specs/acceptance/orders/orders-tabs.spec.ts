// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { setImmediate as settled } from 'node:timers/promises'
import type { Draft } from '../../../src/domain/orders/orders.ts'
import { ok } from '../../../src/domain/result.ts'
import { ANA, createTabs } from '../../support/device.ts'
import { keeps } from '../../support/drafts.ts'
import { idOf, playera, services, STORE } from '../../support/order-services.ts'

type Tab = ReturnType<typeof services>
const stored = (tab: Tab) => tab.orderStores.open(ANA.mail).read().drafts
const add = (tab: Tab, storeId: string, pieces = 12) =>
  tab.drafts.add(ANA.mail, { ...STORE, storeId }, [playera(pieces)])
const change = (tab: Tab, id: string, part: Partial<Draft>) =>
  tab.drafts.change(ANA.mail, id, (draft) => ({ ...draft, ...part }))
const send = (tab: Tab, id: string) => {
  void tab.sending.send(ANA.mail, id)
  return settled()
}
const arrives = (tab: Tab) => settled(tab.answer(ok({ folio: 'F-1' })))
const openTwo = () => {
  const tabs = createTabs()
  return { tabs, a: services(tabs.open()), b: services(tabs.open()) }
}

describe('Dos pestañas que escriben en el mismo instante', () => {
  it('R11.01 R11.54 lo que una envió y la otra trae de vuelta no sale dos veces', async () => {
    const { tabs, a, b } = openTwo()
    add(a, '2')
    const read = stored(b)
    await send(a, idOf(a))
    for (const [key, value] of Object.entries(keeps(read))) tabs.open().storage.set(key, value)
    expect(b.see(ANA.mail)).toEqual({ drafts: [12], pending: [], sent: [] })
    await send(b, idOf(b))
    expect(b.create).not.toHaveBeenCalled()
    await arrives(a)
    expect(b.see(ANA.mail)).toEqual({ drafts: [], pending: [], sent: ['F-1'] })
  })
})

describe('Un pedido en un navegador que ya no guarda nada más', () => {
  const fullTabs = () => {
    const opened = openTwo()
    for (const storeId of ['3', '2']) add(opened.a, storeId)
    opened.a.tab.storage.full = true
    return { ...opened, id: idOf(opened.a) }
  }

  it('R11.52 R11.01 lo que no cupo queda en su página, que no envía lo que la otra ya envió', async () => {
    const { a, b, id } = fullTabs()
    change(a, id, { note: 'Con factura' })
    add(a, '4', 7)
    expect(a.orderStores.open(ANA.mail).isStored()).toBe(false)
    change(b, stored(b)[1]!.clientId, { products: [] })
    expect(stored(a).map(({ storeId, note }) => storeId + note)).toEqual(['4', '2Con factura'])
    await send(b, id)
    await send(a, id)
    expect(a.create).not.toHaveBeenCalled()
    await arrives(b)
    expect(a.see(ANA.mail)).toEqual({ drafts: [7], pending: [], sent: [] })
  })

  it('R11.52 y R11.03 al recargar a medio envío no se ofrece como nuevo, ni en la otra', async () => {
    const { tabs, a, b, id } = fullTabs()
    await send(a, id)
    a.tab.close()
    const again = services(tabs.open())
    await settled()
    expect(again.see(ANA.mail)).toEqual({ drafts: [12], pending: [], sent: [] })
    expect(b.see(ANA.mail).drafts).toEqual([12])
  })
})
