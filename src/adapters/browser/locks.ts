import type { Locks } from '../../domain/device.ts'

/**
 * For browsers without Web Locks (plain HTTP, or storage that is blocked): nothing is done twice in this tab, and other
 * tabs are not known of.
 */
export const createTabLocks = (): Locks => {
  const held = new Map<string, Promise<void>>()
  const free = async (name: string): Promise<void> => {
    const holder = held.get(name)
    if (holder === undefined) return
    await holder
    return free(name)
  }
  return {
    exclusively: async (_name, work) => await work(),
    async tryHold(name, work) {
      if (held.has(name)) return false
      let release: () => void = () => undefined
      held.set(name, new Promise((resolve) => (release = resolve)))
      try {
        await work()
      } finally {
        held.delete(name)
        release()
      }
      return true
    },
    free,
  }
}

/** Web Locks: the browser releases them when the tab that holds them closes. */
export const createWebLocks = (manager: LockManager, fallback: Locks = createTabLocks()): Locks => {
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
