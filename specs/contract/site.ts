import { createHttpClient, type HttpClient } from '../../src/adapters/http/client/client.ts'
import type { Endpoint, ReadEndpoint } from '../../src/adapters/http/endpoints/endpoint.ts'
import { ENDPOINTS } from '../../src/adapters/http/endpoints/endpoints.ts'
import { OWN_DIALECT, type Dialect } from '../../src/adapters/http/schema/dialect.ts'
import { dialectCode } from '../../src/adapters/http/schema/apply.ts'
import { fieldsOf, type ServerTerms } from '../../src/adapters/http/schema/rows.ts'
import { reasonOf, type Came, type Live } from './live.ts'
import { WRITE_ORDER } from './samples.ts'
import type { Thing } from './suggest/words.ts'
import { portsOver, type Ports } from './ports.ts'

// The site's own client, reader and ports in this tool's hands.

const OWN_TERMS: ServerTerms = { dialect: OWN_DIALECT, imagesBase: '/images' }

export const fieldsOfCall = (endpoint: ReadEndpoint): readonly string[] =>
  fieldsOf(endpoint, OWN_TERMS).map(({ column }) => column)
export const thingOf = (endpoint: ReadEndpoint): Thing => endpoint.entity as Thing

const inOrder = (first: readonly string[]) => (a: Endpoint, b: Endpoint) => {
  const rank = ({ path }: Endpoint) => (first.includes(path) ? first.indexOf(path) : first.length)
  return rank(a) - rank(b)
}
/** In the order in which one teaches what the next asks for. */
export const READS = ENDPOINTS.filter((endpoint) => endpoint.method === 'GET').toSorted(
  inOrder([
    '/list-segmentos.php',
    '/list-categories.php',
    '/list-companies.php',
    '/list-products.php',
    '/list-blog.php',
    '/list-user-inbox.php',
  ]),
)
/** Accounts first: the rest belongs to one. */
export const WRITES = ENDPOINTS.filter((endpoint) => endpoint.method === 'POST').toSorted(inOrder(WRITE_ORDER))

export interface Exchange {
  readonly method: 'GET' | 'POST'
  readonly address: string
  readonly body?: string
  readonly came: Came
}

/** The site as a build with this dialect would be, on the API's own host. */
export interface Site {
  readonly ports: Ports
  readonly http: HttpClient
  exchanged(): readonly Exchange[]
  reason(): string
}

/** Whatever is sent, this comes. */
export const replayed = (live: Live, came: Came): Live => ({ ...live, send: () => Promise.resolve(came) })

export const createSite = (live: Live, dialect: Dialect): Site => {
  let exchanges: Exchange[] = []
  let reason = 'no se pidió'
  const http = createHttpClient({
    base: '/api',
    imagesBase: new URL(live.images).pathname,
    fetch: async (url, init) => {
      const method = init.method === 'POST' ? 'POST' : 'GET'
      const address = url.slice('/api'.length)
      const body = typeof init.body === 'string' ? init.body : undefined
      const came = await live
        .send(method, address, body === undefined ? undefined : (JSON.parse(body) as unknown))
        .catch((error: unknown) => {
          reason = reasonOf(error)
          throw error
        })
      exchanges.push({ method, address, came, ...(body !== undefined && { body }) })
      return new Response([204, 205, 304].includes(came.status) ? null : came.body, {
        status: came.status,
        headers: { 'Content-Type': came.type },
      })
    },
    cookies: () => '',
    csrfCookie: '',
    csrfHeader: '',
    staleHeader: 'X-Puntada-Stale',
    readTimeoutMs: live.timeout,
    writeTimeoutMs: live.timeout,
    retryDelaysMs: [],
    isOnline: () => true,
    dialect,
    dialectCode,
  })
  return {
    http,
    ports: portsOver(http),
    reason: () => reason,
    exchanged() {
      const taken = exchanges
      exchanges = []
      return taken
    },
  }
}
