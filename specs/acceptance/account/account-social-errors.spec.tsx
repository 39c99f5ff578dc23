import { waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { IdentityError } from '../../../src/domain/account/identity.ts'
import { ANA } from '../../support/device.ts'
import { askProvider, nobodyIsIn, openPending, WAITING } from '../../support/social.ts'

const WITH_PASSWORD = 'Ingresa con tu correo y contraseña.'
const TEXTS: Readonly<Partial<Record<IdentityError, string>>> = {
  'user-mismatch': 'Esa cuenta no es la misma con la que empezaste. Inténtalo de nuevo y elige la cuenta correcta.',
  'provider-already-linked':
    'Esa red social ya está unida a tu cuenta. Inténtalo de nuevo o ingresa con tu correo y contraseña.',
  'no-such-provider': `Tu cuenta no está unida a esa red social. ${WITH_PASSWORD}`,
  'popup-blocked':
    'Tu navegador bloqueó la ventana de ingreso. Permite las ventanas emergentes de este sitio e inténtalo de nuevo.',
  'unauthorized-domain': `El ingreso con redes sociales no está disponible en esta dirección. ${WITH_PASSWORD}`,
  'network-request-failed': 'No hay conexión con la red social. Revisa tu internet e inténtalo de nuevo.',
  'invalid-api-key': `El ingreso con redes sociales no está disponible por ahora. ${WITH_PASSWORD}`,
  'multi-factor-auth-required':
    'Tu cuenta pide un segundo paso que aquí no podemos hacer. Ingresa con tu correo y contraseña o elige ' +
    'otra cuenta.',
  'internal-error':
    'La red social tuvo un problema. Inténtalo de nuevo en unos minutos o ingresa con tu correo y contraseña.',
  'argument-error': `No pudimos pedir tus datos a la red social. ${WITH_PASSWORD}`,
  'web-storage-unsupported':
    'Tu navegador no permite guardar datos de este sitio. Activa las cookies, o sal del modo privado, e ' +
    'inténtalo de nuevo.',
  unknown: 'No pudimos ingresar con esa cuenta. Inténtalo de nuevo o ingresa con tu correo y contraseña.',
}

it(
  'R11.07 R8.21 R8.22 R8.23 R8.24 R8.25 R8.26 R8.27 R8.28 R8.29 R8.30 R8.31 R8.32 R8.33 ' +
    'de cada error de la red social se dice qué hacer, lo escrito sigue y nadie queda dentro; cerrar la ventana no es un error',
  async () => {
    const { site, answer } = await openPending()
    await site.main.paste('Correo electrónico', ANA.mail)
    const fails = async (error: IdentityError) => {
      await askProvider(site)
      await site.main.hasText(WAITING)
      await answer({ ok: false, error })
      // The site knows of the error once it no longer waits for the window.
      await waitFor(() => site.main.lacksText(WAITING))
    }
    await fails('popup-closed-by-user')
    await fails('cancelled-popup-request')
    expect(site.toasts('alert')).toEqual([])
    for (const [error, text] of Object.entries(TEXTS)) {
      await fails(error as IdentityError)
      expect(site.toasts('alert')).toContain(`Aviso ${text}`)
    }
    nobodyIsIn(site)
    site.main.hasValue('Correo electrónico', ANA.mail)
    await askProvider(site, 'Facebook')
    expect(site.calledWith('identity.signIn').at(-1)).toEqual(['Facebook'])
  },
)
