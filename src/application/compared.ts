import { createSignal } from './signal.ts'

export const MOST_COMPARED = 4

interface Compared {
  readonly ids: readonly string[]
  /** True after a press that asked for one more than fit side by side. */
  readonly isFull: boolean
}

/** The products ticked to be compared, until the tab is closed or loaded again. */
export const createCompared = () => {
  const { read, subscribe, change } = createSignal<Compared>({ ids: [], isFull: false })
  return {
    read,
    subscribe,
    toggle: (id: string) =>
      change(({ ids }) => {
        const others = ids.filter((other) => other !== id)
        if (others.length < ids.length) return { ids: others, isFull: false }
        return ids.length < MOST_COMPARED ? { ids: [...ids, id], isFull: false } : { ids, isFull: true }
      }),
    clear: () => change(() => ({ ids: [], isFull: false })),
  }
}
