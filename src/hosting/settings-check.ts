import type { SiteSettings } from '../domain/device.ts'
import { readSettings, type Env, type Settings } from '../composition/settings.ts'

const isBase = (text: string): boolean => {
  if (/[\s?#]/.test(text)) return false
  return text.startsWith('/') ? /^\/[^/\\]/.test(text) : isAddress(text)
}
const isAddress = (text: string): boolean => /^https?:\/\/[^/]/.test(text) && URL.canParse(text)
const isOrigin = (text: string): boolean => isAddress(text) && new URL(text).origin === text.replace(/\/+$/, '')
// Only this machine, because the emulator decides who a visitor is.
const isOwnMachine = (text: string): boolean =>
  /^http:\/\/(?:127\.0\.0\.1|localhost):\d{1,5}$/.test(text) && URL.canParse(text)
const isHost = (text: string): boolean => /^[a-z\d-]+(\.[a-z\d-]+)+$/i.test(text)
const isToken = (text: string): boolean => /^[\w!#$%&'*+.^`|~-]+$/.test(text)

const isLink = (text: string): boolean => isAddress(text) && text.startsWith('https:')
const isPhone = (text: string): boolean => (text.match(/\d/g) ?? []).length >= 10 && /^[\d\s()+-]+$/.test(text)
const isMail = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text)
const isGiven = (text: string): boolean => /^\S+$/.test(text)
const areSeconds = (text: string): boolean => /^\d{1,4}$/.test(text) && Number(text) >= 5
const areTitled = (text: string): boolean =>
  text.split('|').every((check) => check.trim() === '' || /\S:\s*\S/.test(check))

const BASE = 'una ruta como /api o una dirección como https://api.ejemplo.mx/api'
const NAME = 'un nombre sin espacios ni acentos'
const LINK = 'una dirección que empiece con https://'
const TITLED = '«Título: texto», y una barra | entre uno y otro'
const SECONDS = 'segundos, de 5 a 9999'
const OF_CONSOLE = 'el valor que da la consola de Firebase'
const EMULATOR = 'VITE_FIREBASE_EMULATOR'

/** Every variable of a deployment, and what it must be if it is set. */
const VARIABLES: Readonly<Record<string, readonly [fits: (value: string) => boolean, what: string]>> = {
  VITE_API_BASE: [isBase, BASE],
  VITE_IMAGES_BASE: [isBase, BASE],
  VITE_CSRF_COOKIE: [isToken, NAME],
  VITE_CSRF_HEADER: [isToken, NAME],
  VITE_CONTACT_PHONE: [isPhone, 'un teléfono de diez dígitos, como 445 100 2030'],
  VITE_CONTACT_MAIL: [isMail, 'un correo, como hola@puntada.mx'],
  VITE_FACEBOOK: [isLink, LINK],
  VITE_INSTAGRAM: [isLink, LINK],
  VITE_TIKTOK: [isLink, LINK],
  VITE_VIDEO: [isLink, LINK],
  VITE_STATE_BRAND: [isLink, LINK],
  VITE_PRIVACY_URL: [isBase, 'una ruta como /aviso.html o una dirección como https://ejemplo.mx/aviso'],
  VITE_PAYMENTS: [areTitled, TITLED],
  VITE_SHIPPING: [areTitled, TITLED],
  VITE_JOINING: [areTitled, TITLED],
  VITE_CANAIVE_CHECKS: [areTitled, TITLED],
  VITE_INBOX_SECONDS: [areSeconds, SECONDS],
  VITE_CHAT_SECONDS: [areSeconds, SECONDS],
  VITE_SITE_ORIGIN: [isOrigin, 'la dirección del sitio sin ruta, como https://puntada.mx, o nada'],
  VITE_FIREBASE_API_KEY: [isGiven, OF_CONSOLE],
  VITE_FIREBASE_AUTH_DOMAIN: [isHost, 'un dominio, como puntada.firebaseapp.com'],
  VITE_FIREBASE_PROJECT_ID: [isGiven, OF_CONSOLE],
  VITE_FIREBASE_APP_ID: [isGiven, OF_CONSOLE],
  [EMULATOR]: [isOwnMachine, 'un emulador en esta misma máquina, como http://127.0.0.1:9099'],
  VITE_TELEMETRY_URL: [isBase, 'una ruta como /medidas o una dirección como https://medidas.ejemplo.mx/puntada'],
  // Checked by `dialect.ts`.
  VITE_DIALECT: [() => true, ''],
}
const FIREBASE = Object.keys(VARIABLES).filter(
  (variable) => variable.startsWith('VITE_FIREBASE_') && variable !== EMULATOR,
)
// Set by the build itself.
const OWN = new Set(['VITE_OFFLINE'])

const complaints = (env: Env): readonly string[] => {
  const found: string[] = []
  for (const [variable, value = ''] of Object.entries(env)) {
    if (!variable.startsWith('VITE_') || OWN.has(variable)) continue
    const [fits, what] = VARIABLES[variable] ?? []
    if (fits === undefined)
      found.push(
        `${variable} no es ninguna de las variables del sitio: revisa cómo está escrita (todas están en .env.example).`,
      )
    else if (value !== '' && !fits(value)) found.push(`${variable} dice «${value}» y debe ser ${what}.`)
  }
  const set = FIREBASE.filter((variable) => env[variable])
  if ((set.length > 0 || env[EMULATOR]) && set.length < FIREBASE.length) {
    const missing = FIREBASE.filter((variable) => !env[variable])
    found.push(
      `Para ingresar con Google o Facebook falta poner ${missing.join(', ')}. O quita todas, y esos botones no se muestran.`,
    )
  }
  return found
}

/**
 * The settings in the environment. Throws one sentence in Spanish for each wrong value, so that the build fails, not
 * the site.
 */
export const checkedSettings = (env: Env): Settings => {
  const found = complaints(env)
  if (found.length > 0)
    throw new Error(`La configuración del sitio no sirve:\n${found.map((line) => `  - ${line}`).join('\n')}`)
  return readSettings(env)
}

const UNSET: readonly (readonly [key: keyof SiteSettings, what: string, line: string])[] = [
  ['privacy', 'aviso de privacidad y términos, que pide la ley', 'VITE_PRIVACY_URL=https://…'],
  ['phone', 'teléfono y WhatsApp', 'VITE_CONTACT_PHONE="445 000 0000"'],
  ['mail', 'correo', 'VITE_CONTACT_MAIL=…'],
  ['facebook', 'Facebook', 'VITE_FACEBOOK=https://…'],
  ['instagram', 'Instagram', 'VITE_INSTAGRAM=https://…'],
  ['tiktok', 'TikTok', 'VITE_TIKTOK=https://…'],
  ['video', 'video de cómo comprar', 'VITE_VIDEO=https://…'],
  ['stateBrand', 'marca del estado', 'VITE_STATE_BRAND=https://…'],
  ['payments', 'formas de pago', 'VITE_PAYMENTS="Título: texto|…"'],
  ['shipping', 'formas de envío', 'VITE_SHIPPING="Título: texto|…"'],
  ['joining', 'pasos para unirse', 'VITE_JOINING="Título: texto|…"'],
  ['canaiveChecks', 'qué revisa la Canaive', 'VITE_CANAIVE_CHECKS="Título: texto|…"'],
  ['origin', 'dirección pública, para direcciones canónicas y vistas previas', 'VITE_SITE_ORIGIN=https://…'],
]

/** One line in Spanish for each part that the site does not show with these settings, and the line of `.env` for it. */
const missingParts = ({ firebase, site }: Settings): readonly string[] => [
  ...UNSET.filter(([key]) => site[key] === '').map(([, what, line]) => `${what}: ${line}`),
  ...(firebase === null
    ? [`«Continuar con Google» y «Continuar con Facebook»: ${FIREBASE.join(', ')}, que da la consola de Firebase`]
    : []),
]

const ANOTHER_ORIGIN =
  'La API está en otra dirección que el sitio (VITE_API_BASE). Se lee si su servidor permite CORS. Para enviar hace falta ' +
  'además que conteste la pregunta previa (OPTIONS) con el encabezado Content-Type, y que no compruebe el token CSRF: ese ' +
  'encabezado y las galletas solo van a direcciones del mismo sitio. Es mejor dejar VITE_API_BASE=/api y pasarla por el servidor ' +
  'del sitio (API_ORIGIN en .env).'

/** What `npm run build` says at its end; '' where there is nothing to say. */
export const closingText = (settings: Settings): string =>
  [missingText(settings), ...(settings.apiBase.startsWith('/') ? [] : [ANOTHER_ORIGIN])]
    .filter((text) => text !== '')
    .join('\n')

const missingText = (settings: Settings): string => {
  const missing = missingParts(settings)
  return missing.length === 0
    ? ''
    : `Falta, y el sitio no lo muestra (se pone en .env; los ejemplos están en .env.example):\n${missing.map((line) => `  - ${line}`).join('\n')}`
}

/** The routes, the worker's scope and the pages of an installed site are those of an origin's root. */
export const refuseBase = (base: string): void => {
  if (base !== '/')
    throw new Error(
      `El sitio va en la raíz de su dirección: no se puede construir con --base=${base}. ` +
        'Ponlo en un subdominio, como https://tienda.ejemplo.mx.',
    )
}
