import type { SocialAccount } from '../../domain/account/identity.ts'
import type { SocialProvider } from '../../domain/account/session.ts'

/** From the project's settings page in the Firebase console; none of it is secret. */
export interface FirebaseConfig {
  readonly apiKey: string
  readonly authDomain: string
  readonly projectId?: string
  readonly appId?: string
  /** Origin of an Auth emulator on this machine, for `npm run identity:check`; never on a site that is deployed. */
  readonly emulator?: string
}

export interface FirebaseSdk {
  signIn(provider: SocialProvider): Promise<SocialAccount>
}
