import * as z from 'zod'
import { readSettings, type Env, type Settings } from '../composition/settings.ts'

const isAddress = (text: string) => /^https?:\/\/[^/]/.test(text) && URL.canParse(text)
const isBase = (text: string) => !/[\s?#]/.test(text) && (/^\/[^/\\]/.test(text) || isAddress(text))

/** A variable that is set at all says what `fits`; `must`: what it would have to be. */
const variable = (fits: RegExp | ((text: string) => boolean), must: string) =>
  z
    .string()
    .refine((text) => text === '' || (fits instanceof RegExp ? fits.test(text) : fits(text)), {
      error: ({ input, path }) => `${path?.join('.')} dice «${String(input)}» y debe ser ${must}.`,
    })
    .optional()

const base = variable(isBase, 'una ruta como /api o una dirección como https://api.ejemplo.mx/api')
const name = variable(/^[\w!#$%&'*+.^`|~-]+$/, 'un nombre sin espacios ni acentos')
const link = variable((text) => isAddress(text) && text.startsWith('https:'), 'una dirección que empiece con https://')
const titled = variable(
  (text) => text.split('|').every((part) => part.trim() === '' || /\S:\s*\S/.test(part)),
  '«Título: texto», y una barra | entre uno y otro',
)
const seconds = variable((text) => /^\d{1,4}$/.test(text) && Number(text) >= 5, 'segundos, de 5 a 9999')
const ofConsole = variable(/^\S+$/, 'el valor que da la consola de Firebase')

const FIREBASE = [
  'VITE_FIREBASE_API_KEY',
  'VITE_FIREBASE_AUTH_DOMAIN',
  'VITE_FIREBASE_PROJECT_ID',
  'VITE_FIREBASE_APP_ID',
] as const

const VARIABLES = z
  .strictObject(
    {
      VITE_API_BASE: base,
      VITE_IMAGES_BASE: base,
      VITE_CSRF_COOKIE: name,
      VITE_CSRF_HEADER: name,
      VITE_PRIVACY_URL: variable(isBase, 'una ruta como /aviso.html o una dirección como https://ejemplo.mx/aviso'),
      VITE_CONTACT_PHONE: variable(
        (text) => (text.match(/\d/g) ?? []).length >= 10 && /^[\d\s()+-]+$/.test(text),
        'un teléfono de diez dígitos, como 445 100 2030',
      ),
      VITE_CONTACT_MAIL: variable(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, 'un correo, como hola@puntada.mx'),
      VITE_FACEBOOK: link,
      VITE_INSTAGRAM: link,
      VITE_TIKTOK: link,
      VITE_VIDEO: link,
      VITE_STATE_BRAND: link,
      VITE_PAYMENTS: titled,
      VITE_SHIPPING: titled,
      VITE_JOINING: titled,
      VITE_CANAIVE_CHECKS: titled,
      VITE_CHAT_SECONDS: seconds,
      VITE_SITE_ORIGIN: variable(
        (text) => isAddress(text) && new URL(text).origin === text.replace(/\/+$/, ''),
        'la dirección del sitio sin ruta, como https://puntada.mx, o nada',
      ),
      VITE_FIREBASE_API_KEY: ofConsole,
      VITE_FIREBASE_AUTH_DOMAIN: variable(/^[a-z\d-]+(\.[a-z\d-]+)+$/i, 'un dominio, como puntada.firebaseapp.com'),
      VITE_FIREBASE_PROJECT_ID: ofConsole,
      VITE_FIREBASE_APP_ID: ofConsole,
      VITE_FIREBASE_EMULATOR: variable(
        // Only this machine, because the emulator decides who a visitor is.
        (text) => /^http:\/\/(?:127\.0\.0\.1|localhost):\d{1,5}$/.test(text) && URL.canParse(text),
        'un emulador en esta misma máquina, como http://127.0.0.1:9099',
      ),
      VITE_TELEMETRY_URL: variable(
        isBase,
        'una ruta como /medidas o una dirección como https://medidas.ejemplo.mx/puntada',
      ),
      // Checked by `environment.ts`.
      VITE_DIALECT: z.string().optional(),
    },
    {
      error: ({ code, keys }) =>
        code === 'unrecognized_keys'
          ? `${String(keys)} no es ninguna de las variables del sitio: revisa cómo está escrita (todas están en .env.example).`
          : undefined,
    },
  )
  .superRefine((env, context) => {
    const missing = FIREBASE.filter((variable) => !env[variable])
    if (missing.length === 0 || (missing.length === FIREBASE.length && !env.VITE_FIREBASE_EMULATOR)) return
    context.addIssue(
      `Para ingresar con Google o Facebook falta poner ${missing.join(', ')}. ` +
        'O quita todas, y esos botones no se muestran.',
    )
  })

/** What the site does not show without a variable, and an example of it. */
const UNSET: Readonly<Record<string, readonly [what: string, example: string]>> = {
  VITE_PRIVACY_URL: ['aviso de privacidad y términos, que pide la ley', 'https://…'],
  VITE_CONTACT_PHONE: ['teléfono y WhatsApp', '"445 000 0000"'],
  VITE_CONTACT_MAIL: ['correo', '…'],
  VITE_FACEBOOK: ['Facebook', 'https://…'],
  VITE_INSTAGRAM: ['Instagram', 'https://…'],
  VITE_TIKTOK: ['TikTok', 'https://…'],
  VITE_VIDEO: ['video de cómo comprar', 'https://…'],
  VITE_STATE_BRAND: ['marca del estado', 'https://…'],
  VITE_PAYMENTS: ['formas de pago', '"Título: texto|…"'],
  VITE_SHIPPING: ['formas de envío', '"Título: texto|…"'],
  VITE_JOINING: ['pasos para unirse', '"Título: texto|…"'],
  VITE_CANAIVE_CHECKS: ['qué revisa la Canaive', '"Título: texto|…"'],
  VITE_SITE_ORIGIN: ['dirección pública, para direcciones canónicas y vistas previas', 'https://…'],
}

const list = (lines: readonly string[]) => lines.map((line) => `\n  - ${line}`).join('')

/** Throws one sentence in Spanish for each wrong value, so that the build fails, not the site. */
export const checkedSettings = (env: Env): Settings => {
  // The build itself sets VITE_OFFLINE.
  const own = Object.entries(env).filter(([name]) => name.startsWith('VITE_') && name !== 'VITE_OFFLINE')
  const { error } = VARIABLES.safeParse(Object.fromEntries(own))
  if (error) throw new Error(`La configuración del sitio no sirve:${list(error.issues.map(({ message }) => message))}`)
  return readSettings(env)
}

const ANOTHER_ORIGIN =
  'La API está en otra dirección que el sitio (VITE_API_BASE). Se lee si su servidor permite CORS. Para enviar hace ' +
  'falta además que conteste la pregunta previa (OPTIONS) con el encabezado Content-Type, y que no ' +
  'compruebe el token ' +
  'CSRF: ese encabezado y las galletas solo van a direcciones del mismo sitio. Es mejor dejar VITE_API_BASE=/api y ' +
  'pasarla por el servidor del sitio (API_ORIGIN en .env).'

/**
 * What `npm run build` says at its end, with the lines of `.env` that are missing; '' where there is nothing to say.
 */
export const closingText = (env: Env): string => {
  const missing = Object.entries(UNSET).flatMap(([variable, [what, example]]) =>
    env[variable] ? [] : [`${what}: ${variable}=${example}`],
  )
  if (FIREBASE.some((variable) => !env[variable]))
    missing.push(
      `«Continuar con Google» y «Continuar con Facebook»: ${FIREBASE.join(', ')}, que da la consola de Firebase`,
    )
  return [
    ...(missing.length === 0
      ? []
      : [`Falta, y el sitio no lo muestra (se pone en .env; los ejemplos están en .env.example):${list(missing)}`]),
    ...(isAddress(env['VITE_API_BASE'] ?? '') ? [ANOTHER_ORIGIN] : []),
  ].join('\n')
}

/** The routes, the worker's scope and the pages of an installed site are those of an origin's root. */
export const refuseBase = (base: string): void => {
  if (base !== '/')
    throw new Error(
      `El sitio va en la raíz de su dirección: no se puede construir con --base=${base}. ` +
        'Ponlo en un subdominio, como https://tienda.ejemplo.mx.',
    )
}
