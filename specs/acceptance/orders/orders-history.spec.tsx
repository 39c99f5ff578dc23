import { act, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { ok } from '../../../src/domain/result.ts'
import { aDraft, aDraftProduct, alwaysAnswers, cell, alwaysFails } from '../../support/builders.ts'
import {
  addPieces,
  follow,
  openDrawer,
  openProduct,
  send,
  PLAYERA,
  press,
  hasText,
  has,
  part,
  lacks,
  lacksText,
} from '../../support/buyer.ts'
import { ANA } from '../../support/device.ts'
import { value } from '../../support/simulated.ts'
import { freshSimulation, openSite } from '../../support/site.tsx'

const DRAFTS = 'puntada_pedidos_ana@ejemplo.mx'
const OCTOBER = Date.UTC(2026, 9, 3, 18)

describe('El historial de pedidos', () => {
  const past = (products: readonly object[]) => ({
    'puntada_pedidos_enviados_ana@ejemplo.mx': [
      { ...aDraft({ note: '' }), products, user: ANA.mail, folio: 'F-12', total: 1200_00, sentAt: OCTOBER },
    ],
  })
  const playera = aDraftProduct({
    tiers: [{ from: 3, price: 90_00 }],
    cells: [cell('Negro', 'CH', 6), cell('Rojo', 'M', 6)],
  })

  const playeraToday = async () => {
    const detail = await value(freshSimulation().ports.catalogue.product({ id: '5' }))
    return { ...detail!, ...PLAYERA }
  }

  it('R12.09 el perfil muestra lo enviado desde aquí, y Volver a pedir nombra lo que cambió', async () => {
    const today = await playeraToday()
    const site = await openSite('/perfil', {
      session: ANA,
      storage: past([playera, { ...playera, productId: '404', name: 'Gorra Sol' }]),
      services: { catalogue: { product: ({ id }) => Promise.resolve(ok(id === '5' ? today : null)) } },
    })
    await has(site, 'heading', 'Folio F-12')
    await hasText(site, /3 de octubre de 2026/)
    await press(site, 'Volver a pedir')

    // The pedido opens with the draft, to be changed.
    const drawer = await part(site, 'dialog', 'Tu pedido')
    await hasText(
      drawer,
      'Gorra Sol ya no está a la venta.',
      'Playera Alba: Rojo, talla M, está agotado.',
      'Playera Alba ahora cuesta $78.50 c/u (antes $90).',
      /^Agregamos 6 pzs de tu pedido anterior/,
      '6 pzs × $92',
    )
    // A second press would order it twice.
    await press(site, 'Cerrar', drawer)
    lacks(site, 'button', 'Volver a pedir')
    await press(site, 'Ver mi pedido')
    await press(site, 'Deshacer', await part(site, 'dialog', 'Tu pedido'))
    expect(site.storage.get('puntada_pedidos_ana@ejemplo.mx')).toBeNull()
    await press(site, 'Cerrar')
    await has(site, 'button', 'Volver a pedir')
  })

  it(
    'R12.09 los últimos pedidos se vuelven a pedir desde el pedido vacío, y lo que cambió se lee sobre el ' +
      'borrador',
    async () => {
      const today = await playeraToday()
      const site = await openSite('/quienessomos', {
        session: ANA,
        storage: { ...past([playera]), 'puntada_pedidos_ana@ejemplo.mx': { drafts: [], pending: [] } },
        services: { catalogue: { product: alwaysAnswers(today) } },
      })
      const drawer = await openDrawer(site, 'Tu pedido')
      await has(drawer, 'heading', 'Tus últimos pedidos')
      await has(drawer, 'heading', 'Folio F-12')
      await hasText(drawer, '3 de octubre de 2026', '12 pzs', '$1,200')
      await press(site, 'Volver a pedir', drawer)
      await hasText(drawer, 'Playera Alba: Rojo, talla M, está agotado.', '6 pzs × $92')
      await has(drawer, 'button', /^Enviar pedido/)
      await press(site, 'Cerrar', drawer)
      const again = await openDrawer(site, 'Tu pedido')
      await has(again, 'button', /^Enviar pedido/)
      lacks(again, 'heading', 'Tus últimos pedidos')
      // A page that is loaded later knows nothing of it.
      await has(await site.reload('/perfil'), 'button', 'Volver a pedir')
    },
  )

  it('R12.09 son los dos últimos, y de dos se vuelve a pedir el que se oprime', async () => {
    const [ordered] = past([playera])['puntada_pedidos_enviados_ana@ejemplo.mx']
    const folios = ['F-3', 'F-2', 'F-1']
    const sent = folios.map((folio, index) => ({
      ...ordered,
      clientId: folio,
      folio,
      storeId: `${9 - index}`,
      storeName: `Taller ${folio}`,
    }))
    const site = await openSite('/quienessomos', {
      session: ANA,
      storage: { 'puntada_pedidos_enviados_ana@ejemplo.mx': sent },
      services: { catalogue: { product: alwaysAnswers(await playeraToday()) } },
    })
    const drawer = await openDrawer(site, 'Tu pedido')
    const last = await drawer.findByRole('region', { name: 'Tus últimos pedidos' })
    const items = within(last).getAllByRole('button', { name: 'Volver a pedir' })
    await hasText(within(last), 'Taller F-3', 'Taller F-2')
    expect(items).toHaveLength(2)
    await site.user.click(items[1]!)
    await has(drawer, 'button', 'Enviar pedido a Taller F-2')
    lacks(drawer, 'button', 'Enviar pedido a Taller F-3')
  })

  it('R12.09 Deshacer quita solo lo que agregó: lo que ya estaba, y lo de otros, se queda', async () => {
    const own = aDraftProduct({ cells: [cell('Negro', 'CH', 5), cell('Negro', 'M', 2)] })
    const before = [
      aDraft({ products: [own, { ...own, productId: '6', cells: [cell('Negro', 'CH', 7)] }] }),
      aDraft({ clientId: 'clave-2', storeId: '9', products: [own] }),
    ]
    const site = await openSite('/perfil', {
      session: ANA,
      storage: { ...past([playera]), [DRAFTS]: { drafts: before, pending: [] } },
      services: { catalogue: { product: alwaysAnswers(await playeraToday()) } },
    })
    const pieces = () =>
      (site.storage.get(DRAFTS) as { drafts: (typeof before)[number][] }).drafts.map(({ products }) =>
        products.map(({ productId, cells }) => [productId, ...cells.map(({ size, pieces }) => `${size} ${pieces}`)]),
      )
    const again = await site.screen.findByRole('button', { name: 'Volver a pedir' })
    // Between two renderings.
    act(() => {
      again.click()
      again.click()
    })
    await has(site, 'dialog', /^Tus? pedidos?$/)
    expect(pieces()[0]).toEqual([
      ['5', 'CH 11', 'M 2'],
      ['6', 'CH 7'],
    ])
    await press(site, 'Deshacer')
    expect(pieces()).toEqual([
      [
        ['5', 'CH 5', 'M 2'],
        ['6', 'CH 7'],
      ],
      [['5', 'CH 5', 'M 2']],
    ])
  })

  it('R12.09 Deshacer no toca el pedido que se empezó después de enviar aquel', async () => {
    const site = await openSite('/perfil', {
      session: ANA,
      storage: past([playera]),
      services: { catalogue: { product: alwaysAnswers(await playeraToday()) } },
    })
    await press(site, 'Volver a pedir')
    await has(site, 'dialog', /^Tus? pedidos?$/)
    const { drafts } = site.storage.get(DRAFTS) as { drafts: object[] }
    const later = { drafts: [{ ...drafts[0], clientId: 'clave-9' }], pending: [] }
    act(() => site.storage.changeElsewhere({ [DRAFTS]: later }))
    lacks(site, 'button', 'Deshacer')
    expect(site.storage.get(DRAFTS)).toEqual(later)
  })

  it.each([
    ['menor, el de hoy', 800_00],
    ['ninguno, ninguno', null],
  ])('R12.09 si el mínimo de la tienda ahora es %s cuenta al volver a pedir', async (_, storeMinimum) => {
    const site = await openSite('/perfil', {
      session: ANA,
      storage: past([playera]),
      services: { catalogue: { product: alwaysAnswers({ ...(await playeraToday()), storeMinimum }) } },
    })
    await press(site, 'Volver a pedir')
    await has(site, 'dialog', /^Tus? pedidos?$/)
    expect(site.storage.get(DRAFTS)).toMatchObject({ drafts: [{ storeMinimum }] })
  })

  it('R11.21 si los productos fallan al volver a pedir, no agrega nada y ofrece reintentar', async () => {
    const site = await openSite('/perfil', {
      session: ANA,
      storage: past([playera]),
      services: { catalogue: { product: alwaysFails({ kind: 'timeout' }) } },
    })
    await press(site, 'Volver a pedir')
    await hasText(site, 'El sitio tardó demasiado en responder. Inténtalo de nuevo.')
    await has(site, 'button', 'Reintentar')
    expect(site.storage.get('puntada_pedidos_ana@ejemplo.mx')).toBeNull()
  })
})

describe('Un producto sin precio', () => {
  it('R11.39 es «Precio a consultar» en su página, en el pedido, en lo enviado y en el resumen, nunca $0', async () => {
    const site = await openProduct({ session: ANA, product: { tiers: [] } })
    const drawer = within(await addPieces(site, { 'Negro, talla CH': '12' }))
    expect(drawer.getAllByText('Precio a consultar')).toHaveLength(2)
    expect(drawer.getByText('12 pzs', { selector: 'p.between.small span' })).toBeInTheDocument()
    expect(drawer.queryByRole('progressbar')).toBeNull()
    await site.user.click(send(drawer))

    await has(drawer, 'heading', 'Pedido enviado')
    await hasText(drawer, 'Precio a consultar')
    const [[order] = []] = site.calledWith('orders.create')
    expect(order).toMatchObject({ total: null, lines: [{ price: null }] })
    const chat = drawer.getByRole<HTMLAnchorElement>('link', { name: /^Enviar resumen por WhatsApp/ }).href
    expect(new URL(chat).searchParams.get('text')).toContain('Total: 12 pzs, Precio a consultar')
    expect(document.body.textContent).not.toContain('$0')

    await follow(site, 'Ver mis pedidos', drawer)
    const past = (await site.screen.findByRole('heading', { name: /^Folio / })).closest('article')!
    await hasText(within(past), 'Precio a consultar')
  })

  it('R11.39 junto a otros con precio, el total dice cuántas piezas faltan por consultar', async () => {
    const product = aDraftProduct({ productId: '6', tiers: [], cells: [cell('Rojo', 'Unitalla', 6)] })
    const priced = { ...product, productId: '7', tiers: [{ from: 1, price: 100_00 }] }
    const draft = aDraft({ products: [product, priced] })
    const site = await openProduct({
      session: ANA,
      storage: { 'puntada_pedidos_ana@ejemplo.mx': { drafts: [draft], pending: [] } },
    })
    const drawer = await openDrawer(site, 'Tu pedido')
    await hasText(drawer, '$600 + 6 pzs a consultar')
    lacksText(drawer, /Te faltan \$/)
  })
})
