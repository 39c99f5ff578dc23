import type { IdentityPort } from '../domain/identity.ts'

/** A provider whose code is fetched when it is wanted: asking waits for it, and tells when it never came. */
export const laterIdentity = (load: () => Promise<IdentityPort>): IdentityPort => {
  let ready: IdentityPort | null = null
  const coming = async (): Promise<IdentityPort> => (ready ??= await load())
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
