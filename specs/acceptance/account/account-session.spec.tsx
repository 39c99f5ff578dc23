import { waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { SessionPort } from '../../../src/domain/account/session.ts'
import { ok } from '../../../src/domain/result.ts'
import { alwaysFails } from '../../support/builders.ts'
import { failing, loginDialog, openSent } from '../../support/buyer.ts'
import { ANA, EVA } from '../../support/device.ts'
import { openHttpSite } from '../../support/http-site.tsx'
import { openSite, type Site, type SiteOptions } from '../../support/site.tsx'

const unauthorised = alwaysFails({ kind: 'unauthorised' })
const session: Partial<SessionPort> = {
  login: ({ email }) => Promise.resolve(ok({ ...(email === EVA.mail ? EVA : ANA), mail: email })),
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
    const again = await loginAgain(site)
    await again.hasText('El producto que elegiste ya está en tus favoritos.')
    expect(again.calledWith('favourites.add')).toEqual(asked)

    const withoutLogin = await openSite('/quienessomos', { session: ANA, storage, tab })
    await withoutLogin.has('link', /^Favoritos \d/)
    withoutLogin.neverCalled('favourites.add')
  })

  it('R11.67 el mensaje que se enviaba sale una vez cuando la misma persona vuelve a ingresar', async () => {
    const site = await openAs('/chat/2', { messaging: { send: unauthorised } })
    await site.has('textbox', 'Escribe un mensaje')
    await site.write('Escribe un mensaje', '¿Hay talla EG?{Enter}')
    const again = await loginAgain(site, '/chat/2')
    const message = { user: ANA.mail, storeId: '2', text: '¿Hay talla EG?' }
    await waitFor(() => expect(again.calledWith('messaging.send')).toMatchObject([[message]]))
    await waitFor(() => expect(again.storage.get('puntada_por_enviar_ana@ejemplo.mx_2')).toBeNull())
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
