import { asFields, ERRORS, FLAGS, isEmpty, isScalar, NO, SENTENCES, serverWords } from './server-words.ts'
import { foldText } from './text.ts'
import type { WriteOutcome } from './write-outcome.ts'

interface Reading {
  readonly kind: WriteOutcome<void>['kind']
  /** The server's own words; empty where it gave none. */
  readonly text: string
}

// Texts below are folded: lower case, no accents.
const YES: readonly string[] = ['1', 'true', 'si', 'yes', '200', '201']
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

/** Reads a word or a sentence; one that says both yes and no is unclear. */
const readText = (text: string, done: readonly string[]): Reading['kind'] => {
  const folded = foldText(text)
  if (folded === '' || /<[a-z!/]/.test(folded)) return 'unknown'
  if (YES.includes(folded) || done.includes(folded)) return 'done'
  if (NO.includes(folded)) return 'refused'
  const said = folded.replace(NO_ERROR, '')
  if (STARTS_WITH_ERROR.test(said) || NEGATED.test(said) || BEFORE_OR_LOGIN.test(said)) return 'refused'
  if (ERROR.test(said)) return DONE.test(said) ? 'unknown' : 'refused'
  return DONE.test(said) ? 'done' : 'unknown'
}

const STATES = ['response', 'respuesta', 'status', 'estado', 'estatus', 'result', 'resultado'] as const

const readFlag = (value: unknown, done: readonly string[]): Reading['kind'] =>
  isScalar(value) ? readText(String(value), done) : 'unknown'

/** `status` may be a word or an HTTP status. A 0 is unclear: some servers mean success by it, others failure. */
const readState = (value: unknown, done: readonly string[]): Reading['kind'] => {
  if (!isScalar(value) || foldText(String(value)) === '0') return 'unknown'
  return /^[45]\d\d$/.test(String(value)) ? 'refused' : readText(String(value), done)
}

const readFields = (fields: Readonly<Record<string, unknown>>, done: readonly string[]): Reading['kind'] => {
  const flags = FLAGS.filter((name) => name in fields).map((name) => readFlag(fields[name], done))
  const states = STATES.map((name) => readState(fields[name], done))
  const certain = [...flags, ...states].filter((kind) => kind !== 'unknown')
  const hasError = ERRORS.some((name) => !isEmpty(fields[name]))
  if (certain.includes('refused') || hasError) return certain.includes('done') ? 'unknown' : 'refused'
  if (certain.includes('done')) return 'done'
  return SENTENCES.map((name) => readFlag(fields[name], done)).find((kind) => kind !== 'unknown') ?? 'unknown'
}

/**
 * Reads the answer to a write with a success status. `said` is its JSON or its text; `done` are the folded words that
 * mean success for this call, in addition to the common ones (ok, registrado, 1…).
 */
export const readWriteAnswer = (said: unknown, done: readonly string[]): Reading => {
  const first: unknown = Array.isArray(said) ? said[0] : said
  const kind = isScalar(first) ? readText(String(first), done) : readFields(asFields(first), done)
  return { kind, text: serverWords(said) }
}
