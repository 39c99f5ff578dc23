import { waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { addPieces, enter, loginDialog, main, openProduct, part, press, shows } from '../../support/buyer.ts'
import { expectConsole } from '../../support/console.ts'
import { ANA, DEMO, fullStore, MemoryStore } from '../../support/device.ts'
import { openHttpSite } from '../../support/http-site.tsx'
import { openSite, type Site } from '../../support/site.tsx'

/** In another tab of a browser that keeps nothing. */
const otherTab = (path: string) => openSite(path, { storage: fullStore() })

describe('Donde el navegador no guarda nada, la pestaña guarda al recargar', () => {
  it.each<readonly [what: string, begin: () => Promise<Site>, after: (site: Site) => Promise<unknown>]>([
    [
      'lo que se iba a hacer al ingresar',
      async () => {
        const site = await openSite('/vistaproducto/5', { storage: fullStore() })
        await site.user.click((await main(site).findAllByRole('button', { name: 'Guardar en favoritos' }))[0]!)
        await enter(site, await loginDialog(site))
        return site.reload('/vistaproducto/5')
      },
      (site) =>
        waitFor(() => expect(site.calledWith('favourites.add')).toEqual([[{ user: DEMO.mail, productId: '5' }]])),
    ],
    [
      'el borrador de un pedido',
      async () => {
        const site = await openProduct({ storage: fullStore() })
        await addPieces(site, { 'Negro, talla CH': '12' })
        return site.reload('/quienessomos')
      },
      async (site) => {
        await press(site, /^Pedido/)
        await shows(await part(site, 'dialog', 'Tu pedido'), 'textbox', /Negro/)
      },
    ],
    [
      'un mensaje a medias',
      async () => {
        const tab = new MemoryStore()
        const site = await openSite('/chat/2', { session: ANA, storage: fullStore(), tab })
        await site.user.type(await site.screen.findByRole('textbox', { name: 'Escribe un mensaje' }), 'Buenas')
        return site.reload('/chat/2')
      },
      (site) =>
        waitFor(() => expect(site.screen.getByRole('textbox', { name: 'Escribe un mensaje' })).toHaveValue('Buenas')),
    ],
  ])('R11.62 %s', async (_what, begin, after) => {
    await after(await begin())
  })

  it('R11.62 la sesión, y solo en esa pestaña', async () => {
    const site = await openSite('/login', { storage: fullStore() })
    await enter(site)
    await waitFor(() => expect(site.session()).toMatchObject({ mail: DEMO.mail }))
    const again = await site.reload('/quienessomos')
    await shows(within(again.screen.getAllByRole('banner')[0]!), 'button', 'Mi cuenta')
    again.rendered.unmount()
    const other = await otherTab('/quienessomos')
    await shows(within(other.screen.getAllByRole('banner')[0]!), 'button', 'Ingresar')
  })
})

describe('Cada servicio, una vez', () => {
  it('es el mismo para quien lo pida, también lo que llega tarde', async () => {
    const { services } = await openSite()
    const names = Object.getOwnPropertyNames(services)
    const asked = () => new Map(names.map((name) => [name, Reflect.get(services, name) as unknown]))
    const [first, second] = [asked(), asked()]
    expect(names.length).toBeGreaterThan(15)
    expect(names.filter((name) => first.get(name) !== second.get(name))).toEqual([])
  })
})

describe('Al dejar la página', () => {
  it('R11.10 el registro de la visita que esperaba sale, sin esperar ya a nadie', async () => {
    // No answer has brought one, and the page does not wait for it any more.
    expectConsole(/view_page\.php llegó sin el token CSRF/)
    const site = await openHttpSite('/quienessomos?fallas=list-segmentos.php:nunca')
    const records = () => site.requestsTo('/view_page.php')
    expect(records()).toHaveLength(0)
    window.dispatchEvent(new Event('pagehide'))
    await waitFor(() => expect(records()).toHaveLength(1))
  })
})
