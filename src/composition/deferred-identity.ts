import type { IdentityPort } from '../domain/account/identity.ts'

/** An identity provider whose chunk is fetched when it is wanted; a chunk that never comes is a network failure. */
export const deferredIdentity = (load: () => Promise<IdentityPort>): IdentityPort => {
  let ready: IdentityPort | null = null
  let loading: Promise<IdentityPort> | null = null
  // One instance for all callers: two providers would not know of each other's popups.
  const fetched = (): Promise<IdentityPort> =>
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
        // The click that follows tries again, and reports it when that fails too.
        () => undefined,
      )
    },
    signIn: async (provider) => {
      try {
        // Nothing is awaited once the chunk is here: the popup must open inside the click.
        return await (ready ?? (await fetched())).signIn(provider)
      } catch {
        return { ok: false, error: 'network-request-failed' }
      }
    },
  }
}
