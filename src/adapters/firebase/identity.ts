import type { IdentityPort } from '../../domain/account/identity.ts'
import type { FirebaseConfig } from './config.ts'

/** The port without social sign-in: the buttons are hidden, and `signIn` fails with the reason. */
export const noIdentity: IdentityPort = {
  available: false,
  prepare: () => undefined,
  signIn: () => Promise.resolve({ ok: false, error: 'invalid-api-key' }),
}

/** An identity port whose code is loaded on intent. A chunk that fails to load counts as a network failure. */
export const deferredIdentity = (load: () => Promise<IdentityPort>): IdentityPort => {
  let ready: IdentityPort | null = null
  let loading: Promise<IdentityPort> | null = null
  // One instance for all callers: two would not know of each other's popups.
  const fetched = () =>
    (loading ??= load().then(
      (identity) => (ready = identity),
      (error: unknown) => {
        loading = null
        throw error
      },
    ))
  return {
    available: true,
    prepare: () => {
      fetched().then(
        (identity) => identity.prepare(),
        // The click tries again, and reports a failure.
        () => undefined,
      )
    },
    signIn: async (provider) => {
      try {
        // No await once the chunk is loaded: browsers allow popups only inside the click.
        return await (ready ?? (await fetched())).signIn(provider)
      } catch {
        return { ok: false, error: 'network-request-failed' }
      }
    },
  }
}

/** Social sign-in by Firebase; none where the deployment has no Firebase project. */
export const identityOf = (firebase: FirebaseConfig | null): IdentityPort =>
  firebase === null
    ? noIdentity
    : deferredIdentity(async () => (await import('./firebase-identity.ts')).createFirebaseIdentity(firebase))
