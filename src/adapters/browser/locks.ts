import type { KeyValueStore, Locks, Page } from '../../domain/device.ts'

/** After this long a lock counts as abandoned, because its tab may have crashed. Longer than any request may take. */
const LEASE_MS = 30_000

const heldKey = (name: string): string => `puntada_ocupado_${name}`

/**
 * For browsers without Web Locks (plain HTTP, or old ones): an entry in the storage, which changes at once, holds a
 * lock.
 */
export const createStorageLocks = (storage: KeyValueStore, page: Pick<Page, 'now'>): Locks => {
  const held = new Set<string>()
  storage.onLeave(() => {
    for (const name of held) storage.remove(heldKey(name))
  })
  const msLeft = (name: string): number => {
    const since = storage.get(heldKey(name))
    if (typeof since !== 'number') return 0
    const past = page.now() - since
    // If the clock was set back, the lock must still expire.
    return past < 0 ? 0 : Math.max(0, LEASE_MS - past)
  }
  const free: Locks['free'] = async (name) => {
    const left = held.has(name) ? LEASE_MS : msLeft(name)
    if (left === 0) return
    await new Promise<void>((resolve) => {
      const done = () => {
        clearTimeout(timer)
        stop()
        resolve()
      }
      const timer = setTimeout(done, left)
      const stop = storage.onChange(heldKey(name), done)
    })
    return free(name)
  }
  return {
    exclusively: async (_name, work) => await work(),
    async tryHold(name, work) {
      if (held.has(name) || msLeft(name) > 0) return false
      held.add(name)
      storage.set(heldKey(name), page.now())
      try {
        await work()
      } finally {
        held.delete(name)
        storage.remove(heldKey(name))
      }
      return true
    },
    free,
  }
}

/** Web Locks: the browser releases them when the tab that holds them closes. */
export const createWebLocks = (manager: LockManager, fallback: Locks): Locks => {
  /**
   * A browser that blocks storage refuses Web Locks too: the fallback takes over, unless the work has already started.
   */
  const orElse = async <T>(ask: (begun: () => void) => Promise<T>, otherwise: () => Promise<T>): Promise<T> => {
    let isBegun = false
    try {
      return await ask(() => (isBegun = true))
    } catch (error) {
      if (isBegun) throw error
      return otherwise()
    }
  }
  return {
    exclusively: <T>(name: string, work: () => T | Promise<T>) =>
      orElse<T>(
        (begun) =>
          manager.request(name, async () => {
            begun()
            return await work()
          }),
        () => fallback.exclusively(name, work),
      ),
    tryHold: (name, work) =>
      orElse(
        (begun) =>
          manager.request(name, { ifAvailable: true }, async (lock) => {
            begun()
            if (lock !== null) await work()
            return lock !== null
          }),
        () => fallback.tryHold(name, work),
      ),
    free: (name) =>
      orElse<void>(
        () => manager.request(name, { mode: 'shared' }, () => undefined),
        () => fallback.free(name),
      ),
  }
}
