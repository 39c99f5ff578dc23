import type { ClientConfig } from '../adapters/http/client/client.ts'
import type { IdentityPort } from '../domain/account/identity.ts'
import { noteStored } from '../service-worker/stored.ts'
import { deferredIdentity } from '../adapters/browser/deferred-identity.ts'
import { noIdentity } from '../adapters/browser/no-identity.ts'
import { withPrefetchedAnswers } from '../head/prefetched-answers.ts'
import type { Settings } from './settings.ts'

/** Where API answers and social identities come from. */
export type Backend = Readonly<{
  fetch: ClientConfig['fetch']
  identity: IdentityPort
  /** Resolves when the backend is ready; null if it is from the start. Never rejects. */
  ready: Promise<unknown> | null
}>

/** Social sign-in by Firebase; none where the deployment has no Firebase project. */
const firebaseIdentity = ({ firebase }: Settings): IdentityPort =>
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

/** Answers that the page's head prefetched are used first. */
export const realBackend = (window: Window, settings: Settings): Backend => ({
  fetch: withPrefetchedAnswers(
    window.puntadaPrefetched ?? {},
    (url, init) => fetch(url, init),
    (answer) => noteStored(window, answer),
  ),
  identity: firebaseIdentity(settings),
  ready: null,
})

interface Simulation {
  startSimulation: () => Promise<void>
  simulatedIdentity: IdentityPort
}

/** Requests and pictures wait until it is `ready`. Its worker takes the place of a production worker. */
export const simulatedBackend = (load: () => Promise<Simulation>): Backend => {
  const loading = load()
  const started = loading
    .then(({ startSimulation }) => startSimulation())
    // Requests are sent anyway, and each screen shows its own failures.
    .catch((error: unknown) => console.error(error))
  return {
    fetch: (url, init) => fetch(url, init),
    ready: started,
    identity: deferredIdentity(() => loading.then(({ simulatedIdentity }) => simulatedIdentity)),
  }
}
