import { STALE_HEADER } from '../adapters/http/client/fetch.ts'

/** Bytes: longer answers would use too much of the cache. */
const LONGEST_READ = 1_000_000

/** Reads that are the same for everybody, by path below the API base, with the parameters that each may have. */
export type CacheableReads = Readonly<Record<string, readonly string[]>>

/**
 * Whether the answer to a GET may be cached for offline visits. `apiBase` is a path of the site or an absolute address
 */
export const isCacheableRead = (url: URL, reads: CacheableReads, apiBase: string, origin: string): boolean => {
  const base = new URL(apiBase, origin)
  const folder = base.pathname.replace(/\/$/, '')
  if (url.origin !== base.origin || !url.pathname.startsWith(`${folder}/`)) return false
  const path = url.pathname.slice(folder.length)
  const known = Object.hasOwn(reads, path) ? reads[path] : undefined
  return known !== undefined && [...url.searchParams.keys()].every((name) => known.includes(name))
}

/**
 * Whether a picture may be cached: only the site's own, since opaque answers of other sites count as megabytes.
 */
export const isCacheablePicture = (url: URL, imagesBase: string, origin: string): boolean =>
  imagesBase.startsWith('/') && url.origin === origin && url.pathname.startsWith(`${imagesBase}/`) && url.search === ''

/** Whether an answer is complete JSON: PHP sends its warnings with status 200 too. */
export const isCompleteJson = async (response: Response): Promise<boolean> => {
  if (response.status !== 200 || Number(response.headers.get('content-length') ?? 0) > LONGEST_READ) return false
  try {
    const text = await response.text()
    const data: unknown = text.length > LONGEST_READ ? null : JSON.parse(text)
    return typeof data === 'object' && data !== null
  } catch {
    return false
  }
}

/**
 * A cached answer as the page gets it when the request has failed: its header says so, and since when it is.
 */
export const asStale = ({ body, headers }: Response): Response => {
  const marked = new Headers(headers)
  marked.set(STALE_HEADER, headers.get('Date') ?? '')
  return new Response(body, { headers: marked })
}

/** Path of the production worker; that of the simulated backend has another name. */
export const WORKER_PATH = '/sw.js'
export const CATALOGUE_CACHE = 'puntada-catalogo'
export const PICTURES_CACHE = 'puntada-imagenes'
/** The message that makes a waiting worker take over, once the visitor wants the new version. */
export const TAKE_OVER = 'puntada-toma-el-lugar'
