import { slug } from '../domain/text.ts'

/**
 * The reads that the first screen of a visit always makes. A script in the page's head starts them before the
 * application's code has loaded; `prefetched-answers.ts` hands their answers to the client. The build makes the rows
 * from the endpoints (`hosting/api-rows.ts`); a specification proves that the screens ask for the same addresses.
 */

/** As the client sends it, so that the server gives the same answer. */
export const PREFETCH_INIT = {
  method: 'GET',
  cache: 'no-cache',
  headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
} as const

/**
 * A read, the screens that make it (by the first part of their path or by all of it; `*` for all), its query, and which
 * visitors make it.
 * The value `$part` stands for the second part of the path, `$user` for the user id. With `names` see `namedRequest`.
 */
export type PrefetchRow = readonly [
  path: string,
  on: readonly string[],
  query: readonly (readonly [name: string, value: string])[],
  who: '' | 'user' | 'anonymous',
  names: string,
]

const addressOf = ([path, , query]: PrefetchRow, values: Readonly<Record<string, string>>): string =>
  query.length > 0
    ? `${path}?${new URLSearchParams(query.map(([name, value]) => [name, values[value] ?? value]))}`
    : path

const decode = (part: string): string => {
  try {
    return decodeURIComponent(part).normalize('NFC')
  } catch {
    return part
  }
}

/** Addresses below the API base, as the client would write them. `user` is '' where nobody is logged in. */
export const prefetchRequests = (rows: readonly PrefetchRow[], pathname: string, user: string): readonly string[] => {
  const [, screen = '', raw = ''] = pathname.split('/')
  const part = decode(raw)
  const values: Readonly<Record<string, string>> = { $part: part, $user: user }
  return rows.flatMap((row) => {
    const [, on, , who] = row
    const isAsked =
      (on.includes('*') || on.includes(screen) || on.includes(pathname.slice(1))) &&
      (who === '' || (who === 'user') === (user !== ''))
    return isAsked ? [addressOf(row, values)] : []
  })
}

/**
 * The address of a read that needs names where the path has slugs: `names` is the read that gives them, prefetched too,
 * and
 * `$field` in `on` and `query` the field of its row whose slug stands in that place of the path. Null if no row fits.
 */
export const namedRequest = (
  row: PrefetchRow,
  pathname: string,
  given: readonly Readonly<Record<string, string>>[],
): string | null => {
  const parts = pathname.slice(1).split('/')
  const fitting = given.find((fields) =>
    row[1][0]
      ?.split('/')
      .every((part, at) => (part.startsWith('$') ? slug(fields[part.slice(1)] ?? '') : part) === parts[at]),
  )
  return fitting === undefined
    ? null
    : addressOf(row, Object.fromEntries(Object.entries(fitting).map(([name, value]) => [`$${name}`, value])))
}

/** The user id (R6.04) as this browser stores it; '' where nobody is logged in, or nothing can be read. */
export const storedUser = (storage: () => Pick<Storage, 'getItem'>): string => {
  try {
    const [name, mail] = ['puntada_name', 'puntada_mail'].map(
      (key) => JSON.parse(storage().getItem(key) ?? '""') as unknown,
    )
    return typeof name === 'string' && name.trim() !== '' && typeof mail === 'string' ? mail : ''
  } catch {
    return ''
  }
}
