import { act, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { matchRoute } from '../../../src/ui/app/routes.ts'
import { within } from '../../support/area.ts'
import { enter, leadsTo, loginDialog, openAbout } from '../../support/buyer.ts'
import { ANA, DEMO } from '../../support/device.ts'
import { openSite } from '../../support/site.tsx'

describe('Ventanas', () => {
  it('R2.37 R12.253 el contacto no envía nada: su botón abre WhatsApp con lo escrito, que se queda', async () => {
    const site = await openAbout()
    await site.footer.press('Contacto')
    const form = await site.part('dialog', 'Contacto')
    await form.write('Nombre', 'Luz')
    await form.write('Teléfono', '4451112233')
    await form.write('Correo electrónico', 'luz@ejemplo.mx')
    await form.write('Comentario', '¿Venden por docena?')
    const before = site.calls.length
    form.getByText('Este formulario no envía mensajes.')
    const opened = vi.spyOn(window, 'open').mockReturnValue(null)
    await form.press('Enviar comentario por WhatsApp (se abre en otra ventana)')
    expect(site.calls).toHaveLength(before)
    const written = encodeURIComponent('¿Venden por docena?\nLuz\n4451112233\nluz@ejemplo.mx')
    expect(opened.mock.calls.map(([address]) => address)).toEqual([`https://wa.me/524770000000?text=${written}`])
    await form.linksTo('477 000 0000', 'tel:+524770000000')
    await form.linksTo('hola@puntada.test', `mailto:hola@puntada.test?body=${written}`)
    await form.press('Cerrar')
    await site.footer.press('Contacto')
    const again = await site.part('dialog', 'Contacto')
    expect(again.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value)).toEqual([
      'Luz',
      '4451112233',
      'luz@ejemplo.mx',
      '¿Venden por docena?',
    ])
  })

  it.each([
    ['press', 'Ir al chat'],
    ['follow', 'Chat de atención a clientes'],
  ] as const)(
    'R2.37 R12.253 lo escrito en el contacto llega al chat como borrador, tras lo que ya había: %s %s',
    async (take, way) => {
      const site = await openAbout({ session: ANA, site: { phone: '', mail: '' } })
      await site.footer.press('Contacto')
      const form = await site.part('dialog', 'Contacto')
      await form.write('Nombre', 'Luz')
      await form.write('Comentario', '¿Venden por docena?')
      await form[take](way)
      await leadsTo('/chat/1')
      const message = () => site.findByRole('textbox', { name: 'Escribe un mensaje' })
      expect(await message()).toHaveValue('¿Venden por docena?\nLuz')
      await site.footer.press('Contacto')
      await (await site.part('dialog', 'Contacto'))[take](way)
      await waitFor(() => site.lacks('dialog'))
      expect(await message()).toHaveValue('¿Venden por docena?\nLuz')
    },
  )

  it('R2.37 R12.253 lo escrito en el contacto sigue en el chat tras el ingreso, que dice para qué es', async () => {
    const site = await openAbout({ site: { phone: '', mail: '' } })
    await site.footer.press('Contacto')
    const form = await site.part('dialog', 'Contacto')
    await form.write('Comentario', 'Quiero vender')
    await form.follow('Chat de atención a clientes')
    const login = await loginDialog(site)
    await login.hasText('Ingresa para escribirnos.')
    await enter(site, login)
    await site.hasText('Tus datos se verificaron.')
    const again = await site.reload('/quienessomos', { session: DEMO })
    await leadsTo('/chat/1')
    expect(await again.findByRole('textbox', { name: 'Escribe un mensaje' })).toHaveValue('Quiero vender')
  })

  it.each([
    [
      'R2.38',
      'Formas de pago',
      'Transferencia SPEI',
      'Confirma piezas, tallas, colores y total con el fabricante, por escrito.',
    ],
    [
      'R2.39',
      'Información de envíos',
      'Para cajas y bultos medianos.',
      'Pide el número de guía y una foto del bulto cerrado.',
    ],
  ])('%s %s se explica en una ventana que se cierra', async (_id, name, ...said) => {
    const site = await openAbout()
    await site.footer.press(name)
    const dialog = await site.part('dialog', name)
    await dialog.hasText(...said)
    await dialog.press('Cerrar')
    site.lacks('dialog')
  })

  it.each([
    ['pedido', /^Pedido/, 'Tu pedido', 'heading', 'Tu pedido'],
    ['contacto', 'Contacto', 'Contacto', 'textbox', 'Nombre'],
  ] as const)(
    'R10.23 la ventana de %s se abre con el foco en su título o en su primer campo',
    async (_, opener, name, role, first) => {
      const site = await openAbout({ session: ANA })
      await site.pressFirst(opener)
      const dialog = await site.part('dialog', name)
      dialog.hasFocus(role, first)
    },
  )

  it('R12.47 ir a otra pantalla cierra la ventana', async () => {
    const site = await openAbout()
    await site.press('Formas de pago')
    await site.has('dialog', 'Formas de pago')
    act(() => window.history.pushState(null, '', '/categorias'))
    await site.arrivesAt('Categorías')
    await site.loses('dialog')
  })
})

describe('Avisos', () => {
  const TEXT = 'Escribe tu correo electrónico.'

  it('R11.59 se anuncian con título y mensaje, lo mismo una vez, también en un diálogo, y se cierran', async () => {
    const site = await openAbout()
    const regions = site.getAllByRole('alert')
    expect(regions).toHaveLength(1)
    expect(regions[0]?.childElementCount).toBe(0)
    await site.footer.press('Suscribirme')
    expect(regions[0]?.textContent).toContain(`Aviso${TEXT}`)
    const said = site.getByText(TEXT)
    for (let times = 1; times < 10; times++) await site.footer.press('Suscribirme')
    // The very same element: a screen reader announces what is added, and nothing was.
    expect(site.getAllByText(TEXT)).toEqual([said])
    await site.footer.press('Formas de pago')
    const dialog = await site.findByRole('dialog', { name: 'Formas de pago' })
    expect(dialog.contains(said)).toBe(true)
    await within(dialog).press('Cerrar')
    expect(dialog.contains(said)).toBe(false)
    expect(site.getByText(TEXT)).toBe(said)
    await site.press('Cerrar aviso')
    site.lacksText(TEXT)
  })
})

describe('Marco de la página', () => {
  it.each(['/productos/dama', '/FAVORITOS/9', '/%E0%A4%A', '/constructor/__proto__'])(
    'R2.22 R12.23 la dirección %s no existe, lleva al inicio y lo dice',
    async (path) => {
      const before = window.history.length
      await matchRoute('/')?.route.preload()
      const site = await openSite(path)
      await site.arrivesAt('Ropa de mayoreo de Guanajuato')
      await leadsTo('/')
      expect(window.history.length).toBe(before)
      await site.hasText('Esa dirección no existe. Te trajimos al inicio.')
    },
  )

  it.each([
    ['/CATALOGOEMPRESA?municipio=Le%C3%B3n', 'Empresas', '/catalogoempresa?municipio=Le%C3%B3n'],
    ['/Busqueda/Polo%20AZUL', 'Resultados de «Polo AZUL»', '/busqueda/Polo%20AZUL'],
    ['/PRODUCTOS/todos/0/todas', 'Todos los productos', '/productos/todos/0/todas'],
  ])('R11.43 la dirección %s lleva a «%s», y queda escrita %s', async (path, title, written) => {
    const before = window.history.length
    const site = await openSite(path)
    await site.arrivesAt(title)
    expect(window.location.pathname + window.location.search).toBe(written)
    expect(window.history.length).toBe(before)
    site.called('visits.page', { page: written.split('?')[0], user: '' })
  })

  it('R2.16 R10.23 R12.48 quiénes somos dice qué es Puntada, cómo verifica y cómo unirse; su primer enlace salta al contenido', async () => {
    const site = await openAbout()
    await site.user.tab()
    site.hasFocus('link', 'Saltar al contenido')
    expect(document.querySelector(site.href('Saltar al contenido')!)).toBe(site.getByRole('main'))
    await site.arrivesAt('Quiénes somos')
    await site.main.has('region', 'Cómo verificamos', 'Cómo unirte', 'Contacto')
    await site.footer.follow('Cómo unirte')
    expect(document.activeElement?.getAttribute('id')).toBe('unete')
    await site.press('Déjanos un comentario')
    await site.has('dialog', 'Contacto')
  })
})
