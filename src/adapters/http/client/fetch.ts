/**
 * The header of an answer from the service worker's cache, which it gives when the request fails or takes too long: the
 * answer's HTTP date, or ''.
 */
export const STALE_HEADER = 'X-Puntada-Stale'

/**
 * The options of every read, also in the page's head, so that its answers can be used. The browser stores nothing that
 * is asked in somebody's name: the next person could read it there.
 */
export const readInit = (url: string) =>
  ({
    cache: /user=\w/.test(url) ? 'no-store' : 'no-cache',
    headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
  }) as const

export const readAddress = (path: string, query: Readonly<Record<string, string>>) => {
  const search = new URLSearchParams(query).toString()
  return search === '' ? path : `${path}?${search}`
}

export type Fetch = (url: string, init: RequestInit) => Promise<Response>

/** The requests that the script in the page's head started, by address. */
export type PrefetchedAnswers = Record<string, (Promise<Response> & { readonly abort?: () => void }) | undefined>

declare global {
  interface Window {
    puntadaPrefetched?: PrefetchedAnswers
    /** Date of the oldest stored answer on this page, in ms since 1970; 0 if unknown. Unset: all are new. */
    puntadaStoredSince?: number
  }
}

/** A prefetched answer that nobody took by then is old, and holds a connection for nobody. */
const FRESH_FOR_MS = 10_000
const STORED = 'puntada-stored'

/**
 * The site's `fetch`. The first GET of an address that the head asked for gets that answer. A stored answer is noted in
 * `puntadaStoredSince`.
 */
export const createFetch = (window: Window): Fetch => {
  const prefetched = window.puntadaPrefetched ?? {}
  const take = (url: string) => {
    const answer = Object.hasOwn(prefetched, url) ? prefetched[url] : undefined
    delete prefetched[url]
    return answer
  }
  setTimeout(() => Object.keys(prefetched).forEach((url) => take(url)?.abort?.()), FRESH_FOR_MS)
  return async (url, init) => {
    const early = init.method === 'GET' ? take(url) : undefined
    // The prefetch must abort too: the browser makes the next request of the same address wait for one still pending.
    if (early?.abort) init.signal?.addEventListener('abort', early.abort)
    const response = await (early ?? window.fetch(url, init))
    const date = response.headers.get(STALE_HEADER)
    if (date !== null) {
      const since = Date.parse(date) || 0
      window.puntadaStoredSince = Math.min(window.puntadaStoredSince ?? since, since)
      window.dispatchEvent(new Event(STORED))
    }
    return response
  }
}

/** Calls back with `puntadaStoredSince`, at once if there is one already. */
export const onStored = (window: Window, listener: (since: number) => void) => {
  const tell = () => {
    if (window.puntadaStoredSince !== undefined) listener(window.puntadaStoredSince)
  }
  window.addEventListener(STORED, tell)
  tell()
}
