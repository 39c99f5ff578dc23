import { fail, ok, type Result } from '../../domain/result.ts'
import type { HttpClient } from './client.ts'
import { ownRows, readRow, readRows, type OpenedRows, type RowSource } from './decode.ts'
import { OWN_DIALECT, type Query } from './dialect.ts'
import { saysNone } from './text.ts'

interface Described {
  /** Requirement id. */
  readonly id: string
  readonly path: string
  /** Names of the query parameters, or of the body's fields. */
  readonly parameters: readonly string[]
  /** What section 7 does not say and we had to assume; empty where the document says it all. */
  readonly assumed: string
}

/**
 * Screens that always make this read (by the first part of their path, or by all of it), and its query: see
 * `composition/prefetch-requests.ts`.
 */
interface Prefetch {
  readonly on: readonly string[]
  readonly query: Readonly<Record<string, string>>
  /** How many of its pictures the screen shows at once, below the images base. */
  readonly pictures?: number
  /** Only for logged-in or only for anonymous visitors. */
  readonly who?: 'user' | 'anonymous'
  /** The path of the read whose rows have the names that this one needs: see `namedRequest`. */
  readonly names?: string
}

/** A GET that answers rows (R7.11 to R7.33). */
export interface ReadEndpoint<Row> extends Described, RowSource<Row> {
  readonly method: 'GET'
  /** Whether the answer is the same for everybody, so that the service worker may cache it. */
  readonly cacheable: boolean
  readonly prefetch: readonly Prefetch[]
}

/**
 * A POST (R7.41 to R7.57). `done`: words that mean success, in addition to the common ones; the answers of visit
 * records
 * are not read. `exact`: only the words of `done` mean success, because the document gives them.
 */
export interface WriteEndpoint extends Described {
  readonly method: 'POST'
  readonly done: readonly string[]
  readonly exact: boolean
}

export type Endpoint = ReadEndpoint<unknown> | WriteEndpoint

type Optional = 'assumed' | 'cacheable' | 'prefetch'
export const reads = <Row>(
  endpoint: Omit<ReadEndpoint<Row>, 'method' | Optional> & Partial<Pick<ReadEndpoint<Row>, Optional>>,
): ReadEndpoint<Row> => ({
  method: 'GET',
  assumed: 'los campos de la respuesta',
  cacheable: false,
  prefetch: [],
  ...endpoint,
})

export const writes = (
  id: string,
  path: string,
  parameters: readonly string[],
  done: readonly string[],
  assumed = 'los campos del cuerpo y la palabra de éxito',
): WriteEndpoint => ({ method: 'POST', id, path, parameters, done, assumed, exact: false })

/** A write whose word of success is in the document (R3.02, R3.06). */
export const writesExactly = (...described: Parameters<typeof writes>): WriteEndpoint => ({
  ...writes(...described),
  exact: true,
})

/** Whether a request is for one user (R6.04): reads of anonymous visitors send no user, or an empty one. */
export const isPersonal = (fields: object): boolean => 'user' in fields && fields.user !== ''

/**
 * The rows of an answer; undefined if it has none. Code that reads other servers' formats is loaded when an answer
 * needs it.
 */
const openedRows = async (
  http: HttpClient,
  endpoint: ReadEndpoint<unknown>,
  query: Query,
  signal: AbortSignal | undefined,
): Promise<Result<OpenedRows | undefined>> => {
  const ask = (page: Query = {}) =>
    http.get(endpoint.path, { ...query, ...page }, { signal, personal: isPersonal(query) })
  const answer = await ask()
  if (!answer.ok) return answer
  if ('text' in answer.value)
    return ok(saysNone(answer.value.text) ? { rows: [], inOurNames: (row) => row } : undefined)
  const { json } = answer.value
  const own = http.dialect === OWN_DIALECT ? ownRows(endpoint, json) : undefined
  if (own !== undefined) return ok(own)
  try {
    const { openPages } = await import('./translate.ts')
    return await openPages(endpoint, json, http, Number(query['limit'] ?? Infinity), ask)
  } catch {
    return fail({ kind: 'offline' })
  }
}

/** Reads a list. `toDomain` is for rows that differ from the domain's type in more than names. */
export const getMany = async <Row, T = Row>(
  http: HttpClient,
  endpoint: ReadEndpoint<Row>,
  query: Query,
  signal: AbortSignal | undefined,
  idOf: (row: Row) => string,
  toDomain: (row: Row) => T = (row) => row as unknown as T,
): Promise<Result<readonly T[]>> => {
  const opened = await openedRows(http, endpoint, query, signal)
  return opened.ok ? readRows(endpoint, opened.value, http, idOf, toDomain) : opened
}

/** Reads one row; null if the server has none. */
export const getOne = async <Row>(
  http: HttpClient,
  endpoint: ReadEndpoint<Row>,
  query: Query,
  signal: AbortSignal | undefined,
): Promise<Result<Row | null>> => {
  const opened = await openedRows(http, endpoint, query, signal)
  return opened.ok ? readRow(endpoint, opened.value, http) : opened
}

export const byId = (row: { readonly id: string }): string => row.id
