import { observe } from './adapters/browser/observe.ts'
import type { ErrorLog } from './adapters/browser/observe-errors.ts'
import { beaconTelemetry, consoleTelemetry } from './adapters/browser/send-telemetry.ts'
import { startInstallation } from './service-worker/start.ts'
import { clearNews, notices, notify } from './ui/notices/toasts.ts'
import type { Settings } from './composition/container.ts'

interface Deferred {
  window: Window
  settings: Pick<Settings, 'telemetryUrl'>
  errors: ErrorLog
  routeOf: () => string
}

/** Starts what the first paint does not need: telemetry, and the service worker, which fetches the other screens' code. */
export const startDeferred = ({ window, settings: { telemetryUrl }, errors, routeOf }: Deferred): void => {
  const telemetry = telemetryUrl === null ? consoleTelemetry(console) : beaconTelemetry(telemetryUrl, window.navigator)
  observe(telemetry, routeOf, errors)
  // The library of measures is fetched only where somebody reads them.
  if (telemetryUrl !== null)
    void import('./adapters/browser/web-vitals.ts').then(
      ({ WEB_VITALS }) => observe(telemetry, routeOf, { ...errors, listen: () => undefined }, WEB_VITALS),
      () => undefined,
    )
  // Builds with the simulated backend use its own worker.
  if (import.meta.env.PROD && !import.meta.env.VITE_OFFLINE)
    startInstallation(window, {
      offer: (take) => notify(notices.versionWaits(take)),
      offline: (since) => notify(notices.offline(since)),
      stored: (since) => notify(notices.stored(since)),
      clear: clearNews,
    })
}
