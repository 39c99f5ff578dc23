import type { IdentityPort } from '../../domain/account/identity.ts'

/** A build without social sign-in: the buttons are hidden, and asking all the same says why not. */
export const noIdentity: IdentityPort = {
  available: false,
  prepare: () => undefined,
  signIn: () => Promise.resolve({ ok: false, error: 'invalid-api-key' }),
}
