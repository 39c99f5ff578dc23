import { CacheableResponsePlugin } from 'workbox-cacheable-response'
import { ExpirationPlugin } from 'workbox-expiration'
import { cleanupOutdatedCaches, matchPrecache, precacheAndRoute } from 'workbox-precaching'
import { registerRoute, setCatchHandler } from 'workbox-routing'
import { NetworkFirst, NetworkOnly, StaleWhileRevalidate } from 'workbox-strategies'
import { CATALOGUE_CACHE, PICTURES_CACHE, TAKE_OVER } from './names.ts'
import { keepsPicture, keepsRead, worthKeeping, type CacheableReads } from './rules.ts'

/**
 * The service worker of production (`dist/sw.js`): the site opens without network, with the catalogue as it was last
 * seen. It never keeps what belongs to a person, and takes over from an older one only when the visitor asks.
 */

/** Filled in by the build: the site's own files, and the bases as the site is told them. */
declare const PRECACHE: { url: string; revision: string | null }[]
declare const API_BASE: string
declare const CACHEABLE_READS: CacheableReads
declare const IMAGES_BASE: string
declare const SHELL: string

/** As much of a service worker's global scope as is used: TypeScript's library for it and the page's exclude each other. */
interface Scope {
  readonly location: Location
  readonly registration: { readonly navigationPreload?: { enable(): Promise<void> } }
  skipWaiting(): Promise<void>
  addEventListener(type: string, listener: (event: { readonly data?: unknown; waitUntil(done: Promise<unknown>): void }) => void): void
}
const scope = self as unknown as Scope
const { origin } = scope.location

type StrategyPlugin = NonNullable<NonNullable<ConstructorParameters<typeof NetworkFirst>[0]>['plugins']>[number]
/** The library's own plugins lack an `| undefined` that its own type asks for. */
const plugins = (...own: readonly object[]): StrategyPlugin[] => own as StrategyPlugin[]

const DAY_S = 24 * 60 * 60

scope.addEventListener('message', ({ data }) => {
  if (data === TAKE_OVER) void scope.skipWaiting()
})
scope.addEventListener('activate', (event) => {
  // The page's request need not wait for this worker to wake up.
  event.waitUntil(scope.registration.navigationPreload?.enable() ?? Promise.resolve())
})

cleanupOutdatedCaches()
// Pages are not looked for among the files: the network's are newer.
precacheAndRoute(PRECACHE, { cleanURLs: false, directoryIndex: '' })

registerRoute(
  ({ request, url }) =>
    request.mode === 'navigate' && url.origin === origin && ![API_BASE, IMAGES_BASE].some((base) => url.pathname.startsWith(`${base}/`)),
  new NetworkOnly(),
)
setCatchHandler(async ({ request }) => {
  const shell = (request as Request).mode === 'navigate' ? await matchPrecache(SHELL) : undefined
  return shell ?? Response.error()
})

registerRoute(
  ({ url }) => keepsRead(url, CACHEABLE_READS, API_BASE, origin),
  new NetworkFirst({
    cacheName: CATALOGUE_CACHE,
    matchOptions: { ignoreVary: true },
    plugins: plugins(
      { cacheWillUpdate: async ({ response }: { response: Response }) => ((await worthKeeping(response.clone())) ? response : null) },
      new ExpirationPlugin({ maxEntries: 120, maxAgeSeconds: 14 * DAY_S, purgeOnQuotaError: true }),
    ),
  }),
)

registerRoute(
  ({ url }) => keepsPicture(url, IMAGES_BASE, origin),
  new StaleWhileRevalidate({
    cacheName: PICTURES_CACHE,
    matchOptions: { ignoreVary: true },
    plugins: plugins(
      new CacheableResponsePlugin({ statuses: [200] }),
      new ExpirationPlugin({ maxEntries: 150, maxAgeSeconds: 30 * DAY_S, purgeOnQuotaError: true }),
    ),
  }),
)
