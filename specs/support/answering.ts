import { createHttpClient, type ClientConfig, type HttpClient } from '../../src/adapters/http/client/client.ts'

/** The site's client over a fetch of the spec's own: never a further try, never a wait. */
export const clientOver = (fetch: ClientConfig['fetch'], change: Partial<ClientConfig> = {}): HttpClient =>
  createHttpClient({
    base: '/api',
    fetch,
    cookies: () => '',
    csrfCookie: 'XSRF-TOKEN',
    csrfHeader: 'X-XSRF-TOKEN',
    staleHeader: 'X-Puntada-Stale',
    readTimeoutMs: 10_000,
    writeTimeoutMs: 20_000,
    retryDelaysMs: [],
    isOnline: () => true,
    ...change,
  })

/** A client whose server always says the same. */
export const answering = (body: string | Uint8Array<ArrayBuffer>): HttpClient =>
  clientOver(() => Promise.resolve(new Response(body)))
