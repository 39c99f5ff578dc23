/// <reference types="vite/client" />
/// <reference types="msw/vite/client" />

interface ImportMetaEnv {
  /** True in builds that carry the simulated backend. */
  readonly VITE_OFFLINE: boolean
  /** Only in builds of `npm run identity:check`. */
  readonly VITE_FIREBASE_EMULATOR?: string
}
