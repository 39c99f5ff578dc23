import { mapResult, ok, type Result } from '../../../domain/result.ts'
import type { Answer } from '../client/answer.ts'
import type { HttpClient } from '../client/client.ts'
import { callOf } from '../schema/dialect.ts'
import type { Fields, RowOf } from '../schema/kinds.ts'
import type { Query } from '../schema/request-names.ts'
import { malformed, readRows, rowsOf, type RowSource } from '../schema/rows.ts'
import type { FirstPictures } from './first-pictures.ts'

type Described = Readonly<{
  id: string
  path: string
  parameters: readonly string[]
  /** What section 7 does not say and we had to assume; empty where the document says it all. */
  assumed: string
}>

/** Screens that always make this read: see `head/prefetch-requests.ts`. */
type Prefetch = Readonly<{
  on: readonly string[]
  query: Readonly<Record<string, string>>
  /** Below the images base. */
  pictures?: FirstPictures
  who?: 'user' | 'anonymous'
  /** The read whose rows have the names that this one needs: see `namedRequest`. */
  names?: string
}>

/** A GET that answers rows (R7.11 to R7.33). */
export interface ReadEndpoint<F extends Fields = Fields, T = unknown> extends Described, RowSource<F, T> {
  readonly method: 'GET'
  /** The same for everybody, so that the service worker may cache it. */
  readonly cacheable: boolean
  readonly prefetch: readonly Prefetch[]
}

/**
 * A POST (R7.41 to R7.57). `done`: the word that means success. `others`: another answer is a text shown as an error
 * (`shown`), or a refusal even without text (`refused`).
 */
export interface WriteEndpoint extends Described {
  readonly method: 'POST'
  readonly done: string
  readonly others: 'unknown' | 'shown' | 'refused'
}

export type Endpoint = ReadEndpoint | WriteEndpoint

export const reads = <F extends Fields, T = RowOf<F>>(
  id: string,
  path: string,
  parameters: readonly string[],
  rows: Omit<RowSource<F, T>, 'path'>,
  more: Partial<Pick<ReadEndpoint, 'assumed' | 'cacheable' | 'prefetch'>> = {},
): ReadEndpoint<F, T> => ({
  method: 'GET',
  id,
  path,
  parameters,
  assumed: 'los campos de la respuesta',
  cacheable: false,
  prefetch: [],
  ...rows,
  ...more,
})

export const writes = (
  id: string,
  path: string,
  parameters: readonly string[],
  more: Pick<WriteEndpoint, 'done'> & Partial<Pick<WriteEndpoint, 'assumed' | 'others'>>,
): WriteEndpoint => ({
  method: 'POST',
  id,
  path,
  parameters,
  assumed: 'los campos del cuerpo y la palabra de éxito',
  others: 'unknown',
  ...more,
})

const rowsIn = <F extends Fields, T>(
  http: HttpClient,
  source: RowSource<F, T>,
  answer: Answer,
): Result<readonly unknown[]> => {
  const rows = rowsOf(source, answer, http)
  if ('why' in rows) return malformed(source.path, rows.why, http)
  // What PHP complains of may be the reason why there is nothing.
  const isNotice = rows.length === 0 && answer.hasNotices
  return isNotice ? malformed(source.path, 'un aviso de PHP en vez de filas', http) : ok(rows)
}

export const getMany = async <F extends Fields, T>(
  http: HttpClient,
  endpoint: ReadEndpoint<F, T>,
  query: Query,
  signal: AbortSignal | undefined,
): Promise<Result<readonly T[]>> => {
  const { path } = endpoint
  const { pagina } = callOf(http.dialect, path)
  const answer = await http.get(path, query, { signal })
  if (!answer.ok) return answer
  const first = rowsIn(http, endpoint, answer.value)
  if (!first.ok) return first
  if (!pagina || !('json' in answer.value) || !http.dialectCode) return readRows(endpoint, first.value, http)
  const limit = Number(query['limit'] ?? Infinity)
  const pages = { pagina, json: answer.value.json, rows: first.value, limit }
  const rows = await http.dialectCode.furtherPages(pages, async (page) => {
    const more = await http.get(path, query, { signal, page })
    return more.ok ? rowsIn(http, endpoint, more.value) : more
  })
  return rows.ok ? readRows(endpoint, rows.value, http) : rows
}

export const getOne = async <F extends Fields, T>(
  http: HttpClient,
  endpoint: ReadEndpoint<F, T>,
  query: Query,
  signal: AbortSignal | undefined,
): Promise<Result<T | null>> =>
  mapResult(
    await getMany(http, endpoint, query, signal),
    (items) => items.find((item) => query['id'] === undefined || endpoint.idOf(item) === query['id']) ?? null,
  )

export const byId = (row: { readonly id: string }): string => row.id
