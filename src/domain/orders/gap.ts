import type { Centavos, ProductSummary } from '../catalogue/catalogue.ts'
import { offeredTiers } from '../catalogue/tiers.ts'
import { missingPieces, rulesOf } from '../catalogue/selling-rules.ts'

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
const byNearness = (missing: Centavos) => (a: Closing, b: Closing) =>
  Number(b.amount >= missing) - Number(a.amount >= missing) ||
  Math.abs(a.amount - missing) - Math.abs(b.amount - missing)

const MOST = 3

/** A few other products of a store that close what lacks to its minimum. */
export const closeGap = (
  products: readonly ProductSummary[],
  missing: Centavos,
  isOrdered: (productId: string) => boolean,
): readonly Closing[] =>
  products
    .filter(({ id }) => !isOrdered(id))
    .flatMap((product) => closingsOf(product).toSorted(byNearness(missing)).slice(0, 1))
    .toSorted(byNearness(missing))
    .slice(0, MOST)
