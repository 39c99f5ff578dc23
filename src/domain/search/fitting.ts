import type { ProductSummary } from '../catalogue/catalogue.ts'
import { filterProducts, indexProducts, NO_FILTERS, type Filters, type Indexed, type Sort } from '../catalogue/product-filters.ts'
import { foldText } from '../text.ts'
import type { Understood } from './understand.ts'
import { stem, wordsOf } from './words.ts'

/** The filters of a search, in the words that the list's products use. */
export interface Fitted {
  readonly filters: Filters
  readonly sort: Sort
  /** What was understood but left out, because nothing in the list has it: `talla 8`, `menos de $60`. */
  readonly leftOut: readonly (keyof Filters)[]
}

const unique = (names: Iterable<string>): readonly string[] => {
  const byKey = new Map<string, string>()
  for (const name of names) if (name !== '' && !byKey.has(foldText(name))) byKey.set(foldText(name), name)
  return [...byKey.values()]
}

const firstUpper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

const holds = (name: string, wanted: string): boolean => {
  const own = wordsOf(name).map(stem)
  return wordsOf(wanted).every((word) => own.includes(stem(word)))
}

/** The names of the list that a colour or a town means; the word itself where the list has none. */
const meant = (names: readonly string[], wanted: string, shades: readonly string[]): readonly string[] => {
  for (const shade of shades) {
    const exact = names.filter((name) => foldText(name) === shade)
    if (shades.length === 1 && exact.length > 0) return exact
  }
  const found = names.filter((name) => shades.some((shade) => holds(name, shade)))
  return found.length > 0 ? found : [firstUpper(wanted)]
}

/** Filters dropped one after the other until something matches, the least important first. */
const GIVEN_UP: readonly (readonly (keyof Filters)[])[] = [['priceFrom', 'priceTo'], ['sizes'], ['towns'], ['colours'], ['segments']]

const without = (filters: Filters, kinds: readonly (keyof Filters)[]): Filters => ({
  ...filters,
  ...Object.fromEntries(kinds.map((kind) => [kind, NO_FILTERS[kind]])),
})

const isUsed = (filters: Filters, kind: keyof Filters): boolean => {
  const value = filters[kind]
  return Array.isArray(value) ? value.length > 0 : value !== null
}

const relaxed = (index: readonly Indexed[], filters: Filters): { filters: Filters; leftOut: readonly (keyof Filters)[] } => {
  const gives = (tried: Filters) => filterProducts(index, tried, 'relevancia').length > 0
  if (index.length === 0 || gives(filters)) return { filters, leftOut: [] }
  const used = GIVEN_UP.map((kinds) => kinds.filter((kind) => isUsed(filters, kind))).filter((kinds) => kinds.length > 0)
  const one = used.find((kinds) => gives(without(filters, kinds)))
  if (one !== undefined) return { filters: without(filters, one), leftOut: one }
  for (let count = 2; count <= used.length; count += 1) {
    const out = used.slice(0, count).flat()
    if (gives(without(filters, out))) return { filters: without(filters, out), leftOut: out }
  }
  return { filters, leftOut: [] }
}

/** The understood filters with the names that the list's products use. Drops filters until something matches. */
export const fitTo = (products: readonly ProductSummary[], understood: Understood): Fitted => {
  const { segments, sizes, colours, towns, priceFrom, priceTo, sort } = understood
  const ownSizes = unique(products.flatMap((product) => product.sizes))
  const ownColours = unique(products.flatMap((product) => product.colours.map(({ name }) => name)))
  const ownTowns = unique(products.map((product) => product.town))
  const sizeOf = (ways: readonly string[]): readonly string[] => {
    const keys = new Set(ways.map(foldText))
    const found = ownSizes.filter((own) => keys.has(foldText(own)))
    return found.length > 0 ? found : ways.slice(0, 1)
  }
  const filters: Filters = {
    ...NO_FILTERS,
    segments,
    sizes: unique(sizes.flatMap(sizeOf)),
    colours: unique(colours.flatMap(({ name, shades }) => meant(ownColours, name, shades))),
    towns: unique(towns.flatMap((name) => meant(ownTowns, name, [name]))),
    priceFrom,
    priceTo,
  }
  const fitting = relaxed(indexProducts(products), filters)
  return { ...fitting, sort }
}
