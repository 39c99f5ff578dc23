import type { Locks, Store } from '../domain/device.ts'

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

/** Which tab is sending a write. */
type Owner = 'here' | 'elsewhere' | 'nobody'

/** `sending`: which of its sendings, where it is sent again. */
interface Write {
  readonly owner: Owner
  readonly sending: unknown
}

/**
 * Writes whose outcome is not known, by id. The sending tab holds the lock of `lockOf`, so that no other tab offers to
 * send it; when it closes, the write is nobody's.
 */
export const createPendingWrites = (locks: Locks, lockOf: (id: string) => string) => {
  const owners = createCell<ReadonlyMap<string, Write>>(new Map())
  const put = (id: string, write: Write | undefined) =>
    owners.change((now) => new Map([...now].filter(([other]) => other !== id).concat(write ? [[id, write]] : [])))

  return {
    owners: { read: owners.read, subscribe: owners.subscribe },

    ownerOf(id: string, sending: unknown): Owner {
      const write = owners.read().get(id)
      return write !== undefined && (write.owner === 'here' || write.sending === sending) ? write.owner : 'elsewhere'
    },

    forget: (id: string): void => put(id, undefined),

    /** Runs `send`, which gives the sending that it settled, unless this tab or another one is at it: then false. */
    async hold(id: string, send: () => Promise<unknown>): Promise<boolean> {
      const before = owners.read().get(id)
      if (before?.owner === 'here') return false
      put(id, { owner: 'here', sending: before?.sending })
      const sent = await new Promise<Write | null>((resolve) => {
        const run = async () => resolve({ owner: 'nobody', sending: await send() })
        void locks.tryHold(lockOf(id), run).finally(() => resolve(null))
      })
      put(id, sent ?? before)
      return sent?.sending !== undefined
    },

    /** Follows a stored sending until no tab is at it any more, and then calls `left`, once. */
    async follow(id: string, sending: unknown, left: () => void = () => undefined): Promise<void> {
      const known = owners.read().get(id)
      if (known?.owner === 'here' || known?.sending === sending) return
      const write: Write = { owner: 'elsewhere', sending }
      put(id, write)
      await locks.free(lockOf(id))
      if (owners.read().get(id) !== write) return
      put(id, { owner: 'nobody', sending })
      left()
    },
  }
}

export type PendingWrites = ReturnType<typeof createPendingWrites>
