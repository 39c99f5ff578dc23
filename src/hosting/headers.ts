import type { Settings } from '../composition/settings.ts'
import { PRERENDERED_PATHS, SCREENS_WITH_PART, SHELL_FILE } from './pages.ts'

/** `'sha256-…'` of each script and style that stands in a page's HTML. */
export interface InlineHashes {
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
}

export type Headers = Readonly<Record<string, string>>

/** Where the files with a hash in their names lie: what is there never changes. */
export const HASHED = '/assets/'
export const CACHE_HASHED = 'public, max-age=31536000, immutable'
/** Cached but always revalidated, so that a deploy is seen at once. */
export const CACHE_OTHERS = 'no-cache'

const originOf = (base: string): readonly string[] => (base.startsWith('/') ? [] : [new URL(base).origin])

const FIREBASE_APIS = ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com']

/** Who may make what browsers run: the cleaner of articles, the structured data of each screen, the worker's address. */
const TRUSTED = ['dompurify', 'puntada-datos', 'puntada-trabajador']

/** Who is asked with these settings, and whose frame hears what the provider's window says. */
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
    // The sign-in library writes addresses of scripts as bare text; without it nothing in the shop does.
    ...(firebase === null ? { 'require-trusted-types-for': ["'script'"], 'trusted-types': TRUSTED } : {}),
  }
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${[...new Set(sources)].join(' ')}`)
    .join('; ')
}

const CLOSED = ['accelerometer', 'camera', 'display-capture', 'geolocation', 'gyroscope', 'magnetometer', 'microphone', 'midi', 'payment', 'usb']

/** The headers of every answer of the site's own files: the one source for preview, `_headers` and nginx. */
export const siteHeaders = (settings: Settings, inline: InlineHashes): Headers => ({
  'Content-Security-Policy': contentPolicy(settings, inline),
  // Popups of the sign-in keep their way back to the page.
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': CLOSED.map((feature) => `${feature}=()`).join(', '),
  ...NO_GUESSING,
  // Browsers heed it over https only.
  'Strict-Transport-Security': 'max-age=31536000',
})

const NO_GUESSING = { 'X-Content-Type-Options': 'nosniff' }

/** Of every answer below the API's path. Whoever owns the API adds what else it needs. */
export const API_HEADERS: Headers = NO_GUESSING

/** Of every image: an SVG that is opened by itself runs nothing and fetches nothing. */
export const IMAGE_HEADERS: Headers = {
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  ...NO_GUESSING,
}

/** `dist/_headers`, as the hosts of static sites read it. Their own default for other files is to ask each time. */
export const headersFile = (headers: Headers): string => {
  const pages = [...PRERENDERED_PATHS, ...SCREENS_WITH_PART.map((name) => `/${name}/*`), `/${SHELL_FILE}`]
  const block = (path: string, lines: Headers): string =>
    `${path}\n${Object.entries(lines).map(([name, value]) => `  ${name}: ${value}\n`).join('')}`
  return [
    block('/*', headers),
    block(`${HASHED}*`, { 'Cache-Control': CACHE_HASHED }),
    ...pages.map((path) => block(path, { 'Cache-Control': CACHE_OTHERS })),
  ].join('')
}

/** The headers for every path that a `_headers` file gives. */
export const readHeadersFile = (text: string): Headers => {
  const [, all = ''] = /^\/\*\n((?: {2}.*\n)*)/m.exec(text) ?? []
  return Object.fromEntries([...all.matchAll(/^ {2}([^:]+): (.*)$/gm)].map(([, name = '', value = '']) => [name, value]))
}

