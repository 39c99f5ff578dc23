import { printable } from './text.ts'

const MOST_REMEMBERED = 5000

/** Sizes, colours and prices repeat from row to row: each text is read once. The results must not be changed. */
export const remembered = <T>(read: (text: string) => T): ((text: string) => T) => {
  const known = new Map<string, { readonly value: T }>()
  return (text) => {
    const before = known.get(text)
    if (before !== undefined) return before.value
    if (known.size >= MOST_REMEMBERED) known.clear()
    const value = read(text)
    known.set(text, { value })
    return value
  }
}

const COMMA = 44
/** More are no product's colours, but an attempt to keep the browser busy. */
const MOST_ITEMS = 1000

interface Known<T> {
  readonly text: string
  readonly item: T | undefined
}

const holds = <T>(items: readonly T[], count: number, item: T): boolean => {
  for (let at = 0; at < count; at++) if (items[at] === item) return true
  return false
}

/**
 * Reads lists with commas whose items repeat from row to row in ever new company. Each item is read once, and is
 * found again by a hash of its characters in place: cutting 90,000 texts out of a list of 10,000 products took half
 * of all decoding.
 */
export const packedReader = <T>(readItem: (word: string) => T | undefined): ((packed: string) => T[]) => {
  const known = new Map<number, Known<T>>()
  const readOnce = remembered(readItem)
  // One for all reads, and cut to size at the end: an array that grows takes three times the room that it needs.
  const items: T[] = []
  return (packed) => {
    let count = 0
    let start = 0
    let hash = 0
    for (let at = 0; at <= packed.length && count < MOST_ITEMS; at++) {
      const code = at < packed.length ? packed.charCodeAt(at) : COMMA
      if (code !== COMMA) {
        hash = (Math.imul(hash, 31) + code) | 0
        continue
      }
      if (at > start) {
        let entry = known.get(hash)
        if (entry === undefined || entry.text.length !== at - start || !packed.startsWith(entry.text, start)) {
          const text = packed.slice(start, at)
          if (known.size >= MOST_REMEMBERED) known.clear()
          entry = { text, item: readOnce(printable(text)) }
          known.set(hash, entry)
        }
        // The same text, but for spaces, gives the same object.
        const { item } = entry
        if (item !== undefined && !holds(items, count, item)) items[count++] = item
      }
      start = at + 1
      hash = 0
    }
    return items.slice(0, count)
  }
}
