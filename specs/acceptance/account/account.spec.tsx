import { waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { Session } from '../../../src/domain/account/session.ts'
import { main, press, showsText, shows, arrivesAt, findDialog, href } from '../../support/buyer.ts'
import { ANA, MemoryStore } from '../../support/device.ts'
import { openSite } from '../../support/site.tsx'

describe('La cuenta', () => {
  const openAccount = async (session: Session = ANA) => {
    const site = await openSite('/', { session })
    await press(site, 'Mi cuenta')
    return { site, dialog: await findDialog(site, 'Mi cuenta') }
  }
  const leave = async () => {
    const { site, dialog } = await openAccount()
    await press(site, 'Cerrar sesión', dialog)
    return {
      site,
      question: await findDialog(site, 'Seguro que deseas cerrar sesión?'),
    }
  }

  it('R2.08, R2.34 y R6.03 muestra nombre, correo y teléfono, y lleva a la bandeja y a salir', async () => {
    const { site, dialog } = await openAccount()
    await showsText(dialog, 'Ana Ruiz', 'ana@ejemplo.mx', '477 123 4567')
    await shows(dialog, 'button', 'Cerrar sesión')
    expect(href(dialog, 'Mis pedidos y mis datos')).toBe('/perfil')
    await press(site, 'Mensajes', dialog)
    await arrivesAt(site, 'Mensajes')
    expect(window.location.pathname).toBe('/mensajes')
    await waitFor(() => expect(site.screen.queryByRole('dialog')).toBeNull())
  })

  it('R2.34 dice que falta el teléfono cuando no lo hay', async () => {
    const { dialog } = await openAccount({ ...ANA, phone: '' })
    await showsText(dialog, 'Sin teléfono')
  })

  it('R2.35 pregunta antes de salir, y con Cancelar la sesión sigue', async () => {
    const { site, question } = await leave()
    await press(site, 'Cancelar', question)
    await waitFor(() => expect(site.screen.queryByRole('dialog')).toBeNull())
    expect(site.session()).toEqual(ANA)
    expect(site.page.reloads).toBe(0)
    await shows(site.screen, 'button', 'Mi cuenta')
  })

  it('R6.01 sin nombre guardado nadie está dentro', async () => {
    const site = await openSite('/', { session: { name: '  ', mail: 'ana@ejemplo.mx', phone: '' } })
    await shows(site.screen, 'button', 'Ingresar')
  })

  it('R6.02 sin sesión se invita a ingresar y a crear cuenta', async () => {
    const site = await openSite('/perfil')
    await main(site).findByRole('heading', { name: 'Ingresa para ver tu cuenta' })
    expect(href(main(site), 'Crea tu cuenta')).toBe('/registro')
    await press(site, 'Ingresar', main(site))
    await shows(site.screen, 'dialog', 'Ingresa a tu cuenta')
  })

  it('R2.08 el perfil muestra los datos, dice qué vive solo en este navegador y deja salir', async () => {
    const site = await openSite('/perfil', { session: ANA })
    await arrivesAt(site, 'Mi cuenta')
    await showsText(main(site), 'ana@ejemplo.mx', /se guardan solo en este navegador/)
    expect(main(site).getByRole('heading', { level: 2, name: 'Mis pedidos' })).toBeShown()
    expect(await main(site).findByRole('heading', { level: 3, name: 'Todavía no has enviado pedidos' })).toBeShown()
    expect(await main(site).findByRole('heading', { level: 2, name: 'Vistos recientemente' })).toBeShown()
    await press(site, 'Cerrar sesión', main(site))
    await shows(site.screen, 'dialog', 'Seguro que deseas cerrar sesión?')
  })
})

describe('Los datos para pedir', () => {
  it(
    'R12.78 la ciudad se guarda en este navegador, para el resumen de los ' + 'pedidos; la de otra persona no se ve',
    async () => {
      const site = await openSite('/perfil', {
        session: ANA,
        storage: {
          'puntada_datos_otra@ejemplo.mx': { town: 'Moroleón' },
          'puntada_datos_ana@ejemplo.mx': [1],
        },
      })
      const main = within(site.screen.getByRole('main'))
      const town = await main.findByRole<HTMLInputElement>('textbox', { name: /Ciudad o municipio/ })
      expect(town.value).toBe('')
      await site.user.type(town, ' León ')
      await press(site, 'Guardar mis datos', main)
      await showsText(main, 'Guardamos tus datos en este navegador. Van en el resumen de tus pedidos.')
      expect(site.storage.get('puntada_datos_ana@ejemplo.mx')).toEqual({ town: 'León' })
    },
  )

  it('R11.52 donde el navegador no guarda nada, se dice que los datos duran lo que la página', async () => {
    const store = new MemoryStore()
    store.full = true
    const site = await openSite('/perfil', {
      session: ANA,
      storage: store,
    })
    const main = within(site.screen.getByRole('main'))
    await site.user.type(await main.findByRole('textbox', { name: /Ciudad o municipio/ }), 'León')
    await press(site, 'Guardar mis datos', main)
    expect(
      await main.findByText(
        /^Este navegador no permite guardar tus datos: van en el resumen de tus pedidos hasta que cierres o recargues/,
      ),
    ).toBeShown()
    expect(main.getByRole<HTMLInputElement>('textbox', { name: /Ciudad o municipio/ }).value).toBe('León')
  })
})
