/** Bytes: a longer answer would push out too many others. */
const LONGEST_READ = 1_000_000

/** Reads that say the same to everybody, by path below the API base, with the parameters that each may carry. */
export type CacheableReads = Readonly<Record<string, readonly string[]>>

/**
 * Whether what a GET of this address answers may be kept for a visit without network. What names a user, what was
 * searched for and every write are not among `reads`. `apiBase` is a path of the site or a whole address (R7.01).
 */
export const keepsRead = (url: URL, reads: CacheableReads, apiBase: string, origin: string): boolean => {
  const base = new URL(apiBase, origin)
  const folder = base.pathname.replace(/\/$/, '')
  if (url.origin !== base.origin || !url.pathname.startsWith(`${folder}/`)) return false
  const path = url.pathname.slice(folder.length)
  const known = Object.hasOwn(reads, path) ? reads[path] : undefined
  return known !== undefined && [...url.searchParams.keys()].every((name) => known.includes(name))
}

/** Whether a picture may be kept: one of the site's own (R7.03). Another site's are opaque, and each would count as megabytes. */
export const keepsPicture = (url: URL, imagesBase: string, origin: string): boolean =>
  imagesBase.startsWith('/') && url.origin === origin && url.pathname.startsWith(`${imagesBase}/`) && url.search === ''

/** PHP says 200 to its own warnings too: kept is only what is whole, and data. */
export const worthKeeping = async (response: Response): Promise<boolean> => {
  if (response.status !== 200 || Number(response.headers.get('content-length') ?? 0) > LONGEST_READ) return false
  try {
    const text = await response.text()
    const data: unknown = text.length > LONGEST_READ ? null : JSON.parse(text.replace(/^\uFEFF/, ''))
    return typeof data === 'object' && data !== null
  } catch {
    return false
  }
}
