import type { Answer } from '../../src/adapters/http/client/answer.ts'
import type { ClientConfig, HttpClient } from '../../src/adapters/http/client/client.ts'
import { writes } from '../../src/adapters/http/endpoints/endpoint.ts'
import { send } from '../../src/adapters/http/endpoints/write.ts'
import type { Result } from '../../src/domain/result.ts'
import { clientOver } from './answering.ts'

export interface Sent {
  readonly url: string
  readonly init: RequestInit
}

export const json = (value: unknown, status = 200): Response => new Response(JSON.stringify(value), { status })

/**
 * The client as the site sets it up, over a server that gives these answers in turn, and then empty lists; and `post`,
 * over it.
 */
export const open = (
  answers: readonly (() => Response | Promise<Response>)[] = [],
  change: Partial<ClientConfig> = {},
): { http: HttpClient; post: (path: string, body: object) => Promise<Result<Answer>>; sent: Sent[] } => {
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
  return { http, post: (path, body) => send(http, writes('', path, [], 'registered'), body), sent }
}

export const headersOf = (sent: Sent | undefined): Record<string, string> =>
  Object.fromEntries(new Headers(sent?.init.headers))
/** What was sent, out of its JSON. */
export const bodyOf = (sent: Sent | undefined): unknown => JSON.parse((sent?.init.body ?? '') as string)
export const status =
  (code: number, text = '') =>
  () =>
    new Response(text, { status: code })
export const unreachable = () => Promise.reject(new TypeError('Failed to fetch'))
export const noAnswer = () => new Promise<Response>(() => undefined)

/** A server that answers when it is told to. */
export const deferredAnswer = () => {
  let answer: (response: Response) => void = () => undefined
  const response = new Promise<Response>((resolve) => (answer = resolve))
  return { ask: () => response, answer: (value: Response) => answer(value) }
}
