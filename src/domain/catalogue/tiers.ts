import { tierFor, type PriceTier } from './catalogue.ts'

/**
 * The tiers as they are used: ascending, and only those that make a piece cheaper. A server's tier that costs more
 * per piece than a smaller one is dropped, so that buying more never costs more per piece; so is a price of nothing.
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

/** The tiers that somebody who buys the minimum can pay (R12.32): the first begins there, none lies below it. */
export const offeredTiers = (tiers: readonly PriceTier[], minimum: number): readonly PriceTier[] => {
  const usable = usableTiers(tiers)
  const first = tierFor(usable, minimum)
  if (first === null) return []
  return [minimum > first.from ? { ...first, from: minimum } : first, ...usable.filter(({ from }) => from > Math.max(minimum, first.from))]
}
