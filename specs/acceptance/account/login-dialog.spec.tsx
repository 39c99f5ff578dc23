import { act } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { enter, loginDialog } from '../../support/buyer.ts'
import { openSite, type SiteOptions } from '../../support/site.tsx'

const MAIL = 'Correo electrónico'

const openLogin = async (options: SiteOptions = {}) => {
  const site = await openSite('/', options)
  await site.press('Ingresar')
  return { site, dialog: await loginDialog(site) }
}

describe('El diálogo de ingreso', () => {
  it('R2.33 tiene correo, contraseña, Ingresar, contraseña olvidada, Google, Facebook y crear cuenta', async () => {
    const { dialog } = await openLogin()
    expect(dialog.field(MAIL)).toHaveProperty('autocomplete', 'username')
    expect(dialog.field('Contraseña')).toHaveProperty('autocomplete', 'current-password')
    for (const name of ['Mostrar contraseña', 'Ingresar', 'Continuar con Google', 'Continuar con Facebook'])
      await dialog.has('button', name)
    await dialog.linksTo('¿Olvidaste tu contraseña?', '/recoverypass')
    await dialog.linksTo('Crea tu cuenta', '/registro')
  })

  it('R10.23 se abre en el correo, que es lo primero que se escribe', async () => {
    const { dialog } = await openLogin()
    dialog.hasFocus('textbox', MAIL)
  })

  it('R4.05 la contraseña se muestra y se oculta, y al enviar se oculta', async () => {
    const { dialog } = await openLogin()
    const types = [dialog.field('Contraseña').type]
    for (const name of ['Mostrar contraseña', 'Ocultar contraseña', 'Mostrar contraseña', 'Ingresar']) {
      await dialog.press(name)
      types.push(dialog.field('Contraseña').type)
    }
    expect(types).toEqual(['password', 'text', 'password', 'text', 'password'])
  })

  it('R12.44 sin redes sociales configuradas, no se ofrecen', async () => {
    const { dialog } = await openLogin({ services: { identity: { available: false } } })
    dialog.lacks('button', /Continuar con/)
  })

  it('R12.47 cerrar el diálogo después de ingresar no evita la recarga', async () => {
    const { site, dialog } = await openLogin({ user: userEvent.setup({ delay: null }) })
    vi.useFakeTimers()
    await enter(site, dialog)
    await act(() => vi.advanceTimersByTimeAsync(100))
    await dialog.press('Cerrar')
    await act(() => vi.advanceTimersByTimeAsync(2000))
    expect(site.page.reloads).toBe(1)
  })

  it('R2.18 el correo escrito pasa de la recuperación de contraseña al ingreso', async () => {
    const { site, dialog } = await openLogin()
    const typed = async () => (await site.main.findByRole<HTMLInputElement>('textbox', { name: MAIL })).value
    await dialog.write(MAIL, 'nuevo@ejemplo.mx')
    await dialog.follow('¿Olvidaste tu contraseña?')
    await site.arrivesAt('Recupera tu contraseña')
    expect(await typed()).toBe('nuevo@ejemplo.mx')
    await site.main.follow('Volver a ingresar')
    await site.arrivesAt('Ingresa')
    expect(await typed()).toBe('nuevo@ejemplo.mx')
    expect(window.location.search).toBe('')
  })
})
