import type { CompanySummary } from '../catalogue/catalogue.ts'
import { wordsOf } from '../text.ts'
import { JOINING } from './words.ts'

const MOST = 3

/** The makers that a text names: its words begin words of the name, or all of the name's words are in the text. */
export const makersNamed = (companies: readonly CompanySummary[], text: string): readonly CompanySummary[] => {
  const asked = wordsOf(text).filter((word) => !JOINING.has(word))
  if (!asked.some((word) => word.length > 2)) return []
  return companies
    .filter(({ name }) => {
      const own = wordsOf(name).filter((word) => !JOINING.has(word))
      return (
        asked.every((word) => own.some((each) => each.startsWith(word))) ||
        (own.length > 0 && own.every((word) => asked.includes(word)))
      )
    })
    .slice(0, MOST)
}
