import { createHttpClient, type ClientConfig, type HttpClient } from '../../src/adapters/http/client/client.ts'
import { write } from '../../src/adapters/http/call.ts'
import { CALLS } from '../../src/adapters/http/calls/all.ts'
import { catalogueOver } from '../../src/adapters/http/calls/catalogue.ts'
import { portOver } from '../../src/adapters/http/port.ts'
import type { Result } from '../../src/domain/result.ts'
import type { MemoryPorts } from '../../mocks/memory/ports.ts'

/** The client neither tries again nor waits. */
export const clientOver = (fetch: ClientConfig['fetch'], change: Partial<ClientConfig> = {}): HttpClient =>
  createHttpClient({
    base: '/api',
    imagesBase: '/images',
    fetch,
    cookies: () => '',
    readTimeoutMs: 10_000,
    writeTimeoutMs: 20_000,
    retryDelaysMs: [],
    isOnline: () => true,
    ...change,
  })

export type Ports = MemoryPorts

export const portsOver = (http: HttpClient): Ports => {
  const ports = Object.entries(CALLS).map(([name, calls]) => [name, portOver(http, calls)] as const)
  return { ...(Object.fromEntries(ports) as Ports), catalogue: catalogueOver(http) }
}

export interface Sent {
  readonly url: string
  readonly init: RequestInit
}

export const json = (value: unknown, status = 200): Response => new Response(JSON.stringify(value), { status })

/** The site's client over a server that gives these answers in turn, and then empty lists. */
export const open = (
  answers: readonly (() => Response | Promise<Response>)[] = [],
  change: Partial<ClientConfig> = {},
): { http: HttpClient; post: (path: string, body: object) => Promise<Result<unknown>>; sent: Sent[] } => {
  const sent: Sent[] = []
  const fetch: ClientConfig['fetch'] = async (url, init) => {
    const answer = answers[sent.length] ?? (() => json([]))
    sent.push({ url, init })
    return answer()
  }
  const http = clientOver(fetch, {
    cookies: () => 'a=1; XSRF-TOKEN=ficha%20uno; b=2',
    retryDelaysMs: [400, 1200],
    ...change,
  })
  return {
    http,
    post: (path, body) => {
      const asks = Object.fromEntries(Object.keys(body).map((name) => [name, name]))
      return portOver(http, { send: write(path, { asks, source: '', done: 'registered' }) }).send(body as never)
    },
    sent,
  }
}

export const headersOf = (sent: Sent | undefined): Record<string, string> =>
  Object.fromEntries(new Headers(sent?.init.headers))
export const status =
  (code: number, text = '') =>
  () =>
    new Response(text, { status: code })
export const unreachable = () => Promise.reject(new TypeError('Failed to fetch'))
export const noAnswer = () => new Promise<Response>(() => undefined)
