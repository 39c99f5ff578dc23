import { fail, ok, type Failure, type Result } from '../../../domain/result.ts'
import { failureOf, NOTICE, type Answer } from '../client/answer.ts'
import type { HttpClient } from '../client/client.ts'
import { callOf, hasMark, type Call, type Dialect } from '../schema/dialect.ts'
import { isObject, valueAt } from '../schema/json.ts'
import type { Shape } from '../schema/kinds.ts'
import { inspect, type RowSource } from '../schema/rows.ts'
import { LONGEST_NAME, printable } from '../schema/text.ts'
import type { WriteEndpoint } from './endpoint.ts'

const firstOf = (json: unknown): unknown => (Array.isArray(json) ? (json[0] as unknown) : json)

const valueIn = (json: unknown, path: string): unknown => valueAt(json, path) ?? valueAt(firstOf(json), path)

/** A text for people, at most 300 characters; '' for a page, cut JSON or what programs print of themselves. */
const readable = (value: unknown) => {
  const text = typeof value === 'string' ? printable(value, LONGEST_NAME) : ''
  return /<[a-z!/]|^[[{]/i.test(text) || text.search(NOTICE) >= 0 ? '' : text
}

const textsIn = (value: unknown, depth = 3): readonly string[] => {
  if (typeof value === 'object' && value !== null && depth > 0)
    return Object.values(value)
      .slice(0, 20)
      .flatMap((inner) => textsIn(inner, depth - 1))
  const text = readable(value)
  return text === '' ? [] : [text]
}

/**
 * The server's own words in any language: at the dialect's `path`, the `response`, or the first text, one of several
 * words rather. '' where people can read none.
 */
export const serverText = (answer: Answer, path?: string): string => {
  if ('text' in answer) return readable(answer.text)
  const { json } = answer
  if (path !== undefined) return readable(valueIn(json, path))
  const first = firstOf(json)
  const texts = textsIn(json)
  const response = isObject(first) ? readable(first['response']) : ''
  return response || (texts.find((text) => text.includes(' ')) ?? texts[0] ?? '')
}

/** Client errors after which it is not certain that nothing was done. */
const UNCERTAIN: ReadonlySet<number> = new Set([408, 425, 429])

const bare = (text: string) =>
  printable(text, 100)
    .toLowerCase()
    .replace(/^["'«]\s?/, '')
    .replace(/\s?["'»]$/, '')

/** The answer itself, its first row's `response`, or what stands where the dialect says. */
export const wordOf = (answer: Answer, { respuesta }: Call = {}): string => {
  const body = 'json' in answer ? answer.json : answer.text
  const first = Array.isArray(body) && !isObject(body[0]) ? undefined : firstOf(body)
  const ours = isObject(first) ? first['response'] : first
  const word = respuesta === undefined ? ours : valueIn(body, respuesta)
  return typeof word === 'string' ? bare(word) : typeof word === 'number' || typeof word === 'boolean' ? `${word}` : ''
}

const withServerText = (failure: Failure, said: string): Failure =>
  said !== '' && (failure.kind === 'server' || failure.kind === 'malformed') ? { ...failure, said } : failure

const decodeWrite = ({ path, done, others }: WriteEndpoint, answer: Answer, dialect: Dialect): Result<Answer> => {
  const { hecho = [], rechazado = [], nadie = [], error, texto } = callOf(dialect, path)
  const word = wordOf(answer, callOf(dialect, path))
  const means = (words: readonly string[]) => word !== '' && words.includes(word)
  const isError = 'json' in answer && hasMark(answer.json, error)
  if (!isError && means([done, ...hecho])) return ok(answer)
  if (means(nadie)) return fail({ kind: 'refused', text: '' })
  const text = serverText(answer, texto)
  const isShown = others !== 'unknown' && (text !== '' || (others === 'refused' && 'json' in answer))
  if (isShown || means(rechazado)) return fail({ kind: 'refused', text })
  return fail(withServerText({ kind: 'malformed', where: `${path}: no se sabe qué significa la respuesta` }, text))
}

/** Sends once, and gives the answer if it says that the write was done. */
export const send = async (http: HttpClient, endpoint: WriteEndpoint, body: object): Promise<Result<Answer>> => {
  const { path } = endpoint
  const sent = await http.post(path, body)
  if (!sent.ok) return sent
  const { response, answer } = sent.value
  // Followed, a redirect could take what was typed to another site, or send it twice (R11.88).
  if (response.type === 'opaqueredirect') return fail({ kind: 'malformed', where: `${path}: manda a otra dirección` })
  const failure = failureOf(sent.value, 'user' in body ? String(body.user) : '')
  if (failure === null) return decodeWrite(endpoint, answer, http.dialect)
  if (failure.kind === 'unauthorised') return fail(failure)
  const call = callOf(http.dialect, path)
  const text = call.nadie?.includes(wordOf(answer, call)) ? '' : serverText(answer, call.texto)
  const { status } = response
  const isRefused = status >= 400 && status < 500 && !UNCERTAIN.has(status)
  return fail(isRefused ? { kind: 'refused', text } : withServerText(failure, text))
}

export const sendOnly = async (http: HttpClient, endpoint: WriteEndpoint, body: object): Promise<Result<void>> => {
  const answer = await send(http, endpoint, body)
  return answer.ok ? ok(undefined) : answer
}

/** The row beside a write's word; null where there is none. */
export const firstRow = <S extends Shape, T>(source: RowSource<S, T>, answer: Answer, http: HttpClient): T | null => {
  if (!('json' in answer)) return null
  const rows = inspect(source, answer.json, http)
  return 'why' in rows ? null : (rows[0]?.item ?? null)
}
