import { NOTICE, type Answer } from '../client/answer.ts'
import type { Call, CompiledMark } from './dialect.ts'
import { valueAt } from './json.ts'
import { LONGEST_TEXT, printable, withoutTags } from './text.ts'

/** A text for people, without tags; '' for a whole page, cut JSON or what programs print of themselves. */
export const readable = (value: unknown): string => {
  const text = typeof value === 'string' ? printable(value, LONGEST_TEXT) : ''
  return /^(?:[[{]|<!doctype|<\?xml|<html)/i.test(text) || text.search(NOTICE) >= 0 ? '' : withoutTags(text)
}

/** A word as marks compare it; undefined for what is no word. */
export const wordOf = (value: unknown): string | undefined => {
  if (typeof value === 'object' && value !== null) return Object.keys(value).length === 0 ? '' : undefined
  if (value === undefined) return undefined
  const text = printable(typeof value === 'string' ? value : JSON.stringify(value), 100).toLowerCase()
  return text.replace(/^["'«]\s?|\s?["'»]$/g, '')
}

export const firstOf = (json: unknown): unknown => (Array.isArray(json) ? (json[0] as unknown) : json)

/** What stands at this path of an answer, of its first row, and of the first of its rows below `filas`. */
export const valuesIn = (answer: Answer, { filas }: Call, path: string): readonly unknown[] => {
  if (path === 'HTTP') return [answer.status]
  const body = 'json' in answer ? answer.json : answer.text
  const rows = filas === undefined ? [] : [valueAt(body, filas)]
  const isNoise = 'text' in answer && answer.text !== '' && readable(answer.text) === ''
  if (path === '') return isNoise ? [] : [body, ...rows].filter((row) => wordOf(row) !== undefined)
  return [body, ...rows].flatMap((row) => [valueAt(row, path), valueAt(firstOf(row), path)])
}

const NOTHING = ['', '0', 'false']

/** The word of an answer that fits a mark; undefined where none does. */
export const markIn = (answer: Answer, call: Call, mark: CompiledMark = []): string | undefined => {
  for (const [path, meant] of mark)
    for (const value of valuesIn(answer, call, path)) {
      const word = wordOf(value)
      if (word !== undefined && meant.includes(word)) return word
      if (word !== undefined && meant.includes('#') && /^[1-9]\d{0,17}$/.test(word)) return word
      const isNothing = value === undefined || (word !== undefined && NOTHING.includes(word))
      if (meant.includes('*') && !isNothing) return word ?? ''
    }
  return undefined
}

export const hasMark = (answer: Answer, call: Call, mark?: CompiledMark): boolean =>
  markIn(answer, call, mark) !== undefined
