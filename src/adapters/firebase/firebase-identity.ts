import {
  IDENTITY_ERRORS,
  type IdentityError,
  type IdentityPort,
  type IdentityResult,
} from '../../domain/account/identity.ts'
import type { SocialProvider } from '../../domain/account/session.ts'
import type { FirebaseSdk } from './config.ts'

/** A second click this soon joins the first: with two windows open the library would hear from neither. */
const DOUBLE_CLICK_MS = 600

/** `auth/popup-blocked` → `popup-blocked`; what section 8 does not list is `unknown`. */
export const identityErrorOf = (error: unknown): IdentityError => {
  const { code, customData } = Object(error) as { code?: unknown; customData?: { type?: unknown } }
  const name = String(code).replace(/^auth\//, '')
  // Firebase reports a failed load of its Google script as an internal error that carries the script's event.
  if (name === 'internal-error' && customData?.type === 'error') return 'network-request-failed'
  return IDENTITY_ERRORS.find((listed) => listed === name) ?? 'unknown'
}

/**
 * Social identity through Firebase Auth popups. The library starts with `prepare`, or with the click.
 * Never throws: all errors come out as codes. `now` is in milliseconds.
 */
export const createFirebaseIdentity = (
  start: () => FirebaseSdk,
  now: () => number = () => performance.now(),
): IdentityPort => {
  let sdk: FirebaseSdk | null = null
  const ask = async (provider: SocialProvider): Promise<IdentityResult> => {
    try {
      return { ok: true, account: await (sdk ??= start()).signIn(provider) }
    } catch (error) {
      return { ok: false, error: identityErrorOf(error) }
    }
  }
  let last: { provider: SocialProvider; startedAt: number; result: Promise<IdentityResult> } | null = null

  return {
    available: true,
    prepare() {
      try {
        sdk ??= start()
      } catch {
        // The click tries again, and reports the failure.
      }
    },
    signIn(provider) {
      if (last !== null && last.provider === provider && now() - last.startedAt < DOUBLE_CLICK_MS) return last.result
      const request = { provider, startedAt: now(), result: ask(provider) }
      last = request
      void request.result.then(() => {
        if (last === request) last = null
      })
      return request.result
    },
  }
}
