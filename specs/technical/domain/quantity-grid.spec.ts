// @vitest-environment node
import { describe, expect, it } from 'vitest'
import {
  cellKey,
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
  type Quantities,
} from '../../../src/domain/orders/quantity-grid.ts'
import { grid, TIERS } from '../../support/builders.ts'
import { amountOf, offeredTiers, usableTiers } from '../../../src/domain/catalogue/tiers.ts'

const typed = (cells: Readonly<Record<string, number>>): Quantities =>
  Object.entries(cells).reduce<Quantities>((all, [name, pieces]) => {
    const [colour = '', size = ''] = name.split(' ')
    return withPieces(grid, all, colour, size, pieces)
  }, {})

describe('La tabla de cantidades', () => {
  it('un escalón que encarece la pieza no cuenta', () => {
    const tiers = [TIERS[2]!, TIERS[0]!, { from: 6, price: 120_00 }]
    expect(usableTiers(tiers)).toEqual([TIERS[0], TIERS[2]])
  })

  it.each([
    [6, '6: 9200, 12: 8500'],
    [4, '4: 10000, 6: 9200, 12: 8500'],
    [1, '3: 10000, 6: 9200, 12: 8500'],
    [24, '24: 8500'],
  ])('R12.32 con un mínimo de %i no se ofrece ningún precio por debajo de él', (minimum, offered) => {
    const texts = offeredTiers(TIERS, minimum).map(({ from, price }) => `${from}: ${price}`)
    expect(texts.join(', ')).toBe(offered)
    expect(offeredTiers([], minimum)).toEqual([])
  })

  it('las tallas van en orden de prenda, sin repetidas, y sin tallas ni colores queda una casilla', () => {
    expect(grid.sizes).toEqual(['CH', 'M', 'G'])
    const bare = gridOf({
      colours: [{ name: ' ', hex: null }],
      sizes: ['', ' '],
      tiers: [],
      minimum: 1,
      multiple: 1,
      soldOut: [],
    })
    expect([bare.colours, bare.sizes]).toEqual([[{ name: 'Color a consultar', hex: null }], ['A consultar']])
  })

  it.each([
    ['Rojo', '', ['["Rojo","CH"]', '["Rojo","M"]']],
    ['', 'M', ['["Rojo","M"]', '["Azul","M"]']],
  ])('lo agotado de «%s» y «%s», sin una de las dos, es de todas las de esa clase', (colour, size, soldOut) => {
    const colours = [
      { name: 'Rojo', hex: null },
      { name: 'Azul', hex: null },
    ]
    expect([
      ...gridOf({ colours, sizes: ['CH', 'M'], tiers: [], minimum: 1, multiple: 1, soldOut: [{ colour, size }] })
        .soldOut,
    ]).toEqual(soldOut)
  })

  it('llenar corrida pone una de cada talla que hay, y otra vez, dos', () => {
    const once = fillRun(grid, {}, 'Rojo')
    expect(cellsOf(grid, once)).toEqual([
      { colour: 'Rojo', size: 'CH', pieces: 1 },
      { colour: 'Rojo', size: 'G', pieces: 1 },
    ])
    expect(cellsOf(grid, fillRun(grid, once, 'Rojo')).map(({ pieces }) => pieces)).toEqual([2, 2])
  })

  it('R12.80 una corrida cuesta una pieza de cada talla que hay, al precio de tantas', () => {
    expect(runPrice(grid, 'Negro')).toEqual({ pieces: 3, amount: 300_00 })
    expect(runPrice(grid, 'Rojo')).toEqual({ pieces: 2, amount: 200_00 })
    expect(runPrice({ ...grid, sizes: ['Unitalla'] }, 'Negro')).toBeNull()
    expect(runPrice({ ...grid, tiers: [] }, 'Negro')).toBeNull()
  })

  it('un renglón se copia a los demás colores, menos a lo agotado', () => {
    const copied = copyRow(grid, typed({ 'Negro CH': 2, 'Negro M': 3, 'Azul G': 9 }), 'Negro')
    expect(cellsOf(grid, copied).map(({ colour, size, pieces }) => `${colour} ${size} ${pieces}`)).toEqual([
      'Negro CH 2',
      'Negro M 3',
      'Rojo CH 2',
      'Azul CH 2',
      'Azul M 3',
    ])
  })

  it('dice cuántas más bajan el precio', () => {
    expect(nextTier(TIERS, 3)).toEqual({ missing: 3, price: 92_00 })
    expect(nextTier(TIERS, 11)).toEqual({ missing: 1, price: 85_00 })
    expect(nextTier(TIERS, 12)).toBeNull()
    expect(nextTier([], 5)).toBeNull()
    expect(nextTier([{ from: 6, price: 90 }], 1)).toBeNull()
  })

  it('dice cuántas faltan para el mínimo y para el múltiplo', () => {
    expect([0, 1, 4, 6, 7, 9].map((pieces) => missingPieces(grid, pieces))).toEqual([0, 5, 2, 0, 2, 0])
    expect(missingPieces({ minimum: 4, multiple: 3 }, 2)).toBe(4)
  })

  it('lo que falta puede ir a cada casilla elegida, y primero a la última que se tocó', () => {
    const cells = cellsOf(grid, typed({ 'Negro CH': 1, 'Azul G': 3 }))
    const negro = { colour: 'Negro', size: 'CH', from: 1, to: 3 }
    const azul = { colour: 'Azul', size: 'G', from: 3, to: 5 }
    expect(completions(grid, cells)).toEqual([negro, azul])
    expect(completions(grid, cells, cellKey('Azul', 'G'))).toEqual([azul, negro])
    expect(completions(grid, cells, cellKey('Rojo', 'M'))).toEqual([negro, azul])
    expect(completions(grid, cellsOf(grid, typed({ 'Negro CH': 6 })))).toEqual([])
    expect(completions(grid, [])).toEqual([])
    expect(completions({ minimum: 20_000, multiple: 1 }, cells)).toEqual([])
  })

  it('las flechas saltan lo agotado y se quedan en la orilla', () => {
    expect(neighbour(grid, { colour: 'Negro', size: 'M' }, [1, 0])).toEqual({ colour: 'Azul', size: 'M' })
    expect(neighbour(grid, { colour: 'Rojo', size: 'CH' }, [0, 1])).toEqual({ colour: 'Rojo', size: 'G' })
    expect(neighbour(grid, { colour: 'Azul', size: 'G' }, [1, 0])).toBeNull()
    expect(neighbour(grid, { colour: 'Negro', size: 'CH' }, [0, -1])).toBeNull()
  })

  it('las flechas no salen de un color que no existe, y desde ahí van a la primera fila', () => {
    expect(neighbour(grid, { colour: 'Verde', size: 'CH' }, [0, 0])).toBeNull()
    expect(neighbour(grid, { colour: 'Negro', size: 'XG' }, [0, 0])).toBeNull()
    expect(neighbour(grid, { colour: 'Azul', size: 'M' }, [-1, 0])).toEqual({ colour: 'Negro', size: 'M' })
    expect(neighbour(grid, { colour: 'Rojo', size: 'G' }, [0, -1])).toEqual({ colour: 'Rojo', size: 'CH' })
  })

  it('de una respuesta rota con miles de colores y tallas se toman 60 y 40, y cada nombre una vez', () => {
    const many = (count: number) => Array.from({ length: count }, (_, at) => `N${at}`)
    const huge = gridOf({
      colours: [...many(70), 'N0'].map((name, at) => ({ name, hex: at === 70 ? '#000000' : null })),
      sizes: [...many(50), ' ', 'N1'],
      tiers: TIERS,
      minimum: 1,
      multiple: 1,
      soldOut: [],
    })
    expect([huge.colours.length, huge.sizes.length]).toEqual([60, 40])
    expect(huge.colours[0]).toEqual({ name: 'N0', hex: '#000000' })
    expect(new Set(huge.sizes).size).toBe(40)
  })

  it('los escalones sin número, sin fin, negativos o de nada no cuentan; de dos iguales vale el más barato', () => {
    const odd = [
      { from: NaN, price: 1 },
      { from: 1, price: Infinity },
      { from: 2, price: -1 },
      { from: Infinity, price: 1 },
      { from: 3, price: 100 },
      { from: 3, price: 90 },
      { from: 6, price: 90 },
      { from: 9, price: 0 },
    ]
    expect(usableTiers(odd)).toEqual([{ from: 3, price: 90 }])
  })

  it('una casilla toma enteros de 0 a 9999; lo agotado se queda como estaba', () => {
    const put = (pieces: number) => piecesAt(withPieces(grid, {}, 'Negro', 'CH', pieces), 'Negro', 'CH')
    expect([5, 2.9, -1, 9999, 10_000, NaN, Infinity].map(put)).toEqual([5, 2, 0, 9999, 9999, 0, 0])
    const before = {}
    expect(withPieces(grid, before, 'Rojo', 'M', 5)).toBe(before)
    expect(piecesAt(before, 'Rojo', 'M')).toBe(0)
  })

  it('lo que quedó escrito en lo que hoy está agotado no cuenta', () => {
    const left = { [cellKey('Rojo', 'M')]: 7, [cellKey('Rojo', 'G')]: 1, [cellKey('Negro', 'G')]: 0 }
    expect(cellsOf(grid, left)).toEqual([{ colour: 'Rojo', size: 'G', pieces: 1 }])
    expect(totalsOf(grid, left)).toEqual({
      byColour: [0, 1, 0],
      bySize: [0, 0, 1],
      pieces: 1,
      price: 100_00,
      amount: 100_00,
    })
  })

  it('sin precio no hay importe', () => {
    expect(totalsOf({ ...grid, tiers: [] }, typed({ 'Negro CH': 2 }))).toMatchObject({
      pieces: 2,
      price: null,
      amount: null,
    })
    expect(amountOf([], 3)).toBeNull()
    expect(amountOf(TIERS, 6)).toBe(552_00)
  })

  it('sin piezas no falta ninguna, y un múltiplo de cero cuenta como uno', () => {
    expect([-1, 0].map((pieces) => missingPieces(grid, pieces))).toEqual([0, 0])
    expect(missingPieces({ minimum: 4, multiple: 0 }, 3)).toBe(1)
    expect(missingPieces({ minimum: 4, multiple: 0 }, 5)).toBe(0)
  })

  it('lo que falta no pasa de 9999 en una casilla, ni va a una vacía', () => {
    const cells = [
      { colour: 'Negro', size: 'CH', pieces: 9998 },
      { colour: 'Azul', size: 'G', pieces: 0 },
    ]
    const negro = { colour: 'Negro', size: 'CH', from: 9998, to: 9999 }
    expect(completions({ minimum: 9999, multiple: 1 }, cells, cellKey('Azul', 'G'))).toEqual([negro])
    expect(completions({ minimum: 10_000, multiple: 1 }, cells)).toEqual([])
    expect(completions({ minimum: 1, multiple: 1 }, cells)).toEqual([])
  })
})
