import { Container, ContainerModule } from 'inversify'
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
import { createLoginFlow } from '../application/login-flow.ts'
import { createLoginIntent } from '../application/login-intent.ts'
import { createMessageOutbox } from '../application/message-outbox.ts'
import { createOrderDrafts } from '../application/order-drafts.ts'
import { createOrderSending } from '../application/order-sending.ts'
import type { SessionStore } from '../domain/account/session.ts'
import type { Page } from '../domain/device.ts'
import type { SiteSettings } from '../domain/site-settings.ts'
import { tellLogin } from '../ui/features/account/tell-login.ts'
import { createFavouriteToggles } from '../application/favourite-toggles.ts'
import { srcsetOf } from '../ui/kit/image-sizes.ts'
import { notices, notify } from '../ui/notices/toasts.ts'
import { TOKENS, type Services } from './tokens.ts'

/** The settings of a build (`VITE_…`), which checks them and writes them into the site. */
export type Settings = Readonly<{
  apiBase: string
  imagesBase: string
  /** `/images/w{width}/{path}`: where the host has each picture in several widths; '' where it has not. */
  imageSizes: string
  site: SiteSettings
  /** Social sign-in; null where the deployment has none. */
  firebase: FirebaseConfig | null
  /** Where measures and errors are sent; null: to the console. */
  telemetryUrl: string | null
}>

const stop = (part: { stop(): void }) => part.stop()

/** What is stored, and what goes on for a visitor across screens: each with what it is made of. */
const visitor = new ContainerModule(({ bind }) => {
  const { storage, tab, locks, page, orderStores, messageStores, currentSession, loginIntent, recents } = TOKENS
  bind(TOKENS.sessionStore).toResolvedValue(createSessionStore, [storage, tab])
  bind(TOKENS.intentStore).toResolvedValue(createIntentStore, [tab])
  bind(orderStores).toResolvedValue(createOrderStores, [storage, locks])
  bind(messageStores).toResolvedValue(createMessageStores, [storage, locks])
  bind(recents).toResolvedValue(createRecentStores, [storage, locks])
  bind(TOKENS.favouriteNews).toResolvedValue(createFavouriteNews, [storage, page])
  bind(TOKENS.favouriteToggles).toResolvedValue(createFavouriteToggles)
  bind(loginIntent).toResolvedValue(createLoginIntent, [TOKENS.intentStore, page])
  bind(currentSession)
    .toResolvedValue(
      (sessionStore: SessionStore, browserPage: Page) =>
        createCurrentSession(sessionStore, browserPage, () => notify(notices.sessionNotStored())),
      [TOKENS.sessionStore, page],
    )
    .onDeactivation(stop)
  bind(TOKENS.loginTeller).toConstantValue(tellLogin)
  bind(TOKENS.loginFlow)
    .toResolvedValue(createLoginFlow, [
      TOKENS.session,
      TOKENS.accounts,
      TOKENS.identity,
      page,
      currentSession,
      loginIntent,
      recents,
      TOKENS.loginTeller,
    ])
    .onDeactivation(stop)
  bind(TOKENS.orderDrafts).toResolvedValue(createOrderDrafts, [orderStores, page, locks])
  bind(TOKENS.orderSending)
    .toResolvedValue(createOrderSending, [TOKENS.orders, orderStores, page, locks, loginIntent])
    .onDeactivation(stop)
  bind(TOKENS.messageOutbox)
    .toResolvedValue(createMessageOutbox, [TOKENS.messaging, messageStores, page, locks, loginIntent])
    .onDeactivation(stop)
})

type Device = Pick<Services, 'page' | 'storage' | 'tab' | 'locks'>

export const createDevice = (window: Window): Device => ({
  page: createPage(window),
  storage: createKeyValueStore(() => window.localStorage, window),
  tab: createKeyValueStore(() => window.sessionStorage, window),
  locks: createLocks(window.navigator.locks),
})

interface Surroundings extends Device, Pick<Services, 'identity'> {
  readonly settings: Pick<Settings, 'site' | 'imagesBase'> & Partial<Pick<Settings, 'imageSizes'>>
  /** Resolves when a simulated backend serves pictures; null where they are served from the start. */
  readonly picturesReady?: Promise<unknown> | null
  /** Where the address of a picture is not a path below the images base. */
  readonly imageUrl?: (path: string) => string
}

/** Those that the API answers, with the names of its calls. */
export type Ports = Pick<Services, keyof typeof CALLS>
const PORT_NAMES = Object.keys(CALLS) as (keyof Ports)[]
const API = Symbol('api')

/** The services of the site over the ports that `api` gives. */
export const compose = (
  { settings: { site, imagesBase, imageSizes = '' }, picturesReady = null, imageUrl, ...given }: Surroundings,
  api: (session: CurrentSession) => Ports,
  ...others: readonly ContainerModule[]
): { readonly services: Services; readonly stop: () => void } => {
  const container = new Container({ defaultScope: 'Singleton', jitless: true })
  const entries = Object.entries(TOKENS).map(([name, token]) => [name, { get: () => container.get<unknown>(token) }])
  const services: Services = Object.create(null, Object.fromEntries(entries))
  for (const name of ['page', 'storage', 'tab', 'locks', 'identity'] as const)
    container.bind<unknown>(TOKENS[name]).toConstantValue(given[name])
  container.bind(TOKENS.site).toConstantValue(site)
  container.bind(TOKENS.imageUrl).toConstantValue(imageUrl ?? ((path) => `${imagesBase}/${path}`))
  container.bind(TOKENS.imageSrcset).toConstantValue((path) => (imageUrl ? undefined : srcsetOf(imageSizes, path)))
  container.bind(TOKENS.picturesReady).toConstantValue(() => picturesReady)
  container.bind(API).toResolvedValue(api, [TOKENS.currentSession])
  for (const name of PORT_NAMES)
    container.bind<unknown>(TOKENS[name]).toResolvedValue((ports: Ports) => ports[name], [API])
  container.load(visitor, ...others)
  return { services, stop: () => container.unbindAll() }
}
