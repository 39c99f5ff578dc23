import { getResponse } from 'msw'
import { createSimulation, type Simulation } from '../../../mocks/db.ts'
import { createHandlers } from '../../../mocks/handlers/handlers.ts'
import { listen } from '../../../mocks/hosts/listen.ts'
import { createApiServer } from '../../../mocks/hosts/server.ts'
import { CALLS } from '../../../src/adapters/http/calls/all.ts'
import type { ClientConfig } from '../../../src/adapters/http/client/client.ts'
import { portsOver, type Ports } from './ports.ts'
import { clientOver } from '../../support/http.ts'
import { sharedShop } from '../../support/simulated.ts'

/** The ports over one simulated shop, near or far. */
interface Connection {
  readonly ports: Ports
  /** `GET /x.php?a=1` and `POST /x.php {…}`, in order; null where nothing travels. */
  readonly requests: readonly string[] | null
  close(): Promise<void> | void
}

export interface Target {
  readonly title: string
  connect(simulation: Simulation): Promise<Connection> | Connection
}

const noted =
  (requests: string[], fetch: ClientConfig['fetch']): ClientConfig['fetch'] =>
  (url, init) => {
    const body = typeof init.body === 'string' ? ` ${init.body}` : ''
    requests.push(`${init.method ?? ''} ${url.replace(/^\/api/, '')}${body}`)
    return fetch(url, init)
  }

const memory: Target = {
  title: 'En memoria',
  connect: ({ ports }) => ({ ports, requests: null, close: () => undefined }),
}

const msw: Target = {
  title: 'Por HTTP simulado',
  connect(simulation) {
    const handlers = createHandlers(simulation)
    const requests: string[] = []
    const fetch: ClientConfig['fetch'] = async (url, init) => {
      const response = await getResponse(handlers, new Request(new URL(url, 'http://tienda.prueba'), init))
      if (response === undefined) throw new Error(`Nadie atiende ${url}`)
      return response
    }
    return { ports: portsOver(clientOver(noted(requests, fetch))), requests, close: () => undefined }
  },
}

/** A fetch that keeps cookies, as a browser does for the site's own server. */
const withCookies = (origin: string): { fetch: ClientConfig['fetch']; cookies: () => string } => {
  const jar = new Map<string, string>()
  const cookies = () => [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
  const fetch: ClientConfig['fetch'] = async (url, init) => {
    const headers = new Headers(init.headers)
    if (cookies() !== '') headers.set('Cookie', cookies())
    const response = await globalThis.fetch(new URL(url, origin), { ...init, headers })
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      jar.set(name, value)
    }
    return response
  }
  return { fetch, cookies }
}

const wire: Target = {
  title: 'Por HTTP de verdad',
  async connect(simulation) {
    const { origin, stop } = await listen(createApiServer({ simulation }))
    const { fetch, cookies } = withCookies(origin)
    // Whoever writes has read something before, and has the cookie since.
    await (await fetch(`/api${CALLS.catalogue.segments.path}`, { method: 'GET' })).text()
    const requests: string[] = []
    return {
      ports: portsOver(clientOver(noted(requests, fetch), { cookies })),
      requests,
      close: stop,
    }
  },
}

export const TARGETS: readonly Target[] = [memory, msw, wire]

export const shopOf = (now: () => number): Simulation => createSimulation({ shop: sharedShop(3, 150), now })
