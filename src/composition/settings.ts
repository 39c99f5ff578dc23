import type { FirebaseConfig } from '../adapters/firebase/config.ts'
import { OWN_DIALECT, type Dialect } from '../adapters/http/schema/dialect.ts'
import type { SiteSettings } from '../domain/device.ts'

/** How long the site waits for the last byte of an answer. */
export const READ_TIMEOUT_MS = 10_000
export const WRITE_TIMEOUT_MS = 20_000

/**
 * The settings of a build (`VITE_…`). The defaults are for a site on the same host as its API, and tell nothing of it.
 */
export type Settings = Readonly<{
  /** R7.01, without a final slash. */
  apiBase: string
  /** R7.03, without a final slash. */
  imagesBase: string
  csrfCookie: string
  csrfHeader: string
  site: SiteSettings
  /** The server's own names, where they differ from the document's. */
  dialect: Dialect
  /** Social sign-in (R1.11, R1.12); null where the deployment has none. */
  firebase: FirebaseConfig | null
  /** Where measures and errors are sent; null: to the console. */
  telemetryUrl: string | null
}>

export type Env = Readonly<Record<string, string | undefined>>

const bare = (address: string) => address.replace(/\/+$/, '')

const readFirebase = (env: Env): FirebaseConfig | null => {
  const apiKey = env['VITE_FIREBASE_API_KEY']
  const authDomain = env['VITE_FIREBASE_AUTH_DOMAIN']
  const projectId = env['VITE_FIREBASE_PROJECT_ID']
  const appId = env['VITE_FIREBASE_APP_ID']
  const emulator = env['VITE_FIREBASE_EMULATOR']
  if (!apiKey || !authDomain) return null
  return {
    apiKey,
    authDomain,
    ...(projectId ? { projectId } : {}),
    ...(appId ? { appId } : {}),
    ...(emulator ? { emulator } : {}),
  }
}

export const readSettings = (env: Env): Settings => {
  const text = (name: string, otherwise = '') => env[name] || otherwise
  return {
    apiBase: bare(text('VITE_API_BASE', '/api')),
    imagesBase: bare(text('VITE_IMAGES_BASE', '/images')),
    csrfCookie: text('VITE_CSRF_COOKIE', 'XSRF-TOKEN'),
    csrfHeader: text('VITE_CSRF_HEADER', 'X-XSRF-TOKEN'),
    site: {
      phone: text('VITE_CONTACT_PHONE'),
      mail: text('VITE_CONTACT_MAIL'),
      facebook: text('VITE_FACEBOOK'),
      instagram: text('VITE_INSTAGRAM'),
      tiktok: text('VITE_TIKTOK'),
      video: text('VITE_VIDEO'),
      stateBrand: text('VITE_STATE_BRAND'),
      privacy: text('VITE_PRIVACY_URL'),
      payments: text('VITE_PAYMENTS'),
      shipping: text('VITE_SHIPPING'),
      joining: text('VITE_JOINING'),
      canaiveChecks: text('VITE_CANAIVE_CHECKS'),
      chatEveryMs: Number(env['VITE_CHAT_SECONDS'] || 15) * 1000,
      origin: bare(text('VITE_SITE_ORIGIN')),
    },
    // The build replaces the file's name by its checked content.
    dialect: env['VITE_DIALECT'] ? (JSON.parse(env['VITE_DIALECT']) as Dialect) : OWN_DIALECT,
    firebase: readFirebase(env),
    telemetryUrl: env['VITE_TELEMETRY_URL'] || null,
  }
}
