import { foldText, stem, stemsOf } from '../text.ts'
import type { Understood } from './reading.ts'
import { DESCRIBING, GARMENTS, SAME } from './words.ts'

/** What is asked for in the place of a text that found nothing. */
export interface Attempt {
  /** The text to look for, or the name of a segment, whose list is then read whole. */
  readonly text: string
  readonly kind: 'text' | 'segment'
}

const keyOf = (word: string) => stemsOf(word).at(-1) ?? ''
const isGarment = (word: string) => GARMENTS.has(keyOf(word))
const SAME_STEMS = SAME.map((group) => group.map((word) => stem(foldText(word))))

/** Known words in the singular, which a server that compares letters finds in the plural too. */
const joined = (words: readonly string[]) =>
  words
    .map((word) => word.replace(/\S+$/, (own) => GARMENTS.get(keyOf(own)) ?? DESCRIBING.get(keyOf(own)) ?? own))
    .join(' ')
    .replace(/^(?:(?:de|del|la|el|con|en|para|y) )+/, '')

/**
 * At most two, the narrowest and the widest: all words but the filters', those that are known, the garment alone, and
 * the garment by its commonest name. Without a garment, the segment; never everything that the shop has.
 */
export const attempts = (typed: string, { words, wishes }: Understood): readonly Attempt[] => {
  const known = words.filter((word) => isGarment(word) || DESCRIBING.has(keyOf(word)))
  const garment = words.find(isGarment)
  const group = SAME_STEMS.findIndex((stems) => garment !== undefined && stems.includes(keyOf(garment)))
  const texts = [words, known, words.filter((word) => word === garment), SAME[group]?.slice(0, 1) ?? []].map(joined)
  const [first, ...wider] = [...new Set(texts)].filter((text) => text !== '' && text !== typed.trim().toLowerCase())
  const segments = garment === undefined ? wishes.filter(({ kind }) => kind === 'segments') : []
  return [
    ...[first, wider.at(-1)].flatMap((text) => (text === undefined ? [] : [{ text, kind: 'text' as const }])),
    ...(segments.length === 1 ? segments.map(({ name }) => ({ text: name, kind: 'segment' as const })) : []),
  ].slice(0, 2)
}

/** The words that an attempt leaves out. Another name of the same garment leaves nothing out. */
export const leftOutWords = ({ text }: Attempt, { words, refused }: Understood): readonly string[] => {
  const used = stemsOf(text)
  const same = SAME_STEMS.filter((group) => used.some((each) => group.includes(each))).flat()
  const out = words.filter((word) => ![...used, ...same].includes(keyOf(word)))
  return refused === '' ? out : [...out, refused]
}
