import { fail, ok, type Failure, type Result } from '../../../domain/result.ts'
import { failureOf, NOTICE, type Answer } from '../client/answer.ts'
import type { HttpClient } from '../client/client.ts'
import { callOf, hasMark, type Call } from '../schema/dialect.ts'
import { isObject, valueAt } from '../schema/json.ts'
import type { Shape } from '../schema/kinds.ts'
import { inspect, type RowSource } from '../schema/rows.ts'
import { LONGEST_NAME, printable } from '../schema/text.ts'
import type { WriteEndpoint } from './endpoint.ts'

// What the answer to a POST means: one table for all of them. No sentence is interpreted.

/** Whether a text is a page, JSON that was cut, or what programs print of themselves: nothing to show. */
const isForPrograms = (text: string): boolean => /<[a-z!/]|^[[{]/i.test(text) || new RegExp(NOTICE.source).test(text)

/** The first texts in a value, in their order. */
const textsIn = (value: unknown, found: string[] = [], depth = 3): readonly string[] => {
  if (typeof value === 'string') found.push(value)
  else if (depth > 0 && found.length < 20 && typeof value === 'object' && value !== null)
    for (const each of Object.values(value).slice(0, 20)) textsIn(each, found, depth - 1)
  return found
}

/** The first row of an answer, or its only one. */
const firstOf = (json: unknown): unknown => (Array.isArray(json) ? (json[0] as unknown) : json)

/**
 * The server's own words, as they came: at most 300 characters, in any language; '' where there are none that people
 * can read. `at`: where the dialect says that they stand. Of other JSON, its `response`, its first text of several
 * words, or its first text.
 */
export const saidIn = (answer: Answer, at?: string): string => {
  const readable = (text: unknown): string => {
    const clean = typeof text === 'string' ? printable(text, LONGEST_NAME) : ''
    return isForPrograms(clean) ? '' : clean
  }
  if ('text' in answer) return readable(answer.text)
  const { json } = answer
  if (at !== undefined) return readable(valueAt(json, at) ?? valueAt(firstOf(json), at))
  const first = firstOf(json)
  const response = isObject(first) ? readable(first['response']) : ''
  if (response !== '') return response
  const texts = textsIn(json)
    .map(readable)
    .filter((text) => text !== '')
  return texts.find((text) => text.includes(' ')) ?? texts[0] ?? ''
}

/** Client errors after which it is not certain that nothing was done. */
const UNCERTAIN: ReadonlySet<number> = new Set([408, 425, 429])

/** A word for comparison: without quotes, surrounding spaces and case. */
const bare = (text: string): string =>
  printable(text, 100)
    .toLowerCase()
    .replace(/^["'«]\s?/, '')
    .replace(/\s?["'»]$/, '')

/** The word of an answer: bare, or `response` of its first row, or where the dialect says. */
export const wordOf = (answer: Answer, { respuesta }: Call = {}): string => {
  const body = 'json' in answer ? answer.json : answer.text
  const first = Array.isArray(body) && !isObject(body[0]) ? undefined : firstOf(body)
  const word =
    respuesta !== undefined
      ? (valueAt(body, respuesta) ?? valueAt(first, respuesta))
      : isObject(first)
        ? first['response']
        : first
  return typeof word === 'string' ? bare(word) : typeof word === 'number' || typeof word === 'boolean' ? `${word}` : ''
}

const withSaid = (failure: Failure, said: string): Failure =>
  said === '' ? failure : ({ ...failure, said } as Failure)

/** What the answer to a write is: done, refused, or unclear. */
const decodeWrite = (
  { path, done, others }: WriteEndpoint,
  answer: Answer,
  { dialect }: Pick<HttpClient, 'dialect'>,
): Result<void> => {
  const call = callOf(dialect, path)
  const word = wordOf(answer, call)
  const said = saidIn(answer, call.texto)
  const isError = 'json' in answer && hasMark(answer.json, call.error)
  if (!isError && word !== '' && [done, ...(call.hecho ?? [])].includes(word)) return ok(undefined)
  if (word !== '' && call.nadie?.includes(word)) return fail({ kind: 'refused', text: '' })
  if (word !== '' && call.rechazado?.includes(word)) return fail({ kind: 'refused', text: said })
  if (others !== 'unknown' && (said !== '' || (others === 'refused' && 'json' in answer)))
    return fail({ kind: 'refused', text: said })
  return fail(withSaid({ kind: 'malformed', where: `${path}: no se sabe qué significa la respuesta` }, said))
}

/** Sends once. The answer, where it says that the write was done. */
export const send = async (http: HttpClient, endpoint: WriteEndpoint, body: object): Promise<Result<Answer>> => {
  const { path } = endpoint
  const sent = await http.post(path, body)
  if (!sent.ok) return sent
  const { response, answer } = sent.value
  // Followed, a redirect could take what was typed to another site, or send it twice (R11.88).
  if (response.type === 'opaqueredirect') return fail({ kind: 'malformed', where: `${path}: manda a otra dirección` })
  const failure = failureOf(sent.value, 'user' in body ? String(body.user) : '')
  if (failure === null) {
    const written = decodeWrite(endpoint, answer, http)
    return written.ok ? ok(answer) : written
  }
  if (failure.kind === 'unauthorised') return fail(failure)
  const call = callOf(http.dialect, path)
  const said = call.nadie?.includes(wordOf(answer, call)) ? '' : saidIn(answer, call.texto)
  const { status } = response
  const isRefused = status >= 400 && status < 500 && !UNCERTAIN.has(status)
  return fail(isRefused ? { kind: 'refused', text: said } : withSaid(failure, said))
}

/** Sends once, where the answer says no more than that it was done. */
export const sendOnly = async (http: HttpClient, endpoint: WriteEndpoint, body: object): Promise<Result<void>> => {
  const answer = await send(http, endpoint, body)
  return answer.ok ? ok(undefined) : answer
}

/** The row that a write is answered with beside its word; null where there is none. */
export const firstRow = <S extends Shape, T>(source: RowSource<S, T>, answer: Answer, http: HttpClient): T | null => {
  if (!('json' in answer)) return null
  const rows = inspect(source, answer.json, http)
  return 'why' in rows ? null : (rows[0]?.item ?? null)
}
