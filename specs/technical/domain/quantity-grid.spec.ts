// @vitest-environment node
import { describe, expect, it } from 'vitest'
import {
  cellsOf,
  completions,
  copyRow,
  fillRun,
  gridOf,
  missingPieces,
  neighbour,
  nextTier,
  piecesAt,
  runPrice,
  totalsOf,
  withPieces,
  type Cell,
} from '../../../src/domain/orders/quantity-grid.ts'
import { cell, grid, TIERS } from '../../support/builders.ts'
import { amountOf, offeredTiers, orderedTiers } from '../../../src/domain/catalogue/tiers.ts'

const NOTHING_ELSE = { tiers: TIERS, minimum: 1, multiple: 1, soldOut: [] }
const named = (...names: readonly string[]) => names.map((name) => ({ name, hex: null }))
const written = (cells: readonly Cell[]) => cells.map(({ colour, size, pieces }) => `${colour} ${size} ${pieces}`)

describe('Los precios por volumen', () => {
  it.each([
    ['6: 9200, 12: 8500', 6],
    ['4: 10000, 6: 9200, 12: 8500', 4],
    ['3: 10000, 6: 9200, 12: 8500', 1],
    ['24: 8500', 24],
  ])('R12.32 se ofrecen %s con un mínimo de %i, y ninguno por debajo de él', (offered, minimum) => {
    const texts = offeredTiers(TIERS, minimum).map(({ from, price }) => `${from}: ${price}`)
    expect(texts.join(', ')).toBe(offered)
    expect(offeredTiers([], minimum)).toEqual([])
  })

  it('se ponen en orden, sin el que no baja nada; dos que se contradicen o uno que encarece los anulan todos', () => {
    const [first, second, third] = TIERS
    expect(orderedTiers([third!, first!, second!])).toEqual(TIERS)
    expect(orderedTiers([first!, { from: 5, price: first!.price }, second!])).toEqual([first, second])
    expect(orderedTiers([first!, { ...first!, price: 90_00 }])).toBeUndefined()
    expect(orderedTiers([first!, { ...third!, price: 120_00 }])).toBeUndefined()
    expect(orderedTiers([])).toEqual([])
  })

  it('dice cuántas más bajan el precio', () => {
    expect(nextTier(TIERS, 3)).toEqual({ missing: 3, price: 92_00 })
    expect(nextTier(TIERS, 11)).toEqual({ missing: 1, price: 85_00 })
    expect(nextTier(TIERS, 12)).toBeNull()
    expect(nextTier([], 5)).toBeNull()
  })
})

describe('La tabla de cantidades', () => {
  it('sin tallas ni colores queda una casilla', () => {
    const one = gridOf({ ...NOTHING_ELSE, colours: [], sizes: [] })
    expect([one.colours, one.sizes]).toEqual([named('Color a consultar'), ['A consultar']])
  })

  it.each([
    ['un color es de todas sus tallas', { colour: 'Rojo', size: '' }, ['Azul CH 9', 'Azul M 9']],
    ['una talla, de todos los colores', { colour: '', size: 'M' }, ['Rojo CH 9', 'Azul CH 9']],
  ])('lo agotado de %s', (_, soldOut, left) => {
    const some = gridOf({ ...NOTHING_ELSE, colours: named('Rojo', 'Azul'), sizes: ['CH', 'M'], soldOut: [soldOut] })
    const all = ['Rojo', 'Azul'].flatMap((name) => [cell(name, 'CH', 9), cell(name, 'M', 9)])
    expect(written(cellsOf(some, all))).toEqual(left)
  })

  it('de miles de colores y tallas se toman 60 y 40', () => {
    const many = (count: number) => Array.from({ length: count }, (_, index) => `N${index}`)
    const huge = gridOf({ ...NOTHING_ELSE, colours: named(...many(70)), sizes: many(50) })
    expect([huge.colours.length, huge.sizes.length]).toEqual([60, 40])
  })

  it('llenar corrida pone una de cada talla que hay, y otra vez, dos', () => {
    const once = fillRun(grid, [], 'Rojo')
    expect(written(cellsOf(grid, once))).toEqual(['Rojo CH 1', 'Rojo G 1'])
    expect(written(cellsOf(grid, fillRun(grid, once, 'Rojo')))).toEqual(['Rojo CH 2', 'Rojo G 2'])
  })

  it('R12.80 una corrida cuesta una pieza de cada talla que hay, al precio de tantas', () => {
    expect(runPrice(grid, 'Negro')).toEqual({ pieces: 3, amount: 300_00 })
    expect(runPrice(grid, 'Rojo')).toEqual({ pieces: 2, amount: 200_00 })
    expect(runPrice({ ...grid, sizes: ['Unitalla'] }, 'Negro')).toBeNull()
    expect(runPrice({ ...grid, tiers: [] }, 'Negro')).toBeNull()
  })

  it('un renglón se copia a los demás colores, menos a lo agotado', () => {
    const copied = copyRow(grid, [cell('Negro', 'CH', 2), cell('Negro', 'M', 3), cell('Azul', 'G', 9)], 'Negro')
    const all = ['Negro CH 2', 'Negro M 3', 'Rojo CH 2', 'Azul CH 2', 'Azul M 3']
    expect(written(cellsOf(grid, copied))).toEqual(all)
  })

  it('una casilla toma enteros de 0 a 9999; lo agotado se queda como estaba', () => {
    const put = (pieces: number) =>
      piecesAt(withPieces(grid, [cell('Negro', 'CH', 1)], cell('Negro', 'CH', pieces)), cell('Negro', 'CH', 0))
    expect([5, 2.9, -1, 9999, 10_000, NaN, Infinity].map(put)).toEqual([5, 2, 0, 9999, 9999, 0, 0])
    const before = [cell('Negro', 'M', 1)]
    expect(withPieces(grid, before, cell('Rojo', 'M', 5))).toBe(before)
    expect(piecesAt(before, cell('Rojo', 'M', 5))).toBe(0)
  })

  it('lo escrito en lo que hoy está agotado no cuenta; sin precio no hay importe', () => {
    const left = [cell('Rojo', 'M', 7), cell('Rojo', 'G', 1), cell('Negro', 'G', 0)]
    expect(written(cellsOf(grid, left))).toEqual(['Rojo G 1'])
    const totals = { byColour: [0, 1, 0], bySize: [0, 0, 1], pieces: 1 }
    expect(totalsOf(grid, left)).toEqual({ ...totals, price: 100_00, amount: 100_00 })
    expect(totalsOf({ ...grid, tiers: [] }, left)).toEqual({ ...totals, price: null, amount: null })
    expect([amountOf([], 3), amountOf(TIERS, 6)]).toEqual([null, 552_00])
  })

  it.each([
    [6, 3, [-1, 0, 1, 4, 6, 7, 9], [0, 0, 5, 2, 0, 2, 0]],
    [4, 3, [2], [4]],
    [4, 0, [3, 5], [1, 0]],
  ])('con mínimo de %i y de %i en %i, dice cuántas faltan', (minimum, multiple, pieces, missing) => {
    expect(pieces.map((total) => missingPieces({ minimum, multiple }, total))).toEqual(missing)
  })

  const [negro, azul] = [cell('Negro', 'CH', 1), cell('Azul', 'G', 3)]
  it.each([
    ['a cada casilla elegida', [negro, azul], null, ['Negro CH 1 a 3', 'Azul G 3 a 5']],
    ['primero a la última que se tocó', [negro, azul], azul, ['Azul G 3 a 5', 'Negro CH 1 a 3']],
    ['a ninguna si nada falta', [cell('Negro', 'CH', 6)], null, []],
    [
      'a una de 9,998 para llegar a 9,999',
      [cell('Negro', 'CH', 9998), cell('Azul', 'G', 0)],
      azul,
      ['Negro CH 9998 a 9999'],
    ],
    ['a ninguna que pasaría de 9,999', [cell('Negro', 'CH', 9999), cell('Azul', 'G', 1)], null, ['Azul G 1 a 3']],
  ])('lo que falta puede ir %s', (_, cells, first, changes) => {
    const found = completions(grid, cells, first)
    expect(found.map(({ colour, size, from, to }) => `${colour} ${size} ${from} a ${to}`)).toEqual(changes)
  })

  it.each([
    ['Negro M', [1, 0], 'Azul M'],
    ['Rojo CH', [0, 1], 'Rojo G'],
    ['Azul G', [1, 0], null],
    ['Negro CH', [0, -1], null],
    ['Verde CH', [0, 0], null],
  ] as const)('desde %s, la flecha (%s) lleva a %s: salta lo agotado y se queda en la orilla', (from, move, to) => {
    const [colour = '', size = ''] = from.split(' ')
    const next = neighbour(grid, { colour, size }, move)
    expect(next && `${next.colour} ${next.size}`).toBe(to)
  })
})
