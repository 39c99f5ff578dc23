// @vitest-environment node
import { expect, it } from 'vitest'
import { facetsOf, groupOf, sizeGroups } from '../../../src/domain/catalogue/facets.ts'
import {
  chipsOf,
  without,
  filterProducts,
  indexProducts,
  isChosen,
  NO_FILTERS,
  toggled,
  withKnownSizes,
  type FilterKind,
  type Sort,
} from '../../../src/domain/catalogue/product-filters.ts'
import { aColour, aProduct } from '../../support/builders.ts'

const red = aColour('Rojo', '#cc0000')
const blue = aColour('Azul')
const index = indexProducts([
  aProduct({
    id: '1',
    sizes: ['CH', 'ch', ''],
    colours: [red, aColour('ROJO')],
    tiers: [{ from: 1, price: 50 }],
  }),
  aProduct({ id: '2', sizes: ['M'], colours: [blue, aColour('')], tiers: [{ from: 1, price: 70 }] }),
  aProduct({ id: '3', sizes: [], colours: [red], tiers: [] }),
  aProduct({ id: '4', sizes: ['M'], colours: [red, blue], tiers: [{ from: 1, price: 60 }], isNew: true }),
])
const found = (filters: object, products = index, sort: Sort = 'relevancia') =>
  filterProducts(products, { ...NO_FILTERS, ...filters }, sort)
    .map(({ id }) => id)
    .join('')

/** `CH 1, M 2`: what is offered of a kind, with the products that it would leave. */
const offered = (kind: FilterKind, products = index, filters: object = {}) =>
  facetsOf(products, { ...NO_FILTERS, ...filters })
    [kind].map(({ value, count }) => `${value} ${count}`)
    .join(', ')

it('una opción de filtro no cuenta dos veces al mismo producto, y las vacías no se ofrecen', () => {
  const kinds = ['segments', 'categories', 'sizes', 'colours', 'stores', 'towns', 'minimums', 'badges'] as const
  expect(kinds.map((kind) => offered(kind)).join('; ')).toBe(
    'Dama 4; Suéteres 4; CH 1, M 2; Rojo 3, Azul 2; Tejidos Alba 4; Moroleón 4; 3 4; ',
  )
  expect(facetsOf(index, NO_FILTERS).colours.map(({ hex }) => hex)).toEqual(['#cc0000', null])
})

it.each<[FilterKind, filters: object, options: string]>([
  ['sizes', { sizes: ['M'], colours: ['rojo'] }, 'CH 1, M 1'],
  ['colours', { sizes: ['m'], colours: ['Rojo'], priceTo: 65 }, 'Rojo 1, Azul 1'],
])('cada opción de %s dice cuántos productos da al elegirla, con lo demás que se eligió: %o', (kind, filters, text) => {
  expect(offered(kind, index, filters)).toBe(text)
})

it('los precios entre los que se filtra no cambian con lo elegido', () => {
  expect(facetsOf(index, { ...NO_FILTERS, sizes: ['m'], priceTo: 65 }).prices).toEqual({ from: 50, to: 70 })
})

it.each([
  ['desde 60', { priceFrom: 60 }, '24'],
  ['hasta 60', { priceTo: 60 }, '14'],
  ['de una clase, cualquier valor', { sizes: ['ch', 'M'] }, '124'],
  ['de dos clases, las dos', { sizes: ['M'], colours: ['Rojo'] }, '4'],
  ['de lo que no hay, nada', { sizes: ['XG'] }, ''],
])('de una lista queda %s', (_, filters, left) => expect(found(filters)).toBe(left))

it('lo activo se nombra uno por uno, cada uno con lo que queda al quitarlo', () => {
  const filters = { ...NO_FILTERS, sizes: ['CH', 'M'], colours: ['Rojo'], priceFrom: 10, priceTo: 20 }
  expect(chipsOf(NO_FILTERS)).toEqual([])
  const value = (kind: FilterKind, name: string) => ({ kind, name, values: [name] })
  expect(chipsOf(filters).map((chip) => [chip, without(filters, chip)])).toEqual([
    [value('sizes', 'CH'), { ...filters, sizes: ['M'] }],
    [value('sizes', 'M'), { ...filters, sizes: ['CH'] }],
    [value('colours', 'Rojo'), { ...filters, colours: [] }],
    [
      { kind: 'priceFrom', price: 10 },
      { ...filters, priceFrom: null },
    ],
    [
      { kind: 'priceTo', price: 20 },
      { ...filters, priceTo: null },
    ],
  ])
})

it('R12.27 los valores que dio una palabra se nombran y se quitan juntos, mientras estén todos', () => {
  const filters = { ...NO_FILTERS, sizes: ['M'], colours: ['Marino', 'Rojo', 'Azul'] }
  const blues = { kind: 'colours', name: 'Azules', values: ['Azul', 'Marino'] } as const
  const colours = chipsOf(filters, [blues]).slice(1)
  expect(colours).toEqual([blues, { kind: 'colours', name: 'Rojo', values: ['Rojo'] }])
  expect(colours.map((chip) => without(filters, chip, [blues]).colours)).toEqual([['Rojo'], ['Marino', 'Azul']])
  expect(chipsOf({ ...NO_FILTERS, colours: ['Azul'] }, [blues])).toMatchObject([{ name: 'Azul' }])
})

it('las tallas que faltan se toman de otra respuesta; las que hay se quedan', () => {
  const sizesOf = (id: string, ...sizes: readonly string[]) => aProduct({ id, sizes })
  const list = [sizesOf('1', 'CH'), sizesOf('2'), sizesOf('3')]
  const sized = [sizesOf('1', 'M'), sizesOf('2', 'G')]
  expect(withKnownSizes(list, sized)).toEqual([sizesOf('1', 'CH'), sizesOf('2', 'G'), sizesOf('3')])
  expect(withKnownSizes(sized, list)).toBe(sized)
})

it.each([
  ['precio-menor', '1423'],
  ['precio-mayor', '2413'],
  ['nuevos', '4123'],
] as const)('por %s salen como %s: sin precio, al final; lo igual, como vino', (sort, order) => {
  expect(found({}, index, sort)).toBe(order)
})

it('elegido está lo que se eligió, se escriba como se escriba', () => {
  const chosen = ['CH', 'Única']
  expect(['UNICA', 'M'].map((size) => isChosen(chosen, size))).toEqual([true, false])
  expect(['unica', 'M'].map((size) => toggled(chosen, size))).toEqual([['CH'], ['CH', 'Única', 'M']])
})

it('R12.32 de un producto cuenta el precio de su mínimo; de ninguno no hay precios', () => {
  const tiers = [
    { from: 1, price: 5 },
    { from: 12, price: 4 },
  ]
  const one = indexProducts([aProduct({ minimum: 3, tiers })])
  expect(facetsOf(one, NO_FILTERS).prices).toEqual({ from: 5, to: 5 })
  expect(facetsOf([], NO_FILTERS).prices).toBeNull()
})

it('R12.01 cada talla está una vez, en orden de prenda, bajo los segmentos que la usan', () => {
  const index = indexProducts([
    aProduct({ id: '1', segment: 'Niño', sizes: ['2', '8'] }),
    aProduct({ id: '2', segment: 'Dama', sizes: ['CH', 'M'] }),
    aProduct({ id: '3', segment: 'Calzado', sizes: ['22.5', '26'] }),
    aProduct({ id: '4', segment: 'Bebé', sizes: ['0-3 m'] }),
    aProduct({ id: '5', segment: 'Caballero', sizes: ['M', '28', '34B'] }),
  ])
  const groups = sizeGroups(index)
  expect(groups.map(({ segments, sizes }) => [segments, [...sizes]])).toEqual([
    [['Bebé'], ['0-3 m']],
    [
      ['Dama', 'Caballero'],
      ['ch', 'm'],
    ],
    [['Niño'], ['2', '8']],
    [['Calzado'], ['22.5']],
    [
      ['Caballero', 'Calzado'],
      ['26', '28', '34b'],
    ],
  ])
  expect(groupOf(groups, 'CH')?.segments).toEqual(['Dama', 'Caballero'])
  expect(sizeGroups(indexProducts([aProduct({ sizes: ['CH', '28'] })]))).toEqual([])
})
