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
 * This private property makes Firebase load its script and frame at the start everywhere, not at the first click: on a
 * slow connection that is too late, and browsers block the popup. A version without the property ignores it.
 */
class EagerResolver extends (browserPopupRedirectResolver as PopupRedirectResolver & (new () => object)) {
  get _shouldInitProactively() {
    return true
  }
}

/** Firebase's state stays in memory: the shop has a session of its own, and a reload must not resume a sign-in. */
export const startSdk = (config: FirebaseConfig, beforeUse?: (auth: Auth) => void): FirebaseSdk => {
  const auth = initializeAuth(initializeApp(config), {
    persistence: inMemoryPersistence,
    popupRedirectResolver: EagerResolver,
  })
  beforeUse?.(auth)
  auth.languageCode = 'es'
  let isReady = false
  let latest = 0
  void auth.authStateReady().then(() => (isReady = true))
  return {
    signIn: async (name): Promise<SocialAccount> => {
      const click = (latest += 1)
      if (!isReady) {
        // Two clicks before the frame is ready would each open a popup, and Firebase breaks on that.
        await auth.authStateReady()
        if (click !== latest)
          throw Object.assign(new Error('Replaced by a later click'), { code: 'auth/cancelled-popup-request' })
      }
      const provider = name === 'Google' ? new GoogleAuthProvider() : new FacebookAuthProvider()
      if (provider instanceof FacebookAuthProvider) provider.addScope('email')
      // On shared computers the account is chosen each time, not taken from the last visitor.
      else provider.setCustomParameters({ prompt: 'select_account' })
      // Once the frame is ready nothing may be awaited before this: browsers allow popups only inside the click.
      const { user } = await signInWithPopup(auth, provider)
      const profiles = [user, ...user.providerData]
      const first = (field: 'displayName' | 'email' | 'phoneNumber') =>
        profiles.map((profile) => profile[field]).find((value) => value !== null && value !== '') ?? ''
      const token = await user.getIdToken()
      const account = { name: first('displayName'), mail: first('email'), phone: first('phoneNumber'), token }
      await auth.signOut().catch(() => undefined)
      return account
    },
  }
}
