import type { IdentityError } from '../../../domain/account/identity.ts'
import type { SocialProvider } from '../../../domain/account/session.ts'

const WITH_PASSWORD = 'Ingresa con tu correo y contraseña.'

/**
 * What the visitor can do about an error of the identity service (R8.21 to R8.33). Null says nothing: a visitor who
 * closed or replaced the window knows it.
 */
const TEXTS: Readonly<Record<IdentityError, string | null>> = {
  'user-mismatch': 'Esa cuenta no es la misma con la que empezaste. Inténtalo de nuevo y elige la cuenta correcta.',
  'provider-already-linked': 'Esa red social ya está unida a tu cuenta. Inténtalo de nuevo o ingresa con tu correo y contraseña.',
  'no-such-provider': `Tu cuenta no está unida a esa red social. ${WITH_PASSWORD}`,
  'popup-blocked': 'Tu navegador bloqueó la ventana de ingreso. Permite las ventanas emergentes de este sitio e inténtalo de nuevo.',
  'popup-closed-by-user': null,
  'cancelled-popup-request': null,
  'unauthorized-domain': `El ingreso con redes sociales no está disponible en esta dirección. ${WITH_PASSWORD}`,
  'network-request-failed': 'No hay conexión con la red social. Revisa tu internet e inténtalo de nuevo.',
  'invalid-api-key': `El ingreso con redes sociales no está disponible por ahora. ${WITH_PASSWORD}`,
  'multi-factor-auth-required':
    'Tu cuenta pide un segundo paso que aquí no podemos hacer. Ingresa con tu correo y contraseña o elige otra cuenta.',
  'internal-error': 'La red social tuvo un problema. Inténtalo de nuevo en unos minutos o ingresa con tu correo y contraseña.',
  'argument-error': `No pudimos pedir tus datos a la red social. ${WITH_PASSWORD}`,
  'web-storage-unsupported':
    'Tu navegador no permite guardar datos de este sitio. Activa las cookies, o sal del modo privado, e inténtalo de nuevo.',
  unknown: 'No pudimos ingresar con esa cuenta. Inténtalo de nuevo o ingresa con tu correo y contraseña.',
}

export const identityText = (error: IdentityError): string | null => TEXTS[error]

/** R5.06 */
export const noEmailText = (provider: SocialProvider): string =>
  `Tu cuenta de ${provider} no nos compartió un correo. Elige otra cuenta o crea la tuya con tu correo y contraseña.`
