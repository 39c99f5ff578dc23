import { CALLS } from '../../../src/adapters/http/calls/all.ts'
import { waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { enter, loginDialog, main, has } from '../../support/buyer.ts'
import { expectConsole } from '../../support/console.ts'
import { DEMO, fullStore } from '../../support/device.ts'
import { openHttpSite } from '../../support/http-site.tsx'
import { openSite } from '../../support/site.tsx'

/** In another tab of a browser whose storage is full. */
const otherTab = (path: string) => openSite(path, { storage: fullStore() })

describe('Donde en el navegador no cabe más, la pestaña guarda al recargar', () => {
  it('R11.62 lo que se iba a hacer al ingresar', async () => {
    const site = await openSite('/vistaproducto/5', { storage: fullStore() })
    await site.user.click((await main(site).findAllByRole('button', { name: 'Guardar en favoritos' }))[0]!)
    await enter(site, await loginDialog(site))
    const again = await site.reload('/vistaproducto/5')
    await waitFor(() => expect(again.calledWith('favourites.add')).toEqual([[{ user: DEMO.mail, productId: '5' }]]))
  })

  it('R11.62 la sesión, y solo en esa pestaña', async () => {
    const site = await openSite('/login', { storage: fullStore() })
    await enter(site)
    await waitFor(() => expect(site.session()).toMatchObject({ mail: DEMO.mail }))
    const again = await site.reload('/quienessomos')
    await has(within(again.screen.getAllByRole('banner')[0]!), 'button', 'Mi cuenta')
    again.rendered.unmount()
    const other = await otherTab('/quienessomos')
    await has(within(other.screen.getAllByRole('banner')[0]!), 'button', 'Ingresar')
  })
})

describe('Al dejar la página', () => {
  it('R11.10 el registro de la visita que esperaba sale, sin esperar ya a nadie', async () => {
    // No answer has brought one, and the page does not wait for it any more.
    expectConsole(/view_page\.php llegó sin el token CSRF/)
    const site = await openHttpSite(`/quienessomos?fallas=${CALLS.catalogue.segments.path.slice(1)}:nunca`)
    const records = () => site.requestsTo(CALLS.visits.page.path)
    expect(records()).toHaveLength(0)
    window.dispatchEvent(new Event('pagehide'))
    await waitFor(() => expect(records()).toHaveLength(1))
  })
})
