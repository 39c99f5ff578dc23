import { wordsOf } from './text.ts'

/** Singular and plural meet here: «pantalones» and «pantalón», «bloques» and «bloque». Takes a folded word. */
export const stem = (word: string): string =>
  word.length <= 3 ? word : word.replace(/s$/, '').replace(/([^aeiou])e$/, '$1')

export const stemsOf = (text: string): readonly string[] => wordsOf(text).map(stem)

/** Whether a name has all of these words, in singular or plural. */
export const holds = (name: string, wanted: string): boolean => {
  const own = stemsOf(name)
  const stems = stemsOf(wanted)
  return stems.length > 0 && stems.every((each) => own.includes(each))
}

const withoutGender = (stemmed: string) => stemmed.replace(/[ao]$/, '')

/** The first of these colours that the text names, whatever its gender: «blusa negra» names Negro. */
export const namedColour = <T extends { readonly name: string }>(
  colours: readonly T[],
  text: string,
): T | undefined => {
  const said = new Set(stemsOf(text).map(withoutGender))
  return colours.find(({ name }) => stemsOf(name).every((each) => said.has(withoutGender(each))))
}
