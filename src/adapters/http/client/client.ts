import { fail, ok, type Failure, type Result } from '../../../domain/result.ts'
import { pathBelowHost } from '../values.ts'
import { failureOf, parseBody, textOf, type Answer, type Answered, isObject } from './answer.ts'
import { readAddress, readInit, STALE_HEADER, type Fetch } from './fetch.ts'
import { decoded } from '../../../domain/text.ts'

/** An address on the site's own host begins with one slash: the settings allow a path or a full address. */
export const isRelativeUrl = (url: string) => /^\/(?![/\\])/.test(url)

const fitsHeader = (text: string) => /^[\t\x20-\x7e\x80-\xff]*$/.test(text)

export const cookieValue = (cookies: string, name: string) => {
  const cookie = cookies.split(';').find((pair) => pair.trimStart().startsWith(`${name}=`))
  const raw = cookie?.trimStart().slice(name.length + 1)
  return raw === undefined ? null : ([decoded(raw), raw].find(fitsHeader) ?? null)
}

/** The header repeats the cookie (double submit), which another site cannot read. */
export const CSRF_COOKIE = 'XSRF-TOKEN'
export const CSRF_HEADER = 'X-XSRF-TOKEN'

export type ClientConfig = Readonly<{
  /** The bases of the pictures and of the API: `/images` and `/api`, or absolute addresses. No final slash. */
  imagesBase: string
  base: string
  fetch: Fetch
  /** `document.cookie`, read at each write. */
  cookies: () => string
  /** Limit for the first byte of an answer, and for the silence between two pieces of it. */
  readTimeoutMs: number
  writeTimeoutMs: number
  /** Milliseconds before each further try of a GET. */
  retryDelaysMs: readonly [] | readonly [first: number, second: number]
  isOnline: () => boolean
  /** The client calls it when a 401 says that the server no longer knows the user in whose name something was asked. */
  onUnauthorised?: (user: string, isSending: boolean) => void
  /** Reports what the site could not read to its operator. */
  onUnread?: (what: string) => void
  /** Requests and their timeouts wait for a backend that is still starting. Never rejects. */
  ready?: Promise<unknown>
}>

/** Limit for an answer that comes in small pieces. */
const LONGEST_MS = 60_000

/** Calls back with each piece of a body, and ends with it. */
const watchPieces = async (body: ReadableStream | null, onPiece: () => void) => {
  const reader = body?.getReader()
  while (reader && !(await reader.read()).done) onPiece()
}

/**
 * The bytes of an answer; null where they broke off. A copy is watched: Chromium calls a request aborted whose answer
 * is read piece by piece, and does not keep it.
 */
const bytesOf = (response: Response, onPiece: () => void) => {
  watchPieces(response.clone().body, onPiece).catch(() => undefined)
  return response.arrayBuffer().catch(() => null)
}

type Sending = RequestInit & { method: 'GET' | 'POST'; token?: string | undefined }

type Query = Readonly<Record<string, string>>

/** Calls the PHP API (section 7). Never throws or rejects. A failed GET is retried at most twice; a POST never. */
export interface HttpClient {
  /** The path below which the server's pictures are. */
  readonly imagesBase: string
  get(path: string, query: Query, signal?: AbortSignal): Promise<Result<Answer>>
  /** Whether the last answer to a GET without parameters was an old one, because its request failed. */
  isStale(path: string): boolean
  /**
   * The answer, whatever its status. A failure with `sent`: the connection broke while the browser was online. `token`
   * proves whom the body speaks of.
   */
  post(path: string, body: object, token?: string): Promise<Result<Answered>>
  /** Sends without waiting for an answer; the request survives leaving the page. */
  record(path: string, body: object): void
  /** Reports what could not be read to the site's operator. */
  tell(what: string): void
  /** The paths whose first problem was reported. */
  readonly reported: Set<string>
}

/** The user in whose name something is asked; an anonymous visitor's reads send none, or an empty one. */
const userOf = (fields: unknown) => (isObject(fields) && typeof fields['user'] === 'string' ? fields['user'] : '')

/** A server that says when to come back is not asked before. Only a body that broke off is `malformed` here. */
const worthRetrying = (failure: Failure) =>
  failure.kind === 'offline' ||
  failure.kind === 'malformed' ||
  (failure.kind === 'server' && failure.waitSeconds === undefined && (failure.status >= 500 || failure.status === 429))

const pause = (ms: number, signal: AbortSignal | undefined) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms)
    signal?.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })

/** A record that hangs gives its connection back soon: browsers open about six per host, and the screens need them. */
const RECORD_TIMEOUT_MS = 5000

export const createHttpClient = (config: ClientConfig): HttpClient => {
  const csrfToken = (url: string) => (isRelativeUrl(url) ? cookieValue(config.cookies(), CSRF_COOKIE) : null)
  const headers = (method: 'GET' | 'POST', url: string) => {
    const token = method === 'POST' ? csrfToken(url) : null
    return { ...readInit(url).headers, ...(token !== null && { [CSRF_HEADER]: token }) }
  }

  /** Whether the server answered while the browser said that it was offline, so its word proves nothing. */
  let answersOffline = false
  const isOnline = () => answersOffline || config.isOnline()

  const answered = async (
    url: string,
    { token, ...init }: Sending,
    signal: AbortSignal,
    onPiece: () => void,
  ): Promise<Result<Answered>> => {
    const proof = token !== undefined && { Authorization: `Bearer ${token}` }
    const response = await config.fetch(url, { ...init, headers: { ...headers(init.method, url), ...proof }, signal })
    onPiece()
    const bytes = await bytesOf(response, onPiece)
    if (bytes === null && !isOnline())
      return fail(init.method === 'POST' ? { kind: 'offline', sent: true } : { kind: 'offline' })
    // The server did answer, so the visitor's connection is not to blame.
    if (bytes === null && response.ok)
      return fail({ kind: 'malformed', where: `${url.replace(/\?.*/, '')}: el cuerpo no llegó entero` })
    if (bytes !== null && !config.isOnline() && !response.headers.has(STALE_HEADER)) answersOffline = true
    return ok({ response, answer: parseBody(bytes === null ? '' : textOf(bytes), response.status) })
  }

  const send = async (url: string, init: Sending, timeoutMs: number, signal?: AbortSignal) => {
    if (config.ready) await config.ready
    if (signal?.aborted) return fail({ kind: 'aborted' })
    const controller = new AbortController()
    const leave = () => controller.abort({ kind: 'aborted' })
    signal?.addEventListener('abort', leave)
    const giveUp = () => controller.abort({ kind: 'timeout' })
    const longest = setTimeout(giveUp, LONGEST_MS)
    let silence = setTimeout(giveUp, timeoutMs)
    const waitOn = () => {
      clearTimeout(silence)
      if (!controller.signal.aborted) silence = setTimeout(giveUp, timeoutMs)
    }
    // A fetch that ignores its signal must not block the screen.
    const result = await new Promise<Result<Answered>>((resolve) => {
      controller.signal.addEventListener('abort', () => resolve(fail(controller.signal.reason as Failure)))
      answered(url, init, controller.signal, waitOn).then(resolve, () => resolve(fail({ kind: 'offline' })))
    })
    clearTimeout(silence)
    clearTimeout(longest)
    signal?.removeEventListener('abort', leave)
    return result
  }

  const reads = new Set<Promise<unknown>>()
  const stale = new Set<string>()
  const addressOf = (path: string) => `${config.base}${path}`
  const failureIn = (answered: Answered, user: string, isSending = false): Failure | null => {
    const failure = failureOf(answered, user)
    if (failure?.kind === 'unauthorised') config.onUnauthorised?.(user, isSending)
    return failure
  }

  const getOnce = async (url: string, user: string, signal?: AbortSignal): Promise<Result<Answer>> => {
    const read = send(url, { method: 'GET', ...readInit(url) }, config.readTimeoutMs, signal)
    reads.add(read)
    const sent = await read
    reads.delete(read)
    if (!sent.ok) return sent
    const { response, answer } = sent.value
    if (response.headers.has(STALE_HEADER)) stale.add(url)
    else stale.delete(url)
    const failure = failureIn(sent.value, user)
    return failure === null ? ok(answer) : fail(failure)
  }

  const record = async (url: string, body: string) => {
    if (config.ready) await config.ready
    // Each of the first answers to a newcomer may set a new CSRF token, and the last one is valid: a record sent
    // before they arrive would be refused.
    if (isRelativeUrl(url) && csrfToken(url) === null) await Promise.allSettled(reads)
    const signal = AbortSignal.timeout(RECORD_TIMEOUT_MS)
    await config.fetch(url, { method: 'POST', body, keepalive: true, headers: headers('POST', url), signal })
  }

  return {
    imagesBase: pathBelowHost(config.imagesBase),

    async get(path, query, signal) {
      const url = addressOf(readAddress(path, query))
      let result = await getOnce(url, userOf(query), signal)
      for (const delay of config.retryDelaysMs) {
        if (result.ok || !worthRetrying(result.failure) || !isOnline()) break
        await pause(delay, signal)
        result = await getOnce(url, userOf(query), signal)
      }
      return result
    },

    isStale: (path) => stale.has(addressOf(path)),

    async post(path, body, token) {
      const wasOnline = isOnline()
      const init = { method: 'POST', body: JSON.stringify(body), redirect: 'manual', token } as const
      const sent = await send(addressOf(path), init, config.writeTimeoutMs)
      if (sent.ok) failureIn(sent.value, userOf(body), true)
      return !sent.ok && wasOnline && sent.failure.kind === 'offline' ? fail({ kind: 'offline', sent: true }) : sent
    },

    // A record that is lost is not missed.
    record: (path, body) => void record(addressOf(path), JSON.stringify(body)).catch(() => undefined),
    tell: (what) => config.onUnread?.(what),
    reported: new Set(),
  }
}
