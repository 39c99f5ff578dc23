import { act, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { main } from '../../support/buyer.ts'
import { DEMO } from '../../support/device.ts'
import { type HttpSite, openHttpSite } from '../../support/http-site.tsx'
import { RECORDS } from './records.ts'

const PATHS: readonly string[] = Object.values(RECORDS)
const post = (endpoint: string, body: object) => [`POST /api/${endpoint}.php`, body] as const

const records = (site: HttpSite, { pages = false } = {}) =>
  site.requests
    .filter(({ path }) => PATHS.includes(path) && (pages || path !== '/view_page.php'))
    .map(({ method, url, body }) => [`${method} ${url}`, body])

/** A record goes out after the frame, and a second one would have by then. */
const afterNextFrame = () => act(() => new Promise<void>((done) => setTimeout(() => setTimeout(done, 0), 0)))

const sent = async (site: HttpSite, expected: readonly unknown[], options = {}) => {
  await waitFor(() => expect(records(site, options)).toHaveLength(expected.length))
  await afterNextFrame()
  expect(records(site, options)).toEqual(expected)
}

const open = (path: string, session: typeof DEMO | null = null) => openHttpSite(path, { session })
/** Nothing opens elsewhere. */
const press = async (site: HttpSite, link: HTMLElement) => {
  link.addEventListener('click', (event) => event.preventDefault(), { once: true })
  await site.user.click(link)
}

describe('Cada registro de vista sale a su tiempo, y una sola vez', () => {
  it('R10.12 y R7.51 al mostrar cada pantalla, con su dirección y quién mira', async () => {
    const site = await open('/quienessomos')
    const page = (pagina: string) => post('view_page', { pagina, user: '' })
    await sent(site, [page('/quienessomos')], { pages: true })
    const menu = within(site.screen.getAllByRole('navigation')[0]!)
    await site.user.click(menu.getByRole('link', { name: 'Blog' }))
    await sent(site, [page('/quienessomos'), page('/articulos')], { pages: true })
    // Where one already is, nothing new is seen.
    await site.user.click(menu.getByRole('link', { name: 'Blog' }))
    await sent(site, [page('/quienessomos'), page('/articulos')], { pages: true })
    act(() => window.history.back())
    await sent(site, [page('/quienessomos'), page('/articulos'), page('/quienessomos')], { pages: true })
  })

  it('R7.51 con sesión lleva el correo, y una dirección que no existe cuenta como el inicio', async () => {
    const site = await open('/no-existe', DEMO)
    await sent(site, [post('view_page', { pagina: '/', user: DEMO.mail })], { pages: true })
  })

  it('R7.52 al mostrar una empresa que existe, también a quien no ha ingresado', async () => {
    const site = await open('/empresa/2')
    await sent(site, [post('usuario-vista-tienda', { id_tienda: '2', user: '' })])
  })

  it('R10.14 y R7.53 al llamar, escribir un correo y enviar un mensaje a una empresa: uno cada vez', async () => {
    const site = await open('/empresa/2', DEMO)
    const view = post('usuario-vista-tienda', { id_tienda: '2', user: DEMO.mail })
    const contact = post('vista-tienda-contacto', { id_tienda: '2', user: DEMO.mail })
    await sent(site, [view])
    await main(site).findByRole('region', { name: 'Contacto' })
    const links = main(site).getAllByRole('link')
    for (const [way, ...contacts] of [
      ['tel:', contact],
      ['mailto:', contact, contact],
    ] as const) {
      await press(
        site,
        links.find((link) => link.getAttribute('href')?.startsWith(way))!,
      )
      await sent(site, [view, ...contacts])
    }
    await site.user.click(main(site).getByRole('link', { name: 'Enviar mensaje' }))
    await sent(site, [view, contact, contact, contact])
    expect(window.location.pathname).toBe('/chat/2')
  })

  it('R7.54 al mostrar un producto, y otra vez solo con otro producto', async () => {
    const site = await open('/vistaproducto/12', DEMO)
    const view = (id: string) => post('usuario-vista-producto', { id_producto: id, user: DEMO.mail })
    await sent(site, [view('12')])
    const similar = within(await main(site).findByRole('region', { name: 'Productos similares' }))
    const card = similar.getAllByRole('link').find((link) => link.getAttribute('href')?.startsWith('/vistaproducto/'))!
    const id = card.getAttribute('href')!.slice('/vistaproducto/'.length)
    expect(id).not.toBe('12')
    await site.user.click(card)
    await sent(site, [view('12'), view(id)])
  })

  it('R10.18, R7.55 y R7.57 cada vez que se abre WhatsApp sale el contacto del producto y el de WhatsApp', async () => {
    const site = await open('/vistaproducto/12', DEMO)
    const view = post('usuario-vista-producto', { id_producto: '12', user: DEMO.mail })
    const link = await main(site).findByRole('link', { name: /Contactar por WhatsApp/ })
    await sent(site, [view])
    const contacts = [
      post('usuario-vista-producto-contacto', { id_producto: '12', user: DEMO.mail }),
      post('vista-contacto-whatsapp', {
        id_tienda: site.simulation.shop.product('12')!.storeId,
        id_producto: '12',
        user: DEMO.mail,
      }),
    ]
    await press(site, link)
    await sent(site, [view, ...contacts])
    await press(site, link)
    await sent(site, [view, ...contacts, ...contacts])
  })

  it('R10.16 y R7.55 al enviar un mensaje desde un producto', async () => {
    const site = await open('/vistaproducto/12', DEMO)
    const view = post('usuario-vista-producto', { id_producto: '12', user: DEMO.mail })
    const link = await main(site).findByRole('link', { name: 'Enviar mensaje' })
    // The view goes out after the frame: a quick click would be recorded before it.
    await sent(site, [view])
    await site.user.click(link)
    await sent(site, [view, post('usuario-vista-producto-contacto', { id_producto: '12', user: DEMO.mail })])
  })

  it('R10.16, R7.55 y R7.57 quien no ha ingresado no deja contacto: se le pide ingresar', async () => {
    const site = await open('/vistaproducto/12')
    await site.user.click(await main(site).findByRole('button', { name: 'Contactar por WhatsApp' }))
    expect(await site.screen.findByRole('dialog', { name: 'Ingresa a tu cuenta' })).toBeInTheDocument()
    await sent(site, [post('usuario-vista-producto', { id_producto: '12', user: '' })])
  })

  it('R7.56 al mostrar un artículo', async () => {
    const site = await open('/articulo/1', DEMO)
    await sent(site, [post('vista-articulo', { id_articulo: '1', user: DEMO.mail })])
  })

  it.each([
    ['R10.13', '/empresa/9999'],
    ['R10.15', '/vistaproducto/9999'],
    ['R10.17', '/articulo/9999'],
  ])('%s en %s, que no existe, solo se registra la página', async (_id, path) => {
    const site = await open(path)
    await sent(site, [post('view_page', { pagina: path, user: '' })], { pages: true })
    expect((await main(site).findAllByText(/^No encontramos (este|a este) /))[0]).toBeInTheDocument()
    await afterNextFrame()
    expect(records(site)).toEqual([])
  })
})
