import { fail, ok, type Failure, type Result } from '../../../domain/result.ts'
import { pathBelowHost } from '../lists.ts'
import { failureOf, parseBody, textOf, type Answer, type Answered, isObject } from './answer.ts'
import { readAddress, readInit, STALE_HEADER, type Fetch } from './fetch.ts'
import { decoded } from '../../../domain/text.ts'

/** One slash and no second, or no scheme at all. `//host/x` and `https://…` are not relative. */
export const isRelativeUrl = (url: string) => {
  // Browsers ignore leading control characters and spaces, and tabs and line ends anywhere in a URL.
  // oxlint-disable-next-line no-control-regex
  const read = url.slice(0, 2000).replace(/^[\u0000-\u0020]+|[\t\n\r]/g, '')
  return !/^(?:[a-z][a-z\d+.-]*:|[\\/]{2})/i.test(read)
}

const fitsHeader = (text: string) => /^[\t\x20-\x7e\x80-\xff]*$/.test(text)

export const cookieValue = (cookies: string, name: string): string | null => {
  const cookie = cookies.split(';').find((pair) => pair.trimStart().startsWith(`${name}=`))
  const raw = cookie?.trimStart().slice(name.length + 1)
  return raw === undefined ? null : ([decoded(raw), raw].find(fitsHeader) ?? null)
}

/** Double submit: what the cookie holds comes in the header too, which another site cannot know. */
export const CSRF_COOKIE = 'XSRF-TOKEN'
export const CSRF_HEADER = 'X-XSRF-TOKEN'

export type ClientConfig = Readonly<{
  /** Of pictures: `/images`, or an absolute address. */
  imagesBase: string
  /** API base: `/api`, or an absolute address. No final slash. */
  base: string
  fetch: Fetch
  /** `document.cookie`, read at each write. */
  cookies: () => string
  /** For the first byte of an answer, and for the silence between two pieces of it. */
  readTimeoutMs: number
  writeTimeoutMs: number
  /** Milliseconds before each further try of a GET. */
  retryDelaysMs: readonly [] | readonly [first: number, second: number]
  isOnline: () => boolean
  /** Calls back just before the page is left. */
  onLeave?: (listener: () => void) => void
  /** Called when a 401 says that the server no longer knows the user in whose name something was asked. */
  onUnauthorised?: (user: string, isSending: boolean) => void
  /** Hears what the site could not read, for those who look after it. */
  onUnread?: (what: string) => void
  /** Requests and their timeouts wait for a backend that is still starting. Never rejects. */
  ready?: Promise<unknown>
}>

/** Milliseconds for an answer that comes in small pieces. */
const LONGEST_MS = 60_000

/** Calls back with each piece of a body, and ends with it. */
const watchPieces = async (body: ReadableStream | null, onPiece: () => void) => {
  const reader = body?.getReader()
  while (reader && !(await reader.read()).done) onPiece()
}

/**
 * The bytes of an answer; null where they broke off. A copy is watched: Chromium calls a request aborted whose answer is
 * read piece by piece, and does not keep it.
 */
const bytesOf = (response: Response, onPiece: () => void) => {
  watchPieces(response.clone().body, onPiece).catch(() => undefined)
  return response.arrayBuffer().catch(() => null)
}

type Sending = RequestInit & { readonly method: 'GET' | 'POST'; readonly token?: string | undefined }

type Query = Readonly<Record<string, string>>

/** Calls the PHP API (section 7). Never throws or rejects. A failed GET is retried at most twice; a POST never. */
export interface HttpClient {
  /** The path below which the server's pictures are. */
  readonly imagesBase: string
  get(path: string, query: Query, signal?: AbortSignal): Promise<Result<Answer>>
  /** Whether the last answer to a GET without parameters was an old one, because its request failed. */
  isStale(path: string): boolean
  /**
   * The answer, whatever its status. `sent`: the connection broke while the browser was online. `token` proves who the
   * body speaks of.
   */
  post(path: string, body: object, token?: string): Promise<Result<Answered>>
  /** Sends without waiting for an answer; the request survives leaving the page. */
  record(path: string, body: object): void
  /** Says what could not be read, to those who look after the site. */
  tell(what: string): void
}

/** In whose name something is asked: reads of anonymous visitors send no user, or an empty one. */
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

/** Browsers open about six connections per host: visit records that hang must leave most of them to the screens. */
const RECORDS_AT_ONCE = 2

/** Sends visit records, a few at once and all when the page is left. Nobody waits for their answers. */
const createRecords = (
  { fetch, ready, writeTimeoutMs, onLeave }: ClientConfig,
  headersFor: (url: string) => Record<string, string>,
  /** Resolves when the token that the record has to carry is there. */
  hasToken: (url: string) => Promise<unknown> | undefined,
) => {
  const waiting: (() => Promise<void>)[] = []
  let underWay = 0
  const sendNext = (most: number) => {
    while (underWay < most) {
      const record = waiting.shift()
      if (record === undefined) return
      underWay += 1
      void record().then(() => {
        underWay -= 1
        sendNext(RECORDS_AT_ONCE)
      })
    }
  }
  const left = new Promise<void>((resolve) =>
    onLeave?.(() => {
      resolve()
      sendNext(Number.POSITIVE_INFINITY)
    }),
  )
  const send = async (url: string, body: string) => {
    if (ready) await ready
    const controller = new AbortController()
    const timer = setTimeout(() => controller.abort(), writeTimeoutMs)
    const givenUp = new Promise((resolve) => controller.signal.addEventListener('abort', resolve))
    try {
      const token = hasToken(url)
      if (token) await Promise.race([token, givenUp, left])
      const init = { method: 'POST', body, keepalive: true, headers: headersFor(url), signal: controller.signal }
      await Promise.race([fetch(url, init).then((response) => response.text()), givenUp])
    } catch {
      // A record that is lost is not missed.
    } finally {
      clearTimeout(timer)
    }
  }
  return (url: string, body: string) => {
    waiting.push(() => send(url, body))
    sendNext(RECORDS_AT_ONCE)
  }
}

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
    const proof = token === undefined ? {} : { Authorization: `Bearer ${token}` }
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
    // Not by the fetch alone: one that ignores its signal must not block the screen.
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

  const record = createRecords(
    config,
    (url) => headers('POST', url),
    // On a first visit each of the first answers may set a new CSRF token, and the last one is valid: a record sent
    // before they arrive would be refused.
    (url) => (reads.size > 0 && isRelativeUrl(url) && csrfToken(url) === null ? Promise.allSettled(reads) : undefined),
  )

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

    record: (path, body) => record(addressOf(path), JSON.stringify(body)),
    tell: (what) => config.onUnread?.(what),
  }
}
