import { foldText } from '../../../src/domain/text.ts'
import { parsed } from '../described.ts'
import type { Came } from '../live.ts'
import { columnsOf, isRow, type Row } from './columns.ts'
import { NO, YES } from './words.ts'
import { sentenceOf, stateOf } from './wrappers.ts'

// What the answer to a write seems to mean: a person signs it, for the site never guesses.

/** A word of an answer: where it stands ('' for the answer itself), and what it is. */
interface Word {
  readonly path: string
  readonly word: string
}

export interface Meaning {
  readonly kind: 'done' | 'refused' | 'unknown'
  readonly word: Word | null
  readonly sentence: Word | null
  /** Whether the word can mean nothing else: `{"success": true}`, and not «Pedido recibido». */
  readonly isPlain: boolean
}

const anyOf = (...words: readonly string[]) => new RegExp(`\\b(?:${words.join('|')})\\b`)
const DONE = anyOf(
  'ok|exito|exitosamente|correctamente|list[oa]|registrad[oa]|guardad[oa]|cread[oa]|enviad[oa]|agregad[oa]',
  'eliminad[oa]|recibid[oa]|created|saved|added|removed|sent|received',
)
const REFUSED = anyOf(
  'no|not|error|falta\\w*|missing|required|requerid\\w*|obligatori\\w*|invalid\\w*|incorrect\\w*',
  'ya (?:esta|existe)|already|wrong|denied|fall[oa]|desconocid\\w*',
)

const kindOf = (text: string): Meaning['kind'] => {
  const folded = foldText(text)
  if (YES.has(folded)) return 'done'
  if (NO.has(folded) || REFUSED.test(folded)) return 'refused'
  return DONE.test(folded) ? 'done' : 'unknown'
}

/** `exist` wherever it stands, the contract's `response`, or the row's state. */
const wordIn = (row: Row): Word | null => {
  const exist = columnsOf([row]).find(({ values: [value] }) => value === 'exist')
  if (exist !== undefined) return { path: exist.name, word: 'exist' }
  if (typeof row['response'] === 'string') return { path: 'response', word: row['response'] }
  const state = stateOf(row)
  if (state === null) return null
  const word = String(state.value)
  return state.key === 'error' || kindOf(word) !== 'unknown' ? { path: state.key, word } : null
}

export const meaningOf = ({ status, body }: Came): Meaning => {
  const answer = parsed(body)
  const json = answer === null ? body.trim() : answer.json
  const row: unknown = Array.isArray(json) ? json[0] : json
  const found = sentenceOf(row)
  const sentence = found && { path: found.key, word: found.text }
  const unknown: Meaning = { kind: 'unknown', word: null, sentence, isPlain: false }
  if (status >= 500) return unknown
  if (status >= 400) return { ...unknown, kind: 'refused', isPlain: true }
  if (status === 204) return { ...unknown, kind: 'done', isPlain: true }
  if (isRow(row) && (row['error'] === '' || row['error'] === null))
    return { kind: 'done', word: { path: 'error', word: '' }, sentence, isPlain: true }
  if (!isRow(row)) {
    const word = ['string', 'number', 'boolean'].includes(typeof row) ? { path: '', word: String(row) } : null
    if (word === null || /^<|^$/.test(word.word)) return unknown
    const folded = foldText(word.word)
    return { kind: kindOf(word.word), word, sentence: word, isPlain: YES.has(folded) || NO.has(folded) }
  }
  const word = wordIn(row) ?? sentence
  if (word === null) return status === 201 ? { ...unknown, kind: 'done' } : unknown
  // Under `error` a yes is a no.
  const isError = word.path.startsWith('error')
  const isFine = isError && word !== sentence && (kindOf(word.word) === 'refused' || word.word === '0')
  const kind = isError ? (isFine ? 'done' : 'refused') : kindOf(word.word)
  return { kind, word, sentence: sentence ?? (word.path === 'response' ? word : null), isPlain: word !== sentence }
}
