import type { Centavos, ProductSummary } from '../catalogue/catalogue.ts'
import { amountOf, offeredTiers, orderedPieces, priceOf } from '../catalogue/tiers.ts'
import { misfit, missingPieces, rulesOf } from '../catalogue/selling-rules.ts'
import {
  availableCells,
  cellsOf,
  copyRow,
  mostOrdered,
  nextTier,
  piecesIn,
  piecesOf,
  plus,
  type Cells,
  type Grid,
} from './quantity-grid.ts'

/** A number of pieces of a product, the least that one of its tiers takes, and their amount. */
export type Closing = Readonly<{ product: ProductSummary; pieces: number; price: Centavos; amount: Centavos }>

const closingsOf = (product: ProductSummary) =>
  offeredTiers(product.tiers, product.minimum).map(({ from, price }) => {
    const pieces = from + missingPieces(rulesOf(product), from)
    return { product, pieces, price, amount: price * pieces }
  })

/** Amounts that reach the minimum come first, the nearest before the others; then the nearest below it. */
const byNearness = (missing: Centavos) => (a: Pick<Closing, 'amount'>, b: Pick<Closing, 'amount'>) =>
  Number(b.amount >= missing) - Number(a.amount >= missing) ||
  Math.abs(a.amount - missing) - Math.abs(b.amount - missing)

const MOST = 3

/** A few other products of a store, of the ordered segments, that close the gap to its minimum. */
export const closeGap = (
  products: readonly ProductSummary[],
  missing: Centavos,
  isOrdered: (productId: string) => boolean,
) => {
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
  colour: string
  /** The product's cells, pieces and price per piece after it. */
  cells: Cells
  pieces: number
  price: Centavos
  /** The amount that it adds to the order. */
  amount: Centavos
}>

/**
 * One corrida more, one colour more like the most ordered one, and the pieces to the next price: each only where the
 * product's rules take it and its price is known.
 */
export const growthsOf = (grid: Grid, cells: Cells, missing: Centavos): readonly Growth[] => {
  const before = piecesOf(cells)
  const paid = amountOf(grid.tiers, before)
  if (paid === null) return []
  const isOrdered = (colour: string) => piecesIn(cells, colour) > 0

  const growth = (kind: Growth['kind'], colour: string, added: Cells): readonly Growth[] => {
    const grown = plus(grid, cells, added)
    const pieces = before + piecesOf(added)
    const price = priceOf(grid.tiers, pieces)
    const fits = piecesOf(grown) === pieces && misfit(grid, grown) === 0
    if (price === null || !fits || price * pieces <= paid) return []
    return [{ kind, colour, cells: grown, pieces, price, amount: price * pieces - paid }]
  }
  const run = availableCells(grid).filter(({ colour }) => isOrdered(colour))
  const likeModel = copyRow(grid, cells, mostOrdered(cells))
  const colours = grid.colours
    .filter(({ name }) => !isOrdered(name))
    .flatMap(({ name }) =>
      growth(
        'colour',
        name,
        likeModel.filter(({ colour }) => colour === name),
      ),
    )
  const next = nextTier(grid.tiers, before)
  const lacking = next === null ? 0 : orderedPieces(grid, before + next.missing) - before
  const places = cellsOf(grid, cells)
  const dealt = places.map((cell, at) => ({ ...cell, pieces: Math.ceil((lacking - at) / places.length) }))
  return [
    ...growth(
      'run',
      '',
      run.map((cell) => ({ ...cell, pieces: 1 })),
    ),
    ...colours.toSorted(byNearness(missing)).slice(0, 1),
    ...growth('tier', '', dealt),
  ]
}
