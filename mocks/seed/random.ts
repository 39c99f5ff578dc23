/** Pseudo-random numbers, the same for the same key: every product, store and article has its own stream. */
export interface Random {
  /** From 0 up to, not including, 1. */
  readonly next: () => number
  readonly int: (from: number, to: number) => number
  readonly chance: (probability: number) => boolean
  readonly pick: <T>(items: readonly T[]) => T
  /** `count` different items, in the order of the list. */
  readonly some: <T>(items: readonly T[], count: number) => T[]
  readonly shuffled: <T>(items: readonly T[]) => T[]
}

/** FNV-1a over UTF-16 units: good enough to tell streams apart, and the same in every engine. */
export const hash = (text: string): number => {
  let value = 0x811c9dc5
  for (let index = 0; index < text.length; index++) value = Math.imul(value ^ text.charCodeAt(index), 0x01000193)
  return value >>> 0
}

/** mulberry32: the same seed, the same run of numbers in [0, 1). */
export const chance = (seed: number): (() => number) => {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let value = Math.imul(state ^ (state >>> 15), state | 1)
    value ^= value + Math.imul(value ^ (value >>> 7), value | 61)
    return ((value ^ (value >>> 14)) >>> 0) / 4294967296
  }
}

export const randomFor = (...key: readonly (string | number)[]): Random => {
  const next = chance(hash(key.join('/')))
  const int = (from: number, to: number) => from + Math.floor(next() * (to - from + 1))
  const shuffled = <T>(items: readonly T[]): T[] => {
    const copy = [...items]
    for (let index = copy.length - 1; index > 0; index--) {
      const other = int(0, index)
      const held = copy[index] as T
      copy[index] = copy[other] as T
      copy[other] = held
    }
    return copy
  }
  return {
    next,
    int,
    shuffled,
    chance: (probability) => next() < probability,
    pick: <T>(items: readonly T[]) => {
      if (items.length === 0) throw new Error('Nothing to pick from')
      return items[int(0, items.length - 1)] as T
    },
    some: <T>(items: readonly T[], count: number) => {
      const chosen = new Set(shuffled(items.map((_, index) => index)).slice(0, count))
      return items.filter((_, index) => chosen.has(index))
    },
  }
}
