import { fireEvent, screen, within } from '@testing-library/dom'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createSimulatedIdentity, type Choose } from '../../../mocks/memory/identity.ts'
import { chooseIdentity } from '../../../mocks/simulator/panel/identity-chooser.ts'
import { deferredIdentity } from '../../../src/composition/identity.module.ts'
import { readSettings } from '../../../src/composition/settings.ts'
import { IDENTITY_ERRORS } from '../../../src/domain/account/identity.ts'
import { ACCOUNT } from '../../support/device.ts'

describe('La configuración de la identidad', () => {
  it('es nula si falta la clave o el dominio', () => {
    expect(readSettings({}).firebase).toBeNull()
    expect(readSettings({ VITE_FIREBASE_API_KEY: 'clave' }).firebase).toBeNull()
    expect(readSettings({ VITE_FIREBASE_AUTH_DOMAIN: 'puntada.test' }).firebase).toBeNull()
  })

  it('lleva lo que se le dio', () => {
    expect(
      readSettings({
        VITE_FIREBASE_API_KEY: 'clave',
        VITE_FIREBASE_AUTH_DOMAIN: 'puntada.test',
        VITE_FIREBASE_PROJECT_ID: 'puntada',
        VITE_FIREBASE_APP_ID: '1:2:web:3',
      }).firebase,
    ).toEqual({ apiKey: 'clave', authDomain: 'puntada.test', projectId: 'puntada', appId: '1:2:web:3' })
  })
})

describe('La identidad diferida', () => {
  it('espera a que llegue', async () => {
    const identity = createSimulatedIdentity(() => Promise.resolve({ ok: true, account: ACCOUNT }))
    expect(await deferredIdentity(() => Promise.resolve(identity)).signIn('Google')).toEqual({
      ok: true,
      account: ACCOUNT,
    })
  })

  it('se pide una sola vez, aunque se pregunte mientras llega', async () => {
    const load = vi.fn(() =>
      Promise.resolve(createSimulatedIdentity(() => Promise.resolve({ ok: true, account: ACCOUNT }))),
    )
    const identity = deferredIdentity(load)
    identity.prepare()
    await Promise.all([identity.signIn('Google'), identity.signIn('Google')])
    expect(load).toHaveBeenCalledTimes(1)
  })

  it('dice que no hay conexión si no llegó, prepararla no revienta, y el siguiente clic vuelve a probar', async () => {
    const load = vi.fn(() =>
      Promise.resolve(createSimulatedIdentity(() => Promise.resolve({ ok: true, account: ACCOUNT }))),
    )
    load.mockRejectedValueOnce(new Error('x')).mockRejectedValueOnce(new Error('x'))
    const identity = deferredIdentity(load)
    identity.prepare()
    await new Promise((next) => setTimeout(next))
    expect(await identity.signIn('Google')).toEqual({ ok: false, error: 'network-request-failed' })
    expect(await identity.signIn('Google')).toEqual({ ok: true, account: ACCOUNT })
    expect(load).toHaveBeenCalledTimes(3)
  })
})

describe('El proveedor simulado', () => {
  afterEach(() => document.querySelectorAll('dialog').forEach((dialog) => dialog.remove()))

  const ask = () => {
    const stop = new AbortController()
    const result = chooseIdentity('Google', stop.signal)
    return { result, stop, dialog: within(screen.getByRole('dialog', { name: 'Elige una cuenta de Google' })) }
  }

  it('dice con todas sus letras que es simulado', () => {
    expect(ask().dialog.getByText('Proveedor simulado')).toBeShown()
  })

  it.each([
    ['Guadalupe Ramírez', 'demo@puntada.mx'],
    ['Lucía Hernández', 'lucia.hernandez@correo.example'],
    ['Ramón sin correo', ''],
  ])('deja elegir la cuenta de %s', async (name, email) => {
    const { result, dialog } = ask()
    fireEvent.click(dialog.getByRole('button', { name: new RegExp(name) }))
    expect(await result).toMatchObject({ ok: true, account: { name, email } })
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it.each(IDENTITY_ERRORS)('puede responder auth/%s', async (code) => {
    const { result, dialog } = ask()
    fireEvent.change(dialog.getByRole('combobox', { name: 'Error que responde el proveedor' }), {
      target: { value: code },
    })
    fireEvent.click(dialog.getByRole('button', { name: 'Responder con este error' }))
    expect(await result).toEqual({ ok: false, error: code })
  })

  it('cancelar, o cerrar con Escape, es cerrar la ventana', async () => {
    const first = ask()
    fireEvent.click(first.dialog.getByRole('button', { name: 'Cancelar' }))
    expect(await first.result).toEqual({ ok: false, error: 'popup-closed-by-user' })
    const second = ask()
    screen.getByRole<HTMLDialogElement>('dialog').close()
    expect(await second.result).toEqual({ ok: false, error: 'popup-closed-by-user' })
  })

  it('una petición nueva cancela la anterior', async () => {
    const choose: Choose = (provider, stop) => chooseIdentity(provider, stop)
    const identity = createSimulatedIdentity(choose)
    identity.prepare()
    const first = identity.signIn('Google')
    const second = identity.signIn('Facebook')
    expect(await first).toEqual({ ok: false, error: 'cancelled-popup-request' })
    fireEvent.click(screen.getByRole('button', { name: /Lucía Hernández/ }))
    expect(await second).toMatchObject({ ok: true, account: { name: 'Lucía Hernández' } })
  })
})
