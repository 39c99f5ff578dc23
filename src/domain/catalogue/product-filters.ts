import type { Centavos, ProductSummary } from './catalogue.ts'
import { shownPrice } from './tiers.ts'
import { compareNames, foldText, isSameName, remembered } from '../text.ts'

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
export type ByKind<T> = Readonly<Record<FilterKind, T>>

export const byKind = <T>(make: (kind: FilterKind) => T): ByKind<T> =>
  Object.fromEntries(FILTER_KINDS.map((kind) => [kind, make(kind)])) as ByKind<T>

/** The filters of a list: a product must match any one value of every kind. */
export interface Filters extends ByKind<readonly string[]> {
  /** Compared with the price that the product's card says; null leaves that end open. */
  readonly priceFrom: Centavos | null
  readonly priceTo: Centavos | null
  /** How many pieces of a model are wanted: no filter, but cards and prices are for as many. */
  readonly pieces: number | null
}

export const SORTS = ['relevancia', 'nuevos', 'precio-menor', 'precio-mayor'] as const
export type Sort = (typeof SORTS)[number]

/** The state of a list as its address holds it, so that a shared link and Back show the same list. */
export interface ListState extends Filters {
  readonly sort: Sort
  /** How many steps of `PAGE_SIZE` are shown. */
  readonly pages: number
}

export const NO_FILTERS: Filters = { ...byKind(() => []), priceFrom: null, priceTo: null, pieces: null }
const VERIFIED = 'verificada'

/** A product with the values that filters compare, computed once per list. */
export interface Indexed extends ByKind<readonly string[]> {
  readonly product: ProductSummary
  readonly price: Centavos | null
}

/** A product's values of each kind, as its server writes them. */
export const TEXTS: ByKind<(product: ProductSummary) => readonly string[]> = {
  segments: ({ segment }) => [segment],
  categories: ({ category }) => [category],
  sizes: ({ sizes }) => sizes,
  colours: ({ colours }) => colours.map(({ name }) => name),
  stores: ({ storeName }) => [storeName],
  towns: ({ town }) => [town],
  minimums: ({ minimum }) => [String(minimum ?? '')],
  badges: ({ storeVerified }) => (storeVerified ? [VERIFIED] : []),
}

export const indexProducts = (products: readonly ProductSummary[]) => {
  // Long lists repeat a few sizes and colours.
  const key = remembered(foldText)
  const unique = (texts: readonly string[]) => (texts.length > 1 ? [...new Set(texts.map(key))] : texts.map(key))
  return products.map((product) => ({
    ...byKind((kind) => unique(TEXTS[kind](product))),
    product,
    price: shownPrice(product, null),
  }))
}

export const pricedFor = (index: readonly Indexed[], pieces: number | null) =>
  pieces === null ? index : index.map((item) => ({ ...item, price: shownPrice(item.product, pieces) }))

/** Adds the sizes of products that only another answer tells. */
export const withKnownSizes = (products: readonly ProductSummary[], sized: readonly ProductSummary[]) => {
  if (products.every(({ sizes }) => sizes.length > 0)) return products
  const sizesById = new Map(sized.map(({ id, sizes }) => [id, sizes]))
  return products.map((product) =>
    product.sizes.length > 0 ? product : { ...product, sizes: sizesById.get(product.id) ?? [] },
  )
}

export const keysOf = (filters: Filters) => byKind((kind) => new Set(filters[kind].map(foldText)))

export const hasAny = (wanted: ReadonlySet<string>, values: readonly string[]) =>
  wanted.size === 0 || values.some((value) => wanted.has(value))

export const hasPrice = ({ priceFrom, priceTo }: Pick<Filters, 'priceFrom' | 'priceTo'>, price: Centavos | null) =>
  (priceFrom === null && priceTo === null) ||
  (price !== null && price >= (priceFrom ?? 0) && price <= (priceTo ?? Infinity))

const priceOrder = (a: Indexed, b: Indexed, direction: 1 | -1) => {
  // Products without a price come last in both directions.
  if (a.price === null || b.price === null) return Number(a.price === null) - Number(b.price === null)
  return (a.price - b.price) * direction
}

const ORDERS: Readonly<Record<Sort, (a: Indexed, b: Indexed) => number>> = {
  relevancia: () => 0,
  nuevos: (a, b) => Number(b.product.isNew) - Number(a.product.isNew),
  'precio-menor': (a, b) => priceOrder(a, b, 1),
  'precio-mayor': (a, b) => priceOrder(a, b, -1),
}

/** The matching products, sorted; equal ones keep the server's order. */
export const filterProducts = (index: readonly Indexed[], filters: Filters, sort: Sort) => {
  const wanted = keysOf(filters)
  const fitting = index.filter(
    (item) => FILTER_KINDS.every((kind) => hasAny(wanted[kind], item[kind])) && hasPrice(filters, item.price),
  )
  return fitting.toSorted(ORDERS[sort]).map(({ product }) => product)
}

export const FAVOURITE_SORTS = ['guardado', 'precio-menor', 'precio-mayor', 'fabricante'] as const
export type FavouriteSort = (typeof FAVOURITE_SORTS)[number]

/** Favourites in an order: those without a price or a maker's name come last, equal ones as they were saved. */
export const sortedFavourites = (products: readonly ProductSummary[], sort: FavouriteSort) =>
  sort === 'fabricante'
    ? products.toSorted(
        (a, b) => Number(a.storeName === '') - Number(b.storeName === '') || compareNames(a.storeName, b.storeName),
      )
    : filterProducts(indexProducts(products), NO_FILTERS, sort === 'guardado' ? 'relevancia' : sort)

export const isChosen = (values: readonly string[], value: string) => values.some((chosen) => isSameName(chosen, value))

export const toggled = (values: readonly string[], value: string) => {
  const others = values.filter((chosen) => !isSameName(chosen, value))
  return others.length < values.length ? others : [...others, value]
}

/** Values that stand for one word of a search: the shades of a colour, the categories of a garment. */
export type FilterGroup = Readonly<{
  kind: FilterKind
  name: string
  values: readonly string[]
}>

/**
 * A filter that can be taken away: a value, a group that has all its values, an end of the price, or the pieces wanted.
 */
export type FilterChip =
  | FilterGroup
  | Readonly<{ kind: 'priceFrom' | 'priceTo'; price: Centavos } | { kind: 'pieces'; pieces: number }>

const chipsOfKind = (kind: FilterKind, filters: Filters, groups: readonly FilterGroup[]) => {
  const complete = groups.filter(
    (group) => group.kind === kind && group.values.every((value) => isChosen(filters[kind], value)),
  )
  const single = filters[kind].filter((value) => !complete.some(({ values }) => isChosen(values, value)))
  return [...complete, ...single.map((name) => ({ kind, name, values: [name] }))]
}

export const chipsOf = (filters: Filters, groups: readonly FilterGroup[] = []): readonly FilterChip[] => [
  ...(filters.pieces === null ? [] : [{ kind: 'pieces', pieces: filters.pieces } as const]),
  ...FILTER_KINDS.flatMap((kind) => chipsOfKind(kind, filters, groups)),
  ...(['priceFrom', 'priceTo'] as const).flatMap((kind) => {
    const price = filters[kind]
    return price === null ? [] : [{ kind, price }]
  }),
]

/** The filters that remain; a value that another group still stands for stays. */
export const without = (filters: Filters, chip: FilterChip, groups: readonly FilterGroup[] = []): Filters => {
  if (!('values' in chip)) return { ...filters, [chip.kind]: null }
  const others = chipsOfKind(chip.kind, filters, groups)
    .filter(({ name }) => name !== chip.name)
    .flatMap(({ values }) => values)
  return { ...filters, [chip.kind]: filters[chip.kind].filter((value) => isChosen(others, value)) }
}
