import { fail } from '../domain/result.ts'
import { lostCode } from '../ui/lib/import-code.ts'

/** Calls `load` until it succeeds, and then no more. */
export const loadOnce = <T>(load: () => Promise<T>): (() => Promise<T>) => {
  let loading: Promise<T> | null = null
  return () =>
    (loading ??= load().catch((error: unknown) => {
      loading = null
      throw error
    }))
}

/**
 * A port whose code is fetched with its first call; all its methods answer a `Result` in time. If the code cannot be
 * fetched nothing was asked or sent, so the call failed for certain.
 */
export const deferredPort = <Port extends object>(load: () => Promise<Port>): Port =>
  new Proxy({} as Port, {
    get: (_, name) => {
      // Whoever looks for a promise must find none.
      if (name === 'then') return undefined
      return async (...args: unknown[]) => {
        let port: Port
        try {
          port = await load()
        } catch {
          return fail(lostCode())
        }
        return Reflect.apply(port[name as keyof Port] as (...args: unknown[]) => unknown, port, args)
      }
    },
  })
