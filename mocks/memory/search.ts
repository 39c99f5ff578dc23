import type { ProductSummary, Suggestion } from '../../src/domain/catalogue/catalogue.ts'
import { foldText } from '../../src/domain/text.ts'
import { remembered, type Shop } from '../shop.ts'

/** Synonyms, folded and singular. */
const SYNONYMS: readonly (readonly string[])[] = [
  ['playera', 'camiseta', 'remera', 'polera'],
  ['chamarra', 'chaqueta', 'campera', 'cazadora'],
  ['tenis', 'zapatilla', 'sneaker'],
  ['sudadera', 'hoodie', 'buzo'],
  ['sueter', 'pulover', 'chompa', 'cardigan'],
  ['jeans', 'mezclilla', 'vaquero', 'denim'],
  ['calceta', 'calcetin', 'tines', 'media'],
  ['brasier', 'sosten', 'sujetador', 'bra', 'corpino'],
  ['pantaleta', 'calzon', 'braga', 'bikini'],
  ['boxer', 'calzoncillo', 'trusa'],
  ['bolsa', 'bolso', 'cartera'],
  ['sandalia', 'huarache', 'chancla', 'guarache'],
  ['gorra', 'cachucha'],
  ['mandil', 'delantal'],
  ['leggings', 'mallas', 'mallon', 'licra'],
  ['pijama', 'piyama'],
  ['cobija', 'manta', 'frazada'],
  ['mameluco', 'enterito'],
  ['cinturon', 'cinto', 'correa'],
  ['dama', 'mujer', 'señora'],
  ['caballero', 'hombre', 'señor'],
  ['botin', 'bota'],
  ['poncho', 'ruana', 'gaban', 'capa'],
  ['overol', 'jardinera', 'peto'],
  ['short', 'bermuda', 'pantaloncillo'],
  ['uniforme', 'filipina'],
  // Colours stand in the masculine; buyers make them agree with the garment.
  ['negro', 'negra'],
  ['blanco', 'blanca'],
  ['rojo', 'roja'],
  ['amarillo', 'amarilla'],
  ['morado', 'morada'],
]

const STOP_WORDS = new Set(['de', 'del', 'la', 'el', 'los', 'las', 'con', 'para', 'y', 'a', 'al', 'en', 'por', 'un', 'una', 'mayoreo', 'ropa'])

/** A common stem of singular and plural: «pantalones» and «pantalón», «bloques» and «bloque». */
const stem = (word: string): string => {
  if (word.length <= 3) return word
  const singular = word.replace(/s$/, '')
  return singular.replace(/([^aeiou])e$/, '$1')
}

const words = (text: string): string[] => foldText(text).split(/[^a-z0-9]+/).filter((word) => word !== '')

const MEANINGS = new Map<string, readonly string[]>()
for (const group of SYNONYMS) {
  const stems = group.map((word) => stem(foldText(word)))
  for (const each of stems) MEANINGS.set(each, stems)
}

const stemsOf = (text: string): string => ` ${words(text).map(stem).join(' ')} `

/** Each word of the query with its synonyms. Empty for a query without words. */
const meanings = (query: string): (readonly string[])[] =>
  words(query)
    .filter((word) => !STOP_WORDS.has(word))
    .map(stem)
    .map((word) => MEANINGS.get(word) ?? [word])

const holds = (haystack: string, alternatives: readonly string[]): boolean =>
  alternatives.some((word) => haystack.includes(` ${word}`))

export interface Searcher {
  /** Products that hold every word of the query, those that hold them in their name first, then the newest. */
  search(query: string): readonly ProductSummary[]
  /** Names for the words typed so far; the site cuts. */
  suggest(typed: string): readonly Suggestion[]
}

const MOST_SUGGESTIONS = 20

/** Every product by every word that describes it. Built at the first search. */
interface Index {
  /** By position in the shop's list: the stems of its name, and of what else describes it. */
  readonly names: readonly string[]
  readonly rests: readonly string[]
  /** All stems, in order. */
  readonly vocabulary: readonly string[]
  /** Positions of the products that a stem names or describes. */
  readonly places: ReadonlyMap<string, readonly number[]>
}

const makeIndex = (products: readonly ProductSummary[]): Index => {
  const stems = remembered((word) => stem(foldText(word)))
  const stemsIn = (text: string) => ` ${text.split(/[^\p{L}\p{N}\p{M}]+/u).filter((word) => word !== '').map(stems).join(' ')} `
  const stemmed = remembered(stemsIn)
  const places = new Map<string, number[]>()
  const names: string[] = []
  const rests: string[] = []
  products.forEach((product, place) => {
    // Hardly two products share a name, so names are not cached.
    const name = stemsIn(product.name)
    const rest = [product.category, product.segment, product.town, product.storeName, ...product.colours.map((colour) => colour.name)]
      .map(stemmed)
      .join('')
    names.push(name)
    rests.push(rest)
    for (const word of `${name}${rest}`.split(' ')) {
      if (word === '') continue
      const known = places.get(word)
      if (known === undefined) places.set(word, [place])
      else if (known.at(-1) !== place) known.push(place)
    }
  })
  return { names, rests, vocabulary: [...places.keys()].sort(), places }
}

const made = new WeakMap<readonly ProductSummary[], Index>()

/** The products of a shop never change: one index for all simulations of it. */
const indexOf = (products: readonly ProductSummary[]): Index => {
  const known = made.get(products)
  if (known !== undefined) return known
  const index = makeIndex(products)
  made.set(products, index)
  return index
}

/** The position of a text in a sorted list, or where it would be inserted. */
const placeOf = (sorted: readonly string[], text: string): number => {
  let [from, to] = [0, sorted.length]
  while (from < to) {
    const middle = (from + to) >> 1
    if ((sorted[middle] ?? '') < text) from = middle + 1
    else to = middle
  }
  return from
}

export const createSearcher = (shop: Shop, categoryNames: readonly string[]): Searcher => {
  const stemmed = remembered(stemsOf)
  let marks = new Uint8Array(0)

  /** Places of the products that hold the rarest of the words, in the shop's order. */
  const candidates = ({ vocabulary, places }: Index, wanted: readonly (readonly string[])[]): readonly number[] => {
    let rarest: (readonly number[])[] = []
    let least = Infinity
    for (const alternatives of wanted) {
      const lists: (readonly number[])[] = []
      for (const word of alternatives) {
        for (let at = placeOf(vocabulary, word); vocabulary[at]?.startsWith(word); at++) {
          lists.push(places.get(vocabulary[at] ?? '') ?? [])
        }
      }
      const many = lists.reduce((sum, { length }) => sum + length, 0)
      if (many < least) [rarest, least] = [lists, many]
    }
    if (rarest.length <= 1) return rarest[0] ?? []
    marks = marks.length === shop.products.length ? marks.fill(0) : new Uint8Array(shop.products.length)
    for (const list of rarest) for (const place of list) marks[place] = 1
    const found: number[] = []
    for (let place = marks.indexOf(1); place >= 0; place = marks.indexOf(1, place + 1)) found.push(place)
    return found
  }

  /** Those that hold every word in their name, then those that hold them elsewhere; lazily. */
  function* matches(query: string): Generator<ProductSummary, void> {
    const wanted = meanings(query)
    if (wanted.length === 0) return
    const index = indexOf(shop.products)
    const places = candidates(index, wanted)
    const others: number[] = []
    for (const place of places) {
      const product = shop.products[place]
      const name = index.names[place] ?? ''
      if (product !== undefined && wanted.every((alternatives) => holds(name, alternatives))) yield product
      else others.push(place)
    }
    for (const place of others) {
      const product = shop.products[place]
      const whole = `${index.names[place]}${index.rests[place]}`
      if (product !== undefined && wanted.every((alternatives) => holds(whole, alternatives))) yield product
    }
  }

  return {
    search: (query) => [...matches(query)],
    suggest(typed) {
      const wanted = meanings(typed)
      if (wanted.length === 0) return []
      const fits = (name: string) => wanted.every((alternatives) => holds(stemmed(name), alternatives))
      const stores = shop.stores.filter(({ trade }) => trade !== null).map(({ name }) => name)
      const found = new Map([...categoryNames, ...stores].filter(fits).map((name) => [name, { name, image: null, category: '' } as Suggestion]))
      for (const { name, image, category } of matches(typed)) {
        if (found.size >= MOST_SUGGESTIONS) break
        if (!found.has(name)) found.set(name, { name, image, category })
      }
      return [...found.values()].slice(0, MOST_SUGGESTIONS)
    },
  }
}
