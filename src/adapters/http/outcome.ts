import { fail, ok, type Failure, type Result } from '../../domain/result.ts'
import type { WriteCall } from './call.ts'
import { failureOf, isObject, type Answer, type Answered, type Raw } from './client/answer.ts'
import { isCode, sentence } from './sentence.ts'
import { printable } from './text.ts'

/** The beginning of a page of HTML, also of one with which a firewall checks browsers. */
const PAGE = /^<(?:!|\?xml|(?:html|head|body|title|meta|script|center)\b)/i

export const firstOf = (json: unknown): unknown => (Array.isArray(json) ? (json[0] as unknown) : json)

/** The columns in which a server says something to people. */
const MESSAGE_COLUMNS = ['response', 'message', 'mensaje', 'error', 'detail', 'detalle', 'errors']
const wordsIn = (value: unknown, depth = 4): readonly string[] => {
  if (typeof value === 'string') return value.trim() === '' ? [] : [value]
  if (depth === 0 || typeof value !== 'object' || value === null) return []
  const inner: Raw = { ...value }
  // Messages about fields stand below the fields' names.
  const columns = Array.isArray(value) || depth < 4 ? Object.keys(inner).slice(0, 20) : MESSAGE_COLUMNS
  return columns.flatMap((column) => wordsIn(inner[column], depth - 1))
}
const sentencesIn = (value: unknown, depth?: number, isOwn = false) =>
  wordsIn(value, depth).flatMap((words) => sentence(words, isOwn) || [])
const firstIn = (answer: Answer) => ('json' in answer ? firstOf(answer.json) : answer.text)

/** An error's status may be that of a firewall or a framework, which speak English. */
const isOwn = ({ status }: Answer) => status === 200
const refusal = (answer: Answer, { asks }: WriteCall): Failure => {
  const first = firstIn(answer)
  const errors = isObject(first) && isObject(first['errors']) ? first['errors'] : {}
  const fields = asks.columns.flatMap(({ field, column }) => {
    const [text] = sentencesIn(errors[column], 1)
    return text === undefined ? [] : [[field, text] as const]
  })
  // Only a form shows messages beside its fields: elsewhere they are part of the text.
  const isForm = asks.columns.some(({ field }) => field === 'mail')
  const others = sentencesIn(Object.values(errors), 2).filter(
    (text) => !(isForm && fields.some(([, about]) => about === text)),
  )
  const text = [...new Set([...sentencesIn(first, 4, isOwn(answer)).slice(0, 1), ...others])].join(' ')
  return { kind: 'refused', text, ...(fields.length > 0 && { fields: Object.fromEntries(fields) }) }
}
/** A refusal, where the document calls any other text one: a sentence or a code, nothing that a program prints. */
const isRefusal = ({ others }: WriteCall, answer: Answer) => {
  const words = wordsIn(firstIn(answer))
  if (words.length === 0) return others === 'refusal' && 'json' in answer
  return others !== 'unknown' && words.every((word) => isCode(word) || sentence(word, isOwn(answer)) !== '')
}

/** The word of an answer: alone, in quotes, or as `response`, whatever its case. */
const wordIn = (answer: Answer) => {
  const first = firstIn(answer)
  const response = isObject(first) ? first['response'] : first
  const word = typeof response === 'string' ? printable(response, 100).toLowerCase() : ''
  return word.replace(/^["'«]\s?|\s?["'»]$/g, '')
}
const saysDone = ({ done }: WriteCall, answer: Answer) =>
  typeof done === 'string' ? wordIn(answer) === done : done.means(answer)

/** Client errors after which it is not certain that nothing was done. */
const UNCERTAIN: ReadonlySet<number> = new Set([408, 425, 429])

/** Laravel's status for a page whose token it no longer knows. */
const PAGE_EXPIRED = 419

/** Sentences come as text or JSON. */
const canBeRead = ({ headers }: Response) =>
  /^$|^text\/|^application\/(?:[\w.-]+\+)?json\b/i.test(headers.get('Content-Type') ?? '')

/** The result of a write. `user`: in whose name it was sent, '' for nobody's. */
export const outcomeOf = (call: WriteCall, answered: Answered, user: string): Result<Answer> => {
  const { response, answer } = answered
  const { status } = response
  // A redirect that is followed could take what was typed to another site, or send it twice.
  if (response.type === 'opaqueredirect') return fail({ kind: 'page', status })
  const failure = failureOf(answered, user)
  if (failure?.kind === 'unauthorised') return fail(failure)
  const isDenied = status >= 400 && status < 500 && !UNCERTAIN.has(status)
  if (failure === null && saysDone(call, answer)) return ok(answer)
  // 201 and 204 say that it was done: RFC 9110, 15.3.2 and 15.3.5.
  if (status === 201 || status === 204) return ok(answer)
  const isPage = 'text' in answer && PAGE.test(answer.text)
  if (status === PAGE_EXPIRED || (isPage && (isDenied || failure === null))) return fail({ kind: 'page', status })
  const readable = canBeRead(response) ? answer : { status, text: '' }
  if (isDenied || (failure === null && isRefusal(call, readable))) return fail(refusal(readable, call))
  return fail(failure ?? { kind: 'malformed', where: `${call.path}: no se sabe qué significa la respuesta` })
}
