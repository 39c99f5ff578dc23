// @vitest-environment node
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ProductSummary } from '../../../src/domain/catalogue/catalogue.ts'
import { fuzzyMatches } from '../../../src/domain/fuzzy-match.ts'
import {
  activeFilters,
  facetsOf,
  filterProducts,
  indexProducts,
  isChosen,
  NO_FILTERS,
  toggled,
  type ListState,
} from '../../../src/domain/catalogue/product-filters.ts'
import { isCrossed, parsePesos, readQuery, writeQuery } from '../../../src/domain/catalogue/product-query.ts'
import { aProduct } from '../../support/goods.ts'

const product = (id: string, own: Partial<ProductSummary> = {}): ProductSummary =>
  aProduct({ id, name: `Producto ${id}`, tiers: [{ from: 3, price: 100_00 }], sizes: [], ...own })

const SIZES = ['CH', 'M', 'G', 'EG', '28', '30', 'Única']
const COLOURS = ['Negro', 'Blanco', 'Añil', 'Rosa']
const price = fc.integer({ min: 1, max: 500 }).map((pesos) => pesos * 100)

const SEGMENTS = ['Dama', 'Niña', '']
const CATEGORIES = ['Blusas', 'Suéteres', 'Faldas']
const anyProduct = fc
  .record({
    segment: fc.constantFrom(...SEGMENTS),
    category: fc.constantFrom(...CATEGORIES),
    sizes: fc.subarray(SIZES),
    colours: fc.subarray(COLOURS).map((names) => names.map((name) => ({ name, hex: null }))),
    tiers: fc.oneof(fc.constant([]), price.map((each) => [{ from: 3, price: each }])),
    isNew: fc.boolean(),
  })
const anyProducts = fc
  .array(anyProduct, { maxLength: 30 })
  .map((list) => list.map((own, place) => product(String(place), own)))
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

const ids = (products: readonly ProductSummary[]) => products.map(({ id }) => id)

describe('Reglas de los filtros de productos', () => {
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

  it('cualquier basura en la dirección da una lista que se puede mostrar', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), (a, b, c) => {
        const state = readQuery(`talla=${a}&precio_min=${b}&precio_max=${c}&pagina=${a}&orden=${b}`)
        expect(Number.isInteger(state.pages) && state.pages >= 1).toBe(true)
        expect(isCrossed(state.priceFrom, state.priceTo)).toBe(false)
      }),
    )
    expect(readQuery('?precio_min=-5&precio_max=NaN&orden=x&pagina=1e9&talla=&color=%20&segmento=&categoria=%20')).toEqual({
      segments: [],
      categories: [],
      sizes: [],
      colours: [],
      stores: [],
      towns: [],
      minimums: [],
      badges: [],
      priceFrom: null,
      priceTo: null,
      sort: 'relevancia',
      pages: 1,
    })
    expect(readQuery('?precio_min=300&precio_max=100')).toMatchObject({ priceFrom: null, priceTo: null })
    expect(readQuery('?pagina=9999')).toMatchObject({ pages: 1 })
    expect(readQuery(`?talla=${'x'.repeat(61)}&talla=CH&talla=ch`)).toMatchObject({ sizes: ['CH'] })
  })

  it('lo ajeno de la dirección se queda y lo que se sobreentiende no se escribe', () => {
    const state: ListState = { ...NO_FILTERS, sort: 'relevancia', pages: 1 }
    expect(writeQuery('?escenario=lento&talla=M&pagina=3', state)).toBe('escenario=lento')
    expect(writeQuery('', { ...state, sizes: ['CH', 'M'], priceFrom: 78_50, sort: 'nuevos', pages: 2 })).toBe(
      'talla=CH&talla=M&precio_min=78.5&orden=nuevos&pagina=2',
    )
    expect(writeQuery('?categoria=Faldas', { ...state, segments: ['Niña', 'Dama'], categories: ['Blusas'] })).toBe(
      'segmento=Ni%C3%B1a&segmento=Dama&categoria=Blusas',
    )
  })

  it('cada opción dice justo cuántos productos da al elegirla', () => {
    fc.assert(
      fc.property(anyProducts, anyFilters, (products, filters) => {
        const index = indexProducts(products)
        const facets = facetsOf(index, filters)
        for (const { value, count } of facets.sizes) {
          expect(filterProducts(index, { ...filters, sizes: [value] }, 'relevancia')).toHaveLength(count)
        }
        for (const { value, count } of facets.colours) {
          expect(filterProducts(index, { ...filters, colours: [value] }, 'relevancia')).toHaveLength(count)
        }
        for (const { value, count } of facets.segments) {
          expect(filterProducts(index, { ...filters, segments: [value] }, 'relevancia')).toHaveLength(count)
        }
        for (const { value, count } of facets.categories) {
          expect(filterProducts(index, { ...filters, categories: [value] }, 'relevancia')).toHaveLength(count)
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
        expect(new Set(ids(found)).size).toBe(found.length)
        expect(filterProducts(index, NO_FILTERS, 'relevancia')).toEqual(products)
        const prices = found.map(({ tiers }) => tiers[0]?.price ?? Infinity)
        expect(prices).toEqual(prices.toSorted((a, b) => a - b))
        for (const { price } of indexProducts(found)) {
          if (filters.priceFrom !== null) expect(price).toBeGreaterThanOrEqual(filters.priceFrom)
          if (filters.priceTo !== null) expect(price).toBeLessThanOrEqual(filters.priceTo)
        }
        for (const { kind, without } of activeFilters(filters)) {
          if (kind === 'priceFrom' || kind === 'priceTo') {
            expect(filterProducts(index, without, 'relevancia').length).toBeGreaterThanOrEqual(found.length)
          }
        }
      }),
    )
  })

  it('las tallas salen en orden de prenda y sin acentos ni mayúsculas que estorben', () => {
    const index = indexProducts([product('1', { sizes: ['G', 'CH', 'EG', 'M'] }), product('2', { sizes: ['30', '28', 'ch'] })])
    const facets = facetsOf(index, { ...NO_FILTERS, sizes: ['ch'] })
    expect(facets.sizes.map(({ value, count }) => `${value} ${count}`)).toEqual([
      'CH 2',
      'M 1',
      'G 1',
      'EG 1',
      '28 1',
      '30 1',
    ])
    expect(ids(filterProducts(index, { ...NO_FILTERS, sizes: ['eg'] }, 'relevancia'))).toEqual(['1'])
  })

  it('R2.13 segmento y categoría se eligen con sus cuentas, el más frecuente primero, y se quitan uno por uno', () => {
    const index = indexProducts([
      product('1', { segment: 'Dama', category: 'Blusas' }),
      product('2', { segment: 'Niña', category: 'Blusas' }),
      product('3', { segment: 'Niña', category: 'Faldas' }),
      product('4', { segment: '', category: 'Faldas' }),
      product('5', { segment: 'Niña', category: 'Blusas' }),
    ])
    const filters = { ...NO_FILTERS, categories: ['faldas'] }
    const { segments, categories } = facetsOf(index, filters)
    expect(segments).toEqual([{ value: 'Niña', count: 1 }, { value: 'Dama', count: 0 }])
    expect(categories).toEqual([{ value: 'Blusas', count: 3 }, { value: 'Faldas', count: 2 }])
    expect(ids(filterProducts(index, filters, 'relevancia'))).toEqual(['3', '4'])
    expect(ids(filterProducts(index, { ...filters, segments: ['nina', 'dama'] }, 'relevancia'))).toEqual(['3'])
    expect(
      activeFilters({ ...NO_FILTERS, segments: ['Dama', 'Niña'], categories: ['Faldas'] }).map(({ kind, value, without }) => [
        kind,
        value,
        without.segments,
        without.categories,
      ]),
    ).toEqual([
      ['segments', 'Dama', ['Niña'], ['Faldas']],
      ['segments', 'Niña', ['Dama'], ['Faldas']],
      ['categories', 'Faldas', ['Dama', 'Niña'], []],
    ])
  })

  it('los colores van del más al menos frecuente y el precio dice sus extremos', () => {
    const index = indexProducts([
      product('1', { colours: [{ name: 'Rosa', hex: '#ff0000' }], tiers: [{ from: 3, price: 50_00 }, { from: 12, price: 40_00 }] }),
      product('2', { colours: [{ name: 'Negro', hex: null }, { name: 'rosa', hex: null }] }),
      product('3', { tiers: [] }),
    ])
    const { colours, prices } = facetsOf(index, { ...NO_FILTERS, priceTo: 60_00 })
    expect(colours).toEqual([
      { value: 'Rosa', hex: '#ff0000', count: 1 },
      { value: 'Negro', hex: null, count: 0 },
    ])
    expect(prices).toEqual({ from: 40_00, to: 100_00 })
    expect(facetsOf([], NO_FILTERS)).toEqual({ segments: [], categories: [], sizes: [], colours: [], stores: [], towns: [], minimums: [], badges: [], prices: null })
  })

  it('ordena por novedad y precio; sin precio, al final', () => {
    const index = indexProducts([
      product('sin precio', { tiers: [] }),
      product('caro', { tiers: [{ from: 1, price: 900_00 }] }),
      product('nuevo', { isNew: true, tiers: [{ from: 1, price: 300_00 }] }),
      product('barato', { tiers: [{ from: 1, price: 20_00 }] }),
    ])
    expect(ids(filterProducts(index, NO_FILTERS, 'nuevos'))).toEqual(['nuevo', 'sin precio', 'caro', 'barato'])
    expect(ids(filterProducts(index, NO_FILTERS, 'precio-menor'))).toEqual(['barato', 'nuevo', 'caro', 'sin precio'])
    expect(ids(filterProducts(index, NO_FILTERS, 'precio-mayor'))).toEqual(['caro', 'nuevo', 'barato', 'sin precio'])
    expect(ids(filterProducts(index, { ...NO_FILTERS, priceFrom: 0 }, 'relevancia'))).toEqual(['caro', 'nuevo', 'barato'])
  })

  it('diez mil productos se filtran y se cuentan en una pasada', () => {
    const many = Array.from({ length: 10_000 }, (_, place) =>
      product(String(place), {
        sizes: SIZES.filter((_size, at) => (place + at) % 3 === 0),
        colours: COLOURS.filter((_colour, at) => (place + at) % 2 === 0).map((name) => ({ name, hex: null })),
      }),
    )
    const index = indexProducts(many)
    const start = process.cpuUsage()
    facetsOf(index, { ...NO_FILTERS, sizes: ['CH'] })
    expect(filterProducts(index, { ...NO_FILTERS, sizes: ['CH'] }, 'precio-menor').length).toBe(3334)
    // The processor's time, not the clock's: a busy machine changes little in it. A quadratic rule would need minutes.
    expect(process.cpuUsage(start).user / 1000).toBeLessThan(500)
  })

  it('lee pesos como se escriben y nada más', () => {
    expect(['120', '$1,200', ' 78.50 ', '0', '12,345,678'].map(parsePesos)).toEqual([120_00, 1200_00, 78_50, 0, null])
    expect(['', '-5', '1e3', 'doce', '1.234', '123456789', '1,2'].map(parsePesos)).toEqual(Array(7).fill(null))
    expect(parsePesos('9999999')).toBe(9_999_999_00)
  })

  it('elegir dos veces es no elegir', () => {
    fc.assert(
      fc.property(fc.subarray(SIZES), fc.constantFrom(...SIZES), (chosen, value) => {
        expect(toggled(toggled(chosen, value), value).toSorted()).toEqual(chosen.toSorted())
      }),
    )
    expect(toggled(['Única'], 'unica')).toEqual([])
    expect(isChosen(['Única'], 'UNICA')).toBe(true)
    expect(isChosen(['Única'], 'CH')).toBe(false)
  })

  it('encuentra los nombres parecidos a uno mal escrito, cada uno una vez', () => {
    const categories = [{ name: 'Playeras' }, { name: 'Botas' }, { name: 'Suéteres' }, { name: 'Playeras' }]
    const names = (typed: string) => fuzzyMatches(typed, categories).map(({ name }) => name)
    expect(names('plyeras')).toEqual(['Playeras'])
    expect(names('sueter negro')).toEqual(['Suéteres'])
    expect(names('vota')).toEqual([])
    expect(names('bota')).toEqual(['Botas'])
    expect(names('xilófono')).toEqual([])
    expect(names('')).toEqual([])
    expect(fuzzyMatches('b', categories)).toEqual([])
    expect(fuzzyMatches('play bota', categories, 1)).toHaveLength(1)
  })
})
