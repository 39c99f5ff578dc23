import { fail } from '../domain/result.ts'
import { lostCode } from '../ui/lib/import-code.ts'

/** Memoises `load` once it has succeeded; a failed load is tried again. */
export const loadOnce = <T>(load: () => Promise<T>): (() => Promise<T>) => {
  let loading: Promise<T> | null = null
  return () =>
    (loading ??= load().catch((error: unknown) => {
      loading = null
      throw error
    }))
}

/** A port whose code is loaded on its first call. If the code does not come nothing was sent, so the call has certainly failed. */
export const deferredPort = <Port extends object>(load: () => Promise<Port>): Port =>
  new Proxy({} as Port, {
    get: (_, name) => {
      // Without it `await` would take the proxy for a promise.
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
