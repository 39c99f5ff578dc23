import { openRows } from '../../src/adapters/http/translate.ts'
import type { ServerTerms } from '../../src/adapters/http/decode.ts'
import { queryIn } from '../../src/adapters/http/dialect.ts'
import type { ReadEndpoint } from '../../src/adapters/http/endpoint.ts'
import { withoutNotices } from '../../src/adapters/http/text.ts'
import { isObject } from '../../src/adapters/http/row.ts'
import type { Came, Live } from './live.ts'

export type Row = Readonly<Record<string, unknown>>

export const parsed = (body: string): { readonly json: unknown } | null => {
  try {
    return { json: JSON.parse(withoutNotices(body.replace(/^\uFEFF+/, '')).trim()) as unknown }
  } catch {
    return null
  }
}

/** What the site makes of an answer. */
export interface Understood {
  /** Undefined where it is no list at all. */
  readonly items: readonly unknown[] | undefined
  /** As the server wrote them. */
  readonly rows: readonly Row[]
  /** The same in our names. */
  readonly ours: readonly Row[]
}

export const understand = (endpoint: ReadEndpoint<unknown>, body: string, terms: ServerTerms): Understood => {
  const json = parsed(body)
  const opened = json === null ? undefined : openRows(endpoint, json.json, terms)
  const rows = (opened?.rows ?? []).filter(isObject)
  return { items: opened?.rows, rows, ours: rows.map((row) => opened?.inOurNames(row) ?? row) }
}

export interface Asked extends Understood {
  readonly came: Came
  /** With the parameters that were sent. */
  readonly address: string
}

export const addressOf = (
  endpoint: ReadEndpoint<unknown>,
  query: Readonly<Record<string, string>>,
  { dialect }: ServerTerms,
): string => {
  const search = new URLSearchParams(
    Object.entries(queryIn(dialect, endpoint.path, query)).map(([name, value]) => [name, String(value)]),
  )
  return search.size > 0 ? `${endpoint.path}?${search}` : endpoint.path
}

/** Asks as the site does, in our names, and reads the answer as the site does. Rejects where there is none. */
export const ask = async (
  live: Live,
  endpoint: ReadEndpoint<unknown>,
  query: Readonly<Record<string, string>>,
  terms: ServerTerms,
): Promise<Asked> => {
  const address = addressOf(endpoint, query, terms)
  const came = await live.send('GET', address)
  const isGood = came.status >= 200 && came.status < 300
  return { came, address, ...understand(endpoint, isGood ? came.body : 'null', terms) }
}
