import type { Settings } from '../composition/settings.ts'
import { PRERENDERED_PATHS, SCREENS_WITH_PART, SHELL_FILE } from './pages.ts'

/** `'sha256-…'` of each inline script and style. */
export interface InlineHashes {
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
}

export type Headers = Readonly<Record<string, string>>

/** The folder of files with a hash in their names, which never change. */
export const HASHED = '/assets/'
export const CACHE_HASHED = 'public, max-age=31536000, immutable'
/** Cached but always revalidated, so that a deploy is seen at once. */
export const CACHE_OTHERS = 'no-cache'

const originOf = (base: string): readonly string[] => (base.startsWith('/') ? [] : [new URL(base).origin])

const FIREBASE_APIS = ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com']

/** Trusted Types policies: the sanitiser of articles, the structured data of each screen, the worker's address. */
const TRUSTED = ['dompurify', 'puntada-datos', 'puntada-trabajador']

/** Origins of Firebase that the sign-in connects to and whose frame it embeds. */
const identityOrigins = (firebase: NonNullable<Settings['firebase']>) =>
  firebase.emulator === undefined
    ? { asked: FIREBASE_APIS, framed: `https://${firebase.authDomain}` }
    : { asked: [firebase.emulator], framed: firebase.emulator }

const contentPolicy = ({ apiBase, imagesBase, firebase, telemetryUrl }: Settings, inline: InlineHashes): string => {
  const identity = firebase === null ? null : identityOrigins(firebase)
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...inline.scripts, ...(firebase === null ? [] : ['https://apis.google.com'])],
    'style-src': ["'self'", ...inline.styles],
    'img-src': ["'self'", ...originOf(imagesBase)],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...originOf(apiBase), ...originOf(telemetryUrl ?? '/'), ...(identity?.asked ?? [])],
    ...(identity === null ? {} : { 'frame-src': [identity.framed] }),
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    // Firebase assigns script addresses as plain text, so Trusted Types can be required only without it.
    ...(firebase === null ? { 'require-trusted-types-for': ["'script'"], 'trusted-types': TRUSTED } : {}),
  }
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${[...new Set(sources)].join(' ')}`)
    .join('; ')
}

const CLOSED = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
]

/** The headers of the site's own files: the one source for preview, `_headers`, nginx and Apache. */
export const siteHeaders = (settings: Settings, inline: InlineHashes): Headers => ({
  'Content-Security-Policy': contentPolicy(settings, inline),
  // Lets the sign-in popup reach its opener.
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': CLOSED.map((feature) => `${feature}=()`).join(', '),
  ...NO_GUESSING,
  // Browsers apply it over https only.
  'Strict-Transport-Security': 'max-age=31536000',
})

const NO_GUESSING = { 'X-Content-Type-Options': 'nosniff' }

/** Headers below the API's path; the API's owner adds others. */
export const API_HEADERS: Headers = NO_GUESSING

/** Headers of images: an SVG opened on its own must not run scripts or load anything. */
export const IMAGE_HEADERS: Headers = {
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  ...NO_GUESSING,
}

/** `dist/_headers` for static hosts. Files without a rule are revalidated each time by their default. */
export const headersFile = (headers: Headers): string => {
  const pages = [...PRERENDERED_PATHS, ...SCREENS_WITH_PART.map((name) => `/${name}/*`), `/${SHELL_FILE}`]
  const block = (path: string, lines: Headers): string =>
    `${path}\n${Object.entries(lines)
      .map(([name, value]) => `  ${name}: ${value}\n`)
      .join('')}`
  return [
    block('/*', headers),
    block(`${HASHED}*`, { 'Cache-Control': CACHE_HASHED }),
    ...pages.map((path) => block(path, { 'Cache-Control': CACHE_OTHERS })),
  ].join('')
}

/** `dist/_nginx.conf`, which nginx includes in each location. */
export const nginxHeaders = (headers: Headers): string =>
  Object.entries(headers)
    .map(([name, value]) => `add_header ${name} "${value.replace(/(["\\$])/g, '\\$1')}" always;\n`)
    .join('')

/** The headers that a `_headers` file gives for all paths. */
export const readHeadersFile = (text: string): Headers => {
  const [, all = ''] = /^\/\*\n((?: {2}.*\n)*)/m.exec(text) ?? []
  return Object.fromEntries(
    [...all.matchAll(/^ {2}([^:]+): (.*)$/gm)].map(([, name = '', value = '']) => [name, value]),
  )
}
