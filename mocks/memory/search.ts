import type { ProductSummary } from '../../src/domain/catalogue.ts'
import { foldText } from '../../src/domain/text.ts'
import type { Shop } from '../shop.ts'

/** What buyers call the same thing, folded and singular. */
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

/** Singular and plural meet here: «pantalones» and «pantalón», «bloques» and «bloque». */
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

/** Each word of the query with everything it may stand for. Empty when there is nothing to look for. */
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
  suggest(typed: string): readonly string[]
}

const MOST_SUGGESTIONS = 20

export const createSearcher = (shop: Shop, categoryNames: readonly string[]): Searcher => {
  interface Entry {
    readonly product: ProductSummary
    readonly name: string
    readonly rest: string
  }
  let entries: Entry[] | null = null
  const stemmed = new Map<string, string>()
  const cached = (text: string) => {
    let known = stemmed.get(text)
    if (known === undefined) stemmed.set(text, (known = stemsOf(text)))
    return known
  }
  // Made at the first search: a shop that nobody searches starts without it.
  const index = () =>
    (entries ??= shop.products.map((product) => ({
      product,
      name: stemsOf(product.name),
      rest: [product.category, product.segment, product.town, product.storeName, ...product.colours.map(({ name }) => name)]
        .map(cached)
        .join(''),
    })))

  const search = (query: string): ProductSummary[] => {
    const wanted = meanings(query)
    if (wanted.length === 0) return []
    const named: ProductSummary[] = []
    const related: ProductSummary[] = []
    for (const { product, name, rest } of index()) {
      if (wanted.every((alternatives) => holds(name, alternatives))) named.push(product)
      else if (wanted.every((alternatives) => holds(name, alternatives) || holds(rest, alternatives))) related.push(product)
    }
    return [...named, ...related]
  }

  return {
    search,
    suggest(typed) {
      const wanted = meanings(typed)
      if (wanted.length === 0) return []
      const fits = (name: string) => wanted.every((alternatives) => holds(cached(name), alternatives))
      const stores = shop.stores.filter(({ trade }) => trade !== null).map(({ name }) => name)
      const found = new Set([...categoryNames, ...stores].filter(fits))
      for (const { name } of search(typed)) {
        if (found.size >= MOST_SUGGESTIONS) break
        found.add(name)
      }
      return [...found].slice(0, MOST_SUGGESTIONS)
    },
  }
}
