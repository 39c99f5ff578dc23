import { compareSizes, lowestPrice, type Centavos, type ProductSummary } from './catalogue.ts'
import { foldText } from './text.ts'

/** What a buyer narrows a list by. Within one kind any value fits; all kinds must fit. */
export interface Filters {
  readonly sizes: readonly string[]
  readonly colours: readonly string[]
  /** Compared with the lowest price of a product; null leaves that end open. */
  readonly priceFrom: Centavos | null
  readonly priceTo: Centavos | null
}

export const SORTS = ['relevancia', 'nuevos', 'precio-menor', 'precio-mayor'] as const
export type Sort = (typeof SORTS)[number]

/** All that a list's address says: a shared link and Back bring the same list again. */
export interface ListState extends Filters {
  readonly sort: Sort
  /** How many steps of `PAGE_SIZE` are shown. */
  readonly pages: number
}

export const NO_FILTERS: Filters = { sizes: [], colours: [], priceFrom: null, priceTo: null }
export const PAGE_SIZE = 24

/** A product with what filters compare, worked out once per list. */
export interface Indexed {
  readonly product: ProductSummary
  readonly sizes: readonly string[]
  readonly colours: readonly string[]
  readonly price: Centavos | null
}

/** Lists are long and their sizes and colours few: each text is folded once. */
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
    sizes: [...new Set(product.sizes.map(key))],
    colours: [...new Set(product.colours.map(({ name }) => key(name)))],
    price: lowestPrice(product.tiers),
  }))
}

interface Test {
  readonly sizes: ReadonlySet<string>
  readonly colours: ReadonlySet<string>
  readonly priceFrom: Centavos | null
  readonly priceTo: Centavos | null
}

const testOf = ({ sizes, colours, priceFrom, priceTo }: Filters): Test => ({
  sizes: new Set(sizes.map(foldText)),
  colours: new Set(colours.map(foldText)),
  priceFrom,
  priceTo,
})

const hasAny = (wanted: ReadonlySet<string>, own: readonly string[]): boolean =>
  wanted.size === 0 || own.some((value) => wanted.has(value))

const hasPrice = ({ priceFrom, priceTo }: Test, price: Centavos | null): boolean =>
  priceFrom === null && priceTo === null ? true : price !== null && price >= (priceFrom ?? 0) && price <= (priceTo ?? Infinity)

const priceOrder = (a: Indexed, b: Indexed, direction: 1 | -1): number => {
  // Without a price there is nothing to compare: last, whatever the direction.
  if (a.price === null || b.price === null) return Number(a.price === null) - Number(b.price === null)
  return (a.price - b.price) * direction
}

const ORDERS: Readonly<Record<Sort, ((a: Indexed, b: Indexed) => number) | null>> = {
  relevancia: null,
  nuevos: (a, b) => Number(b.product.isNew) - Number(a.product.isNew),
  'precio-menor': (a, b) => priceOrder(a, b, 1),
  'precio-mayor': (a, b) => priceOrder(a, b, -1),
}

/** The products that fit, in the order asked for; equals keep the server's order. */
export const filterProducts = (index: readonly Indexed[], filters: Filters, sort: Sort): readonly ProductSummary[] => {
  const test = testOf(filters)
  const fitting = index.filter(
    (each) => hasAny(test.sizes, each.sizes) && hasAny(test.colours, each.colours) && hasPrice(test, each.price),
  )
  const order = ORDERS[sort]
  return (order === null ? fitting : fitting.toSorted(order)).map(({ product }) => product)
}

/** A value to filter by. `count`: how many products there would be with it alone of its kind; 0 cannot be chosen. */
export interface FacetValue {
  readonly value: string
  readonly count: number
}

export interface ColourFacet extends FacetValue {
  readonly hex: string | null
}

export interface Facets {
  /** In garment order: CH, M, G; 28, 30, 32. */
  readonly sizes: readonly FacetValue[]
  /** The most frequent first, whatever is chosen, so that they do not move under the finger. */
  readonly colours: readonly ColourFacet[]
  /** Cheapest and dearest of the whole list; null where nothing has a price. */
  readonly prices: { readonly from: Centavos; readonly to: Centavos } | null
}

interface Tally {
  readonly value: string
  readonly hex: string | null
  total: number
  count: number
}

/** One pass over the list: what may be chosen, and how many products each choice would give. */
export const facetsOf = (index: readonly Indexed[], filters: Filters): Facets => {
  const test = testOf(filters)
  const sizes = new Map<string, Tally>()
  const colours = new Map<string, Tally>()
  let from = Infinity
  let to = -Infinity
  for (const each of index) {
    const { product, price } = each
    if (price !== null) {
      from = Math.min(from, price)
      to = Math.max(to, price)
    }
    const priced = hasPrice(test, price)
    const sizesFit = hasAny(test.colours, each.colours) && priced
    const coloursFit = hasAny(test.sizes, each.sizes) && priced
    each.sizes.forEach((key) => {
      let tally = sizes.get(key)
      if (tally === undefined) sizes.set(key, (tally = { value: nameOf(product.sizes, key), hex: null, total: 0, count: 0 }))
      tally.total += 1
      if (sizesFit) tally.count += 1
    })
    each.colours.forEach((key) => {
      let tally = colours.get(key)
      if (tally === undefined) {
        const colour = product.colours.find(({ name }) => foldText(name) === key)
        colours.set(key, (tally = { value: colour?.name ?? key, hex: colour?.hex ?? null, total: 0, count: 0 }))
      }
      tally.total += 1
      if (coloursFit) tally.count += 1
    })
  }
  const shown = (tallies: Map<string, Tally>) => [...tallies].filter(([key]) => key !== '').map(([, tally]) => tally)
  return {
    sizes: shown(sizes)
      .sort((a, b) => compareSizes(a.value, b.value))
      .map(({ value, count }) => ({ value, count })),
    colours: shown(colours)
      .sort((a, b) => b.total - a.total || a.value.localeCompare(b.value, 'es'))
      .map(({ value, hex, count }) => ({ value, hex, count })),
    prices: from > to ? null : { from, to },
  }
}

const nameOf = (names: readonly string[], key: string): string => names.find((name) => foldText(name) === key) ?? key

export const isChosen = (values: readonly string[], value: string): boolean =>
  values.some((each) => foldText(each) === foldText(value))

/** Chooses or gives up one value. */
export const toggled = (values: readonly string[], value: string): readonly string[] => {
  const key = foldText(value)
  const others = values.filter((each) => foldText(each) !== key)
  return others.length < values.length ? others : [...others, value]
}

export type ActiveFilter =
  | { readonly kind: 'size' | 'colour'; readonly value: string; readonly without: Filters }
  | { readonly kind: 'priceFrom' | 'priceTo'; readonly value: Centavos; readonly without: Filters }

/** What is filtered by, one by one, each with the filters that are left when it is taken away. */
export const activeFilters = (filters: Filters): readonly ActiveFilter[] => {
  const { sizes, colours, priceFrom, priceTo } = filters
  return [
    ...sizes.map((value) => ({ kind: 'size' as const, value, without: { ...filters, sizes: toggled(sizes, value) } })),
    ...colours.map((value) => ({ kind: 'colour' as const, value, without: { ...filters, colours: toggled(colours, value) } })),
    ...(priceFrom === null ? [] : [{ kind: 'priceFrom' as const, value: priceFrom, without: { ...filters, priceFrom: null } }]),
    ...(priceTo === null ? [] : [{ kind: 'priceTo' as const, value: priceTo, without: { ...filters, priceTo: null } }]),
  ]
}
