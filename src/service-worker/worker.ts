import { ExpirationPlugin } from 'workbox-expiration'
import { addPlugins, cleanupOutdatedCaches, matchPrecache, precacheAndRoute } from 'workbox-precaching'
import { registerRoute, setCatchHandler } from 'workbox-routing'
import { NetworkFirst, StaleWhileRevalidate } from 'workbox-strategies'
import {
  CATALOGUE_CACHE,
  PICTURES_CACHE,
  TAKE_OVER,
  asStale,
  cacheableRead,
  isCacheablePicture,
  isOfItsType,
  rowCount,
  type CacheableReads,
} from './rules.ts'

/** The production service worker: the site opens offline, with the catalogue last seen. It caches no personal data. */

/** Filled in by the build: the site's own files and its settings. */
declare const PRECACHE: { url: string; revision: string | null }[]
declare const API_BASE: string
declare const CACHEABLE_READS: CacheableReads
declare const IMAGES_BASE: string
declare const SHELL: string

/** The used part of a service worker's global scope: TypeScript's own types for it conflict with those of the page. */
interface Scope {
  location: Location
  registration: { navigationPreload?: { disable(): Promise<void> } }
  skipWaiting(): Promise<void>
  addEventListener(
    type: string,
    listener: (event: { data?: unknown; waitUntil(done: Promise<unknown>): void }) => void,
  ): void
}
const scope = self as unknown as Scope
const { origin } = scope.location

type StrategyPlugin = NonNullable<NonNullable<ConstructorParameters<typeof NetworkFirst>[0]>['plugins']>[number]
/** The types of Workbox's plugins lack an `| undefined` that its own interface needs. */
const plugins = (...list: readonly object[]) => list as StrategyPlugin[]

const DAY_S = 24 * 60 * 60
/** How long a returning visitor waits for the network before a stored answer is given. */
const PAGE_PATIENCE_MS = 4000
const READ_PATIENCE_S = 6

const readOf = (url: URL) => cacheableRead(url, CACHEABLE_READS, API_BASE, origin)
const countOf = (address: string, response: Response) => {
  const read = readOf(new URL(address))
  return read === undefined ? null : rowCount(read, response.clone())
}
const isOwnPage = (text: string) => PRECACHE.some(({ url }) => url.endsWith('.js') && text.includes(url))
/** Whether an answer is what its address promises: the rows of a read, or a file of its type. */
const fits = async (address: string, response: Response) => {
  const url = new URL(address)
  if (readOf(url) !== undefined) return (await countOf(address, response)) !== null
  if (!isOfItsType(url, response)) return false
  return !url.pathname.endsWith('.html') || isOwnPage(await response.clone().text())
}
interface Used {
  event?: { type: string }
  request: Request
  response: Response
  cachedResponse?: Response
}
/** A portal or a proxy may answer in the server's place, with 200 too: that is neither stored nor used. */
const ONLY_WHAT_FITS = {
  cacheWillUpdate: async ({ request, response }: Used) => ((await fits(request.url, response)) ? response : null),
  cachedResponseWillBeUsed: async ({ event, request, cachedResponse }: Used) => {
    if (cachedResponse === undefined || (await fits(request.url, cachedResponse))) return cachedResponse
    // A former version stored a wrong file, and its page is dead: nobody in it could ask this version to take over.
    if (event?.type === 'install') void scope.skipWaiting()
    return undefined
  },
}
scope.addEventListener('message', ({ data }) => {
  if (data === TAKE_OVER) void scope.skipWaiting()
})
scope.addEventListener('activate', (event) => {
  // Without network Firefox fails a page whose preload failed, whatever the worker answers; former versions enabled it.
  event.waitUntil(scope.registration.navigationPreload?.disable() ?? Promise.resolve())
})

cleanupOutdatedCaches()
// A file that does not come as itself keeps this version from being installed.
addPlugins(plugins(ONLY_WHAT_FITS))
// Pages are not precached under their paths, because the network has newer ones.
precacheAndRoute(PRECACHE, { cleanURLs: false, directoryIndex: '' })

registerRoute(
  ({ request, url }) =>
    request.mode === 'navigate' &&
    url.origin === origin &&
    ![API_BASE, IMAGES_BASE].some((base) => url.pathname.startsWith(`${base}/`)),
  async ({ request }) => {
    const page = fetch(request)
    const stored = new Promise((done) => setTimeout(done, PAGE_PATIENCE_MS)).then(() => matchPrecache(SHELL))
    return Promise.race([page, stored.then((shell) => shell ?? page)])
  },
)
setCatchHandler(async ({ request }) => {
  const shell = (request as Request).mode === 'navigate' ? await matchPrecache(SHELL) : undefined
  return shell ?? Response.error()
})

registerRoute(
  ({ url }) => readOf(url) !== undefined,
  new NetworkFirst({
    cacheName: CATALOGUE_CACHE,
    networkTimeoutSeconds: READ_PATIENCE_S,
    matchOptions: { ignoreVary: true },
    plugins: plugins(
      ONLY_WHAT_FITS,
      {
        // An empty list takes no stored one's place: it may be an error.
        cacheWillUpdate: async ({ request, response }: Used) => {
          const isKept =
            (await countOf(request.url, response)) === 0 &&
            (await caches.match(request, { cacheName: CATALOGUE_CACHE, ignoreVary: true }))
          return isKept ? null : response
        },
      },
      new ExpirationPlugin({ maxEntries: 120, maxAgeSeconds: 14 * DAY_S, purgeOnQuotaError: true }),
      // This stands after the expiration, which may leave no answer.
      {
        cachedResponseWillBeUsed: async ({ cachedResponse }: { cachedResponse?: Response }) =>
          cachedResponse && asStale(cachedResponse),
      },
    ),
  }),
)

registerRoute(
  ({ url }) => isCacheablePicture(url, IMAGES_BASE, origin),
  new StaleWhileRevalidate({
    cacheName: PICTURES_CACHE,
    matchOptions: { ignoreVary: true },
    plugins: plugins(
      ONLY_WHAT_FITS,
      new ExpirationPlugin({ maxEntries: 150, maxAgeSeconds: 30 * DAY_S, purgeOnQuotaError: true }),
    ),
  }),
)
