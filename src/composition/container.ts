import { Container, type ServiceIdentifier } from 'inversify'
import { createKeyValueStore } from '../adapters/storage/key-value-store.ts'
import { createStorageLocks, createWebLocks } from '../adapters/browser/locks.ts'
import { createPage } from '../adapters/browser/page.ts'
import { createOrderStores } from '../adapters/storage/order-stores.ts'
import { createMessageStores } from '../adapters/storage/message-stores.ts'
import { createFallbackStore } from '../adapters/storage/fallback-store.ts'
import { createRecentStores } from '../adapters/storage/recent-stores.ts'
import { createIntentStore } from '../adapters/storage/intent-store.ts'
import { createTabStore } from '../adapters/storage/tab-store.ts'
import { createSessionStore } from '../adapters/storage/session-store.ts'
import { createCatalogue } from '../adapters/http/catalogue.ts'
import { OWN_DIALECT } from '../adapters/http/dialect.ts'
import { createHttpClient, type ClientConfig, type HttpClient } from '../adapters/http/client.ts'
import { createVisits } from '../adapters/http/visits.ts'
import type { KeyValueStore, Locks, Page } from '../domain/device.ts'
import type { IdentityPort } from '../domain/account/identity.ts'
import { READ_TIMEOUT_MS, WRITE_TIMEOUT_MS, type Settings } from './settings.ts'
import { importCode } from '../ui/lib/import-code.ts'
import type { Services } from '../ui/lib/services.ts'
import { withApplication } from './application.ts'
import { deferredPort, loadOnce } from './deferred-port.ts'

const token = <T>(name: string) => Symbol(name) as ServiceIdentifier<T>

const T = {
  http: token<HttpClient>('http'),
  storage: token<KeyValueStore>('storage'),
  locks: token<Locks>('locks'),
  catalogue: token<Services['catalogue']>('catalogue'),
  session: token<Services['session']>('session'),
  favourites: token<Services['favourites']>('favourites'),
  messaging: token<Services['messaging']>('messaging'),
  newsletter: token<Services['newsletter']>('newsletter'),
  orders: token<Services['orders']>('orders'),
  blog: token<Services['blog']>('blog'),
  visits: token<Services['visits']>('visits'),
  orderStores: token<Services['orderStores']>('orderStores'),
  tab: token<KeyValueStore>('tab'),
  sessionStore: token<Services['sessionStore']>('sessionStore'),
  messageStores: token<Services['messageStores']>('messageStores'),
  recents: token<Services['recents']>('recents'),
  intentStore: token<Services['intentStore']>('intentStore'),
}

/** What differs between builds and specs. */
export interface Environment {
  readonly window: Window
  readonly settings: Settings
  readonly fetch: ClientConfig['fetch']
  readonly identity: IdentityPort
  /** Stands in for the browser's own page, in specs. */
  readonly page?: Page
  /** Resolves when the backend is ready; left out if it is from the start. Never rejects. */
  readonly ready?: Promise<unknown>
}

/** Wires every port to its adapter: the only place that knows both. */
export const compose = ({ window, settings, fetch, identity, ready, page = createPage(window) }: Environment): Services => {
  const container = new Container({ defaultScope: 'Singleton' })
  container.bind(T.http).toConstantValue(
    createHttpClient({
      base: settings.apiBase,
      dialect: settings.dialect,
      imagesBase: settings.imagesBase,
      fetch,
      cookies: () => window.document.cookie,
      csrfCookie: settings.csrfCookie,
      csrfHeader: settings.csrfHeader,
      readTimeoutMs: READ_TIMEOUT_MS,
      writeTimeoutMs: WRITE_TIMEOUT_MS,
      retryDelaysMs: [400, 1200],
      isOnline: () => window.navigator.onLine,
      onLeave: (listener) => window.addEventListener('pagehide', listener),
      ...(ready && { ready }),
    }),
  )
  container.bind(T.storage).toConstantValue(createKeyValueStore(() => window.localStorage, window))
  container.bind(T.locks).toResolvedValue(
    (storage: KeyValueStore) => {
      const fallback = createStorageLocks(storage, page)
      // Missing on plain-HTTP origins and in old browsers.
      const manager = window.navigator.locks as LockManager | undefined
      return manager === undefined ? fallback : createWebLocks(manager, fallback)
    },
    [T.storage],
  )
  container.bind(T.orderStores).toResolvedValue(createOrderStores, [T.storage, T.locks])
  container
    .bind(T.messageStores)
    .toResolvedValue(
      (storage: KeyValueStore, tab: KeyValueStore, locks: Locks) => createMessageStores(createFallbackStore(storage, tab), locks),
      [T.storage, T.tab, T.locks],
    )
  container.bind(T.recents).toResolvedValue(createRecentStores, [T.storage, T.locks])
  container.bind(T.tab).toResolvedValue(() => createTabStore(window))
  container.bind(T.sessionStore).toResolvedValue(createSessionStore, [T.storage, T.tab])
  container.bind(T.intentStore).toResolvedValue((storage: KeyValueStore, tab: KeyValueStore) => createIntentStore(storage, tab), [T.storage, T.tab])
  container.bind(T.catalogue).toResolvedValue(createCatalogue, [T.http])
  // Read with more code than our own server's rows: it comes while the first answer is on its way.
  if (settings.dialect !== OWN_DIALECT) import('../adapters/http/translate.ts').catch(() => undefined)
  const ports = loadOnce(async () => (await importCode(() => import('./deferred-ports.ts'), 'createDeferredPorts')).createDeferredPorts(container.get(T.http)))
  for (const name of ['blog', 'favourites', 'messaging', 'newsletter', 'orders', 'session'] as const) {
    container.bind<object>(T[name]).toResolvedValue(() => deferredPort(async () => (await ports())[name]))
  }
  container.bind(T.visits).toResolvedValue(createVisits, [T.http])
  // Getters, so that each service is made on its first use: most visits need few of them.
  return withApplication({
    get catalogue() {
      return container.get(T.catalogue)
    },
    get session() {
      return container.get(T.session)
    },
    get favourites() {
      return container.get(T.favourites)
    },
    get messaging() {
      return container.get(T.messaging)
    },
    get newsletter() {
      return container.get(T.newsletter)
    },
    get orders() {
      return container.get(T.orders)
    },
    get blog() {
      return container.get(T.blog)
    },
    get visits() {
      return container.get(T.visits)
    },
    get orderStores() {
      return container.get(T.orderStores)
    },
    get sessionStore() {
      return container.get(T.sessionStore)
    },
    get intentStore() {
      return container.get(T.intentStore)
    },
    get messageStores() {
      return container.get(T.messageStores)
    },
    get recents() {
      return container.get(T.recents)
    },
    // A call that needs the code fetches it again, and its screen shows the failure.
    prepare: () => void ports().catch(() => undefined),
    get locks() {
      return container.get(T.locks)
    },
    get storage() {
      return container.get(T.storage)
    },
    identity,
    page,
    site: settings.site,
    picturesReady: ready ?? null,
    imageUrl: (path) => `${settings.imagesBase}/${path}`,
  })
}
