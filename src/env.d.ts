/// <reference types="vite/client" />
/// <reference types="msw/vite/client" />

/** The settings, which the build writes into the code. */
declare const SETTINGS: import('./composition/container.ts').Settings

interface ImportMetaEnv {
  /** True in builds that carry the simulated backend. */
  readonly VITE_OFFLINE: boolean
  /** True with `npm start -- --memory` alone. */
  readonly VITE_MEMORY: boolean
  /** Set only in builds of `npm run identity:check`. */
  readonly VITE_FIREBASE_EMULATOR?: string
}
