import type { IdentityPort } from '../domain/account/identity.ts'

/** A provider whose code is fetched when it is wanted: asking waits for it, and tells when it never came. */
export const laterIdentity = (load: () => Promise<IdentityPort>): IdentityPort => {
  let ready: IdentityPort | null = null
  let loading: Promise<IdentityPort> | null = null
  // One for all who ask meanwhile: two providers would not know of each other's windows.
  const coming = (): Promise<IdentityPort> =>
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
      coming().then(
        (identity) => identity.prepare(),
        // The click that follows tries again, and says so when that fails too.
        () => undefined,
      )
    },
    signIn: async (provider) => {
      try {
        // Once it is here nothing is awaited before it: its window must open inside the click.
        return await (ready ?? (await coming())).signIn(provider)
      } catch {
        return { ok: false, error: 'network-request-failed' }
      }
    },
  }
}
