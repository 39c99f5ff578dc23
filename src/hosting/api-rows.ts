import { queryIn, type Dialect } from '../adapters/http/dialect.ts'
import { ENDPOINTS } from '../adapters/http/endpoints.ts'
import type { PrefetchRow } from '../composition/prefetch-requests.ts'

const GETS = ENDPOINTS.filter((endpoint) => endpoint.method === 'GET')

/** Reads to prefetch, in the server's own names: first those of every page, last those that only the header shows. */
export const prefetchRows = (dialect: Dialect): readonly PrefetchRow[] => {
  const rows = GETS.flatMap(({ path, prefetch }) =>
    prefetch.flatMap(({ on, query, who, names }): PrefetchRow[] => {
      // A parameter whose value is translated for this server cannot be prefetched: its value is known only in the
      // browser.
      const unknown = Object.entries(query).some(
        ([name, value]) => value.startsWith('$') && dialect.valores?.[path]?.[name] !== undefined,
      )
      return unknown
        ? []
        : [
            [
              path,
              on,
              Object.entries(queryIn(dialect, path, query)).map(([name, value]) => [name, String(value)]),
              who ?? '',
              names ?? '',
            ],
          ]
    }),
  )
  const rank = ([, on, , who]: PrefetchRow): number => (on.includes('*') ? (who === '' ? 0 : 2) : 1)
  return rows.toSorted((a, b) => rank(a) - rank(b))
}

/**
 * Path → how many of its pictures to preload. None for a server with other names, whose pictures only the decoder
 * finds.
 */
export const pictureReads = (dialect: Dialect): Readonly<Record<string, number>> =>
  Object.keys(dialect).length > 0
    ? {}
    : Object.fromEntries(
        GETS.flatMap(({ path, prefetch }) =>
          prefetch.flatMap(({ pictures }) => (pictures === undefined ? [] : [[path, pictures]])),
        ),
      )

/** Reads that are the same for everybody, and the parameters that each may carry. */
export const cacheableReads = (dialect: Dialect): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(
    GETS.filter(({ cacheable }) => cacheable).map(({ path, parameters }) => [
      path,
      parameters.map((name) => dialect.parametros?.[path]?.[name] ?? name),
    ]),
  )
