import { act, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { fail, type Failure, ok } from '../../../src/domain/result.ts'
import { alwaysAnswers, alwaysFails, aProduct } from '../../support/builders.ts'
import { addPieces, enter, leadsTo, loginDialog, openAbout, openProduct } from '../../support/buyer.ts'
import { ANA, DEMO, EVA, fullStore, MemoryStore } from '../../support/device.ts'
import { answersLater, freshSimulation, NOW, openSite, type Site } from '../../support/site.tsx'

/** `user` logged in after it began, in this tab. */
const begun = (intent: unknown, at = NOW - 5000, { path = '', user = ANA.mail, stage = 'due' } = {}) => ({
  puntada_pendiente: { intent, at, path, user, stage },
})
/** As long as the code takes that would complete it. */
const settled = () => act(() => import('../../../src/ui/features/account/intents.ts'))
const stopTime = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
/** Logs in, and the page is not loaded again yet. No real time passes. */
const isVerified = async (site: Site, form = site.main) => {
  stopTime()
  await enter(site, form)
  await site.hasText('Tus datos se verificaron.')
}
/** As long as the document's reload takes. */
const stays = async (site: Site) => {
  await site.passes(2000)
  expect(site.page.reloads).toBe(0)
}
const goToLogin = async (site: Site) => {
  await site.header.follow('Crear cuenta')
  await site.follow('Ya tengo cuenta')
  await site.arrivesAt('Ingresa')
}
const openBlog = async (site: Site) => {
  await site.header.follow('Blog')
  await site.arrivesAt('Blog')
}
/** A favourite that waits for its login, begun on a maker's page. */
const favouriteOfMaker = () =>
  begun({ kind: 'favourite', productId }, NOW - 5000, { path: '/empresa/2', user: '', stage: 'waiting' })
const productId = freshSimulation().shop.products[0]?.id ?? ''

describe('Donde el navegador no guarda nada', () => {
  const NOT_STORED =
    'Tu navegador no permite guardar tu sesión: al recargar o cerrar la página puede terminar. Para conservarla, ' +
    'activa las cookies de este sitio.'

  it.each([
    ['nada', fullStore()],
    ['solo lo de la pestaña', new MemoryStore()],
  ])('R11.273 si guarda %s, ingresar deja la página como está, y el pedido sigue', async (_what, tab) => {
    const site = await openProduct({ storage: fullStore(), tab })
    const drawer = await addPieces(site, { 'Negro, talla CH': '48' })
    await drawer.press(/^Enviar pedido/)
    await isVerified(site, await loginDialog(site))
    await site.toast('alert', 'Aviso', NOT_STORED)
    await stays(site)
    await drawer.hasText('48 pzs × $78.50')
    await drawer.has('button', /^Enviar pedido/)
    await site.loses('dialog', 'Ingresa a tu cuenta')
    await site.has('button', 'Mi cuenta')
  })

  it('R11.273 R4.02 quien ingresa en /login sigue donde estaba, y puede salir e ingresar otra vez', async () => {
    const site = await openSite('/empresa/2', { storage: fullStore(), tab: fullStore() })
    await goToLogin(site)
    await isVerified(site)
    await stays(site)
    await leadsTo('/empresa/2')
    await site.press('Mi cuenta')
    await site.press('Cerrar sesión')
    await site.press('Sí, cerrar sesión')
    vi.useRealTimers()
    await site.header.press('Ingresar')
    const dialog = await loginDialog(site)
    stopTime()
    // Its address is in the form already.
    await dialog.paste('Contraseña', 'mayoreo123')
    await dialog.press('Ingresar')
    await site.has('button', 'Mi cuenta')
    await site.passes(2000)
    await site.loses('dialog')
  })
})

describe('Lo que se hacía antes de ingresar', () => {
  it.each([
    ['/empresa/2', '/empresa/2'],
    ['/login', '/'],
  ])('R4.02 quien viene de %s a la pantalla de ingresar sigue después en %s', async (from, to) => {
    const site = await openSite(from)
    if (from !== '/login') await goToLogin(site)
    await isVerified(site)
    await site.reload('/login', { session: DEMO })
    await leadsTo(to)
  })

  it('R12.06 R11.55 lo visto y buscado sin sesión sigue al ingresar, junto con lo que ya era suyo', async () => {
    const gorra = aProduct({ id: '9', name: 'Gorra Sol' })
    const bata = aProduct({ id: '8', name: 'Bata Luna' })
    const site = await openSite('/perfil?ver=vistos', {
      storage: {
        puntada_vistos: [gorra],
        puntada_busquedas: ['gorras'],
        [`puntada_vistos_${DEMO.mail}`]: [bata, gorra],
        [`puntada_busquedas_${DEMO.mail}`]: ['batas'],
      },
    })
    await site.main.press('Ingresar')
    await isVerified(site, await loginDialog(site))
    const again = await site.reload('/perfil?ver=vistos', { session: DEMO })
    const viewed = await again.part('list', 'Vistos recientemente')
    expect(viewed.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Gorra Sol', 'Bata Luna'])
    expect(again.storage.get(`puntada_busquedas_${DEMO.mail}`)).toEqual(['gorras', 'batas'])
    // Whoever sits down next as a guest does not see them.
    expect(again.storage.get('puntada_vistos')).toBeNull()
  })

  it('R11.57 a quien siguió un enlace se le guarda su favorito sin llevarlo de regreso', async () => {
    const site = await openSite('/login', { tab: favouriteOfMaker() })
    await isVerified(site)
    await openBlog(site)
    const again = await site.reload('/articulos')
    await waitFor(() => again.called('favourites.add', { user: DEMO.mail, productId }))
    await leadsTo('/articulos')
  })

  it('R12.272 quien ingresó en el camino pregunta por el producto en el color que miraba', async () => {
    const path = `/vistaproducto/${productId}?color=Vino`
    await openSite('/articulos', {
      session: ANA,
      tab: begun({ kind: 'chat', storeId: '2', productId }, NOW - 5000, { path }),
    })
    await waitFor(() => expect(window.location.search).toBe(`?producto=${productId}&color=Vino`))
  })

  it('R11.57 si era un mensaje al fabricante, ni lo lleva a él ni registra un contacto', async () => {
    const intent = { kind: 'chat', storeId: '2', productId: null }
    const tab = begun(intent, NOW - 5000, { path: '/empresa/2', stage: 'elsewhere' })
    const site = await openSite('/articulos', { session: ANA, tab })
    await waitFor(() => expect(site.tab.get('puntada_pendiente')).toBeNull())
    await settled()
    await leadsTo('/articulos')
    site.neverCalled('visits.storeContact')
  })

  it('R11.57 lo pendiente es de su pestaña: otra que se abre antes de la recarga no lo toma', async () => {
    const site = await openSite('/login', { tab: favouriteOfMaker() })
    await isVerified(site)
    const other = await site.reload('/articulos', { tab: {} })
    await other.has('link', /^Favoritos \d/)
    await settled()
    await leadsTo('/articulos')
    other.neverCalled('favourites.add')
    const again = await other.reload('/login', { tab: site.tab })
    await waitFor(() => again.called('favourites.add', { user: DEMO.mail, productId }))
    await leadsTo('/empresa/2')
  })

  it.each([
    ['se guardó', ok(undefined)],
    ['no se sabe si se guardó, pero la lista lo tiene', fail({ kind: 'timeout' })],
  ] as const)('R11.57 R11.06 R2.26 si %s, se dice, y la cuenta se pide otra vez', async (_what, answer) => {
    const simulation = freshSimulation()
    const { favourites } = simulation.ports
    const add: typeof favourites.add = async (query) => {
      await favourites.add(query)
      return answer
    }
    // Asked before the favourite was there, and answered never.
    const count = vi.fn<typeof favourites.count>(favourites.count).mockReturnValueOnce(new Promise(() => undefined))
    const services = { favourites: { add, count } }
    const site = await openAbout({ session: ANA, simulation, tab: begun({ kind: 'favourite', productId }), services })
    await site.hasText('El producto que elegiste ya está en tus favoritos.')
    await site.header.has('link', 'Favoritos 1')
  })

  it.each<[string, Failure]>([
    ['No hay conexión con el sitio. Revisa tu internet e inténtalo de nuevo.', { kind: 'offline' }],
    [
      'El sitio tardó demasiado en responder. No sabemos si se guardó el cambio: míralo en tus favoritos.',
      { kind: 'timeout' },
    ],
  ])('R11.57 R11.06 si ese favorito no se guardó, ni la lista lo tiene, se avisa: %s', async (text, failure) => {
    const services = { favourites: { add: alwaysFails(failure), list: alwaysAnswers([]) } }
    const site = await openAbout({ session: ANA, tab: begun({ kind: 'favourite', productId }), services })
    await site.hasText(text)
  })

  it('R11.57 a quien llegó después no se le dice qué fue de ese favorito', async () => {
    const { method, answer } = answersLater<void>()
    const services = { favourites: { add: method } }
    const site = await openAbout({ session: ANA, tab: begun({ kind: 'favourite', productId }), services })
    await waitFor(() => site.called('favourites.add', { user: ANA.mail, productId }))
    site.changeSessionElsewhere(EVA)
    await answer(ok(undefined))
    await settled()
    site.lacksText('El producto que elegiste ya está en tus favoritos.')
  })

  it.each([
    ['/mensajes', { kind: 'go', path: '/mensajes' }],
    ['/articulos', { kind: 'whatsapp' }],
    ['/articulos', { kind: 'contact' }],
    ['/chat/2', { kind: 'message', storeId: '2', clientId: 'a' }],
    ['/articulos', { kind: 'favourite', productId }],
  ])('R1.08 R11.57 después de ingresar se llega a %s, donde se iba', async (to, intent) => {
    const halfAnHourAgo = NOW - 30 * 60_000
    await openSite('/login', { session: ANA, tab: begun(intent, halfAnHourAgo + 1000, { path: '/articulos' }) })
    await leadsTo(to)
  })

  it('R1.05 R11.57 el pedido que se iba a enviar se abre solo', async () => {
    const site = await openAbout({ session: ANA, tab: begun({ kind: 'draft', clientId: 'a' }) })
    await site.has('dialog', 'Tu pedido')
  })

  it.each([
    ['pasó más de media hora', begun({ kind: 'favourite', productId: '1' }, NOW - 30 * 60_000 - 1000)],
    ['lleva a una dirección que no es nuestra', begun({ kind: 'go', path: '//malo.example' })],
  ])('R11.57 lo pendiente se olvida, sin hacer nada, si %s', async (_what, tab) => {
    const site = await openAbout({ session: ANA, tab })
    await waitFor(() => expect(site.tab.get('puntada_pendiente')).toBeNull())
    await site.has('link', /^Favoritos \d/)
    site.neverCalled('favourites.add')
    await leadsTo('/quienessomos')
  })

  it('R11.57 R12.47 cerrar el diálogo abandona lo pendiente; seguir a crear cuenta, o ya haber ingresado, no', async () => {
    const site = await openSite('/perfil')
    const pending = () => site.tab.get('puntada_pendiente')
    const ask = async () => {
      await site.main.press('Ingresar')
      return loginDialog(site)
    }
    await (await ask()).press('Cerrar')
    expect(pending()).toBeNull()
    await (await ask()).follow('Crea tu cuenta')
    await site.arrivesAt('Crea tu cuenta')
    expect(pending()).toMatchObject({ intent: { kind: 'go', path: '/perfil' } })
    site.goBack()
    await site.arrivesAt('Mi cuenta')
    const dialog = await ask()
    await isVerified(site, dialog)
    await dialog.press('Cerrar')
    expect(pending()).toMatchObject({ intent: { kind: 'go', path: '/perfil' } })
    await site.passes(2000)
    expect(site.page.reloads).toBe(1)
  })
})
