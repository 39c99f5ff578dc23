import { waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { loginDialog } from '../../support/account.tsx'
import { failing, storageOf, openDraft, send } from '../../support/buyer.ts'
import { ANA } from '../../support/device.ts'
import { fail } from '../../../src/domain/result.ts'
import { freshSimulation, openSite } from '../../support/site.tsx'

const ENDED = 'Tu sesión terminó. Ingresa otra vez y sigues donde estabas.'
const unauthorised = () => Promise.resolve(fail({ kind: 'unauthorised' }))

describe('Una sesión que el servidor ya no conoce', () => {
  it('R11.67 al leer termina sin recargar, se dice y se pide ingresar en la misma pantalla', async () => {
    const site = await openSite('/mensajes', { session: ANA, services: { messaging: { inbox: unauthorised } } })
    await loginDialog(site)
    expect(site.screen.getByText(ENDED)).toBeShown()
    expect(site.sessionStore.session).toBeNull()
    expect(site.page.reloads).toBe(0)
    expect(window.location.pathname).toBe('/mensajes')
    expect(site.storage.get('puntada_pendiente')).toMatchObject({ intent: { kind: 'go', path: '/mensajes' } })
  })

  it('R11.67 de la pantalla al servidor: con la sesión caducada, el 401 de una lectura la termina', async () => {
    const site = await openSite('/favoritos?escenario=sesion-caducada', { over: 'http', session: ANA })
    await loginDialog(site)
    expect(site.screen.getByText(ENDED)).toBeShown()
    for (const key of ['puntada_name', 'puntada_mail', 'puntada_phone'])
      expect(window.localStorage.getItem(key)).toBeNull()
  })

  it('R11.67 el favorito que se guardaba se completa al volver a ingresar', async () => {
    const site = await openSite('/productos/dama/0/todas', {
      session: ANA,
      services: { favourites: { add: unauthorised } },
    })
    await site.user.click(
      (await site.screen.findAllByRole('button', { name: 'Guardar en favoritos' }))[0] as HTMLElement,
    )
    await loginDialog(site)
    const [asked] = site.calledWith('favourites.add') as readonly [readonly [{ productId: string }]]
    const storage = storageOf(site)
    expect(storage['puntada_pendiente']).toMatchObject({
      intent: { kind: 'favourite', productId: asked[0].productId },
      user: ANA.mail,
    })
    site.rendered.unmount()

    const again = await openSite('/productos/dama/0/todas', { session: ANA, storage })
    await waitFor(() =>
      expect(again.screen.getByText('El producto que elegiste ya está en tus favoritos.')).toBeShown(),
    )
    expect(again.calledWith('favourites.add')).toEqual([[{ user: ANA.mail, productId: asked[0].productId }]])
  })

  it('R11.67 el mensaje que se enviaba sale una vez cuando la misma persona vuelve a ingresar', async () => {
    const site = await openSite('/chat/2', { session: ANA, services: { messaging: { send: unauthorised } } })
    await site.user.type(
      await site.screen.findByRole('textbox', { name: 'Escribe un mensaje' }),
      '¿Hay talla EG?{Enter}',
    )
    await loginDialog(site)
    const storage = storageOf(site)
    site.rendered.unmount()

    const again = await openSite('/chat/2', { session: ANA, storage })
    await waitFor(() =>
      expect(again.calledWith('messaging.send')).toMatchObject([
        [{ user: ANA.mail, storeId: '2', text: '¿Hay talla EG?' }],
      ]),
    )
    await waitFor(() => expect(again.storage.get('puntada_por_enviar_ana@ejemplo.mx_2')).toBeNull())
  })

  it('R11.67 el pedido que se enviaba sale una vez, el mismo, cuando la misma persona vuelve a ingresar', async () => {
    const { site, drawer } = await openDraft({ services: { orders: failing({ kind: 'unauthorised' }) } })
    await site.user.click(send(drawer))
    await loginDialog(site)
    const [refused] = site.calledWith('orders.create')
    expect(site.calledWith('orders.create')).toHaveLength(1)
    const storage = storageOf(site)
    site.rendered.unmount()

    const again = await openSite('/quienessomos', { session: ANA, storage })
    expect(await again.screen.findByRole('heading', { name: 'Pedido enviado' })).toBeShown()
    expect(again.calledWith('orders.create')).toEqual([refused])
    const storageAgain = storageOf(again)
    again.rendered.unmount()

    const later = await openSite('/quienessomos', { session: ANA, storage: storageAgain })
    await later.screen.findByRole('link', { name: /^Favoritos \d/ })
    expect(later.calledWith('orders.create')).toEqual([])
  })

  it('R11.67 y R11.55 el pedido de una persona no sale cuando ingresa otra', async () => {
    const { site, drawer } = await openDraft({ services: { orders: failing({ kind: 'unauthorised' }) } })
    await site.user.click(send(drawer))
    await loginDialog(site)
    const storage = storageOf(site)
    site.rendered.unmount()

    const again = await openSite('/quienessomos', {
      session: { name: 'Eva', mail: 'eva@ejemplo.mx', phone: '' },
      storage,
    })
    await waitFor(() => expect(again.storage.get('puntada_pendiente')).toBeNull())
    expect(again.calledWith('orders.create')).toEqual([])
  })

  it('R11.67 y R11.55 lo que empezó una persona no lo completa otra', async () => {
    const productId = freshSimulation().shop.products[0]?.id ?? ''
    const begun = {
      intent: { kind: 'favourite', productId },
      at: Date.UTC(2026, 10, 20, 18) - 1000,
      path: '',
      user: 'eva@ejemplo.mx',
    }
    const site = await openSite('/quienessomos', { session: ANA, storage: { puntada_pendiente: begun } })
    await waitFor(() => expect(site.storage.get('puntada_pendiente')).toBeNull())
    expect(site.calledWith('favourites.add')).toEqual([])
  })

  it('R11.67 al volver a ingresar desde otra pantalla se regresa a donde se estaba', async () => {
    const begun = {
      intent: { kind: 'go', path: '/mensajes' },
      at: Date.UTC(2026, 10, 20, 18) - 1000,
      path: '',
      user: '',
    }
    const site = await openSite('/login', { session: ANA, storage: { puntada_pendiente: begun } })
    await site.screen.findByRole('heading', { level: 1, name: 'Mensajes' })
  })
})

describe('Un envío que el servidor no acepta', () => {
  const refused =
    (text = '') =>
    () =>
      Promise.resolve(fail({ kind: 'refused', text }))

  it('R11.68 se dice, la sesión sigue y no se repite ni se pregunta nada', async () => {
    const site = await openSite('/productos/dama/0/todas', {
      session: ANA,
      services: { favourites: { add: refused() } },
    })
    await waitFor(() => expect(site.calledWith('favourites.count')).toHaveLength(1))
    await site.user.click(
      (await site.screen.findAllByRole('button', { name: 'Guardar en favoritos' }))[0] as HTMLElement,
    )
    expect(await site.screen.findByText('El sitio no aceptó lo que enviaste.')).toBeShown()
    expect(site.sessionStore.session).toEqual(ANA)
    expect(site.screen.queryByRole('dialog')).toBeNull()
    expect(site.calledWith('favourites.add')).toHaveLength(1)
  })

  it('R11.68 el pedido queda como estaba, con las palabras del servidor, y sale cuando se envía otra vez', async () => {
    const { site, drawer } = await openDraft({ services: { orders: { create: refused('La página caducó.') } } })
    await site.user.click(send(drawer))
    expect(await drawer.findByText('La página caducó.')).toBeShown()
    expect(site.calledWith('orders.create')).toHaveLength(1)
    site.page.time += 60_000
    await site.user.click(send(drawer))
    await waitFor(() => expect(site.calledWith('orders.create')).toHaveLength(2))
  })
})

describe('Un envío que el servidor manda a otra dirección', () => {
  it('R11.88 no se sabe si salió, y nada se repite', async () => {
    const redirected = { kind: 'malformed', where: 'x' } as const
    const { site, drawer } = await openDraft({
      services: { orders: { create: () => Promise.resolve(fail(redirected)) } },
    })
    await site.user.click(send(drawer))
    expect(await drawer.findByText('No sabemos si se envió.')).toBeShown()
    expect(site.sessionStore.session).toEqual(ANA)
    expect(site.calledWith('orders.create')).toHaveLength(1)
  })
})
