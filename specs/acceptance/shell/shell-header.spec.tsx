import { describe, expect, it, vi } from 'vitest'
import { fail, ok, type Result } from '../../../src/domain/result.ts'
import { texts, within } from '../../support/area.ts'
import { openAbout } from '../../support/buyer.ts'
import { ANA } from '../../support/device.ts'
import { openSite } from '../../support/site.tsx'

const SOCIAL = [
  ['Facebook (se abre en otra ventana)', 'https://www.facebook.com/puntada.test'],
  ['Instagram (se abre en otra ventana)', 'https://www.instagram.com/puntada.test'],
  ['TikTok (se abre en otra ventana)', 'https://www.tiktok.com/@puntada.test'],
]
const linksOf = (list: HTMLElement) => within(list).getAllByRole<HTMLAnchorElement>('link')
const named = (list: HTMLElement) => linksOf(list).map((link) => [link.textContent, link.getAttribute('href')])

describe('Encabezado', () => {
  it('R2.18 R2.24 R2.25 R2.29 tiene la búsqueda, Ingresar y Crear cuenta; con sesión, Mi cuenta', async () => {
    const site = await openAbout()
    await site.header.has('combobox', 'Buscar productos')
    await site.header.has('button', 'Buscar')
    await site.header.linksTo('Crear cuenta', '/registro')
    site.header.lacks('button', 'Mi cuenta')
    await site.header.press('Ingresar')
    await site.has('dialog', 'Ingresa a tu cuenta')

    const known = await openAbout({ session: ANA })
    await known.header.has('button', 'Mi cuenta')
    for (const role of ['link', 'button'] as const) known.header.lacks(role, /^(?:Ingresa|Crear cuenta)/)
  })

  it('R1.01 R2.23 R2.28 R2.45 invita a ingresar, lleva a las pantallas y, en otra pestaña, a las redes', async () => {
    const site = await openAbout()
    await site.header.linksTo('Ingresa para contactar a los mejores fabricantes de la región', '/login')
    const menu = site.header.getByRole('navigation', { name: 'Principal' })
    const links = new Map(linksOf(menu).map((each) => [each.textContent, each]))
    for (const [name, path] of [
      ['Productos', '/productos/todos/0/todas'],
      ['Empresas', '/catalogoempresa'],
      ['Blog', '/articulos'],
      ['Nosotros', '/quienessomos'],
    ] as const)
      expect(links.get(name)?.getAttribute('href'), name).toBe(path)
    expect(links.get('Nosotros')?.getAttribute('aria-current')).toBe('page')
    const lists = [site.header, site.footer].map((part) => part.getByRole('list', { name: 'Redes sociales' }))
    expect(lists.map(named)).toEqual([SOCIAL, SOCIAL])
    for (const { target, rel } of lists.flatMap(linksOf))
      expect([target, rel]).toEqual(['_blank', 'noopener noreferrer'])
  })

  it('R1.01 R12.295 la línea que invita está para quien no ha ingresado; con sesión, solo en el inicio', async () => {
    const line = /^Mayoreo directo con quien hace la ropa$/
    const home = await openSite('/', { session: ANA })
    await home.header.hasText(line)
    const site = await openAbout({ session: ANA })
    expect(await site.header.findByText(line)).not.toBeVisible()
  })

  it.each([
    ['termina en cuántos son', ANA, ok(7), 'Favoritos 7', [[{ user: 'ana@ejemplo.mx' }]]],
    ['termina en 0 sin sesión, y no se pregunta', null, ok(7), 'Favoritos 0', []],
    ['no dice cuántos si no se sabe', ANA, fail({ kind: 'timeout' }), 'Favoritos', [[{ user: 'ana@ejemplo.mx' }]]],
  ])(
    'R2.26 R7.04 el enlace de favoritos %s, también en el menú',
    async (_case, session, answer: Result<number>, name, asked) => {
      const services = { favourites: { count: () => Promise.resolve(answer) } }
      const site = await openAbout({ session, services })
      await site.header.linksTo(name, '/favoritos')
      expect(site.calledWith('favourites.count')).toEqual(asked)
      await site.header.press('Menú')
      await (await site.part('navigation', 'Menú')).has('link', name)
    },
  )

  it('R2.27 los segmentos van en el orden del servidor; Escape, el tabulador y un toque los cierran', async () => {
    const site = await openAbout()
    const button = site.header.getByRole('button', { name: 'Segmentos' })
    expect(button).toHaveAttribute('aria-expanded', 'false')
    await site.user.click(button)
    expect(button).toHaveAttribute('aria-expanded', 'true')
    const list = await site.header.findByRole('list', { name: 'Segmentos' })
    expect(texts(linksOf(list)).join(', ')).toBe(
      'Dama, Caballero, Niña, Niño, Bebé, Juvenil, Tallas extra, Deportiva, Interior, Uniformes, Calzado, Accesorios',
    )
    expect(linksOf(list)[0]).toHaveAttribute('href', '/productos/dama/0/todas')
    await site.user.tab()
    expect(linksOf(list)[0]).toHaveFocus()
    await site.user.keyboard('{Escape}')
    site.header.lacks('list', 'Segmentos')
    expect(button).toHaveFocus()
    await site.user.keyboard('{Enter}{Shift>}{Tab}{/Shift}')
    expect(button).toHaveAttribute('aria-expanded', 'false')
    await site.user.click(button)
    await site.header.has('list', 'Segmentos')
    await site.user.click(site.getByRole('heading', { level: 1 }))
    expect(button).toHaveAttribute('aria-expanded', 'false')
  })

  it('R2.21 un enlace, también a la pantalla abierta, lleva arriba, y Atrás no la repite', async () => {
    const site = await openSite('/articulos')
    const scrolled = vi.spyOn(window, 'scrollTo')
    for (const [link, title, steps] of [
      ['Blog', 'Blog', 0],
      ['Empresas', 'Empresas', 1],
      ['Nosotros', 'Quiénes somos', 1],
    ] as const) {
      scrolled.mockClear()
      const before = window.history.length
      await site.header.follow(link)
      await site.arrivesAt(title)
      expect(scrolled.mock.calls).toEqual([[0, 0]])
      expect(window.history.length).toBe(before + steps)
    }
  })

  it('R2.34 R6.01 Mi cuenta abre los datos; salir en otra pestaña la cierra, y no se vuelve a abrir sola', async () => {
    const site = await openSite('/articulos', { session: ANA })
    await site.press('Mi cuenta')
    await site.has('dialog', 'Mi cuenta')
    site.changeSessionElsewhere(null)
    await site.loses('dialog', 'Mi cuenta')
    site.changeSessionElsewhere({ name: 'Otra Persona', mail: 'otra@ejemplo.mx', phone: '' })
    await site.has('button', 'Mi cuenta')
    site.lacks('dialog', 'Mi cuenta')
  })
})

describe('Segmentos y categorías', () => {
  const WARNING = 'Error al conectar al sitio'
  const answering = <T,>(answer: Result<T>) => ({
    services: { catalogue: { segments: () => Promise.resolve(answer as Result<never[]>) } },
  })

  it('R3.08 R4.07 si no hay segmentos se dice, y las categorías se ven igual', async () => {
    const site = await openAbout(answering(ok([])))
    await site.header.press('Segmentos')
    await site.header.has('heading', 'Aún no hay segmentos')
    await site.header.linksTo('Ver productos', '/productos/todos/0/todas')

    const other = await openSite('/categorias', answering(ok([])))
    await other.main.hasText('Aún no hay segmentos')
    await other.main.has('heading', 'Dama')
  })

  it('R7.04 R8.01 si los segmentos no llegan avisa una sola vez, y Reintentar los pide de nuevo', async () => {
    const site = await openAbout(answering(fail({ kind: 'server', status: 500 })))
    expect((await site.findByText(WARNING)).closest('[role=alert]')?.textContent).toContain('Aviso')
    site.calledTimes('catalogue.segments', 1)
    await site.header.press('Segmentos')
    const before = site.calledWith('catalogue.segments').length
    await site.header.press('Reintentar')
    expect(site.calledWith('catalogue.segments')).toHaveLength(before + 1)
    expect(await site.findAllByText(WARNING)).toHaveLength(1)
  })

  it.each([
    ['avisa una vez si son los de la visita anterior', true, true, 1],
    ['no avisa nada si son los del servidor, diga lo que diga el navegador de su conexión', false, false, 0],
  ])('R8.01 al llegar los segmentos, %s', async (_case, stale, online, warnings) => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online)
    const site = await openAbout({ services: { catalogue: { segmentsAreStale: () => stale } } })
    await site.header.press('Segmentos')
    await site.header.has('link', 'Dama')
    expect(site.queryAllByText(WARNING)).toHaveLength(warnings)
  })

  it('R2.12 R11.395 las categorías salen bajo su segmento y llevan a sus productos', async () => {
    const site = await openSite('/categorias')
    const group = await site.part('region', 'Caballero')
    site.main.lacksText('Aún no hay segmentos')
    await group.linksTo('Caballero', '/productos/caballero/0/todas')
    const links = linksOf(group.getByRole('list'))
    expect(links.length).toBeGreaterThan(2)
    for (const link of links)
      expect(link.getAttribute('href')).toMatch(/^\/productos\/caballero\/[^0/][^/]*\/[a-z0-9-]+$/)
  })
})
