import { fail, ok, type Failure, type Result } from '../../../domain/result.ts'
import { failureOf, type Answer } from '../client/answer.ts'
import type { HttpClient } from '../client/client.ts'
import { callOf, type Call, type CompiledMark } from '../schema/dialect.ts'
import { isObject } from '../schema/json.ts'
import type { Fields, RowOf } from '../schema/kinds.ts'
import { firstOf, hasMark, readable, valuesIn } from '../schema/marks.ts'
import { inspect, type RowSource } from '../schema/rows.ts'
import type { WriteEndpoint } from './endpoint.ts'

const textsIn = (value: unknown, depth = 3): readonly string[] => {
  if (typeof value === 'object' && value !== null && depth > 0)
    return Object.values(value)
      .slice(0, 20)
      .flatMap((inner) => textsIn(inner, depth - 1))
  const text = readable(value)
  return text === '' ? [] : [text]
}

/**
 * The server's own words in any language: where the dialect says, the `response`, or the first text, one of several
 * words rather. '' where people can read none.
 */
export const serverText = (answer: Answer, call: Call): string => {
  if ('text' in answer) return readable(answer.text)
  const [said] = call.texto === undefined ? [] : textsIn(valuesIn(answer, call, call.texto))
  if (said !== undefined) return said
  const first = firstOf(answer.json)
  const texts = textsIn(answer.json)
  const response = isObject(first) ? readable(first['response']) : ''
  return response || (texts.find((text) => text.includes(' ')) ?? texts[0] ?? '')
}

/** What the domain calls these fields of a body. */
const FIELDS: Readonly<Record<string, string>> = { email: 'mail', correo: 'mail' }

const refusal = (answer: Answer, { parameters }: WriteEndpoint, call: Call): Failure => {
  const errors = valuesIn(answer, call, call.errores ?? 'errors').find(isObject) ?? {}
  const fields = parameters.flatMap((name) => {
    const [text] = textsIn(errors[call.cuerpo?.[name] ?? name])
    return text === undefined ? [] : [[FIELDS[name] ?? name, text] as const]
  })
  // Where a form has no such field, or there is no form, nobody would read what is said of it.
  const isRead = (text: string) => parameters.includes('email') && fields.some(([, about]) => about === text)
  const others = textsIn(errors).filter((text) => !isRead(text))
  const text = [...new Set([serverText(answer, call), ...others])].join(' ')
  return { kind: 'refused', text, ...(fields.length > 0 && { fields: Object.fromEntries(fields) }) }
}

/** Client errors after which it is not certain that nothing was done. */
const UNCERTAIN: ReadonlySet<number> = new Set([408, 425, 429])

/** The document's word, as `response` or alone. */
const documented = (word: string) => ['response', ''].map((path) => [path, [word]] as const)
/** RFC 9110, sections 15.3.2 and 15.3.5. */
const DONE_BY_STATUS = [['HTTP', ['201', '204']]] as const

const decodeWrite = (endpoint: WriteEndpoint, answer: Answer, call: Call): Result<Answer> => {
  const { path, done, others } = endpoint
  const named = [...documented(done), ...(call.hecho ?? [])].filter((mark) => hasMark(answer, call, [mark]))
  const isDone = named.length > 0
  // «Anything» is all that the marks of the same path do not name.
  const isAnything = ([path, words]: CompiledMark[number]) => words.includes('*') && named.some(([at]) => at === path)
  const isError = hasMark(
    answer,
    call,
    call.error?.filter((mark) => !isAnything(mark)),
  )
  if (isDone !== isError) return isDone ? ok(answer) : fail(refusal(answer, endpoint, call))
  if (!isError && hasMark(answer, call, DONE_BY_STATUS)) return ok(answer)
  const text = serverText(answer, call)
  const isShown = others !== 'unknown' && (text !== '' || (others === 'refused' && 'json' in answer))
  if (isShown) return fail(refusal(answer, endpoint, call))
  const where = `${path}: no se sabe qué significa la respuesta`
  return fail({ kind: 'malformed', where, ...(text !== '' && { said: text }) })
}

/** Sends once, and gives the answer if it says that the write was done. */
export const send = async (http: HttpClient, endpoint: WriteEndpoint, body: object): Promise<Result<Answer>> => {
  const { path } = endpoint
  const call = callOf(http.dialect, path)
  const sent = await http.post(path, body)
  if (!sent.ok) return sent
  const { response, answer } = sent.value
  // Followed, a redirect could take what was typed to another site, or send it twice (R11.88).
  if (response.type === 'opaqueredirect') return fail({ kind: 'malformed', where: `${path}: manda a otra dirección` })
  const failure = failureOf(sent.value, 'user' in body ? String(body.user) : '')
  if (failure?.kind === 'unauthorised') return fail(failure)
  if (hasMark(answer, call, call.nadie)) return fail({ kind: 'refused', text: '' })
  if (failure === null) return decodeWrite(endpoint, answer, call)
  const { status } = response
  if (status >= 400 && status < 500 && !UNCERTAIN.has(status)) return fail(refusal(answer, endpoint, call))
  const said = serverText(answer, call)
  return fail(failure.kind === 'server' && said !== '' ? { ...failure, said } : failure)
}

export const sendOnly = async (http: HttpClient, endpoint: WriteEndpoint, body: object): Promise<Result<void>> => {
  const answer = await send(http, endpoint, body)
  return answer.ok ? ok(undefined) : answer
}

/** The row beside a write's word; null where there is none. */
export const firstRow = <F extends Fields, T = RowOf<F>>(
  source: RowSource<F, T>,
  answer: Answer,
  http: HttpClient,
): T | null => {
  const rows = inspect(source, answer, http)
  return 'why' in rows ? null : (rows[0]?.item ?? null)
}
