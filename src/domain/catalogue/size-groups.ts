import { foldText } from '../text.ts'
import type { Indexed } from './product-filters.ts'

/** Sizes that are cut by the same measure, and the segments that mostly come in them. */
export interface SizeGroup {
  /** The segments, the most frequent first; at most three. */
  readonly segments: readonly string[]
  readonly sizes: ReadonlySet<string>
}

/** Sizes of babies, letters, children's numbers, small shoes, trousers and shoes of adults, hats: in garment order. */
const familyOf = (size: string) => {
  if (/^(?:\d+\s*-\s*\d+ ?m|prematuro|recien nacido|rn$)/.test(size)) return 0
  const number = /^\d+(?:[.,]\d+)?(?=[a-d]?$)/.exec(size)?.[0]
  if (number === undefined) return 1
  const value = Number(number.replace(',', '.'))
  return value < 17 ? 2 : value < 26 ? 3 : value < 50 ? 4 : 5
}

interface Counted {
  readonly sizes: Set<string>
  readonly segments: Map<string, number>
}

const MOST_SEGMENTS = 3
/** A segment with less than this share of a group does not name it. */
const LEAST_SHARE = 0.15

/**
 * The sizes of a list by what they are sizes of, each in one group, in garment order. Empty where a single
 * segment or a single group would be named.
 */
export const sizeGroups = (index: readonly Indexed[]): readonly SizeGroup[] => {
  const groups = new Map<number, Counted>()
  const bySize = new Map<string, Counted>()
  const segments = new Set<string>()
  for (const { product, sizes, segments: own } of index) {
    if (own[0]) segments.add(own[0])
    for (const size of sizes) {
      let group = bySize.get(size)
      if (group === undefined) {
        const family = familyOf(size)
        group = groups.get(family) ?? { sizes: new Set(), segments: new Map() }
        groups.set(family, group)
        bySize.set(size, group)
        group.sizes.add(size)
      }
      if (product.segment) group.segments.set(product.segment, (group.segments.get(product.segment) ?? 0) + 1)
    }
  }
  if (segments.size < 2 || groups.size < 2) return []
  return [...groups]
    .sort(([a], [b]) => a - b)
    .map(([, { sizes, segments: counted }]) => {
      const ranked = [...counted].sort(([, a], [, b]) => b - a)
      const total = ranked.reduce((sum, [, count]) => sum + count, 0)
      return {
        sizes,
        segments: ranked
          .filter(([, count]) => count >= total * LEAST_SHARE)
          .slice(0, MOST_SEGMENTS)
          .map(([name]) => name),
      }
    })
}

export const groupOf = (groups: readonly SizeGroup[], size: string): SizeGroup | undefined => {
  const key = foldText(size)
  return groups.find(({ sizes }) => sizes.has(key))
}
