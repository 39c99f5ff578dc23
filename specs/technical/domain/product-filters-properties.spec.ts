// @vitest-environment node
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { facetsOf } from '../../../src/domain/catalogue/facets.ts'
import {
  chipsOf,
  without,
  FILTER_KINDS,
  filterProducts,
  indexProducts,
  NO_FILTERS,
} from '../../../src/domain/catalogue/product-filters.ts'
import { isCrossed, readQuery, writeQuery } from '../../../src/domain/catalogue/product-query.ts'
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
const anyFilters = fc
  .record({
    segments: fc.subarray(['Dama', 'nina']),
    categories: fc.subarray(CATEGORIES),
    sizes: fc.subarray(SIZES),
    colours: fc.subarray(COLOURS),
    stores: fc.subarray(['Tejidos Alba', 'Otra']),
    towns: fc.subarray(['Moroleón', 'León']),
    minimums: fc.subarray(['3', '6']),
    badges: fc.constant([]),
    priceFrom: fc.option(price),
    priceTo: fc.option(price),
  })
  .map((filters) => (isCrossed(filters.priceFrom, filters.priceTo) ? { ...filters, priceTo: null } : filters))

describe('Los filtros de cualquier lista', () => {
  it('la dirección guarda filtros, orden y profundidad y los devuelve iguales', () => {
    const anyText = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 })
    fc.assert(
      fc.property(
        anyFilters,
        fc.array(anyText, { maxLength: 5 }),
        fc.constantFrom('relevancia' as const, 'nuevos' as const, 'precio-menor' as const, 'precio-mayor' as const),
        fc.integer({ min: 1, max: 400 }),
        (filters, odd, sort, pages) => {
          // What came through once is in its final form.
          const first = readQuery(writeQuery('', { ...filters, colours: [...filters.colours, ...odd], sort, pages }))
          expect(first.sizes.toSorted()).toEqual(filters.sizes.toSorted())
          expect(first).toMatchObject({ priceFrom: filters.priceFrom, priceTo: filters.priceTo, sort, pages })
          expect(readQuery(writeQuery('', first))).toEqual(first)
        },
      ),
    )
  })

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
        // Nothing vanishes: what any product has is there, chosen or not.
        expect(facets.sizes).toHaveLength(new Set(products.flatMap(({ sizes }) => sizes)).size)
      }),
    )
  })

  it('filtrar no inventa ni repite productos, y quitar un filtro nunca deja menos que antes en su precio', () => {
    fc.assert(
      fc.property(anyProducts, anyFilters, (products, filters) => {
        const index = indexProducts(products)
        const found = filterProducts(index, filters, 'precio-menor')
        expect(new Set(found.map(({ id }) => id)).size).toBe(found.length)
        expect(filterProducts(index, NO_FILTERS, 'relevancia')).toEqual(products)
        const prices = found.map(({ tiers }) => tiers[0]?.price ?? Infinity)
        expect(prices).toEqual(prices.toSorted((a, b) => a - b))
        for (const { price } of indexProducts(found)) {
          if (filters.priceFrom !== null) expect(price).toBeGreaterThanOrEqual(filters.priceFrom)
          if (filters.priceTo !== null) expect(price).toBeLessThanOrEqual(filters.priceTo)
        }
        for (const chip of chipsOf(filters)) {
          if (!('price' in chip)) continue
          const wider = filterProducts(index, without(filters, chip), 'relevancia')
          expect(wider.length).toBeGreaterThanOrEqual(found.length)
        }
      }),
    )
  })
})
