import { CALLS } from '../../../src/adapters/http/calls/all.ts'
import { waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { enter, loginDialog } from '../../support/buyer.ts'
import { expectConsole } from '../../support/console.ts'
import { DEMO, fullStore } from '../../support/device.ts'
import { openHttpSite } from '../../support/http-site.tsx'
import { openSite } from '../../support/site.tsx'

it('R11.52 donde en el navegador no cabe más, la pestaña guarda lo que se iba a hacer al ingresar', async () => {
  const site = await openSite('/vistaproducto/5', { storage: fullStore() })
  await site.user.click((await site.main.findAllByRole('button', { name: 'Guardar en favoritos' }))[0]!)
  await enter(site, await loginDialog(site))
  const again = await site.reload('/vistaproducto/5')
  await waitFor(() => expect(again.calledWith('favourites.add')).toEqual([[{ user: DEMO.mail, productId: '5' }]]))
})

it('R11.10 al dejar la página, el registro de la visita que esperaba sale, sin esperar ya a nadie', async () => {
  // No answer has brought one, and the page does not wait for it any more.
  expectConsole(/view_page\.php llegó sin el token CSRF/)
  const site = await openHttpSite(`/quienessomos?fallas=${CALLS.catalogue.segments.path.slice(1)}:nunca`)
  const records = () => site.requestsTo(CALLS.visits.page.path)
  expect(records()).toHaveLength(0)
  window.dispatchEvent(new Event('pagehide'))
  await waitFor(() => expect(records()).toHaveLength(1))
})

it('R11.59 las partes de una pantalla que fallan todas igual se anuncian una sola vez', async () => {
  expectConsole(/^\[puntada\] \/.*se esperaba/)
  const site = await openHttpSite('/?escenario=respuesta-rota')
  const said = () => site.main.getAllByText('El sitio respondió algo que no pudimos leer. Inténtalo de nuevo.')
  await waitFor(() => expect(said()).toHaveLength(2))
  expect(said().filter((text) => text.closest('[role=alert]') !== null)).toHaveLength(1)
})
