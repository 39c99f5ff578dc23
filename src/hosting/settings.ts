import { resolve } from 'node:path'
import * as z from 'zod'
import type { Settings } from '../composition/container.ts'

export const ROOT = resolve(import.meta.dirname, '../..')

export type Env = Readonly<Record<string, string | undefined>>

const isAddress = (text: string) => /^https?:\/\/[^/]/.test(text) && URL.canParse(text)
const isBase = (text: string) => !/[\s?#]/.test(text) && (/^\/[^/\\]/.test(text) || isAddress(text))
const withoutSlash = (address: string) => address.replace(/\/+$/, '')

/**
 * A variable that is set at all says what `fits`; `must`: what it would have to be. '' where it is not set. Its title is
 * what the site then does not show, for the end of a build.
 */
const variable = (fits: RegExp | ((text: string) => boolean), must: string, example = '…') =>
  z
    .string()
    .refine((text) => text === '' || (fits instanceof RegExp ? fits.test(text) : fits(text)), {
      error: ({ input, path }) => `${path?.join('.')} dice «${String(input)}» y debe ser ${must}.`,
    })
    .default('')
    .meta({ example })

const base = variable(isBase, 'una ruta como /api o una dirección como https://api.ejemplo.mx/api')
const name = variable(/^[\w!#$%&'*+.^`|~-]+$/, 'un nombre sin espacios ni acentos')
const link = variable(
  (text) => isAddress(text) && text.startsWith('https:'),
  'una dirección que empiece con https://',
  'https://…',
)
const titled = variable(
  (text) => text.split('|').every((part) => part.trim() === '' || /\S:\s*\S/.test(part)),
  '«Título: texto», y una barra | entre uno y otro',
  '"Título: texto|…"',
)
const seconds = variable((text) => /^\d{1,4}$/.test(text) && Number(text) >= 5, 'segundos, de 5 a 9999')
const ofConsole = variable(/^\S+$/, 'el valor que da la consola de Firebase')

const FIREBASE = [
  'VITE_FIREBASE_API_KEY',
  'VITE_FIREBASE_AUTH_DOMAIN',
  'VITE_FIREBASE_PROJECT_ID',
  'VITE_FIREBASE_APP_ID',
] as const

const VARIABLES = z.strictObject(
  {
    VITE_API_BASE: base,
    VITE_IMAGES_BASE: base,
    VITE_IMAGE_SIZES: variable(
      (text) => /^(?:\/[^/\\]|https?:\/\/[^/])[^\s#]*$/.test(text) && /\{width\}/.test(text) && /\{path\}/.test(text),
      'una ruta o dirección con {width} y {path}, como /images/w{width}/{path}',
    ),
    VITE_CSRF_COOKIE: name,
    VITE_CSRF_HEADER: name,
    VITE_PRIVACY_URL: variable(
      isBase,
      'una ruta como /aviso.html o una dirección como https://ejemplo.mx/aviso',
      'https://…',
    ).meta({ title: 'aviso de privacidad y términos, que pide la ley' }),
    VITE_CONTACT_PHONE: variable(
      (text) => (text.match(/\d/g) ?? []).length >= 10 && /^[\d\s()+-]+$/.test(text),
      'un teléfono de diez dígitos, como 445 100 2030',
      '"445 000 0000"',
    ).meta({ title: 'teléfono y WhatsApp' }),
    VITE_CONTACT_MAIL: variable(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, 'un correo, como hola@puntada.mx').meta({
      title: 'correo',
    }),
    VITE_FACEBOOK: link.meta({ title: 'Facebook' }),
    VITE_INSTAGRAM: link.meta({ title: 'Instagram' }),
    VITE_TIKTOK: link.meta({ title: 'TikTok' }),
    VITE_VIDEO: link.meta({ title: 'video de cómo comprar' }),
    VITE_STATE_BRAND: link.meta({ title: 'marca del estado' }),
    VITE_PAYMENTS: titled.meta({ title: 'formas de pago' }),
    VITE_SHIPPING: titled.meta({ title: 'formas de envío' }),
    VITE_JOINING: titled.meta({ title: 'pasos para unirse' }),
    VITE_CANAIVE_CHECKS: titled.meta({ title: 'qué revisa la Canaive' }),
    VITE_CHAT_SECONDS: seconds,
    VITE_SITE_ORIGIN: variable(
      (text) => isAddress(text) && new URL(text).origin === withoutSlash(text),
      'la dirección del sitio sin ruta, como https://puntada.mx, o nada',
      'https://…',
    ).meta({ title: 'dirección pública, para direcciones canónicas y vistas previas' }),
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
    // The build's own.
    VITE_OFFLINE: z.unknown().optional(),
    VITE_MEMORY: z.unknown().optional(),
  },
  {
    error: ({ code, keys }) =>
      code === 'unrecognized_keys'
        ? `${String(keys)} no es ninguna de las variables del sitio: revisa cómo está escrita (todas están en .env.example).`
        : undefined,
  },
)

const CHECKED = VARIABLES.superRefine((env, context) => {
  const missing = FIREBASE.filter((each) => env[each] === '')
  if (missing.length === 0 || (missing.length === FIREBASE.length && env.VITE_FIREBASE_EMULATOR === '')) return
  context.addIssue(
    `Para ingresar con Google o Facebook falta poner ${missing.join(', ')}. ` +
      'O quita todas, y esos botones no se muestran.',
  )
})

const list = (lines: readonly string[]) => lines.map((line) => `\n  - ${line}`).join('')

/** Throws one sentence in Spanish for each wrong value, so that the build fails, not the site. */
export const readSettings = (given: Env): Settings => {
  const own = Object.entries(given).filter(([variableName]) => variableName.startsWith('VITE_'))
  const { data: env, error } = CHECKED.safeParse(Object.fromEntries(own))
  if (error) throw new Error(`La configuración del sitio no sirve:${list(error.issues.map(({ message }) => message))}`)
  return {
    apiBase: withoutSlash(env.VITE_API_BASE || '/api'),
    imagesBase: withoutSlash(env.VITE_IMAGES_BASE || '/images'),
    imageSizes: env.VITE_IMAGE_SIZES,
    csrfCookie: env.VITE_CSRF_COOKIE || 'XSRF-TOKEN',
    csrfHeader: env.VITE_CSRF_HEADER || 'X-XSRF-TOKEN',
    site: {
      phone: env.VITE_CONTACT_PHONE,
      mail: env.VITE_CONTACT_MAIL,
      facebook: env.VITE_FACEBOOK,
      instagram: env.VITE_INSTAGRAM,
      tiktok: env.VITE_TIKTOK,
      video: env.VITE_VIDEO,
      stateBrand: env.VITE_STATE_BRAND,
      privacy: env.VITE_PRIVACY_URL,
      payments: env.VITE_PAYMENTS,
      shipping: env.VITE_SHIPPING,
      joining: env.VITE_JOINING,
      canaiveChecks: env.VITE_CANAIVE_CHECKS,
      chatEveryMs: Number(env.VITE_CHAT_SECONDS || 15) * 1000,
      origin: withoutSlash(env.VITE_SITE_ORIGIN),
    },
    firebase:
      env.VITE_FIREBASE_API_KEY === ''
        ? null
        : {
            apiKey: env.VITE_FIREBASE_API_KEY,
            authDomain: env.VITE_FIREBASE_AUTH_DOMAIN,
            projectId: env.VITE_FIREBASE_PROJECT_ID,
            appId: env.VITE_FIREBASE_APP_ID,
            ...(env.VITE_FIREBASE_EMULATOR !== '' && { emulator: env.VITE_FIREBASE_EMULATOR }),
          },
    telemetryUrl: env.VITE_TELEMETRY_URL || null,
  }
}

const ANOTHER_ORIGIN =
  'La API está en otra dirección que el sitio (VITE_API_BASE). Se lee si su servidor permite CORS. Para enviar hace ' +
  'falta además que conteste la pregunta previa (OPTIONS) con el encabezado Content-Type, y que no compruebe el token ' +
  'CSRF: ese encabezado y las galletas solo van a direcciones del mismo sitio. Es mejor dejar VITE_API_BASE=/api y ' +
  'pasarla por el servidor del sitio (API_ORIGIN en .env).'

/**
 * What `npm run build` says at its end, with the lines of `.env` that are missing; '' where there is nothing to say.
 */
export const closingText = (env: Env): string => {
  const missing = Object.entries(VARIABLES.shape).flatMap(([variableName, schema]) => {
    const { title, example } = schema.meta() ?? {}
    return title === undefined || env[variableName] ? [] : [`${title}: ${variableName}=${String(example)}`]
  })
  if (FIREBASE.some((each) => !env[each]))
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
export const refuseBase = (path: string): void => {
  if (path !== '/')
    throw new Error(
      `El sitio va en la raíz de su dirección: no se puede construir con --base=${path}. ` +
        'Ponlo en un subdominio, como https://tienda.ejemplo.mx.',
    )
}
