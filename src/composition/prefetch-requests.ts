/**
 * The reads that the first screen of a visit always makes. A script in the page's head starts them before the
 * application's code has loaded; `prefetched-answers.ts` hands their answers to the client. The build makes the rows
 * from the endpoints (`hosting/api-rows.ts`); a specification proves that the screens ask for the same addresses.
 */

/** The same method and headers as the client sends, so that the server gives the same answer. */
export const PREFETCH_INIT = { method: 'GET', headers: { Accept: 'application/json', 'Content-Type': 'application/json' } }

/**
 * A read, the screens that make it (by the first part of their path or by all of it; `*` for all), its query, and which visitors make it.
 * The value `$part` stands for the second part of the path, `$user` for the user id.
 */
export type PrefetchRow = readonly [path: string, on: readonly string[], query: readonly (readonly [name: string, value: string])[], who: '' | 'user' | 'anonymous']

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
  return rows.flatMap(([path, on, query, who]) => {
    const isAsked = (on.includes('*') || on.includes(screen) || on.includes(pathname.slice(1))) && (who === '' || (who === 'user') === (user !== ''))
    if (!isAsked) return []
    const search = new URLSearchParams(query.map(([name, value]) => [name, values[value] ?? value]))
    return [query.length > 0 ? `${path}?${search}` : path]
  })
}

/** The user id (R6.04) as this browser stores it; '' where nobody is logged in, or nothing can be read. */
export const storedUser = (storage: () => Pick<Storage, 'getItem'>): string => {
  try {
    const [name, mail] = ['puntada_name', 'puntada_mail'].map((key) => JSON.parse(storage().getItem(key) ?? '""') as unknown)
    return typeof name === 'string' && name.trim() !== '' && typeof mail === 'string' ? mail : ''
  } catch {
    return ''
  }
}
