import type { Centavos, ProductSummary } from '../catalogue/catalogue.ts'
import { amountOf, offeredTiers, orderedPieces, priceOf } from '../catalogue/tiers.ts'
import { misfit, missingPieces, mostInCell, rulesOf } from '../catalogue/selling-rules.ts'
import { isSameName } from '../text.ts'
import { availableCells, fillRun, nextTier, piecesAt, setCell, sum, type Cell, type Grid } from './quantity-grid.ts'

/** So many pieces of a product, the least that a tier of its takes, and what they come to. */
export type Closing = Readonly<{
  product: ProductSummary
  pieces: number
  price: Centavos
  amount: Centavos
}>

const closingsOf = (product: ProductSummary) =>
  offeredTiers(product.tiers, product.minimum).map(({ from, price }) => {
    const pieces = from + missingPieces(rulesOf(product), from)
    return { product, pieces, price, amount: price * pieces }
  })

/** Those that reach the amount first, the nearest to it before the others; then those that come nearest below it. */
const byNearness = (missing: Centavos) => (a: Pick<Closing, 'amount'>, b: Pick<Closing, 'amount'>) =>
  Number(b.amount >= missing) - Number(a.amount >= missing) ||
  Math.abs(a.amount - missing) - Math.abs(b.amount - missing)

const MOST = 3

/** A few other products of a store that close what lacks to its minimum: of the segments that are ordered from. */
export const closeGap = (
  products: readonly ProductSummary[],
  missing: Centavos,
  isOrdered: (productId: string) => boolean,
): readonly Closing[] => {
  const segments = new Set(products.filter(({ id }) => isOrdered(id)).map(({ segment }) => segment))
  return products
    .filter(({ id, segment }) => !isOrdered(id) && segment !== '' && segments.has(segment))
    .flatMap((product) => closingsOf(product).toSorted(byNearness(missing)).slice(0, 1))
    .toSorted(byNearness(missing))
    .slice(0, MOST)
}

/** More of a product that is ordered already. */
export type Growth = Readonly<{
  kind: 'run' | 'colour' | 'tier'
  /** The colour that is added; empty where none is. */
  colour: string
  /** The product's cells then. */
  cells: readonly Cell[]
  /** Its pieces then, and what one of them costs. */
  pieces: number
  price: Centavos
  /** What it adds to the order. */
  amount: Centavos
}>

const piecesOf = (cells: readonly Cell[]) => sum(cells.map(({ pieces }) => pieces))

/** So many pieces more, one by one over the ordered cells that can be ordered today. */
const dealt = (grid: Grid, cells: readonly Cell[], pieces: number): readonly Cell[] => {
  const places = availableCells(grid).filter((cell) => piecesAt(cells, cell) > 0)
  return places.reduce((now, cell, at) => {
    const share = Math.floor((pieces + places.length - 1 - at) / places.length)
    return setCell(now, { ...cell, pieces: piecesAt(now, cell) + share })
  }, cells)
}

/**
 * A corrida more of what is ordered, one more colour like the one that is ordered most, and what reaches the next price:
 * each only where the product's rules take it and its price is known.
 */
export const growthsOf = (grid: Grid, cells: readonly Cell[], missing: Centavos): readonly Growth[] => {
  const before = piecesOf(cells)
  const paid = amountOf(grid.tiers, before)
  if (paid === null || before === 0) return []
  const piecesIn = (colour: string) => piecesOf(cells.filter((cell) => isSameName(cell.colour, colour)))
  const available = availableCells(grid)
  const ordered = grid.colours.map(({ name }) => name).filter((name) => piecesIn(name) > 0)
  const [model = ''] = ordered.toSorted((a, b) => piecesIn(b) - piecesIn(a))
  const next = nextTier(grid.tiers, before)

  const growth = (kind: Growth['kind'], colour: string, added: number, grown: readonly Cell[]): readonly Growth[] => {
    const pieces = piecesOf(grown)
    const price = priceOf(grid.tiers, pieces)
    const isWhole = added > 0 && pieces === before + added && grown.every((cell) => cell.pieces <= mostInCell(grid))
    if (price === null || !isWhole || misfit(grid, grown) !== 0 || price * pieces <= paid) return []
    return [{ kind, colour, cells: grown, pieces, price, amount: price * pieces - paid }]
  }
  const run = growth(
    'run',
    '',
    available.filter(({ colour }) => ordered.includes(colour)).length,
    ordered.reduce((now, colour) => fillRun(grid, now, colour), cells),
  )
  const colours = grid.colours
    .filter(({ name }) => !ordered.includes(name))
    .flatMap(({ name }) => {
      const own = available
        .filter(({ colour }) => colour === name)
        .map((cell) => ({ ...cell, pieces: piecesAt(cells, { colour: model, size: cell.size }) }))
        .filter(({ pieces }) => pieces > 0)
      return growth('colour', name, piecesOf(own), own.reduce(setCell, cells))
    })
  const wanted = next === null ? 0 : orderedPieces(grid, before + next.missing) - before
  return [
    ...run,
    ...colours.toSorted(byNearness(missing)).slice(0, 1),
    ...growth('tier', '', wanted, dealt(grid, cells, wanted)),
  ]
}
