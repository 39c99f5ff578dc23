// @vitest-environment node
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { facetsOf } from '../../../src/domain/catalogue/facets.ts'
import {
  FILTER_KINDS,
  filterProducts,
  indexProducts,
  NO_FILTERS,
  type Filters,
} from '../../../src/domain/catalogue/product-filters.ts'
import { aProduct } from '../../support/builders.ts'

const SIZES = ['CH', 'M', 'G', 'EG', '28', '30', 'Única']
const COLOURS = ['Negro', 'Blanco', 'Añil', 'Rosa']
const price = fc.integer({ min: 1, max: 500 }).map((pesos) => pesos * 100)

const CATEGORIES = ['Blusas', 'Suéteres', 'Faldas']
const anyProduct = fc.record({
  segment: fc.constantFrom('Dama', 'Niña', ''),
  category: fc.constantFrom(...CATEGORIES),
  sizes: fc.subarray(SIZES),
  colours: fc.subarray(COLOURS).map((names) => names.map((name) => ({ name, hex: null }))),
  tiers: fc.oneof(
    fc.constant([]),
    price.map((each) => [{ from: 3, price: each }]),
  ),
  isNew: fc.boolean(),
})
const anyProducts = fc
  .array(anyProduct, { maxLength: 30 })
  .map((list) => list.map((own, place) => aProduct({ id: String(place), ...own })))
const chosen = fc.record({
  segments: fc.subarray(['Dama', 'nina']),
  categories: fc.subarray(CATEGORIES),
  sizes: fc.subarray(SIZES),
  colours: fc.subarray(COLOURS),
  stores: fc.subarray(['Tejidos Alba', 'Otra']),
  towns: fc.subarray(['Moroleón', 'León']),
  minimums: fc.subarray(['3', '6']),
  priceFrom: fc.option(price),
  priceTo: fc.option(price),
})
const anyFilters = chosen.map((some): Filters => ({ ...NO_FILTERS, ...some }))

describe('Los filtros de cualquier lista', () => {
  it('cada opción dice justo cuántos productos da al elegirla', () => {
    fc.assert(
      fc.property(anyProducts, anyFilters, (products, filters) => {
        const index = indexProducts(products)
        const facets = facetsOf(index, filters)
        for (const kind of FILTER_KINDS) {
          for (const { value, count } of facets[kind]) {
            expect(filterProducts(index, { ...filters, [kind]: [value] }, 'relevancia')).toHaveLength(count)
          }
        }
        expect(facets.sizes).toHaveLength(new Set(products.flatMap(({ sizes }) => sizes)).size)
      }),
    )
  })
})
