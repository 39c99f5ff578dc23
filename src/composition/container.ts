import { Container, type ServiceIdentifier } from 'inversify'
import { createKeyValueStore } from '../adapters/storage/key-value-store.ts'
import { createStorageLocks, createWebLocks } from '../adapters/browser/locks.ts'
import { createPage } from '../adapters/browser/page.ts'
import { createOrderStores } from '../adapters/storage/order-stores.ts'
import { createSessionStore } from '../adapters/storage/session-store.ts'
import { createBlog } from '../adapters/http/blog.ts'
import { createCatalogue } from '../adapters/http/catalogue.ts'
import { createHttpClient, type ClientConfig, type HttpClient } from '../adapters/http/client.ts'
import { createFavourites } from '../adapters/http/favourites.ts'
import { createMessaging } from '../adapters/http/messaging.ts'
import { createNewsletter } from '../adapters/http/newsletter.ts'
import { createOrders } from '../adapters/http/orders.ts'
import { createSession } from '../adapters/http/session.ts'
import { createVisits } from '../adapters/http/visits.ts'
import type { KeyValueStore, Locks, Page } from '../domain/device.ts'
import type { IdentityPort } from '../domain/account/identity.ts'
import { createSingletons, type Services } from '../ui/lib/services.ts'
import { READ_TIMEOUT_MS, WRITE_TIMEOUT_MS, type Settings } from './settings.ts'

const token = <T>(name: string) => Symbol(name) as ServiceIdentifier<T>

const T = {
  http: token<HttpClient>('http'),
  kept: token<KeyValueStore>('kept'),
  page: token<Page>('page'),
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
  sessionStore: token<Services['sessionStore']>('sessionStore'),
}

/** What differs between builds: where answers come from and who vouches for social accounts. */
export interface Environment {
  readonly window: Window
  readonly settings: Settings
  readonly fetch: ClientConfig['fetch']
  readonly identity: IdentityPort
  /** Resolves when there is a backend to ask; left out where it is there already. Never rejects. */
  readonly ready?: Promise<unknown>
}

/** Wires every port to its adapter: the only place that knows both. */
export const compose = ({ window, settings, fetch, identity, ready }: Environment): Services => {
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
      ...(ready && { ready }),
    }),
  )
  container.bind(T.kept).toConstantValue(createKeyValueStore(() => window.localStorage, window))
  container.bind(T.page).toConstantValue(createPage(window))
  container
    .bind(T.locks)
    .toResolvedValue(
      (kept: KeyValueStore, page: Page) => {
        const fallback = createStorageLocks(kept, page)
        const manager = window.navigator.locks as LockManager | undefined
        return manager === undefined ? fallback : createWebLocks(manager, fallback)
      },
      [T.kept, T.page],
    )
  container.bind(T.orderStores).toResolvedValue(createOrderStores, [T.kept, T.locks])
  container.bind(T.sessionStore).toResolvedValue(createSessionStore, [T.kept])
  container.bind(T.catalogue).toResolvedValue(createCatalogue, [T.http])
  container.bind(T.session).toResolvedValue(createSession, [T.http])
  container.bind(T.favourites).toResolvedValue(createFavourites, [T.http])
  container.bind(T.messaging).toResolvedValue(createMessaging, [T.http])
  container.bind(T.newsletter).toResolvedValue(createNewsletter, [T.http])
  container.bind(T.orders).toResolvedValue(createOrders, [T.http])
  container.bind(T.blog).toResolvedValue(createBlog, [T.http])
  container.bind(T.visits).toResolvedValue(createVisits, [T.http])
  // Made when first asked for: a visit needs few of them, and none of the others for its first paint.
  const services: Services = {
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
    get kept() {
      return container.get(T.kept)
    },
    get locks() {
      return container.get(T.locks)
    },
    get page() {
      return container.get(T.page)
    },
    singleton: createSingletons(() => services),
    identity,
    site: settings.site,
    picturesReady: ready ?? null,
    imageUrl: (path) => `${settings.imagesBase}/${path}`,
  }
  return services
}
