import { isAbsent, isObject, parseBody, textOf } from '../adapters/http/client/answer.ts'
import { STALE_HEADER } from '../adapters/http/client/fetch.ts'
import { rowsOf } from '../adapters/http/port.ts'

/** Bytes: longer answers would use too much of the cache. */
const LONGEST_READ = 1_000_000

/** A read that is the same for everybody. `asks`: the parameters it may have. `needs`: columns that each row has. */
type CacheableRead = Readonly<{
  kind: 'rows' | 'row' | 'figure'
  asks: readonly string[]
  needs: readonly string[]
}>
/** Cacheable reads by their path below the API base. */
export type CacheableReads = Readonly<Record<string, CacheableRead>>

/** The cacheable read of a GET, if it is one. `apiBase`: a path of the site or an address. */
export const cacheableRead = (url: URL, reads: CacheableReads, apiBase: string, origin: string) => {
  const base = new URL(apiBase, origin)
  const folder = base.pathname.replace(/\/$/, '')
  if (url.origin !== base.origin || !url.pathname.startsWith(`${folder}/`)) return undefined
  const path = url.pathname.slice(folder.length)
  const read = Object.hasOwn(reads, path) ? reads[path] : undefined
  return [...url.searchParams.keys()].every((name) => read?.asks.includes(name)) ? read : undefined
}

/** Whether a picture may be cached: only the site's own, since opaque answers of other sites count as megabytes. */
export const isCacheablePicture = (url: URL, imagesBase: string, origin: string) =>
  imagesBase.startsWith('/') && url.origin === origin && url.pathname.startsWith(`${imagesBase}/`) && url.search === ''

/** How many rows an answer holds; null for one that is no list (an error, a page, a text that was cut), or too long. */
export const rowCount = async ({ kind, needs }: CacheableRead, response: Response) => {
  if (response.status !== 200 || Number(response.headers.get('content-length') ?? 0) > LONGEST_READ) return null
  const bytes = await response.arrayBuffer().catch(() => null)
  if (bytes === null || bytes.byteLength > LONGEST_READ) return null
  const decode = (raw: unknown) => (isObject(raw) && needs.every((column) => !isAbsent(raw[column])) ? raw : null)
  const answer = rowsOf({ kind, row: { decode } }, parseBody(textOf(bytes)))
  if ('why' in answer) return null
  const count = answer.rows.filter((raw) => decode(raw) !== null).length
  return count === 0 && answer.rows.length > 0 ? null : count
}

const TYPES: Readonly<Record<string, RegExp>> = {
  js: /javascript/,
  css: /^text\/css/,
  html: /^text\/html/,
  svg: /^image\/svg/,
  // Many hosts have no type for fonts.
  woff2: /^(?:font\/|application\/(?:octet-stream|(?:x-)?font)|$)/,
}

/** Whether a file came as what its name says it is: a portal or a host's page for what is missing answers 200 too. */
export const isOfItsType = ({ pathname }: URL, { status, headers }: Response) =>
  status === 200 && (TYPES[pathname.split('.').at(-1) ?? ''] ?? /^image\//).test(headers.get('content-type') ?? '')

/** A cached answer in place of a request that failed: a header tells the page, with the answer's date. */
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
