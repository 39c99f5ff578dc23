import type { Centavos, PriceTier, ProductSummary } from './catalogue.ts'

/** The most pieces of one colour and size: more than any order has, and few enough for exact sums. */
export const MAX_PIECES = 9999

/**
 * The tier that a number of pieces pays; null where the product has no price. Fewer than the first tier pay the first.
 */
export const tierFor = (tiers: readonly PriceTier[], pieces: number): PriceTier | null =>
  tiers.findLast((tier) => tier.from <= pieces) ?? tiers[0] ?? null

/**
 * The tiers that count, ascending: without prices of 0, and without tiers that cost more per piece than a smaller one.
 */
export const usableTiers = (tiers: readonly PriceTier[]): readonly PriceTier[] => {
  const good = tiers.filter(({ from, price }) => Number.isFinite(from) && Number.isFinite(price) && price > 0)
  const usable: PriceTier[] = []
  for (const tier of good.toSorted((a, b) => a.from - b.from || a.price - b.price)) {
    const last = usable.at(-1)
    if (last === undefined || tier.price < last.price) usable.push(tier)
  }
  return usable
}

/** The price of one piece; null if the product has no price. */
export const priceOf = (tiers: readonly PriceTier[], pieces: number): Centavos | null =>
  tierFor(usableTiers(tiers), pieces)?.price ?? null

export const amountOf = (tiers: readonly PriceTier[], pieces: number): Centavos | null => {
  const price = priceOf(tiers, pieces)
  return price === null ? null : price * pieces
}

/**
 * The tiers from the product's minimum on (R12.32): the first one starts at the minimum, where that is known.
 */
export const offeredTiers = (tiers: readonly PriceTier[], least: number | null): readonly PriceTier[] => {
  const minimum = least ?? 1
  const usable = usableTiers(tiers)
  const first = tierFor(usable, minimum)
  if (first === null) return []
  return [
    minimum > first.from ? { ...first, from: minimum } : first,
    ...usable.filter(({ from }) => from > Math.max(minimum, first.from)),
  ]
}

/** What a card says first and filters and orders compare: one piece at the product's minimum. */
export const shownPrice = ({ tiers, minimum }: Pick<ProductSummary, 'tiers' | 'minimum'>): Centavos | null =>
  offeredTiers(tiers, minimum)[0]?.price ?? null
