import { Container } from 'inversify'
import type { FirebaseConfig } from '../adapters/firebase/config.ts'
import { CALLS } from '../adapters/http/calls/all.ts'
import { createLocks } from '../adapters/browser/locks.ts'
import { createPage } from '../adapters/browser/page.ts'
import { createFavouriteNews } from '../adapters/storage/favourite-news.ts'
import { createIntentStore, createSessionStore } from '../adapters/storage/session-store.ts'
import { createKeyValueStore } from '../adapters/storage/create-store.ts'
import { createMessageStores } from '../adapters/storage/message-stores.ts'
import { createOrderStores } from '../adapters/storage/order-stores.ts'
import { createRecentStores } from '../adapters/storage/recent-stores.ts'
import { createCurrentSession, type CurrentSession } from '../application/current-session.ts'
import { createLoginIntent } from '../application/login-intent.ts'
import type { SiteSettings } from '../domain/site-settings.ts'
import { createFavouriteToggles } from '../application/favourite-toggles.ts'
import { srcsetOf } from '../ui/kit/image-sizes.ts'
import { notices, notify } from '../ui/notices/toasts.ts'
import type { Environment, Ports, Services, VisitorServices } from './tokens.ts'

const API = 'api'

/** The settings of a build (`VITE_…`), which checks them and writes them into the site. */
export type Settings = Readonly<{
  /** The API's base (R7.01), without a final slash. */
  apiBase: string
  /** The pictures' base (R7.03), without a final slash. */
  imagesBase: string
  /** Template of a picture's widths on the host, as `/images/w{width}/{path}`; '' where it has none. */
  imageSizes: string
  site: SiteSettings
  /** Social sign-in; null where the deployment has none. */
  firebase: FirebaseConfig | null
  /** Address for measures and errors; null: the console. */
  telemetryUrl: string | null
}>

type Device = Pick<Environment, 'page' | 'storage' | 'tab' | 'locks'>
export const createDevice = (window: Window): Device => ({
  page: createPage(window),
  storage: createKeyValueStore(() => window.localStorage, window),
  tab: createKeyValueStore(() => window.sessionStorage, window),
  locks: createLocks(window.navigator.locks),
})

/** The parts that differ between the real backend and a simulated one. */
export type Backend = Pick<Environment, 'identity'> &
  Partial<Pick<Environment, 'imageUrl'>> &
  Readonly<{ picturesReady?: Promise<unknown> | null }>

type Surroundings = Device &
  Backend &
  Readonly<{ settings: Pick<Settings, 'site' | 'imagesBase'> & Partial<Pick<Settings, 'imageSizes'>> }>

const stop = (part: unknown) => (part as { stop?(): void }).stop?.()

/** How a service is made: the names of those it needs, in the order in which `make` takes them. */
type Factory<T> = readonly [needs: readonly (keyof Services)[], make: (...needed: unknown[]) => T]
const from = <const Needs extends readonly (keyof Services)[], T>(
  needs: Needs,
  make: (...needed: { -readonly [Index in keyof Needs]: Services[Needs[Index]] }) => T,
): Factory<T> => [needs, make as (...needed: unknown[]) => T]

/** A service without its row is an error of the compiler. */
const FACTORIES: { readonly [Name in keyof VisitorServices]: Factory<VisitorServices[Name]> } = {
  sessionStore: from(['storage', 'tab'], createSessionStore),
  intentStore: from(['tab'], createIntentStore),
  orderStores: from(['storage'], createOrderStores),
  messageStores: from(['storage'], createMessageStores),
  recents: from(['storage'], createRecentStores),
  favouriteNews: from(['storage', 'page'], createFavouriteNews),
  favouriteToggles: from([], createFavouriteToggles),
  loginIntent: from(['intentStore', 'page'], createLoginIntent),
  currentSession: from(['sessionStore', 'page'], (store, page) =>
    createCurrentSession(store, page, () => notify(notices.sessionNotStored())),
  ),
}

/**
 * The services of the site over the ports that `api` gives. `imageUrl`: where the address of a picture is not a path
 * below the images base.
 */
export const compose = (
  { settings: { site, imagesBase, imageSizes = '' }, picturesReady = null, imageUrl, ...device }: Surroundings,
  api: (session: CurrentSession) => Ports,
): { readonly services: Services; readonly stop: () => void } => {
  const container = new Container({ defaultScope: 'Singleton', jitless: true })
  const environment: Environment = {
    ...device,
    site,
    imageUrl: imageUrl ?? ((path) => `${imagesBase}/${path}`),
    imageSrcset: (path) => (imageUrl ? undefined : srcsetOf(imageSizes, path)),
    picturesReady: () => picturesReady,
  }
  const late = new Map<unknown, unknown>()
  const services = {
    once: <T>(make: (services: Services) => T) => {
      if (!late.has(make)) late.set(make, make(services))
      return late.get(make) as T
    },
  } as Services
  /** What was taken out once is a plain property. */
  const take = (name: string, from: () => unknown) =>
    Object.defineProperty(services, name, {
      configurable: true,
      get: () => {
        const value = from()
        Object.defineProperty(services, name, { value })
        return value
      },
    })
  container.bind(API).toResolvedValue(api, ['currentSession'])
  for (const name of Object.keys(CALLS) as (keyof Ports)[]) take(name, () => container.get<Ports>(API)[name])
  for (const [name, value] of Object.entries(environment)) {
    container.bind(name).toConstantValue(value)
    take(name, () => value)
  }
  for (const [name, [needs, make]] of Object.entries<Factory<unknown>>(FACTORIES)) {
    container
      .bind(name)
      .toResolvedValue(make, [...needs])
      .onDeactivation(stop)
    take(name, () => container.get(name))
  }
  return {
    services,
    stop: () => {
      late.forEach(stop)
      container.unbindAll()
    },
  }
}
