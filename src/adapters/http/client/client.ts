import { fail, ok, type Failure, type Result } from '../../../domain/result.ts'
import { bodyIn, callOf, hasMark, isObject, OWN_DIALECT, queryIn, type Dialect, type Query } from '../schema/dialect.ts'
import { loadForDialects, type ServerTerms } from '../schema/rows.ts'
import { decoded } from '../schema/text.ts'
import { failureOf, parseBody, textOf, type Answer, type Answered } from './answer.ts'

export interface ClientConfig {
  /** API base (R7.01): `/api`, or an absolute address. No final slash. */
  readonly base: string
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>
  /** `document.cookie`, read at the time of each write. */
  readonly cookies: () => string
  readonly csrfCookie: string
  readonly csrfHeader: string
  /** Response header of answers that the service worker had cached, given because the request failed. */
  readonly staleHeader: string
  /** Milliseconds to the last byte of the answer. */
  readonly readTimeoutMs: number
  readonly writeTimeoutMs: number
  /** Milliseconds before each further try of a GET; its length is the number of further tries (at most 2). */
  readonly retryDelaysMs: readonly number[]
  readonly isOnline: () => boolean
  /** Calls back just before the page is left. */
  readonly onLeave?: (listener: () => void) => void
  /** What the deployment says of its server; left out where the server is as the contract says. */
  readonly dialect?: Dialect
  /** Called when a 401 says that the server no longer knows the user in whose name something was asked (R11.67). */
  readonly onUnauthorised?: (user: string) => void
  /** R7.03, `/images` where it is left out. */
  readonly imagesBase?: string
  /** Requests wait for this, and their timeouts start after it: for a backend that is still starting. Never rejects. */
  readonly ready?: Promise<unknown>
}

interface ReadOptions {
  readonly signal?: AbortSignal | undefined
  /** Further parameters, in the server's own names. */
  readonly page?: Query
}

/**
 * Calls the PHP API (section 7). Never throws or rejects. A failed GET is retried at most twice; a POST is never sent
 * twice.
 */
export interface HttpClient extends ServerTerms {
  get(path: string, query: Query, options?: ReadOptions): Promise<Result<Answer>>
  /** Whether the last answer to a GET without parameters was an old one, because its request failed. */
  isStale(path: string): boolean
  /**
   * The answer, whatever its status. If the connection broke while the browser was online, the failure says that the
   * request was sent.
   */
  post(path: string, body: object): Promise<Result<Answered>>
  /** Sends without waiting for an answer; the request survives leaving the page. */
  record(path: string, body: unknown): void
}

/** In whose name something is asked (R6.04): reads of anonymous visitors send no user, or an empty one. */
const userOf = (fields: unknown): string =>
  isObject(fields) && typeof fields['user'] === 'string' ? fields['user'] : ''

/** R7.02: one slash and no second, or no scheme at all. `//host/x` and `https://…` are not relative. */
export const isRelativeUrl = (url: string): boolean => {
  // Browsers ignore leading control characters and spaces, and tabs and line ends anywhere in a URL.
  // oxlint-disable-next-line no-control-regex
  const read = url.slice(0, 2000).replace(/^[\u0000-\u0020]+|[\t\n\r]/g, '')
  return !/^(?:[a-z][a-z\d+.-]*:|[\\/]{2})/i.test(read)
}

/** Latin-1 without line ends and NUL: `fetch` throws on any other header value. */
const fitsHeader = (text: string): boolean => /^[\t\x20-\x7e\x80-\xff]*$/.test(text)

/** The cookie's value, decoded if the result fits a header; null if there is none to send. */
const cookieValue = (cookies: string, name: string): string | null => {
  const found = cookies.split(';').find((pair) => pair.trimStart().startsWith(`${name}=`))
  if (found === undefined) return null
  const raw = found.trimStart().slice(name.length + 1)
  return [decoded(raw), raw].find(fitsHeader) ?? null
}

/** A server that says when to come back is not asked before. Only a body that broke off is `malformed` here. */
const worthRetrying = (failure: Failure): boolean =>
  failure.kind === 'offline' ||
  failure.kind === 'malformed' ||
  (failure.kind === 'server' && failure.waitSeconds === undefined && (failure.status >= 500 || failure.status === 429))

const pause = (ms: number, signal: AbortSignal | undefined): Promise<void> =>
  new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', done)
      resolve()
    }
    const timer = setTimeout(done, ms)
    signal?.addEventListener('abort', done)
  })

/** Browsers open about six connections per host: visit records that hang must leave most of them to the screens. */
const RECORDS_AT_ONCE = 2

export const createHttpClient = (config: ClientConfig): HttpClient => {
  const { dialect = OWN_DIALECT, imagesBase = '/images' } = config
  const headers = (method: 'GET' | 'POST', url: string): Record<string, string> => {
    const common = { Accept: 'application/json', 'Content-Type': 'application/json' }
    if (method === 'GET' || !isRelativeUrl(url)) return common
    const token = cookieValue(config.cookies(), config.csrfCookie)
    return token === null ? common : { ...common, [config.csrfHeader]: token }
  }

  /** Whether the server answered while the browser said that it was offline, so its word proves nothing. */
  let answersOffline = false
  const isOnline = (): boolean => answersOffline || config.isOnline()

  const send = async (
    url: string,
    init: RequestInit & { method: 'GET' | 'POST' },
    timeoutMs: number,
    signal?: AbortSignal,
  ): Promise<Result<Answered>> => {
    if (config.ready) await config.ready
    if (signal?.aborted) return fail({ kind: 'aborted' })
    const controller = new AbortController()
    const leave = () => controller.abort()
    signal?.addEventListener('abort', leave)
    let late = false
    let hasAnswer = false
    // A race as well as an abort: a fetch that ignores its signal must not block the screen.
    const aborted = new Promise<never>((_, reject) =>
      controller.signal.addEventListener('abort', () => reject(new Error('aborted'))),
    )
    const timer = setTimeout(() => {
      late = true
      controller.abort()
    }, timeoutMs)
    const request = async () => {
      const response = await config.fetch(url, {
        ...init,
        headers: headers(init.method, url),
        signal: controller.signal,
      })
      hasAnswer = true
      const bytes = await response.arrayBuffer().catch((error: unknown) => {
        if (controller.signal.aborted || !isOnline()) throw error
        return null
      })
      if (bytes !== null && !config.isOnline() && !response.headers.has(config.staleHeader)) answersOffline = true
      // The server did answer, so the visitor's connection is not to blame (R11.37).
      if (bytes === null && response.ok)
        return fail({ kind: 'malformed', where: `${url.replace(/\?.*/, '')}: el cuerpo no llegó entero` })
      return ok({ response, answer: parseBody(bytes === null ? '' : textOf(bytes)) })
    }
    try {
      return await Promise.race([request(), aborted])
    } catch {
      if (late) return fail({ kind: 'timeout' })
      if (signal?.aborted) return fail({ kind: 'aborted' })
      if (hasAnswer && init.method === 'POST') return fail({ kind: 'offline', sent: true })
      return fail({ kind: 'offline' })
    } finally {
      clearTimeout(timer)
      signal?.removeEventListener('abort', leave)
    }
  }

  const reads = new Set<Promise<unknown>>()
  const stale = new Set<string>()

  let code: Promise<boolean> | undefined
  /** Whether the code that the dialect needs is there. */
  const hasCode = async (): Promise<boolean> => {
    const loaded = await (code ??= loadForDialects(dialect).then(
      () => true,
      () => false,
    ))
    if (!loaded) code = undefined
    return loaded
  }
  const addressOf = (path: string): string => `${config.base}${callOf(dialect, path).ruta ?? path}`
  /** The failure that an answer is; a user whom the server no longer knows is told. */
  const judged = (answered: Answered, user: string): Failure | null => {
    const failure = failureOf(answered, user)
    if (failure?.kind === 'unauthorised') config.onUnauthorised?.(user)
    return failure
  }

  const getOnce = async (
    url: string,
    path: string,
    user: string,
    signal: AbortSignal | undefined,
  ): Promise<Result<Answer>> => {
    const read = send(url, { method: 'GET', cache: 'no-cache' }, config.readTimeoutMs, signal)
    reads.add(read)
    const sent = await read
    reads.delete(read)
    if (!sent.ok) return sent
    const { response, answer } = sent.value
    stale[response.headers.has(config.staleHeader) ? 'add' : 'delete'](url)
    const saysNone = response.status === 404 && 'json' in answer && hasMark(answer.json, callOf(dialect, path).vacio)
    const failure = saysNone ? null : judged(sent.value, user)
    return failure === null ? ok(answer) : fail(failure)
  }

  const left = new Promise<void>((resolve) =>
    config.onLeave?.(() => {
      resolve()
      // What waits has no later chance (R11.10).
      sendRecords(Number.POSITIVE_INFINITY)
    }),
  )
  const sendRecord = async (url: string, body: string): Promise<void> => {
    if (config.ready) await config.ready
    const controller = new AbortController()
    const timer = setTimeout(() => controller.abort(), config.writeTimeoutMs)
    const givenUp = new Promise((resolve) => controller.signal.addEventListener('abort', resolve))
    try {
      // On a first visit each of the first answers may set a new CSRF token, and the last one is valid: a record sent
      // before they arrive would be refused.
      const lacksToken = isRelativeUrl(url) && cookieValue(config.cookies(), config.csrfCookie) === null
      if (lacksToken && reads.size > 0) await Promise.race([Promise.allSettled(reads), givenUp, left])
      const init = { method: 'POST', body, keepalive: true, headers: headers('POST', url), signal: controller.signal }
      await Promise.race([config.fetch(url, init).then((response) => response.text()), givenUp])
    } catch {
      // Nobody waits for a visit record, so its failure is ignored.
    } finally {
      clearTimeout(timer)
    }
  }

  const records: (() => Promise<void>)[] = []
  let recordsUnderWay = 0
  const sendRecords = (most: number): void => {
    while (recordsUnderWay < most) {
      const record = records.shift()
      if (record === undefined) return
      recordsUnderWay += 1
      void record().then(() => {
        recordsUnderWay -= 1
        sendRecords(RECORDS_AT_ONCE)
      })
    }
  }

  return {
    dialect,
    imagesBase,

    async get(path, query, { signal, page = {} } = {}) {
      const search = new URLSearchParams(
        Object.entries({ ...queryIn(dialect, path, query), ...page }).map(([name, value]) => [name, String(value)]),
      )
      const address = addressOf(path)
      const url = search.size > 0 ? `${address}${address.includes('?') ? '&' : '?'}${search}` : address
      const user = userOf(query)
      let result = await getOnce(url, path, user, signal)
      for (const delay of config.retryDelaysMs.slice(0, 2)) {
        if (result.ok || !worthRetrying(result.failure) || !isOnline()) break
        await pause(delay, signal)
        result = await getOnce(url, path, user, signal)
      }
      return result.ok && !(await hasCode()) ? fail({ kind: 'offline' }) : result
    },

    isStale: (path) => stale.has(addressOf(path)),

    async post(path, body) {
      const wasOnline = isOnline()
      const sent = await send(
        addressOf(path),
        { method: 'POST', body: JSON.stringify(bodyIn(dialect, path, body)), redirect: 'manual' },
        config.writeTimeoutMs,
      )
      if (sent.ok) judged(sent.value, userOf(body))
      // Without it, what the server gives beside its word is not known: no folio.
      await hasCode()
      return !sent.ok && wasOnline && sent.failure.kind === 'offline' ? fail({ kind: 'offline', sent: true }) : sent
    },

    record(path, body) {
      records.push(() => sendRecord(addressOf(path), JSON.stringify(bodyIn(dialect, path, body))))
      sendRecords(RECORDS_AT_ONCE)
    },
  }
}
