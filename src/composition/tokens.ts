import type { ServiceIdentifier } from 'inversify'
import type { HttpClient } from '../adapters/http/client/client.ts'
import type { CurrentSession } from '../application/current-session.ts'
import type { LoginIntent } from '../application/login-intent.ts'
import type { IdentityPort } from '../domain/account/identity.ts'
import type { IntentStore } from '../domain/account/intent.ts'
import type { SessionStore } from '../domain/account/session.ts'
import type { CataloguePort, RecentStores } from '../domain/catalogue/catalogue.ts'
import type { KeyValueStore, Locks, Page } from '../domain/device.ts'
import type { MessageStores } from '../domain/messaging/outbox.ts'
import type { OrderStores } from '../domain/orders/orders.ts'
import type { VisitsPort } from '../domain/visits/visits.ts'
import type { LateParts } from '../ui/lib/services.ts'
import type { DeferredPorts } from './await-ports.ts'

/** The browser. */
export interface Device {
  readonly page: Page
  readonly locks: Locks
  readonly storage: KeyValueStore
  /** Lasts until the tab is closed. */
  readonly tab: KeyValueStore
}

/** What is stored, by concern. */
export interface Stores {
  readonly session: SessionStore
  readonly intent: IntentStore
  readonly orders: OrderStores
  readonly messages: MessageStores
  readonly recents: RecentStores
}

/** The compiler checks with it that what is bound to a token, or asked for under it, is a `T`. */
const token = <T>(name: string) => Symbol(name) as ServiceIdentifier<T>

/** Everything that the container can make. */
export const TOKENS = {
  // The API: bound by `httpAdapters` in the site, and by `memoryAdapters` in specs that do without the wire.
  catalogue: token<CataloguePort>('catalogue'),
  visits: token<VisitsPort>('visits'),
  deferredPorts: token<DeferredPorts>('deferredPorts'),
  /** Fetches the code of the ports that home does without. */
  prepare: token<() => void>('prepare'),
  http: token<HttpClient>('http'),
  loadPorts: token<() => Promise<DeferredPorts>>('loadPorts'),

  device: token<Device>('device'),
  stores: token<Stores>('stores'),

  identity: token<IdentityPort>('identity'),

  // The application.
  currentSession: token<CurrentSession>('currentSession'),
  loginIntent: token<LoginIntent>('loginIntent'),
} as const

/** Parts of the application that are bound when the first screen that needs them has brought their code. */
export const LATE: { readonly [Name in keyof LateParts]: ServiceIdentifier<LateParts[Name]> } = {
  orderDrafts: token('orderDrafts'),
  orderSending: token('orderSending'),
  messageOutbox: token('messageOutbox'),
  loginFlow: token('loginFlow'),
}
