import type { CompanySummary, ProductSummary } from '../catalogue/catalogue.ts'
import { attempts, leftOutWords, type Attempt } from './attempts.ts'
import { fitTo, valuesOf } from './fit.ts'
import { makersNamed } from './makers.ts'
import { byNames } from './ranking.ts'
import { readText, type ShopNames } from './reading.ts'
import { alike, corrected } from './spelling.ts'

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
    alikeOf: <T extends { readonly name: string }>(things: readonly T[]) => alike(text, things),
    ranked: (products: readonly ProductSummary[]) => byNames(products, text),
    makersOf: (companies: readonly CompanySummary[]) => makersNamed(companies, text),
  }
}

export type Understanding = ReturnType<typeof understand>
