import { callOf, OWN_DIALECT, type Dialect } from '../../adapters/http/schema/dialect.ts'
import { queryIn } from '../../adapters/http/schema/request-names.ts'
import type { FirstPictures } from '../../adapters/http/endpoints/first-pictures.ts'
import { ENDPOINTS } from '../../adapters/http/endpoints/endpoints.ts'
import type { PrefetchRow } from '../../head/prefetch-requests.ts'

const GETS = ENDPOINTS.filter((endpoint) => endpoint.method === 'GET')

/** Those of every page first, those that only the header shows last. */
const rank = ({ on, who }: PrefetchRow) => (on.includes('*') ? (who === undefined ? 0 : 2) : 1)

const addressOf = (dialect: Dialect, path: string) => callOf(dialect, path).ruta ?? path
/** One script for several calls: its address says too little. */
const hasQuery = (dialect: Dialect, path: string) => addressOf(dialect, path).includes('?')

export const prefetchRows = (dialect: Dialect): readonly PrefetchRow[] => {
  // A value that is translated for this server is known only in the browser.
  const isKnown = (path: string, query: Readonly<Record<string, string>>) =>
    Object.entries(query).every(
      ([name, value]) => !/^[$:]/.test(value) || callOf(dialect, path).valores?.[name] === undefined,
    )
  // Names in rows that only the decoder reads.
  const isNamed = (path: string | undefined) =>
    path === undefined || (callOf(dialect, path).campos ?? callOf(dialect, path).filas) === undefined
  return GETS.flatMap(({ path, prefetch }) =>
    prefetch
      .filter(({ query, names }) => !hasQuery(dialect, path) && isNamed(names) && isKnown(path, query))
      .map(({ on, query, who, names }): PrefetchRow => {
        const named = Object.entries(queryIn(dialect, path, query)).map(([name, value]) => [name, String(value)])
        return {
          path: addressOf(dialect, path),
          on,
          query: Object.fromEntries(named) as Record<string, string>,
          ...(who && { who }),
          ...(names && { names: addressOf(dialect, names) }),
        }
      }),
  ).toSorted((a, b) => rank(a) - rank(b))
}

/** Path → which of its pictures to preload. Those of a server with other names only the decoder finds. */
export const pictureReads = (dialect: Dialect): Readonly<Record<string, FirstPictures>> =>
  dialect !== OWN_DIALECT
    ? {}
    : Object.fromEntries(
        GETS.flatMap(({ path, prefetch }) =>
          prefetch.flatMap(({ pictures }) => (pictures === undefined ? [] : [[path, pictures]])),
        ),
      )

/** Reads that are the same for everybody, and the parameters that each may carry. */
export const cacheableReads = (dialect: Dialect): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(
    GETS.filter(({ cacheable, path }) => cacheable && !hasQuery(dialect, path)).map(({ path, parameters }) => [
      addressOf(dialect, path),
      Object.keys(queryIn(dialect, path, Object.fromEntries(parameters.map((name) => [name, ''])))),
    ]),
  )
