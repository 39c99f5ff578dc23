import { act, fireEvent, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import {
  arrivesAt,
  follow,
  lacks,
  lacksText,
  leadsTo,
  part,
  press,
  has,
  hasText,
  texts,
  linksTo,
} from '../../support/buyer.ts'
import { PATHS } from '../../../src/ui/lib/paths.ts'
import { openHttpSite } from '../../support/http-site.tsx'
import { ANA } from '../../support/device.ts'
import { openSite, type SiteOptions } from '../../support/site.tsx'
import { open } from './open.ts'

const openMenu = async (options: SiteOptions = {}) => {
  const site = await open(options)
  await press(site, 'Menú', site.header)
  const dialog = await site.screen.findByRole('dialog', { name: 'Menú' })
  return { ...site, dialog, menu: within(dialog) }
}

describe('Menú lateral', () => {
  it('R2.30 R2.31 tiene lo mismo que el encabezado, y a quien no ha ingresado le ofrece Ingresa', async () => {
    const site = await openMenu()
    const nav = within(site.menu.getByRole('navigation', { name: 'Menú' }))
    expect(texts(nav.getAllByRole('link'))).toEqual([
      'Productos',
      'Empresas',
      'Blog',
      'Nosotros',
      'Favoritos 0',
      'Ingresar',
      'Crear cuenta',
    ])
    await press(site, 'Segmentos', nav)
    await linksTo(nav, 'Dama', '/productos/dama/0/todas')
    await has(site.menu, 'link', 'Facebook (se abre en otra ventana)')
    await has(site.menu, 'button', 'Buscar productos')
    await press(site, 'Ingresa / Crea tu cuenta', site.menu)
    await has(site, 'dialog', 'Ingresa a tu cuenta')
    lacks(site, 'dialog', 'Menú')
  })

  it('R2.32 saluda por su nombre a quien ingresó y le deja cerrar sesión', async () => {
    const site = await openMenu({ session: ANA })
    await hasText(site.menu, 'Hola, Ana Ruiz')
    lacksText(site.menu, 'Ingresa / Crea tu cuenta')
    await press(site, 'Cerrar sesión', site.menu)
    await has(site, 'dialog', 'Seguro que deseas cerrar sesión?')
  })

  it('R4.04 también se oculta al cambiar de pantalla sin un enlace, como con Atrás', async () => {
    const site = await openSite('/articulos')
    await press(site, 'Menú')
    await part(site, 'dialog', 'Menú')
    act(() => window.history.pushState(null, '', '/categorias'))
    await waitFor(() => expect(site.screen.queryByRole('dialog', { name: 'Menú' })).toBeNull())
  })

  it('R2.27 el menú de segmentos se cierra con un enlace a la pantalla en la que ya se está', async () => {
    const site = await openSite('/categorias')
    await press(site, 'Segmentos')
    await follow(site, 'Ver todas las categorías')
    await waitFor(() => expect(site.screen.queryByRole('link', { name: 'Ver todas las categorías' })).toBeNull())
  })

  it('R4.04 el menú se muestra y se oculta, y el botón lo dice; cambiar de pantalla también lo oculta', async () => {
    const site = await openMenu()
    const button = site.header.getByRole('button', { name: 'Menú' })
    expect(button).toHaveAttribute('aria-expanded', 'true')
    expect(site.dialog).toHaveAttribute('open')
    await press(site, 'Cerrar', site.menu)
    expect(button).toHaveAttribute('aria-expanded', 'false')
    lacks(site, 'dialog', 'Menú')

    // Safari does not focus the button that is clicked, and the focus comes to it all the same.
    button.blur()
    fireEvent.click(button)
    await site.user.click((await part(site, 'dialog', 'Menú')).getByRole('button', { name: 'Cerrar' }))
    await waitFor(() => expect(button).toHaveFocus())

    await site.user.click(button)
    await follow(site, 'Blog', await part(site, 'dialog', 'Menú'))
    await arrivesAt(site, /blog/i)
    expect(button).toHaveAttribute('aria-expanded', 'false')
  })
})

describe('Pie de página', () => {
  const outside = (links: readonly HTMLElement[]) =>
    links.map((link) => link.getAttribute('href') ?? '').filter((href) => !/^(\/|#)/.test(href))

  it('R2.40 R9.04 muestra el teléfono y el correo de la configuración, que llaman y escriben', async () => {
    const env = { VITE_CONTACT_PHONE: '462 555 0199', VITE_CONTACT_MAIL: 'ventas@otra.example' }
    const site = await openHttpSite('/quienessomos', { env })
    const footer = within(site.screen.getByRole('contentinfo'))
    await linksTo(footer, '462 555 0199', 'tel:+524625550199')
    expect(outside(footer.getAllByRole('link'))).toEqual(['tel:+524625550199', 'mailto:ventas@otra.example'])
  })

  it('R13.01 sin configurar nada no muestra ningún dato ni red, aquí ni en el resto de la página', async () => {
    const site = await openHttpSite('/quienessomos')
    expect(outside(site.screen.getAllByRole('link'))).toEqual([])
    lacks(site, 'list', 'Redes sociales')
    const footer = within(site.screen.getByRole('contentinfo'))
    await press(site, 'Contacto', footer)
    const dialog = await part(site, 'dialog', 'Contacto')
    await has(dialog, 'button', 'Ir al chat')
    expect(dialog.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/chat/1'])
    await press(site, 'Cerrar', dialog)
    for (const [name, said] of [
      ['Formas de pago', 'acuerdas el pago directo con cada fabricante'],
      ['Información de envíos', 'el costo y el plazo se acuerdan con él'],
    ] as const) {
      await press(site, name, footer)
      const window = await site.screen.findByRole('dialog', { name })
      expect(window.textContent).toContain(said)
      expect(window.textContent).not.toMatch(/SPEI|Paquetería|\d+ días/)
      await press(site, 'Cerrar', within(window))
    }
  })

  it('R13.02 el aviso de privacidad se enlaza en el pie y al crear la cuenta, donde está puesto', async () => {
    const notice = 'Aviso de privacidad y términos (se abre en otra ventana)'
    const site = await openSite('/registro')
    const links = site.screen.getAllByRole('link', { name: notice })
    expect(links.map((link) => [link.getAttribute('href'), link.closest('footer, main')?.tagName])).toEqual([
      ['https://puntada.test/aviso', 'MAIN'],
      ['https://puntada.test/aviso', 'FOOTER'],
    ])
  })

  const SCREENS = Object.values(PATHS).map((path) =>
    path.replace(':segmento/:id/:categoria', 'dama/0/todas').replace(/:\w+/, '2'),
  )

  it.each(SCREENS)('R2.40 R2.42 R2.44 R2.45 está en %s, con sesión y sin ella', async (path) => {
    for (const session of [ANA, null]) {
      const site = await open({ session }, path)
      await linksTo(site.footer, '477 000 0000', 'tel:+524770000000')
      await has(site.footer, 'button', 'Información de envíos')
      await has(site.footer, 'button', 'Suscribirme')
      await has(site.footer, 'list', 'Redes sociales')
      site.rendered.unmount()
    }
  })

  it('R2.41 R2.42 R2.43 R2.46 lleva a quiénes somos, cómo unirte, el video, las garantías y las empresas', async () => {
    const site = await open()
    const hrefs = site.footer.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
    expect(hrefs).toEqual(
      expect.arrayContaining([
        ['Quiénes somos', '/quienessomos'],
        ['Cómo unirte', '/quienessomos#unete'],
        ['Video: cómo comprar (se abre en otra ventana)', 'https://www.youtube.com/watch?v=puntada'],
        ['Todas las empresas', '/catalogoempresa'],
        ['Empresas verificadas', '/canaive'],
      ]),
    )
    const group = within(site.footer.getByRole('heading', { name: 'Garantía de compra' }).closest('section')!)
    expect(group.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      'https://marca.guanajuato.test',
      '/canaive',
      '/chat/1',
    ])
  })

  it('R2.43 quien quiere atención sin haber ingresado, ingresa y llega al chat; con sesión, lo abre', async () => {
    const site = await open()
    await follow(site, 'Chat de atención a clientes', site.footer)
    await has(site, 'dialog', 'Ingresa a tu cuenta')
    await leadsTo('/quienessomos')
    expect(site.tab.get('puntada_pendiente')).toMatchObject({ intent: { kind: 'go', path: '/chat/1' } })
    site.rendered.unmount()

    const known = await open({ session: ANA })
    await follow(known, 'Chat de atención a clientes', known.footer)
    await leadsTo('/chat/1')
  })
})
