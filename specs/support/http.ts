import { createHttpClient, type ClientConfig, type HttpClient } from '../../src/adapters/http/client.ts'

export interface Sent {
  readonly url: string
  readonly init: RequestInit
}

export const json = (value: unknown, status = 200): Response => new Response(JSON.stringify(value), { status })

/** The client as the site sets it up, over a server that gives these answers in turn, and then empty lists. */
export const open = (
  answers: readonly (() => Response | Promise<Response>)[] = [],
  change: Partial<ClientConfig> = {},
): { http: HttpClient; sent: Sent[] } => {
  const sent: Sent[] = []
  const http = createHttpClient({
    base: '/api',
    fetch: async (url, init) => {
      const answer = answers[sent.length] ?? (() => json([]))
      sent.push({ url, init })
      return answer()
    },
    cookies: () => 'a=1; XSRF-TOKEN=ficha%20uno; b=2',
    csrfCookie: 'XSRF-TOKEN',
    csrfHeader: 'X-XSRF-TOKEN',
    readTimeoutMs: 10_000,
    writeTimeoutMs: 20_000,
    retryDelaysMs: [400, 1200],
    isOnline: () => true,
    ...change,
  })
  return { http, sent }
}

export const headersOf = (sent: Sent | undefined): Record<string, string> => Object.fromEntries(new Headers(sent?.init.headers))
/** What was sent, out of its JSON. */
export const bodyOf = (sent: Sent | undefined): unknown => JSON.parse((sent?.init.body ?? '') as string)
export const status = (code: number, text = '') => () => new Response(text, { status: code })
export const unreachable = () => Promise.reject(new TypeError('Failed to fetch'))
export const noAnswer = () => new Promise<Response>(() => undefined)

/** A server that answers when it is told to. */
export const deferredAnswer = () => {
  let answer: (response: Response) => void = () => undefined
  const response = new Promise<Response>((resolve) => (answer = resolve))
  return { ask: () => response, answer: (value: Response) => answer(value) }
}
