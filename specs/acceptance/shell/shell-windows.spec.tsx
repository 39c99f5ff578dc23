import { act, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { press, showsText, shows, arrivesAt, findDialog, href } from '../../support/buyer.ts'
import { matchRoute } from '../../../src/ui/app/routes.ts'
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

  it(
    'R2.37 el formulario de contacto no envía nada, lo dice, y deja lo escrito ' + 'listo para enviarlo de otro modo',
    async () => {
      const site = await open()
      const form = await fill(site)
      const before = site.calls.length
      await press(site, 'Enviar comentario', form)
      expect(form.getByText('Este formulario todavía no envía mensajes.').closest('[role=status]')).not.toBeNull()
      expect(site.calls).toHaveLength(before)
      expect(href(form, '477 000 0000')).toBe('tel:+524770000000')
      expect(href(form, 'hola@puntada.test')).toBe(
        `mailto:hola@puntada.test?body=${encodeURIComponent('¿Venden por docena?\nLuz\n4451112233\nluz@ejemplo.mx')}`,
      )
      expect(href(form, 'Enviarlo por WhatsApp (se abre en otra ventana)')).toMatch(
        /^https:\/\/wa\.me\/524770000000\?text=.*docena/,
      )
      expect(valueOf(form.getByLabelText('Comentario'))).toBe('¿Venden por docena?')
    },
  )

  it('R2.37 cerrar el contacto no pierde lo escrito', async () => {
    const site = await open()
    const form = await fill(site)
    await press(site, 'Cerrar', form)
    await site.user.click(site.footer.getByRole('button', { name: 'Contacto' }))
    const again = await findDialog(site, 'Contacto')
    expect(again.getAllByRole('textbox').map(valueOf)).toEqual([
      'Luz',
      '4451112233',
      'luz@ejemplo.mx',
      '¿Venden por docena?',
    ])
  })

  it.each([
    ['R2.38', 'Formas de pago', 'Transferencia SPEI'],
    ['R2.39', 'Información de envíos', 'PaqueteríaPara cajas y bultos medianos.'],
  ])('%s %s se explica en una ventana que se cierra', async (_id, name, said) => {
    const { footer, user, screen } = await open()
    await user.click(footer.getByRole('button', { name }))
    const dialog = await screen.findByRole('dialog', { name })
    expect(dialog.textContent).toContain(said)
    await user.click(within(dialog).getByRole('button', { name: 'Cerrar' }))
    expect(screen.queryByRole('dialog', { name })).toBeNull()
  })

  it('R12.47 ir a otra pantalla cierra la ventana abierta', async () => {
    const { footer, user, screen } = await open()
    await user.click(footer.getByRole('button', { name: 'Formas de pago' }))
    await screen.findByRole('dialog', { name: 'Formas de pago' })
    act(() => window.history.pushState(null, '', '/categorias'))
    await arrivesAt({ screen }, 'Categorías')
    expect(screen.queryByRole('dialog', { name: 'Formas de pago' })).toBeNull()
  })
})

describe('Avisos', () => {
  const TEXT = 'Escribe tu correo electrónico.'

  it('R11.59 se anuncian con título y mensaje, una sola vez lo mismo, y se cierran', async () => {
    const { screen, user, footer } = await open()
    const regions = screen.getAllByRole('alert')
    expect(regions).toHaveLength(1)
    expect(regions[0]?.childElementCount).toBe(0)
    const press = () => user.click(footer.getByRole('button', { name: 'Suscribirme' }))
    await press()
    expect(regions[0]?.textContent).toContain(`Aviso${TEXT}`)
    const said = screen.getByText(TEXT)
    for (let times = 1; times < 10; times++) await press()
    // The very same element: a screen reader announces what is added, and nothing was.
    expect(screen.getAllByText(TEXT)).toEqual([said])
    await user.click(screen.getByRole('button', { name: 'Cerrar aviso' }))
    expect(screen.queryByText(TEXT)).toBeNull()
  })

  it('R11.59 con un diálogo abierto el aviso está dentro de él, y al cerrarlo vuelve a la página', async () => {
    const { screen, user, footer } = await open()
    await user.click(footer.getByRole('button', { name: 'Suscribirme' }))
    const text = await screen.findByText(TEXT)
    await user.click(footer.getByRole('button', { name: 'Formas de pago' }))
    const dialog = await screen.findByRole('dialog', { name: 'Formas de pago' })
    expect(dialog.contains(text)).toBe(true)
    await user.click(within(dialog).getByRole('button', { name: 'Cerrar' }))
    expect(dialog.contains(text)).toBe(false)
    expect(text).toBeShown()
  })
})

describe('Marco de la página', () => {
  it.each(['/no-existe', '/productos/dama', '/empresa', '/favoritos/9', '/%E0%A4%A', '/Favoritos'])(
    'R2.22 R12.23 la dirección %s no existe, lleva al inicio y lo dice',
    async (path) => {
      const before = window.history.length
      await matchRoute('/')?.route.preload()
      const { screen } = await openSite(path)
      await arrivesAt({ screen }, 'Ropa de mayoreo de Guanajuato')
      expect(window.location.pathname).toBe('/')
      expect(window.history.length).toBe(before)
      await showsText(screen, 'Esa dirección no existe. Te trajimos al inicio.')
    },
  )

  it('R12.48 el primer enlace salta al contenido', async () => {
    const { screen, user } = await open()
    await user.tab()
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Saltar al contenido' }))
    expect(href(screen, 'Saltar al contenido')).toBe('#contenido')
    expect(screen.getByRole('main').getAttribute('id')).toBe('contenido')
  })

  it('R2.16 quiénes somos dice qué es Puntada, cómo verifica, cómo unirse y cómo contactarnos', async () => {
    const { screen, user } = await open()
    const main = within(screen.getByRole('main'))
    await arrivesAt({ screen }, 'Quiénes somos')
    for (const name of ['Cómo verificamos', 'Cómo unirte', 'Contacto']) {
      await shows(main, 'region', name)
    }
    await user.click(main.getByRole('button', { name: 'Déjanos un comentario' }))
    await shows(screen, 'dialog', 'Contacto')
  })

  it('R10.23 Cómo unirte lleva el foco a esa parte', async () => {
    const { footer, user } = await open()
    await user.click(footer.getByRole('link', { name: 'Cómo unirte' }))
    expect(document.activeElement?.getAttribute('id')).toBe('unete')
  })
})
