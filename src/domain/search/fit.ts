import type { ProductSummary } from '../catalogue/catalogue.ts'
import {
  filterProducts,
  indexProducts,
  NO_FILTERS,
  TEXTS,
  type FilterGroup,
  type Filters,
  type Sort,
} from '../catalogue/product-filters.ts'
import { distinct } from '../text.ts'
import type { Understood, Wish } from './reading.ts'

/** What was understood, as filters of a list, in the list's own words. */
export type Fitted = Readonly<{
  filters: Filters
  sort: Sort
  /** Of each wish that is now a filter, the values that it stands for. */
  groups: readonly FilterGroup[]
  /** Nothing in the list meets these together with the others. */
  leftOut: readonly Pick<Wish, 'kind' | 'name'>[]
  withoutPrice: boolean
}>

const KINDS = ['segments', 'colours', 'towns', 'sizes'] as const

/** The names in a list that a text asks for, of one kind. */
export const valuesOf = (kind: Wish['kind'], products: readonly ProductSummary[], wishes: readonly Wish[]) => {
  const wanted = wishes.filter((wish) => wish.kind === kind)
  const own = wanted.length === 0 ? [] : distinct(new Set(products.flatMap(TEXTS[kind])))
  return wanted.map(({ name, fits }): FilterGroup => ({ kind, name, values: own.filter(fits) }))
}

/** Adds one filter after the other; one that would leave nothing is left out. */
export const fitTo = (products: readonly ProductSummary[], understood: Understood): Fitted => {
  const { wishes, priceFrom, priceTo, sort } = understood
  const index = indexProducts(products)
  const gives = (tried: Filters) => filterProducts(index, tried, 'relevancia').length > 0
  let filters = NO_FILTERS
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
    leftOut: wishes.filter(({ kind, name }) => !groups.some((group) => group.kind === kind && group.name === name)),
    withoutPrice: !fitsPrice,
  }
}
