import type { Store } from '../domain/device.ts'

type Readable<T> = Pick<Store<T>, 'read' | 'subscribe'>

/** A value that this page alone knows. */
export const createCell = <T>(first: T) => {
  const listeners = new Set<() => void>()
  let value = first
  return {
    read: () => value,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    change: (edit: (now: T) => T) => {
      value = edit(value)
      for (const listener of listeners) listener()
    },
  }
}

/** Computed again after a change of what it is made `from`. `look` comes first, while somebody listens. */
export const derived = <T>(from: readonly Readable<unknown>[], compute: () => T, look: () => void): Readable<T> => {
  let known: { inputs: readonly unknown[]; value: T } | null = null
  return {
    read: () => {
      const inputs = from.map(({ read }) => read())
      if (known?.inputs.every((input, index) => input === inputs[index]) !== true) known = { inputs, value: compute() }
      return known.value
    },
    subscribe: (listener) => {
      const changed = () => {
        look()
        listener()
      }
      const stops = from.map(({ subscribe }) => subscribe(changed))
      look()
      return () => {
        for (const stop of stops) stop()
      }
    },
  }
}

/** Makes one for each key, when it is first asked for. */
export const oneOfEach = <T>(make: (key: string) => T): ((key: string) => T) => {
  const made = new Map<string, T>()
  return (key) => {
    const known = made.get(key) ?? make(key)
    made.set(key, known)
    return known
  }
}
