import { fail, ok, type Failure, type Result } from '../../domain/result.ts'
import type { WriteCall } from './call.ts'
import { NOTICE, failureOf, type Answer, type Answered, isObject } from './client/answer.ts'
import { LONGEST_TEXT, printable, withoutTags } from './text.ts'

/** A phrase of such words alone (RFC 9110) is what HTTP says by itself, and nobody's sentence. */
const WORDS_OF_HTTP = new Set(
  `http https error status code bad request unauthorized unauthorised unauthenticated payment required forbidden not
  found method allowed acceptable proxy authentication timeout timed time out conflict gone length precondition failed
  payload content entity header fields uri url too large long many requests unsupported media type range satisfiable
  expectation misdirected unprocessable locked dependency early upgrade unavailable for legal reasons internal server
  exception implemented gateway service temporarily version supported insufficient storage loop detected network page
  expired`.split(/\s+/),
)
const isPhraseOfHttp = (text: string) =>
  text.length < 80 &&
  text
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .every((word) => word === '' || WORDS_OF_HTTP.has(word))

/** How pages begin, also those that a check of the browser is made of. Words for people may hold other tags. */
const PAGE = /^<(?:!|\?xml|(?:html|head|body|title|meta|script)\b)/i

/** A text for people, without tags; '' for a whole page, cut JSON, or what programs print of themselves. */
export const readable = (value: unknown) => {
  const text = typeof value === 'string' ? printable(value, LONGEST_TEXT) : ''
  if (/^[[{]/.test(text) || PAGE.test(text) || text.search(NOTICE) >= 0) return ''
  const words = withoutTags(text)
  return isPhraseOfHttp(words) ? '' : words
}

const textsIn = (value: unknown, depth = 3): readonly string[] => {
  if (typeof value === 'object' && value !== null && depth > 0)
    return Object.values(value)
      .slice(0, 20)
      .flatMap((inner) => textsIn(inner, depth - 1))
  const text = readable(value)
  return text === '' ? [] : [text]
}

export const firstOf = (json: unknown): unknown => (Array.isArray(json) ? (json[0] as unknown) : json)

/** The server's own words in any language: the `response`, or the first text, one of several words rather; or ''. */
export const serverText = (answer: Answer) => {
  if ('text' in answer) return readable(answer.text)
  const first = firstOf(answer.json)
  const texts = textsIn(answer.json)
  const response = isObject(first) ? readable(first['response']) : ''
  return response || (texts.find((text) => text.includes(' ')) ?? texts[0] ?? '')
}

const refusal = (answer: Answer, { asks }: WriteCall): Failure => {
  const first = 'json' in answer ? firstOf(answer.json) : null
  const errors = isObject(first) && isObject(first['errors']) ? first['errors'] : {}
  const fields = asks.columns.flatMap(({ field, column }) => {
    const [text] = textsIn(errors[column])
    return text === undefined ? [] : [[field === 'email' ? 'mail' : field, text] as const]
  })
  // Where a form has no such field, or there is no form, nobody would read what is text of it.
  const isForm = asks.columns.some(({ column }) => column === 'email')
  const others = textsIn(errors).filter((text) => !(isForm && fields.some(([, about]) => about === text)))
  const text = [...new Set([serverText(answer), ...others])].join(' ')
  return { kind: 'refused', text, ...(fields.length > 0 && { fields: Object.fromEntries(fields) }) }
}

/** A word alone, in quotes, or as `response`, whatever its case. */
const wordIn = (answer: Answer) => {
  const first = 'json' in answer ? firstOf(answer.json) : answer.text
  const response = isObject(first) ? first['response'] : first
  const word = typeof response === 'string' ? printable(response, 100).toLowerCase() : ''
  return word.replace(/^["'«]\s?|\s?["'»]$/g, '')
}
const saysDone = ({ done }: WriteCall, answer: Answer) =>
  typeof done === 'string' ? wordIn(answer) === done : done.means(answer)

/** Client errors after which it is not certain that nothing was done. */
const UNCERTAIN: ReadonlySet<number> = new Set([408, 425, 429])

/** What Laravel says of a page whose token it no longer knows. */
const PAGE_EXPIRED = 419

/** `user`: in whose name it was sent, '' for nobody's. */
export const outcomeOf = (call: WriteCall, answered: Answered, user: string): Result<Answer> => {
  const { response, answer } = answered
  const { status } = response
  const unclear = (why: string) => {
    const text = serverText(answer)
    return fail({ kind: 'malformed', where: `${call.path}: ${why}`, ...(text !== '' && { text }) })
  }
  // Followed, a redirect could take what was typed to another site, or send it twice.
  if (response.type === 'opaqueredirect') return fail({ kind: 'page', status })
  const failure = failureOf(answered, user)
  if (failure?.kind === 'unauthorised') return fail(failure)
  const isDenied = status >= 400 && status < 500 && !UNCERTAIN.has(status)
  if (failure === null && saysDone(call, answer)) return ok(answer)
  // RFC 9110, sections 15.3.2 and 15.3.5.
  if (status === 201 || status === 204) return ok(answer)
  const isPage = 'text' in answer && PAGE.test(answer.text)
  if (status === PAGE_EXPIRED || (isPage && (isDenied || failure === null))) return fail({ kind: 'page', status })
  if (isDenied) return fail(refusal(answer, call))
  const text = serverText(answer)
  if (failure !== null) return fail(failure.kind === 'server' && text !== '' ? { ...failure, text } : failure)
  const isRefusal = call.others !== 'unknown' && (text !== '' || (call.others === 'refusal' && 'json' in answer))
  return isRefusal ? fail(refusal(answer, call)) : unclear('no se sabe qué significa la respuesta')
}
