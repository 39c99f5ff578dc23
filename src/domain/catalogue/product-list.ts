import type { ProductSummary } from './catalogue.ts'
import { facetsOf } from './facets.ts'
import { chipsOf, filterProducts, indexProducts, type Filters, type Indexed, type Sort } from './product-filters.ts'
import { sizeGroups } from './size-groups.ts'

/** What a list asks for. */
export interface ListQuery {
  readonly products: readonly ProductSummary[]
  readonly filters: Filters
  readonly sort: Sort
}

/** False where the list shows its products as they are. */
export const isNarrowed = ({ filters, sort }: ListQuery): boolean =>
  sort !== 'relevancia' || chipsOf(filters).length > 0

/** A memo: a filter that is changed needs no new index. */
const indexes = new WeakMap<ListQuery['products'], readonly Indexed[]>()
const indexOf = (products: ListQuery['products']) => {
  const known = indexes.get(products) ?? indexProducts(products)
  indexes.set(products, known)
  return known
}

/** The products of a list in their order, and what can be filtered by: a pass over all of them. */
export const listOf = (query: ListQuery) => {
  const { products, filters, sort } = query
  const index = indexOf(products)
  return {
    facets: facetsOf(index, filters),
    sizeGroups: sizeGroups(index),
    found: isNarrowed(query) ? filterProducts(index, filters, sort) : products,
  }
}
