import { foldText } from '../../../src/domain/text.ts'
import { parsed } from '../described.ts'
import type { Came } from '../live.ts'
import { columnsOf, isRow, type Row } from './columns.ts'
import { NO, YES } from './words.ts'
import { sentenceOf, stateOf } from './wrappers.ts'

// What the answer to a write seems to mean: a person signs it, for the site never guesses.

const REFUSED = new RegExp(
  '\\b(?:no|not|error|falta\\w*|missing|required|requerid\\w*|obligatori\\w*|invalid\\w*|incorrect\\w*|' +
    'ya (?:esta|existe)|already|wrong|denied|fall[oa]|desconocid\\w*)\\b',
)

/** Whether a text says no; undefined where it says neither. */
const saysNo = (text: string): boolean | undefined => {
  const folded = foldText(text)
  if (YES.has(folded)) return false
  return NO.has(folded) || REFUSED.test(folded) || undefined
}

const rowIn = ({ body }: Came): unknown => {
  const json = parsed(body)?.json ?? body.trim()
  return (Array.isArray(json) ? json[0] : json) ?? ''
}

/** What a person can read of it, and where it stands ('' for the answer itself). */
export const saidIn = (came: Came): { readonly path: string; readonly word: string } | null => {
  const row = rowIn(came)
  const found = isRow(row) ? sentenceOf(row) : { key: '', text: typeof row === 'string' ? row : JSON.stringify(row) }
  return found === null || (!isRow(row) && /^<|^$/.test(found.text)) ? null : { path: found.key, word: found.text }
}

/** By `exist` wherever it stands, the contract's `response`, or the row's state. */
const isRefusedBy = (row: Row): boolean | undefined => {
  if (columnsOf([row]).some(({ values: [value] }) => value === 'exist')) return false
  if (typeof row['response'] === 'string') return saysNo(row['response']) ?? false
  const { key, value } = stateOf(row) ?? {}
  // Under `error` a yes is a no.
  return key === 'error' ? saysNo(String(value)) !== true && value !== 0 : saysNo(String(value))
}

/** Whether a write seems to have been refused. */
export const seemsRefused = (came: Came): boolean => {
  if (came.status >= 400) return came.status < 500
  const row = rowIn(came)
  const said = saidIn(came)
  if (!isRow(row)) return saysNo(said?.word ?? '') === true
  if (row['error'] === '' || row['error'] === null) return false
  return isRefusedBy(row) ?? (said !== null && (said.path.startsWith('error') || saysNo(said.word) === true))
}
