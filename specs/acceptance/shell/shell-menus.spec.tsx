import { within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { showsText, shows, arrivesAt, href } from '../../support/buyer.ts'
import { openHttpSite } from '../../support/http-site.tsx'
import { ANA } from '../../support/device.ts'
import { openSite, type SiteOptions } from '../../support/site.tsx'
import { open } from './open.ts'

const openMenu = async (options: SiteOptions = {}) => {
  const site = await open(options)
  await site.user.click(site.header.getByRole('button', { name: 'Menú' }))
  const dialog = await site.screen.findByRole('dialog', { name: 'Menú' })
  return { ...site, dialog, menu: within(dialog) }
}

describe('Menú lateral', () => {
  it('R2.30 tiene lo mismo que el encabezado: buscar, menú, favoritos con su cuenta, ingreso y segmentos', async () => {
    const { menu, user } = await openMenu()
    const nav = within(menu.getByRole('navigation', { name: 'Menú' }))
    expect(nav.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Productos',
      'Empresas',
      'Blog',
      'Nosotros',
      'Favoritos 0',
      'Ingresar',
      'Crear cuenta',
    ])
    await user.click(nav.getByRole('button', { name: 'Segmentos' }))
    expect((await nav.findByRole('link', { name: 'Dama' })).getAttribute('href')).toBe('/productos/dama/0/todas')
    await shows(menu, 'link', 'Facebook (se abre en otra ventana)')
    await shows(menu, 'button', 'Buscar productos')
  })

  it('R2.31 a quien no ha ingresado le ofrece Ingresa / Crea tu cuenta', async () => {
    const { menu, user, screen } = await openMenu()
    await user.click(menu.getByRole('button', { name: 'Ingresa / Crea tu cuenta' }))
    await shows(screen, 'dialog', 'Ingresa a tu cuenta')
    expect(screen.queryByRole('dialog', { name: 'Menú' })).toBeNull()
  })

  it('R2.32 saluda por su nombre a quien ingresó y le deja cerrar sesión', async () => {
    const { menu, user, screen } = await openMenu({ session: ANA })
    await showsText(menu, 'Hola, Ana Ruiz')
    expect(menu.queryByText('Ingresa / Crea tu cuenta')).toBeNull()
    await user.click(menu.getByRole('button', { name: 'Cerrar sesión' }))
    await shows(screen, 'dialog', 'Seguro que deseas cerrar sesión?')
  })

  it('R4.04 el menú se muestra y se oculta, y el botón lo dice; cambiar de pantalla también lo oculta', async () => {
    const { header, dialog, menu, user, screen } = await openMenu()
    const button = header.getByRole('button', { name: 'Menú' })
    expect(button.getAttribute('aria-expanded')).toBe('true')
    expect(dialog.hasAttribute('open')).toBe(true)
    await user.click(menu.getByRole('button', { name: 'Cerrar' }))
    expect(button.getAttribute('aria-expanded')).toBe('false')
    expect(screen.queryByRole('dialog', { name: 'Menú' })).toBeNull()

    await user.click(button)
    await user.click(within(await screen.findByRole('dialog', { name: 'Menú' })).getByRole('link', { name: 'Blog' }))
    await arrivesAt({ screen }, /blog/i)
    expect(button.getAttribute('aria-expanded')).toBe('false')
  })
})

describe('Pie de página', () => {
  const outside = (links: readonly HTMLElement[]) =>
    links.map((link) => link.getAttribute('href') ?? '').filter((href) => !/^(\/|#)/.test(href))

  it('R2.40 R9.04 muestra el teléfono y el correo de la configuración, que llaman y escriben', async () => {
    const env = { VITE_CONTACT_PHONE: '462 555 0199', VITE_CONTACT_MAIL: 'ventas@otra.example' }
    const { screen } = await openHttpSite('/quienessomos', { env })
    const footer = within(screen.getByRole('contentinfo'))
    expect(href(footer, '462 555 0199')).toBe('tel:+524625550199')
    expect(outside(footer.getAllByRole('link'))).toEqual(['tel:+524625550199', 'mailto:ventas@otra.example'])
  })

  it('R13.01 sin configurar nada no muestra ningún dato ni red, aquí ni en el resto de la página', async () => {
    const { screen, user } = await openHttpSite('/quienessomos')
    expect(outside(screen.getAllByRole('link'))).toEqual([])
    expect(screen.queryByRole('list', { name: 'Redes sociales' })).toBeNull()
    const footer = within(screen.getByRole('contentinfo'))
    await user.click(footer.getByRole('button', { name: 'Contacto' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Contacto' }))
    await user.click(dialog.getByRole('button', { name: 'Enviar comentario' }))
    expect(dialog.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/chat/1'])
    await user.click(dialog.getByRole('button', { name: 'Cerrar' }))
    for (const [name, said] of [
      ['Formas de pago', 'acuerdas el pago directo con cada fabricante'],
      ['Información de envíos', 'el costo y el plazo se acuerdan con él'],
    ] as const) {
      await user.click(footer.getByRole('button', { name }))
      const window = await screen.findByRole('dialog', { name })
      expect(window.textContent).toContain(said)
      expect(window.textContent).not.toMatch(/SPEI|Paquetería|\d+ días/)
      await user.click(within(window).getByRole('button', { name: 'Cerrar' }))
    }
  })

  it('R13.02 el aviso de privacidad se enlaza en el pie y al crear la cuenta, donde está puesto', async () => {
    const notice = 'Aviso de privacidad y términos (se abre en otra ventana)'
    const { screen } = await openSite('/registro')
    const links = screen.getAllByRole('link', { name: notice })
    expect(links.map((link) => [link.getAttribute('href'), link.closest('footer, main')?.tagName])).toEqual([
      ['https://puntada.test/aviso', 'MAIN'],
      ['https://puntada.test/aviso', 'FOOTER'],
    ])
  })

  it('R2.41 R2.42 R2.43 R2.46 lleva a quiénes somos, cómo unirte, el video, las garantías y las empresas', async () => {
    const { footer } = await open()
    const hrefs = footer.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
    expect(hrefs).toEqual(
      expect.arrayContaining([
        ['Quiénes somos', '/quienessomos'],
        ['Cómo unirte', '/quienessomos#unete'],
        ['Video: cómo comprar (se abre en otra ventana)', 'https://www.youtube.com/watch?v=puntada'],
        ['Todas las empresas', '/catalogoempresa'],
        ['Empresas verificadas', '/canaive'],
      ]),
    )
    const group = within(footer.getByRole('heading', { name: 'Garantía de compra' }).closest('section')!)
    expect(group.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      'https://marca.guanajuato.test',
      '/canaive',
      '/chat/1',
    ])
  })

  it(
    'R2.43 quien no ha ingresado y quiere atención, ingresa primero y llega después al chat; con sesión, lo ' + 'abre',
    async () => {
      const { footer, user, screen, storage, rendered } = await open()
      await user.click(footer.getByRole('link', { name: 'Chat de atención a clientes' }))
      await shows(screen, 'dialog', 'Ingresa a tu cuenta')
      expect(window.location.pathname).toBe('/quienessomos')
      expect(storage.get('puntada_pendiente')).toMatchObject({ intent: { kind: 'go', path: '/chat/1' } })
      rendered.unmount()

      const known = await open({ session: ANA })
      await known.user.click(known.footer.getByRole('link', { name: 'Chat de atención a clientes' }))
      expect(window.location.pathname).toBe('/chat/1')
    },
  )
})
