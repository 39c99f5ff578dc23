import { createContext, useContext } from 'react'
import type { CurrentSession } from '../../application/current-session.ts'
import type { LoginIntent } from '../../application/login-intent.ts'
import type { IntentStore } from '../../domain/account/intent.ts'
import type { BlogPort } from '../../domain/blog/blog.ts'
import type { CataloguePort, RecentStores } from '../../domain/catalogue/catalogue.ts'
import type { KeyValueStore, Locks, Page, SiteSettings } from '../../domain/device.ts'
import type { FavouritesPort } from '../../domain/favourites/favourites.ts'
import type { IdentityPort } from '../../domain/account/identity.ts'
import type { MessagingPort } from '../../domain/messaging/messaging.ts'
import type { MessageStores } from '../../domain/messaging/outbox.ts'
import type { NewsletterPort } from '../../domain/newsletter/newsletter.ts'
import type { OrdersPort, OrderStores } from '../../domain/orders/orders.ts'
import type { SessionPort, SessionStore } from '../../domain/account/session.ts'
import type { VisitsPort } from '../../domain/visits/visits.ts'

/** Ports, stores and settings, made by composition; specs provide their own. */
export interface Dependencies {
  readonly catalogue: CataloguePort
  readonly session: SessionPort
  readonly favourites: FavouritesPort
  readonly messaging: MessagingPort
  readonly newsletter: NewsletterPort
  readonly orders: OrdersPort
  readonly blog: BlogPort
  readonly identity: IdentityPort
  readonly visits: VisitsPort
  readonly sessionStore: SessionStore
  readonly orderStores: OrderStores
  readonly intentStore: IntentStore
  readonly messageStores: MessageStores
  readonly recents: RecentStores
  /** Preloads the code of the ports that home does not need. */
  readonly prepare: () => void
  readonly locks: Locks
  readonly storage: KeyValueStore
  readonly page: Page
  readonly site: SiteSettings
  /** Resolves when a simulated backend serves pictures; null where they are served from the start. */
  readonly picturesReady: Promise<unknown> | null
  /** Full address of a picture below the images base (R7.03). */
  readonly imageUrl: (path: string) => string
}

/** The application's parts that live across screens, made by composition. */
export interface Application {
  readonly currentSession: CurrentSession
  readonly loginIntent: LoginIntent
  /**
   * Makes a part of the application once for these services, on first use, so that its code loads with the screen that
   * uses it. `make` must be the same function each time.
   */
  readonly singleton: <T>(make: (services: Services) => T) => T
  /** Stops every part that can be stopped. */
  stop(): void
}

/** Everything that screens can use. */
export type Services = Dependencies & Application

const isStoppable = (part: unknown): part is { stop(): void } =>
  typeof part === 'object' && part !== null && 'stop' in part && typeof part.stop === 'function'

/** Makes each part once for one set of services. */
export const createSingletons = (services: () => Services): Pick<Application, 'singleton' | 'stop'> => {
  const made = new Map<unknown, unknown>()
  return {
    singleton: <T>(make: (services: Services) => T): T => {
      if (!made.has(make)) made.set(make, make(services()))
      // The key is the very function that made the value.
      return made.get(make) as T
    },
    stop: () => {
      for (const part of made.values()) if (isStoppable(part)) part.stop()
    },
  }
}

export const ServicesContext = createContext<Services | null>(null)

export const useServices = (): Services => {
  const services = useContext(ServicesContext)
  if (services === null) throw new Error('ServicesContext has no value: wrap the tree in <App services={…}>')
  return services
}
