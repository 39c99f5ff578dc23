import type { ServiceIdentifier } from 'inversify'
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

/** The compiler checks with it that what is bound to a token, or asked for under it, is a `T`. */
const token = <T>(name: string): ServiceIdentifier<T> => Symbol(name)

/** Everything that the container makes, each once, when it is first asked for. */
export const TOKENS = {
  // The API: over HTTP in the site, in memory for `npm start -- --memory` and most specs.
  accounts: token<AccountsPort>('accounts'),
  blog: token<BlogPort>('blog'),
  catalogue: token<CataloguePort>('catalogue'),
  favourites: token<FavouritesPort>('favourites'),
  messaging: token<MessagingPort>('messaging'),
  newsletter: token<NewsletterPort>('newsletter'),
  orders: token<OrdersPort>('orders'),
  session: token<SessionPort>('session'),
  visits: token<VisitsPort>('visits'),

  page: token<Page>('page'),
  locks: token<Locks>('locks'),
  storage: token<KeyValueStore>('storage'),
  /** Lasts until the tab is closed. */
  tab: token<KeyValueStore>('tab'),
  identity: token<IdentityPort>('identity'),

  sessionStore: token<SessionStore>('sessionStore'),
  intentStore: token<IntentStore>('intentStore'),
  orderStores: token<OrderStores>('orderStores'),
  messageStores: token<MessageStores>('messageStores'),
  recents: token<RecentStores>('recents'),
  favouriteNews: token<FavouriteNews>('favouriteNews'),

  currentSession: token<CurrentSession>('currentSession'),
  loginIntent: token<LoginIntent>('loginIntent'),
  favouriteToggles: token<FavouriteToggles>('favouriteToggles'),
  loginFlow: token<LoginFlow>('loginFlow'),
  loginTeller: token<LoginTeller>('loginTeller'),
  orderDrafts: token<OrderDrafts>('orderDrafts'),
  orderSending: token<OrderSending>('orderSending'),
  messageOutbox: token<MessageOutbox>('messageOutbox'),

  site: token<SiteSettings>('site'),
  /** Full address of a picture below the images base. */
  imageUrl: token<(path: string) => string>('imageUrl'),
  /** The same picture in several widths, as in `srcset`; undefined where the host has none. */
  imageSrcset: token<(path: string) => string | undefined>('imageSrcset'),
  /** Resolves when a simulated backend serves pictures; null where they are served from the start. */
  picturesReady: token<() => Promise<unknown> | null>('picturesReady'),
} as const

type Tokens = typeof TOKENS

export type Services = {
  readonly [Name in keyof Tokens]: Tokens[Name] extends ServiceIdentifier<infer Service> ? Service : never
}
