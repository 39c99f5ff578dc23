import type { CurrentSession } from '../application/current-session.ts'
import type { LoginFlow, LoginTeller } from '../application/login-flow.ts'
import type { LoginIntent } from '../application/login-intent.ts'
import type { MessageOutbox } from '../application/message-outbox.ts'
import type { OrderDrafts } from '../application/order-drafts.ts'
import type { OrderSending } from '../application/order-sending.ts'
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
export interface Ports {
  readonly accounts: AccountsPort
  readonly blog: BlogPort
  readonly catalogue: CataloguePort
  readonly favourites: FavouritesPort
  readonly messaging: MessagingPort
  readonly newsletter: NewsletterPort
  readonly orders: OrdersPort
  readonly session: SessionPort
  readonly visits: VisitsPort
}

/** What the browser and the deployment give. */
export interface Given {
  readonly page: Page
  readonly locks: Locks
  readonly storage: KeyValueStore
  /** Lasts until the tab is closed. */
  readonly tab: KeyValueStore
  readonly identity: IdentityPort
  readonly site: SiteSettings
  readonly loginTeller: LoginTeller
  /** Full address of a picture below the images base. */
  readonly imageUrl: (path: string) => string
  /** The same picture in several widths, as in `srcset`; undefined where the host has none. */
  readonly imageSrcset: (path: string) => string | undefined
  /** Resolves when a simulated backend serves pictures; null where they are served from the start. */
  readonly picturesReady: () => Promise<unknown> | null
}

/** What is stored, and what goes on for a visitor across screens. */
interface Made {
  readonly sessionStore: SessionStore
  readonly intentStore: IntentStore
  readonly orderStores: OrderStores
  readonly messageStores: MessageStores
  readonly recents: RecentStores
  readonly favouriteNews: FavouriteNews
  readonly currentSession: CurrentSession
  readonly loginIntent: LoginIntent
  readonly favouriteToggles: FavouriteToggles
  readonly loginFlow: LoginFlow
  readonly orderDrafts: OrderDrafts
  readonly orderSending: OrderSending
  readonly messageOutbox: MessageOutbox
}

/** Everything that the container has, by its token: each is made once, when it is first asked for. */
export interface Services extends Ports, Given, Made {}
