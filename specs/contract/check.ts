import { bodyIn, OWN_DIALECT, type Dialect } from '../../src/adapters/http/dialect.ts'
import type { Endpoint } from '../../src/adapters/http/endpoint.ts'
import { ENDPOINTS } from '../../src/adapters/http/endpoints.ts'
import type { ServerTerms } from '../../src/adapters/http/decode.ts'
import { READ_TIMEOUT_MS, WRITE_TIMEOUT_MS } from '../../src/composition/settings.ts'
import { fileOf } from './adapters.ts'
import { addressOf, ask } from './asking.ts'
import { diagnose, EMPTY, type Difference } from './diagnose.ts'
import { checkFavourite, createPictureCheck, checkFilters } from './further.ts'
import { createLive, reasonOf, type Came, type Live } from './live.ts'
import { createBodies, samples, WRITE_ORDER, type Account, type Samples } from './samples.ts'
import { learnFacts } from './suggest/facts.ts'
import { NO_FACTS } from './suggest/values.ts'

type Verdict = 'cumple' | 'difiere' | 'inalcanzable' | 'omitida'

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
  /** Absolute address of the images; beside the API where it is left out. */
  readonly images?: string | undefined
  /** Also sends the 17 POSTs: makes accounts, an order, messages. */
  readonly writes?: boolean
  /** E-mail of an account, for the reads of a user. */
  readonly user?: string | undefined
  /** With `user`: that account is logged in to, and the POSTs are of it. */
  readonly password?: string | undefined
  /** Milliseconds for each answer. */
  readonly timeout?: number
  /** What the deployment says of its server. */
  readonly dialect?: Dialect
  /** Stands in for the network. */
  readonly fetch?: typeof globalThis.fetch
}

const GATEWAY = new Set([502, 503, 504])

const slowness = ({ ms }: Came, method: 'GET' | 'POST'): readonly Difference[] => {
  const patience = method === 'GET' ? READ_TIMEOUT_MS : WRITE_TIMEOUT_MS
  if (ms <= patience) return []
  return [
    {
      field: 'tiempo',
      expected: `menos de ${patience / 1000} s, lo que espera el sitio`,
      got: `${(ms / 1000).toFixed(1)} s`,
      weight: 'rompe',
    },
  ]
}

/** Who is asked for where nobody says. */
export const DEMO_USER = 'demo@puntada.mx'
const TIMEOUT_MS = 30_000
const LOGIN = '/login-user.php'

/**
 * Logged in to the account, and again after each call that may have changed who is: a session may be asked for where
 * the document says nothing of one.
 */
const loggedIn = (live: Live, { user, password }: Account, dialect: Dialect): Live => {
  let isIn = false
  return {
    ...live,
    async send(method, address, body) {
      const isAboutAccounts = WRITE_ORDER.includes(address)
      if (!isIn && !isAboutAccounts) await live.send('POST', LOGIN, bodyIn(dialect, LOGIN, { email: user, password }))
      isIn = !isAboutAccounts
      return live.send(method, address, body)
    },
  }
}

export const liveOf = (options: CheckOptions): Live => {
  const { api, images, fetch, timeout = TIMEOUT_MS, dialect = OWN_DIALECT } = options
  const live = createLive({ api, images, timeout, ...(fetch && { fetch }) })
  const account = accountOf(options)
  return account === undefined ? live : loggedIn(live, account, dialect)
}

export const termsOf = (live: Live, dialect: Dialect = OWN_DIALECT): ServerTerms => ({
  dialect,
  imagesBase: new URL(live.images).pathname,
})

export const accountOf = ({ user, password }: Pick<CheckOptions, 'user' | 'password'>): Account | undefined =>
  user === undefined || password === undefined ? undefined : { user, password }

/** The calls in the order in which one teaches what the next asks for. */
export const IN_ORDER: readonly Endpoint[] = (() => {
  const rank = (path: string) => (WRITE_ORDER.includes(path) ? WRITE_ORDER.indexOf(path) : WRITE_ORDER.length)
  const [reads, posts] = [
    ENDPOINTS.filter(({ method }) => method === 'GET'),
    ENDPOINTS.filter(({ method }) => method === 'POST'),
  ]
  // Segments, companies and categories are met again in products.
  const first = ['/list-segmentos.php', '/list-categories.php', '/list-companies.php']
  const readRank = (path: string) => (first.includes(path) ? first.indexOf(path) : first.length)
  return [
    ...reads.toSorted((a, b) => readRank(a.path) - readRank(b.path)),
    ...posts.toSorted((a, b) => rank(a.path) - rank(b.path)),
  ]
})()

/** Asks a live API for everything that the site asks it for, and says of each call what does not fit. */
export const checkApi = async (
  options: CheckOptions,
  done: (report: Report) => void = () => undefined,
): Promise<readonly Report[]> => {
  const { writes = false, user = DEMO_USER, dialect } = options
  const live = liveOf(options)
  const terms = termsOf(live, dialect)
  const bodies = createBodies(accountOf(options))
  const pictures = createPictureCheck(live, terms)
  let known: Samples = samples(user)
  let facts = NO_FACTS

  const judge = async (endpoint: Endpoint): Promise<Report> => {
    const { id, method, path, parameters } = endpoint
    const report = { id, method, path, file: fileOf(path), differences: [], notes: [] }
    if (method === 'POST' && !writes) return { ...report, verdict: 'omitida' }
    let address: string = path
    try {
      let came: Came
      let further: { readonly differences: readonly Difference[]; readonly notes: readonly string[] } = {
        differences: [],
        notes: [],
      }
      if (endpoint.method === 'GET') {
        const query = Object.fromEntries(parameters.map((name) => [name, known.parameter(path, name)]))
        address = addressOf(endpoint, query, terms)
        const asked = await ask(live, endpoint, query, terms)
        came = asked.came
        if (asked.rows.length > 0) further = await checkFilters({ live, terms, known }, endpoint, asked)
      } else {
        const body = bodies(path, known)
        came = await live.send('POST', path, bodyIn(terms.dialect, path, body))
        further = await checkFavourite({ live, terms, known }, endpoint, body)
      }
      if (GATEWAY.has(came.status))
        return { ...report, path: address, verdict: 'inalcanzable', notes: [`el servidor respondió ${came.status}`] }
      const found = diagnose(endpoint, came, terms, facts)
      known = known.learn(path, found.rows)
      facts = learnFacts(facts, path, found.rows)
      const images = endpoint.method === 'GET' ? await pictures(endpoint, found.rows) : []
      const differences = [...found.differences, ...slowness(came, method), ...images, ...further.differences]
      return {
        ...report,
        path: address,
        differences,
        notes: [...found.notes, ...further.notes],
        verdict: differences.length > 0 ? 'difiere' : 'cumple',
      }
    } catch (error) {
      return { ...report, path: address, verdict: 'inalcanzable', notes: [reasonOf(error)] }
    }
  }

  const reports: Report[] = []
  for (const endpoint of IN_ORDER) {
    const report = await judge(endpoint)
    reports.push(report)
    done(report)
  }
  return reports
}

/** Reads that came with nothing in them: they prove nothing. */
export const emptyReads = (reports: readonly Report[]): readonly Report[] =>
  reports.filter(({ notes }) => notes.includes(EMPTY))
