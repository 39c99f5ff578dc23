import type { Failure } from '../../../domain/result.ts'

export type Raw = Readonly<Record<string, unknown>>
export const isObject = (value: unknown): value is Raw =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** PHP's ways to say "nothing". */
export const isAbsent = (value: unknown) => value === undefined || value === null || value === ''

const parseJson = (text: string) => {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

/** An answer's JSON, or its text where that is no JSON. `hasNotices`: PHP printed warnings around it. */
export type Answer = Readonly<({ json: unknown } | { text: string }) & { status: number; hasNotices?: true }>

export type Answered = Readonly<{
  response: Response
  answer: Answer
}>

/** Bytes are UTF-8, or Latin-1 where no letter fits UTF-8: the headers of old PHP servers may be wrong. */
export const textOf = (bytes: ArrayBuffer) => {
  const text = new TextDecoder().decode(bytes)
  return /\uFFFD/.test(text) && !/[\u0080-\uFFFC]/.test(text) ? new TextDecoder('latin1').decode(bytes) : text
}

const NOTICE = /(?:Warning|Notice|Deprecated|Strict Standards|Fatal error|Parse error)(?:<\/b>)?:/
const COMPLAINT = `(?:<b>|PHP )?${NOTICE.source}[^]*? on line (?:<b>)?\\d{1,9}(?:</b>)?`
const COMPLAINTS = new RegExp(`^(?:\\s|<br />|${COMPLAINT})+`)

const withoutNotices = (body: string) => {
  const text = body.replace(COMPLAINTS, '')
  const at = text.search(NOTICE)
  // A notice counts only around the answer: within JSON it is somebody's text.
  const isAfter = at > 0 && text.slice(at).replace(COMPLAINTS, '') === ''
  return text
    .slice(0, isAfter ? at : undefined)
    .replace(/(?:<br \/>\s*)?(?:<b>|PHP )?$/, '')
    .trim()
}

export const parseBody = (body: string, status = 200): Answer => {
  // `trim` removes byte order marks too.
  const text = body.trim()
  const json = parseJson(text)
  if (json !== undefined) return { status, json }
  const clean = withoutNotices(text)
  if (clean === text) return { status, text }
  const cleanJson = parseJson(clean)
  return { status, ...(cleanJson === undefined ? { text: clean } : { json: cleanJson }), hasNotices: true }
}

/** Longest wait, in seconds, that a visitor is asked for, whatever the server says. */
const MOST_WAIT = 30

/** `Retry-After` in whole seconds: a number or a date. */
const waitOf = ({ headers }: Response) => {
  const retryAfter = headers.get('Retry-After') ?? ''
  const seconds = /^\d{1,9}$/.test(retryAfter.trim())
    ? Number(retryAfter)
    : (Date.parse(retryAfter) - Date.parse(headers.get('Date') ?? '')) / 1000
  return seconds > 0 && { waitSeconds: Math.min(Math.ceil(seconds), MOST_WAIT) }
}

/** The failure of an error status; null for others. `user`: in whose name it was asked, '' for nobody's. */
export const failureOf = ({ response }: Answered, user: string): Failure | null => {
  const { ok, status } = response
  if (ok) return null
  return user !== '' && status === 401 ? { kind: 'unauthorised' } : { kind: 'server', status, ...waitOf(response) }
}
