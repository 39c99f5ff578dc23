import { foldText } from '../../../src/domain/text.ts'
import { parsed } from '../described.ts'
import type { Came } from '../live.ts'
import { columnsOf, isRow, type Row } from './columns.ts'
import { NO, YES } from './words.ts'
import { sentenceOf, stateOf } from './wrappers.ts'

// What the answer to a write seems to mean: a person signs it, for the site never guesses.

export interface Meaning {
  readonly kind: 'done' | 'refused' | 'unknown'
  /** Where it stands ('' for the answer itself). */
  readonly sentence: { readonly path: string; readonly word: string } | null
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
const kindIn = (row: Row): Meaning['kind'] | null => {
  if (columnsOf([row]).some(({ values: [value] }) => value === 'exist')) return 'done'
  if (typeof row['response'] === 'string') return kindOf(row['response'])
  const state = stateOf(row)
  if (state === null) return null
  const kind = kindOf(String(state.value))
  // Under `error` a yes is a no.
  if (state.key === 'error') return kind === 'refused' || state.value === 0 ? 'done' : 'refused'
  return kind === 'unknown' ? null : kind
}

export const meaningOf = ({ status, body }: Came): Meaning => {
  const json = parsed(body)?.json ?? body.trim()
  const row: unknown = (Array.isArray(json) ? json[0] : json) ?? ''
  const found = isRow(row) ? sentenceOf(row) : { key: '', text: typeof row === 'string' ? row : JSON.stringify(row) }
  const isText = isRow(row) || !/^<|^$/.test(found?.text ?? '')
  const sentence = found && isText ? { path: found.key, word: found.text } : null
  const kind = (): Meaning['kind'] => {
    if (status >= 500) return 'unknown'
    if (status >= 400) return 'refused'
    if (status === 204) return 'done'
    if (!isRow(row)) return kindOf(sentence?.word ?? '')
    if (row['error'] === '' || row['error'] === null) return 'done'
    const state = kindIn(row)
    if (state !== null) return state
    if (sentence === null) return status === 201 ? 'done' : 'unknown'
    return sentence.path.startsWith('error') ? 'refused' : kindOf(sentence.word)
  }
  return { kind: kind(), sentence }
}
