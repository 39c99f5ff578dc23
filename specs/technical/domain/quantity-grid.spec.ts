// @vitest-environment node
import { expect, it } from 'vitest'
import {
  cellsOf,
  completions,
  gridOf,
  nextTier,
  totalsOf,
  withPieces,
  type Cell,
} from '../../../src/domain/orders/quantity-grid.ts'
import { missingPieces, rulesOf } from '../../../src/domain/catalogue/selling-rules.ts'
import { aColour, cell, grid, TIERS } from '../../support/builders.ts'
import { amountOf, offeredTiers, orderedTiers } from '../../../src/domain/catalogue/tiers.ts'

const NOTHING_ELSE = { tiers: TIERS, minimum: 1, multiple: 1, soldOut: [] }
const named = (...names: readonly string[]) => names.map((name) => aColour(name))
const written = (cells: readonly Cell[]) => cells.map(({ colour, size, pieces }) => `${colour} ${size} ${pieces}`)

it.each([
  ['4: 10000, 6: 9200, 12: 8500', 4],
  ['3: 10000, 6: 9200, 12: 8500', 1],
  ['24: 8500', 24],
])('R12.32 ningún precio se ofrece por debajo del mínimo', (offered, minimum) => {
  const texts = offeredTiers(TIERS, minimum).map(({ from, price }) => `${from}: ${price}`)
  expect(texts.join(', ')).toBe(offered)
  expect(offeredTiers([], minimum)).toEqual([])
})

it('las escalas de precio se ponen en orden, sin el que no baja nada; dos que se contradicen o uno que encarece los anulan todos', () => {
  const [first, second, third] = TIERS
  expect(orderedTiers([third!, first!, second!])).toEqual(TIERS)
  expect(orderedTiers([first!, { from: 5, price: first!.price }, second!])).toEqual([first, second])
  expect(orderedTiers([first!, { ...first!, price: 90_00 }])).toBeUndefined()
  expect(orderedTiers([first!, { ...third!, price: 120_00 }])).toBeUndefined()
  expect(orderedTiers([])).toEqual([])
  expect([2, 6, 12].map((pieces) => nextTier(TIERS, pieces)?.missing)).toEqual([4, 6, undefined])
})

it('de un modelo sin tallas ni colores queda una casilla', () => {
  const one = gridOf({ ...NOTHING_ELSE, colours: [], sizes: [] })
  expect([one.colours, one.sizes]).toEqual([named('Color a consultar'), ['A consultar']])
})

it.each([
  ['un color es de todas sus tallas', { colour: 'ROJO', size: '' }, ['Azul CH 9', 'Azul M 9']],
  ['una talla, de todos los colores', { colour: '', size: 'M' }, ['Rojo CH 9', 'Azul CH 9']],
])('lo agotado de %s', (_, soldOut, left) => {
  const some = gridOf({ ...NOTHING_ELSE, colours: named('Rojo', 'Azul'), sizes: ['CH', 'M'], soldOut: [soldOut] })
  const all = ['Rojo', 'Azul'].flatMap((name) => [cell(name, 'CH', 9), cell(name, 'M', 9)])
  expect(written(cellsOf(some, all))).toEqual(left)
})

it('en una casilla caben de 0 a 9999 piezas', () => {
  const put = (pieces: number) => withPieces(grid, [cell('Negro', 'CH', 1)], cell('Negro', 'CH', pieces))[0]?.pieces
  expect([5, -1, 9999, 10_000].map(put)).toEqual([5, 0, 9999, 9999])
})

it('lo escrito en lo que hoy está agotado no cuenta; sin precio no hay importe', () => {
  const left = [cell('Rojo', 'M', 7), cell('Rojo', 'G', 1), cell('Negro', 'G', 0)]
  expect(written(cellsOf(grid, left))).toEqual(['Rojo G 1'])
  const totals = { bySize: [0, 0, 1], pieces: 1 }
  expect(totalsOf(grid, cellsOf(grid, left))).toEqual({ ...totals, price: 100_00, amount: 100_00 })
  expect(totalsOf({ ...grid, tiers: [] }, cellsOf(grid, left))).toEqual({ ...totals, price: null, amount: null })
  expect([amountOf([], 3), amountOf(TIERS, 6)]).toEqual([null, 552_00])
})

it.each([
  [6, 3, [-1, 0, 1, 4, 6, 7, 9], [0, 0, 5, 2, 0, 2, 0]],
  [4, 0, [3, 5], [1, 0]],
])('con mínimo de %i y de %i en %i, dice cuántas faltan', (minimum, multiple, pieces, missing) => {
  expect(pieces.map((total) => missingPieces(rulesOf({ minimum, multiple }), total))).toEqual(missing)
})

const [negro, azul] = [cell('Negro', 'CH', 1), cell('Azul', 'G', 3)]
it.each([
  ['a cada casilla elegida', [negro, azul], 2, null, ['Negro CH 3', 'Azul G 5']],
  ['primero a la última que se tocó', [negro, azul], 2, azul, ['Azul G 5', 'Negro CH 3']],
  ['a ninguna si nada falta', [negro], 0, null, []],
  ['hasta 9,999, y a ninguna que pasaría', [cell('Negro', 'CH', 9998), azul], 2, null, ['Azul G 5']],
])('lo que falta puede ir %s', (_, cells, missing, first, changed) => {
  expect(written(completions(grid, cells, missing, first))).toEqual(changed)
})
