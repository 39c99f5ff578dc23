import { waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { enter, main, press, follow, showsText, arrivesAt, part, lacksText, leadsTo } from '../../support/buyer.ts'
import { ANA, DEMO } from '../../support/device.ts'
import { freshSimulation, NOW, openSite } from '../../support/site.tsx'

const begun = (intent: unknown, at = NOW - 5000, { path = '', user = '' } = {}) => ({
  puntada_pendiente: { intent, at, path, user },
})
const productId = freshSimulation().shop.products[0]?.id ?? ''

describe('Lo que se hacía antes de ingresar', () => {
  it.each([
    ['/empresa/2', '/empresa/2'],
    ['/login', '/'],
  ])('R4.02 desde %s, quien ingresa en su pantalla sigue en %s', async (from, to) => {
    const site = await openSite(from)
    const { user } = site
    if (from !== '/login') await user.click(site.screen.getAllByRole('link', { name: 'Crear cuenta' })[0]!)
    if (from !== '/login') await user.click(await site.screen.findByRole('link', { name: 'Ya tengo cuenta' }))
    await arrivesAt(site, 'Ingresa')
    await enter(site)
    await showsText(site, 'Tus datos se verificaron.')
    await site.reload('/login', { session: DEMO })
    await leadsTo(to)
  })

  it('R11.57 si ese favorito no se pudo guardar, se avisa', async () => {
    const site = await openSite('/quienessomos', {
      session: ANA,
      storage: begun({ kind: 'favourite', productId }),
      services: { favourites: { add: () => Promise.resolve({ ok: false, failure: { kind: 'offline' } }) } },
    })
    await showsText(site, 'No hay conexión con el sitio. Revisa tu internet e inténtalo de nuevo.')
  })

  it.each([
    ['/mensajes', { kind: 'go', path: '/mensajes' }],
    ['/vistaproducto/5', { kind: 'whatsapp', productId: '5' }],
    ['/empresa/2', { kind: 'contact', storeId: '2' }],
    ['/chat/2', { kind: 'message', storeId: '2', clientId: 'a' }],
    ['/articulos', { kind: 'favourite', productId }],
  ])('R1.08 R11.57 quien ingresó en /login llega a %s', async (to, intent) => {
    await openSite('/login', { session: ANA, storage: begun(intent, NOW - 5000, { path: '/articulos' }) })
    await leadsTo(to)
  })

  it.each([
    ['es viejo', begun({ kind: 'favourite', productId: '1' }, NOW - 31 * 60_000)],
    ['lleva a una dirección que no es nuestra', begun({ kind: 'go', path: '//malo.example' })],
  ])('R11.57 lo pendiente se olvida, sin hacer nada, si %s', async (_what, storage) => {
    const site = await openSite('/quienessomos', { session: ANA, storage })
    await waitFor(() => expect(site.storage.get('puntada_pendiente')).toBeNull())
    await site.screen.findByRole('link', { name: /^Favoritos \d/ })
    expect(site.calledWith('favourites.add')).toEqual([])
    await leadsTo('/quienessomos')
  })

  it('R11.57 nada se completa antes de la recarga, tampoco si otra pestaña ingresa', async () => {
    const site = await openSite('/login', { storage: begun({ kind: 'favourite', productId }) })
    site.changeSessionElsewhere(ANA)
    await waitFor(() => expect(site.calledWith('favourites.count')).toEqual([['ana@ejemplo.mx']]))
    expect(site.calledWith('favourites.add')).toEqual([])
    expect(site.storage.get('puntada_pendiente')).not.toBeNull()
  })

  it.each([
    ['guardar este producto en tus favoritos.', { kind: 'favourite', productId: '5' }],
    ['enviar tu pedido. Está guardado.', { kind: 'orders', clientId: 'a' }],
    ['enviar tu pedido. Está guardado.', { kind: 'order', clientId: 'a' }],
    ['enviar tu mensaje. Está guardado.', { kind: 'message', storeId: '2', clientId: 'a' }],
    ['abrir el WhatsApp del fabricante.', { kind: 'whatsapp', productId: '5' }],
    ['escribirle al fabricante.', { kind: 'chat', storeId: '2', productId: null }],
    ['escribirle al fabricante.', { kind: 'go', path: '/chat/2?producto=5' }],
    ['ponerte en contacto con el fabricante.', { kind: 'contact', storeId: '2' }],
    ['ver tus mensajes.', { kind: 'go', path: '/mensajes' }],
    ['ver tus favoritos.', { kind: 'go', path: '/favoritos' }],
    ['ver tu perfil y tus pedidos.', { kind: 'go', path: '/perfil' }],
  ])('R12.74 el ingreso dice que se abrió para %s', async (purpose, intent) => {
    const site = await openSite('/login', { storage: begun(intent) })
    await showsText(main(site), `Ingresa para ${purpose}`)
  })

  it('R12.74 el ingreso que se abre sin nada pendiente no dice para qué', async () => {
    const site = await openSite('/login', { storage: begun({ kind: 'go', path: '//malo.example/mensajes' }) })
    const form = within(site.screen.getByRole('main'))
    expect(await form.findByLabelText('Correo electrónico')).toBeVisible()
    lacksText(form, /^Ingresa para/)
  })

  it('R11.57 cerrar el diálogo abandona lo pendiente; seguir a crear cuenta lo conserva', async () => {
    const site = await openSite('/perfil')
    const ask = async () => {
      await press(site, 'Ingresar', within(site.screen.getByRole('main')))
      return await part(site, 'dialog', 'Ingresa a tu cuenta')
    }
    await press(site, 'Cerrar', await ask())
    expect(site.storage.get('puntada_pendiente')).toBeNull()
    await follow(site, 'Crea tu cuenta', await ask())
    await arrivesAt(site, 'Crea tu cuenta')
    expect(site.storage.get('puntada_pendiente')).toMatchObject({ intent: { kind: 'go', path: '/perfil' } })
  })
})
