import { readAddress } from '../adapters/http/client/fetch.ts'
import type { Query } from '../domain/result.ts'

/** A read of the API in the server's own names, as the build writes it into the head's scripts. */
export type HeadCall = Readonly<{
  path: string
  /** Our field → the server's column. */
  asks: Readonly<Record<string, string>>
  /** The same of the answer, where the head looks into it. */
  answers?: Readonly<Record<string, string>>
}>
export type HeadCalls = Readonly<Record<string, HeadCall>>

/** A read's address below the API base, as the client writes it. */
export const addressOf = (calls: HeadCalls, { key: [name, values = {}] }: Query<unknown>) => {
  const { path, asks } = calls[name as string] as HeadCall
  const fields = Object.entries(values as Readonly<Record<string, unknown>>)
  return readAddress(path, Object.fromEntries(fields.map(([field, value]) => [asks[field] ?? field, String(value)])))
}

/** The pictures that a screen shows at once: of how many rows, and the columns that may hold them. */
export type FirstPictures = Readonly<{ most: number; columns: readonly string[] }>

const SAFE = /^[\w-]+(?:\/[\w-][\w.-]*)+$/

/** The first values of a column. A list may be long, and would have to be read whole as JSON. */
const firstMatches = (body: string, column: string, most: number) => {
  const paths: string[] = []
  for (const [, path = ''] of body.matchAll(new RegExp(`"${column}": ?"([^",]+)`, 'g')))
    if (paths.push(path) === most) break
  return paths
}

/**
 * Paths of the pictures to ask for before an answer is decoded: at most `most`, from the first of `columns` that this
 * answer fills in. `base`: path of the images without outer slashes; some servers write it before each path. A path
 * that is not plain, or has no folder, is left out: the decoder may change it.
 */
export const firstPictures = (body: string, { most, columns }: FirstPictures, base: string) => {
  const paths = columns.map((column) => firstMatches(body, column, most)).find(({ length }) => length > 0) ?? []
  return paths
    .map((path) => path.replaceAll('\\/', '/'))
    .map((path) => (path.startsWith(`${base}/`) ? path.slice(base.length + 1) : path))
    .filter((path) => SAFE.test(path))
}
