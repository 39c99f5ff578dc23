import { observe } from '../adapters/browser/observe.ts'
import type { ErrorLog } from '../adapters/browser/observe-errors.ts'
import { beaconTelemetry, consoleTelemetry } from '../adapters/browser/telemetry.ts'
import { createNotice } from '../service-worker/notice.ts'
import { install } from '../service-worker/register.ts'
import type { Settings } from './settings.ts'

interface Deferred {
  readonly window: Window
  readonly settings: Pick<Settings, 'telemetryUrl'>
  readonly errors: ErrorLog
  readonly routeOf: () => string
}

const startTelemetry = ({ window, settings, errors, routeOf }: Deferred): void => {
  const { telemetryUrl } = settings
  const telemetry = telemetryUrl === null ? consoleTelemetry(console) : beaconTelemetry(telemetryUrl, window.navigator)
  observe(telemetry, routeOf, errors)
}

/** Installs the site, where the browser lets it, and says what comes of that: a new version, or a visit without network. */
const startInstallation = (window: Window): void => {
  const { navigator } = window
  // Not a thing on plain-HTTP origins. Who asks to save data is not sent a whole site.
  const saves = (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true
  const container = navigator.serviceWorker as ServiceWorkerContainer | undefined
  if (container === undefined || saves) return
  const notice = createNotice(window.document)
  let waits: (() => void) | null = null
  const offer = (take: () => void) => {
    waits = take
    notice.say('Hay una versión nueva de Puntada.', { label: 'Actualizar', run: take })
  }
  const sayOffline = () => {
    if (container.controller !== null) notice.say('Sin conexión: el catálogo se ve como la última vez.')
  }
  window.addEventListener('offline', sayOffline)
  window.addEventListener('online', () => (waits === null ? notice.clear() : offer(waits)))
  if (!navigator.onLine) sayOffline()
  // A browser that refuses still has the site, only not offline.
  install({ container, window, offer }).catch(() => undefined)
}

/** What the first paint can do without: measuring, and keeping the site for a visit without network. */
export const startDeferred = (context: Deferred): void => {
  startTelemetry(context)
  // Builds with the simulated backend have that one's worker.
  if (import.meta.env.PROD && !import.meta.env.VITE_OFFLINE) startInstallation(context.window)
}
