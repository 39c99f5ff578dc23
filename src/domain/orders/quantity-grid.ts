import { compareSizes, type Centavos, type Colour, type PriceTier, type ProductDetail } from '../catalogue/catalogue.ts'
import { amountOf, MAX_PIECES, priceOf, tierFor, usableTiers } from '../catalogue/tiers.ts'

/** Minimum, multiple and prices at which the store sells a product. */
export interface SellingRules {
  readonly tiers: readonly PriceTier[]
  readonly minimum: number
  readonly multiple: number
}

/** Colour by size, without repeated or empty names. A product without colours or sizes still has one cell. */
export interface Grid extends SellingRules {
  readonly colours: readonly Colour[]
  readonly sizes: readonly string[]
  /** `cellKey`s of what cannot be ordered now. */
  readonly soldOut: ReadonlySet<string>
}

/** Pieces of each cell, by `cellKey`; a missing cell has none. */
export type Quantities = Readonly<Record<string, number>>

export interface Cell {
  readonly colour: string
  readonly size: string
  readonly pieces: number
}

/** More than any garment has: a broken answer with thousands of colours must not freeze the page. */
const MOST_COLOURS = 60
const MOST_SIZES = 40

// Of a product that says neither, nobody knows whether it comes in one.
const ONE_COLOUR = 'Color a consultar'
const ONE_SIZE = 'A consultar'

/** A key that is unique whatever characters the names contain. */
export const cellKey = (colour: string, size: string): string => JSON.stringify([colour, size])

export const gridOf = (
  product: Pick<ProductDetail, 'colours' | 'sizes' | 'tiers' | 'minimum' | 'multiple' | 'soldOut'>,
): Grid => {
  const named = product.colours.filter(({ name }) => name.trim() !== '')
  const colours = [...new Map(named.map((each) => [each.name, each])).values()].slice(0, MOST_COLOURS)
  const sizes = [...new Set(product.sizes.filter((size) => size.trim() !== ''))]
    .toSorted(compareSizes)
    .slice(0, MOST_SIZES)
  const shown = {
    colours: colours.length > 0 ? colours : [{ name: ONE_COLOUR, hex: null }],
    sizes: sizes.length > 0 ? sizes : [ONE_SIZE],
  }
  const soldOut = product.soldOut.flatMap(({ colour, size }) =>
    (colour === '' ? shown.colours.map(({ name }) => name) : [colour]).flatMap((name) =>
      (size === '' ? shown.sizes : [size]).map((each) => cellKey(name, each)),
    ),
  )
  return {
    ...shown,
    soldOut: new Set(soldOut),
    tiers: usableTiers(product.tiers),
    minimum: product.minimum ?? 1,
    multiple: product.multiple ?? 1,
  }
}

export const isSoldOut = (grid: Grid, colour: string, size: string): boolean => grid.soldOut.has(cellKey(colour, size))

export const isColourSoldOut = (grid: Grid, colour: string): boolean =>
  grid.sizes.every((size) => isSoldOut(grid, colour, size))

export const isAllSoldOut = (grid: Grid): boolean => grid.colours.every(({ name }) => isColourSoldOut(grid, name))

export const piecesAt = (quantities: Quantities, colour: string, size: string): number =>
  quantities[cellKey(colour, size)] ?? 0

const clamp = (pieces: number) => (Number.isFinite(pieces) ? Math.min(MAX_PIECES, Math.max(0, Math.floor(pieces))) : 0)

/** Sets one cell, unless it is sold out. */
export const withPieces = (
  grid: Grid,
  quantities: Quantities,
  colour: string,
  size: string,
  pieces: number,
): Quantities =>
  isSoldOut(grid, colour, size) ? quantities : { ...quantities, [cellKey(colour, size)]: clamp(pieces) }

/** The cells with pieces, colour by colour, without sold-out ones. */
export const cellsOf = (grid: Grid, quantities: Quantities): readonly Cell[] =>
  grid.colours
    .flatMap(({ name }) => grid.sizes.map((size) => ({ colour: name, size, pieces: piecesAt(quantities, name, size) })))
    .filter(({ colour, size, pieces }) => pieces > 0 && !isSoldOut(grid, colour, size))

export const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0)

export const totalsOf = (grid: Grid, quantities: Quantities) => {
  const cells = cellsOf(grid, quantities)
  const pieces = sum(cells.map((cell) => cell.pieces))
  const of = (fits: (cell: Cell) => boolean) => sum(cells.filter(fits).map((cell) => cell.pieces))
  return {
    byColour: grid.colours.map(({ name }) => of(({ colour }) => colour === name)),
    bySize: grid.sizes.map((each) => of(({ size }) => size === each)),
    pieces,
    price: priceOf(grid.tiers, pieces),
    amount: amountOf(grid.tiers, pieces),
  }
}

/** The pieces missing to the next tier, and its price; null at the best price. */
export const nextTier = (tiers: readonly PriceTier[], pieces: number): { missing: number; price: Centavos } | null => {
  const usable = usableTiers(tiers)
  const now = tierFor(usable, pieces)
  // Each usable tier is cheaper than the one before.
  const next = now === null ? undefined : usable[usable.indexOf(now) + 1]
  return next === undefined ? null : { missing: next.from - pieces, price: next.price }
}

/** Pieces missing to the minimum or, above it, to the next multiple. 0 for an empty grid. */
export const missingPieces = (
  { minimum, multiple }: Pick<SellingRules, 'minimum' | 'multiple'>,
  pieces: number,
): number => {
  if (pieces <= 0) return 0
  const step = Math.max(1, multiple)
  return Math.ceil(Math.max(minimum, pieces) / step) * step - pieces
}

/** Adds one piece of each available size of a colour (a corrida). */
export const fillRun = (grid: Grid, quantities: Quantities, colour: string): Quantities =>
  grid.sizes.reduce(
    (filled, size) => withPieces(grid, filled, colour, size, piecesAt(filled, colour, size) + 1),
    quantities,
  )

/** What one piece of each available size of a colour comes to; null where there is no price, or no second size. */
export const runPrice = (grid: Grid, colour: string): { readonly pieces: number; readonly amount: Centavos } | null => {
  const pieces = grid.sizes.filter((size) => !isSoldOut(grid, colour, size)).length
  const amount = amountOf(grid.tiers, pieces)
  return amount === null || pieces < 2 ? null : { pieces, amount }
}

/** The grid with the row of one colour first: the colour that is being looked at is the one that is ordered. */
export const startingWith = (grid: Grid, colour: string | undefined): Grid => ({
  ...grid,
  colours: grid.colours.toSorted((a, b) => Number(b.name === colour) - Number(a.name === colour)),
})

/** Gives every other colour the quantities of one; what is sold out stays without. */
export const copyRow = (grid: Grid, quantities: Quantities, colour: string): Quantities =>
  grid.colours.reduce(
    (copied, { name }) =>
      grid.sizes.reduce((row, size) => withPieces(grid, row, name, size, piecesAt(quantities, colour, size)), copied),
    quantities,
  )

/** A cell that would take the pieces that are lacking, if the buyer says so. */
export interface CellChange {
  readonly colour: string
  readonly size: string
  readonly from: number
  readonly to: number
}

/**
 * Where the pieces that are lacking to the minimum or the multiple may go: the cells that the buyer chose, `first` (a
 * `cellKey`) before the others. Empty where nothing is lacking, or where no cell can take that many. Nothing is added
 * until the buyer says where.
 */
export const completions = (
  rules: Pick<SellingRules, 'minimum' | 'multiple'>,
  cells: readonly Cell[],
  first = '',
): readonly CellChange[] => {
  const missing = missingPieces(rules, sum(cells.map(({ pieces }) => pieces)))
  if (missing === 0) return []
  const isFirst = ({ colour, size }: Cell) => (cellKey(colour, size) === first ? 0 : 1)
  return cells
    .filter(({ pieces }) => pieces > 0 && pieces + missing <= MAX_PIECES)
    .toSorted((a, b) => isFirst(a) - isFirst(b))
    .map(({ colour, size, pieces }) => ({ colour, size, from: pieces, to: pieces + missing }))
}

/** The next available cell in a direction; null at the border. */
export const neighbour = (
  grid: Grid,
  from: { readonly colour: string; readonly size: string },
  [down, across]: readonly [number, number],
): { colour: string; size: string } | null => {
  let row = grid.colours.findIndex(({ name }) => name === from.colour) + down
  let column = grid.sizes.indexOf(from.size) + across
  for (;;) {
    const colour = grid.colours[row]?.name
    const size = grid.sizes[column]
    if (colour === undefined || size === undefined) return null
    if (!isSoldOut(grid, colour, size)) return { colour, size }
    row += down
    column += across
  }
}
