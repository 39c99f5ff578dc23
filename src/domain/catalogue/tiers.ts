import type { Centavos, PriceTier, ProductSummary } from './catalogue.ts'
import { visibleText } from '../text.ts'

/** The most pieces of one colour and size: more than any order has, and few enough for exact sums. */
export const MAX_PIECES = 9999

/** The tier that a number of pieces pays: fewer than the first tier pay the first. Null where there is no price. */
export const tierFor = (tiers: readonly PriceTier[], pieces: number) =>
  tiers.findLast((tier) => tier.from <= pieces) ?? tiers[0] ?? null

/**
 * A price list in order, without tiers that lower nothing. Undefined where two prices contradict each other, or where
 * more pieces cost more each: half a list is a wrong price.
 */
export const orderedTiers = (tiers: readonly PriceTier[]) => {
  const sorted = tiers.toSorted((a, b) => a.from - b.from)
  const isGood = sorted.every(({ from, price }, index) => {
    const before = sorted[index - 1]
    return before === undefined || (from > before.from && price <= before.price)
  })
  return isGood ? sorted.filter(({ price }, index) => price !== sorted[index - 1]?.price) : undefined
}

export const priceOf = (tiers: readonly PriceTier[], pieces: number): Centavos | null =>
  tierFor(tiers, pieces)?.price ?? null

export const amountOf = (tiers: readonly PriceTier[], pieces: number): Centavos | null => {
  const price = priceOf(tiers, pieces)
  return price === null ? null : price * pieces
}

/** The tiers from the product's minimum on: the first one starts at the minimum, where that is known. */
export const offeredTiers = (tiers: readonly PriceTier[], least: number | null) => {
  const minimum = least ?? 1
  const first = tierFor(tiers, minimum)
  if (first === null) return []
  return [
    minimum > first.from ? { ...first, from: minimum } : first,
    ...tiers.filter(({ from }) => from > Math.max(minimum, first.from)),
  ]
}

/** The pieces to order where so many are wanted: the minimum at least, and whole multiples. */
export const orderedPieces = ({ minimum, multiple }: Pick<ProductSummary, 'minimum' | 'multiple'>, pieces: number) => {
  const step = Math.max(1, multiple ?? 1)
  return Math.ceil(Math.max(minimum ?? 1, pieces) / step) * step
}

/**
 * The price that a card says first, and filters and orders compare: of one piece at the product's minimum, or at as
 * many as are wanted.
 */
export const shownPrice = (product: Pick<ProductSummary, 'tiers' | 'minimum' | 'multiple'>, pieces: number | null) =>
  pieces === null
    ? (offeredTiers(product.tiers, product.minimum)[0]?.price ?? null)
    : priceOf(product.tiers, orderedPieces(product, pieces))

/** The limit of a price: no clothes are dearer. */
const DEAREST: Centavos = 10_000_000_00

/** `120`, `$1,200`, `78.50` in centavos; null for anything that is no price. */
export const parsePesos = (text: string): Centavos | null => {
  const figure = visibleText(text)
    .replace(/[$\s]/g, '')
    .replace(/,(?=\d{3}(?:\D|$))/g, '')
  if (!/^\d{1,8}(?:\.\d{1,2})?$/.test(figure)) return null
  const price = Math.round(Number(figure) * 100)
  return price <= DEAREST ? price : null
}

/** Whether the ends of a range are crossed, so that no price is in it. */
export const isCrossed = (from: Centavos | null, to: Centavos | null) => (from ?? 0) > (to ?? Infinity)
