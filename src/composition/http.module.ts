import { ContainerModule } from 'inversify'
import { createCatalogue } from '../adapters/http/endpoints/catalogue.ts'
import { createHttpClient, type ClientConfig, type HttpClient } from '../adapters/http/client/client.ts'
import { dialectCode } from '../adapters/http/schema/apply.ts'
import { createVisits } from '../adapters/http/endpoints/visits.ts'
import type { CurrentSession } from '../application/current-session.ts'
import { STALE_HEADER } from '../service-worker/names.ts'
import { importCode } from '../ui/code/import-code.ts'
import { awaitPorts, type DeferredPorts } from './await-ports.ts'
import { loadOnce } from './load-once.ts'
import { READ_TIMEOUT_MS, WRITE_TIMEOUT_MS, type Settings } from './settings.ts'
import { TOKENS } from './tokens.ts'

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
    bind(TOKENS.http).toResolvedValue(
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
    bind(TOKENS.catalogue).toResolvedValue(createCatalogue, [TOKENS.http])
    bind(TOKENS.visits).toResolvedValue(createVisits, [TOKENS.http])

    bind(TOKENS.loadPorts).toResolvedValue(
      (http: HttpClient) =>
        loadOnce(async () => {
          const { createDeferredPorts } = await importCode(() => import('./deferred-ports.ts'), 'createDeferredPorts')
          return createDeferredPorts(http)
        }),
      [TOKENS.http],
    )
    bind(TOKENS.deferredPorts).toResolvedValue(awaitPorts, [TOKENS.loadPorts])
    // A call that needs the code fetches it again, and its screen shows the failure.
    bind(TOKENS.prepare).toResolvedValue(
      (load: () => Promise<DeferredPorts>) => () => void load().catch(() => undefined),
      [TOKENS.loadPorts],
    )
  })
