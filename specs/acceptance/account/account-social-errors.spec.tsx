import { waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { IdentityError } from '../../../src/domain/account/identity.ts'
import { ANA } from '../../support/device.ts'
import { askProvider, nobodyIsIn, openPending, WAITING } from '../../support/social.ts'

describe('Los errores del servicio de identidad', () => {
  const WITH_PASSWORD = 'Ingresa con tu correo y contraseña.'
  it.each<[id: string, code: IdentityError, text: string | null]>([
    [
      'R8.21',
      'user-mismatch',
      'Esa cuenta no es la misma con la que empezaste. Inténtalo de nuevo y elige la cuenta correcta.',
    ],
    [
      'R8.22',
      'provider-already-linked',
      'Esa red social ya está unida a tu cuenta. Inténtalo de nuevo o ingresa con tu correo y contraseña.',
    ],
    ['R8.23', 'no-such-provider', `Tu cuenta no está unida a esa red social. ${WITH_PASSWORD}`],
    [
      'R8.24',
      'popup-blocked',
      'Tu navegador bloqueó la ventana de ingreso. Permite las ventanas emergentes de este sitio e inténtalo de nuevo.',
    ],
    [
      'R8.27',
      'unauthorized-domain',
      `El ingreso con redes sociales no está disponible en esta dirección. ${WITH_PASSWORD}`,
    ],
    ['R8.28', 'network-request-failed', 'No hay conexión con la red social. Revisa tu internet e inténtalo de nuevo.'],
    ['R8.29', 'invalid-api-key', `El ingreso con redes sociales no está disponible por ahora. ${WITH_PASSWORD}`],
    [
      'R8.30',
      'multi-factor-auth-required',
      'Tu cuenta pide un segundo paso que aquí no podemos hacer. Ingresa con tu correo y contraseña o elige ' +
        'otra cuenta.',
    ],
    [
      'R8.31',
      'internal-error',
      'La red social tuvo un problema. Inténtalo de nuevo en unos minutos o ingresa con tu correo y contraseña.',
    ],
    ['R8.32', 'argument-error', `No pudimos pedir tus datos a la red social. ${WITH_PASSWORD}`],
    [
      'R8.33',
      'web-storage-unsupported',
      'Tu navegador no permite guardar datos de este sitio. Activa las cookies, o sal del modo privado, e ' +
        'inténtalo de nuevo.',
    ],
    [
      'R11.07',
      'unknown',
      'No pudimos ingresar con esa cuenta. Inténtalo de nuevo o ingresa con tu correo y contraseña.',
    ],
    // To close the window is no error.
    ['R8.25', 'popup-closed-by-user', null],
    ['R8.26', 'cancelled-popup-request', null],
  ])('%s auth/%s: nadie queda dentro, lo escrito sigue, y se dice qué hacer', async (_id, error, text) => {
    const { site, answer } = await openPending()
    await site.main.paste('Correo electrónico', ANA.mail)
    await askProvider(site)
    await site.main.hasText(WAITING)
    await answer({ ok: false, error })
    // The site knows of the error once it no longer waits for the window.
    await waitFor(() => site.main.lacksText(WAITING))
    expect(site.toasts('alert')).toEqual(text === null ? [] : [`Aviso${text}`])
    nobodyIsIn(site)
    site.main.hasValue('Correo electrónico', ANA.mail)
    await askProvider(site, 'Facebook')
    site.called('identity.signIn', 'Google', 'Facebook')
  })
})
