import { describe, expect, it } from 'vitest'
import { within } from '../../support/area.ts'
import { aDraft, aDraftProduct } from '../../support/builders.ts'
import { whatsappText } from '../../support/buyer.ts'
import { ANA } from '../../support/device.ts'
import { keepsSent } from '../../support/drafts.ts'
import { openSite, type Site } from '../../support/site.tsx'

const { savedAt: _, ...contents } = aDraft({ note: '' })
/** Six pieces at $90. On this site it is 20 November 2026. */
const anOrder = (folio: string, own: object = {}) => ({
  ...contents,
  clientId: folio,
  user: ANA.mail,
  folio,
  total: 540_00,
  sentAt: Date.UTC(2026, 10, 3, 18),
  ...own,
})
const openHistory = (...sent: readonly object[]) => openSite('/perfil', { session: ANA, storage: keepsSent(...sent) })
const rowOf = async (site: Site, folio: string) => {
  const row = (await site.findByRole('heading', { name: `Folio ${folio}` })).closest('article')!
  return { ...within(row), row }
}

describe('La lista de pedidos enviados', () => {
  it('R12.305 cada uno es un renglón que se abre a su boleta, en su lugar, y se vuelve a cerrar', async () => {
    const products = ['5', '6', '7', '8', '9'].map((productId) =>
      aDraftProduct({ productId, name: `Blusa ${productId}` }),
    )
    const site = await openHistory(anOrder('F-12', { products, total: 2700_00 }), anOrder('F-11'))
    const first = await rowOf(site, 'F-12')
    await first.hasText('Tejidos Alba', '3 nov 2026', '30 pzs', '$2,700', '+2')
    await first.has('button', 'Volver a pedir', 'Más del pedido F-12')
    expect(first.row.querySelectorAll('.thumb .pic')).toHaveLength(3)
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
    const site = await openHistory(anOrder('F-12'))
    const { press, ...row } = await rowOf(site, 'F-12')
    await press('Más del pedido F-12')
    expect(whatsappText(site, /^Enviar resumen por WhatsApp/)).toContain('el pedido F-12')
    await row.has('button', 'Descargar para Excel', 'Imprimir')
    await row.linksTo('Enviar mensaje', '/chat/2')
    await site.user.keyboard('{Escape}')
    row.lacks('button', 'Imprimir')
    row.hasFocus('button', 'Más del pedido F-12')
    await press('Más del pedido F-12')
    site.goBack()
    await row.loses('button', 'Imprimir')
    await site.arrivesAt('Mi cuenta')
  })

  it.each([
    [
      'de este mes y de antes',
      [anOrder('F-2'), anOrder('F-1', { sentAt: Date.UTC(2026, 9, 3, 18) })],
      '2 pedidos · 1 este mes: 6 pzs, $540',
    ],
    ['todos de antes', [anOrder('F-1', { sentAt: 0 })], '1 pedido · ninguno este mes'],
    [
      'uno con un modelo sin precio',
      [anOrder('F-2'), anOrder('F-1', { total: null, products: [aDraftProduct({ tiers: [] })] })],
      '2 pedidos · 12 pzs · $540 + 6 pzs a consultar este mes',
    ],
    [
      'uno que el fabricante registró en otra cantidad',
      [anOrder('F-2'), anOrder('F-1', { storeTotal: 600_00 })],
      '2 pedidos · 12 pzs · $1,080 este mes. El fabricante registró 1 con otro total.',
    ],
    // 1 November in Greenwich is still October in Guanajuato.
    [
      'la noche del último día de octubre',
      [anOrder('F-1', { sentAt: Date.UTC(2026, 10, 1, 5, 59) })],
      '1 pedido · ninguno este mes',
    ],
    [
      'la primera hora de noviembre',
      [anOrder('F-1', { sentAt: Date.UTC(2026, 10, 1, 6) })],
      '1 pedido · 6 pzs · $540 este mes',
    ],
  ])('R12.305 arriba se suman los del mes: %s', async (_, sent, text) => {
    const site = await openHistory(...sent)
    await site.hasText(text)
  })

  it('R12.305 de dos fabricantes o más se eligen los de uno, y la suma es de ellos', async () => {
    const other = { storeId: '9', storeName: 'Mezclilla Vereda' }
    const site = await openHistory(
      anOrder('F-3'),
      anOrder('F-2', other),
      anOrder('F-1', { ...other, total: null, products: [aDraftProduct({ tiers: [] })] }),
    )
    const makers = await site.part('group', 'Fabricante')
    expect(makers.texts('button')).toEqual(['Todos 3', 'Tejidos Alba 1', 'Mezclilla Vereda 2'])
    await makers.press('Tejidos Alba 1')
    await site.hasText('1 pedido · 6 pzs · $540 este mes')
    site.lacks('heading', 'Folio F-2')
    await makers.press('Todos 3')
    await site.has('heading', 'Folio F-2')
  })

  it('R12.305 de un solo fabricante no hay qué elegir; un total que el fabricante cambió se dice en su renglón', async () => {
    const site = await openHistory(anOrder('F-2', { storeTotal: 600_00 }))
    site.lacks('group', 'Fabricante')
    await site.hasText('Registrado en $600')
  })
})
