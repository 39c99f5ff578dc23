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

/** What is searched for instead of a text that found nothing. */
type Attempt = Readonly<{
  /** The text to look for, or the name of a segment, whose list is then read whole. */
  text: string
  kind: 'text' | 'segment'
}>

/** What the text of a search says. The one entry to this folder; `.github/busqueda.md` tells what it does. */
export const understand = (text: string, vocabulary: Vocabulary) => {
  const read = readText(text, vocabulary)
  const { segments, towns, others = [] } = vocabulary
  return {
    ...read,
    /** What to ask a server for that found nothing for the text itself. */
    attempts: attempts(text, read),
    leftOutOf: (attempt: Attempt) => leftOutWords(attempt, read),
    /** What an attempt shows, in the words of the text; of its filters those that are on. */
    nameOf: (attempt: Attempt, isOn: (wish: Wish) => boolean) => nameOf(attempt, read, isOn),
    /** As filters of what an attempt found. A segment's own list needs no filter by it. */
    filtersFor: (attempt: Attempt, products: readonly ProductSummary[]) =>
      fitTo(products, { ...read, wishes: read.wishes.filter((wish) => !isAskedBy(attempt, wish)) }),
    coloursIn: (products: readonly ProductSummary[]) =>
      valuesOf('colours', products, read.wishes).flatMap(({ values }) => values),
    /** Null if it is spelt right, or like nothing known. `found`: texts in the results. */
    correction: (found?: readonly string[]) => corrected(text, [...segments, ...towns, ...others], found),
    /** With the word that a server needs not to take a size for letters: «playera ch» → «playera talla CH». */
    withSizeSaid: () =>
      read.parts.some(({ wish }) => wish?.kind === 'sizes') && !/\btallas?\b/i.test(text)
        ? read.parts.map((part) => part.text).join(' ')
        : null,
    alikeOf: <T extends { readonly name: string }>(items: readonly T[]) => alike(text, items),
    /** The products that are called what the text looks for, and those that a server found for another reason. */
    split: (products: readonly ProductSummary[], words = read.words) => split(byNames(products, text), words),
    makersOf: (companies: readonly CompanySummary[]) => makersNamed(companies, text),
  }
}

const isAskedBy = ({ kind, text }: Attempt, wish: Wish) =>
  kind === 'segment' && wish.kind === 'segments' && wish.name === text

export type Understanding = ReturnType<typeof understand>

const SAME_STEMS = SAME.map((group) => group.map((word) => stem(foldText(word))))

/** A text that begins with no word that only joins. */
const withoutJoining = (text: string) => text.replace(/^(?:(?:de|del|la|el|con|en|para|y|a|al|color|tipo) )+/, '')

/** Known words in the singular, which a server that compares letters finds in the plural too. */
const joined = (words: readonly string[]) =>
  withoutJoining(
    words
      .map((word) => word.replace(/\S+$/, (own) => GARMENTS.get(keyOf(own)) ?? DESCRIBING.get(keyOf(own)) ?? own))
      .join(' '),
  )

/**
 * At most two, the narrowest and the widest: all words but the filters', those that are known, the garment alone, and
 * the garment by its commonest name. Without a garment, the segment; never everything that the shop has.
 */
const attempts = (typed: string, { words, wishes }: Understood) => {
  const known = words.filter((word) => isGarment(word) || DESCRIBING.has(keyOf(word)))
  const garment = words.find(isGarment)
  const group = SAME_STEMS.findIndex((stems) => garment !== undefined && stems.includes(keyOf(garment)))
  const texts = [words, known, words.filter((word) => word === garment), SAME[group]?.slice(0, 1) ?? []].map(joined)
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
  const texts = parts.flatMap(({ text: own, word, wish }) => {
    if (wish) return isOn(wish) || isAskedBy(attempt, wish) ? [own] : []
    if (word === undefined || used.includes(keyOf(word))) return [own]
    return same.includes(keyOf(word)) ? [text] : []
  })
  // Of several sizes in a row, the word stands before the first.
  const said = texts
    .join(' ')
    .replace(
      /(talla \S+)((?: talla \S+)+)/g,
      (_all, first: string, others: string) => first + others.replaceAll(' talla', ','),
    )
  return firstUpper(withoutJoining(said) || text)
}

/** Whatever the gender: «blusa bordada» is called «Blusa bordado Flor» too. */
const looseStems = (texts: readonly string[]) =>
  wordsOf(texts.join(' '))
    .filter((word) => !JOINING.has(word))
    .map((word) => withoutGender(stem(word)))

/** Those that have the garment in the name or the category and, if there are such, the other words as well. */
const split = (products: readonly ProductSummary[], words: readonly string[]) => {
  const garments = looseStems(words.filter(isGarment))
  const others = looseStems(words.filter((word) => !isGarment(word)))
  const called = products.filter(({ name, category }) => {
    const own = looseStems([name, category])
    return garments.every((word) => own.includes(word))
  })
  const whole = called.filter(({ name, category, storeName, town, key = '' }) => {
    const own = looseStems([name, category, storeName, town, key])
    return others.every((word) => own.includes(word))
  })
  const exact = [whole, called, products].find(({ length }) => length > 0) ?? []
  return { exact, wider: products.filter((product) => !exact.includes(product)) }
}

const KINDS = ['segments', 'colours', 'towns', 'sizes'] as const

const valuesOf = (kind: Wish['kind'], products: readonly ProductSummary[], wishes: readonly Wish[]) => {
  const wanted = wishes.filter((wish) => wish.kind === kind)
  const own = wanted.length === 0 ? [] : distinct(new Set(products.flatMap(TEXTS[kind])))
  return wanted.map(({ name, fits }) => ({ kind, name, values: own.filter(fits) }))
}

/** As filters of a list, in the list's own words, one after the other; one that would leave nothing is left out. */
const fitTo = (products: readonly ProductSummary[], { wishes, priceFrom, priceTo, sort, pieces }: Understood) => {
  const index = pricedFor(indexProducts(products), pieces)
  const gives = (tried: Filters) => filterProducts(index, tried, 'relevancia').length > 0
  let filters: Filters = { ...NO_FILTERS, pieces }
  /** Of each wish that is now a filter, the values that it stands for. */
  const groups: FilterGroup[] = []
  for (const kind of KINDS) {
    const own = valuesOf(kind, products, wishes).filter(({ values }) => values.length > 0)
    const tried = { ...filters, [kind]: distinct(own.flatMap(({ values }) => values)) }
    if (own.length === 0 || !gives(tried)) continue
    filters = tried
    groups.push(...own)
  }
  const priced = { ...filters, priceFrom, priceTo }
  const fitsPrice = gives(priced)
  return {
    filters: fitsPrice ? priced : filters,
    sort,
    groups,
    /** Nothing in the list meets these together with the others. */
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
      const own = wordsOf(name).filter((word) => !JOINING.has(word))
      return (
        wanted.every((word) => own.some((part) => part.startsWith(word))) ||
        (own.length > 0 && own.every((word) => wanted.includes(word)))
      )
    })
    .slice(0, MOST_MAKERS)
}

/**
 * Those whose names hold more of the words of the text, or others for the same, before those that hold fewer; else as
 * the server sends them.
 */
const byNames = <T extends { readonly name: string }>(items: readonly T[], text: string) => {
  const wanted = stemsOf(text)
    .filter((word) => !JOINING.has(word) && !FILLING.has(word))
    .map((word) => SAME_STEMS.find((group) => group.includes(word)) ?? [word])
  const held = new Map<T, number>()
  for (const item of items) {
    const own = stemsOf(item.name)
    held.set(item, wanted.filter((words) => words.some((word) => own.includes(word))).length)
  }
  return items.toSorted((a, b) => (held.get(b) ?? 0) - (held.get(a) ?? 0))
}
