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
} from './product-filters.ts'
import { foldText } from '../text.ts'

/** `count`: the products if it were the only value of its kind; with 0 it cannot be chosen. */
export interface FacetValue {
  readonly value: string
  readonly count: number
}

interface ColourFacet extends FacetValue {
  readonly hex: string | null
}

/** The values of each kind, in the order in which they are offered. */
export interface Facets extends ByKind<readonly FacetValue[]> {
  readonly colours: readonly ColourFacet[]
  /** The cheapest and dearest of the whole list; null where nothing has a price. */
  readonly prices: { readonly from: Centavos; readonly to: Centavos } | null
}

interface Tally extends FacetValue {
  readonly key: string
  readonly product: ProductSummary
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

/** The values to choose from, each with the number of products that it would give. */
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
  const shown = (kind: FilterKind) => [...tallies[kind].values()].filter(({ key }) => key !== '')
  return {
    ...byKind((kind) =>
      shown(kind)
        .sort(FACET_ORDERS[kind] ?? byFrequency)
        .map(({ value, count }) => ({ value, count })),
    ),
    colours: shown('colours')
      .sort(byFrequency)
      .map(({ value, count, product }) => ({
        value,
        count,
        hex: product.colours.find(({ name }) => name === value)?.hex ?? null,
      })),
    prices: from > to ? null : { from, to },
  }
}
