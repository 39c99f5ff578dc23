import { act, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { SessionPort } from '../../../src/domain/account/session.ts'
import { ok } from '../../../src/domain/result.ts'
import { alwaysFails } from '../../support/builders.ts'
import { failing, loginDialog, openAbout, openSent } from '../../support/buyer.ts'
import { ANA, EVA } from '../../support/device.ts'
import { openHttpSite } from '../../support/http-site.tsx'
import { openSite, type Site } from '../../support/site.tsx'

const ENDED = 'Tu sesión terminó. Ingresa otra vez y sigues donde estabas.'
const unauthorised = alwaysFails({ kind: 'unauthorised' })
const session: Partial<SessionPort> = {
  login: ({ email }) => Promise.resolve(ok({ ...(email === EVA.mail ? EVA : ANA), mail: email })),
}

const loginAgain = async (site: Site, path = '/quienessomos') => {
  const dialog = await loginDialog(site)
  expect(dialog.getByLabelText('Correo electrónico')).toHaveValue(ANA.mail)
  await dialog.write('Contraseña', 'secreta12{Enter}')
  await site.hasText(`Se ha iniciado sesión con ${ANA.mail}`)
  return site.reload(path, { session: ANA })
}
const add = async (site: Site) =>
  site.user.click((await site.findAllByRole('button', { name: /^Guardar en favoritos/ }))[0]!)

describe('Una sesión que el servidor ya no conoce', () => {
  it('R11.67 se pide ingresar en la misma pantalla; nada se borra, y quien cierra la ventana sigue ahí', async () => {
    const site = await openSite('/chat/2', { session: ANA, services: { messaging: { sentTo: unauthorised } } })
    const dialog = await loginDialog(site)
    await site.hasText(ENDED)
    await dialog.press('Cerrar')
    await site.write('Escribe un mensaje', '¿Hay')
    expect(site.getByRole('textbox', { name: 'Escribe un mensaje' })).toHaveValue('¿Hay')
    await site.press('Ingresar')
    await loginDialog(site)
    expect([site.session(), site.page.reloads, window.location.pathname]).toEqual([ANA, 0, '/chat/2'])
  })

  it('R11.67 si el servidor contesta que la sesión terminó, se pide ingresar y nada se borra', async () => {
    await openHttpSite('/favoritos?escenario=sesion-caducada', { session: ANA }).then(loginDialog)
    expect(localStorage.getItem('puntada_mail')).toBe(JSON.stringify(ANA.mail))
  })

  it('R11.67 cada acción que lo necesita vuelve a pedir que se ingrese; en su pantalla hay dónde', async () => {
    const site = await openSite('/productos/dama/0/todas', {
      session: ANA,
      services: { favourites: { add: unauthorised } },
    })
    await add(site)
    await (await loginDialog(site)).press('Cerrar')
    await add(site)
    await loginDialog(site)
    expect(site.calledWith('favourites.add')).toHaveLength(1)
    site.rendered.unmount()
    const again = await openSite('/login', { session: ANA, services: { favourites: { count: unauthorised } } })
    await loginDialog(again)
    expect(again.getAllByLabelText('Contraseña')).toHaveLength(2)
  })

  it('R11.67 el favorito que se guardaba se completa al volver a ingresar, y no antes', async () => {
    const site = await openSite('/productos/dama/0/todas', {
      session: ANA,
      services: { session, favourites: { add: unauthorised } },
    })
    await add(site)
    await loginDialog(site)
    const asked = site.calledWith('favourites.add')
    const before = Object.fromEntries([...site.storage.texts.keys()].map((key) => [key, site.storage.get(key)]))
    const tab = { puntada_pendiente: site.tab.get('puntada_pendiente') }
    const again = await loginAgain(site)
    await again.hasText('El producto que elegiste ya está en tus favoritos.')
    expect(again.calledWith('favourites.add')).toEqual(asked)
    again.rendered.unmount()

    const withoutLogin = await openAbout({ session: ANA, storage: before, tab })
    await withoutLogin.has('link', /^Favoritos \d/)
    withoutLogin.neverCalled('favourites.add')
  })

  it('R11.67 el mensaje que se enviaba sale una vez cuando la misma persona vuelve a ingresar', async () => {
    const site = await openSite('/chat/2', { session: ANA, services: { session, messaging: { send: unauthorised } } })
    const field = await site.findByRole('textbox', { name: 'Escribe un mensaje' })
    await site.user.type(field, '¿Hay talla EG?{Enter}')

    const again = await loginAgain(site, '/chat/2')
    await waitFor(() =>
      expect(again.calledWith('messaging.send')).toMatchObject([
        [{ user: ANA.mail, storeId: '2', text: '¿Hay talla EG?' }],
      ]),
    )
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

  it('R11.67 y R11.55 el favorito que una persona guardaba no se guarda a nombre de otra', async () => {
    const site = await openSite('/productos/dama/0/todas', {
      session: ANA,
      services: { favourites: { add: unauthorised } },
    })
    await add(site)
    await loginDialog(site)
    const again = await site.reload('/quienessomos', { session: EVA })
    await again.has('link', 'Favoritos 0')
    await waitFor(() => expect(again.tab.get('puntada_pendiente')).toBeNull())
    // As long as the code takes that would save it.
    await import('../../../src/ui/features/account/complete-here.ts')
    await act(() => new Promise((resolve) => setTimeout(resolve)))
    again.neverCalled('favourites.add')
  })

  it('R11.67 al volver a ingresar desde otra pantalla se regresa a donde se estaba', async () => {
    const site = await openSite('/mensajes', {
      session: ANA,
      services: { session, messaging: { inbox: unauthorised } },
    })
    const again = await loginAgain(site, '/login')
    await again.arrivesAt('Mensajes')
  })
})
