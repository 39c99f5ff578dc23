import { stem, stemsOf } from '../stem.ts'
import { foldText } from '../text.ts'
import { FILLING, JOINING, SAME } from './words.ts'

const GROUPS = SAME.map((group) => group.map((word) => stem(foldText(word))))

/**
 * Those whose names hold more of the words of the text, or others for the same, before those that hold fewer; else as
 * the server sends them.
 */
export const byNames = <T extends { readonly name: string }>(things: readonly T[], text: string): readonly T[] => {
  const wanted = stemsOf(text)
    .filter((word) => !JOINING.has(word) && !FILLING.has(word))
    .map((word) => GROUPS.find((group) => group.includes(word)) ?? [word])
  const held = new Map<T, number>()
  for (const thing of things) {
    const own = stemsOf(thing.name)
    held.set(thing, wanted.filter((words) => words.some((word) => own.includes(word))).length)
  }
  return things.toSorted((a, b) => (held.get(b) ?? 0) - (held.get(a) ?? 0))
}
