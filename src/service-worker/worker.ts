import { CacheableResponsePlugin } from 'workbox-cacheable-response'
import { ExpirationPlugin } from 'workbox-expiration'
import { cleanupOutdatedCaches, matchPrecache, precacheAndRoute } from 'workbox-precaching'
import { registerRoute, setCatchHandler } from 'workbox-routing'
import { NetworkFirst, StaleWhileRevalidate } from 'workbox-strategies'
import {
  CATALOGUE_CACHE,
  PICTURES_CACHE,
  TAKE_OVER,
  asStale,
  isCacheablePicture,
  isCacheableRead,
  isCompleteJson,
  type CacheableReads,
} from './rules.ts'

/**
 * The production service worker: the site opens offline, with the catalogue last seen. It never caches personal data.
 */

/** Filled in by the build: the site's own files and its settings. */
declare const PRECACHE: { url: string; revision: string | null }[]
declare const API_BASE: string
declare const CACHEABLE_READS: CacheableReads
declare const IMAGES_BASE: string
declare const SHELL: string

/** The used part of a service worker's global scope: TypeScript's own types for it conflict with those of the page. */
interface Scope {
  location: Location
  registration: { readonly navigationPreload?: { disable(): Promise<void> } }
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
const plugins = (...own: readonly object[]) => own as StrategyPlugin[]

const DAY_S = 24 * 60 * 60
/** How long a visitor who has been here before waits for the network: then what is stored answers. */
const PAGE_PATIENCE_MS = 4000
const READ_PATIENCE_S = 6

scope.addEventListener('message', ({ data }) => {
  if (data === TAKE_OVER) void scope.skipWaiting()
})
scope.addEventListener('activate', (event) => {
  // Without network Firefox fails a page whose preload failed, whatever the worker answers; former versions enabled it.
  event.waitUntil(scope.registration.navigationPreload?.disable() ?? Promise.resolve())
})

cleanupOutdatedCaches()
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
  ({ url }) => isCacheableRead(url, CACHEABLE_READS, API_BASE, origin),
  new NetworkFirst({
    cacheName: CATALOGUE_CACHE,
    networkTimeoutSeconds: READ_PATIENCE_S,
    matchOptions: { ignoreVary: true },
    plugins: plugins(
      {
        cacheWillUpdate: async ({ response }: { response: Response }) =>
          (await isCompleteJson(response.clone())) ? response : null,
      },
      new ExpirationPlugin({ maxEntries: 120, maxAgeSeconds: 14 * DAY_S, purgeOnQuotaError: true }),
      // After the expiration, which may leave no answer.
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
      new CacheableResponsePlugin({ statuses: [200] }),
      new ExpirationPlugin({ maxEntries: 150, maxAgeSeconds: 30 * DAY_S, purgeOnQuotaError: true }),
    ),
  }),
)
