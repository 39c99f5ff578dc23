// @vitest-environment node
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  cellsOf,
  gridOf,
  totalsOf,
  withPieces,
  type Cell,
  type Grid,
} from '../../../src/domain/orders/quantity-grid.ts'
import { amountOf } from '../../../src/domain/catalogue/tiers.ts'
import { parsePieces, pasteBlock } from '../../../src/domain/orders/quantity-input.ts'

const names = fc.uniqueArray(
  fc.string({ unit: 'binary', minLength: 1, maxLength: 6 }).filter((name) => name.trim() !== ''),
  { minLength: 1, maxLength: 5 },
)
const distinctUpTo = (max: number) => fc.uniqueArray(fc.integer({ min: 1, max }), { minLength: 6, maxLength: 6 })
const anyTiers = fc.tuple(fc.nat(6), distinctUpTo(60), distinctUpTo(500_00)).map(([length, froms, prices]) => {
  const ascending = froms.toSorted((a, b) => a - b).slice(0, length)
  const descending = prices.toSorted((a, b) => b - a)
  return ascending.map((from, index) => ({ from, price: descending[index]! }))
})
const anyGrid: fc.Arbitrary<Grid> = fc
  .record({
    colours: names,
    sizes: names,
    tiers: anyTiers,
    minimum: fc.integer({ min: 1, max: 24 }),
    multiple: fc.integer({ min: 1, max: 12 }),
  })
  .map(({ colours, ...rest }) =>
    gridOf({
      ...rest,
      colours: colours.map((name) => ({ name, hex: null })),
      soldOut: [{ colour: colours[0] ?? '', size: rest.sizes[0] ?? '' }],
    }),
  )
const anyFilled = anyGrid.chain((some) =>
  fc.array(fc.tuple(fc.nat(9), fc.nat(9), fc.double()), { maxLength: 20 }).map((edits) => ({
    some,
    typed: edits.reduce<readonly Cell[]>((all, [row, column, pieces]) => {
      const colour = some.colours[row % some.colours.length]?.name ?? ''
      return withPieces(some, all, { colour, size: some.sizes[column % some.sizes.length] ?? '', pieces })
    }, []),
  })),
)

describe('La tabla de cantidades, con cualquier texto', () => {
  it('el total es la suma, por color, por talla y de todo', () => {
    fc.assert(
      fc.property(anyFilled, ({ some, typed }) => {
        const totals = totalsOf(some, typed)
        const sum = (numbers: readonly number[]) => numbers.reduce((all, each) => all + each, 0)
        expect(sum(totals.byColour)).toBe(totals.pieces)
        expect(sum(totals.bySize)).toBe(totals.pieces)
        expect(sum(cellsOf(some, typed).map(({ pieces }) => pieces))).toBe(totals.pieces)
        expect(totals.amount).toBe(totals.price === null ? null : totals.price * totals.pieces)
      }),
    )
  })

  it('comprar más nunca sube el precio por pieza, ponga lo que ponga el servidor', () => {
    fc.assert(
      fc.property(anyTiers, fc.integer({ min: 1, max: 80 }), fc.integer({ min: 0, max: 80 }), (tiers, pieces, more) => {
        const [few, many] = [amountOf(tiers, pieces), amountOf(tiers, pieces + more)]
        if (few === null || many === null) expect([few, many]).toEqual([null, null])
        else expect(many / (pieces + more)).toBeLessThanOrEqual(few / pieces)
      }),
    )
  })

  it('de lo que se escriba o se pegue, sea lo que sea, salen enteros de 0 a 9999', () => {
    const isCount = (pieces: number) => Number.isInteger(pieces) && pieces >= 0 && pieces <= 9999
    const text = fc.string({ unit: 'binary', maxLength: 80 })
    fc.assert(
      fc.property(anyGrid, text, fc.string(), (some, typed, where) => {
        const parsed = parsePieces(typed)
        expect('problem' in parsed || isCount(parsed.pieces)).toBe(true)
        const block = typed.replaceAll('0', '\t').replaceAll('1', '\n')
        const { cells } = pasteBlock(some, [], block, { colour: where, size: where })
        expect(cells.every(({ pieces }) => isCount(pieces))).toBe(true)
      }),
    )
  })
})
