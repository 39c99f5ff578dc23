import { queryIn } from '../adapters/http/dialect-values.ts'
import type { Dialect } from '../adapters/http/dialect.ts'
import { ENDPOINTS } from '../adapters/http/endpoints.ts'
import type { EarlyRow } from '../composition/early-requests.ts'

const GETS = ENDPOINTS.filter((endpoint) => endpoint.method === 'GET')

/** Reads that screens are certain to make, in the server's own names: everybody's first, what only the header shows last. */
export const earlyRows = (dialect: Dialect): readonly EarlyRow[] => {
  const rows = GETS.flatMap(({ path, prefetch }) =>
    prefetch.flatMap(({ on, query, who }): EarlyRow[] => {
      // What only the visit knows cannot be put into the server's own values here: the screen asks for it later.
      const unknown = Object.entries(query).some(([name, value]) => value.startsWith('$') && dialect.valores?.[path]?.[name] !== undefined)
      return unknown ? [] : [[path, on, Object.entries(queryIn(dialect, path, query)).map(([name, value]) => [name, String(value)]), who ?? '']]
    }),
  )
  const rank = ([, on, , who]: EarlyRow): number => (on.includes('*') ? (who === '' ? 0 : 2) : 1)
  return rows.toSorted((a, b) => rank(a) - rank(b))
}

/** Reads that are the same for everybody, and the parameters that each may carry. */
export const cacheableReads = (dialect: Dialect): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(
    GETS.filter(({ cacheable }) => cacheable).map(({ path, parameters }) => [path, parameters.map((name) => dialect.parametros?.[path]?.[name] ?? name)]),
  )
