import type { Failure } from '../../domain/result.ts'
import { isObject } from './row.ts'
import { parseJson, saysNone, withoutNotices } from './text.ts'

/**
 * The body of an answer: parsed JSON, or the text if it is not JSON (PHP's `registered`). `saysDone`: its status says
 * that a write was done.
 */
export type Answer = ({ readonly json: unknown } | { readonly text: string }) & { readonly saysDone?: true }

/** An answer of any status. */
export interface Answered {
  readonly response: Response
  readonly answer: Answer
}

/**
 * The text of a body: UTF-8, or Latin-1 where no letter of it fits UTF-8, as old PHP servers write it. Their headers
 * say
 * either, so the bytes alone decide; a cut letter among good ones is no reason.
 */
export const textOf = (bytes: ArrayBuffer): string => {
  const text = new TextDecoder().decode(bytes)
  return /\uFFFD/.test(text) && !/[\u0080-\uFFFC]/.test(text) ? new TextDecoder('latin1').decode(bytes) : text
}

/**
 * Rows within other text: the line of a forgotten `echo` before them, what a host adds after them. Not in an HTML page.
 */
const rowsWithin = (text: string): string => {
  const start = /<html|<!doctype/i.test(text) ? -1 : text.search(/\[\s*\{/)
  return start < 0 ? '' : text.slice(start, text.lastIndexOf(']') + 1)
}

export const parseBody = (body: string): Answer => {
  // `trim` removes byte order marks too.
  const text = body.trim()
  const json = parseJson(text)
  if (json !== undefined) return { json }
  const rest = withoutNotices(text)
  const found = parseJson(rest) ?? parseJson(rowsWithin(rest))
  return found === undefined ? { text: rest } : { json: found }
}

/** Longest wait, in seconds, that a visitor is asked for, whatever the server says. */
const MOST_WAIT = 30

/**
 * `Retry-After` in whole seconds: a number, or a date that counts from the answer's own; none where it says neither.
 */
const waitOf = ({ headers }: Response): { readonly waitSeconds?: number } => {
  const asked = headers.get('Retry-After') ?? ''
  const seconds = /^\d+$/.test(asked.trim())
    ? Number(asked)
    : (Date.parse(asked) - Date.parse(headers.get('Date') ?? '')) / 1000
  return seconds > 0 ? { waitSeconds: Math.min(Math.ceil(seconds), MOST_WAIT) } : {}
}

/** Whether the JSON of a 404 says that there is no such row; a bare «Not found» may mean the address. */
export const findsNone = (answer: Answer): boolean =>
  'json' in answer &&
  isObject(answer.json) &&
  Object.values(answer.json).some(
    (value) => typeof value === 'string' && saysNone(value) && !/^\W*(?:404\W*)?not found\W*$/i.test(value),
  )

/** The failure of an error status; null for others. `personal`: asked in a user's name (R11.67). */
export const failureOf = ({ response }: Answered, personal: boolean): Failure | null => {
  const { ok, status } = response
  if (ok) return null
  return personal && status === 401 ? { kind: 'unauthorised' } : { kind: 'server', status, ...waitOf(response) }
}
