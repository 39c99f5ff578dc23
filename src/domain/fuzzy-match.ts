import { foldText, wordsOf } from './text.ts'

/** The edit distance of two words; stops counting beyond `most`. */
export const distance = (a: string, b: string, most: number): number => {
  if (Math.abs(a.length - b.length) > most) return most + 1
  let row = Array.from({ length: b.length + 1 }, (_, place) => place)
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i]
    for (let j = 1; j <= b.length; j += 1) {
      const change = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)
      next.push(Math.min(change, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1))
    }
    row = next
  }
  return row[b.length] ?? most + 1
}

const words = (text: string): readonly string[] => wordsOf(text).filter((word) => word.length > 2)

const near = (typed: string, known: string): number => {
  if (known.startsWith(typed) || (known.length > 3 && typed.startsWith(known))) return 0
  const most = Math.min(typed.length, known.length) < 5 ? 1 : 2
  const changes = distance(typed.slice(0, 40), known.slice(0, 40), most)
  return changes > most ? Infinity : changes
}

/** The items whose names are most similar to a typed text ("plyeras" → Playeras), best first; each name once. */
export const fuzzyMatches = <T extends { readonly name: string }>(
  typed: string,
  things: readonly T[],
  most = 6,
): readonly T[] => {
  const wanted = words(typed).slice(0, 8)
  const found = new Map<string, { thing: T; far: number }>()
  for (const thing of things) {
    const key = foldText(thing.name)
    if (found.has(key)) continue
    const far = Math.min(Infinity, ...words(thing.name).flatMap((known) => wanted.map((word) => near(word, known))))
    if (far < Infinity) found.set(key, { thing, far })
  }
  return [...found.values()]
    .sort((a, b) => a.far - b.far)
    .slice(0, most)
    .map(({ thing }) => thing)
}
