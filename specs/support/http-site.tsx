import { getResponse } from 'msw/utils/get-response'
import { onTestFinished } from 'vitest'
import { cookieValue, CSRF_COOKIE, CSRF_HEADER } from '../../src/adapters/http/client/client.ts'
import { createHandlers } from '../../mocks/handlers/handlers.ts'
import { createSimulatedIdentity } from '../../mocks/memory/identity.ts'
import { stateAskedFor } from '../../mocks/simulator/control.ts'
import { createConditions } from '../../mocks/simulator/scenarios.ts'
import { type ClientConfig, isRelativeUrl } from '../../src/adapters/http/client/client.ts'
import { compose, createDevice } from '../../src/composition/container.ts'
import { httpPorts } from '../../src/composition/http-ports.ts'
import { readSettings, type Env } from '../../src/hosting/settings.ts'
import { SESSION_KEYS } from '../../src/adapters/storage/session-keys.ts'
import type { Session } from '../../src/domain/account/session.ts'
import { onPage, type PageArea } from './area.ts'
import { SimulatedPage } from './device.ts'
import { freshSimulation, newUser, renderSite, type AnySite } from './site.tsx'

interface SentRequest {
  readonly url: string
  /** The path has no base and no query. */
  readonly path: string
  readonly body: unknown
  /** The answer's text; null until it has come. */
  answer: string | null
}

export interface HttpSite extends AnySite {
  readonly requests: readonly SentRequest[]
  readonly requestsTo: (path: string) => readonly SentRequest[]
  /** Browser and backend stay. */
  readonly reload: (path?: string) => Promise<HttpSite>
}

/** A read that fails is asked for again after 0.4 and 1.2 s: for waits with fake timers, where no real time passes. */
export const whileRetried = { interval: 200, timeout: 4000 }

const tokenInBrowser = () => cookieValue(document.cookie, CSRF_COOKIE)

/**
 * The real composition runs over the handlers of mocks/. A request that no handler answers, or a write without its CSRF
 * token, fails the check.
 */
export const openHttpSite = async (
  path: string,
  { session = null, env = {} }: { readonly session?: Session | null; readonly env?: Env } = {},
): Promise<HttpSite> => {
  const simulation = freshSimulation()
  for (const [field, key] of Object.entries(SESSION_KEYS))
    if (session) localStorage.setItem(key, JSON.stringify(session[field as keyof Session]))
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'onLine'))
  // The address's state of the simulator counts, but for its latency.
  window.history.replaceState(null, '', path)
  const conditions = createConditions({ ...stateAskedFor(window), latency: 0 })
  const settings = readSettings(env)
  const { apiBase, imagesBase } = settings
  const handlers = createHandlers(simulation, { conditions, base: apiBase, images: imagesBase })
  const requests: SentRequest[] = []

  const fetch: ClientConfig['fetch'] = async (url, init) => {
    const isOurs = isRelativeUrl(url)
    const path = (isOurs ? url : new URL(url).href).replace(/\?.*/, '').replace(apiBase, '')
    const body = typeof init.body === 'string' ? (JSON.parse(init.body) as unknown) : null
    const sent: SentRequest = { url, path, body, answer: null }
    requests.push(sent)
    // Nobody refuses a request that does not get through.
    const arrives = init.method === 'POST' && isOurs && navigator.onLine
    if (arrives && (!tokenInBrowser() || new Headers(init.headers).get(CSRF_HEADER) !== tokenInBrowser())) {
      console.error(`POST ${url} llegó sin el token CSRF`)
      return new Response('La página caducó. Recárgala e inténtalo de nuevo.', { status: 403 })
    }
    // A request that is given up has reached the backend all the same.
    const { signal: _, ...rest } = init
    const response = await getResponse(handlers, new Request(new URL(url, window.location.href), rest))
    if (response === undefined) {
      console.error(`El servidor simulado no atiende ${init.method} ${url}`)
      return new Response('', { status: 404 })
    }
    if (response.type === 'error') throw new TypeError('Failed to fetch')
    // The first answer brings the token, as mocks/hosts/server.ts does.
    if (tokenInBrowser() === null) document.cookie = `${CSRF_COOKIE}=ficha-de-la-prueba; path=/`
    sent.answer = await response.text()
    return new Response(sent.answer, { status: response.status, headers: response.headers })
  }
  const user = newUser()
  // A reload keeps what its tab keeps.
  const device = createDevice(window)

  const open = async (address: string, state: unknown = null): Promise<HttpSite> => {
    window.history.replaceState(state, '', address)
    const page = new SimulatedPage(simulation.now())
    const { services, stop } = compose(
      { settings, ...device, page, identity: createSimulatedIdentity() },
      httpPorts({ window, settings, fetch }),
    )
    onTestFinished(stop)
    const rendered = await renderSite(address, services, window.history.state)
    return onPage({
      user,
      page,
      simulation,
      rendered,
      requests,
      requestsTo: (endpoint) => requests.filter((request) => request.path === endpoint),
      reload(to) {
        // A page that is loaded again keeps what its history entry holds; another address has an entry of its own.
        window.dispatchEvent(new Event('beforeunload'))
        window.dispatchEvent(new Event('pagehide'))
        const { history, location } = window
        rendered.unmount()
        return to === undefined ? open(location.pathname + location.search, history.state) : open(to)
      },
    } satisfies Omit<HttpSite, keyof PageArea>)
  }
  return open(path)
}
