import type { IdentityPort } from '../domain/identity.ts'

/** A provider whose code is still on its way: asking waits for it, and tells when it never came. */
export const laterIdentity = (coming: () => Promise<IdentityPort>): IdentityPort => ({
  available: true,
  prepare: () => undefined,
  signIn: async (provider) => {
    try {
      return await (await coming()).signIn(provider)
    } catch {
      return { ok: false, error: 'network-request-failed' }
    }
  },
})
