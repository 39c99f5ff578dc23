import { ENTITIES, group, namesOf, NOUNS, type EntityName } from '../../../src/adapters/http/dialect-names.ts'

/** The words of a name: `nomProd`, `NOM_PROD` and `empresa.nombre` have two each. */
export const wordsOf = (name: string): readonly string[] =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z\d]+|(?<=[a-z])(?=\d)/)
    .filter((word) => word !== '')

const singular = (word: string): string => (word.length > 4 ? word.replace(/(?<=[^aeiou])es$|s$/, '') : word)

const isWithin = (letters: string, word: string): boolean => {
  let at = 0
  for (const letter of word) if (letter === letters[at]) at++
  return at === letters.length
}

const differsByOne = (a: string, b: string): boolean => {
  if (Math.abs(a.length - b.length) > 1) return false
  let at = 0
  while (at < a.length && a[at] === b[at]) at++
  return [
    a.slice(at + 1) === b.slice(at + 1),
    a.slice(at + 1) === b.slice(at),
    a.slice(at) === b.slice(at + 1),
  ].includes(true)
}

/**
 * How well a word of a server's may stand for one of ours, 0 to 1: itself, its beginning, its consonants, a slip of the
 * pen.
 */
const wordLikeness = (theirs: string, ours: string): number => {
  if (theirs === ours) return 1
  const [a, b] = [singular(theirs), singular(ours)]
  if (a === b) return 0.97
  if (theirs.length < 2 || theirs[0] !== ours[0]) return 0
  // Longer words are mostly several written as one, of which a short beginning says little.
  if (ours.length > 12 && theirs.length < 5) return 0
  if (ours.startsWith(theirs)) return theirs.length >= 3 ? 0.85 : ours.length <= 8 ? 0.6 : 0
  if (ours.length >= 4 && theirs.startsWith(b)) return 0.8
  if (theirs.length >= 3 && theirs.length <= 4 && ours.length > theirs.length && isWithin(theirs, ours)) return 0.75
  return ours.length >= 5 && differsByOne(a, b) ? 0.7 : 0
}

/** Names of a field, each as its words: those of the table, and those of what the field belongs to. */
const namesOfField = (entity: EntityName, field: string): readonly (readonly string[])[] => {
  const own = field.includes('.') ? [] : [wordsOf(field)]
  return [...own, ...namesOf(entity, field).map((words) => words.filter((word) => word !== undefined))]
}

/** Words of a name that say nothing of what it holds. */
const EMPTY = new Set(
  'es is en de del la el los las the url num no tot total str txt val valor dato info completo completa list lista'.split(
    ' ',
  ),
)

/** A noun, in the plural, or cut to at most four letters. */
const isNoun = (word: string, nouns: readonly string[]): boolean =>
  nouns.some((each) => wordLikeness(word, each) >= (word.length > 4 ? 0.97 : 0.75))

/**
 * How well a server's name fits one of ours, 0 to 1. Words of another thing's count against it: `logo_tienda` is no
 * picture of a product.
 */
export const nameLikeness = (entity: EntityName, field: string, theirs: string): number => {
  const words = wordsOf(theirs)
  const joined = words.join('')
  /** Words of the objects around it: `ficha` of `ficha.material`. */
  const around = theirs.includes('.') ? wordsOf(theirs.slice(0, theirs.lastIndexOf('.'))).length : 0
  const nouns = group(ENTITIES[entity].noun)
  let best = 0
  for (const name of namesOfField(entity, field)) {
    if (name.join('') === joined) return 1
    const matched = name.map((word) => {
      const scores = words.map((each) => wordLikeness(each, word))
      const score = Math.max(0, ...scores)
      return { score, at: scores.indexOf(score) }
    })
    if (matched.some(({ score }) => score === 0)) continue
    const used = new Set(matched.map(({ at }) => at))
    let score = matched.reduce((sum, each) => sum + each.score, 0) / matched.length
    // The object's name alone says nothing of what is in it.
    if (around > 0 && [...used].every((at) => at < around)) score *= 0.5
    for (const [at, word] of words.entries()) {
      if (used.has(at) || EMPTY.has(word) || isNoun(word, nouns)) continue
      const isOther = NOUNS.some((other) => isNoun(word, other))
      if (isOther) score *= 0.35
      else if (at >= around) score *= 0.8
    }
    best = Math.max(best, score)
  }
  return best
}
