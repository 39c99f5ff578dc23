import type { Settings } from '../../composition/container.ts'

export type Headers = Readonly<Record<string, string>>

/** The folder of files with a hash in their names, which never change. */
export const HASHED = '/assets/'
/** Set on successful answers only: a 404 must not be cached for a year. */
export const CACHE = 'Cache-Control'
/** Cached but always revalidated, so that a deploy is seen at once. */
const REVALIDATE = 'no-cache'

const NO_GUESSING = { 'X-Content-Type-Options': 'nosniff' }

const INERT = "default-src 'none'; frame-ancestors 'none'; sandbox"

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

const policy = (directives: Readonly<Record<string, readonly string[]>>) =>
  Object.entries(directives)
    .map(([name, sources]) => `${name} ${[...new Set(sources)].join(' ')}`)
    .join('; ')

/** Directives that no page of any version loosens. */
const ALWAYS = {
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
}

/**
 * The headers of each kind of answer: the one rule from which preview, `.htaccess`, nginx and Apache are written. None
 * depends on what a page contains: the part of the policy that does is in the page (`pagePolicy`), so that a page and
 * its policy cannot come from different versions.
 */
export const HEADERS = {
  pages: {
    // `frame-ancestors` is one that a page cannot set for itself. `default-src` is left to the page, because both
    // policies must allow what is loaded.
    'Content-Security-Policy': policy({ ...ALWAYS, 'frame-ancestors': ["'none'"] }),
    // Lets the sign-in popup reach its opener.
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': CLOSED.map((feature) => `${feature}=()`).join(', '),
    ...NO_GUESSING,
    // Browsers apply it over https only.
    'Strict-Transport-Security': 'max-age=31536000',
    [CACHE]: REVALIDATE,
  },
  /** Files of a fixed name: icons, the worker, the sitemap. */
  files: { ...NO_GUESSING, [CACHE]: REVALIDATE },
  hashed: { ...NO_GUESSING, [CACHE]: 'public, max-age=31536000, immutable' },
  /** Any answer below the API's path: opened as a page, a maker's text in it runs nothing. */
  api: { 'Content-Security-Policy': INERT, ...NO_GUESSING },
  /** An SVG keeps its own styles, and nothing else. A picture that is replaced shows a day later. */
  images: {
    'Content-Security-Policy': `${INERT}; style-src 'unsafe-inline'`,
    ...NO_GUESSING,
    [CACHE]: 'public, max-age=86400',
  },
  /** Logging out asks for this answer, because no script can read the API's cookie. */
  leaving: { 'Clear-Site-Data': '"cookies"', [CACHE]: 'no-store' },
} as const satisfies Readonly<Record<string, Headers>>

/**
 * `Sec-Fetch-Site Sec-Fetch-Dest` of requests that may log somebody out: of the site's own script, and of an address
 * that was typed. An older browser sends neither. A link, a form or a picture, also one in an article, sends others.
 */
export const OWN_CALL = '^(?:none .*|(?:same-origin)? (?:empty)?)$'

const originOf = (base: string) => (base.startsWith('/') ? [] : [new URL(base).origin])

/** Scripts of Firebase's sign-in: Google's loader, and the parts that it asks for. */
const FIREBASE_SCRIPTS = ['https://apis.google.com/js/api.js', 'https://apis.google.com/_/scs/']
const FIREBASE_APIS = ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com']

/** Trusted Types policies: the sanitiser of articles, the structured data of each screen, the worker's address. */
const TRUSTED = ['dompurify', 'puntada-datos', 'puntada-trabajador']

/** The policy in a page's `<meta>`. `inline`: hashes of its scripts and styles. */
export const pagePolicy = (
  { apiBase, imagesBase, imageSizes, firebase, telemetryUrl }: Settings,
  inline: { scripts: readonly string[]; styles: readonly string[] },
) => {
  // The sign-in connects to Firebase and embeds its frame; an emulator is both.
  const asked = firebase === null ? [] : [firebase.emulator ?? FIREBASE_APIS].flat()
  return policy({
    'default-src': ["'none'"],
    ...ALWAYS,
    'script-src': ["'self'", ...inline.scripts, ...(firebase === null ? [] : FIREBASE_SCRIPTS)],
    'style-src': ["'self'", ...inline.styles],
    'img-src': ["'self'", ...originOf(imagesBase), ...originOf(imageSizes || '/')],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...originOf(apiBase), ...originOf(telemetryUrl ?? '/'), ...asked],
    ...(firebase && { 'frame-src': [firebase.emulator ?? `https://${firebase.authDomain}`] }),
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    // Firebase assigns script addresses as plain text, so Trusted Types can be required only without it.
    ...(firebase === null && { 'require-trusted-types-for': ["'script'"], 'trusted-types': TRUSTED }),
  })
}
