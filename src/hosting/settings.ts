import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import * as z from 'zod/mini'
import type { Settings } from '../composition/container.ts'

export type Env = Readonly<Record<string, string | undefined>>

export const isAddress = (text: string) => /^https?:\/\/[^/]/.test(text) && URL.canParse(text)
const isBase = (text: string) => !/[\s?#]/.test(text) && (/^\/[^/\\]/.test(text) || isAddress(text))
export const withoutSlash = (address: string) => address.replace(/\/+$/, '')

/** Variables whose absence hides something, with what is hidden and an example, for the end of a build. */
const UNSET = z.registry<{ title: string; example: string }>()

/** An empty value is none, and is right. `must` describes the right value for whoever wrote another. */
const variable = (fits: (text: string) => boolean, must: string, title = '', example = '…') => {
  const error = ({ input }: { input?: unknown }) => `dice «${String(input)}» y debe ser ${must}.`
  const text = z._default(z.string().check(z.refine(fits, { error })), '')
  return title === '' ? text : text.register(UNSET, { title, example })
}
const matches = (pattern: RegExp) => (text: string) => pattern.test(text)

const base = variable(isBase, 'una ruta como /api o una dirección como https://api.ejemplo.mx/api')
const link = (title: string) =>
  variable(
    (text) => isAddress(text) && text.startsWith('https:'),
    'una dirección que empiece con https://',
    title,
    'https://…',
  )
const titled = (title: string) =>
  variable(
    (text) => text.split('|').every((part) => part.trim() === '' || /\S:\s*\S/.test(part)),
    '«Título: texto», y una barra | entre uno y otro',
    title,
    '"Título: texto|…"',
  )
const ofConsole = variable(matches(/^\S+$/), 'el valor que da la consola de Firebase')

const VARIABLES = {
  VITE_API_BASE: base,
  VITE_IMAGES_BASE: base,
  VITE_IMAGE_SIZES: variable(
    (text) => /^(?:\/[^/\\]|https?:\/\/[^/])[^\s#]*$/.test(text) && /\{width\}/.test(text) && /\{path\}/.test(text),
    'una ruta o dirección con {width} y {path}, como /images/w{width}/{path}',
  ),
  VITE_PRIVACY_URL: variable(
    isBase,
    'una ruta como /aviso.html o una dirección como https://ejemplo.mx/aviso',
    'aviso de privacidad y términos, que pide la ley',
    'https://…',
  ),
  VITE_CONTACT_PHONE: variable(
    (text) => text.replace(/\D/g, '').length >= 10 && /^[\d\s()+-]+$/.test(text),
    'un teléfono de diez dígitos, como 445 100 2030',
    'teléfono y WhatsApp',
    '"445 000 0000"',
  ),
  VITE_CONTACT_MAIL: variable(matches(/^[^\s@]+@[^\s@]+\.[^\s@]+$/), 'un correo, como hola@puntada.mx', 'correo'),
  VITE_FACEBOOK: link('Facebook'),
  VITE_INSTAGRAM: link('Instagram'),
  VITE_TIKTOK: link('TikTok'),
  VITE_VIDEO: link('video de cómo comprar'),
  VITE_STATE_BRAND: link('marca del estado'),
  VITE_PAYMENTS: titled('formas de pago'),
  VITE_SHIPPING: titled('formas de envío'),
  VITE_JOINING: titled('pasos para unirse'),
  VITE_CANAIVE_CHECKS: titled('qué revisa la Canaive'),
  VITE_CHAT_SECONDS: variable((text) => /^\d{1,4}$/.test(text) && Number(text) >= 5, 'segundos, de 5 a 9999'),
  VITE_SITE_ORIGIN: variable(
    (text) => isAddress(text) && new URL(text).origin === withoutSlash(text),
    'la dirección del sitio sin ruta, como https://puntada.mx, o nada',
    'dirección pública, para direcciones canónicas y vistas previas',
    'https://…',
  ),
  VITE_FIREBASE_API_KEY: ofConsole,
  VITE_FIREBASE_AUTH_DOMAIN: variable(
    matches(/^[a-z\d-]+(\.[a-z\d-]+)+$/i),
    'un dominio, como puntada.firebaseapp.com',
  ),
  VITE_FIREBASE_PROJECT_ID: ofConsole,
  VITE_FIREBASE_APP_ID: ofConsole,
  VITE_FIREBASE_EMULATOR: variable(
    // The emulator decides who a visitor is, so it must be on this machine.
    (text) => /^http:\/\/(?:127\.0\.0\.1|localhost):\d{1,5}$/.test(text) && URL.canParse(text),
    'un emulador en esta misma máquina, como http://127.0.0.1:9099',
  ),
  VITE_TELEMETRY_URL: variable(
    isBase,
    'una ruta como /medidas o una dirección como https://medidas.ejemplo.mx/puntada',
  ),
}

const FIREBASE = [
  'VITE_FIREBASE_API_KEY',
  'VITE_FIREBASE_AUTH_DOMAIN',
  'VITE_FIREBASE_PROJECT_ID',
  'VITE_FIREBASE_APP_ID',
] as const satisfies readonly (keyof typeof VARIABLES)[]

const missingOf = (env: Env) => FIREBASE.filter((name) => !env[name])
const ENV = z.strictObject(VARIABLES).check(
  z.refine((env) => [0, env.VITE_FIREBASE_EMULATOR ? NaN : FIREBASE.length].includes(missingOf(env).length), {
    error: ({ input }) =>
      `Para ingresar con Google o Facebook falta poner ${missingOf(input as Env).join(', ')}. ` +
      'O quita todas, y esos botones no se muestran.',
  }),
)
const sentence = (issue: z.core.$ZodIssue) =>
  issue.code === 'unrecognized_keys'
    ? issue.keys.map(
        (name) => `${name} no es ninguna variable del sitio: revisa cómo está escrita (todas están en .env.example).`,
      )
    : [...issue.path, issue.message].join(' ')

const list = (lines: readonly string[]) => lines.map((line) => `\n  - ${line}`).join('')

/** Throws one sentence in Spanish for each wrong value, so that the build fails, not the site. */
export const readSettings = (given: Env): Settings => {
  const own = Object.entries(given).filter(([name, text]) => name.startsWith('VITE_') && text)
  const { data: env, error } = ENV.safeParse(Object.fromEntries(own))
  if (error) throw new Error(`La configuración del sitio no sirve:${list(error.issues.flatMap(sentence))}`)
  return {
    apiBase: withoutSlash(env.VITE_API_BASE || '/api'),
    imagesBase: withoutSlash(env.VITE_IMAGES_BASE || '/images'),
    imageSizes: env.VITE_IMAGE_SIZES,
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
  'La API está en otra dirección que el sitio (VITE_API_BASE). Se lee si su servidor permite CORS. Para enviar ' +
  'hace falta además que conteste la pregunta previa (OPTIONS) con el encabezado Content-Type, y que no compruebe ' +
  'el token CSRF: ese encabezado y las galletas solo van a direcciones del mismo sitio. Es mejor dejar ' +
  'VITE_API_BASE=/api y pasarla por el servidor del sitio (API_ORIGIN en .env).'

/** The last words of `npm run build`: the lines that `.env` lacks; '' where there is nothing to say. */
export const closingText = (env: Env) => {
  const missing = Object.entries(VARIABLES).flatMap(([name, variable]) => {
    const unset = UNSET.get(variable)
    return unset === undefined || env[name] ? [] : `${unset.title}: ${name}=${unset.example}`
  })
  if (missingOf(env).length > 0)
    missing.push(
      `«Continuar con Google» y «Continuar con Facebook»: ${FIREBASE.join(', ')}, que da la consola de Firebase`,
    )
  const asks = 'Falta, y el sitio no lo muestra (se pone en .env; los ejemplos están en .env.example):'
  return [
    ...(missing.length > 0 ? [asks + list(missing)] : []),
    ...(isAddress(env['VITE_API_BASE'] ?? '') ? [ANOTHER_ORIGIN] : []),
  ].join('\n')
}

/** The samples in the comments of `.env.example`: facts of an invented shop. */
const readSamples = () => {
  const example = readFileSync(new URL('../../.env.example', import.meta.url), 'utf8')
  return Object.entries(parseEnv((example.match(/^# VITE_.*$/gm) ?? []).join('\n').replaceAll('# VITE_', 'VITE_')))
}

/**
 * The given settings; with the simulated backend, samples for all that is not set. Otherwise nothing invented goes
 * live: it throws one sentence in Spanish for the samples that were left as they are.
 */
export const completeEnv = (given: Env, offline: boolean): Env => {
  const samples = readSamples()
  if (offline) return Object.fromEntries([...samples, ...Object.entries(given)].filter(([, value]) => value))
  const left = samples.filter(([name, sample]) => given[name] === sample).map(([name]) => name)
  if (left.length > 0)
    throw new Error(
      `La configuración del sitio todavía trae datos de muestra de .env.example, que nadie ha confirmado: ` +
        `${left.join(', ')}. Pon los tuyos, o quita esas líneas: lo que no está no se muestra.`,
    )
  return given
}

/** Throws for a site below a path: its routes, the worker's scope and its pages are those of an origin's root. */
export const refuseBase = (path: string) => {
  if (path !== '/')
    throw new Error(
      `El sitio va en la raíz de su dirección: no se puede construir con --base=${path}. ` +
        'Ponlo en un subdominio, como https://tienda.ejemplo.mx.',
    )
}
