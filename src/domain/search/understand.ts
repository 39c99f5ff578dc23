import type { CompanySummary, ProductSummary } from '../catalogue/catalogue.ts'
import {
  filterProducts,
  indexProducts,
  NO_FILTERS,
  pricedFor,
  TEXTS,
  type FilterGroup,
  type Filters,
} from '../catalogue/product-filters.ts'
import { distinct, firstUpper, foldText, stem, stemsOf, withoutGender, wordsOf } from '../text.ts'
import { readText, type ShopNames, type Understood, type Wish } from './reading.ts'
import { alike, corrected } from './spelling.ts'
import { DESCRIBING, FILLING, GARMENTS, isGarment, JOINING, keyOf, SAME } from './words.ts'

/** The shop's own names. `others`, of its categories and makers, matter only for the spelling. */
export interface Vocabulary extends ShopNames {
  readonly others?: readonly string[]
}

export const NO_VOCABULARY: Vocabulary = { segments: [], towns: [] }

/** A search in place of a text that found nothing. */
type Attempt = Readonly<{
  /** The text to look for, or the name of a segment, whose list is then read whole. */
  text: string
  kind: 'text' | 'segment'
}>

/** The meaning of a search's text. The one entry to this folder; `.github/busqueda.md` tells what it does. */
export const understand = (text: string, vocabulary: Vocabulary) => {
  const meaning = readText(text, vocabulary)
  const { segments, towns, others = [] } = vocabulary
  return {
    ...meaning,
    /** Searches for a server that found nothing for the text itself. */
    attempts: attempts(text, meaning),
    leftOutOf: (attempt: Attempt) => leftOutWords(attempt, meaning),
    /** An attempt's title in the words of the text, with those of its filters that are on. */
    nameOf: (attempt: Attempt, isOn: (wish: Wish) => boolean) => nameOf(attempt, meaning, isOn),
    /** The wishes as filters of an attempt's products. A segment's own list needs no filter by it. */
    filtersFor: (attempt: Attempt, products: readonly ProductSummary[]) =>
      fitTo(products, { ...meaning, wishes: meaning.wishes.filter((wish) => !isAskedBy(attempt, wish)) }),
    coloursIn: (products: readonly ProductSummary[]) =>
      valuesOf('colours', products, meaning.wishes).flatMap(({ values }) => values),
    /** The text spelt right; null if it is, or is like nothing known. `results`: texts of the results. */
    correction: (results?: readonly string[]) => corrected(text, [...segments, ...towns, ...others], results),
    /** The text with «talla», without which a server takes a size for letters: «playera ch» → «playera talla CH». */
    withSizeSaid: () =>
      meaning.parts.some(({ wish }) => wish?.kind === 'sizes') && !/\btallas?\b/i.test(text)
        ? meaning.parts.map((part) => part.text).join(' ')
        : null,
    alikeOf: <T extends { name: string }>(items: readonly T[]) => alike(text, items),
    /** The products that are called what the text looks for, and those that a server found for another reason. */
    split: (products: readonly ProductSummary[], words = meaning.words) => split(byNames(products, text), words),
    makersOf: (companies: readonly CompanySummary[]) => makersNamed(companies, text),
  }
}

const isAskedBy = ({ kind, text }: Attempt, wish: Wish) =>
  kind === 'segment' && wish.kind === 'segments' && wish.name === text

export type Understanding = ReturnType<typeof understand>

const SAME_STEMS = SAME.map((group) => group.map((word) => stem(foldText(word))))

/** A text without words at its beginning that only join. */
const withoutJoining = (text: string) => text.replace(/^(?:(?:de|del|la|el|con|en|para|y|a|al|color|tipo) )+/, '')

/** Known words in the singular, which a server that compares letters finds in the plural too. */
const inSingular = (words: readonly string[]) =>
  withoutJoining(
    words
      .map((word) => word.replace(/\S+$/, (noun) => GARMENTS.get(keyOf(noun)) ?? DESCRIBING.get(keyOf(noun)) ?? noun))
      .join(' '),
  )

/**
 * Attempts are at most two searches, the narrowest and the widest: all words but the filters', those that are known,
 * the garment alone, and the garment by its commonest name. Without a garment, the segment; never everything that the shop has.
 */
const attempts = (typed: string, { words, wishes }: Understood) => {
  const knownWords = words.filter((word) => isGarment(word) || DESCRIBING.has(keyOf(word)))
  const garment = words.find(isGarment)
  const group = SAME_STEMS.findIndex((stems) => garment !== undefined && stems.includes(keyOf(garment)))
  const texts = [words, knownWords, words.filter((word) => word === garment), SAME[group]?.slice(0, 1) ?? []].map(
    inSingular,
  )
  const [first, ...wider] = [...new Set(texts)].filter((text) => text !== '' && text !== typed.trim().toLowerCase())
  const segments = garment === undefined ? wishes.filter(({ kind }) => kind === 'segments') : []
  return [
    ...[first, wider.at(-1)].flatMap((text) => (text === undefined ? [] : [{ text, kind: 'text' as const }])),
    ...segments.map(({ name }) => ({ text: name, kind: 'segment' as const })),
  ].slice(0, 2)
}

/** The stems of a text, and those of other names of the same garments. */
const stemsWithNames = (text: string) => {
  const used = stemsOf(text)
  return [...used, ...SAME_STEMS.filter((group) => used.some((word) => group.includes(word))).flat()]
}

/** The words that an attempt leaves out. Another name of the same garment leaves nothing out. */
const leftOutWords = ({ text }: Attempt, { words, refused }: Understood) => {
  const used = stemsWithNames(text)
  const out = words.filter((word) => !used.includes(keyOf(word))).map(withoutJoining)
  return refused === '' ? out : [...out, refused]
}

const nameOf = (attempt: Attempt, { parts }: Understood, isOn: (wish: Wish) => boolean) => {
  const { text } = attempt
  const used = stemsOf(text)
  const same = stemsWithNames(text)
  const texts = parts.flatMap(({ text: partText, word, wish }) => {
    if (wish) return isOn(wish) || isAskedBy(attempt, wish) ? [partText] : []
    if (word === undefined || used.includes(keyOf(word))) return [partText]
    return same.includes(keyOf(word)) ? [text] : []
  })
  // The word *talla* stands once, before the first of several sizes.
  const title = texts
    .join(' ')
    .replace(
      /(talla \S+)((?: talla \S+)+)/g,
      (_all, first: string, others: string) => first + others.replaceAll(' talla', ','),
    )
  return firstUpper(withoutJoining(title) || text)
}

/** The stems of texts, whatever the gender: «blusa bordada» is called «Blusa bordado Flor» too. */
const looseStems = (texts: readonly string[]) =>
  wordsOf(texts.join(' '))
    .filter((word) => !JOINING.has(word))
    .map((word) => withoutGender(stem(word)))

/** The products with the garment in the name or the category and, if there are such, the other words as well. */
const split = (products: readonly ProductSummary[], words: readonly string[]) => {
  const garments = looseStems(words.filter(isGarment))
  const others = looseStems(words.filter((word) => !isGarment(word)))
  const called = products.filter(({ name, category }) => {
    const stems = looseStems([name, category])
    return garments.every((word) => stems.includes(word))
  })
  const matching = called.filter(({ name, category, storeName, town, key }) => {
    const stems = looseStems([name, category, storeName, town, key])
    return others.every((word) => stems.includes(word))
  })
  const exact = [matching, called, products].find(({ length }) => length > 0) ?? []
  return { exact, wider: products.filter((product) => !exact.includes(product)) }
}

const KINDS = ['segments', 'colours', 'towns', 'sizes'] as const

const valuesOf = (kind: Wish['kind'], products: readonly ProductSummary[], wishes: readonly Wish[]) => {
  const wanted = wishes.filter((wish) => wish.kind === kind)
  const listed = wanted.length === 0 ? [] : distinct(new Set(products.flatMap(TEXTS[kind])))
  return wanted.map(({ name, fits }) => ({ kind, name, values: listed.filter(fits) }))
}

/** Wishes as filters of a list, in the list's own words; one that would leave nothing is left out. */
const fitTo = (products: readonly ProductSummary[], { wishes, priceFrom, priceTo, sort, pieces }: Understood) => {
  const index = pricedFor(indexProducts(products), pieces)
  const gives = (tried: Filters) => filterProducts(index, tried, 'relevancia').length > 0
  let filters: Filters = { ...NO_FILTERS, pieces }
  /** The values of each wish that is now a filter. */
  const groups: FilterGroup[] = []
  for (const kind of KINDS) {
    const fitting = valuesOf(kind, products, wishes).filter(({ values }) => values.length > 0)
    const tried = { ...filters, [kind]: distinct(fitting.flatMap(({ values }) => values)) }
    if (fitting.length === 0 || !gives(tried)) continue
    filters = tried
    groups.push(...fitting)
  }
  const priced = { ...filters, priceFrom, priceTo }
  const fitsPrice = gives(priced)
  return {
    filters: fitsPrice ? priced : filters,
    sort,
    groups,
    /** Wishes that nothing in the list meets together with the others. */
    leftOut: wishes.filter(({ kind, name }) => !groups.some((group) => group.kind === kind && group.name === name)),
    withoutPrice: !fitsPrice,
  }
}

const MOST_MAKERS = 3

/** The makers that a text names: its words begin words of the name, or all of the name's words are in the text. */
const makersNamed = (companies: readonly CompanySummary[], text: string) => {
  const wanted = wordsOf(text).filter((word) => !JOINING.has(word))
  if (!wanted.some((word) => word.length > 2)) return []
  return companies
    .filter(({ name }) => {
      const parts = wordsOf(name).filter((word) => !JOINING.has(word))
      return (
        wanted.every((word) => parts.some((part) => part.startsWith(word))) ||
        (parts.length > 0 && parts.every((word) => wanted.includes(word)))
      )
    })
    .slice(0, MOST_MAKERS)
}

/**
 * Items whose names hold more of the words of the text, or others for the same, before those that hold fewer; else in
 * the server's order.
 */
const byNames = <T extends { name: string }>(items: readonly T[], text: string) => {
  const wanted = stemsOf(text)
    .filter((word) => !JOINING.has(word) && !FILLING.has(word))
    .map((word) => SAME_STEMS.find((group) => group.includes(word)) ?? [word])
  const counts = new Map<T, number>()
  for (const item of items) {
    const stems = stemsOf(item.name)
    counts.set(item, wanted.filter((words) => words.some((word) => stems.includes(word))).length)
  }
  return items.toSorted((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0))
}
