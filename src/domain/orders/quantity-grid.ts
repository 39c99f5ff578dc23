import { colourNamed, type Centavos, type Colour, type PriceTier, type ProductDetail } from '../catalogue/catalogue.ts'
import { missingPieces, mostInCell, rulesOf, type Rules } from '../catalogue/selling-rules.ts'
import { amountOf, priceOf, tierFor } from '../catalogue/tiers.ts'
import { isSameName } from '../text.ts'

export type SellingRules = Rules & Readonly<{ tiers: readonly PriceTier[] }>

/** A product's colours by its sizes. One without either still has one cell. */
export interface Grid extends SellingRules {
  readonly colours: readonly Colour[]
  readonly sizes: readonly string[]
  /** The sold-out sizes of each colour. */
  readonly soldOut: ReadonlyMap<string, ReadonlySet<string>>
}

export type CellName = Readonly<{
  colour: string
  size: string
}>

/** The pieces of one colour in one size. A list has each cell once; one that it lacks has no pieces. */
export interface Cell extends CellName {
  readonly pieces: number
}

// A product that names no colour or size may have one or many.
const ONE_COLOUR = 'Color a consultar'
const ONE_SIZE = 'A consultar'

export const isSameCell = (a: CellName, b: CellName) => isSameName(a.size, b.size) && isSameName(a.colour, b.colour)

type Offer = Pick<ProductDetail, 'colours' | 'sizes' | 'tiers' | 'soldOut'> & Parameters<typeof rulesOf>[0]

export const gridOf = (product: Offer): Grid => {
  const colours = product.colours.length > 0 ? product.colours : [colourNamed(ONE_COLOUR)]
  const sizes = product.sizes.length > 0 ? product.sizes : [ONE_SIZE]
  // A sold-out entry without a colour means every colour, and without a size every size.
  const soldOut = new Map(
    colours.map(({ name }) => {
      const entries = product.soldOut.filter(({ colour }) => colour === '' || colour === name)
      return [name, new Set(entries.flatMap(({ size }) => (size === '' ? sizes : [size])))]
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

/** Cells with one replaced; a new one comes last. */
export const setCell = (cells: readonly Cell[], cell: Cell): readonly Cell[] =>
  cells.some((other) => isSameCell(other, cell))
    ? cells.map((other) => (isSameCell(other, cell) ? cell : other))
    : [...cells, cell]

/** `setCell`, from 0 to the most that a cell takes. */
export const withPieces = (rules: Rules, cells: readonly Cell[], cell: Cell): readonly Cell[] =>
  setCell(cells, { ...cell, pieces: Math.max(0, Math.min(mostInCell(rules), cell.pieces)) })

/** Adds pieces to cells, up to the most that each takes; negative ones are taken out. */
export const plus = (rules: Rules, cells: readonly Cell[], added: readonly Cell[]): readonly Cell[] =>
  added.reduce((all, cell) => withPieces(rules, all, { ...cell, pieces: piecesAt(all, cell) + cell.pieces }), cells)

/** The cells with pieces that can be ordered now, in the grid's order. */
export const cellsOf = (grid: Grid, cells: readonly Cell[]): readonly Cell[] =>
  availableCells(grid)
    .map((cell) => ({ ...cell, pieces: piecesAt(cells, cell) }))
    .filter(({ pieces }) => pieces > 0)

export const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

export const piecesOf = (cells: readonly Cell[]) => sum(cells.map(({ pieces }) => pieces))

export const piecesIn = (cells: readonly Cell[], colour: string) =>
  piecesOf(cells.filter((cell) => isSameName(cell.colour, colour)))

/** The sums of typed cells. `ordered`: the model's pieces in the order, which its price counts too. */
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

/** The complete corridas of a colour; Infinity for one that is sold out. */
export const runsOf = (grid: Grid, cells: readonly Cell[], colour: string) =>
  Math.min(...runOf(grid, colour).map((cell) => piecesAt(cells, cell)))

/** The pieces and amount of a colour's corrida; null without a price or a second size. */
export const runPrice = (grid: Grid, colour: string): { readonly pieces: number; readonly amount: Centavos } | null => {
  const pieces = runOf(grid, colour).length
  const amount = amountOf(grid.tiers, pieces)
  return amount === null || pieces < 2 ? null : { pieces, amount }
}

/** Gives every colour the quantities of one; sold-out cells stay empty. */
export const copyRow = (grid: Grid, typed: readonly Cell[], colour: string): readonly Cell[] =>
  availableCells(grid).map((cell) => ({ ...cell, pieces: piecesAt(typed, { colour, size: cell.size }) }))

/** A cell that takes the missing pieces if the buyer says so. */
export interface CellChange extends CellName {
  readonly from: number
  readonly to: number
}

/**
 * The cells that may take the pieces missing to the minimum or the multiple: those that the buyer chose, `first` before
 * the others. Empty where nothing is missing, or where no cell takes that many.
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
