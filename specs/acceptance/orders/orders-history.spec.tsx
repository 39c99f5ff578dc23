import { act } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { SentOrder } from '../../../src/domain/orders/orders.ts'
import { ok } from '../../../src/domain/result.ts'
import { within } from '../../support/area.ts'
import {
  aDraft,
  aDraftProduct,
  alwaysAnswers,
  alwaysFails,
  aProductDetail,
  aSentOrder,
  cell,
} from '../../support/builders.ts'
import { addPieces, openDrawer, openProduct, PLAYERA, sendOrder, whatsappText } from '../../support/buyer.ts'
import { ANA } from '../../support/device.ts'
import { draftsOf, keepElsewhere, keeps, keepsSent, storedCells } from '../../support/drafts.ts'
import { openSite } from '../../support/site.tsx'

describe('El historial de pedidos', () => {
  const playera = aDraftProduct({
    tiers: [{ from: 3, price: 90_00 }],
    cells: [cell('Negro', 'CH', 6), cell('Rojo', 'M', 6)],
  })
  const past = (own: Partial<SentOrder> = {}) =>
    aSentOrder({ folio: 'F-12', products: [playera], sentAt: Date.UTC(2026, 9, 3, 18), ...own })
  const today = aProductDetail({ ...PLAYERA, id: '5', storeId: '2' })
  /** Ana's site, who sent an order of playeras in October. */
  const openPast = (path: string, sent = [past()], before = [] as readonly object[]) =>
    openSite(path, {
      session: ANA,
      storage: { ...keepsSent(...sent), ...keeps(before) },
      services: { catalogue: { product: ({ id }) => Promise.resolve(ok(id === '5' ? today : null)) } },
    })

  it('R12.09 el perfil muestra lo enviado desde aquí, y Volver a pedir nombra lo que cambió', async () => {
    const site = await openPast('/perfil', [
      past({ products: [playera, { ...playera, productId: '404', name: 'Gorra' }] }),
    ])
    await site.has('heading', 'Folio F-12')
    await site.press('Volver a pedir')
    const drawer = await site.part('dialog', 'Tu pedido')
    await drawer.hasText(
      'Gorra ya no está a la venta.',
      'Playera Alba: Rojo, talla M, está agotado.',
      'Playera Alba ahora cuesta $78.50 c/u (antes $90).',
      /^Agregamos 6 pzs de tu pedido anterior/,
      '6 pzs × $92',
    )
    // A second press would order it twice.
    await drawer.press('Cerrar')
    site.lacks('button', 'Volver a pedir')
    await site.press('Ver mi pedido')
    await (await site.part('dialog', 'Tu pedido')).press('Deshacer')
    expect(draftsOf(site)).toEqual([])
    await site.press('Cerrar')
    await site.has('button', 'Volver a pedir')
  })

  it('R12.09 los dos últimos se piden otra vez desde el pedido vacío, el que se oprime', async () => {
    const sent = ['F-3', 'F-2', 'F-1'].map((folio) => past({ clientId: folio, folio, storeName: `Taller ${folio}` }))
    const site = await openPast('/quienessomos', sent)
    const drawer = await openDrawer(site)
    const last = await drawer.part('region', 'Tus últimos pedidos')
    expect(last.texts('heading', /^Folio/)).toEqual(['Folio F-3', 'Folio F-2'])
    await site.user.click(last.getAllByRole('button', { name: 'Volver a pedir' })[1]!)
    await drawer.has('button', 'Enviar pedido a Taller F-2')
    drawer.lacks('heading', 'Tus últimos pedidos')
    // A page that is loaded later knows nothing of it.
    expect(await (await site.reload('/perfil')).findAllByRole('button', { name: 'Volver a pedir' })).toHaveLength(3)
  })

  it('R12.09 Deshacer quita solo lo que agregó', async () => {
    const own = aDraftProduct({ cells: [cell('Negro', 'CH', 5), cell('Negro', 'M', 2)] })
    const before = [
      aDraft({ products: [own, { ...own, productId: '6', cells: [cell('Negro', 'CH', 7)] }] }),
      aDraft({ clientId: 'clave-2', storeId: '9', products: [own] }),
    ]
    const site = await openPast('/perfil', [past()], before)
    const stored = storedCells(site)
    const again = await site.findByRole('button', { name: 'Volver a pedir' })
    // Between two renderings.
    act(() => {
      again.click()
      again.click()
    })
    await site.has('dialog', 'Tus pedidos')
    expect(storedCells(site)[0]).toEqual(['Negro CH 11', 'Negro M 2', 'Negro CH 7'])
    await site.press('Deshacer')
    expect(storedCells(site)).toEqual(stored)
  })

  it.each([
    [9995, 'Agregamos 4 pzs de tu pedido anterior, y 2 pzs no: lo más que cabe en una casilla son 9,999.'],
    [9999, 'No agregamos nada de tu pedido anterior: lo más que cabe en una casilla son 9,999.'],
  ])('R12.04 R12.09 sobre %i piezas, de lo que ya no cabe se dice que no se agregó', async (pieces, said) => {
    const full = aDraft({ products: [aDraftProduct({ cells: [cell('Negro', 'CH', pieces)] })] })
    const site = await openPast('/perfil', [past()], [full])
    await site.press('Volver a pedir')
    await site.hasText(new RegExp(`^${said}`))
    expect(storedCells(site)).toEqual([['Negro CH 9999']])
  })

  it('R12.09 Deshacer no toca el pedido que se empezó después de enviar aquel', async () => {
    const site = await openPast('/perfil')
    await site.press('Volver a pedir')
    await site.has('button', 'Deshacer')
    keepElsewhere(site, [{ ...draftsOf(site)[0], clientId: 'clave-9' }])
    site.lacks('button', 'Deshacer')
  })

  it('R12.09 si nada se puede pedir ahora se lee por qué, hasta que vuelve a haber', async () => {
    const site = await openPast('/perfil', [past({ products: [{ ...playera, cells: [cell('Rojo', 'M', 6)] }] })])
    await site.press('Volver a pedir')
    await site.hasText('Nada de este pedido se puede pedir ahora.', 'Playera Alba: Rojo, talla M, está agotado.')
    site.lacks('dialog')
    site.services.catalogue.product = alwaysAnswers({ ...today, soldOut: [] })
    await site.press('Volver a pedir')
    await site.has('dialog', 'Tu pedido')
    site.lacksText('Nada de este pedido se puede pedir ahora.')
  })

  it('R11.21 si los productos fallan al volver a pedir, no agrega nada y ofrece reintentar', async () => {
    const site = await openPast('/perfil')
    site.services.catalogue.product = alwaysFails({ kind: 'timeout' })
    await site.press('Volver a pedir')
    await site.hasText('El sitio tardó demasiado en responder. Inténtalo de nuevo.')
    await site.has('button', 'Reintentar')
    expect(draftsOf(site)).toEqual([])
  })
})

describe('Un producto sin precio', () => {
  it('R11.39 es «Precio a consultar» en su página, el pedido, lo enviado y el resumen, nunca $0', async () => {
    const site = await openProduct({ session: ANA, product: { tiers: [] } })
    const drawer = await addPieces(site, { 'Negro, talla CH': '12' })
    expect(drawer.getAllByText('Precio a consultar')).toHaveLength(2)
    drawer.lacksText(/^12 pzs ×/)
    drawer.lacks('progressbar')
    await sendOrder(drawer)
    await drawer.has('heading', 'Pedido enviado')
    expect(site.calledWith('orders.create')).toMatchObject([[{ total: null, lines: [{ price: null }] }]])
    expect(whatsappText(drawer, /^Enviar resumen por WhatsApp/)).toContain('Total: 12 pzs, Precio a consultar')
    expect(document.body.textContent).not.toContain('$0')

    await drawer.follow('Ver mis pedidos')
    const row = (await site.findByRole('heading', { name: /^Folio / })).closest('article')!
    await within(row).hasText('Precio a consultar')
  })
})
