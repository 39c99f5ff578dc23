import { CALLS } from '../adapters/http/calls/all.ts'
import { catalogueOver } from '../adapters/http/calls/catalogue.ts'
import { createHttpClient } from '../adapters/http/client/client.ts'
import type { Fetch } from '../adapters/http/client/fetch.ts'
import { portOver, type PortOf } from '../adapters/http/port.ts'
import type { CurrentSession } from '../application/current-session.ts'
import type { Settings } from './container.ts'
import type { Ports } from './tokens.ts'

const READ_TIMEOUT_MS = 10_000
const WRITE_TIMEOUT_MS = 20_000

interface Wire {
  window: {
    document: { readonly cookie: string }
    navigator: { readonly onLine: boolean }
  }
  settings: Settings
  fetch: Fetch
  onUnread?: (what: string) => void
  /** Resolves when the backend is ready; null if it is from the start. Never rejects. */
  ready?: Promise<unknown> | null
}

type PortsOver<Calls> = { readonly [Name in keyof Calls]: PortOf<Calls[Name]> }

/** The ports over the PHP API (section 7); those of `mocks/memory` take their place without the wire. */
export const httpPorts =
  ({ window, settings, fetch, onUnread, ready = null }: Wire) =>
  (session: CurrentSession): Ports => {
    const http = createHttpClient({
      ...settings,
      base: settings.apiBase,
      fetch,
      cookies: () => window.document.cookie,
      readTimeoutMs: READ_TIMEOUT_MS,
      writeTimeoutMs: WRITE_TIMEOUT_MS,
      retryDelaysMs: [400, 1200],
      isOnline: () => window.navigator.onLine,
      onUnauthorised: (user, isSending) => session.onUnauthorised(user, isSending),
      ...(ready && { ready }),
      ...(onUnread && { onUnread }),
    })
    const ports = Object.entries(CALLS).map(([name, calls]) => [name, portOver(http, calls)] as const)
    return { ...(Object.fromEntries(ports) as PortsOver<typeof CALLS>), catalogue: catalogueOver(http) }
  }
