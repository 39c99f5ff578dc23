import type { Locks, Store } from '../domain/device.ts'

type Readable<T> = Pick<Store<T>, 'read' | 'subscribe'>

export const createSignal = () => {
  const listeners = new Set<() => void>()
  let changes = 0
  return {
    read: () => changes,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    change: () => {
      changes += 1
      for (const listener of listeners) listener()
    },
  }
}

export const derived = <T>(from: readonly Readable<unknown>[], compute: () => T): Readable<T> => {
  let known: { readonly inputs: readonly unknown[]; readonly value: T } | null = null
  return {
    read: () => {
      const inputs = from.map(({ read }) => read())
      if (known?.inputs.every((input, index) => input === inputs[index]) !== true) known = { inputs, value: compute() }
      return known.value
    },
    subscribe: (listener) => {
      const stops = from.map(({ subscribe }) => subscribe(listener))
      return () => {
        for (const stop of stops) stop()
      }
    },
  }
}

type Owner = 'here' | 'elsewhere' | 'nobody'

interface Write {
  owner: Owner
  sending: unknown
}

/**
 * Writes whose outcome is not known, by id. The sending tab holds a lock, so that no other tab offers to send it; when
 * it closes, the write is nobody's. `changed`: a write's owner changed.
 */
export const createPendingWrites = (locks: Locks, lockOf: (id: string) => string, changed: () => void) => {
  const writes = new Map<string, Write>()
  const ownerOf = (id: string, sending: unknown): Owner => {
    const write = writes.get(id)
    return write !== undefined && (write.owner === 'here' || write.sending === sending) ? write.owner : 'elsewhere'
  }
  return {
    ownerOf,
    forget: (id: string): void => void writes.delete(id),

    /** Runs `send`, which gives the sending that it settled, unless this tab or another one is at it. */
    async hold(id: string, send: () => Promise<unknown>): Promise<void> {
      const before = writes.get(id)
      if (before?.owner === 'here') return
      writes.set(id, { owner: 'here', sending: before?.sending })
      let after = before
      try {
        await locks.tryHold(lockOf(id), async () => {
          after = { owner: 'nobody', sending: await send() }
        })
      } finally {
        if (after === undefined) writes.delete(id)
        else writes.set(id, after)
        changed()
      }
    },

    /** Follows a stored sending until no tab is at it any more, and then calls `left`, once. */
    async follow(id: string, sending: unknown, left: () => void = () => undefined): Promise<void> {
      const known = writes.get(id)
      if (known?.owner === 'here' || known?.sending === sending) return
      const write: Write = { owner: 'elsewhere', sending }
      writes.set(id, write)
      await locks.free(lockOf(id))
      if (writes.get(id) !== write) return
      writes.set(id, { owner: 'nobody', sending })
      left()
      changed()
    },
  }
}
