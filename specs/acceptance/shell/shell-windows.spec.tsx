import { act, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import {
  main,
  press,
  hasText,
  has,
  arrivesAt,
  part,
  follow,
  lacks,
  lacksText,
  leadsTo,
  linksTo,
} from '../../support/buyer.ts'
import { matchRoute } from '../../../src/ui/app/routes.ts'
import { ANA } from '../../support/device.ts'
import { openSite } from '../../support/site.tsx'
import { open } from './open.ts'

const valueOf = (field: HTMLElement): string => (field as HTMLInputElement).value

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

  it('R2.37 R12.253 el formulario de contacto dice que no envía nada, y su botón abre WhatsApp con lo escrito', async () => {
    const site = await open()
    const form = await fill(site)
    const before = site.calls.length
    form.getByText('Este formulario no envía mensajes.')
    const opened = vi.spyOn(window, 'open').mockReturnValue(null)
    await press(site, 'Enviar comentario por WhatsApp (se abre en otra ventana)', form)
    expect(site.calls).toHaveLength(before)
    const written = encodeURIComponent('¿Venden por docena?\nLuz\n4451112233\nluz@ejemplo.mx')
    expect(opened.mock.calls.map(([address]) => address)).toEqual([`https://wa.me/524770000000?text=${written}`])
    opened.mockRestore()
    await linksTo(form, '477 000 0000', 'tel:+524770000000')
    await linksTo(form, 'hola@puntada.test', `mailto:hola@puntada.test?body=${written}`)
    expect(valueOf(form.getByLabelText('Comentario'))).toBe('¿Venden por docena?')
  })

  it('R2.37 cerrar el contacto no pierde lo escrito', async () => {
    const site = await open()
    const form = await fill(site)
    await press(site, 'Cerrar', form)
    await press(site, 'Contacto', site.footer)
    const again = await part(site, 'dialog', 'Contacto')
    expect(again.getAllByRole('textbox').map(valueOf)).toEqual([
      'Luz',
      '4451112233',
      'luz@ejemplo.mx',
      '¿Venden por docena?',
    ])
  })

  it.each([
    [
      'R2.38',
      'Formas de pago',
      'Aquí no se cobra: envías tu pedido y acuerdas el pago directo con cada fabricante. Pregúntale qué formas acepta.',
      'Transferencia SPEI',
      'Confirma piezas, tallas, colores y total con el fabricante, por escrito.',
    ],
    [
      'R2.39',
      'Información de envíos',
      'Cada fabricante envía desde su propio taller, así que el costo y el plazo se acuerdan con él.',
      'Para cajas y bultos medianos.',
      'Pide el número de guía y una foto del bulto cerrado.',
    ],
  ])('%s %s se explica en una ventana que se cierra', async (_id, name, ...said) => {
    const site = await open()
    await press(site, name, site.footer)
    const dialog = await site.screen.findByRole('dialog', { name })
    for (const text of said) expect(within(dialog).getByText(text)).toBeInTheDocument()
    await press(site, 'Cerrar', within(dialog))
    expect(site.screen.queryByRole('dialog', { name })).toBeNull()
  })

  it.each([
    ['pedido', /^Pedido/, 'Tu pedido', 'heading', 'Tu pedido'],
    ['cuenta', 'Mi cuenta', 'Mi cuenta', 'heading', 'Mi cuenta'],
    ['contacto', 'Contacto', 'Contacto', 'textbox', 'Nombre'],
  ] as const)(
    'R10.23 la ventana de %s se abre con el foco en su título o en su primer campo',
    async (_, opener, name, role, first) => {
      const site = await openSite('/quienessomos', { session: ANA })
      await site.user.click((await site.screen.findAllByRole('button', { name: opener }))[0]!)
      const dialog = await part(site, 'dialog', name)
      expect(dialog.getByRole(role, { name: first })).toHaveFocus()
    },
  )

  it('R12.47 ir a otra pantalla cierra la ventana abierta', async () => {
    const site = await open()
    await press(site, 'Formas de pago', site.footer)
    await site.screen.findByRole('dialog', { name: 'Formas de pago' })
    act(() => window.history.pushState(null, '', '/categorias'))
    await arrivesAt(site, 'Categorías')
    lacks(site, 'dialog', 'Formas de pago')
  })
})

describe('Avisos', () => {
  const TEXT = 'Escribe tu correo electrónico.'

  it('R11.59 se anuncian con título y mensaje, una sola vez lo mismo, y se cierran', async () => {
    const site = await open()
    const regions = site.screen.getAllByRole('alert')
    expect(regions).toHaveLength(1)
    expect(regions[0]?.childElementCount).toBe(0)
    await press(site, 'Suscribirme', site.footer)
    expect(regions[0]?.textContent).toContain(`Aviso${TEXT}`)
    const said = site.screen.getByText(TEXT)
    for (let times = 1; times < 10; times++) await press(site, 'Suscribirme', site.footer)
    // The very same element: a screen reader announces what is added, and nothing was.
    expect(site.screen.getAllByText(TEXT)).toEqual([said])
    await press(site, 'Cerrar aviso')
    lacksText(site, TEXT)
  })

  it('R11.59 con un diálogo abierto el aviso está dentro de él, y al cerrarlo vuelve a la página', async () => {
    const site = await open()
    await press(site, 'Suscribirme', site.footer)
    const text = await site.screen.findByText(TEXT)
    await press(site, 'Formas de pago', site.footer)
    const dialog = await site.screen.findByRole('dialog', { name: 'Formas de pago' })
    expect(dialog.contains(text)).toBe(true)
    await press(site, 'Cerrar', within(dialog))
    expect(dialog.contains(text)).toBe(false)
    expect(text).toBeInTheDocument()
  })
})

describe('Marco de la página', () => {
  it.each(['/no-existe', '/productos/dama', '/favoritos/9', '/%E0%A4%A', '/FAVORITOS/9'])(
    'R2.22 R12.23 la dirección %s no existe, lleva al inicio y lo dice',
    async (path) => {
      const before = window.history.length
      await matchRoute('/')?.route.preload()
      const site = await openSite(path)
      await arrivesAt(site, 'Ropa de mayoreo de Guanajuato')
      await leadsTo('/')
      expect(window.history.length).toBe(before)
      await hasText(site, 'Esa dirección no existe. Te trajimos al inicio.')
    },
  )

  it.each([
    ['/CATALOGOEMPRESA?municipio=Le%C3%B3n', 'Empresas', '/catalogoempresa?municipio=Le%C3%B3n'],
    ['/QuienesSomos', 'Quiénes somos', '/quienessomos'],
    ['/Busqueda/Polo%20AZUL', 'Resultados de «Polo AZUL»', '/busqueda/Polo%20AZUL'],
    ['/PRODUCTOS/todos/0/todas', 'Todos los productos', '/productos/todos/0/todas'],
  ])('R11.43 la dirección %s lleva a «%s», y queda escrita %s', async (path, title, written) => {
    const before = window.history.length
    const site = await openSite(path)
    await arrivesAt(site, title)
    expect(window.location.pathname + window.location.search).toBe(written)
    expect(window.history.length).toBe(before)
    expect(site.calledWith('visits.page')).toEqual([[{ page: written.split('?')[0], user: '' }]])
  })

  it('R12.48 el primer enlace salta al contenido', async () => {
    const site = await open()
    await site.user.tab()
    expect(site.screen.getByRole('link', { name: 'Saltar al contenido' })).toHaveFocus()
    await linksTo(site, 'Saltar al contenido', '#contenido')
    expect(site.screen.getByRole('main')).toHaveAttribute('id', 'contenido')
  })

  it('R2.16 quiénes somos dice qué es Puntada, cómo verifica, cómo unirse y cómo contactarnos', async () => {
    const site = await open()
    await arrivesAt(site, 'Quiénes somos')
    await has(main(site), 'region', 'Cómo verificamos', 'Cómo unirte', 'Contacto')
    await press(site, 'Déjanos un comentario')
    await has(site, 'dialog', 'Contacto')
  })

  it('R10.23 Cómo unirte lleva el foco a esa parte', async () => {
    const site = await open()
    await follow(site, 'Cómo unirte', site.footer)
    expect(document.activeElement?.getAttribute('id')).toBe('unete')
  })
})
