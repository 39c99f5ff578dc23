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
import type { KeyValueStore, Page } from '../domain/device.ts'
import type { IdentityPort } from '../domain/account/identity.ts'
import { READ_TIMEOUT_MS, WRITE_TIMEOUT_MS, type Settings } from './settings.ts'
import { STALE_HEADER } from '../service-worker/names.ts'
import { importCode } from '../ui/code/import-code.ts'
import type { Dependencies, Services } from '../ui/lib/services.ts'
import { withApplication } from './application.ts'
import { deferredPort, loadOnce } from './deferred-port.ts'

/** The services that the container makes for the site, each on its first use: most visits need few of them. */
const MADE = [
  'storage',
  'locks',
  'catalogue',
  'session',
  'favourites',
  'messaging',
  'newsletter',
  'orders',
  'blog',
  'visits',
  'orderStores',
  'sessionStore',
  'messageStores',
  'recents',
  'intentStore',
] as const
type Made = Pick<Services, (typeof MADE)[number]>
type Tokens<Types> = { readonly [Name in keyof Types]: ServiceIdentifier<Types[Name]> }

const T = Object.fromEntries(
  [...MADE, 'http', 'tab', 'fallback'].map((name) => [name, Symbol(name)]),
) as unknown as Tokens<Made & { http: HttpClient; tab: KeyValueStore; fallback: KeyValueStore }>

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
export const compose = ({
  window,
  settings,
  fetch,
  identity,
  ready,
  page = createPage(window),
}: Environment): Services => {
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
      staleHeader: STALE_HEADER,
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
  container.bind(T.messageStores).toResolvedValue(createMessageStores, [T.fallback, T.locks])
  container.bind(T.recents).toResolvedValue(createRecentStores, [T.storage, T.locks])
  container.bind(T.tab).toResolvedValue(() => createTabStore(window))
  container.bind(T.fallback).toResolvedValue(createFallbackStore, [T.storage, T.tab])
  container.bind(T.sessionStore).toResolvedValue(createSessionStore, [T.storage, T.tab])
  container.bind(T.intentStore).toResolvedValue(createIntentStore, [T.fallback])
  container.bind(T.catalogue).toResolvedValue(createCatalogue, [T.http])
  // Read with more code than our own server's rows: it comes while the first answer is on its way.
  if (settings.dialect !== OWN_DIALECT) import('../adapters/http/translate.ts').catch(() => undefined)
  const ports = loadOnce(async () =>
    (await importCode(() => import('./deferred-ports.ts'), 'createDeferredPorts')).createDeferredPorts(
      container.get(T.http),
    ),
  )
  for (const name of ['blog', 'favourites', 'messaging', 'newsletter', 'orders', 'session'] as const) {
    container.bind<object>(T[name]).toResolvedValue(() => deferredPort(async () => (await ports())[name]))
  }
  container.bind(T.visits).toResolvedValue(createVisits, [T.http])
  const made = Object.fromEntries(
    MADE.map((name) => [name, { get: () => container.get<unknown>(T[name]), enumerable: true, configurable: true }]),
  )
  const others: Omit<Dependencies, keyof Made> = {
    // A call that needs the code fetches it again, and its screen shows the failure.
    prepare: () => void ports().catch(() => undefined),
    identity,
    page,
    site: settings.site,
    picturesReady: ready ?? null,
    imageUrl: (path) => `${settings.imagesBase}/${path}`,
  }
  return withApplication(Object.defineProperties(others, made) as Dependencies)
}
