import { waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import type { SessionPort } from '../../../src/domain/account/session.ts'
import type { Message } from '../../../src/domain/messaging/messaging.ts'
import { fail, ok } from '../../../src/domain/result.ts'
import { alwaysFails } from '../../support/builders.ts'
import { enter, failing, loginDialog, openSent } from '../../support/buyer.ts'
import { ANA, DEMO, EVA } from '../../support/device.ts'
import { type HttpSite, openHttpSite } from '../../support/http-site.tsx'
import { answersLater, type Site, type SiteOptions, openSite } from '../../support/site.tsx'
import { CALLS } from '../../../src/adapters/http/calls/all.ts'

const unauthorised = alwaysFails({ kind: 'unauthorised' })
const session: Partial<SessionPort> = {
  login: ({ mail }) => Promise.resolve(ok({ ...(mail === EVA.mail ? EVA : ANA), mail })),
}
const openAs = (path: string, services: SiteOptions['services']) =>
  openSite(path, { session: ANA, services: { session, ...services } })
const openList = () => openAs('/productos/dama/0/todas', { favourites: { add: unauthorised } })

const loginAgain = async (site: Site, path = '/quienessomos') => {
  const dialog = await loginDialog(site)
  dialog.hasValue('Correo electrónico', ANA.mail)
  await dialog.write('Contraseña', 'secreta12{Enter}')
  await site.hasText(`Se ha iniciado sesión con ${ANA.mail}`)
  return site.reload(path, { session: ANA })
}
const add = (site: Site) => site.pressFirst(/^Guardar en favoritos/)

describe('Una sesión que el servidor ya no conoce', () => {
  it('R11.67 se pide ingresar en la misma pantalla; nada se borra, y quien cierra la ventana sigue ahí', async () => {
    const site = await openAs('/chat/2', { messaging: { sentTo: unauthorised } })
    const dialog = await loginDialog(site)
    await site.hasText('Tu sesión terminó. Ingresa otra vez y sigues donde estabas.')
    await dialog.press('Cerrar')
    await site.write('Escribe un mensaje', '¿Hay')
    site.hasValue('Escribe un mensaje', '¿Hay')
    await site.press('Ingresar')
    await loginDialog(site)
    expect([site.session(), site.page.reloads, window.location.pathname]).toEqual([ANA, 0, '/chat/2'])
  })

  it('R11.274 R11.67 a media frase se dice ahí; la ventana se abre con lo que se envía, que sale una vez, después', async () => {
    const { method, answer } = answersLater<readonly Message[]>()
    const site = await openAs('/chat/2', { messaging: { sentTo: method, send: unauthorised } })
    await site.write('Escribe un mensaje', '¿Hay ta')
    await answer(fail({ kind: 'unauthorised' }))
    await site.toast('alert', 'Aviso', 'Tu sesión terminó. Ingresa otra vez y sigues donde estabas.Ingresar')
    await site.user.keyboard('lla?')
    site.hasValue('Escribe un mensaje', '¿Hay talla?')
    site.lacks('dialog')
    await site.user.keyboard('{Enter}')
    const again = await loginAgain(site, '/chat/2')
    await waitFor(() => expect(again.storage.get('puntada_por_enviar_ana@ejemplo.mx_2')).toBeNull())
    const sent = { user: ANA.mail, storeId: '2', text: '¿Hay talla?' }
    expect(again.calledWith('messaging.send')).toMatchObject([[sent]])
  })

  it('R11.67 quien sale e ingresa de nuevo en otra pestaña no vuelve a ver la pregunta de un envío de antes', async () => {
    const site = await openAs('/chat/2', { messaging: { send: unauthorised } })
    await site.write('Escribe un mensaje', '¿Hay talla?')
    await site.user.keyboard('{Enter}')
    await (await loginDialog(site)).press('Cerrar')
    site.changeSessionElsewhere(null)
    expect(await site.header.findByRole('button', { name: /^Ingresar/ })).toBeVisible()
    site.changeSessionElsewhere(ANA)
    expect(await site.header.findByRole('button', { name: /^Mi cuenta/ })).toBeVisible()
    site.lacks('dialog')
  })

  it('R11.274 tampoco lo que se pregunta en otra pantalla le quita el foco a quien escribe o tiene otra ventana', async () => {
    for (const [begin, dialogs] of [
      [(site: Site) => site.write('Buscar productos', 'ves'), 0],
      [(site: Site) => site.press('Formas de pago'), 1],
    ] as const) {
      const { method, answer } = answersLater<number>()
      const site = await openAs('/quienessomos', { favourites: { count: method } })
      await begin(site)
      const focused = document.activeElement
      await answer(fail({ kind: 'unauthorised' }))
      await site.hasText('Tu sesión terminó. Ingresa otra vez y sigues donde estabas.')
      expect(focused).toHaveFocus()
      expect(site.queryAllByRole('dialog')).toHaveLength(dialogs)
    }
  })

  it('R11.67 si el servidor contesta que la sesión terminó, se pide ingresar y nada se borra', async () => {
    await openHttpSite('/favoritos?escenario=sesion-caducada', { session: ANA }).then(loginDialog)
    expect(localStorage.getItem('puntada_mail')).toBe(JSON.stringify(ANA.mail))
  })

  it('R11.67 cada acción que lo necesita vuelve a pedir que se ingrese; en su pantalla hay dónde', async () => {
    const site = await openList()
    await add(site)
    await (await loginDialog(site)).press('Cerrar')
    await add(site)
    await loginDialog(site)
    site.calledTimes('favourites.add', 1)
    const again = await openAs('/login', { favourites: { count: unauthorised } })
    await loginDialog(again)
    expect(again.getAllByLabelText('Contraseña')).toHaveLength(2)
  })

  it('R11.67 el favorito que se guardaba se completa al volver a ingresar, y no antes', async () => {
    const site = await openList()
    await add(site)
    await loginDialog(site)
    const asked = site.calledWith('favourites.add')
    const storage = Object.fromEntries([...site.storage.texts.keys()].map((key) => [key, site.storage.get(key)]))
    const tab = { puntada_pendiente: site.tab.get('puntada_pendiente') }
    expect(tab).toMatchObject({ puntada_pendiente: { user: ANA.mail } })
    const again = await loginAgain(site)
    await again.hasText('El producto que elegiste ya está en tus favoritos.')
    expect(again.calledWith('favourites.add')).toEqual(asked)

    const withoutLogin = await openSite('/quienessomos', { session: ANA, storage, tab })
    await withoutLogin.has('link', /^Favoritos \d/)
    withoutLogin.neverCalled('favourites.add')
  })

  it('R11.67 el favorito que se quitaba no se agrega al volver a ingresar', async () => {
    const site = await openAs('/productos/dama/0/todas', { favourites: { remove: unauthorised } })
    await add(site)
    await site.pressFirst(/^Quitar de favoritos/)
    const again = await loginAgain(site)
    await again.has('link', /^Favoritos \d/)
    again.neverCalled('favourites.add')
  })

  it('R11.67 el pedido que se enviaba sale una vez, el mismo, cuando la misma persona vuelve a ingresar', async () => {
    const { site } = await openSent({ services: { session, orders: failing({ kind: 'unauthorised' }) } })
    await loginDialog(site)
    const refused = site.calledWith('orders.create')
    expect(refused).toHaveLength(1)
    const again = await loginAgain(site)
    await again.has('heading', 'Pedido enviado')
    expect(again.calledWith('orders.create')).toEqual(refused)
    const later = await again.reload('/quienessomos', { session: ANA })
    await later.has('link', /^Favoritos \d/)
    later.neverCalled('orders.create')
  })

  it('R11.67 al volver a ingresar desde otra pantalla se regresa a donde se estaba', async () => {
    const site = await openAs('/mensajes', { messaging: { inbox: unauthorised } })
    await (await loginAgain(site, '/login')).arrivesAt('Mensajes')
  })
})

const open = (path: string, session: typeof DEMO | null = null) => openHttpSite(path, { session })
const stored = () => ['name', 'mail', 'phone'].map((part) => localStorage.getItem(`puntada_${part}`))
const pressFirst = async (site: HttpSite, name: string | RegExp) =>
  site.user.click((await site.main.findAllByRole('button', { name }))[0]!)

const enterAndReload = async (site: HttpSite, form = site.main): Promise<HttpSite> => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await enter(site, form)
  await site.toast('status', 'Aviso', 'Tus datos se verificaron.')
  await site.toast('status', 'Aviso de inicio de sesión', 'Se ha iniciado sesión con demo@puntada.mx')
  // The toast is read before the page reloads. No real time passes.
  const whileToastIsRead = { interval: 250, timeout: 5000 }
  await waitFor(() => expect(site.page.reloads, 'las recargas de la página').toBe(1), whileToastIsRead)
  vi.useRealTimers()
  return site.reload()
}

describe('De ingresar a la página que vuelve', () => {
  it('R1.10 R3.01 R3.02 R4.01 R8.05 R8.06 se dice, se guardan los tres datos, y la página abre con la sesión', async () => {
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
})
