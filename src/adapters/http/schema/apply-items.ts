import { isObject, parseJson, valueAt, type Raw } from './json.ts'
import { LONGEST_TEXT, MOST_ITEMS } from './text.ts'

export const textIn = (raw: unknown): string | undefined =>
  typeof raw === 'string' ? raw.slice(0, LONGEST_TEXT) : typeof raw === 'number' ? String(raw) : undefined

export const itemsAt = (row: Raw, path: string | undefined, separator = ','): readonly unknown[] | undefined => {
  const value = path === undefined ? undefined : valueAt(row, path)
  const json = typeof value === 'string' && /^[[{]/.test(value) ? parseJson(value) : value
  if (Array.isArray(json)) return json.slice(0, MOST_ITEMS)
  if (isObject(json)) return Object.values(json).slice(0, MOST_ITEMS)
  const text = textIn(json)
  return text === undefined ? undefined : text.trim() === '' ? [] : text.split(separator).slice(0, MOST_ITEMS)
}
