import type { Locks } from '../../domain/device.ts'

/** Web Locks, released when their tab closes. Where the browser has none, all work is done at once. */
export const createLocks = (manager: LockManager | undefined): Locks => {
  const request = async <T>(
    name: string,
    options: LockOptions,
    work: (isOurs: boolean) => T | Promise<T>,
  ): Promise<T> => {
    let hasBegun = false
    const begin = async (lock: Lock | null) => {
      hasBegun = true
      return await work(lock !== null)
    }
    try {
      if (manager !== undefined) return await manager.request(name, options, begin)
    } catch (error) {
      if (hasBegun) throw error
    }
    return work(true)
  }
  return {
    exclusively: (name, work) => request(name, {}, work),
    tryHold: (name, work) => request(name, { ifAvailable: true }, (isOurs) => (isOurs ? work() : null)),
  }
}
