import type { ProductSummary } from '../catalogue/catalogue.ts'
import {
  activeFilters,
  filterProducts,
  indexProducts,
  NO_FILTERS,
  type FilterGroup,
  type Filters,
  type Indexed,
  type Sort,
} from '../catalogue/product-filters.ts'
import { distinct, firstUpper, foldText } from '../text.ts'
import { inOtherWords } from './spelling.ts'
import type { Understood } from './understand.ts'
import { stemsOf } from './words.ts'

/** The filters of a search, in the words that the list's products use. */
export interface Fitted {
  readonly filters: Filters
  readonly sort: Sort
  /** What was understood but left out, because nothing in the list has it: `talla 8`, `menos de $60`. */
  readonly leftOut: readonly (keyof Filters)[]
  /** What one word gave several values to. */
  readonly groups: readonly FilterGroup[]
}

/** Whether a name has all of these words, in singular or plural. */
export const holds = (name: string, wanted: string): boolean => {
  const own = stemsOf(name)
  const stems = stemsOf(wanted)
  return stems.length > 0 && stems.every((each) => own.includes(each))
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

/**
 * The categories that a search names, whole or by its first word, which in Spanish is the garment. What is called so
 * stays,
 * whatever its category. Null where the server does not say the category of what it found.
 */
const categoriesOf = (products: readonly ProductSummary[], rest: string): FilterGroup | null => {
  const own = distinct(products.map(({ category }) => category))
  for (const asked of new Set([rest, rest.split(' ', 1)[0] ?? ''])) {
    const forms = [asked, ...inOtherWords(asked)]
    const named = own.filter((name) => forms.some((form) => holds(name, form)))
    const name = named.toSorted((a, b) => a.length - b.length)[0]
    if (name === undefined) continue
    const values = new Set(named.map(foldText))
    for (const product of products) {
      const category = foldText(product.category)
      if (!values.has(category) && forms.some((form) => holds(product.name, form))) values.add(category)
    }
    return values.has('')
      ? null
      : { kind: 'categories', name, values: own.filter((each) => values.has(foldText(each))) }
  }
  return null
}

/** Filters dropped one after the other until something matches, the least important first. */
const GIVEN_UP: readonly (readonly (keyof Filters)[])[] = [
  ['categories'],
  ['priceFrom', 'priceTo'],
  ['sizes'],
  ['towns'],
  ['colours'],
  ['segments'],
]

const without = (filters: Filters, kinds: readonly (keyof Filters)[]): Filters => ({
  ...filters,
  ...Object.fromEntries(kinds.map((kind) => [kind, NO_FILTERS[kind]])),
})

const isUsed = (filters: Filters, kind: keyof Filters): boolean => {
  const value = filters[kind]
  return Array.isArray(value) ? value.length > 0 : value !== null
}

const relaxed = (
  index: readonly Indexed[],
  filters: Filters,
): { filters: Filters; leftOut: readonly (keyof Filters)[] } => {
  const gives = (tried: Filters) => filterProducts(index, tried, 'relevancia').length > 0
  if (index.length === 0 || gives(filters)) return { filters, leftOut: [] }
  const used = GIVEN_UP.map((kinds) => kinds.filter((kind) => isUsed(filters, kind))).filter(
    (kinds) => kinds.length > 0,
  )
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
  const ownSizes = distinct(products.flatMap((product) => product.sizes))
  const ownColours = distinct(products.flatMap((product) => product.colours.map(({ name }) => name)))
  const ownTowns = distinct(products.map((product) => product.town))
  const sizeOf = (ways: readonly string[]): readonly string[] => {
    const keys = new Set(ways.map(foldText))
    const found = ownSizes.filter((own) => keys.has(foldText(own)))
    return found.length > 0 ? found : ways.slice(0, 1)
  }
  const named: readonly FilterGroup[] = [
    ...colours.map(({ name, shades }) => ({
      kind: 'colours' as const,
      name: firstUpper(name),
      values: meant(ownColours, name, shades),
    })),
    ...towns.map((name) => ({ kind: 'towns' as const, name, values: meant(ownTowns, name, [name]) })),
  ]
  const valuesOf = (wanted: FilterGroup['kind']) =>
    distinct(named.flatMap(({ kind, values }) => (kind === wanted ? values : [])))
  const wanted: Filters = {
    ...NO_FILTERS,
    segments,
    sizes: distinct(sizes.flatMap(sizeOf)),
    colours: valuesOf('colours'),
    towns: valuesOf('towns'),
    priceFrom,
    priceTo,
  }
  // Words alone are the server's to answer, whole; beside filters, the garment is one of them.
  const garment = activeFilters(wanted).length > 0 ? categoriesOf(products, understood.rest) : null
  const groups = garment === null ? named : [garment, ...named]
  const filters: Filters = { ...wanted, categories: garment?.values ?? [] }
  return {
    ...relaxed(indexProducts(products), filters),
    sort,
    groups: groups.filter(({ values }) => values.length > 1),
  }
}
