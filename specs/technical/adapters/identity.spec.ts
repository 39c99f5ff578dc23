import { fireEvent, screen, within } from '@testing-library/dom'
import { expect, it, vi } from 'vitest'
import { createSimulatedIdentity } from '../../../mocks/memory/identity.ts'
import { chooseIdentity } from '../../../mocks/simulator/panel/identity-chooser.ts'
import { deferredIdentity } from '../../../src/composition/identity.module.ts'
import { readSettings } from '../../../src/composition/settings.ts'
import { ANA } from '../../support/device.ts'

const ACCOUNT = { name: ANA.name, email: ANA.mail, phone: '' }

it('sin la clave o sin el dominio no hay configuración de la identidad', () => {
  expect(readSettings({ VITE_FIREBASE_API_KEY: 'clave' }).firebase).toBeNull()
  expect(readSettings({ VITE_FIREBASE_AUTH_DOMAIN: 'puntada.test' }).firebase).toBeNull()
})

it(
  'la identidad que llega después se pide una vez; si no llegó es falta de conexión, y el siguiente ' + 'clic prueba',
  async () => {
    const load = vi
      .fn(() => Promise.resolve(createSimulatedIdentity(() => Promise.resolve({ ok: true, account: ACCOUNT }))))
      .mockRejectedValueOnce(new Error('x'))
      .mockRejectedValueOnce(new Error('x'))
    const identity = deferredIdentity(load)
    identity.prepare()
    await new Promise((next) => setTimeout(next))
    expect(await identity.signIn('Google')).toEqual({ ok: false, error: 'network-request-failed' })
    const both = await Promise.all([identity.signIn('Google'), identity.signIn('Google')])
    expect(both).toContainEqual({ ok: true, account: ACCOUNT })
    expect(load).toHaveBeenCalledTimes(3)
  },
)

it('el proveedor simulado dice que lo es, y da la cuenta o el error que se elige', async () => {
  const ask = () => {
    const result = chooseIdentity('Google', new AbortController().signal)
    return { result, dialog: within(screen.getByRole('dialog', { name: 'Elige una cuenta de Google' })) }
  }
  const chosen = ask()
  expect(chosen.dialog.getByText('Proveedor simulado')).toBeShown()
  fireEvent.click(chosen.dialog.getByRole('button', { name: /Ramón sin correo/ }))
  expect(await chosen.result).toMatchObject({ ok: true, account: { name: 'Ramón sin correo', email: '' } })
  const failing = ask()
  const errors = failing.dialog.getByRole('combobox', { name: 'Error que responde el proveedor' })
  fireEvent.change(errors, { target: { value: 'popup-blocked' } })
  fireEvent.click(failing.dialog.getByRole('button', { name: 'Responder con este error' }))
  expect(await failing.result).toEqual({ ok: false, error: 'popup-blocked' })
  const closed = ask()
  screen.getByRole<HTMLDialogElement>('dialog').close()
  expect(await closed.result).toEqual({ ok: false, error: 'popup-closed-by-user' })
})
