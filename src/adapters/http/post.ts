import { saysUnknownPerson } from '../../domain/account/unknown-person.ts'
import { fail, ok, type Result } from '../../domain/result.ts'
import { foldText } from '../../domain/text.ts'
import type { WriteOutcome } from '../../domain/write-outcome.ts'
import { failureOf, type Answer } from './answer.ts'
import type { HttpClient } from './client.ts'
import { isPersonal, type WriteEndpoint } from './endpoint.ts'
import { printable } from './text.ts'

// What the answer to a POST means. Home does not load this: most visits only read.

type Meaning = WriteOutcome<void>['kind']

const isScalar = (value: unknown): value is string | number | boolean =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
const asFields = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {}
const firstOf = (said: unknown): unknown => (Array.isArray(said) ? said[0] : said)

const ERRORS = ['error', 'errors', 'errores']
const FLAGS = ['success', 'ok', 'exito']
const SENTENCES = ['message', 'mensaje', 'msg', 'detail', 'detalle']
const STATES = ['response', 'respuesta', 'status', 'estado', 'estatus', 'result', 'resultado']

// Texts below are folded: lower case, no accents.
const YES: readonly string[] = ['1', 'true', 'si', 'yes', '200', '201']
const NO: readonly string[] = ['0', 'false', 'no']
const NO_ERROR = /\b(?:sin|no|0|cero|ningun) (?:error|errores|fallas?|problemas?)\b/g
const DONE =
  /\b(?:ok|success(?:ful|fully)?|exito|exitos[oa]|exitosamente|correct[oa]|correctamente|list[oa]|hech[oa]|done|registrad[oa]|registered|guardad[oa]|saved|cread[oa]|created|enviad[oa]|sent|insertad[oa]|inserted|agregad[oa]|anadid[oa]|added|recibid[oa]|received|aceptad[oa]|completad[oa]|actualizad[oa]|updated|levantad[oa]|generad[oa]|enviamos|recibimos|registramos|guardamos|agregamos)\b/
const ERROR =
  /\b(?:error(?:es)?|errors|fail(?:ed|ure)?|fall[oa]|fallid[oa]|faltan?|faltante|invalid[oa]?s?|incorrect[oa]?s?|wrong|denegad[oa]|denied|rechazad[oa]|rejected|prohibid[oa]|forbidden|unauthorized|exists?|existe|existente|duplicad[oa]|duplicate|caducad[oa]|caduco|expirad[oa]|expired|agotad[oa]|obligatori[oa]s?|requerid[oa]s?|required|missing|imposible|unable|cannot|exception|sqlstate)\b/
const STARTS_WITH_ERROR = new RegExp(`^\\W*(?:no\\b(?!\\.)|${ERROR.source})`)
const NEGATED =
  /\b(?:no|not) (?:\w+ ){0,3}?(?:pud|pued|posible|existe|valid|permit|autoriz|encontr|registr|guard|crea|envi|insert|agreg|recib|acept|complet|gener|levant|exit|correct|tien|hay|es\b|esta\b)/
/** Says that it was done before, or that it needs a session. */
const BEFORE_OR_LOGIN =
  /\b(?:inicia sesion|ingresa a tu)\b|\bya (?:esta|existe|existia|fue|tiene|hay|registrad|suscrit|se encuentra)|\balready\b|\b(?:previa|anterior)mente\b/

const isNo = (text: string): boolean => ['', ...NO].includes(foldText(text))
const isEmpty = (value: unknown): boolean =>
  isScalar(value) ? isNo(String(value)) : Object.keys(asFields(value)).length === 0

/** The meaning of a word or a sentence; one that says both yes and no is unclear. */
const meaningOfText = (value: unknown, done: readonly string[]): Meaning => {
  const folded = isScalar(value) ? foldText(String(value)) : ''
  // HTML, or JSON that was cut.
  if (folded === '' || /<[a-z!/]|^[[{]/.test(folded)) return 'unknown'
  if (YES.includes(folded) || done.includes(folded)) return 'done'
  if (NO.includes(folded)) return 'refused'
  const said = folded.replace(NO_ERROR, '')
  if (STARTS_WITH_ERROR.test(said) || NEGATED.test(said) || BEFORE_OR_LOGIN.test(said)) return 'refused'
  if (ERROR.test(said)) return DONE.test(said) ? 'unknown' : 'refused'
  return DONE.test(said) ? 'done' : 'unknown'
}

/** `status` may be a word or an HTTP status. A 0 is unclear: some servers mean success by it, others failure. */
const meaningOfState = (value: unknown, done: readonly string[]): Meaning => {
  if (!isScalar(value) || foldText(String(value)) === '0') return 'unknown'
  return /^[45]\d\d$/.test(String(value)) ? 'refused' : meaningOfText(value, done)
}

/**
 * What the answer to a write with a success status means. `said` is its JSON or its text; `done` are the folded words
 * that mean success for this call, in addition to the common ones (ok, registrado, 1…).
 */
export const meaningOf = (said: unknown, done: readonly string[]): Meaning => {
  const first = firstOf(said)
  if (isScalar(first)) return meaningOfText(first, done)
  const fields = asFields(first)
  const flags = FLAGS.filter((name) => name in fields).map((name) => meaningOfText(fields[name], done))
  const certain = [...flags, ...STATES.map((name) => meaningOfState(fields[name], done))].filter(
    (kind) => kind !== 'unknown',
  )
  if (certain.includes('refused') || ERRORS.some((name) => !isEmpty(fields[name])))
    return certain.includes('done') ? 'unknown' : 'refused'
  if (certain.includes('done')) return 'done'
  return SENTENCES.map((name) => meaningOfText(fields[name], done)).find((kind) => kind !== 'unknown') ?? 'unknown'
}

/** The first text in a value: of `{talla: ["Falta la talla"]}`, «Falta la talla». */
const firstText = (value: unknown, depth = 3): string => {
  if (typeof value === 'string') return isNo(value) ? '' : value
  if (depth === 0) return ''
  for (const each of Object.values(asFields(value))) {
    const text = firstText(each, depth - 1)
    if (text !== '') return text
  }
  return ''
}

const ENGLISH =
  /\b(?:the|is|are|was|were|has|have|been|your|you|please|this|that|with|from|must|should|cannot|could|would|will|went|does|did|to|of|for|an|and|not|be|we|it|try|again|later|already|invalid|failed|failure|wrong|missing|required|allowed|denied|forbidden|expired|unavailable|internal|server|request|credentials|something|unable|unexpected)\b/gi
const SPANISH =
  /[áéíóúñ¿¡]|\b(?:el|la|los|las|un|una|de|del|que|se|su|sus|tu|tus|por|con|para|ya|es|esta|en|al|y|lo|le|hay|sin|faltan?|correo|usuario|pedido)\b/i

/** Whether a text is a sentence in English, as frameworks say it. A lone word may be the server's own. */
export const isEnglish = (text: string): boolean =>
  !SPANISH.test(text) && new Set(text.toLowerCase().match(ENGLISH)).size > 1

/**
 * The server's sentence about what happened, from any of the usual formats, in Spanish if it has one; empty if there is
 * none.
 */
export const serverWords = (said: unknown): string => {
  const first = firstOf(said)
  if (typeof first === 'string') return first
  const fields = asFields(first)
  const texts = [...SENTENCES, ...ERRORS, 'response', 'respuesta', ...FLAGS, 'result', 'resultado']
    .map((name) => firstText(fields[name]))
    .filter((text) => text !== '')
  return texts.find((text) => !isEnglish(text)) ?? texts[0] ?? ''
}

/** What web servers, frameworks and databases say by themselves. */
const NOT_FOR_VISITORS =
  /^(?:bad request|unauthori[sz]ed|unauthenticated|forbidden|(?:access|permission) denied|not found|method not allowed|page expired|(?:internal )?server error|error|false|\d+)[.!]?$|\b(?:[cx]srf|sql\w*|mysql\w*|pdo\w*|exception|duplicate entry|stack trace|on line \d+|undefined (?:index|offset|variable|array key))\b|=>|<|^[[{]/i

/** Characters of a sentence at most: what is longer is a dump. */
const LONGEST_SENTENCE = 300

/**
 * A sentence of the server as visitors may see it (R11.87); '' for English, HTML, JSON that was cut, dumps, and what
 * programs say.
 */
const forVisitors = (text: string): string => {
  const clean = printable(text.slice(0, 1000))
  // That somebody has no account is read later, in English too (`saysUnknownPerson`).
  const isForeign = isEnglish(clean) && !saysUnknownPerson({ kind: 'refused', text: clean })
  return isForeign || clean.length > LONGEST_SENTENCE || NOT_FOR_VISITORS.test(clean) ? '' : clean
}

/** The answer to a write for which the document gives no words: done, refused, or unclear (`malformed`). */
const decodeWrite = (path: string, done: readonly string[], answer: Answer): Result<void> => {
  const said = 'json' in answer ? answer.json : answer.text
  const meaning = meaningOf(said, done)
  if (meaning === 'done' || (meaning === 'unknown' && answer.saysDone === true)) return ok(undefined)
  const text = forVisitors(serverWords(said))
  if (meaning === 'refused') return fail({ kind: 'refused', text })
  return fail({
    kind: 'malformed',
    where: `${path}: no se sabe qué significa la respuesta`,
    ...(text !== '' && { said: text }),
  })
}

/**
 * The answer to a write whose one word of success the document gives (R3.02, R3.06), bare, quoted, or as `response` of
 * a row. Any other text is the server's refusal, and so is what other formats refuse; another word of success is
 * unclear.
 */
const decodeWord = (path: string, done: readonly string[], answer: Answer): Result<void> => {
  const body = 'json' in answer ? answer.json : answer.text
  const first = firstOf(body)
  const said = asFields(first)['response'] ?? first
  const word = typeof said === 'string' ? printable(said) : ''
  if (done.includes(foldText(word))) return ok(undefined)
  const meaning = meaningOf(body, [])
  const isText = word !== '' && !/<[a-z!]|^[[{]/i.test(word)
  const text = forVisitors(isText ? word : serverWords(body))
  if (meaning === 'refused' || (isText && meaning !== 'done')) return fail({ kind: 'refused', text })
  return fail({
    kind: 'malformed',
    where: `${path}: se esperaba una palabra`,
    ...(isText && text !== '' && { said: text }),
  })
}

/** The result of a write; the deployment's own words of success count too. */
export const decodeAnswer = (
  { path, done, exact }: WriteEndpoint,
  answer: Answer,
  { dialect }: Pick<HttpClient, 'dialect'>,
): Result<void> => (exact ? decodeWord : decodeWrite)(path, [...done, ...(dialect.palabras?.[path] ?? [])], answer)

/** Created, accepted, no content: whatever stands in the body, or nothing. */
export const DONE_STATUSES: ReadonlySet<number> = new Set([201, 202, 204])

/** Client errors after which it is not certain that nothing was done. */
const UNCERTAIN: ReadonlySet<number> = new Set([408, 425, 429])

/** Sends once; the answer is not decoded. A client error refuses what was sent, in the server's own words. */
export const post = async (http: HttpClient, path: string, body: object): Promise<Result<Answer>> => {
  const sent = await http.post(path, body)
  if (!sent.ok) return sent
  const { response, answer } = sent.value
  const { status } = response
  // Followed, a redirect could take what was typed to another site, or send it twice (R11.88).
  if (response.type === 'opaqueredirect') return fail({ kind: 'malformed', where: `${path}: manda a otra dirección` })
  const failure = failureOf(sent.value, isPersonal(body))
  if (failure === null) return ok(DONE_STATUSES.has(status) ? { ...answer, saysDone: true } : answer)
  if (failure.kind === 'unauthorised') return fail(failure)
  const said = forVisitors('json' in answer ? serverWords(answer.json) : answer.text)
  if (status >= 400 && status < 500 && !UNCERTAIN.has(status)) return fail({ kind: 'refused', text: said })
  return fail({ ...failure, ...(said !== '' && { said }) })
}

/** Sends once and decodes the answer. */
export const postWord = async (http: HttpClient, endpoint: WriteEndpoint, body: object): Promise<Result<void>> => {
  const answer = await post(http, endpoint.path, body)
  return answer.ok ? decodeAnswer(endpoint, answer.value, http) : answer
}
