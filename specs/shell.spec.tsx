import { act, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { fail, ok } from '../src/domain/result.ts'
import { matchPath } from '../src/ui/routes.ts'
import { ANA } from './support/device.ts'
import { openSite, type SiteOptions } from './support/site.tsx'

const valueOf = (field: HTMLElement): string => (field as HTMLInputElement).value

const ABOUT = '/quienessomos'

const open = async (options: SiteOptions = {}, path = ABOUT) => {
  const site = await openSite(path, options)
  // The library takes the `header` of a section for a banner too: the site's own comes first.
  const header = site.screen.getAllByRole('banner')[0]!
  const footer = site.screen.getByRole('contentinfo')
  return { ...site, header: within(header), footer: within(footer) }
}

const openMenu = async (options: SiteOptions = {}) => {
  const site = await open(options)
  await site.user.click(site.header.getByRole('button', { name: 'Menú' }))
  const dialog = await site.screen.findByRole('dialog', { name: 'Menú' })
  return { ...site, dialog, menu: within(dialog) }
}

describe('Encabezado', () => {
  it('R1.01 invita a quien no ha ingresado a contactar a los mejores fabricantes de la región', async () => {
    const { header } = await open()
    expect(header.getByText('Ingresa para contactar a los mejores fabricantes de la región')).toBeTruthy()
  })

  it('R1.01 ya con sesión la invitación desaparece', async () => {
    const { header } = await open({ session: ANA })
    expect(header.queryByText(/mejores fabricantes de la región/)).toBeNull()
  })

  it('R2.23 lleva a las redes sociales, en otra pestaña y sin darles acceso a la nuestra', async () => {
    const { header } = await open()
    const links = within(header.getByRole('list', { name: 'Redes sociales' })).getAllByRole('link')
    expect(links.map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')])).toEqual([
      ['Facebook', 'https://www.facebook.com/puntada.test'],
      ['Instagram', 'https://www.instagram.com/puntada.test'],
      ['TikTok', 'https://www.tiktok.com/@puntada.test'],
    ])
    for (const link of links) {
      expect(link.getAttribute('target')).toBe('_blank')
      expect(link.getAttribute('rel')).toBe('noopener noreferrer')
    }
  })

  it('R2.24 tiene la caja de búsqueda', async () => {
    const { header } = await open()
    expect(header.getByRole('combobox', { name: 'Buscar productos' })).toBeTruthy()
    expect(header.getByRole('button', { name: 'Buscar' })).toBeTruthy()
  })

  it('R2.25 sin sesión dice Ingresar y con sesión dice Mi cuenta', async () => {
    const anonymous = await open()
    expect(anonymous.header.getByRole('button', { name: 'Ingresar' })).toBeTruthy()
    expect(anonymous.header.queryByRole('button', { name: 'Mi cuenta' })).toBeNull()
    anonymous.rendered.unmount()
    const known = await open({ session: ANA })
    expect(known.header.getByRole('button', { name: 'Mi cuenta' })).toBeTruthy()
    expect(known.header.queryByRole('button', { name: 'Ingresar' })).toBeNull()
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
    expect(header.getByRole('link', { name: 'Favoritos 0' })).toBeTruthy()
    expect(calledWith('favourites.count')).toEqual([])
  })

  it('R2.26 cuando la cuenta no llega, el enlace sigue ahí sin número', async () => {
    const { header } = await open({
      session: ANA,
      services: { favourites: { count: () => Promise.resolve(fail({ kind: 'timeout' })) } },
    })
    expect(header.getByRole('link', { name: 'Favoritos' })).toBeTruthy()
  })

  it('R2.27 los segmentos se despliegan con lo que da el servidor y llevan a sus productos', async () => {
    const { header, user } = await open()
    const button = header.getByRole('button', { name: 'Segmentos' })
    expect(button.getAttribute('aria-expanded')).toBe('false')
    await user.click(button)
    expect(button.getAttribute('aria-expanded')).toBe('true')
    const list = await header.findByRole('list', { name: 'Segmentos' })
    expect(within(list).getAllByRole('link')).toHaveLength(12)
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
    expect(await header.findByRole('list', { name: 'Segmentos' })).toBeTruthy()
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
    expect(await screen.findByRole('dialog', { name: 'Ingresa a tu cuenta' })).toBeTruthy()
  })

  it('R2.29 con sesión ya no ofrece crear cuenta', async () => {
    const { header } = await open({ session: ANA })
    expect(header.queryByRole('link', { name: 'Crear cuenta' })).toBeNull()
  })

  it('R2.34 Mi cuenta abre los datos de la persona', async () => {
    const { header, user, screen } = await open({ session: ANA })
    await user.click(header.getByRole('button', { name: 'Mi cuenta' }))
    expect(await screen.findByRole('dialog', { name: 'Mi cuenta' })).toBeTruthy()
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
    expect(await within(dialog).findByRole('combobox', { name: 'Buscar productos' })).toBeTruthy()
  })
})

describe('Segmentos', () => {
  const segments = (answer: Parameters<typeof Promise.resolve>[0]) =>
    ({ services: { catalogue: { segments: () => Promise.resolve(answer) } } }) as SiteOptions

  it('R3.08 R4.07 una lista vacía marca los segmentos como vacíos y lo dice', async () => {
    const { header, user } = await open(segments(ok([])))
    await user.click(header.getByRole('button', { name: 'Segmentos' }))
    expect(await header.findByRole('heading', { name: 'Aún no hay segmentos' })).toBeTruthy()
    expect(header.getByRole('link', { name: 'Ver productos' }).getAttribute('href')).toBe('/productos/todos/0/todas')
  })

  it('R3.08 sin categorías la pantalla de categorías lo dice y lleva a los productos', async () => {
    const { screen } = await open({ services: { catalogue: { categories: () => Promise.resolve(ok([])) } } }, '/categorias')
    expect(await screen.findByRole('heading', { name: 'Aún no hay categorías' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Ver todos los productos' })).toBeTruthy()
  })

  it('R4.07 sin segmentos la pantalla de categorías lo dice y muestra las categorías', async () => {
    const { screen } = await open(segments(ok([])), '/categorias')
    const main = within(screen.getByRole('main'))
    expect(await main.findByText('Aún no hay segmentos')).toBeTruthy()
    expect(main.getByRole('heading', { level: 2, name: 'Dama' })).toBeTruthy()
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

  it('R2.12 las categorías salen bajo su segmento y llevan a sus productos', async () => {
    const { screen } = await open({}, '/categorias')
    const group = within(await screen.findByRole('region', { name: 'Caballero' }))
    expect(group.getByRole('link', { name: 'Caballero' }).getAttribute('href')).toBe('/productos/caballero/0/todas')
    const links = within(group.getByRole('list')).getAllByRole('link')
    expect(links.length).toBeGreaterThan(2)
    for (const link of links) expect(link.getAttribute('href')).toMatch(/^\/productos\/caballero\/[^0/][^/]*\/[a-z0-9-]+$/)
  })
})

describe('Menú lateral', () => {
  it('R2.30 tiene lo mismo que el menú del encabezado, con los segmentos', async () => {
    const { menu, user } = await openMenu()
    const nav = within(menu.getByRole('navigation', { name: 'Menú' }))
    expect(nav.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Productos',
      'Empresas',
      'Blog',
      'Nosotros',
      'Favoritos',
      'Crear cuenta',
    ])
    await user.click(nav.getByRole('button', { name: 'Segmentos' }))
    expect((await nav.findByRole('link', { name: 'Dama' })).getAttribute('href')).toBe('/productos/dama/0/todas')
    expect(menu.getByRole('link', { name: 'Facebook' })).toBeTruthy()
  })

  it('R2.31 a quien no ha ingresado le ofrece Ingresa / Crea tu cuenta', async () => {
    const { menu, user, screen } = await openMenu()
    await user.click(menu.getByRole('button', { name: 'Ingresa / Crea tu cuenta' }))
    expect(await screen.findByRole('dialog', { name: 'Ingresa a tu cuenta' })).toBeTruthy()
    expect(screen.queryByRole('dialog', { name: 'Menú' })).toBeNull()
  })

  it('R2.32 saluda por su nombre a quien ingresó y le deja cerrar sesión', async () => {
    const { menu, user, screen } = await openMenu({ session: ANA })
    expect(menu.getByText('Hola, Ana Ruiz')).toBeTruthy()
    expect(menu.queryByText('Ingresa / Crea tu cuenta')).toBeNull()
    await user.click(menu.getByRole('button', { name: 'Cerrar sesión' }))
    expect(await screen.findByRole('dialog', { name: 'Seguro que deseas cerrar sesión?' })).toBeTruthy()
  })

  it('R4.04 el menú se muestra y se oculta, y el botón lo dice', async () => {
    const { header, dialog, menu, user, screen } = await openMenu()
    const button = header.getByRole('button', { name: 'Menú' })
    expect(button.getAttribute('aria-expanded')).toBe('true')
    expect(dialog.hasAttribute('open')).toBe(true)
    await user.click(menu.getByRole('button', { name: 'Cerrar' }))
    expect(button.getAttribute('aria-expanded')).toBe('false')
    expect(screen.queryByRole('dialog', { name: 'Menú' })).toBeNull()
  })

  it('R4.04 cambiar de pantalla oculta el menú', async () => {
    const { menu, user, screen, header } = await openMenu()
    await user.click(menu.getByRole('link', { name: 'Blog' }))
    expect(await screen.findByRole('heading', { level: 1, name: /blog/i })).toBeTruthy()
    expect(header.getByRole('button', { name: 'Menú' }).getAttribute('aria-expanded')).toBe('false')
  })
})

describe('Pie de página', () => {
  it('R2.40 R9.04 muestra el teléfono y el correo de la configuración, que llaman y escriben', async () => {
    const { footer } = await open()
    expect(footer.getByRole('link', { name: '477 000 0000' }).getAttribute('href')).toBe('tel:+524770000000')
    expect(footer.getByRole('link', { name: 'hola@puntada.test' }).getAttribute('href')).toBe('mailto:hola@puntada.test')
  })

  it('R2.41 lleva a quiénes somos, al contacto y a cómo unirte', async () => {
    const { footer, user, screen } = await open()
    expect(footer.getByRole('link', { name: 'Quiénes somos' }).getAttribute('href')).toBe('/quienessomos')
    expect(footer.getByRole('link', { name: 'Cómo unirte' }).getAttribute('href')).toBe('/quienessomos#unete')
    await user.click(footer.getByRole('button', { name: 'Contacto' }))
    expect(await screen.findByRole('dialog', { name: 'Contacto' })).toBeTruthy()
  })

  it('R2.42 ayuda con un video de cómo comprar, los envíos y las formas de pago', async () => {
    const { footer } = await open()
    const video = footer.getByRole('link', { name: 'Video: cómo comprar' })
    expect(video.getAttribute('href')).toBe('https://www.youtube.com/watch?v=puntada')
    expect(video.getAttribute('rel')).toBe('noopener noreferrer')
    expect(footer.getByRole('button', { name: 'Información de envíos' })).toBeTruthy()
    expect(footer.getByRole('button', { name: 'Formas de pago' })).toBeTruthy()
  })

  it('R2.43 garantiza la compra: marca del estado, verificación de la cámara y chat de atención con la tienda 1', async () => {
    const { footer } = await open()
    const group = within(footer.getByRole('heading', { name: 'Garantía de compra' }).closest('section') as HTMLElement)
    expect(group.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      'https://marca.guanajuato.test',
      '/canaive',
      '/chat/1',
    ])
  })

  it('R2.43 quien no ha ingresado y quiere atención, ingresa primero y llega después al chat', async () => {
    const { footer, user, screen, kept } = await open()
    await user.click(footer.getByRole('link', { name: 'Chat de atención a clientes' }))
    expect(await screen.findByRole('dialog', { name: 'Ingresa a tu cuenta' })).toBeTruthy()
    expect(window.location.pathname).toBe('/quienessomos')
    expect(kept.get('puntada_pendiente')).toMatchObject({ pending: { kind: 'go', path: '/chat/1' } })
  })

  it('R2.43 con sesión, el enlace de atención abre el chat', async () => {
    const { footer, user } = await open({ session: ANA })
    await user.click(footer.getByRole('link', { name: 'Chat de atención a clientes' }))
    expect(window.location.pathname).toBe('/chat/1')
  })

  it('R2.45 repite las redes sociales', async () => {
    const { footer } = await open()
    const links = within(footer.getByRole('list', { name: 'Redes sociales' })).getAllByRole('link')
    expect(links.map((link) => link.getAttribute('aria-label'))).toEqual(['Facebook', 'Instagram', 'TikTok'])
  })

  it('R2.46 lleva a las empresas', async () => {
    const { footer } = await open()
    expect(footer.getByRole('link', { name: 'Todas las empresas' }).getAttribute('href')).toBe('/catalogoempresa')
    expect(footer.getByRole('link', { name: 'Empresas verificadas' }).getAttribute('href')).toBe('/canaive')
  })
})

describe('Ventanas', () => {
  const fill = async ({ footer, user, screen }: Awaited<ReturnType<typeof open>>) => {
    await user.click(footer.getByRole('button', { name: 'Contacto' }))
    const form = within(await screen.findByRole('dialog', { name: 'Contacto' }))
    await user.type(form.getByLabelText('Nombre'), 'Luz')
    await user.type(form.getByLabelText('Teléfono'), '4451112233')
    await user.type(form.getByLabelText('Correo electrónico'), 'luz@ejemplo.mx')
    await user.type(form.getByLabelText('Comentario'), '¿Venden por docena?')
    return form
  }

  it('R2.37 el formulario de contacto no envía nada, lo dice, y deja lo escrito listo para enviarlo de otro modo', async () => {
    const site = await open()
    const form = await fill(site)
    const before = site.calls.length
    await site.user.click(form.getByRole('button', { name: 'Enviar comentario' }))
    expect(form.getByText('Este formulario todavía no envía mensajes.').closest('[role=status]')).not.toBeNull()
    expect(site.calls).toHaveLength(before)
    expect(form.getByRole('link', { name: '477 000 0000' }).getAttribute('href')).toBe('tel:+524770000000')
    expect(form.getByRole('link', { name: 'hola@puntada.test' }).getAttribute('href')).toBe(
      `mailto:hola@puntada.test?body=${encodeURIComponent('¿Venden por docena?\nLuz\n4451112233\nluz@ejemplo.mx')}`,
    )
    expect(form.getByRole('link', { name: 'Enviarlo por WhatsApp' }).getAttribute('href')).toMatch(
      /^https:\/\/wa\.me\/524770000000\?text=.*docena/,
    )
    expect(valueOf(form.getByLabelText('Comentario'))).toBe('¿Venden por docena?')
  })

  it('R2.37 cerrar el contacto no pierde lo escrito', async () => {
    const site = await open()
    const form = await fill(site)
    await site.user.click(form.getByRole('button', { name: 'Cerrar' }))
    expect(site.screen.queryByRole('dialog', { name: 'Contacto' })).toBeNull()
    await site.user.click(site.footer.getByRole('button', { name: 'Contacto' }))
    const again = within(await site.screen.findByRole('dialog', { name: 'Contacto' }))
    expect(valueOf(again.getByLabelText('Nombre'))).toBe('Luz')
    expect(valueOf(again.getByLabelText('Teléfono'))).toBe('4451112233')
    expect(valueOf(again.getByLabelText('Correo electrónico'))).toBe('luz@ejemplo.mx')
    expect(valueOf(again.getByLabelText('Comentario'))).toBe('¿Venden por docena?')
  })

  it('R2.38 las formas de pago se explican en una ventana que se cierra', async () => {
    const { footer, user, screen } = await open()
    await user.click(footer.getByRole('button', { name: 'Formas de pago' }))
    const dialog = await screen.findByRole('dialog', { name: 'Formas de pago' })
    expect(dialog.textContent).toContain('Transferencia SPEI')
    await user.click(within(dialog).getByRole('button', { name: 'Cerrar' }))
    expect(screen.queryByRole('dialog', { name: 'Formas de pago' })).toBeNull()
  })

  it('R2.39 los envíos se explican en una ventana', async () => {
    const { footer, user, screen } = await open()
    await user.click(footer.getByRole('button', { name: 'Información de envíos' }))
    const dialog = await screen.findByRole('dialog', { name: 'Información de envíos' })
    expect(dialog.textContent).toContain('Paquetería')
    expect(dialog.textContent).toContain('2 a 5 días hábiles')
  })

  it('ir a otra pantalla cierra la ventana abierta', async () => {
    const { footer, user, screen } = await open()
    await user.click(footer.getByRole('button', { name: 'Formas de pago' }))
    await screen.findByRole('dialog', { name: 'Formas de pago' })
    act(() => window.history.pushState(null, '', '/categorias'))
    expect(await screen.findByRole('heading', { level: 1, name: 'Categorías' })).toBeTruthy()
    expect(screen.queryByRole('dialog', { name: 'Formas de pago' })).toBeNull()
  })
})

describe('Avisos', () => {
  const wrong = async () => {
    const site = await open()
    await site.user.click(site.footer.getByRole('button', { name: 'Suscribirme' }))
    return { ...site, text: await site.screen.findByText('Escribe tu correo electrónico.') }
  }

  it('un aviso dice su título y su mensaje dentro de una región viva que ya estaba', async () => {
    const site = await open()
    const regions = site.screen.getAllByRole('alert')
    expect(regions).toHaveLength(1)
    expect(regions[0]?.childElementCount).toBe(0)
    await site.user.click(site.footer.getByRole('button', { name: 'Suscribirme' }))
    expect(regions[0]?.textContent).toContain('AvisoEscribe tu correo electrónico.')
  })

  it('un aviso se puede cerrar', async () => {
    const { screen, user } = await wrong()
    await user.click(screen.getByRole('button', { name: 'Cerrar aviso' }))
    expect(screen.queryByText('Escribe tu correo electrónico.')).toBeNull()
  })

  it('con una ventana abierta el aviso está dentro de ella, donde se puede leer y cerrar', async () => {
    const { screen, user, footer, text } = await wrong()
    await user.click(footer.getByRole('button', { name: 'Formas de pago' }))
    const dialog = await screen.findByRole('dialog', { name: 'Formas de pago' })
    expect(dialog.contains(text)).toBe(true)
    await user.click(within(dialog).getByRole('button', { name: 'Cerrar' }))
    expect(dialog.contains(text)).toBe(false)
    expect(text.isConnected).toBe(true)
  })

  it('decir dos veces lo mismo es un solo aviso', async () => {
    const { screen, user, footer } = await wrong()
    await user.click(footer.getByRole('button', { name: 'Suscribirme' }))
    expect(screen.getAllByText('Escribe tu correo electrónico.')).toHaveLength(1)
  })
})

describe('Marco de la página', () => {
  it('una dirección mal escrita no truena: se toma como está', async () => {
    const { screen } = await openSite('/busqueda/100%')
    expect(await screen.findByRole('heading', { level: 1, name: 'Resultados de «100%»' })).toBeDefined()
  })

  it.each(['/no-existe', '/productos/dama', '/empresa', '/favoritos/9', '/%E0%A4%A', '/Favoritos'])(
    'R2.22 %s no es de nadie y lleva al inicio, en lugar de esa dirección',
    async (path) => {
      const before = window.history.length
      await matchPath('/')?.route.preload()
      const { screen } = await openSite(path)
      expect(await screen.findByRole('heading', { level: 1, name: 'Ropa de mayoreo de Guanajuato' })).toBeDefined()
      expect(window.location.pathname).toBe('/')
      expect(window.history.length).toBe(before)
    },
  )

  it('el primer enlace salta al contenido', async () => {
    const { screen, user } = await open()
    await user.tab()
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Saltar al contenido' }))
    expect(screen.getByRole('link', { name: 'Saltar al contenido' }).getAttribute('href')).toBe('#contenido')
    expect(screen.getByRole('main').getAttribute('id')).toBe('contenido')
  })

  it('R2.16 quiénes somos dice qué es Puntada, cómo verifica, cómo unirse y cómo contactarnos', async () => {
    const { screen, user } = await open()
    const main = within(screen.getByRole('main'))
    expect(main.getByRole('heading', { level: 1, name: 'Quiénes somos' })).toBeTruthy()
    for (const name of ['Cómo verificamos', 'Cómo unirte', 'Contacto']) {
      expect(main.getByRole('region', { name })).toBeTruthy()
    }
    await user.click(main.getByRole('button', { name: 'Déjanos un comentario' }))
    expect(await screen.findByRole('dialog', { name: 'Contacto' })).toBeTruthy()
  })

  it('R2.41 Cómo unirte lleva el foco a esa parte, también si ya se está en la pantalla', async () => {
    const { footer, user } = await open()
    await user.click(footer.getByRole('link', { name: 'Cómo unirte' }))
    expect(document.activeElement?.getAttribute('id')).toBe('unete')
  })
})
