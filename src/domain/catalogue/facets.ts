import { compareSizes, type Centavos, type ProductSummary } from './catalogue.ts'
import {
  byKind,
  FILTER_KINDS,
  hasAny,
  hasPrice,
  keysOf,
  TEXTS,
  type ByKind,
  type FilterKind,
  type Filters,
  type Indexed,
  chipsOf,
  filterProducts,
  indexProducts,
  pricedFor,
  type Sort,
} from './product-filters.ts'
import { foldText, groupBy } from '../text.ts'

/** `count`: the products if it were the only value of its kind; with 0 it cannot be chosen. */
export type FacetValue = Readonly<{
  value: string
  count: number
  /** A colour's tint, where its product says it. */
  hex: string | null
}>

/** The values of each kind, in the order in which they are offered. */
export interface Facets extends ByKind<readonly FacetValue[]> {
  /** The cheapest and dearest of the whole list; null where nothing has a price. */
  readonly prices: { readonly from: Centavos; readonly to: Centavos } | null
}

interface Tally {
  key: string
  value: string
  product: ProductSummary
  total: number
  count: number
}

/** A value is shown as the first product that has it writes it. */
const shownText = (kind: FilterKind, product: ProductSummary, key: string) =>
  TEXTS[kind](product).find((text) => foldText(text) === key) ?? key

/** The most frequent in the whole list first, so that values do not move when one is chosen. */
const byFrequency = (a: Tally, b: Tally) => b.total - a.total || (a.key < b.key ? -1 : 1)

/** The order of the values of a kind, where it is not that of frequency. */
const FACET_ORDERS: Partial<ByKind<(a: Tally, b: Tally) => number>> = {
  sizes: (a, b) => compareSizes(a.value, b.value),
  minimums: (a, b) => Number(a.value) - Number(b.value),
}
export const facetsOf = (index: readonly Indexed[], filters: Filters): Facets => {
  const wanted = keysOf(filters)
  const tallies = byKind(() => new Map<string, Tally>())
  let from = Infinity
  let to = -Infinity
  for (const item of index) {
    const { product, price } = item
    if (price !== null) {
      from = Math.min(from, price)
      to = Math.max(to, price)
    }
    // A value counts the products that match the filters of all other kinds.
    const against = FILTER_KINDS.filter((kind) => !hasAny(wanted[kind], item[kind]))
    const priced = hasPrice(filters, price)
    for (const kind of FILTER_KINDS) {
      const counts = priced && (against.length === 0 || (against.length === 1 && against[0] === kind))
      for (const key of item[kind]) {
        let tally = tallies[kind].get(key)
        if (tally === undefined)
          tallies[kind].set(key, (tally = { key, value: shownText(kind, product, key), product, total: 0, count: 0 }))
        tally.total += 1
        if (counts) tally.count += 1
      }
    }
  }
  return {
    ...byKind((kind) =>
      [...tallies[kind].values()]
        .filter(({ key }) => key !== '')
        .sort(FACET_ORDERS[kind] ?? byFrequency)
        .map(({ value, count, product }) => ({
          value,
          count,
          hex: (kind === 'colours' && product.colours.find(({ name }) => name === value)?.hex) || null,
        })),
    ),
    prices: from > to ? null : { from, to },
  }
}

/** Sizes that are cut by the same measure, and the segments that mostly come in them. */
export type SizeGroup = Readonly<{
  /** The most frequent first; at most three. */
  segments: readonly string[]
  sizes: ReadonlySet<string>
}>

/**
 * A size's measure: of babies, letters, children's numbers, small shoes, adults' trousers and shoes, hats, in order.
 */
const familyOf = (size: string) => {
  if (/^(?:\d+\s*-\s*\d+ ?m|prematuro|recien nacido|rn$)/.test(size)) return 0
  const number = /^\d+(?:[.,]\d+)?(?=[a-d]?$)/.exec(size)?.[0]
  if (number === undefined) return 1
  const value = Number(number.replace(',', '.'))
  return value < 17 ? 2 : value < 26 ? 3 : value < 50 ? 4 : 5
}

const MOST_SEGMENTS = 3
/** A segment with less than this share of a group does not name it. */
const LEAST_SHARE = 0.15

/**
 * The sizes of a list grouped by their measure, each in one group, in garment order. Empty where a single segment or a
 * single group would be named.
 */
export const sizeGroups = (index: readonly Indexed[]): readonly SizeGroup[] => {
  const sold = index.flatMap(({ product: { segment }, sizes }) => sizes.map((size) => ({ size, segment })))
  const groups = groupBy(
    groupBy(sold, ({ size }) => size),
    ([size]) => familyOf(size),
  )
  const segments = new Set(index.flatMap((item) => item.segments.filter(Boolean)))
  if (segments.size < 2 || groups.size < 2) return []
  return [...groups]
    .sort(([a], [b]) => a - b)
    .map(([, sizes]) => {
      const names = sizes.flatMap(([, rows]) => rows.map(({ segment }) => segment).filter(Boolean))
      const bySegment = [...groupBy(names, (name) => name)].sort(([, a], [, b]) => b.length - a.length)
      return {
        sizes: new Set(sizes.map(([size]) => size)),
        segments: bySegment
          .filter(([, { length }]) => length >= names.length * LEAST_SHARE)
          .slice(0, MOST_SEGMENTS)
          .map(([name]) => name),
      }
    })
}

export const groupOf = (groups: readonly SizeGroup[], size: string) => {
  const key = foldText(size)
  return groups.find(({ sizes }) => sizes.has(key))
}

export type ListQuery = Readonly<{
  products: readonly ProductSummary[]
  filters: Filters
  sort: Sort
}>

export const isNarrowed = ({ filters, sort }: ListQuery) => sort !== 'relevancia' || chipsOf(filters).length > 0

/** A memo: a filter that is changed needs no new index. */
const indexes = new WeakMap<ListQuery['products'], readonly Indexed[]>()
const indexOf = (products: ListQuery['products']) => {
  const index = indexes.get(products) ?? indexProducts(products)
  indexes.set(products, index)
  return index
}

/** The products of a list in their order, and its facets: a pass over all of them. */
export const narrowedList = (query: ListQuery) => {
  const { products, filters, sort } = query
  const index = pricedFor(indexOf(products), filters.pieces)
  return {
    facets: facetsOf(index, filters),
    sizeGroups: sizeGroups(index),
    matching: isNarrowed(query) ? filterProducts(index, filters, sort) : products,
  }
}
