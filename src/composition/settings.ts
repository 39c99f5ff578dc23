import type { FirebaseConfig } from '../adapters/firebase/config.ts'
import type { SiteSettings } from '../domain/device.ts'

/** How long the site waits for the last byte of an answer. */
export const READ_TIMEOUT_MS = 10_000
export const WRITE_TIMEOUT_MS = 20_000

/**
 * The settings of a build (`VITE_…`), which checks them and writes them into the site (`hosting/settings.ts`).
 */
export type Settings = Readonly<{
  /** R7.01, without a final slash. */
  apiBase: string
  /** R7.03, without a final slash. */
  imagesBase: string
  /** `/images/w{width}/{path}`: where the host has each picture in several widths; '' where it has not. */
  imageSizes: string
  csrfCookie: string
  csrfHeader: string
  site: SiteSettings
  /** Social sign-in; null where the deployment has none. */
  firebase: FirebaseConfig | null
  /** Where measures and errors are sent; null: to the console. */
  telemetryUrl: string | null
}>
