import { ContainerModule, type ServiceIdentifier } from 'inversify'
import { createHttpClient, type HttpClient } from '../adapters/http/client/client.ts'
import type { Fetch } from '../adapters/http/client/fetch.ts'
import { accountsCalls, sessionCalls } from '../adapters/http/calls/account.ts'
import { blogCalls } from '../adapters/http/calls/blog.ts'
import { catalogueOver } from '../adapters/http/calls/catalogue.ts'
import { favouritesCalls } from '../adapters/http/calls/favourites.ts'
import { messagingCalls } from '../adapters/http/calls/messaging.ts'
import { newsletterCalls } from '../adapters/http/calls/newsletter.ts'
import { ordersCalls } from '../adapters/http/calls/orders.ts'
import { visitsCalls } from '../adapters/http/calls/visits.ts'
import { portOver } from '../adapters/http/port.ts'
import type { CurrentSession } from '../application/current-session.ts'
import type { Settings } from './container.ts'
import { HTTP, TOKENS } from './tokens.ts'

/** How long the site waits for the last byte of an answer. */
const READ_TIMEOUT_MS = 10_000
const WRITE_TIMEOUT_MS = 20_000

interface Wire {
  window: {
    document: { readonly cookie: string }
    navigator: { readonly onLine: boolean }
    addEventListener(type: 'pagehide', listener: () => void): void
  }
  settings: Settings
  fetch: Fetch
  /** Resolves when the backend is ready; null if it is from the start. Never rejects. */
  ready?: Promise<unknown> | null
}

/** The ports over the PHP API (section 7). `memoryAdapters` binds the same tokens without the wire. */
export const httpAdapters = ({ window, settings, fetch, ready = null }: Wire): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(HTTP).toResolvedValue(
      (session: CurrentSession) =>
        createHttpClient({
          ...settings,
          base: settings.apiBase,
          fetch,
          cookies: () => window.document.cookie,
          readTimeoutMs: READ_TIMEOUT_MS,
          writeTimeoutMs: WRITE_TIMEOUT_MS,
          retryDelaysMs: [400, 1200],
          isOnline: () => window.navigator.onLine,
          onLeave: (listener) => window.addEventListener('pagehide', listener),
          onUnauthorised: (user) => session.onUnauthorised(user),
          ...(ready && { ready }),
        }),
      [TOKENS.currentSession],
    )
    const over = <T>(port: ServiceIdentifier<T>, create: (http: HttpClient) => T) =>
      bind(port).toResolvedValue(create, [HTTP])
    over(TOKENS.accounts, (http) => portOver(http, accountsCalls))
    over(TOKENS.blog, (http) => portOver(http, blogCalls))
    over(TOKENS.catalogue, catalogueOver)
    over(TOKENS.favourites, (http) => portOver(http, favouritesCalls))
    over(TOKENS.messaging, (http) => portOver(http, messagingCalls))
    over(TOKENS.newsletter, (http) => portOver(http, newsletterCalls))
    over(TOKENS.orders, (http) => portOver(http, ordersCalls))
    over(TOKENS.session, (http) => portOver(http, sessionCalls))
    over(TOKENS.visits, (http) => portOver(http, visitsCalls))
  })
