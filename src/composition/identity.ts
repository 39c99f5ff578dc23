import { deferredIdentity } from '../adapters/browser/deferred-identity.ts'
import { noIdentity } from '../adapters/browser/no-identity.ts'
import type { IdentityPort } from '../domain/account/identity.ts'
import type { Settings } from './settings.ts'

/** Social sign-in by Firebase; none where the deployment has no Firebase project. */
export const firebaseIdentity = ({ firebase }: Settings): IdentityPort =>
  firebase === null
    ? noIdentity
    : deferredIdentity(async () => {
        const [{ createFirebaseIdentity }, { startSdk }] = await Promise.all([
          import('../adapters/firebase/firebase-identity.ts'),
          // A literal condition, so that the bundler leaves the emulator out of other builds.
          import.meta.env.VITE_FIREBASE_EMULATOR
            ? import('../adapters/firebase/emulated-sdk.ts')
            : import('../adapters/firebase/sdk.ts'),
        ])
        return createFirebaseIdentity(() => startSdk(firebase))
      })
