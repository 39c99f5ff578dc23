import { waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { type Area, within } from '../../support/area.ts'
import { leadsTo, openAbout } from '../../support/buyer.ts'
import { ANA } from '../../support/device.ts'
import { openHttpSite } from '../../support/http-site.tsx'
import { openSite, type SiteOptions } from '../../support/site.tsx'

const openMenu = async (options: SiteOptions = {}) => {
  const site = await openAbout(options)
  await site.header.press('Menú')
  const dialog = await site.findByRole('dialog', { name: 'Menú' })
  return { ...site, dialog, menu: within(dialog) }
}

describe('Menú lateral', () => {
  it('R2.30 R2.31 tiene lo mismo que el encabezado, y a quien no ha ingresado le ofrece Ingresa', async () => {
    const site = await openMenu()
    const nav = await site.menu.part('navigation', 'Menú')
    for (const name of ['Productos', 'Empresas', 'Blog', 'Nosotros', 'Favoritos 0', 'Ingresar', 'Crear cuenta'])
      await nav.has('link', name)
    await nav.press('Segmentos')
    await nav.linksTo('Dama', '/productos/dama/0/todas')
    await site.menu.has('link', 'Facebook (se abre en otra ventana)')
    await site.menu.has('button', 'Buscar productos')
    await site.menu.press('Ingresa / Crea tu cuenta')
    await site.has('dialog', 'Ingresa a tu cuenta')
    site.lacks('dialog', 'Menú')
  })

  it('R2.32 saluda por su nombre a quien ingresó y le deja cerrar sesión', async () => {
    const site = await openMenu({ session: ANA })
    await site.menu.hasText('Hola, Ana Ruiz')
    site.menu.lacksText('Ingresa / Crea tu cuenta')
    await site.menu.press('Cerrar sesión')
    await site.has('dialog', 'Seguro que deseas cerrar sesión?')
  })

  it('R2.27 el menú de segmentos se cierra con un enlace a la pantalla en la que ya se está', async () => {
    const site = await openSite('/categorias')
    await site.press('Segmentos')
    await site.follow('Ver todas las categorías')
    await site.loses('link', 'Ver todas las categorías')
  })

  it('R4.04 el menú se muestra y se oculta, y el botón lo dice; cambiar de pantalla también lo oculta', async () => {
    const site = await openMenu()
    const button = site.header.getByRole('button', { name: 'Menú' })
    expect(button).toHaveAttribute('aria-expanded', 'true')
    expect(site.dialog).toHaveAttribute('open')
    await site.menu.press('Cerrar')
    expect(button).toHaveAttribute('aria-expanded', 'false')
    site.lacks('dialog', 'Menú')
    await waitFor(() => expect(button).toHaveFocus())

    await site.user.click(button)
    await (await site.part('dialog', 'Menú')).follow('Blog')
    await site.arrivesAt(/blog/i)
    expect(button).toHaveAttribute('aria-expanded', 'false')
  })
})

describe('Pie de página', () => {
  const outside = (area: Area) =>
    area.links().flatMap(([, address]) => (/^(\/|#)/.test(address ?? '') ? [] : [address]))

  it('R2.40 R9.04 muestra el teléfono y el correo de la configuración, que llaman y escriben', async () => {
    const env = { VITE_CONTACT_PHONE: '462 555 0199', VITE_CONTACT_MAIL: 'ventas@otra.example' }
    const site = await openHttpSite('/quienessomos', { env })
    const { footer } = site
    await footer.linksTo('462 555 0199', 'tel:+524625550199')
    expect(outside(footer)).toEqual(['tel:+524625550199', 'mailto:ventas@otra.example'])
  })

  it('R13.01 sin configurar nada no muestra ningún dato ni red, aquí ni en el resto de la página', async () => {
    const site = await openHttpSite('/quienessomos')
    expect(outside(site)).toEqual([])
    site.lacks('list', 'Redes sociales')
    const { footer } = site
    await footer.press('Contacto')
    const dialog = await site.part('dialog', 'Contacto')
    await dialog.has('button', 'Ir al chat')
    expect(dialog.links().map(([, address]) => address)).toEqual(['/chat/1'])
    await dialog.press('Cerrar')
    for (const [name, said] of [
      ['Formas de pago', 'acuerdas el pago directo con cada fabricante'],
      ['Información de envíos', 'el costo y el plazo se acuerdan con él'],
    ] as const) {
      await footer.press(name)
      const window = await site.part('dialog', name)
      await window.hasText(new RegExp(said))
      window.lacksText(/SPEI|Paquetería|\d+ días/)
      await window.press('Cerrar')
    }
  })

  it('R13.02 el aviso de privacidad se enlaza en el pie y al crear la cuenta, donde está puesto', async () => {
    const notice = 'Aviso de privacidad y términos (se abre en otra ventana)'
    const site = await openSite('/registro')
    const links = site.getAllByRole('link', { name: notice })
    expect(links.map((link) => [link.getAttribute('href'), link.closest('footer, main')?.tagName])).toEqual([
      ['https://puntada.test/aviso', 'MAIN'],
      ['https://puntada.test/aviso', 'FOOTER'],
    ])
  })

  it('R2.41 R2.42 R2.43 R2.46 lleva a quiénes somos, unirte, el video, las garantías y las empresas', async () => {
    const site = await openAbout()
    const hrefs = site.footer.links()
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
    expect(group.links().map(([, address]) => address)).toEqual([
      'https://marca.guanajuato.test',
      '/canaive',
      '/chat/1',
    ])
  })

  it('R2.43 quien quiere atención sin haber ingresado, ingresa y llega al chat; con sesión, lo abre', async () => {
    const site = await openAbout()
    await site.footer.follow('Chat de atención a clientes')
    await site.has('dialog', 'Ingresa a tu cuenta')
    await leadsTo('/quienessomos')
    expect(site.tab.get('puntada_pendiente')).toMatchObject({ intent: { kind: 'go', path: '/chat/1' } })

    const known = await openAbout({ session: ANA })
    await known.footer.follow('Chat de atención a clientes')
    await leadsTo('/chat/1')
  })
})
