import { ContainerModule } from 'inversify'
import { createHttpClient, type ClientConfig } from '../adapters/http/client/client.ts'
import {
  createAccounts,
  createFavourites,
  createNewsletter,
  createSession,
} from '../adapters/http/endpoints/account.ts'
import { createBlog } from '../adapters/http/endpoints/blog.ts'
import { createCatalogue } from '../adapters/http/endpoints/catalogue.ts'
import { createMessaging, createOrders } from '../adapters/http/endpoints/trade.ts'
import { dialectCode } from '../adapters/http/schema/apply.ts'
import { createVisits } from '../adapters/http/endpoints/visits.ts'
import type { CurrentSession } from '../application/current-session.ts'
import { STALE_HEADER } from '../service-worker/names.ts'
import { READ_TIMEOUT_MS, WRITE_TIMEOUT_MS, type Settings } from './settings.ts'
import { HTTP, TOKENS } from './tokens.ts'

interface Wire {
  window: {
    document: { readonly cookie: string }
    navigator: { readonly onLine: boolean }
    addEventListener(type: 'pagehide', listener: () => void): void
  }
  settings: Settings
  fetch: ClientConfig['fetch']
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
          // A build without a dialect leaves its code out.
          dialectCode: import.meta.env.PROD && import.meta.env.VITE_DIALECT === '' ? undefined : dialectCode,
          fetch,
          cookies: () => window.document.cookie,
          staleHeader: STALE_HEADER,
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
    bind(TOKENS.blog).toResolvedValue(createBlog, [HTTP])
    bind(TOKENS.catalogue).toResolvedValue(createCatalogue, [HTTP])
    bind(TOKENS.favourites).toResolvedValue(createFavourites, [HTTP])
    bind(TOKENS.messaging).toResolvedValue(createMessaging, [HTTP])
    bind(TOKENS.newsletter).toResolvedValue(createNewsletter, [HTTP])
    bind(TOKENS.orders).toResolvedValue(createOrders, [HTTP])
    bind(TOKENS.accounts).toResolvedValue(createAccounts, [HTTP])
    bind(TOKENS.session).toResolvedValue(createSession, [HTTP])
    bind(TOKENS.visits).toResolvedValue(createVisits, [HTTP])
  })
