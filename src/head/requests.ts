import { readAddress } from '../adapters/http/client/fetch.ts'
import type { Query } from '../ui/lib/queries.ts'

/** A read of the API in the server's own names, as the build writes it into the head's scripts. */
export interface HeadCall {
  readonly path: string
  /** Our field → what the server calls it. */
  readonly asks: Readonly<Record<string, string>>
  /** The same of the answer's columns, where the head looks into it. */
  readonly answers?: Readonly<Record<string, string>>
}
export type HeadCalls = Readonly<Record<string, HeadCall>>

/** Below the API base, as the client writes it. */
export const addressOf = (calls: HeadCalls, { key: [name, asked = {}] }: Query<unknown>): string => {
  const { path, asks } = calls[name as string] as HeadCall
  const fields = Object.entries(asked as Readonly<Record<string, unknown>>)
  return readAddress(path, Object.fromEntries(fields.map(([field, value]) => [asks[field] ?? field, String(value)])))
}
