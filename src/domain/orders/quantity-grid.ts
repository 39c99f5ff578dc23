import type { Centavos, Colour, PriceTier, ProductDetail } from '../catalogue/catalogue.ts'
import { missingPieces, mostInCell, rulesOf, type Rules } from '../catalogue/selling-rules.ts'
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

// Of a product that says neither, nobody knows whether it comes in one.
const ONE_COLOUR = 'Color a consultar'
const ONE_SIZE = 'A consultar'

export const isSameCell = (a: CellName, b: CellName) => isSameName(a.size, b.size) && isSameName(a.colour, b.colour)

type Offer = Pick<ProductDetail, 'colours' | 'sizes' | 'tiers' | 'soldOut'> & Parameters<typeof rulesOf>[0]

export const gridOf = (product: Offer): Grid => {
  const colours = product.colours.length > 0 ? product.colours : [{ name: ONE_COLOUR, hex: null }]
  const sizes = product.sizes.length > 0 ? product.sizes : [ONE_SIZE]
  // Without a colour every colour is meant, and without a size every size.
  const soldOut = new Map(
    colours.map(({ name }) => {
      const own = product.soldOut.filter(({ colour }) => colour === '' || colour === name)
      return [name, new Set(own.flatMap(({ size }) => (size === '' ? sizes : [size])))]
    }),
  )
  return { colours, sizes, soldOut, tiers: product.tiers, ...rulesOf(product) }
}

export const isSoldOut = (grid: Grid, { colour, size }: CellName) => grid.soldOut.get(colour)?.has(size) ?? false

/** The cells of a colour that can be ordered: its corrida. */
const runOf = (grid: Grid, colour: string) =>
  grid.sizes.map((size) => ({ colour, size })).filter((cell) => !isSoldOut(grid, cell))

export const availableCells = (grid: Grid): readonly CellName[] => grid.colours.flatMap(({ name }) => runOf(grid, name))

export const isColourSoldOut = (grid: Grid, colour: string) => runOf(grid, colour).length === 0

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

/** Pieces added to cells, up to what fits in each; below 0 taken out of them. */
export const plus = (rules: Rules, cells: readonly Cell[], added: readonly Cell[]): readonly Cell[] =>
  added.reduce((all, cell) => withPieces(rules, all, { ...cell, pieces: piecesAt(all, cell) + cell.pieces }), cells)

/** Those with pieces that can be ordered now, in the order of the grid. */
export const cellsOf = (grid: Grid, cells: readonly Cell[]): readonly Cell[] =>
  availableCells(grid)
    .map((cell) => ({ ...cell, pieces: piecesAt(cells, cell) }))
    .filter(({ pieces }) => pieces > 0)

export const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

export const piecesOf = (cells: readonly Cell[]) => sum(cells.map(({ pieces }) => pieces))

export const piecesIn = (cells: readonly Cell[], colour: string) =>
  piecesOf(cells.filter((cell) => isSameName(cell.colour, colour)))

/** `ordered`: pieces of the model that are in the order already, which its price counts too. */
export const totalsOf = (grid: Grid, cells: readonly Cell[], ordered = 0) => {
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
export const fillRun = (grid: Grid, cells: readonly Cell[], colour: string, by: 1 | -1 = 1) =>
  plus(
    grid,
    cells,
    runOf(grid, colour).map((cell) => ({ ...cell, pieces: by })),
  )

/** Of a colour that is not sold out. */
export const runsOf = (grid: Grid, cells: readonly Cell[], colour: string) =>
  Math.min(...runOf(grid, colour).map((cell) => piecesAt(cells, cell)))

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
  return cells
    .filter(({ pieces }) => pieces + missing <= mostInCell(rules))
    .toSorted((a, b) => (first === null ? 0 : Number(isSameCell(b, first)) - Number(isSameCell(a, first))))
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
