import { foldText } from '../text.ts'
import { stem, stemsOf } from './stem.ts'
import type { Understood } from './understand.ts'
import { DESCRIBING, GARMENTS, SAME } from './words.ts'

/** What is asked for in the place of a text that found nothing. */
export interface Attempt {
  /** The text to look for, or the name of a segment, whose list is then read whole. */
  readonly asked: string
  readonly of: 'text' | 'segment'
}

const keyOf = (word: string): string => stemsOf(word).at(-1) ?? ''
const SAME_STEMS = SAME.map((group) => group.map((word) => stem(foldText(word))))

/** In the singular, which a server that compares letters finds in the plural too; without what joins nothing. */
const joined = (words: readonly string[]): string =>
  words
    .map((word, at) => {
      const known = GARMENTS.get(keyOf(word)) ?? DESCRIBING.get(keyOf(word))
      const own = word.slice(word.lastIndexOf(' ') + 1)
      return (at === 0 ? '' : word.slice(0, word.length - own.length)) + (known ?? own)
    })
    .join(' ')

/**
 * At most two, the narrowest and the widest: all words but the filters', those that are known, the garment alone, and
 * the garment by its commonest name. Without a garment, the segment; never everything that the shop has.
 */
export const attempts = (typed: string, { words, wishes }: Understood): readonly Attempt[] => {
  const known = words.filter((word) => GARMENTS.has(keyOf(word)) || DESCRIBING.has(keyOf(word)))
  const garment = words.find((word) => GARMENTS.has(keyOf(word)))
  const group = garment === undefined ? -1 : SAME_STEMS.findIndex((stems) => stems.includes(keyOf(garment)))
  const texts = [joined(words), joined(known), garment === undefined ? '' : joined([garment]), SAME[group]?.[0] ?? '']
  const [first, ...wider] = [...new Set(texts)].filter((text) => text !== '' && text !== typed.trim().toLowerCase())
  const segments = garment === undefined ? wishes.filter(({ kind }) => kind === 'segments') : []
  return [
    ...[first, wider.at(-1)].flatMap((asked) => (asked === undefined ? [] : [{ asked, of: 'text' as const }])),
    ...(segments.length === 1 ? segments.map(({ name }) => ({ asked: name, of: 'segment' as const })) : []),
  ].slice(0, 2)
}

/** The words that an attempt leaves out. Another name of the same garment leaves nothing out. */
export const leftOutWords = ({ asked }: Attempt, { words, refused }: Understood): readonly string[] => {
  const said = new Set(stemsOf(asked))
  const others = SAME_STEMS.filter((group) => group.some((each) => said.has(each))).flat()
  const out = words.filter((word) => !said.has(keyOf(word)) && !others.includes(keyOf(word)))
  return refused === '' ? out : [...out, refused]
}
