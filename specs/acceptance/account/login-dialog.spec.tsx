import { act } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { arrivesAt, enter, follow, has, lacks, linksTo, loginDialog, main, press } from '../../support/buyer.ts'
import { openSite, type SiteOptions } from '../../support/site.tsx'

const MAIL = 'Correo electrónico'

const openLogin = async (options: SiteOptions = {}) => {
  const site = await openSite('/', options)
  await press(site, 'Ingresar')
  return { site, dialog: await loginDialog(site) }
}

describe('El diálogo de ingreso', () => {
  it('R2.33 tiene correo, contraseña, Ingresar, contraseña olvidada, Google, Facebook y crear cuenta', async () => {
    const { dialog } = await openLogin()
    expect(dialog.getByRole('textbox', { name: MAIL })).toHaveProperty('autocomplete', 'username')
    expect(dialog.getByLabelText('Contraseña')).toHaveProperty('autocomplete', 'current-password')
    for (const name of ['Mostrar contraseña', 'Ingresar', 'Continuar con Google', 'Continuar con Facebook'])
      await has(dialog, 'button', name)
    await linksTo(dialog, '¿Olvidaste tu contraseña?', '/recoverypass')
    await linksTo(dialog, 'Crea tu cuenta', '/registro')
  })

  it('R10.23 se abre en el correo, que es lo primero que se escribe', async () => {
    const { dialog } = await openLogin()
    expect(dialog.getByRole('textbox', { name: MAIL })).toHaveFocus()
  })

  it('R4.05 la contraseña se muestra y se oculta, y al enviar se oculta', async () => {
    const { site, dialog } = await openLogin()
    const types = [dialog.getByLabelText<HTMLInputElement>('Contraseña').type]
    for (const name of ['Mostrar contraseña', 'Ocultar contraseña', 'Mostrar contraseña', 'Ingresar']) {
      await press(site, name, dialog)
      types.push(dialog.getByLabelText<HTMLInputElement>('Contraseña').type)
    }
    expect(types).toEqual(['password', 'text', 'password', 'text', 'password'])
  })

  it('R12.44 sin redes sociales configuradas, no se ofrecen', async () => {
    const { dialog } = await openLogin({ services: { identity: { available: false } } })
    lacks(dialog, 'button', /Continuar con/)
  })

  it('R12.47 cerrar el diálogo después de ingresar no evita la recarga', async () => {
    const { site, dialog } = await openLogin({ user: userEvent.setup({ delay: null }) })
    vi.useFakeTimers()
    await enter(site, dialog)
    await act(() => vi.advanceTimersByTimeAsync(100))
    await press(site, 'Cerrar', dialog)
    await act(() => vi.advanceTimersByTimeAsync(2000))
    expect(site.page.reloads).toBe(1)
  })

  it('R2.18 el correo escrito pasa de la recuperación de contraseña al ingreso', async () => {
    const { site, dialog } = await openLogin()
    const typed = async () => (await main(site).findByRole<HTMLInputElement>('textbox', { name: MAIL })).value
    await site.user.type(dialog.getByRole('textbox', { name: MAIL }), 'nuevo@ejemplo.mx')
    await follow(site, '¿Olvidaste tu contraseña?', dialog)
    await arrivesAt(site, 'Recupera tu contraseña')
    expect(await typed()).toBe('nuevo@ejemplo.mx')
    await follow(site, 'Volver a ingresar', main(site))
    await arrivesAt(site, 'Ingresa')
    expect(await typed()).toBe('nuevo@ejemplo.mx')
    expect(window.location.search).toBe('')
  })
})
