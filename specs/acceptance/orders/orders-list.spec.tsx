import { describe, expect, it } from 'vitest'
import type { SentOrder } from '../../../src/domain/orders/orders.ts'
import { within } from '../../support/area.ts'
import { aDraftProduct, aSentOrder } from '../../support/builders.ts'
import { whatsappText } from '../../support/buyer.ts'
import { ANA } from '../../support/device.ts'
import { keepsSent } from '../../support/drafts.ts'
import { openSite, type Site } from '../../support/site.tsx'

const order = (folio: string, own: Partial<SentOrder> = {}) => aSentOrder({ clientId: folio, folio, ...own })
/** On this site it is 20 November 2026. */
const openHistory = (...sent: readonly SentOrder[]) =>
  openSite('/perfil', { session: ANA, storage: keepsSent(...sent) })
const rowOf = async (site: Site, folio: string) =>
  within((await site.findByRole('heading', { name: `Folio ${folio}` })).closest('article')!)
const UNPRICED = { total: null, products: [aDraftProduct({ tiers: [] })] }
const OTHER = { storeId: '9', storeName: 'Mezclilla Vereda' }

describe('La lista de pedidos enviados', () => {
  it('R12.305 cada renglón se abre a su boleta, en su lugar, y se cierra', async () => {
    const products = ['5', '6', '7', '8', '9'].map((productId) => aDraftProduct({ productId }))
    const site = await openHistory(order('F-12', { products, total: 2700_00 }), order('F-11'))
    const first = await rowOf(site, 'F-12')
    await first.hasText('Tejidos Alba', '3 nov 2026', '30 pzs', '$2,700', '+2')
    await first.has('button', 'Volver a pedir', 'Más del pedido F-12')
    expect(document.querySelectorAll('.past-order')[0]?.querySelectorAll('.thumb .pic')).toHaveLength(3)
    // What is not opened is not drawn.
    site.lacks('table')
    await first.press('Folio F-12')
    expect(site.getAllByRole('table')).toHaveLength(5)
    await first.linksTo('Enviar mensaje', '/chat/2')
    first.hasFocus('button', 'Folio F-12')
    await first.press('Folio F-12')
    site.lacks('table')
  })

  it('R12.305 lo demás está en ⋯, que Escape y Atrás cierran', async () => {
    const site = await openHistory(order('F-12'))
    const row = await rowOf(site, 'F-12')
    await row.press('Más del pedido F-12')
    expect(whatsappText(site, /^Enviar resumen por WhatsApp/)).toContain('el pedido F-12')
    await row.has('button', 'Descargar para Excel', 'Imprimir')
    await site.user.keyboard('{Escape}')
    row.lacks('button', 'Imprimir')
    row.hasFocus('button', 'Más del pedido F-12')
    await row.press('Más del pedido F-12')
    site.goBack()
    await row.loses('button', 'Imprimir')
    await site.arrivesAt('Mi cuenta')
  })

  it.each([
    // The last minute of October in Guanajuato is November in Greenwich.
    [
      'de la primera hora del mes y de la última del otro',
      [order('F-2', { sentAt: Date.UTC(2026, 10, 1, 6) }), order('F-1', { sentAt: Date.UTC(2026, 10, 1, 5, 59) })],
      '2 pedidos · 1 este mes: 6 pzs, $540',
    ],
    ['todos de antes', [order('F-1', { sentAt: 0 })], '1 pedido · ninguno este mes'],
    [
      'uno sin precio, y otro que el fabricante registró en otra cantidad',
      [order('F-2', { storeTotal: 600_00 }), order('F-1', UNPRICED)],
      '2 pedidos · 12 pzs · $540 + 6 pzs a consultar este mes. El fabricante registró 1 con otro total.',
    ],
  ])('R12.305 arriba se suman los del mes: %s', async (_, sent, text) => {
    const site = await openHistory(...sent)
    await site.hasText(text)
  })

  it('R12.305 de dos fabricantes o más se eligen los de uno, y la suma es de ellos', async () => {
    const site = await openHistory(order('F-3'), order('F-2', OTHER), order('F-1', OTHER))
    const makers = await site.part('group', 'Fabricante')
    expect(makers.texts('button')).toEqual(['Todos 3', 'Tejidos Alba 1', 'Mezclilla Vereda 2'])
    await makers.press('Tejidos Alba 1')
    await site.hasText('1 pedido · 6 pzs · $540 este mes')
    site.lacks('heading', 'Folio F-2')
    await makers.press('Todos 3')
    await site.has('heading', 'Folio F-2')
  })

  it('R12.305 de uno solo no hay qué elegir; el total que él cambió se dice en el renglón', async () => {
    const site = await openHistory(order('F-2', { storeTotal: 600_00 }))
    site.lacks('group', 'Fabricante')
    await site.hasText('Registrado en $600')
  })
})
