import { foldText } from '../../../src/domain/text.ts'
import { parsed } from '../described.ts'
import type { Came } from '../live.ts'
import { isRow } from './columns.ts'
import { sentenceOf, stateOf } from './wrappers.ts'

// What the answer to a write seems to mean. The site never guesses this: here a person signs it.

/** A word of an answer: where it stands ('' for the answer itself), and what it is. */
interface Word {
  readonly path: string
  readonly word: string
}

export interface Meaning {
  readonly kind: 'done' | 'refused' | 'unknown'
  /** The word that says so. */
  readonly word: Word | null
  /** Where the sentence for people stands. */
  readonly sentence: Word | null
  /** Whether the word can mean nothing else: `{"success": true}`, and not «Pedido recibido». */
  readonly isPlain: boolean
}

const YES = new Set([
  '1',
  'true',
  'si',
  'yes',
  '200',
  '201',
  'ok',
  'success',
  'exito',
  'done',
  'registered',
  'exist',
  'sent',
  'deleted',
])
const NO = new Set(['0', 'false', 'no', 'error', 'fail', 'failed', 'ko'])
const DONE =
  /\b(?:ok|exito|exitosamente|correctamente|list[oa]|registrad[oa]|guardad[oa]|cread[oa]|enviad[oa]|agregad[oa]|eliminad[oa]|recibid[oa]|enviamos|created|saved|added|removed|sent|received)\b/
const REFUSED =
  /\b(?:no|not|error|falta\w*|missing|required|requerid\w*|obligatori\w*|invalid\w*|incorrect\w*|ya (?:esta|existe)|already|wrong|denied|fall[oa]|desconocid\w*)\b/

/** What a word or a sentence says by itself. */
const said = (text: string): Meaning['kind'] => {
  const folded = foldText(text)
  if (YES.has(folded)) return 'done'
  if (NO.has(folded) || REFUSED.test(folded)) return 'refused'
  return DONE.test(folded) ? 'done' : 'unknown'
}

/** The word `exist` of a login, wherever it stands. */
const existIn = (json: unknown, path = ''): string | null => {
  if (json === 'exist') return path
  if (typeof json !== 'object' || json === null || path.split('.').length > 3) return null
  for (const [key, value] of Object.entries(json)) {
    const found = existIn(value, path === '' ? key : `${path}.${key}`)
    if (found !== null) return found
  }
  return null
}

const inFirstRow = (path: string): string => path.replace(/^0\./, '')

export const meaningOf = ({ status, body }: Came): Meaning => {
  const answer = parsed(body)
  const json = answer === null ? body.trim() : answer.json
  const sentence = sentenceOf(json)
  const text = sentence === null ? null : { path: sentence.key, word: sentence.text }
  const unknown: Meaning = { kind: 'unknown', word: null, sentence: text, isPlain: false }
  if (status >= 500) return unknown
  if (status >= 400) return { ...unknown, kind: 'refused', isPlain: true }
  const exist = existIn(json)
  if (exist !== null)
    return { kind: 'done', word: { path: inFirstRow(exist), word: 'exist' }, sentence: text, isPlain: true }
  if (typeof json === 'string' || typeof json === 'number' || typeof json === 'boolean') {
    const word = String(json)
    return /^<|^$/.test(word)
      ? unknown
      : {
          kind: said(word),
          word: { path: '', word },
          sentence: { path: '', word },
          isPlain: YES.has(foldText(word)) || NO.has(foldText(word)),
        }
  }
  const row: unknown = Array.isArray(json) ? json[0] : json
  if (!isRow(row)) return unknown
  if (typeof row['response'] === 'string')
    return {
      kind: said(row['response']),
      word: { path: 'response', word: row['response'] },
      sentence: { path: 'response', word: row['response'] },
      isPlain: YES.has(row['response']),
    }
  const state = stateOf(json)
  if (state !== null) {
    const word = String(state.value)
    const kind = state.key === 'error' ? (said(word) === 'refused' || word === '0' ? 'done' : 'refused') : said(word)
    if (kind !== 'unknown') return { kind, word: { path: state.key, word }, sentence: text, isPlain: true }
  }
  if (text !== null)
    return {
      kind: sentence?.key.startsWith('error') === true ? 'refused' : said(text.word),
      word: text,
      sentence: text,
      isPlain: false,
    }
  return status === 201 ? { ...unknown, kind: 'done' } : unknown
}
