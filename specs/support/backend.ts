import { getResponse } from 'msw/utils/get-response'
import { csrfMatches, CSRF_HEADER } from '../../mocks/csrf.ts'
import type { Simulation } from '../../mocks/db.ts'
import { speaking, type ForeignDialect } from '../../mocks/dialects/foreign.ts'
import { createHandlers } from '../../mocks/handlers/handlers.ts'
import type { Conditions } from '../../mocks/simulator/scenarios.ts'
import type { ClientConfig } from '../../src/adapters/http/client/client.ts'
import { isRelativeUrl } from '../../src/adapters/http/client/client.ts'

/** A request as the site sent it, and what came back. */
export interface SentRequest {
  readonly method: string
  /** As the site wrote it: `/api/data-product.php?id=12`. */
  readonly url: string
  /** Without base and query: `/data-product.php`. */
  readonly path: string
  /** Query parameters, in the order of the address. */
  readonly query: Readonly<Record<string, string>>
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>
  /** What the JSON of the body says; null for a read. */
  readonly body: unknown
  /** The answer's text; null until it has come. */
  answer: string | null
}

/** The token that the simulated backend gave this browser in its cookie. */
export const CSRF_TOKEN = 'ficha-de-la-prueba'

interface Backend {
  readonly simulation: Simulation
  readonly conditions: Conditions
  readonly apiBase: string
  readonly imagesBase: string
  /** Another server's names and shapes. */
  readonly speaks?: ForeignDialect
}

const describe = (base: string, url: string, init: RequestInit): SentRequest => {
  const { pathname, searchParams, origin } = new URL(url, window.location.href)
  const whole = isRelativeUrl(url) ? pathname : origin + pathname
  return {
    method: init.method ?? 'GET',
    url,
    path: whole.startsWith(base) ? whole.slice(base.length) : whole,
    query: Object.fromEntries(searchParams),
    headers: Object.fromEntries([...new Headers(init.headers)].map(([name, value]) => [name.toLowerCase(), value])),
    body: typeof init.body === 'string' ? (JSON.parse(init.body) as unknown) : null,
    answer: null,
  }
}

/**
 * The simulated backend behind a `fetch`, as `npm run api` puts it behind a port: the same handlers, the same check of
 * the CSRF token. A request that no handler answers, or a write without its token, fails the specification.
 */
export const createBackend = ({ simulation, conditions, apiBase, imagesBase, speaks }: Backend) => {
  const handlers = createHandlers(simulation, { conditions, base: apiBase, images: imagesBase })
  const respond =
    speaks === undefined ? (request: Request) => getResponse(handlers, request) : speaking(speaks, handlers)
  const requests: SentRequest[] = []

  const ask = async (url: string, init: RequestInit = {}): Promise<Response> => {
    const request = new Request(new URL(url, window.location.href), init)
    const response = await respond(request)
    if (response?.type === 'error') throw new TypeError('Failed to fetch')
    if (response !== undefined) return response
    console.error(`El servidor simulado no atiende ${init.method ?? 'GET'} ${url}`)
    return new Response('', { status: 404 })
  }

  const fetch: ClientConfig['fetch'] = async (url, init) => {
    const sent = describe(apiBase, url, init)
    requests.push(sent)
    const checked = sent.method === 'POST' && isRelativeUrl(url)
    if (checked && !csrfMatches(CSRF_TOKEN, sent.headers[CSRF_HEADER])) {
      console.error(`POST ${url} llegó sin el token CSRF`)
      return new Response('La página caducó. Recárgala e inténtalo de nuevo.', { status: 403 })
    }
    // Without its signal: a request that is given up has reached the backend all the same.
    const { signal: _, ...rest } = init
    const response = await ask(url, rest)
    sent.answer = await response.text()
    return new Response(sent.answer, { status: response.status, headers: response.headers })
  }

  return { fetch, requests, ask }
}
