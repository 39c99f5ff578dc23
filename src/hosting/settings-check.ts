import { readSettings, type Env, type Settings } from '../composition/settings.ts'

const isBase = (text: string) => {
  if (/[\s?#]/.test(text)) return false
  return text.startsWith('/') ? /^\/[^/\\]/.test(text) : isAddress(text)
}
const isAddress = (text: string) => /^https?:\/\/[^/]/.test(text) && URL.canParse(text)
const isOrigin = (text: string) => isAddress(text) && new URL(text).origin === text.replace(/\/+$/, '')
// Only this machine, because the emulator decides who a visitor is.
const isOwnMachine = (text: string) => /^http:\/\/(?:127\.0\.0\.1|localhost):\d{1,5}$/.test(text) && URL.canParse(text)
const matches = (pattern: RegExp) => (text: string) => pattern.test(text)
const isPhone = (text: string) => (text.match(/\d/g) ?? []).length >= 10 && /^[\d\s()+-]+$/.test(text)
const areSeconds = (text: string) => /^\d{1,4}$/.test(text) && Number(text) >= 5
const areTitled = (text: string) => text.split('|').every((check) => check.trim() === '' || /\S:\s*\S/.test(check))

const BASE = { fits: isBase, must: 'una ruta como /api o una dirección como https://api.ejemplo.mx/api' }
const NAME = { fits: matches(/^[\w!#$%&'*+.^`|~-]+$/), must: 'un nombre sin espacios ni acentos' }
const SECONDS = { fits: areSeconds, must: 'segundos, de 5 a 9999' }
const OF_CONSOLE = { fits: matches(/^\S+$/), must: 'el valor que da la consola de Firebase' }
const SOME_LINK = 'https://…'

interface Variable {
  fits: (value: string) => boolean
  must: string
  /** What the site does not show without it, and an example. */
  unset?: readonly [what: string, example: string]
}

const link = (what: string): Variable => ({
  fits: (text) => isAddress(text) && text.startsWith('https:'),
  must: 'una dirección que empiece con https://',
  unset: [what, SOME_LINK],
})
const titled = (what: string): Variable => ({
  fits: areTitled,
  must: '«Título: texto», y una barra | entre uno y otro',
  unset: [what, '"Título: texto|…"'],
})

const VARIABLES: Readonly<Record<string, Variable>> = {
  VITE_API_BASE: BASE,
  VITE_IMAGES_BASE: BASE,
  VITE_CSRF_COOKIE: NAME,
  VITE_CSRF_HEADER: NAME,
  VITE_PRIVACY_URL: {
    fits: isBase,
    must: 'una ruta como /aviso.html o una dirección como https://ejemplo.mx/aviso',
    unset: ['aviso de privacidad y términos, que pide la ley', SOME_LINK],
  },
  VITE_CONTACT_PHONE: {
    fits: isPhone,
    must: 'un teléfono de diez dígitos, como 445 100 2030',
    unset: ['teléfono y WhatsApp', '"445 000 0000"'],
  },
  VITE_CONTACT_MAIL: {
    fits: matches(/^[^\s@]+@[^\s@]+\.[^\s@]+$/),
    must: 'un correo, como hola@puntada.mx',
    unset: ['correo', '…'],
  },
  VITE_FACEBOOK: link('Facebook'),
  VITE_INSTAGRAM: link('Instagram'),
  VITE_TIKTOK: link('TikTok'),
  VITE_VIDEO: link('video de cómo comprar'),
  VITE_STATE_BRAND: link('marca del estado'),
  VITE_PAYMENTS: titled('formas de pago'),
  VITE_SHIPPING: titled('formas de envío'),
  VITE_JOINING: titled('pasos para unirse'),
  VITE_CANAIVE_CHECKS: titled('qué revisa la Canaive'),
  VITE_CHAT_SECONDS: SECONDS,
  VITE_SITE_ORIGIN: {
    fits: isOrigin,
    must: 'la dirección del sitio sin ruta, como https://puntada.mx, o nada',
    unset: ['dirección pública, para direcciones canónicas y vistas previas', SOME_LINK],
  },
  VITE_FIREBASE_API_KEY: OF_CONSOLE,
  VITE_FIREBASE_AUTH_DOMAIN: {
    fits: matches(/^[a-z\d-]+(\.[a-z\d-]+)+$/i),
    must: 'un dominio, como puntada.firebaseapp.com',
  },
  VITE_FIREBASE_PROJECT_ID: OF_CONSOLE,
  VITE_FIREBASE_APP_ID: OF_CONSOLE,
  VITE_FIREBASE_EMULATOR: {
    fits: isOwnMachine,
    must: 'un emulador en esta misma máquina, como http://127.0.0.1:9099',
  },
  VITE_TELEMETRY_URL: {
    fits: isBase,
    must: 'una ruta como /medidas o una dirección como https://medidas.ejemplo.mx/puntada',
  },
  // Checked by `environment.ts`.
  VITE_DIALECT: { fits: () => true, must: '' },
}
const FIREBASE = ['API_KEY', 'AUTH_DOMAIN', 'PROJECT_ID', 'APP_ID'].map((name) => `VITE_FIREBASE_${name}`)

const complaints = (env: Env) => {
  const found: string[] = []
  for (const [variable, value] of Object.entries(env)) {
    // The build itself sets VITE_OFFLINE.
    if (!variable.startsWith('VITE_') || variable === 'VITE_OFFLINE') continue
    const known = VARIABLES[variable]
    if (known === undefined)
      found.push(
        `${variable} no es ninguna de las variables del sitio: revisa cómo está escrita (todas están en .env.example).`,
      )
    else if (value && !known.fits(value)) found.push(`${variable} dice «${value}» y debe ser ${known.must}.`)
  }
  const missing = FIREBASE.filter((variable) => !env[variable])
  if (missing.length > 0 && (missing.length < FIREBASE.length || env['VITE_FIREBASE_EMULATOR']))
    found.push(
      `Para ingresar con Google o Facebook falta poner ${missing.join(', ')}. ` +
        'O quita todas, y esos botones no se muestran.',
    )
  return found
}

const list = (lines: readonly string[]) => lines.map((line) => `\n  - ${line}`).join('')

/** Throws one sentence in Spanish for each wrong value, so that the build fails, not the site. */
export const checkedSettings = (env: Env): Settings => {
  const found = complaints(env)
  if (found.length > 0) throw new Error(`La configuración del sitio no sirve:${list(found)}`)
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
  const missing = Object.entries(VARIABLES).flatMap(([variable, { unset }]) =>
    unset === undefined || env[variable] ? [] : [`${unset[0]}: ${variable}=${unset[1]}`],
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
