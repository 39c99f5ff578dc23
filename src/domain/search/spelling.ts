import { distance } from '../fuzzy-match.ts'
import { foldText, wordsOf } from '../text.ts'
import {
  CHEAP,
  COLOUR_FORMS,
  FILLING,
  GARMENTS,
  JOINING,
  NEW,
  SAME,
  SEGMENT_WORDS,
  SPEAKING,
  stem,
  TOWNS,
} from './words.ts'

/** One wrong letter, or two that changed places; in a long word, two wrong letters. */
const mistakes = (typed: string, known: string): number => {
  const most = typed.length >= 8 ? 2 : 1
  const far = distance(typed, known, most)
  if (far <= most) return far
  const at = typed.split('').findIndex((letter, place) => letter !== known[place])
  const swapped = typed.slice(0, at) + (typed[at + 1] ?? '') + (typed[at] ?? '') + typed.slice(at + 2)
  return swapped === known ? 1 : Infinity
}

/** Words by their folded singular. */
type Words = ReadonlyMap<string, string>

const wordsIn = (texts: readonly string[]): Words => {
  const words = new Map<string, string>()
  for (const text of texts) {
    for (const word of text.split(/[^\p{L}\p{N}]+/u)) {
      const key = stem(foldText(word))
      if (key.length > 2 && !words.has(key)) words.set(key, word.toLowerCase())
    }
  }
  return words
}

const OWN = wordsIn([
  ...GARMENTS,
  ...TOWNS.flat(),
  ...SEGMENT_WORDS.flat(),
  ...COLOUR_FORMS.flatMap(({ stems }) => stems),
  ...CHEAP,
  ...NEW,
  ...FILLING,
  ...JOINING,
  ...SPEAKING,
])

/** «pantalón» → «pantalones»: the accent goes with the syllable. */
const plural = (word: string): string => {
  if (word.endsWith('s')) return word
  return /[aeiouáéíóú]$/.test(word) ? `${word}s` : `${word.slice(0, -2)}${foldText(word.slice(-2))}es`
}

const SHORTEST = 4

/**
 * The search with corrected spelling («platera negra» → «playera negra»); null if every word is known, or if none is
 * similar to a known one. `names`: further known names of the shop; `found`: names in the results, whose words count as
 * correct.
 */
export const corrected = (text: string, names: readonly string[], found: readonly string[] = []): string | null => {
  const extra = wordsIn(names)
  const seen = foldText(found.join(' '))
  const right = (typed: string): string => {
    const key = stem(foldText(typed))
    if (key.length < SHORTEST || !/^[a-z]+$/.test(key) || OWN.has(key) || extra.has(key) || seen.includes(key))
      return typed
    let best = typed
    let least = Infinity
    for (const [known, word] of [...OWN, ...extra]) {
      const far = known.length < SHORTEST ? Infinity : mistakes(key, known)
      if (far < least) [best, least] = [word, far]
    }
    if (least === Infinity) return typed
    return /s$/i.test(typed) ? plural(best) : best
  }
  const result = text.trim().split(/\s+/).map(right).join(' ')
  return foldText(result) === foldText(text) ? null : result
}

const GROUPS = SAME.map((group) => new Map(group.map((word) => [stem(foldText(word)), word])))

/** The search with synonyms of the garment: «remera roja» → «playera roja», «camiseta roja»… At most `most`. */
export const inOtherWords = (text: string, most = 2): readonly string[] => {
  const words = text.trim().split(/\s+/)
  return words
    .flatMap((word, at) => {
      const key = stem(foldText(word))
      const group = GROUPS.find((each) => each.has(key))
      return [...(group ?? [])].filter(([other]) => other !== key).map(([, other]) => words.with(at, other).join(' '))
    })
    .slice(0, most)
}

const joins = (word: string): boolean => JOINING.has(foldText(word))
const withoutLooseEnds = (words: readonly string[]): readonly string[] => {
  const kept = words.map((word) => !joins(word))
  return words.slice(kept.indexOf(true) < 0 ? words.length : kept.indexOf(true), kept.lastIndexOf(true) + 1)
}

/** The search with one word less each time, unknown words first; each with what was left out. At most three. */
export const withFewerWords = (
  text: string,
): readonly { readonly text: string; readonly without: readonly string[] }[] => {
  const words = text.trim().split(/\s+/)
  const isKnown = (word: string) => OWN.has(stem(wordsOf(word).join(''))) && !joins(word)
  const order = [...words.keys()].sort(
    (a, b) => Number(isKnown(words[a] ?? '')) - Number(isKnown(words[b] ?? '')) || b - a,
  )
  const steps: { text: string; without: readonly string[] }[] = []
  for (let count = 1; count < words.length && steps.length < 3; count += 1) {
    const out = new Set(order.slice(0, count))
    const left = withoutLooseEnds(words.filter((_, at) => !out.has(at)))
    // A search of prepositions and articles alone finds nothing.
    if (left.length === 0) break
    const without = words.filter((word, at) => out.has(at) && !joins(word))
    const text = left.join(' ')
    if (without.length > 0 && steps.at(-1)?.text !== text) steps.push({ text, without })
  }
  return steps
}
