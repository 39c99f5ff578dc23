import type { IdentityPort } from '../../domain/account/identity.ts'

/** For builds without social sign-in: the buttons are hidden, and `signIn` fails with the reason. */
export const noIdentity: IdentityPort = {
  available: false,
  prepare: () => undefined,
  signIn: () => Promise.resolve({ ok: false, error: 'invalid-api-key' }),
}
