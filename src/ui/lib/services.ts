import { createContext, useContext } from 'react'
import type { CurrentSession } from '../../application/current-session.ts'
import type { LoginFlow } from '../../application/login-flow.ts'
import type { LoginIntent } from '../../application/login-intent.ts'
import type { MessageOutbox } from '../../application/message-outbox.ts'
import type { OrderDrafts } from '../../application/order-drafts.ts'
import type { OrderSending } from '../../application/order-sending.ts'
import type { BlogPort } from '../../domain/blog/blog.ts'
import type { CataloguePort, RecentStores } from '../../domain/catalogue/catalogue.ts'
import type { KeyValueStore, Locks, Page, SiteSettings } from '../../domain/device.ts'
import type { FavouritesPort } from '../../domain/favourites/favourites.ts'
import type { IdentityPort } from '../../domain/account/identity.ts'
import type { MessagingPort } from '../../domain/messaging/messaging.ts'
import type { MessageStores } from '../../domain/messaging/outbox.ts'
import type { NewsletterPort } from '../../domain/newsletter/newsletter.ts'
import type { OrdersPort, OrderStores } from '../../domain/orders/orders.ts'
import type { SessionPort } from '../../domain/account/session.ts'
import type { VisitsPort } from '../../domain/visits/visits.ts'

/** Everything that screens can use, made by composition. */
export interface Services {
  readonly catalogue: CataloguePort
  readonly session: SessionPort
  readonly favourites: FavouritesPort
  readonly messaging: MessagingPort
  readonly newsletter: NewsletterPort
  readonly orders: OrdersPort
  readonly blog: BlogPort
  readonly identity: IdentityPort
  readonly visits: VisitsPort
  readonly orderStores: OrderStores
  readonly messageStores: MessageStores
  readonly recents: RecentStores
  readonly prepare: () => void
  readonly locks: Locks
  readonly storage: KeyValueStore
  readonly page: Page
  readonly site: SiteSettings
  /** Resolves when a simulated backend serves pictures; null where they are served from the start. */
  readonly picturesReady: Promise<unknown> | null
  /** Full address of a picture below the images base (R7.03). */
  readonly imageUrl: (path: string) => string
  readonly currentSession: CurrentSession
  readonly loginIntent: LoginIntent
  /** A part whose code comes with the screens that use it. `make` makes it where none of them has been here yet. */
  readonly late: <Name extends keyof LateParts>(
    name: Name,
    make: (services: Services) => LateParts[Name],
  ) => LateParts[Name]
  readonly stop: () => void
}

/** Parts of the application that live across screens, but that home does without. */
export interface LateParts {
  readonly orderDrafts: OrderDrafts
  readonly orderSending: OrderSending
  readonly messageOutbox: MessageOutbox
  readonly loginFlow: LoginFlow
}

export const ServicesContext = createContext<Services | null>(null)

export const useServices = (): Services => {
  const services = useContext(ServicesContext)
  if (services === null) throw new Error('No ServicesContext')
  return services
}
