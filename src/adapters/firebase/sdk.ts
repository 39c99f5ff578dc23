import { initializeApp } from 'firebase/app'
import {
  browserPopupRedirectResolver,
  FacebookAuthProvider,
  GoogleAuthProvider,
  inMemoryPersistence,
  initializeAuth,
  signInWithPopup,
  type Auth,
  type PopupRedirectResolver,
} from 'firebase/auth'
import type { SocialAccount } from '../../domain/account/identity.ts'
import type { FirebaseConfig, FirebaseSdk } from './config.ts'

/**
 * The library ties itself to the provider's page (a script of Google, a hidden frame) at the first click, and opens the
 * window after that: on a slow connection too late, and browsers block it. For Safari and phones it does so as soon as
 * it starts; this asks for the same everywhere. A library that knows nothing of the name is left as it was.
 */
const EagerResolver = class extends (browserPopupRedirectResolver as unknown as new () => object) {
  get _shouldInitProactively(): boolean {
    return true
  }
} as unknown as PopupRedirectResolver

/**
 * The part of the identity service that the shop uses: popups of two providers. In memory only: the shop's session
 * is the shop's (R6.01), and nothing that a reload could take up again stays behind (R1.13). `beforeUse` may change
 * where it asks, before it asks anything.
 */
export const startSdk = (config: FirebaseConfig, beforeUse?: (auth: Auth) => void): FirebaseSdk => {
  const auth = initializeAuth(initializeApp(config), {
    persistence: inMemoryPersistence,
    popupRedirectResolver: EagerResolver,
  })
  beforeUse?.(auth)
  auth.languageCode = 'es'
  let tied = false
  let latest = 0
  void auth.authStateReady().then(() => (tied = true))
  return {
    signIn: async (name): Promise<SocialAccount> => {
      const mine = (latest += 1)
      if (!tied) {
        // Two wishes before the library is tied to its frame would each open a window, and the library would break.
        await auth.authStateReady()
        if (mine !== latest) throw Object.assign(new Error('A later wish took its place'), { code: 'auth/cancelled-popup-request' })
      }
      const provider = name === 'Google' ? new GoogleAuthProvider() : new FacebookAuthProvider()
      if (provider instanceof FacebookAuthProvider) provider.addScope('email')
      // On shared computers the account is chosen each time, not taken from the last visitor.
      else provider.setCustomParameters({ prompt: 'select_account' })
      // Nothing awaited before this once the library is tied: the window must open inside the click.
      const { user } = await signInWithPopup(auth, provider)
      const known = [user, ...user.providerData]
      const first = (field: 'displayName' | 'email' | 'phoneNumber'): string =>
        known.map((profile) => profile[field]).find((value) => value !== null && value !== '') ?? ''
      const account = { name: first('displayName'), email: first('email'), phone: first('phoneNumber') }
      await auth.signOut().catch(() => undefined)
      return account
    },
  }
}
