import { act, waitFor, within } from '@testing-library/react'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { fail, ok } from '../../../src/domain/result.ts'
import { ANA } from '../../support/device.ts'
import { open } from '../../support/shell.tsx'
import { openSite, type SiteOptions } from '../../support/site.tsx'

describe('Encabezado', () => {
  it('R1.01 invita a quien no ha ingresado a contactar a los mejores fabricantes de la región', async () => {
    const { header } = await open()
    const invitation = header.getByRole('link', {
      name: 'Ingresa para contactar a los mejores fabricantes de la región',
    })
    expect(invitation.getAttribute('href')).toBe('/login')
  })

  it('R1.01 ya con sesión la invitación desaparece', async () => {
    const { header } = await open({ session: ANA })
    expect(header.queryByText(/mejores fabricantes de la región/)).toBeNull()
  })

  it('R2.23 lleva a las redes sociales, en otra pestaña y sin darles acceso a la nuestra', async () => {
    const { header } = await open()
    const links = within(header.getByRole('list', { name: 'Redes sociales' })).getAllByRole('link')
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Facebook (se abre en otra ventana)', 'https://www.facebook.com/puntada.test'],
      ['Instagram (se abre en otra ventana)', 'https://www.instagram.com/puntada.test'],
      ['TikTok (se abre en otra ventana)', 'https://www.tiktok.com/@puntada.test'],
    ])
    for (const link of links) {
      expect(link.getAttribute('target')).toBe('_blank')
      expect(link.getAttribute('rel')).toBe('noopener noreferrer')
    }
  })

  it('R2.24 tiene la caja de búsqueda', async () => {
    const { header } = await open()
    expect(header.getByRole('combobox', { name: 'Buscar productos' })).toBeShown()
    expect(header.getByRole('button', { name: 'Buscar' })).toBeShown()
  })

  it('R2.25 sin sesión dice Ingresar y con sesión dice Mi cuenta', async () => {
    const anonymous = await open()
    expect(anonymous.header.getByRole('button', { name: 'Ingresar' })).toBeShown()
    expect(anonymous.header.queryByRole('button', { name: 'Mi cuenta' })).toBeNull()
    anonymous.rendered.unmount()
    const known = await open({ session: ANA })
    expect(known.header.getByRole('button', { name: 'Mi cuenta' })).toBeShown()
    expect(known.header.queryByRole('button', { name: 'Ingresar' })).toBeNull()
  })

  it('R2.25 y R2.18 sin sesión hay un enlace a la pantalla de ingreso y otro a Crear cuenta; con sesión, ninguno de los dos', async () => {
    const { header, rendered } = await open()
    expect(header.getByRole('link', { name: /^Ingresa/ }).getAttribute('href')).toBe('/login')
    expect(header.getByRole('link', { name: 'Crear cuenta' }).getAttribute('href')).toBe('/registro')
    rendered.unmount()
    const known = await open({ session: ANA })
    expect(known.header.queryByRole('link', { name: /^Ingresa/ })).toBeNull()
    expect(known.header.queryByRole('link', { name: 'Crear cuenta' })).toBeNull()
  })

  it('R2.26 el enlace de favoritos termina en la cuenta de favoritos', async () => {
    const { header, calledWith } = await open({
      session: ANA,
      services: { favourites: { count: () => Promise.resolve(ok(7)) } },
    })
    const link = await header.findByRole('link', { name: 'Favoritos 7' })
    expect(link.getAttribute('href')).toBe('/favoritos')
    expect(calledWith('favourites.count')).toEqual([['ana@ejemplo.mx']])
  })

  it('R2.26 sin sesión la cuenta es 0 y no se pregunta', async () => {
    const { header, calledWith } = await open()
    expect(header.getByRole('link', { name: 'Favoritos 0' })).toBeShown()
    expect(calledWith('favourites.count')).toEqual([])
  })

  it('R2.26 cuando la cuenta no llega, el enlace sigue ahí sin número', async () => {
    const { header } = await open({
      session: ANA,
      services: { favourites: { count: () => Promise.resolve(fail({ kind: 'timeout' })) } },
    })
    expect(header.getByRole('link', { name: 'Favoritos' })).toBeShown()
  })

  it('R2.27 los segmentos se despliegan en el orden en que los da el servidor y llevan a sus productos', async () => {
    const { screen, user } = await openSite('/quienessomos', { over: 'http' })
    const header = within(screen.getAllByRole('banner')[0]!)
    const button = header.getByRole('button', { name: 'Segmentos' })
    expect(button.getAttribute('aria-expanded')).toBe('false')
    await user.click(button)
    expect(button.getAttribute('aria-expanded')).toBe('true')
    const list = await header.findByRole('list', { name: 'Segmentos' })
    expect(
      within(list)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Dama',
      'Caballero',
      'Niña',
      'Niño',
      'Bebé',
      'Juvenil',
      'Tallas extra',
      'Deportiva',
      'Interior',
      'Uniformes',
      'Calzado',
      'Accesorios',
    ])
    expect(within(list).getByRole('link', { name: 'Dama' }).getAttribute('href')).toBe('/productos/dama/0/todas')
  })

  it('R2.27 Escape cierra los segmentos y devuelve el foco; un toque fuera también los cierra', async () => {
    const { header, user, screen } = await open()
    const button = header.getByRole('button', { name: 'Segmentos' })
    await user.click(button)
    await user.keyboard('{Escape}')
    expect(header.queryByRole('list', { name: 'Segmentos' })).toBeNull()
    expect(document.activeElement).toBe(button)
    await user.click(button)
    expect(await header.findByRole('list', { name: 'Segmentos' })).toBeShown()
    await user.click(screen.getByRole('heading', { level: 1 }))
    expect(button.getAttribute('aria-expanded')).toBe('false')
  })

  it('R2.28 el menú principal lleva a productos, empresas, blog y nosotros', async () => {
    const { header } = await open()
    const links = within(header.getByRole('navigation', { name: 'Principal' })).getAllByRole('link')
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Productos', '/productos/todos/0/todas'],
      ['Empresas', '/catalogoempresa'],
      ['Blog', '/articulos'],
      ['Nosotros', '/quienessomos'],
    ])
    expect(links.at(3)?.getAttribute('aria-current')).toBe('page')
  })

  it('R2.29 lleva a crear cuenta y a ingresar', async () => {
    const { header, user, screen } = await open()
    expect(header.getByRole('link', { name: 'Crear cuenta' }).getAttribute('href')).toBe('/registro')
    await user.click(header.getByRole('button', { name: 'Ingresar' }))
    expect(await screen.findByRole('dialog', { name: 'Ingresa a tu cuenta' })).toBeShown()
  })

  it('R2.29 con sesión ya no ofrece crear cuenta', async () => {
    const { header } = await open({ session: ANA })
    expect(header.queryByRole('link', { name: 'Crear cuenta' })).toBeNull()
  })

  it('R2.34 Mi cuenta abre los datos de la persona', async () => {
    const { header, user, screen } = await open({ session: ANA })
    await user.click(header.getByRole('button', { name: 'Mi cuenta' }))
    expect(await screen.findByRole('dialog', { name: 'Mi cuenta' })).toBeShown()
  })

  it('R2.21 el enlace a la pantalla que ya está abierta lleva a su principio, y Atrás no repite la misma dirección', async () => {
    const scrolled = vi.spyOn(window, 'scrollTo')
    const before = window.history.length
    const { header, user } = await open({}, '/articulos')
    await user.click(header.getByRole('link', { name: 'Blog' }))
    expect(scrolled.mock.calls).toEqual([[0, 0]])
    expect(window.history.length).toBe(before)
    scrolled.mockRestore()
  })

  it('R7.04 pide los segmentos, la cuenta de favoritos del correo y las sugerencias de lo escrito', async () => {
    const site = await openSite('/articulos', { session: ANA })
    await waitFor(() => expect(site.calledWith('favourites.count')).toEqual([['ana@ejemplo.mx']]))
    expect(site.calledWith('catalogue.segments')).toEqual([[]])
    await site.user.type(site.screen.getByRole('combobox', { name: 'Buscar productos' }), 'bota')
    await waitFor(() => expect(site.calledWith('catalogue.suggestions')).toEqual([['bota']]))
  })

  it('R6.01 salir en otra pestaña cierra Mi cuenta, y no se vuelve a abrir sola cuando alguien más ingresa', async () => {
    const site = await openSite('/articulos', { session: ANA })
    await site.user.click(await site.screen.findByRole('button', { name: 'Mi cuenta' }))
    await site.screen.findByRole('dialog', { name: 'Mi cuenta' })
    act(() => site.sessionStore.changeElsewhere(null))
    await waitFor(() => expect(site.screen.queryByRole('dialog', { name: 'Mi cuenta' })).toBeNull())
    act(() => site.sessionStore.changeElsewhere({ name: 'Otra Persona', mail: 'otra@ejemplo.mx', phone: '' }))
    await site.screen.findByRole('button', { name: 'Mi cuenta' })
    expect(site.screen.queryByRole('dialog', { name: 'Mi cuenta' })).toBeNull()
  })

  it('R2.36 en pantallas angostas la búsqueda se abre en una ventana', async () => {
    const { header, user, screen } = await open()
    await user.click(header.getByRole('button', { name: 'Buscar productos' }))
    const dialog = await screen.findByRole('dialog', { name: 'Busca en Puntada' })
    expect(await within(dialog).findByRole('combobox', { name: 'Buscar productos' })).toBeShown()
  })
})

describe('Segmentos', () => {
  const segments = (answer: Parameters<typeof Promise.resolve>[0]) =>
    ({ services: { catalogue: { segments: () => Promise.resolve(answer) } } }) as SiteOptions

  it('R3.08 R4.07 una lista vacía marca los segmentos como vacíos y lo dice', async () => {
    const { header, user } = await open(segments(ok([])))
    await user.click(header.getByRole('button', { name: 'Segmentos' }))
    expect(await header.findByRole('heading', { name: 'Aún no hay segmentos' })).toBeShown()
    expect(header.getByRole('link', { name: 'Ver productos' }).getAttribute('href')).toBe('/productos/todos/0/todas')
  })

  it('R10.19 sin categorías, la pantalla de categorías lo dice y lleva a los productos', async () => {
    const { screen } = await open(
      { services: { catalogue: { categories: () => Promise.resolve(ok([])) } } },
      '/categorias',
    )
    expect(await screen.findByRole('heading', { name: 'Aún no hay categorías' })).toBeShown()
    expect(screen.getByRole('link', { name: 'Ver todos los productos' })).toBeShown()
  })

  it('R4.07 sin segmentos la pantalla de categorías lo dice y muestra las categorías', async () => {
    const { screen } = await open(segments(ok([])), '/categorias')
    const main = within(screen.getByRole('main'))
    expect(await main.findByText('Aún no hay segmentos')).toBeShown()
    expect(await main.findByRole('heading', { level: 2, name: 'Dama' })).toBeShown()
  })

  it('R8.01 si los segmentos no llegan avisa una sola vez, y Reintentar los pide de nuevo', async () => {
    const { screen, header, user, calledWith } = await open(segments(fail({ kind: 'server', status: 500 })))
    const alert = await screen.findByText('Error al conectar al sitio')
    expect(alert.closest('[role=alert]')?.textContent).toContain('Aviso')
    expect(screen.getAllByText('Error al conectar al sitio')).toHaveLength(1)
    expect(calledWith('catalogue.segments')).toHaveLength(1)
    await user.click(header.getByRole('button', { name: 'Segmentos' }))
    const before = calledWith('catalogue.segments').length
    await user.click(await header.findByRole('button', { name: 'Reintentar' }))
    expect(calledWith('catalogue.segments')).toHaveLength(before + 1)
    expect(await screen.findAllByText('Error al conectar al sitio')).toHaveLength(1)
  })

  it('R8.01 también avisa, una vez, si lo que llega son los segmentos de la visita anterior', async () => {
    const { screen, user, header } = await open({ services: { catalogue: { segmentsAreStale: () => true } } })
    expect(await screen.findByText('Error al conectar al sitio')).toBeShown()
    await user.click(header.getByRole('button', { name: 'Segmentos' }))
    expect(await header.findByRole('link', { name: 'Dama' })).toBeShown()
    expect(screen.getAllByText('Error al conectar al sitio')).toHaveLength(1)
  })

  it('R8.01 con los segmentos del servidor no avisa nada, diga lo que diga el navegador de su conexión', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    onTestFinished(() => void vi.restoreAllMocks())
    const { screen, user, header } = await open()
    await user.click(header.getByRole('button', { name: 'Segmentos' }))
    expect(await header.findByRole('link', { name: 'Dama' })).toBeShown()
    expect(screen.queryByText('Error al conectar al sitio')).toBeNull()
  })

  it('R2.12 las categorías salen bajo su segmento y llevan a sus productos', async () => {
    const { screen } = await open({}, '/categorias')
    const group = within(await screen.findByRole('region', { name: 'Caballero' }))
    expect(group.getByRole('link', { name: 'Caballero' }).getAttribute('href')).toBe('/productos/caballero/0/todas')
    const links = within(group.getByRole('list')).getAllByRole('link')
    expect(links.length).toBeGreaterThan(2)
    for (const link of links)
      expect(link.getAttribute('href')).toMatch(/^\/productos\/caballero\/[^0/][^/]*\/[a-z0-9-]+$/)
  })
})
