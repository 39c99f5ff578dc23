import type { Endpoint } from '../../src/adapters/http/endpoint.ts'
import { ENDPOINTS } from '../../src/adapters/http/endpoints.ts'
import { fileOf } from './adapters.ts'
import { diagnose, type Came, type Difference } from './diagnose.ts'
import { samples, writeBody, WRITE_ORDER, type Samples } from './samples.ts'

export type Verdict = 'cumple' | 'difiere' | 'inalcanzable' | 'omitida'

export interface Report {
  readonly id: string
  readonly method: 'GET' | 'POST'
  /** With the parameters that were sent. */
  readonly path: string
  readonly verdict: Verdict
  readonly differences: readonly Difference[]
  readonly notes: readonly string[]
  /** Where it would be adapted. */
  readonly file: string
}

export interface CheckOptions {
  /** Absolute address of the API, `/api` and all. */
  readonly api: string
  /** Also sends the 17 POSTs: makes accounts, an order, messages. */
  readonly writes?: boolean
  /** E-mail of an account, for the reads of a user. */
  readonly user?: string
  /** Milliseconds for each answer. */
  readonly timeout?: number
}

const CSRF_COOKIE = 'XSRF-TOKEN'
const CSRF_HEADER = 'X-XSRF-TOKEN'
const GATEWAY = new Set([502, 503, 504])

const reasonOf = (error: unknown): string => {
  if (error instanceof Error && error.name === 'TimeoutError') return 'no respondió a tiempo'
  const cause: unknown = error instanceof Error ? error.cause : undefined
  if (typeof cause === 'object' && cause !== null && 'code' in cause) return String(cause.code)
  return error instanceof Error ? error.message : String(error)
}

/** Asks a live API for everything that the site asks it for, and says of each call what does not fit. */
export const checkApi = async (options: CheckOptions, done: (report: Report) => void = () => undefined): Promise<readonly Report[]> => {
  const { api, writes = false, user = 'demo@puntada.mx', timeout = 15_000 } = options
  const base = api.replace(/\/+$/, '')
  const jar = new Map<string, string>()
  let known: Samples = samples(user)

  const send = async (method: string, address: string, body?: string): Promise<Came> => {
    const headers = new Headers({ Accept: 'application/json', 'Content-Type': 'application/json' })
    if (jar.size > 0) headers.set('Cookie', [...jar].map(([name, value]) => `${name}=${value}`).join('; '))
    const token = jar.get(CSRF_COOKIE)
    // The site stands on the API's own host and sends it there (R7.02).
    if (method === 'POST' && token !== undefined) headers.set(CSRF_HEADER, decodeURIComponent(token))
    const init = { method, headers, signal: AbortSignal.timeout(timeout), ...(body === undefined ? {} : { body }) }
    const response = await fetch(`${base}${address}`, init)
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      jar.set(name, value)
    }
    const bytes = new Uint8Array(await response.arrayBuffer())
    const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)
    return { status: response.status, type: response.headers.get('content-type') ?? '', body: text }
  }

  const judge = async (endpoint: Endpoint): Promise<Report> => {
    const { id, method, path, parameters } = endpoint
    const query = new URLSearchParams(method === 'GET' ? parameters.map((name) => [name, known.parameter(path, name)]) : [])
    const address = query.size > 0 ? `${path}?${query}` : path
    const report = { id, method, path: address, file: fileOf(path), differences: [], notes: [] }
    if (method === 'POST' && !writes) return { ...report, verdict: 'omitida' }
    try {
      const came = await send(method, address, method === 'POST' ? JSON.stringify(writeBody(path, known)) : undefined)
      if (GATEWAY.has(came.status)) return { ...report, verdict: 'inalcanzable', notes: [`el servidor respondió ${came.status}`] }
      const { differences, notes, rows } = diagnose(endpoint, came)
      known = known.learn(path, rows)
      return { ...report, differences, notes, verdict: differences.length > 0 ? 'difiere' : 'cumple' }
    } catch (error) {
      return { ...report, verdict: 'inalcanzable', notes: [reasonOf(error)] }
    }
  }

  const reports: Report[] = []
  const [reads, posts] = [ENDPOINTS.filter(({ method }) => method === 'GET'), ENDPOINTS.filter(({ method }) => method === 'POST')]
  const rank = (path: string) => (WRITE_ORDER.includes(path) ? WRITE_ORDER.indexOf(path) : WRITE_ORDER.length)
  for (const endpoint of [...reads, ...posts.toSorted((a, b) => rank(a.path) - rank(b.path))]) {
    const report = await judge(endpoint)
    reports.push(report)
    done(report)
  }
  return reports
}
