import type { LoginTeller } from '../../../application/login-flow.ts'
import type { IdentityError } from '../../../domain/account/identity.ts'
import { notices, notify } from '../../notices/toasts.ts'

const WITH_PASSWORD = 'Ingresa con tu correo y contraseña.'

/** An error without a text: the visitor closed or replaced the window. */
const IDENTITY_TEXTS: Record<IdentityError, string | null> = {
  'user-mismatch': 'Esa cuenta no es la misma con la que empezaste. Inténtalo de nuevo y elige la cuenta correcta.',
  'provider-already-linked':
    'Esa red social ya está unida a tu cuenta. Inténtalo de nuevo o ingresa con tu correo y contraseña.',
  'no-such-provider': `Tu cuenta no está unida a esa red social. ${WITH_PASSWORD}`,
  'popup-blocked':
    'Tu navegador bloqueó la ventana de ingreso. Permite las ventanas emergentes de este sitio e inténtalo de nuevo.',
  'popup-closed-by-user': null,
  'cancelled-popup-request': null,
  'unauthorized-domain': `El ingreso con redes sociales no está disponible en esta dirección. ${WITH_PASSWORD}`,
  'network-request-failed': 'No hay conexión con la red social. Revisa tu internet e inténtalo de nuevo.',
  'invalid-api-key': `El ingreso con redes sociales no está disponible por ahora. ${WITH_PASSWORD}`,
  'multi-factor-auth-required':
    'Tu cuenta pide un segundo paso que aquí no podemos hacer. Ingresa con tu correo y contraseña o elige otra cuenta.',
  'internal-error':
    'La red social tuvo un problema. Inténtalo de nuevo en unos minutos o ingresa con tu correo y contraseña.',
  'argument-error': `No pudimos pedir tus datos a la red social. ${WITH_PASSWORD}`,
  'web-storage-unsupported':
    'Tu navegador no permite guardar datos de este sitio. Activa las cookies, o sal del modo privado, e ' +
    'inténtalo de nuevo.',
  unknown: 'No pudimos ingresar con esa cuenta. Inténtalo de nuevo o ingresa con tu correo y contraseña.',
}

export const tellLogin = {
  loggedIn: ({ mail }) => {
    notify(notices.loginVerified())
    notify(notices.loggedIn(mail))
  },
  registered: () => notify(notices.accountCreated()),
  failed: (failure, step) => notify(notices.failedTo(step === 'register' ? 'signUp' : 'login', failure)),
  identity: (error) => {
    const text = IDENTITY_TEXTS[error]
    if (text !== null) notify(notices.identity(text))
  },
  noEmail: (provider) =>
    notify(
      notices.identity(
        `Tu cuenta de ${provider} no nos compartió un correo. ` +
          'Elige otra cuenta o crea la tuya con tu correo y contraseña.',
      ),
    ),
} satisfies LoginTeller
