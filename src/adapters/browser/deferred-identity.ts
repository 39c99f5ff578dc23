import type { IdentityPort } from '../../domain/account/identity.ts'

/** An identity port whose code is loaded on intent. A chunk that fails to load counts as a network failure. */
export const deferredIdentity = (load: () => Promise<IdentityPort>): IdentityPort => {
  let ready: IdentityPort | null = null
  let loading: Promise<IdentityPort> | null = null
  // One instance for all callers: two would not know of each other's popups.
  const fetched = () =>
    (loading ??= load().then(
      (identity) => (ready = identity),
      (error: unknown) => {
        loading = null
        throw error
      },
    ))
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
