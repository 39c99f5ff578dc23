import type { IdentityPort } from '../domain/account/identity.ts'
import { fail } from '../domain/result.ts'
import { lostCode } from '../ui/code/import-code.ts'

/** Memoises `load` once it has succeeded; a failed load is tried again. */
export const loadOnce = <T>(load: () => Promise<T>): (() => Promise<T>) => {
  let loading: Promise<T> | null = null
  return () =>
    (loading ??= load().catch((error: unknown) => {
      loading = null
      throw error
    }))
}

/**
 * A port whose code is loaded on its first call. If the code does not come nothing was sent, so the call has certainly
 * failed.
 */
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

/** An identity port whose code is loaded on intent. A chunk that fails to load counts as a network failure. */
export const deferredIdentity = (load: () => Promise<IdentityPort>): IdentityPort => {
  let ready: IdentityPort | null = null
  // One instance for all callers: two would not know of each other's popups.
  const fetched = loadOnce(async () => (ready = await load()))
  return {
    available: true,
    prepare: () => {
      fetched().then(
        (identity) => identity.prepare(),
        // The click tries again, and reports a failure.
        () => undefined,
      )
    },
    signIn: async (provider) => {
      try {
        // No await once the chunk is loaded: browsers allow popups only inside the click.
        return await (ready ?? (await fetched())).signIn(provider)
      } catch {
        return { ok: false, error: 'network-request-failed' }
      }
    },
  }
}
