import { compareSizes, type Centavos, type ProductSummary } from './catalogue.ts'
import { shownPrice } from './tiers.ts'
import { foldText } from '../text.ts'

/** The kinds of values a list is narrowed by, in the order they are offered. */
export const FILTER_KINDS = [
  'segments',
  'categories',
  'sizes',
  'colours',
  'stores',
  'towns',
  'minimums',
  'badges',
] as const
export type FilterKind = (typeof FILTER_KINDS)[number]
type ByKind<T> = Readonly<Record<FilterKind, T>>

export const byKind = <T>(make: (kind: FilterKind) => T): ByKind<T> =>
  Object.fromEntries(FILTER_KINDS.map((kind) => [kind, make(kind)])) as unknown as ByKind<T>

/** The filters of a list: a product must match any one value of every kind. */
export interface Filters extends ByKind<readonly string[]> {
  /** Compared with the price that the product's card says; null leaves that end open. */
  readonly priceFrom: Centavos | null
  readonly priceTo: Centavos | null
}

export const SORTS = ['relevancia', 'nuevos', 'precio-menor', 'precio-mayor'] as const
export type Sort = (typeof SORTS)[number]

/** The state of a list as its address holds it, so that a shared link and Back show the same list. */
export interface ListState extends Filters {
  readonly sort: Sort
  /** How many steps of `PAGE_SIZE` are shown. */
  readonly pages: number
}

export const NO_FILTERS: Filters = { ...byKind(() => []), priceFrom: null, priceTo: null }
/** The value of `badges` for products of verified stores. */
const VERIFIED = 'verificada'

export const sameFilters = (a: Filters, b: Filters): boolean => JSON.stringify(a) === JSON.stringify(b)

/** A product with the values that filters compare, computed once per list. */
export interface Indexed extends ByKind<readonly string[]> {
  readonly product: ProductSummary
  readonly price: Centavos | null
}

/** A memo of `foldText`: long lists repeat a few sizes and colours. */
const keyMaker = (): ((text: string) => string) => {
  const known = new Map<string, string>()
  return (text) => {
    let key = known.get(text)
    if (key === undefined) known.set(text, (key = foldText(text)))
    return key
  }
}

export const indexProducts = (products: readonly ProductSummary[]): readonly Indexed[] => {
  const key = keyMaker()
  return products.map((product) => ({
    product,
    segments: [key(product.segment)],
    categories: [key(product.category)],
    sizes: [...new Set(product.sizes.map(key))],
    colours: [...new Set(product.colours.map(({ name }) => key(name)))],
    stores: [key(product.storeName)],
    towns: [key(product.town)],
    minimums: [String(product.minimum ?? '')],
    badges: product.storeVerified ? [VERIFIED] : [],
    price: shownPrice(product),
  }))
}

export const withKnownSizes = (
  products: readonly ProductSummary[],
  sized: readonly ProductSummary[],
): readonly ProductSummary[] => {
  if (products.every(({ sizes }) => sizes.length > 0)) return products
  const known = new Map(sized.map(({ id, sizes }) => [id, sizes]))
  return products.map((product) =>
    product.sizes.length > 0 ? product : { ...product, sizes: known.get(product.id) ?? [] },
  )
}

const keysOf = (filters: Filters): ByKind<ReadonlySet<string>> => byKind((kind) => new Set(filters[kind].map(foldText)))

const hasAny = (wanted: ReadonlySet<string>, own: readonly string[]) =>
  wanted.size === 0 || own.some((value) => wanted.has(value))

const hasPrice = ({ priceFrom, priceTo }: Filters, price: Centavos | null) =>
  (priceFrom === null && priceTo === null) ||
  (price !== null && price >= (priceFrom ?? 0) && price <= (priceTo ?? Infinity))

const priceOrder = (a: Indexed, b: Indexed, direction: 1 | -1) => {
  // Products without a price come last in both directions.
  if (a.price === null || b.price === null) return Number(a.price === null) - Number(b.price === null)
  return (a.price - b.price) * direction
}

const ORDERS: Readonly<Record<Sort, ((a: Indexed, b: Indexed) => number) | null>> = {
  relevancia: null,
  nuevos: (a, b) => Number(b.product.isNew) - Number(a.product.isNew),
  'precio-menor': (a, b) => priceOrder(a, b, 1),
  'precio-mayor': (a, b) => priceOrder(a, b, -1),
}

/** The matching products, sorted; equal ones keep the server's order. */
export const filterProducts = (index: readonly Indexed[], filters: Filters, sort: Sort): readonly ProductSummary[] => {
  const wanted = keysOf(filters)
  const fitting = index.filter(
    (each) => FILTER_KINDS.every((kind) => hasAny(wanted[kind], each[kind])) && hasPrice(filters, each.price),
  )
  const order = ORDERS[sort]
  return (order === null ? fitting : fitting.toSorted(order)).map(({ product }) => product)
}

/** A value to filter by. `count`: the products if it were the only value of its kind; with 0 it cannot be chosen. */
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
  /** Cheapest and dearest of the whole list; null where nothing has a price. */
  readonly prices: { readonly from: Centavos; readonly to: Centavos } | null
}

interface Tally extends FacetValue {
  readonly key: string
  readonly product: ProductSummary
  total: number
  count: number
}

const written = (names: readonly string[], key: string) => names.find((name) => foldText(name) === key) ?? key

/** How a value is shown: as the first product that has it writes it. */
const SHOWN: ByKind<(product: ProductSummary, key: string) => string> = {
  segments: ({ segment }) => segment,
  categories: ({ category }) => category,
  sizes: ({ sizes }, key) => written(sizes, key),
  colours: ({ colours }, key) =>
    written(
      colours.map(({ name }) => name),
      key,
    ),
  stores: ({ storeName }) => storeName,
  towns: ({ town }) => town,
  minimums: (_product, key) => key,
  badges: (_product, key) => key,
}

/** The most frequent in the whole list first, so that values do not move when one is chosen. */
const byFrequency = (a: Tally, b: Tally) => b.total - a.total || (a.key < b.key ? -1 : 1)

/** The order of the values of a kind, where it is not that of frequency. */
const FACET_ORDERS: Partial<ByKind<(a: Tally, b: Tally) => number>> = {
  sizes: (a, b) => compareSizes(a.value, b.value),
  minimums: (a, b) => Number(a.value) - Number(b.value),
}

/** The values to choose from, each with the number of products that it would give. One pass over the list. */
export const facetsOf = (index: readonly Indexed[], filters: Filters): Facets => {
  const wanted = keysOf(filters)
  const tallies = byKind(() => new Map<string, Tally>())
  let from = Infinity
  let to = -Infinity
  for (const each of index) {
    const { product, price } = each
    if (price !== null) {
      from = Math.min(from, price)
      to = Math.max(to, price)
    }
    // A value counts the products that match the filters of all other kinds.
    const against = FILTER_KINDS.filter((kind) => !hasAny(wanted[kind], each[kind]))
    const priced = hasPrice(filters, price)
    for (const kind of FILTER_KINDS) {
      const counts = priced && (against.length === 0 || (against.length === 1 && against[0] === kind))
      for (const key of each[kind]) {
        let tally = tallies[kind].get(key)
        if (tally === undefined)
          tallies[kind].set(key, (tally = { key, value: SHOWN[kind](product, key), product, total: 0, count: 0 }))
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

export const isChosen = (values: readonly string[], value: string): boolean =>
  values.some((each) => foldText(each) === foldText(value))

export const toggled = (values: readonly string[], value: string): readonly string[] => {
  const key = foldText(value)
  const others = values.filter((each) => foldText(each) !== key)
  return others.length < values.length ? others : [...others, value]
}

/** Values that stand for one word of a search: the shades of a colour, the categories of a garment. */
export interface FilterGroup {
  readonly kind: FilterKind
  readonly name: string
  readonly values: readonly string[]
}

/** One active filter, as one can take it away: a value, a group that has all its values, or an end of the price. */
export type FilterChip = FilterGroup | { readonly kind: 'priceFrom' | 'priceTo'; readonly price: Centavos }

const chipsOfKind = (kind: FilterKind, filters: Filters, groups: readonly FilterGroup[]): readonly FilterGroup[] => {
  const whole = groups.filter(
    (group) => group.kind === kind && group.values.every((value) => isChosen(filters[kind], value)),
  )
  const single = filters[kind].filter((value) => !whole.some(({ values }) => isChosen(values, value)))
  return [...whole, ...single.map((name) => ({ kind, name, values: [name] }))]
}

export const chipsOf = (filters: Filters, groups: readonly FilterGroup[] = []): readonly FilterChip[] => [
  ...FILTER_KINDS.flatMap((kind) => chipsOfKind(kind, filters, groups)),
  ...(['priceFrom', 'priceTo'] as const).flatMap((kind) => {
    const price = filters[kind]
    return price === null ? [] : [{ kind, price }]
  }),
]

/** The filters that remain; a value that another group still stands for stays. */
export const without = (filters: Filters, chip: FilterChip, groups: readonly FilterGroup[] = []): Filters => {
  if ('price' in chip) return { ...filters, [chip.kind]: null }
  const others = chipsOfKind(chip.kind, filters, groups)
    .filter(({ name }) => name !== chip.name)
    .flatMap(({ values }) => values)
  return { ...filters, [chip.kind]: filters[chip.kind].filter((value) => isChosen(others, value)) }
}
