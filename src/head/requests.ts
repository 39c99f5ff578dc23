import { readAddress } from '../adapters/http/client/fetch.ts'
import type { Query } from '../ui/lib/queries.ts'

/** A read of the API in the server's own names, as the build writes it into the head's scripts. */
export type HeadCall = Readonly<{
  path: string
  /** Our field → what the server calls it. */
  asks: Readonly<Record<string, string>>
  /** The same of the answer's columns, where the head looks into it. */
  answers?: Readonly<Record<string, string>>
}>
export type HeadCalls = Readonly<Record<string, HeadCall>>

/** Below the API base, as the client writes it. */
export const addressOf = (calls: HeadCalls, { key: [name, asked = {}] }: Query<unknown>): string => {
  const { path, asks } = calls[name as string] as HeadCall
  const fields = Object.entries(asked as Readonly<Record<string, unknown>>)
  return readAddress(path, Object.fromEntries(fields.map(([field, value]) => [asks[field] ?? field, String(value)])))
}

/** The pictures that a screen shows at once: of how many rows, and the columns that may hold them. */
export type FirstPictures = Readonly<{ most: number; columns: readonly string[] }>

const SAFE = /^[\w-]+(?:\/[\w-][\w.-]*)+$/

/** Ends with the last one wanted: a list may be long, and would have to be read whole as JSON. */
const firstMatches = (body: string, column: string, most: number) => {
  const found: string[] = []
  for (const [, path = ''] of body.matchAll(new RegExp(`"${column}": ?"([^",]+)`, 'g')))
    if (found.push(path) === most) break
  return found
}

/**
 * Paths of the pictures to ask for before an answer is decoded: at most `most`, from the first of `columns` that this
 * answer fills in. `base`: path of the images without outer slashes; some servers write it before each path. A path
 * that is not plain, or has no folder, is left out: the decoder may change it.
 */
export const firstPictures = (body: string, { most, columns }: FirstPictures, base: string): readonly string[] => {
  const found = columns.map((column) => firstMatches(body, column, most)).find(({ length }) => length > 0) ?? []
  const paths = found.map((path) => path.replaceAll('\\/', '/'))
  return paths
    .map((path) => (path.startsWith(`${base}/`) ? path.slice(base.length + 1) : path))
    .filter((path) => SAFE.test(path))
}
