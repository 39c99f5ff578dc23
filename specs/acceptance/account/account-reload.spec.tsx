import { act, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { CALLS } from '../../../src/adapters/http/calls/all.ts'
import { enter, loginDialog } from '../../support/buyer.ts'
import { DEMO } from '../../support/device.ts'
import { type HttpSite, openHttpSite } from '../../support/http-site.tsx'

const open = (path: string, session: typeof DEMO | null = null) => openHttpSite(path, { session })
const stored = () => ['name', 'mail', 'phone'].map((part) => localStorage.getItem(`puntada_${part}`))
const pressFirst = async (site: HttpSite, name: string | RegExp) =>
  site.user.click((await site.main.findAllByRole('button', { name }))[0]!)

const enterAndReload = async (site: HttpSite, form = site.main): Promise<HttpSite> => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await enter(site, form)
  // The toast is read before the page reloads. No real time passes.
  const whileToastIsRead = { interval: 250, timeout: 5000 }
  await waitFor(() => expect(site.page.reloads, 'las recargas de la página').toBe(1), whileToastIsRead)
  vi.useRealTimers()
  return site.reload()
}

describe('De ingresar a la página que vuelve', () => {
  it('R1.10 R3.01 R4.01 se guardan los tres datos, la página recarga y abre con la sesión', async () => {
    const site = await open('/articulos')
    await site.header.press('Ingresar')
    const again = await enterAndReload(site, await loginDialog(site))
    expect(stored()).toEqual(['"Guadalupe Ramírez"', '"demo@puntada.mx"', '"445 555 0142"'])
    await again.header.has('button', 'Mi cuenta')
    await again.header.has('link', 'Favoritos 6')
    expect(again.requestsTo(CALLS.session.login.path)).toHaveLength(1)
    expect(again.page.reloads).toBe(0)
  })

  it('R4.03 R2.35 cerrar sesión se pregunta, borra los tres datos y recarga, sin llamar al servidor', async () => {
    const site = await open('/quienessomos', DEMO)
    await site.header.press('Mi cuenta')
    const account = await site.part('dialog', 'Mi cuenta')
    await account.press('Cerrar sesión')
    await site.press('Cancelar')
    await site.header.has('button', 'Mi cuenta')
    expect(site.page.reloads).toBe(0)
    await site.header.press('Mi cuenta')
    const before = site.requests.length
    await account.press('Cerrar sesión')
    await site.press('Sí, cerrar sesión')
    expect(site.page.clearedCookies).toBe(1)
    expect(stored()).toEqual([null, null, null])
    expect(site.page.reloads).toBe(1)
    expect(site.requests.slice(before)).toEqual([])
    const again = await site.reload()
    await again.header.has('button', 'Ingresar')
    await again.header.has('link', 'Favoritos 0')
  })

  it('R11.55 tras salir en otra pestaña, la página que trae de vuelta Atrás no muestra sus mensajes', async () => {
    const site = await open('/mensajes', DEMO)
    await site.header.has('button', 'Mi cuenta')
    // Without an event: the page was away.
    localStorage.clear()
    const before = site.requests.length
    act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })))
    await site.header.has('button', 'Ingresar')
    await site.hasText('Ingresa para ver tus mensajes')
    expect(site.requests.slice(before)).toEqual([])
  })
})

describe('Lo que se empezó sin sesión se completa al volver', () => {
  it('R1.03 R2.26 R10.07 sin sesión no se guarda; al volver, el favorito se guarda una vez y se cuenta', async () => {
    const site = await open('/vistaproducto/12')
    await pressFirst(site, 'Guardar en favoritos')
    expect(site.requestsTo(CALLS.favourites.add.path)).toEqual([])
    const again = await enterAndReload(site, await loginDialog(site))
    await again.hasText('El producto que elegiste ya está en tus favoritos.')
    await again.header.has('link', 'Favoritos 7')
    const later = await again.reload('/quienessomos')
    await later.header.has('link', 'Favoritos 7')
    expect(later.requestsTo(CALLS.favourites.add.path).map(({ body }) => body)).toEqual([
      { user: 'demo@puntada.mx', id_producto: '12' },
    ])
  })

  it('R1.05 el pedido sigue ahí tras recargar, pide ingresar, se abre solo y se envía una vez', async () => {
    const site = await open('/vistaproducto/12')
    const grid = await site.main.part('group', 'Cantidades por color y talla')
    await site.user.type(grid.getAllByRole('textbox')[0]!, '24')
    await pressFirst(site, 'Agregar al pedido')
    await site.has('dialog', 'Tu pedido')
    const reloaded = await site.reload('/quienessomos')
    await reloaded.header.press(/^Pedido/)
    const draft = await reloaded.part('dialog', 'Tu pedido')
    await draft.press(/^Enviar pedido/)
    const again = await enterAndReload(reloaded, await loginDialog(reloaded))
    const drawer = await again.part('dialog', 'Tu pedido')
    expect(again.requestsTo(CALLS.orders.create.path)).toEqual([])
    await again.user.dblClick(await drawer.findByRole('button', { name: /^Enviar pedido/ }))
    await again.hasText('Pedido enviado')
    const last = await again.reload('/perfil')
    await last.main.has('button', /Volver a pedir/)
    expect(last.requestsTo(CALLS.orders.create.path)).toHaveLength(1)
  })
})
