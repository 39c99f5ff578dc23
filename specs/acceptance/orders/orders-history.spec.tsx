import { within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { fail, ok } from '../../../src/domain/result.ts'
import { aDraft, aDraftProduct, alwaysAnswers, cell } from '../../support/builders.ts'
import { PLAYERA } from '../../support/buyer.ts'
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
    expect(await screen.findByRole('heading', { name: 'Folio F-12' })).toBeShown()
    expect(screen.getByText(/3 de octubre de 2026/)).toBeShown()
  })

  it('R11.55 los pedidos de otra persona no se muestran', async () => {
    const { screen } = await openSite('/perfil', {
      session: { ...ANA, mail: 'otra@ejemplo.mx' },
      storage: past([playera]),
    })
    expect(await screen.findByText('Todavía no has enviado pedidos')).toBeShown()
  })

  it('R12.09 Volver a pedir lee los productos otra vez y nombra lo que cambió', async () => {
    const today = await playeraToday()
    const site = await openSite('/perfil', {
      session: ANA,
      storage: past([playera, { ...playera, productId: '404', name: 'Gorra Sol' }]),
      services: { catalogue: { product: (id) => Promise.resolve(ok(id === '5' ? today : null)) } },
    })
    await site.user.click(await site.screen.findByRole('button', { name: 'Volver a pedir' }))

    expect(await site.screen.findByText('Gorra Sol ya no está a la venta.')).toBeShown()
    expect(site.screen.getByText('Playera Alba: Rojo, talla M, está agotado.')).toBeShown()
    expect(site.screen.getByText('Playera Alba ahora cuesta $78.50 c/u (antes $90).')).toBeShown()
    expect(site.screen.getByText(/^Agregamos 6 pzs a tu pedido/)).toBeShown()
    // A second press would order it twice.
    expect(site.screen.queryByRole('button', { name: 'Volver a pedir' })).toBeNull()
    expect(site.screen.getByText('Ya está en tu pedido')).toBeShown()
    await site.user.click(site.screen.getByRole('button', { name: 'Deshacer' }))
    expect(site.storage.get('puntada_pedidos_ana@ejemplo.mx')).toBeNull()
    await site.user.click(site.screen.getByRole('button', { name: 'Volver a pedir' }))
    await site.user.click(await site.screen.findByRole('button', { name: 'Ver mi pedido' }))
    expect(within(await site.screen.findByRole('dialog', { name: 'Tu pedido' })).getByText('6 pzs × $92')).toBeShown()
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
      await site.user.click(site.screen.getByRole('button', { name: /^Pedido/ }))
      const drawer = within(await site.screen.findByRole('dialog', { name: 'Tu pedido' }))
      expect(await drawer.findByRole('heading', { name: 'Tus últimos pedidos' })).toBeShown()
      expect(drawer.getByText('3 de octubre de 2026 · 12 pzs · $1,200')).toBeShown()
      await site.user.click(drawer.getByRole('button', { name: 'Volver a pedir' }))
      expect(await drawer.findByText('Playera Alba: Rojo, talla M, está agotado.')).toBeShown()
      expect(drawer.getByText('6 pzs × $92')).toBeShown()
      expect(drawer.getByRole('button', { name: /^Enviar pedido/ })).toBeShown()
    },
  )

  it('R11.21 si los productos fallan al volver a pedir, no agrega nada y ofrece reintentar', async () => {
    const site = await openSite('/perfil', {
      session: ANA,
      storage: past([playera]),
      services: { catalogue: { product: () => Promise.resolve(fail({ kind: 'timeout' })) } },
    })
    await site.user.click(await site.screen.findByRole('button', { name: 'Volver a pedir' }))
    expect(await site.screen.findByText('El sitio tardó demasiado en responder. Inténtalo de nuevo.')).toBeShown()
    expect(site.screen.getByRole('button', { name: 'Reintentar' })).toBeShown()
    expect(site.storage.get('puntada_pedidos_ana@ejemplo.mx')).toBeNull()
  })
})
