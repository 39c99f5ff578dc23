import { connectAuthEmulator } from 'firebase/auth'
import type { FirebaseConfig, FirebaseSdk } from './config.ts'
import { startSdk as startRealSdk } from './sdk.ts'

/** The Firebase library, asking an Auth emulator on this machine, for `npm run identity:check`. */
export const startSdk = (config: FirebaseConfig): FirebaseSdk =>
  startRealSdk(config, (auth) => {
    // The emulator's warning would cover the page; the build says already that it is a trial.
    if (config.emulator !== undefined) connectAuthEmulator(auth, config.emulator, { disableWarnings: true })
  })
