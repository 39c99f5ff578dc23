/** Settings from the project's page in the Firebase console; none of it is secret. */
export type FirebaseConfig = Readonly<{
  apiKey: string
  authDomain: string
  projectId: string
  appId: string
  /** Origin of an Auth emulator on this machine, for `npm run identity:check`; never on a site that is deployed. */
  emulator?: string
}>
