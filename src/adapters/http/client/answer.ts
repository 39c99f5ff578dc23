import type { Failure } from '../../../domain/result.ts'
import { parseJson } from '../schema/json.ts'

/** JSON, or the text that is not JSON. `hasNotices`: PHP complained of something around it. */
export type Answer = ({ readonly json: unknown } | { readonly text: string }) & {
  readonly status: number
  readonly hasNotices?: true
}

export interface Answered {
  readonly response: Response
  readonly answer: Answer
}

/** UTF-8, or Latin-1 where no letter fits UTF-8. The bytes alone decide: headers of old PHP servers may be wrong. */
export const textOf = (bytes: ArrayBuffer): string => {
  const text = new TextDecoder().decode(bytes)
  return /\uFFFD/.test(text) && !/[\u0080-\uFFFC]/.test(text) ? new TextDecoder('latin1').decode(bytes) : text
}

export const NOTICE = /(?:Warning|Notice|Deprecated|Strict Standards|Fatal error|Parse error)(?:<\/b>)?:/
const BREAK = '<br />'
const MOST_NOTICES = 50

const withoutBreaks = (text: string) => {
  let rest = text.trim()
  while (rest.startsWith(BREAK)) rest = rest.slice(BREAK.length).trimStart()
  while (rest.endsWith(BREAK)) rest = rest.slice(0, -BREAK.length).trimEnd()
  return rest
}

const aroundNotice = (text: string): readonly [before: string, after: string] | null => {
  const found = NOTICE.exec(text)
  if (found === null) return null
  const line = text.indexOf(' on line ', found.index)
  if (line < 0) return null
  let start = found.index
  for (const word of ['<b>', 'PHP ']) if (text.endsWith(word, start)) start -= word.length
  const rest = text.slice(line + ' on line '.length).replace(/^(?:<b>)?\d{1,9}(?:<\/b>)?/, '')
  return [text.slice(0, start), rest]
}

const withoutNotices = (body: string) => {
  let text = withoutBreaks(body)
  for (let count = 0; count < MOST_NOTICES; count++) {
    const [before, after] = aroundNotice(text) ?? []
    if (before === undefined || after === undefined) return text
    const [start, end] = [withoutBreaks(before), withoutBreaks(after)]
    // Only around the answer: within JSON, it is somebody's text.
    if (start !== '' && end !== '') return text
    text = start === '' ? end : start
  }
  return text
}

export const parseBody = (body: string, status = 200): Answer => {
  // `trim` removes byte order marks too.
  const text = body.trim()
  const json = parseJson(text)
  if (json !== undefined) return { status, json }
  const rest = withoutNotices(text)
  if (rest === text) return { status, text }
  const found = parseJson(rest)
  return { status, ...(found === undefined ? { text: rest } : { json: found }), hasNotices: true }
}

/** Longest wait, in seconds, that a visitor is asked for, whatever the server says. */
const MOST_WAIT = 30

/** `Retry-After` in whole seconds: a number or a date. */
const waitOf = ({ headers }: Response): { readonly waitSeconds?: number } => {
  const asked = headers.get('Retry-After') ?? ''
  const seconds = /^\d{1,9}$/.test(asked.trim())
    ? Number(asked)
    : (Date.parse(asked) - Date.parse(headers.get('Date') ?? '')) / 1000
  return seconds > 0 ? { waitSeconds: Math.min(Math.ceil(seconds), MOST_WAIT) } : {}
}

/** The failure of an error status; null for others. `user`: in whose name it was asked, '' for nobody's (R11.67). */
export const failureOf = ({ response }: Answered, user: string): Failure | null => {
  const { ok, status } = response
  if (ok) return null
  return user !== '' && status === 401 ? { kind: 'unauthorised' } : { kind: 'server', status, ...waitOf(response) }
}
