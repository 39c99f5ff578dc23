import type { IdentityPort } from '../../src/domain/account/identity.ts'

/**
 * The social provider of offline builds: a plainly labelled dialog with an account, one without e-mail and the thirteen
 * errors. As with the real one, a newer request cancels an older one.
 */
export const createSimulatedIdentity = (): IdentityPort => {
  let current: AbortController | null = null
  return {
    available: true,
    prepare: () => undefined,
    signIn: async (provider) => {
      current?.abort()
      const mine = (current = new AbortController())
      const { chooseIdentity } = await import('../simulator/panel/identity-chooser.ts')
      const result = await chooseIdentity(provider, mine.signal)
      if (current === mine) current = null
      return mine.signal.aborted ? { ok: false, error: 'cancelled-popup-request' } : result
    },
  }
}
