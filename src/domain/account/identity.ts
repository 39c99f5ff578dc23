import type { Session, SocialProvider } from './session.ts'

/** The thirteen codes of section 8, without the `auth/` prefix. */
export const IDENTITY_ERRORS = [
  'user-mismatch',
  'provider-already-linked',
  'no-such-provider',
  'popup-blocked',
  'popup-closed-by-user',
  'cancelled-popup-request',
  'unauthorized-domain',
  'network-request-failed',
  'invalid-api-key',
  'multi-factor-auth-required',
  'internal-error',
  'argument-error',
  'web-storage-unsupported',
] as const

export type IdentityError = (typeof IDENTITY_ERRORS)[number] | 'unknown'

/** The visitor's account at a provider. `mail` may be empty: then nothing is sent. */
export type SocialAccount = Session &
  Readonly<{
    /** Signed by the identity service; the shop's server takes from it who this is. */
    token: string
  }>

export type IdentityResult = Readonly<{ ok: true; account: SocialAccount } | { ok: false; error: IdentityError }>

/**
 * Social identity. Nothing happens before the visitor asks: `prepare` only fetches code on intent, `signIn` opens the
 * popup inside the click. Neither throws.
 */
export interface IdentityPort {
  /** False where the build has no configuration: social sign-in is hidden. */
  readonly available: boolean
  prepare(): void
  signIn(provider: SocialProvider): Promise<IdentityResult>
}

export const hasUsableMail = (account: SocialAccount) => account.mail.trim() !== ''
