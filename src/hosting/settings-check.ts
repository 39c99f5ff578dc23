import * as z from 'zod/mini'
import { readSettings, type Env, type Settings } from '../composition/settings.ts'

const isBase = (text: string): boolean => {
  if (/[\s?#]/.test(text)) return false
  return text.startsWith('/') ? /^\/[^/\\]/.test(text) : isAddress(text)
}
const isAddress = (text: string): boolean => /^https?:\/\/[^/]/.test(text) && URL.canParse(text)
const isOrigin = (text: string): boolean => isAddress(text) && new URL(text).origin === text
// Only this machine, because the emulator decides who a visitor is.
const isOwnMachine = (text: string): boolean => /^http:\/\/(?:127\.0\.0\.1|localhost):\d{1,5}$/.test(text) && URL.canParse(text)
const isHost = (text: string): boolean => /^[a-z\d-]+(\.[a-z\d-]+)+$/i.test(text)
const isToken = (text: string): boolean => /^[\w!#$%&'*+.^`|~-]+$/.test(text)

const text = (fits: (value: string) => boolean, say: string) => z.string().check(z.refine(fits, say))
const base = text(isBase, 'una ruta como /api o una dirección como https://api.ejemplo.mx/api')
const link = text((value) => isAddress(value) && value.startsWith('https:'), 'una dirección que empiece con https://')
const name = text(isToken, 'un nombre sin espacios ni acentos')
const given = text((value) => /^\S+$/.test(value), 'el valor que da la consola de Firebase')

const settingsSchema = z.object({
  apiBase: base,
  imagesBase: base,
  csrfCookie: name,
  csrfHeader: name,
  site: z.object({
    phone: text((value) => (value.match(/\d/g) ?? []).length >= 10 && /^[\d\s()+-]+$/.test(value), 'un teléfono de diez dígitos, como 445 100 2030'),
    mail: text((value) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value), 'un correo, como hola@puntada.mx'),
    facebook: link,
    instagram: link,
    tiktok: link,
    video: link,
    stateBrand: link,
    canaiveChecks: text((value) => value.split('|').every((check) => check.trim() === '' || /\S:\s*\S/.test(check)), '«Título: texto», y una barra | entre uno y otro'),
    origin: text((value) => value === '' || isOrigin(value), 'la dirección del sitio sin ruta, como https://puntada.mx, o nada'),
  }),
  firebase: z.nullable(
    z.object({
      apiKey: given,
      authDomain: text(isHost, 'un dominio, como puntada.firebaseapp.com'),
      projectId: z.optional(given),
      appId: z.optional(given),
      emulator: z.optional(text(isOwnMachine, 'un emulador en esta misma máquina, como http://127.0.0.1:9099')),
    }),
  ),
  telemetryUrl: z.nullable(text(isBase, 'una ruta como /medidas o una dirección como https://medidas.ejemplo.mx/puntada')),
})

/** Which variable fills each setting. */
const VARIABLES: Readonly<Record<string, string>> = {
  apiBase: 'VITE_API_BASE',
  imagesBase: 'VITE_IMAGES_BASE',
  csrfCookie: 'VITE_CSRF_COOKIE',
  csrfHeader: 'VITE_CSRF_HEADER',
  'site.phone': 'VITE_CONTACT_PHONE',
  'site.mail': 'VITE_CONTACT_MAIL',
  'site.facebook': 'VITE_FACEBOOK',
  'site.instagram': 'VITE_INSTAGRAM',
  'site.tiktok': 'VITE_TIKTOK',
  'site.video': 'VITE_VIDEO',
  'site.stateBrand': 'VITE_STATE_BRAND',
  'site.canaiveChecks': 'VITE_CANAIVE_CHECKS',
  'site.origin': 'VITE_SITE_ORIGIN',
  'firebase.apiKey': 'VITE_FIREBASE_API_KEY',
  'firebase.authDomain': 'VITE_FIREBASE_AUTH_DOMAIN',
  'firebase.projectId': 'VITE_FIREBASE_PROJECT_ID',
  'firebase.appId': 'VITE_FIREBASE_APP_ID',
  'firebase.emulator': 'VITE_FIREBASE_EMULATOR',
  telemetryUrl: 'VITE_TELEMETRY_URL',
  dialect: 'VITE_DIALECT',
}
const KNOWN = new Set(Object.values(VARIABLES))
const EMULATOR = 'VITE_FIREBASE_EMULATOR'
const FIREBASE = [...KNOWN].filter((variable) => variable.startsWith('VITE_FIREBASE_') && variable !== EMULATOR)
// Set by the build itself.
const OWN = new Set(['VITE_OFFLINE'])

const complaints = (env: Env): readonly string[] => {
  const found: string[] = []
  for (const variable of Object.keys(env)) {
    if (!variable.startsWith('VITE_') || KNOWN.has(variable) || OWN.has(variable)) continue
    found.push(`${variable} no es ninguna de las variables del sitio: revisa cómo está escrita (todas están en .env.example).`)
  }
  const set = FIREBASE.filter((variable) => env[variable])
  if ((set.length > 0 || env[EMULATOR]) && set.length < FIREBASE.length) {
    const missing = FIREBASE.filter((variable) => !env[variable])
    found.push(`Para ingresar con Google o Facebook falta poner ${missing.join(', ')}. O quita todas, y esos botones no se muestran.`)
  }
  const checked = z.safeParse(settingsSchema, readSettings(env))
  for (const { path, message } of checked.error?.issues ?? []) {
    const variable = VARIABLES[path.join('.')] ?? path.join('.')
    found.push(`${variable} dice «${env[variable] ?? ''}» y debe ser ${message}.`)
  }
  return found
}

/**
 * The settings in the environment (`VITE_…`). Throws one sentence in Spanish for each wrong value, so that the build
 * fails and not the site.
 */
export const checkedSettings = (env: Env): Settings => {
  const found = complaints(env)
  if (found.length > 0) throw new Error(`La configuración del sitio no sirve:\n${found.map((line) => `  - ${line}`).join('\n')}`)
  return readSettings(env)
}

/** One sentence in Spanish for each part of the document that is missing with these settings. */
export const missingParts = ({ firebase }: Settings): readonly string[] =>
  firebase === null
    ? [
        `Sin ${FIREBASE.join(', ')} este sitio no muestra «Continuar con Google» ni «Continuar con Facebook» ` +
          '(R1.11, R1.12, R2.33): se ingresa solo con correo y contraseña. Los valores los da la consola de Firebase; ponlos en .env.',
      ]
    : []
