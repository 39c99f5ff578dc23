import type { Centavos, Colour, PriceTier, ProductDetail } from '../catalogue/catalogue.ts'
import { missingPieces, mostInCell, rulesOf, type RuleName, type Rules } from '../catalogue/selling-rules.ts'
import { amountOf, priceOf, tierFor } from '../catalogue/tiers.ts'
import { isSameName } from '../text.ts'

export type SellingRules = Rules & Readonly<{ tiers: readonly PriceTier[] }>

/** Colour by size. A product without colours or sizes still has one cell. */
export interface Grid extends SellingRules {
  readonly colours: readonly Colour[]
  readonly sizes: readonly string[]
  /** By colour, the sizes that cannot be ordered now. */
  readonly soldOut: ReadonlyMap<string, ReadonlySet<string>>
}

export type CellName = Readonly<{
  colour: string
  size: string
}>

/** The pieces of one colour in one size. In a list each cell stands once; one that is not there has no pieces. */
export interface Cell extends CellName {
  readonly pieces: number
}

/** More than any garment has: a broken answer with thousands of colours must not freeze the page. */
const MOST_COLOURS = 60
const MOST_SIZES = 40

// Of a product that says neither, nobody knows whether it comes in one.
const ONE_COLOUR = 'Color a consultar'
const ONE_SIZE = 'A consultar'

export const isSameCell = (a: CellName, b: CellName) => isSameName(a.size, b.size) && isSameName(a.colour, b.colour)

export const gridOf = (product: Pick<ProductDetail, 'colours' | 'sizes' | 'tiers' | 'soldOut' | RuleName>): Grid => {
  const { colours, sizes } = product
  const shown = {
    colours: colours.length > 0 ? colours.slice(0, MOST_COLOURS) : [{ name: ONE_COLOUR, hex: null }],
    sizes: sizes.length > 0 ? sizes.slice(0, MOST_SIZES) : [ONE_SIZE],
  }
  // Without a colour every colour is meant, and without a size every size.
  const soldOut = new Map(
    shown.colours.map(({ name }) => {
      const own = product.soldOut.filter(({ colour }) => colour === '' || colour === name)
      return [name, new Set(own.flatMap(({ size }) => (size === '' ? shown.sizes : [size])))]
    }),
  )
  return {
    ...shown,
    soldOut,
    tiers: product.tiers,
    ...rulesOf(product),
  }
}

export const isSoldOut = (grid: Grid, { colour, size }: CellName) => grid.soldOut.get(colour)?.has(size) ?? false

/** The cells of a colour that can be ordered: its corrida. */
const runOf = (grid: Grid, colour: string) =>
  grid.sizes.map((size) => ({ colour, size })).filter((cell) => !isSoldOut(grid, cell))

export const availableCells = (grid: Grid): readonly CellName[] => grid.colours.flatMap(({ name }) => runOf(grid, name))

export const isColourSoldOut = (grid: Grid, colour: string) =>
  grid.sizes.every((size) => isSoldOut(grid, { colour, size }))

export const piecesAt = (cells: readonly Cell[], name: CellName) =>
  cells.find((cell) => isSameCell(cell, name))?.pieces ?? 0

/** The cells with one of them set; a new one comes last. */
export const setCell = (cells: readonly Cell[], cell: Cell): readonly Cell[] =>
  cells.some((own) => isSameCell(own, cell))
    ? cells.map((own) => (isSameCell(own, cell) ? cell : own))
    : [...cells, cell]

/** The same with what fits in a cell. */
export const withPieces = (rules: Rules, cells: readonly Cell[], cell: Cell): readonly Cell[] =>
  setCell(cells, { ...cell, pieces: Math.max(0, Math.min(mostInCell(rules), cell.pieces)) })

export const cellsOf = (grid: Grid, typed: readonly Cell[]): readonly Cell[] =>
  availableCells(grid)
    .map((cell) => ({ ...cell, pieces: piecesAt(typed, cell) }))
    .filter(({ pieces }) => pieces > 0)

export const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

export const piecesOf = (cells: readonly Cell[]) => sum(cells.map(({ pieces }) => pieces))

/** `ordered`: pieces of the model that are in the order already, which its price counts too. */
export const totalsOf = (grid: Grid, typed: readonly Cell[], ordered = 0) => {
  const cells = cellsOf(grid, typed)
  const pieces = piecesOf(cells)
  const price = priceOf(grid.tiers, pieces + ordered)
  return {
    bySize: grid.sizes.map((name) => piecesOf(cells.filter(({ size }) => size === name))),
    pieces,
    price,
    amount: price === null ? null : price * pieces,
  }
}

/** The pieces missing to the next tier, and its price; null at the best price. */
export const nextTier = (tiers: readonly PriceTier[], pieces: number): { missing: number; price: Centavos } | null => {
  const now = tierFor(tiers, pieces)
  const next = now === null ? undefined : tiers[tiers.indexOf(now) + 1]
  return next === undefined ? null : { missing: next.from - pieces, price: next.price }
}

/** One piece more of each available size of a colour (a corrida); with `by` −1 one less. */
export const fillRun = (grid: Grid, typed: readonly Cell[], colour: string, by: 1 | -1 = 1): readonly Cell[] =>
  runOf(grid, colour).reduce(
    (filled, cell) => withPieces(grid, filled, { ...cell, pieces: piecesAt(filled, cell) + by }),
    typed,
  )

export const runsOf = (grid: Grid, typed: readonly Cell[], colour: string) => {
  const run = runOf(grid, colour)
  return run.length === 0 ? 0 : Math.min(...run.map((cell) => piecesAt(typed, cell)))
}

/** What one piece of each available size of a colour comes to; null where there is no price, or no second size. */
export const runPrice = (grid: Grid, colour: string): { readonly pieces: number; readonly amount: Centavos } | null => {
  const pieces = runOf(grid, colour).length
  const amount = amountOf(grid.tiers, pieces)
  return amount === null || pieces < 2 ? null : { pieces, amount }
}

/** Gives every other colour the quantities of one; what is sold out stays without. */
export const copyRow = (grid: Grid, typed: readonly Cell[], colour: string): readonly Cell[] =>
  availableCells(grid).map((cell) => ({ ...cell, pieces: piecesAt(typed, { colour, size: cell.size }) }))

/** A cell that would take the pieces that are lacking, if the buyer says so. */
export interface CellChange extends CellName {
  readonly from: number
  readonly to: number
}

/**
 * Where the pieces that are lacking to the minimum or the multiple may go: the cells that the buyer chose, `first`
 * before the others. Empty where nothing is lacking, or where no cell can take that many.
 */
export const completions = (
  rules: Rules,
  cells: readonly Cell[],
  first: CellName | null = null,
  ordered = 0,
): readonly CellChange[] => {
  const missing = missingPieces(rules, piecesOf(cells) + ordered)
  if (missing <= 0) return []
  const isFirst = (cell: Cell) => first !== null && isSameCell(cell, first)
  return cells
    .filter(({ pieces }) => pieces > 0 && pieces + missing <= mostInCell(rules))
    .toSorted((a, b) => Number(isFirst(b)) - Number(isFirst(a)))
    .map(({ colour, size, pieces }) => ({ colour, size, from: pieces, to: pieces + missing }))
}

export const neighbour = (grid: Grid, from: CellName, [down, across]: readonly [number, number]): CellName | null => {
  let row = grid.colours.findIndex(({ name }) => name === from.colour) + down
  let column = grid.sizes.indexOf(from.size) + across
  for (;;) {
    const colour = grid.colours[row]?.name
    const size = grid.sizes[column]
    if (colour === undefined || size === undefined) return null
    if (!isSoldOut(grid, { colour, size })) return { colour, size }
    row += down
    column += across
  }
}
