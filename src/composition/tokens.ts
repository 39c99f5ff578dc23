import type { CurrentSession } from '../application/current-session.ts'
import type { LoginIntent } from '../application/login-intent.ts'
import type { FavouriteToggles } from '../application/favourite-toggles.ts'
import type { IdentityPort } from '../domain/account/identity.ts'
import type { IntentStore } from '../domain/account/intent.ts'
import type { AccountsPort, SessionPort, SessionStore } from '../domain/account/session.ts'
import type { BlogPort } from '../domain/blog/blog.ts'
import type { CataloguePort, RecentStores } from '../domain/catalogue/catalogue.ts'
import type { KeyValueStore, Locks, Page } from '../domain/device.ts'
import type { SiteSettings } from '../domain/site-settings.ts'
import type { FavouriteNews, FavouritesPort } from '../domain/favourites/favourites.ts'
import type { MessagingPort } from '../domain/messaging/messaging.ts'
import type { MessageStores } from '../domain/messaging/outbox.ts'
import type { NewsletterPort } from '../domain/newsletter/newsletter.ts'
import type { OrdersPort, OrderStores } from '../domain/orders/orders.ts'
import type { VisitsPort } from '../domain/visits/visits.ts'

/** The API: over HTTP in the site, in memory for `npm start -- --memory` and most specs. */
export type Ports = Readonly<{
  accounts: AccountsPort
  blog: BlogPort
  catalogue: CataloguePort
  favourites: FavouritesPort
  messaging: MessagingPort
  newsletter: NewsletterPort
  orders: OrdersPort
  session: SessionPort
  visits: VisitsPort
}>

export type Environment = Readonly<{
  page: Page
  locks: Locks
  storage: KeyValueStore
  /** Lasts until the tab is closed. */
  tab: KeyValueStore
  identity: IdentityPort
  site: SiteSettings
  /** Full address of a picture below the images base. */
  imageUrl: (path: string) => string
  /** The same picture in several widths, as in `srcset`; undefined where the host has none. */
  imageSrcset: (path: string) => string | undefined
  /** Resolves when a simulated backend serves pictures; null where they are served from the start. */
  picturesReady: () => Promise<unknown> | null
}>

/** Stores, and services that follow a visitor across screens. */
export type VisitorServices = Readonly<{
  sessionStore: SessionStore
  intentStore: IntentStore
  orderStores: OrderStores
  messageStores: MessageStores
  recents: RecentStores
  favouriteNews: FavouriteNews
  currentSession: CurrentSession
  loginIntent: LoginIntent
  favouriteToggles: FavouriteToggles
}>

/** Everything that the container has, by its token: each is made once, when it is first asked for. */
export interface Services extends Ports, Environment, VisitorServices {
  /**
   * The one instance of a service that home does not need, made when it is first asked for. Its code comes with whoever
   * asks: `once(createOrderDrafts)`.
   */
  once: <T>(make: (services: Services) => T) => T
}
