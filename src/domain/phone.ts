import { visibleText } from './text.ts'

/**
 * The ten digits of a Mexican phone, with any punctuation and what is dialled before it (`+52`, `0052`, `+52 1`, `01`,
 * `044`, `045`). Null for anything else: an extension, letters, a number of another country.
 */
export const tenDigits = (phone: string) => {
  const dialled = visibleText(phone).replace(/[\s().·/_[\]\p{Pd}\u2212]/gu, '')
  return /^(?:(?:\+|00)?52(?:0?1|04[45])?|01|04[45])?([1-9]\d{9})$/.exec(dialled)?.[1] ?? null
}
