import type { CompanySummary, ProductSummary } from '../catalogue/catalogue.ts'
import { attempts, leftOutWords, type Attempt } from './attempts.ts'
import { fitTo, valuesOf } from './fit.ts'
import { readText, type ShopNames } from './reading.ts'
import { alike, corrected } from './spelling.ts'
import { wordsOf, foldText, stem, stemsOf } from '../text.ts'
import { JOINING, FILLING, SAME } from './words.ts'

/** The shop's own names. Those of its categories matter only for the spelling. */
export interface Vocabulary extends ShopNames {
  readonly categories?: readonly string[]
}

export const NO_VOCABULARY: Vocabulary = { segments: [], towns: [] }

/** What the text of a search says. The one entry to this folder; `.github/busqueda.md` tells what it does. */
export const understand = (text: string, vocabulary: Vocabulary) => {
  const read = readText(text, vocabulary)
  const { segments, towns, categories = [] } = vocabulary
  return {
    ...read,
    /** What to ask a server for that found nothing for the text itself. */
    attempts: attempts(text, read),
    leftOutOf: (attempt: Attempt) => leftOutWords(attempt, read),
    /** As filters of what an attempt found. A segment's own list needs no filter by it. */
    filtersFor: ({ kind: attempted }: Attempt, products: readonly ProductSummary[]) => {
      const wishes = attempted === 'segment' ? read.wishes.filter(({ kind }) => kind !== 'segments') : read.wishes
      return fitTo(products, { ...read, wishes })
    },
    coloursIn: (products: readonly ProductSummary[]) =>
      valuesOf('colours', products, read.wishes).flatMap(({ values }) => values),
    /** Null if it is spelt right, or like nothing known. `found`: texts in the results. */
    correction: (found?: readonly string[]) => corrected(text, [...segments, ...towns, ...categories], found),
    alikeOf: <T extends { readonly name: string }>(items: readonly T[]) => alike(text, items),
    ranked: (products: readonly ProductSummary[]) => byNames(products, text),
    makersOf: (companies: readonly CompanySummary[]) => makersNamed(companies, text),
  }
}

export type Understanding = ReturnType<typeof understand>

const MOST = 3

/** The makers that a text names: its words begin words of the name, or all of the name's words are in the text. */
const makersNamed = (companies: readonly CompanySummary[], text: string): readonly CompanySummary[] => {
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

const GROUPS = SAME.map((group) => group.map((word) => stem(foldText(word))))

/**
 * Those whose names hold more of the words of the text, or others for the same, before those that hold fewer; else as
 * the server sends them.
 */
const byNames = <T extends { readonly name: string }>(items: readonly T[], text: string): readonly T[] => {
  const wanted = stemsOf(text)
    .filter((word) => !JOINING.has(word) && !FILLING.has(word))
    .map((word) => GROUPS.find((group) => group.includes(word)) ?? [word])
  const held = new Map<T, number>()
  for (const item of items) {
    const own = stemsOf(item.name)
    held.set(item, wanted.filter((words) => words.some((word) => own.includes(word))).length)
  }
  return items.toSorted((a, b) => (held.get(b) ?? 0) - (held.get(a) ?? 0))
}
