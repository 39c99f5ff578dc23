import { OWN_DIALECT, type Dialect } from '../../src/adapters/http/schema/dialect.ts'
import { READ_TIMEOUT_MS, WRITE_TIMEOUT_MS } from '../../src/composition/settings.ts'
import { readSettings } from '../../src/hosting/settings.ts'
import type { Endpoint, ReadEndpoint, WriteEndpoint } from '../../src/adapters/http/endpoints/endpoint.ts'
import { breaks, diagnoseRead, EMPTY, type Difference } from './diagnose.ts'
import { checkFavourite, checkFilters, checkIds, createPictureCheck } from './further.ts'
import { createLive, type Came, type Live } from './live.ts'
import { diagnoseWrite, readAsSite, sendAsSite } from './outcomes.ts'
import { createBodies, samples, WRITE_ORDER, type Account, type Samples } from './samples.ts'
import { createSite, READS, replayed, type Exchange, type Site } from './site.ts'
import { isRow, type Row } from './suggest/columns.ts'
import { HELD_BACK, planWrites } from './suggest/plan.ts'
import type { Sent } from './suggest/writes.ts'

type Verdict = 'cumple' | 'vacía' | 'difiere' | 'inalcanzable' | 'omitida'

export interface Report {
  readonly id: string
  readonly method: 'GET' | 'POST'
  readonly call: string
  /** The server's own path, with the parameters that were sent. */
  readonly path: string
  readonly verdict: Verdict
  readonly differences: readonly Difference[]
  readonly notes: readonly string[]
  /** Absent where nothing was sent. */
  readonly exchange?: Exchange
}

export interface CheckOptions {
  readonly api: string
  /** Beside the API where it is left out. */
  readonly images?: string | undefined
  /** Also sends the POSTs; a message and an order only to `store`. */
  readonly writes?: boolean
  readonly store?: string | undefined
  readonly user?: string | undefined
  /** With `user`: the POSTs are of that account. */
  readonly password?: string | undefined
  readonly timeout?: number
  readonly dialect?: Dialect
  /** Writes that are judged and not sent again. */
  readonly sent?: ReadonlyMap<string, Sent>
  readonly env?: Readonly<Record<string, string>>
  readonly fetch?: typeof globalThis.fetch
}

const GATEWAY = new Set([502, 503, 504])
export const DEMO_USER = 'demo@puntada.mx'
const TIMEOUT_MS = 30_000

export const accountOf = ({ user, password }: Pick<CheckOptions, 'user' | 'password'>): Account | undefined =>
  user === undefined || password === undefined ? undefined : { user, password }

export const liveOf = ({ api, images, fetch, timeout = TIMEOUT_MS, env = {} }: CheckOptions): Live => {
  const { csrfCookie, csrfHeader } = readSettings(env)
  return createLive({ api, images, timeout, csrfCookie, csrfHeader, fetch })
}

/** Any call but those about accounts may want a session, which these may have ended. */
export const withSession = (live: Live, dialectNow: () => Dialect, account: Account | undefined): Live => {
  if (account === undefined) return live
  let isIn = false
  return {
    ...live,
    async send(method, address, body) {
      const dialect = dialectNow()
      const isAboutAccounts = WRITE_ORDER.some((path) => address === (dialect.llamadas[path]?.ruta ?? path))
      if (!isIn && !isAboutAccounts) {
        const { catalogue, session } = createSite(live, dialect).ports
        // Whoever logs in has read something before, and has the CSRF cookie since.
        await catalogue.segments()
        await session.login({ email: account.user, password: account.password })
      }
      isIn = !isAboutAccounts
      return live.send(method, address, body)
    },
  }
}

const slowness = ({ ms }: Came, patience: number): readonly Difference[] =>
  ms <= patience
    ? []
    : [breaks('tiempo', `menos de ${patience / 1000} s, lo que espera el sitio`, `${(ms / 1000).toFixed(1)} s`)]

const inColumns = (item: Row): Row => ({
  id: item['id'],
  id_tienda: item['storeId'],
  nombre: item['name'],
  segmento: item['segment'],
  categoria: item['category'] ?? item['name'],
  clasificacion: item['classification'],
})

/** Asks a live API everything that the site does, through the site's own code. */
export const checkApi = async (
  options: CheckOptions,
  done: (report: Report) => void = () => undefined,
): Promise<readonly Report[]> => {
  const { writes = false, user = DEMO_USER, dialect = OWN_DIALECT, store, sent } = options
  const live = withSession(liveOf(options), () => dialect, accountOf(options))
  const site = createSite(live, dialect)
  const bodies = createBodies(accountOf(options), store)
  const pictures = createPictureCheck(live)
  let known: Samples = samples(user, { store })

  const reportOf = ({ id, method, path }: Endpoint, exchange: Exchange | undefined, found: Partial<Report>): Report => {
    const report = { id, method, call: path, path: exchange?.address ?? path, differences: [] }
    if (exchange === undefined) return { ...report, verdict: 'inalcanzable', notes: [site.reason()] }
    const { status } = exchange.came
    if (GATEWAY.has(status))
      return { ...report, verdict: 'inalcanzable', notes: [`el servidor respondió ${status}`], exchange }
    const { differences = [], notes = [] } = found
    const verdict = differences.length > 0 ? 'difiere' : notes.includes(EMPTY) ? 'vacía' : 'cumple'
    return { ...report, verdict, differences, notes, exchange }
  }

  const read = async (endpoint: ReadEndpoint): Promise<Report> => {
    const { path } = endpoint
    site.exchanged()
    const result = await readAsSite(site, endpoint, known)
    const [exchange] = site.exchanged()
    if (exchange === undefined) return reportOf(endpoint, exchange, {})
    const { differences, notes } = diagnoseRead(endpoint, exchange.came, result.ok ? null : result.failure, site.http)
    const items = result.ok ? result.value : []
    known = known.learn(path, items.filter(isRow).map(inColumns))
    const further = items.length === 0 ? [] : await checkFilters(site, path, items, known.user)
    const more = [
      ...(await checkIds(site, path, items)),
      ...(await pictures(`${endpoint.entity} ${path.includes('carrusel')}`, items)),
      ...slowness(exchange.came, READ_TIMEOUT_MS),
    ]
    return reportOf(endpoint, exchange, { differences: [...differences, ...more], notes: [...notes, ...further] })
  }

  const plan = planWrites(store)
  const write = async (endpoint: WriteEndpoint): Promise<Report> => {
    const { id, method, path } = endpoint
    if (!writes || plan.heldBack.includes(endpoint))
      return { id, method, call: path, path, verdict: 'omitida', differences: [], notes: writes ? [HELD_BACK] : [] }
    const before = sent?.get(path)
    const through: Site = before === undefined ? site : createSite(replayed(live, before.came), dialect)
    const body = bodies(path, known)
    through.exchanged()
    const result = await sendAsSite(through, endpoint, body)
    const [exchange] = through.exchanged()
    if (exchange === undefined) return reportOf(endpoint, exchange, {})
    const differences = [
      ...diagnoseWrite(endpoint, exchange.came, result),
      ...slowness(exchange.came, WRITE_TIMEOUT_MS),
      ...(before === undefined ? await checkFavourite(site, path, body) : []),
    ]
    const folio =
      result.ok && isRow(result.value) && typeof result.value['folio'] === 'string' ? result.value['folio'] : ''
    return reportOf(endpoint, before === undefined ? exchange : { ...exchange, body: JSON.stringify(before.body) }, {
      differences,
      notes: folio === '' ? [] : [`folio ${folio}`],
    })
  }

  const reports: Report[] = []
  const note = (report: Report): void => {
    reports.push(report)
    done(report)
  }
  for (const endpoint of READS) note(await read(endpoint))
  for (const endpoint of [...plan.send, ...plan.heldBack]) note(await write(endpoint))
  return reports
}
