import { act, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { enter, loginDialog, main } from '../../support/buyer.ts'
import { DEMO } from '../../support/device.ts'
import { type HttpSite, openHttpSite } from '../../support/http-site.tsx'

const open = (path: string, session: typeof DEMO | null = null) => openHttpSite(path, { session })
const header = (site: HttpSite) => within(site.screen.getAllByRole('banner')[0]!)
const stored = () => ['name', 'mail', 'phone'].map((part) => localStorage.getItem(`puntada_${part}`))
const press = async (site: HttpSite, name: string | RegExp) =>
  site.user.click((await main(site).findAllByRole('button', { name }))[0]!)

/** Logs in with the demo account, lets the two seconds go by and loads the page again, as the site asks. */
const enterAndReload = async (site: HttpSite, form = main(site)): Promise<HttpSite> => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await enter(site, form)
  await waitFor(() => expect(site.page.reloads, 'las recargas de la página').toBe(1), { interval: 250 })
  vi.useRealTimers()
  return site.reload()
}

describe('De ingresar a la página que vuelve', () => {
  it('R1.10 R3.01 R4.01 se guardan los tres datos, la página recarga y abre con la sesión', async () => {
    const site = await open('/articulos')
    await site.user.click(header(site).getByRole('button', { name: 'Ingresar' }))
    const again = await enterAndReload(site, await loginDialog(site))
    expect(stored()).toEqual(['"Guadalupe Ramírez"', '"demo@puntada.mx"', '"445 555 0142"'])
    expect(await header(again).findByRole('button', { name: 'Mi cuenta' })).toBeShown()
    expect(await header(again).findByRole('link', { name: 'Favoritos 6' })).toBeShown()
    expect(again.requestsTo('/login-user.php')).toHaveLength(1)
    expect(again.page.reloads).toBe(0)
  })

  it(
    'R4.03 R2.35 al cerrar sesión se borran los tres, la página recarga y abre sin nadie, sin llamar al ' + 'servidor',
    async () => {
      const site = await open('/quienessomos', DEMO)
      await site.user.click(await header(site).findByRole('button', { name: 'Mi cuenta' }))
      const account = within(await site.screen.findByRole('dialog', { name: 'Mi cuenta' }))
      const before = site.requests.length
      await site.user.click(account.getByRole('button', { name: 'Cerrar sesión' }))
      await site.user.click(await site.screen.findByRole('button', { name: 'Sí, cerrar sesión' }))
      expect(stored()).toEqual([null, null, null])
      expect(site.page.reloads).toBe(1)
      expect(site.requests.slice(before)).toEqual([])
      const again = await site.reload()
      expect(header(again).getByRole('button', { name: 'Ingresar' })).toBeShown()
      expect(header(again).getByRole('link', { name: 'Favoritos 0' })).toBeShown()
    },
  )

  it('R4.03 R6.01 quien sale en otra pestaña sale también de esta, que deja de mostrar lo suyo', async () => {
    const site = await open('/favoritos', DEMO)
    expect(await main(site).findAllByRole('button', { name: /^Quitar de favoritos/ })).toHaveLength(6)
    for (const part of ['name', 'mail', 'phone']) localStorage.removeItem(`puntada_${part}`)
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'puntada_name' })))
    expect(await main(site).findByRole('heading', { name: 'Ingresa para ver tus favoritos' })).toBeShown()
    expect(main(site).queryByRole('button', { name: /^Quitar de favoritos/ })).toBeNull()
    expect(header(site).getByRole('button', { name: 'Ingresar' })).toBeShown()
  })
})

describe('Lo que se empezó sin sesión se completa al volver', () => {
  it('R1.03 R2.26 el favorito se guarda una vez, se avisa, y la cuenta lo cuenta también después', async () => {
    const site = await open('/vistaproducto/12')
    await press(site, 'Guardar en favoritos')
    expect(site.requestsTo('/usuario-fav.php')).toEqual([])
    const again = await enterAndReload(site, await loginDialog(site))
    expect(await again.screen.findByText('El producto que elegiste ya está en tus favoritos.')).toBeShown()
    expect(await header(again).findByRole('link', { name: 'Favoritos 7' })).toBeShown()
    const later = await again.reload('/quienessomos')
    expect(await header(later).findByRole('link', { name: 'Favoritos 7' })).toBeShown()
    expect(later.requestsTo('/usuario-fav.php').map(({ body }) => body)).toEqual([
      { user: 'demo@puntada.mx', id_producto: '12' },
    ])
  })

  it('R1.05 el pedido sigue ahí tras recargar, pide ingresar, se abre solo y se envía una vez', async () => {
    const site = await open('/vistaproducto/12')
    const grid = within(await main(site).findByRole('group', { name: 'Cantidades por color y talla' }))
    await site.user.type(grid.getAllByRole('textbox')[0]!, '24')
    await press(site, 'Agregar al pedido')
    await site.screen.findByRole('dialog', { name: 'Tu pedido' })
    const reloaded = await site.reload('/quienessomos')
    await reloaded.user.click(header(reloaded).getByRole('button', { name: /^Pedido/ }))
    const draft = within(await reloaded.screen.findByRole('dialog', { name: 'Tu pedido' }))
    await reloaded.user.click(draft.getByRole('button', { name: /^Enviar pedido/ }))
    const again = await enterAndReload(reloaded, await loginDialog(reloaded))
    const drawer = within(await again.screen.findByRole('dialog', { name: 'Tu pedido' }))
    expect(again.requestsTo('/create_pedido.php')).toEqual([])
    await again.user.dblClick(await drawer.findByRole('button', { name: /^Enviar pedido/ }))
    expect(await again.screen.findByText('Pedido enviado')).toBeShown()
    const last = await again.reload('/perfil')
    expect(await main(last).findByRole('button', { name: /Volver a pedir/ })).toBeShown()
    expect(last.requestsTo('/create_pedido.php')).toHaveLength(1)
  })

  it('R1.04 el mensaje a una tienda lleva a su chat', async () => {
    const site = await open('/empresa/2')
    await press(site, 'Enviar mensaje')
    await enterAndReload(site, await loginDialog(site))
    await waitFor(() => expect(window.location.pathname).toBe('/chat/2'))
    expect(await site.screen.findByRole('log', { name: 'Mensajes' })).toBeShown()
  })

  it('R1.08 el WhatsApp vuelve al producto, ya con su enlace', async () => {
    const site = await open('/vistaproducto/12')
    await press(site, 'Contactar por WhatsApp')
    const again = await enterAndReload(site, await loginDialog(site))
    const link = await main(again).findByRole('link', { name: /Contactar por WhatsApp/ })
    expect(link.getAttribute('href')).toMatch(/^https:\/\/wa\.me\/52\d{10}\?text=/)
    expect(new URL(link.getAttribute('href')!).searchParams.get('text')).toContain(
      `Hola, vi el producto ${site.simulation.shop.product('12')!.name} en Puntada y me interesa.`,
    )
  })
})
