import { describe, expect, it } from 'vitest'
import { fail, ok } from '../../../src/domain/result.ts'
import { aDraft, aDraftProduct, alwaysAnswers, cell } from '../../support/builders.ts'
import { PLAYERA, press, showsText, shows, findDialog } from '../../support/buyer.ts'
import { ANA } from '../../support/device.ts'
import { value } from '../../support/simulated.ts'
import { freshSimulation, openSite } from '../../support/site.tsx'

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
    const detail = await value(freshSimulation().ports.catalogue.product('5'))
    return { ...detail!, ...PLAYERA }
  }

  it('R12.09 el perfil muestra los pedidos enviados desde este navegador', async () => {
    const { screen } = await openSite('/perfil', { session: ANA, storage: past([playera]) })
    await shows(screen, 'heading', 'Folio F-12')
    await showsText(screen, /3 de octubre de 2026/)
  })

  it('R11.55 los pedidos de otra persona no se muestran', async () => {
    const { screen } = await openSite('/perfil', {
      session: { ...ANA, mail: 'otra@ejemplo.mx' },
      storage: past([playera]),
    })
    await showsText(screen, 'Todavía no has enviado pedidos')
  })

  it('R12.09 Volver a pedir lee los productos otra vez y nombra lo que cambió', async () => {
    const today = await playeraToday()
    const site = await openSite('/perfil', {
      session: ANA,
      storage: past([playera, { ...playera, productId: '404', name: 'Gorra Sol' }]),
      services: { catalogue: { product: (id) => Promise.resolve(ok(id === '5' ? today : null)) } },
    })
    await press(site, 'Volver a pedir')

    await showsText(
      site.screen,
      'Gorra Sol ya no está a la venta.',
      'Playera Alba: Rojo, talla M, está agotado.',
      'Playera Alba ahora cuesta $78.50 c/u (antes $90).',
      /^Agregamos 6 pzs a tu pedido/,
    )
    // A second press would order it twice.
    expect(site.screen.queryByRole('button', { name: 'Volver a pedir' })).toBeNull()
    await showsText(site.screen, 'Ya está en tu pedido')
    await press(site, 'Deshacer')
    expect(site.storage.get('puntada_pedidos_ana@ejemplo.mx')).toBeNull()
    await press(site, 'Volver a pedir')
    await press(site, 'Ver mi pedido')
    await showsText(await findDialog(site, 'Tu pedido'), '6 pzs × $92')
  })

  it(
    'R12.82 los últimos pedidos se vuelven a pedir desde el pedido vacío, y lo que cambió se lee sobre el ' +
      'borrador',
    async () => {
      const today = await playeraToday()
      const site = await openSite('/quienessomos', {
        session: ANA,
        storage: { ...past([playera]), 'puntada_pedidos_ana@ejemplo.mx': { drafts: [], pending: [] } },
        services: { catalogue: { product: alwaysAnswers(today) } },
      })
      await press(site, /^Pedido/)
      const drawer = await findDialog(site, 'Tu pedido')
      await shows(drawer, 'heading', 'Tus últimos pedidos')
      await showsText(drawer, '3 de octubre de 2026 · 12 pzs · $1,200')
      await press(site, 'Volver a pedir', drawer)
      await showsText(drawer, 'Playera Alba: Rojo, talla M, está agotado.', '6 pzs × $92')
      await shows(drawer, 'button', /^Enviar pedido/)
    },
  )

  it('R11.21 si los productos fallan al volver a pedir, no agrega nada y ofrece reintentar', async () => {
    const site = await openSite('/perfil', {
      session: ANA,
      storage: past([playera]),
      services: { catalogue: { product: () => Promise.resolve(fail({ kind: 'timeout' })) } },
    })
    await press(site, 'Volver a pedir')
    await showsText(site.screen, 'El sitio tardó demasiado en responder. Inténtalo de nuevo.')
    await shows(site.screen, 'button', 'Reintentar')
    expect(site.storage.get('puntada_pedidos_ana@ejemplo.mx')).toBeNull()
  })
})
