import { waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { Session } from '../../../src/domain/account/session.ts'
import { main } from '../../support/buyer.ts'
import { ANA, MemoryStore } from '../../support/device.ts'
import { openSite } from '../../support/site.tsx'

describe('La cuenta', () => {
  const openAccount = async (session: Session = ANA) => {
    const site = await openSite('/', { session })
    await site.user.click(await site.screen.findByRole('button', { name: 'Mi cuenta' }))
    return { site, dialog: within(await site.screen.findByRole('dialog', { name: 'Mi cuenta' })) }
  }
  const leave = async () => {
    const { site, dialog } = await openAccount()
    await site.user.click(dialog.getByRole('button', { name: 'Cerrar sesión' }))
    return {
      site,
      question: within(await site.screen.findByRole('dialog', { name: 'Seguro que deseas cerrar sesión?' })),
    }
  }

  it('R2.08, R2.34 y R6.03 muestra nombre, correo y teléfono, y lleva a la bandeja y a salir', async () => {
    const { site, dialog } = await openAccount()
    expect(dialog.getByText('Ana Ruiz')).toBeShown()
    expect(dialog.getByText('ana@ejemplo.mx')).toBeShown()
    expect(dialog.getByText('477 123 4567')).toBeShown()
    expect(dialog.getByRole('button', { name: 'Cerrar sesión' })).toBeShown()
    expect(dialog.getByRole('link', { name: 'Mis pedidos y mis datos' }).getAttribute('href')).toBe('/perfil')
    await site.user.click(dialog.getByRole('button', { name: 'Mensajes' }))
    await site.screen.findByRole('heading', { level: 1, name: 'Mensajes' })
    expect(window.location.pathname).toBe('/mensajes')
    await waitFor(() => expect(site.screen.queryByRole('dialog')).toBeNull())
  })

  it('R2.34 dice que falta el teléfono cuando no lo hay', async () => {
    const { dialog } = await openAccount({ ...ANA, phone: '' })
    expect(dialog.getByText('Sin teléfono')).toBeShown()
  })

  it('R2.35 pregunta antes de salir, y con Cancelar la sesión sigue', async () => {
    const { site, question } = await leave()
    await site.user.click(question.getByRole('button', { name: 'Cancelar' }))
    await waitFor(() => expect(site.screen.queryByRole('dialog')).toBeNull())
    expect(site.session()).toEqual(ANA)
    expect(site.page.reloads).toBe(0)
    expect(site.screen.getByRole('button', { name: 'Mi cuenta' })).toBeShown()
  })

  it('R6.01 sin nombre guardado nadie está dentro', async () => {
    const site = await openSite('/', { session: { name: '  ', mail: 'ana@ejemplo.mx', phone: '' } })
    expect(await site.screen.findByRole('button', { name: 'Ingresar' })).toBeShown()
  })

  it('R6.02 sin sesión se invita a ingresar y a crear cuenta', async () => {
    const site = await openSite('/perfil')
    await main(site).findByRole('heading', { name: 'Ingresa para ver tu cuenta' })
    expect(main(site).getByRole('link', { name: 'Crea tu cuenta' }).getAttribute('href')).toBe('/registro')
    await site.user.click(main(site).getByRole('button', { name: 'Ingresar' }))
    expect(await site.screen.findByRole('dialog', { name: 'Ingresa a tu cuenta' })).toBeShown()
  })

  it('R2.08 el perfil muestra los datos, dice qué vive solo en este navegador y deja salir', async () => {
    const site = await openSite('/perfil', { session: ANA })
    expect(main(site).getByRole('heading', { level: 1, name: 'Mi cuenta' })).toBeShown()
    expect(await main(site).findByText('ana@ejemplo.mx')).toBeShown()
    expect(main(site).getByText(/se guardan solo en este navegador/)).toBeShown()
    expect(main(site).getByRole('heading', { level: 2, name: 'Mis pedidos' })).toBeShown()
    expect(await main(site).findByRole('heading', { level: 3, name: 'Todavía no has enviado pedidos' })).toBeShown()
    expect(await main(site).findByRole('heading', { level: 2, name: 'Vistos recientemente' })).toBeShown()
    await site.user.click(main(site).getByRole('button', { name: 'Cerrar sesión' }))
    expect(await site.screen.findByRole('dialog', { name: 'Seguro que deseas cerrar sesión?' })).toBeShown()
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
      await site.user.click(main.getByRole('button', { name: 'Guardar mis datos' }))
      expect(
        await main.findByText('Guardamos tus datos en este navegador. Van en el resumen de tus pedidos.'),
      ).toBeShown()
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
    await site.user.click(main.getByRole('button', { name: 'Guardar mis datos' }))
    expect(
      await main.findByText(
        /^Este navegador no permite guardar tus datos: van en el resumen de tus pedidos hasta que cierres o recargues/,
      ),
    ).toBeShown()
    expect(main.getByRole<HTMLInputElement>('textbox', { name: /Ciudad o municipio/ }).value).toBe('León')
  })
})
