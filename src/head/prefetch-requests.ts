import { SESSION_KEYS } from '../adapters/storage/session-keys.ts'
import { decoded, slug, visibleText } from '../domain/text.ts'

/**
 * The reads that the first screen of a visit always makes. A script in the page's head starts them before the
 * application's code has loaded; `createFetch` hands their answers to the client. The build makes the rows
 * from the endpoints (`hosting/pages/api-rows.ts`).
 */

/** As the client sends it, so that the server gives the same answer. */
export const PREFETCH_INIT = {
  method: 'GET',
  cache: 'no-cache',
  headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
} as const

/** A read that the first screen makes, in the server's own names. */
export type PrefetchRow = Readonly<{
  path: string
  /** Its screens: the first part of their path, or all of it with `:field` for a part; `*` for all. */
  on: readonly string[]
  /** Values `$part` and `$user` stand for the second part of the path and the user id; `:field` see `names`. */
  query: Readonly<Record<string, string>>
  /** Only for logged-in or only for anonymous visitors. */
  who?: 'user' | 'anonymous'
  /**
   * The prefetched read that gives names where the path has slugs: `:field` is the field of its row whose slug stands
   * in that place of the path.
   */
  names?: string
}>

const addressOf = ({ path, query }: PrefetchRow, values: Readonly<Record<string, string>>) => {
  const filled = Object.entries(query).map(([name, value]) => [name, values[value] ?? value])
  return filled.length > 0 ? `${path}?${new URLSearchParams(filled)}` : path
}

/** With a blank part (`/busqueda/%20`) a screen has nothing to ask for. */
export const rowsOn = (rows: readonly PrefetchRow[], pathname: string): readonly PrefetchRow[] => {
  const [, name = '', part = ''] = pathname.split('/')
  const screen = part !== '' && visibleText(decoded(part)) === '' ? '*' : name
  return rows.filter(({ on }) => ['*', screen, pathname.slice(1)].some((name) => on.includes(name)))
}

/** Addresses below the API base, as the client would write them. `user` is '' for nobody. */
export const prefetchRequests = (rows: readonly PrefetchRow[], pathname: string, user: string): readonly string[] => {
  const values = {
    $part: visibleText(decoded(pathname.split('/')[2] ?? '').normalize('NFC')),
    $user: user,
  }
  return rowsOn(rows, pathname)
    .filter(({ who }) => who === undefined || (who === 'user') === (user !== ''))
    .map((row) => addressOf(row, values))
}

/** The address of a read that needs names; null if no row that gives them fits the path. */
export const namedRequest = (
  row: PrefetchRow,
  pathname: string,
  given: readonly Readonly<Record<string, string>>[],
): string | null => {
  const parts = pathname.slice(1).split('/')
  const fits = (fields: Readonly<Record<string, string>>) =>
    row.on[0]
      ?.split('/')
      .every((part, index) => (part.startsWith(':') ? slug(fields[part.slice(1)] ?? '') : part) === parts[index])
  const fitting = given.find(fits)
  return fitting === undefined
    ? null
    : addressOf(row, Object.fromEntries(Object.entries(fitting).map(([name, value]) => [`:${name}`, value])))
}

/** The user id as this browser stores it; '' where nobody is logged in, or nothing can be read. */
export const storedUser = (storage: () => Pick<Storage, 'getItem'>): string => {
  try {
    const [name, mail] = [SESSION_KEYS.name, SESSION_KEYS.mail].map(
      (key) => JSON.parse(storage().getItem(key) ?? '""') as unknown,
    )
    return typeof name === 'string' && name.trim() !== '' && typeof mail === 'string' ? mail : ''
  } catch {
    return ''
  }
}
