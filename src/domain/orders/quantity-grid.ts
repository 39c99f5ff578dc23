import { colourNamed, type Colour, type PriceTier, type ProductDetail } from '../catalogue/catalogue.ts'
import { mostInCell, rulesOf, type Rules } from '../catalogue/selling-rules.ts'
import { priceOf } from '../catalogue/tiers.ts'
import { isSameName, nameKey } from '../text.ts'

export type SellingRules = Rules & Readonly<{ tiers: readonly PriceTier[] }>

/** A product's colours by its sizes. One without either still has one cell. */
export interface Grid extends SellingRules {
  readonly colours: readonly Colour[]
  readonly sizes: readonly string[]
  readonly soldOut: ReadonlyMap<string, ReadonlySet<string>>
}

export type CellName = Readonly<{ colour: string; size: string }>

/** The pieces of one colour in one size. */
export type Cell = CellName & Readonly<{ pieces: number }>

/** Each cell once; one that is not there has no pieces. */
export type Cells = readonly Cell[]

// A product that names no colour or size may have one or many.
const ONE_COLOUR = 'Color a consultar'
const ONE_SIZE = 'A consultar'

export const isSameCell = (a: CellName, b: CellName) => isSameName(a.size, b.size) && isSameName(a.colour, b.colour)

type Offer = Pick<ProductDetail, 'colours' | 'sizes' | 'tiers' | 'soldOut'> & Parameters<typeof rulesOf>[0]

export const gridOf = (product: Offer): Grid => {
  const colours = product.colours.length > 0 ? product.colours : [colourNamed(ONE_COLOUR)]
  const sizes = product.sizes.length > 0 ? product.sizes : [ONE_SIZE]
  // A sold-out entry without a colour means every colour, and without a size every size.
  const isMeant = (entry: string, name: string) => entry === '' || isSameName(entry, name)
  const soldOut = new Map(
    colours.map(({ name }) => {
      const entries = product.soldOut.filter(({ colour }) => isMeant(colour, name))
      return [name, new Set(sizes.filter((size) => entries.some((entry) => isMeant(entry.size, size))))]
    }),
  )
  return { colours, sizes, soldOut, tiers: product.tiers, ...rulesOf(product) }
}

export const isSoldOut = (grid: Grid, { colour, size }: CellName) => grid.soldOut.get(colour)?.has(size) ?? false

/** The cells of a colour that can be ordered: its corrida. */
export const runOf = (grid: Grid, colour: string) =>
  grid.sizes.map((size) => ({ colour, size })).filter((cell) => !isSoldOut(grid, cell))

export const availableCells = (grid: Grid) => grid.colours.flatMap(({ name }) => runOf(grid, name))

export const piecesAt = (cells: Cells, name: CellName) => cells.find((cell) => isSameCell(cell, name))?.pieces ?? 0

/** Cells with one replaced; a new one comes last. */
export const setCell = (cells: Cells, cell: Cell): Cells => {
  const at = cells.findIndex((other) => isSameCell(other, cell))
  return at < 0 ? [...cells, cell] : cells.with(at, cell)
}

/** `setCell`, from 0 to the most that a cell takes. */
export const withPieces = (rules: Rules, cells: Cells, cell: Cell) =>
  setCell(cells, { ...cell, pieces: Math.max(0, Math.min(mostInCell(rules), cell.pieces)) })

/** Adds pieces to cells, up to the most that each takes; negative ones are taken out. */
export const plus = (rules: Rules, cells: Cells, added: Cells): Cells =>
  added.reduce((all, cell) => withPieces(rules, all, { ...cell, pieces: piecesAt(all, cell) + cell.pieces }), cells)

/** The cells with pieces that can be ordered now, in the grid's order. */
export const cellsOf = (grid: Grid, cells: Cells): Cells => {
  const keyOf = ({ colour, size }: CellName) => `${nameKey(colour)}\n${nameKey(size)}`
  const pieces = new Map(cells.map((cell) => [keyOf(cell), cell.pieces]))
  return availableCells(grid)
    .map((cell) => ({ ...cell, pieces: pieces.get(keyOf(cell)) ?? 0 }))
    .filter((cell) => cell.pieces > 0)
}

export const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

export const piecesOf = (cells: Cells) => sum(cells.map(({ pieces }) => pieces))

export const piecesIn = (cells: Cells, colour: string) =>
  piecesOf(cells.filter((cell) => isSameName(cell.colour, colour)))

/** The colour with most pieces; '' without any. */
export const mostOrdered = (cells: Cells) =>
  cells.toSorted((a, b) => piecesIn(cells, b.colour) - piecesIn(cells, a.colour))[0]?.colour ?? ''

/** The sums of typed cells. `ordered`: the model's pieces in the order, which its price counts too. */
export const totalsOf = (grid: Grid, cells: Cells, ordered = 0) => {
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
export const nextTier = (tiers: readonly PriceTier[], pieces: number) => {
  // Fewer pieces than the first tier's pay the first.
  const next = tiers.slice(1).find(({ from }) => from > pieces)
  return next === undefined ? null : { missing: next.from - pieces, price: next.price }
}

/** One piece more of each available size of a colour (a corrida); with `by` −1 one less. */
export const fillRun = (grid: Grid, cells: Cells, colour: string, by: 1 | -1 = 1) =>
  plus(
    grid,
    cells,
    runOf(grid, colour).map((cell) => ({ ...cell, pieces: by })),
  )

/** Gives every colour the quantities of one; sold-out cells stay empty. */
export const copyRow = (grid: Grid, typed: Cells, colour: string): Cells =>
  availableCells(grid).map((cell) => ({ ...cell, pieces: piecesAt(typed, { colour, size: cell.size }) }))

/** The cells that a buyer chose and that may take the missing pieces, `first` before the others, each with them. */
export const completions = (rules: Rules, cells: Cells, missing: number, first: CellName | null = null): Cells =>
  cells
    .filter(({ pieces }) => missing > 0 && pieces + missing <= mostInCell(rules))
    .toSorted((a, b) => (first === null ? 0 : Number(isSameCell(b, first)) - Number(isSameCell(a, first))))
    .map((cell) => ({ ...cell, pieces: cell.pieces + missing }))

export const neighbour = (grid: Grid, from: CellName, [down, across]: readonly [number, number]) => {
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
