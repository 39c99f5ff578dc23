/** FNV-1a over UTF-16 units tells streams apart, and is the same in every engine. */
export const hash = (text: string): number => {
  let value = 0x811c9dc5
  for (let index = 0; index < text.length; index++) value = Math.imul(value ^ text.charCodeAt(index), 0x01000193)
  return value >>> 0
}

/** mulberry32 gives the same run of numbers in [0, 1) for the same seed. */
export const chance = (seed: number): (() => number) => {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let value = Math.imul(state ^ (state >>> 15), state | 1)
    value ^= value + Math.imul(value ^ (value >>> 7), value | 61)
    return ((value ^ (value >>> 14)) >>> 0) / 4294967296
  }
}

/** Picks one of the values by a run of numbers in [0, 1). */
export const picking =
  (next: () => number) =>
  <T>(values: readonly T[]): T =>
    values[Math.floor(next() * values.length)] as T
