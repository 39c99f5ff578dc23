import { initializeApp } from 'firebase/app'
import {
  browserPopupRedirectResolver,
  connectAuthEmulator,
  FacebookAuthProvider,
  GoogleAuthProvider,
  inMemoryPersistence,
  initializeAuth,
  signInWithPopup,
  type Auth,
  type PopupRedirectResolver,
} from 'firebase/auth'
import {
  IDENTITY_ERRORS,
  type IdentityError,
  type IdentityPort,
  type IdentityResult,
} from '../../domain/account/identity.ts'
import type { SocialProvider } from '../../domain/account/session.ts'
import type { FirebaseConfig } from './config.ts'

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
 * This private property makes Firebase load its script and frame at the start everywhere, not at the first click: on a
 * slow connection that is too late, and browsers block the popup. A version without the property ignores it.
 */
class EagerResolver extends (browserPopupRedirectResolver as PopupRedirectResolver & (new () => object)) {
  get _shouldInitProactively() {
    return true
  }
}

const providerOf = (name: SocialProvider) => {
  const provider = name === 'Google' ? new GoogleAuthProvider() : new FacebookAuthProvider()
  if (provider instanceof FacebookAuthProvider) provider.addScope('email')
  // The account is chosen each time: a shared computer would take the last visitor's.
  else provider.setCustomParameters({ prompt: 'select_account' })
  return provider
}

type Attempt = Readonly<{ provider: SocialProvider; startedAt: number; result: Promise<IdentityResult> }>

/**
 * Social identity through Firebase Auth popups. The library starts with `prepare`, or with the click. Its state stays in
 * memory: the shop has a session of its own, and a reload must not resume a sign-in.
 */
export const createFirebaseIdentity = (config: FirebaseConfig): IdentityPort => {
  let started: Auth | null = null
  let isReady = false
  let latest: Attempt | null = null

  const start = () => {
    if (started !== null) return started
    const auth = initializeAuth(initializeApp(config), {
      persistence: inMemoryPersistence,
      popupRedirectResolver: EagerResolver,
    })
    // A literal condition, so that the bundler leaves the emulator out of other builds. The emulator's warning would
    // cover the page; the build says already that it is a trial.
    if (import.meta.env.VITE_FIREBASE_EMULATOR && config.emulator !== undefined)
      connectAuthEmulator(auth, config.emulator, { disableWarnings: true })
    auth.languageCode = 'es'
    void auth.authStateReady().then(() => (isReady = true))
    return (started = auth)
  }

  const ask = async (provider: SocialProvider, isLatest: () => boolean): Promise<IdentityResult> => {
    try {
      const auth = start()
      if (!isReady) {
        // Two clicks before the frame is ready would each open a popup, and Firebase breaks on that.
        await auth.authStateReady()
        if (!isLatest()) return { ok: false, error: 'cancelled-popup-request' }
      }
      // Once the frame is ready nothing may be awaited before this: browsers allow popups only inside the click.
      const { user } = await signInWithPopup(auth, providerOf(provider))
      const profiles = [user, ...user.providerData]
      const first = (field: 'displayName' | 'email' | 'phoneNumber') =>
        profiles.map((profile) => profile[field]).find(Boolean) ?? ''
      const token = await user.getIdToken()
      const account = { name: first('displayName'), mail: first('email'), phone: first('phoneNumber'), token }
      await auth.signOut().catch(() => undefined)
      return { ok: true, account }
    } catch (error) {
      return { ok: false, error: identityErrorOf(error) }
    }
  }

  return {
    available: true,
    prepare() {
      try {
        start()
      } catch {
        // The click tries again, and reports the failure.
      }
    },
    signIn(provider) {
      const startedAt = performance.now()
      if (latest?.provider === provider && startedAt - latest.startedAt < DOUBLE_CLICK_MS) return latest.result
      const request: Attempt = { provider, startedAt, result: ask(provider, () => latest === request) }
      latest = request
      void request.result.then(() => {
        if (latest === request) latest = null
      })
      return request.result
    },
  }
}
