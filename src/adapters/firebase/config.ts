import type { SocialAccount } from '../../domain/account/identity.ts'
import type { SocialProvider } from '../../domain/account/session.ts'

/** From the project's page in the Firebase console; none of it is secret. */
export interface FirebaseConfig {
  readonly apiKey: string
  readonly authDomain: string
  readonly projectId?: string
  readonly appId?: string
  /** An Auth emulator's origin, for `npm run identity:check` only. */
  readonly emulator?: string
}

export interface FirebaseSdk {
  signIn(provider: SocialProvider): Promise<SocialAccount>
}
