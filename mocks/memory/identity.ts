import type { IdentityPort, IdentityResult } from '../../src/domain/account/identity.ts'
import type { SocialProvider } from '../../src/domain/account/session.ts'

/** Asks for an account; gives `cancelled-popup-request` when it is stopped. */
export type Choose = (provider: SocialProvider, stop: AbortSignal) => Promise<IdentityResult>

const chooseInPage: Choose = async (provider, stop) => {
  const { chooseIdentity } = await import('../simulator/panel/identity-chooser.ts')
  return chooseIdentity(provider, stop)
}

/**
 * The social provider of offline builds: a plainly labelled dialog with an account, one without e-mail and the thirteen
 * errors. As with the real one, a newer request cancels an older one.
 */
export const createSimulatedIdentity = (choose: Choose = chooseInPage): IdentityPort => {
  let current: AbortController | null = null
  return {
    available: true,
    prepare: () => undefined,
    signIn: async (provider) => {
      current?.abort()
      const mine = (current = new AbortController())
      const result = await choose(provider, mine.signal)
      if (current === mine) current = null
      return mine.signal.aborted ? { ok: false, error: 'cancelled-popup-request' } : result
    },
  }
}
