import { act, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { createKeyValueStore } from '../../../src/adapters/storage/key-value-store.ts'
import { createSessionStore } from '../../../src/adapters/storage/session-store.ts'
import { ANA, MemoryStore } from '../../support/device.ts'
import { freshSimulation, NOW, openSite, type Site } from '../../support/site.tsx'

const begun = (pending: unknown, at = NOW - 5000) => ({ puntada_pendiente: { at, pending } })
const quiet = () => act(() => new Promise((next) => setTimeout(next, 30)))
const productId = freshSimulation().shop.products[0]?.id ?? ''
const toast = (site: Site, text: string) => waitFor(() => expect(site.screen.getByText(text)).toBeShown())

describe('Lo que interrumpió el ingreso, después de la recarga', () => {
  it('el favorito se completa una sola vez, y se dice', async () => {
    const site = await openSite('/quienessomos', { session: ANA, kept: begun({ kind: 'favourite', productId }) })
    await toast(site, 'El producto que elegiste ya está en tus favoritos.')
    expect(site.calledWith('favourites.add')).toEqual([[{ user: 'ana@ejemplo.mx', productId }]])
    expect(site.kept.get('puntada_pendiente')).toBeNull()
    await site.screen.findByRole('link', { name: 'Favoritos 1' })
    site.rendered.unmount()
    const again = await openSite('/quienessomos', { session: ANA, kept: {} })
    await quiet()
    expect(again.calledWith('favourites.add')).toEqual([])
  })

  it('si el favorito no se pudo guardar, se dice', async () => {
    const site = await openSite('/quienessomos', {
      session: ANA,
      kept: begun({ kind: 'favourite', productId }),
      services: { favourites: { add: () => Promise.resolve({ ok: false, failure: { kind: 'offline' } }) } },
    })
    await toast(site, 'No hay conexión con el sitio. Revisa tu internet e inténtalo de nuevo.')
  })

  it('lo que llevaba a otra pantalla lleva a ella', async () => {
    const site = await openSite('/login', { session: ANA, kept: begun({ kind: 'go', path: '/mensajes' }) })
    await site.screen.findByRole('heading', { level: 1, name: 'Mensajes' })
    expect(window.location.pathname).toBe('/mensajes')
  })

  it('el contacto por WhatsApp vuelve al producto', async () => {
    await openSite('/login', { session: ANA, kept: begun({ kind: 'whatsapp', productId }) })
    await waitFor(() => expect(window.location.pathname).toBe(`/vistaproducto/${productId}`))
    await quiet()
  })

  it.each([
    ['es viejo', begun({ kind: 'favourite', productId: '1' }, NOW - 31 * 60_000)],
    ['lleva a una dirección que no es nuestra', begun({ kind: 'go', path: '//malo.example' })],
    ['lleva a otro sitio', begun({ kind: 'go', path: 'https://malo.example/' })],
    ['no tiene producto', begun({ kind: 'favourite' })],
    ['tiene un producto que no es texto', begun({ kind: 'favourite', productId: { toString: 1 } })],
    ['nadie lo conoce', begun({ kind: 'borrar', productId: '1' })],
    ['no es de aquí', { puntada_pendiente: 'hola' }],
    ['está vacío', begun(null)],
  ])('no se hace nada con lo que %s, y se olvida', async (_what, kept) => {
    const site = await openSite('/quienessomos', { session: ANA, kept })
    await quiet()
    expect(site.calledWith('favourites.add')).toEqual([])
    expect(window.location.pathname).toBe('/quienessomos')
    expect(site.kept.get('puntada_pendiente')).toBeNull()
  })

  it('sin sesión espera, y tampoco se completa antes de la recarga ni porque otra pestaña ingresó', async () => {
    const site = await openSite('/login', { kept: begun({ kind: 'favourite', productId }) })
    act(() => site.sessionStore.changeElsewhere(ANA))
    await quiet()
    expect(site.calledWith('favourites.add')).toEqual([])
    expect(site.kept.get('puntada_pendiente')).not.toBeNull()
  })

  it('quien cierra el diálogo renuncia; quien sigue un enlace a crear su cuenta, no', async () => {
    const site = await openSite('/perfil')
    const ask = async () => {
      await site.user.click(await site.screen.findByRole('button', { name: 'Ingresar a mi cuenta' }))
      return within(await site.screen.findByRole('dialog', { name: 'Ingresa a tu cuenta' }))
    }
    await site.user.click((await ask()).getByRole('button', { name: 'Cerrar' }))
    expect(site.kept.get('puntada_pendiente')).toBeNull()
    await site.user.click((await ask()).getByRole('link', { name: 'Crea tu cuenta' }))
    await site.screen.findByRole('heading', { level: 1, name: 'Crea tu cuenta' })
    expect(site.kept.get('puntada_pendiente')).toMatchObject({ pending: { kind: 'go', path: '/perfil' } })
  })
})

describe('La sesión en el navegador', () => {
  const open = () => createSessionStore(createKeyValueStore(() => window.localStorage, window))

  it('R3.01 son tres textos JSON con el prefijo del sitio', () => {
    open().write(ANA)
    expect(window.localStorage.getItem('puntada_name')).toBe('"Ana Ruiz"')
    expect(window.localStorage.getItem('puntada_mail')).toBe('"ana@ejemplo.mx"')
    expect(window.localStorage.getItem('puntada_phone')).toBe('"4771234567"')
    expect(open().read()).toEqual(ANA)
  })

  it('R4.03 al salir no queda ninguno de los tres, y lo demás se queda', () => {
    open().write(ANA)
    window.localStorage.setItem('puntada_otra', '1')
    open().clear()
    expect(Object.keys(window.localStorage)).toEqual(['puntada_otra'])
    expect(open().read()).toBeNull()
  })

  it('R4.03 de la pantalla al navegador: salir borra los tres y recarga', async () => {
    const sessionStore = open()
    sessionStore.write(ANA)
    const site = await openSite('/perfil', { services: { sessionStore } })
    await site.user.click(await within(site.screen.getByRole('main')).findByRole('button', { name: 'Cerrar sesión' }))
    await site.user.click(await site.screen.findByRole('button', { name: 'Sí, cerrar sesión' }))
    for (const key of ['puntada_name', 'puntada_mail', 'puntada_phone']) expect(window.localStorage.getItem(key)).toBeNull()
    expect(site.page.reloads).toBe(1)
  })

  it('R4.01 y R3.01 de la pantalla al navegador: ingresar guarda los tres', async () => {
    const site = await openSite('/login', { services: { sessionStore: open() } })
    const form = within(site.screen.getByRole('main'))
    await site.user.type(form.getByLabelText('Correo electrónico'), 'demo@puntada.mx')
    await site.user.type(form.getByLabelText('Contraseña'), 'mayoreo123{Enter}')
    await waitFor(() => expect(window.localStorage.getItem('puntada_name')).toBe('"Guadalupe Ramírez"'))
    expect(window.localStorage.getItem('puntada_mail')).toBe('"demo@puntada.mx"')
    expect(window.localStorage.getItem('puntada_phone')).toBe('"445 555 0142"')
  })

  it.each(['{', 'null', '7', '""', '"  "', '{"a":1}', 'Ana'])('R6.01 un nombre guardado como %s no es nadie', (stored) => {
    window.localStorage.setItem('puntada_name', stored)
    window.localStorage.setItem('puntada_mail', '"ana@ejemplo.mx"')
    expect(open().read()).toBeNull()
  })

  it('dos personas con el mismo nombre son dos: también se escucha el cambio de correo y de teléfono', () => {
    const heard: string[] = []
    const stop = open().onChange(() => heard.push('cambio'))
    window.dispatchEvent(new StorageEvent('storage', { key: 'puntada_mail' }))
    window.dispatchEvent(new StorageEvent('storage', { key: 'puntada_phone' }))
    expect(heard).toHaveLength(2)
    stop()
    window.dispatchEvent(new StorageEvent('storage', { key: 'puntada_mail' }))
    expect(heard).toHaveLength(2)
  })

  it.each(['puntada_name', 'puntada_mail', 'puntada_phone'])('si el navegador no deja guardar %s, no queda media sesión', (refused) => {
    const texts = new MemoryStore({ puntada_name: 'Otra Persona', puntada_mail: 'otra@ejemplo.mx', puntada_phone: '1' })
    const store = createSessionStore({
      get: (key) => texts.get(key),
      set: (key, value) => key !== refused && texts.set(key, value),
      remove: (key) => texts.remove(key),
      onChange: (key, listener) => texts.onChange(key, listener),
      onLeave: () => () => undefined,
    })
    expect(store.write(ANA)).toBe(false)
    expect([...texts.texts.keys()]).toEqual([])
    expect(store.read()).toEqual(ANA)
  })

  it('otra pestaña que ingresa o sale se escucha, y se puede dejar de escuchar', () => {
    const heard: string[] = []
    const stop = open().onChange(() => heard.push('cambio'))
    window.dispatchEvent(new StorageEvent('storage', { key: 'puntada_name' }))
    window.dispatchEvent(new StorageEvent('storage', { key: 'otra' }))
    expect(heard).toEqual(['cambio'])
    stop()
    window.dispatchEvent(new StorageEvent('storage', { key: 'puntada_name' }))
    expect(heard).toEqual(['cambio'])
  })
})
