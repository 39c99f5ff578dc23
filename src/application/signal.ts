/** A value in the memory of this page. */
export const createSignal = <T>(first: T) => {
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
