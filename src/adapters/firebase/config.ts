import type { SocialAccount } from '../../domain/account/identity.ts'
import type { SocialProvider } from '../../domain/account/session.ts'

/** From the project's page in the Firebase console; none of it is secret. */
export type FirebaseConfig = Readonly<{
  apiKey: string
  authDomain: string
  projectId?: string
  appId?: string
  /** An Auth emulator's origin, for `npm run identity:check` only. */
  emulator?: string
}>

export interface FirebaseSdk {
  signIn(provider: SocialProvider): Promise<SocialAccount>
}
