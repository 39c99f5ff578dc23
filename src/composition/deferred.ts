import { observe } from '../adapters/browser/observe.ts'
import type { ErrorLog } from '../adapters/browser/observe-errors.ts'
import { beaconTelemetry, consoleTelemetry } from '../adapters/browser/send-telemetry.ts'
import { install } from '../service-worker/register.ts'
import { onStored } from '../service-worker/stored.ts'
import { clearNews, notices, notify } from '../ui/notices/toasts.ts'
import { preloadDialog } from '../ui/shell/lazy-dialogs.tsx'
import { storedUser } from '../head/prefetch-requests.ts'
import type { Settings } from './settings.ts'

interface Deferred {
  window: Window
  settings: Pick<Settings, 'telemetryUrl'>
  errors: ErrorLog
  routeOf: () => string
}

/** Missing on plain-HTTP origins; where the browser forbids them, asking throws. */
const workersOf = (navigator: Navigator): ServiceWorkerContainer | undefined => {
  try {
    return navigator.serviceWorker as ServiceWorkerContainer | undefined
  } catch {
    return undefined
  }
}

const savesData = (navigator: Navigator): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true

/** Installs the service worker where possible, and announces new versions and offline visits. */
const startInstallation = (window: Window) => {
  const { navigator } = window
  const container = workersOf(navigator)
  // Visitors who save data do not download the whole site.
  if (container === undefined || savesData(navigator)) return
  let waits: (() => void) | null = null
  const offer = (take: () => void) => {
    waits = take
    notify(notices.versionWaits(take))
  }
  let since: number | null = null
  const sayOffline = () => {
    if (container.controller !== null) notify(notices.offline(since))
  }
  // A price that is not of today's answer says so, whatever the reason.
  onStored(window, (ms) => {
    since = ms
    if (navigator.onLine) notify(notices.stored(ms))
    else sayOffline()
  })
  window.addEventListener('offline', sayOffline)
  window.addEventListener('online', () => (waits === null ? clearNews() : offer(waits)))
  if (!navigator.onLine) sayOffline()
  // If the browser refuses, the site works all the same, but not offline.
  install({ container, window, offer }).catch(() => undefined)
}

/** What the first paint does not need: telemetry, the login that a guest may be asked for next, the service worker. */
export const startDeferred = ({ window, settings: { telemetryUrl }, errors, routeOf }: Deferred): void => {
  const telemetry = telemetryUrl === null ? consoleTelemetry(console) : beaconTelemetry(telemetryUrl, window.navigator)
  observe(telemetry, routeOf, errors)
  if (storedUser(() => window.localStorage) === '' && !savesData(window.navigator)) preloadDialog('login')
  // Builds with the simulated backend use its own worker.
  if (import.meta.env.PROD && !import.meta.env.VITE_OFFLINE) startInstallation(window)
}
