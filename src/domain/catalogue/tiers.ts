import { tierFor, type PriceTier } from './catalogue.ts'

/** The tiers that count, ascending: without prices of 0, and without tiers that cost more per piece than a smaller one. */
export const usableTiers = (tiers: readonly PriceTier[]): readonly PriceTier[] => {
  const good = tiers.filter(({ from, price }) => Number.isFinite(from) && Number.isFinite(price) && price > 0)
  const usable: PriceTier[] = []
  for (const tier of good.toSorted((a, b) => a.from - b.from || a.price - b.price)) {
    const last = usable.at(-1)
    if (last === undefined || tier.price < last.price) usable.push(tier)
  }
  return usable
}

/** The tiers from the product's minimum on (R12.32): the first one starts at the minimum. */
export const offeredTiers = (tiers: readonly PriceTier[], minimum: number): readonly PriceTier[] => {
  const usable = usableTiers(tiers)
  const first = tierFor(usable, minimum)
  if (first === null) return []
  return [minimum > first.from ? { ...first, from: minimum } : first, ...usable.filter(({ from }) => from > Math.max(minimum, first.from))]
}
