import { onStored } from '../adapters/http/client/fetch.ts'
import { install } from './register.ts'

/** What the visitor is told. `since`: when the oldest answer in sight was new; 0 if unknown, null if none is stored. */
export interface Told {
  /** A newer version waits: `take` activates it and reloads the page. */
  offer(take: () => void): void
  offline(since: number | null): void
  /** The server does not answer, and what is stored is shown. */
  stored(since: number): void
  clear(): void
}

/** Missing on plain-HTTP origins; where the browser forbids them, asking throws. */
const workersOf = (navigator: Navigator): ServiceWorkerContainer | undefined => {
  try {
    return navigator.serviceWorker as ServiceWorkerContainer | undefined
  } catch {
    return undefined
  }
}

export const savesData = (navigator: Navigator): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true

/** Installs the service worker where possible, and tells of new versions and offline visits. */
export const startInstallation = (window: Window, tell: Told): void => {
  const { navigator } = window
  const container = workersOf(navigator)
  // Visitors who save data do not download the whole site.
  if (container === undefined || savesData(navigator)) return
  let waits: (() => void) | null = null
  const offer = (take: () => void) => {
    waits = take
    tell.offer(take)
  }
  let since: number | null = null
  const sayOffline = () => {
    if (container.controller !== null) tell.offline(since)
  }
  // A price that is not of today's answer says so, whatever the reason.
  onStored(window, (ms) => {
    since = ms
    if (navigator.onLine) tell.stored(ms)
    else sayOffline()
  })
  window.addEventListener('offline', sayOffline)
  window.addEventListener('online', () => (waits === null ? tell.clear() : offer(waits)))
  if (!navigator.onLine) sayOffline()
  // If the browser refuses, the site works all the same, but not offline.
  install({ container, window, offer }).catch(() => undefined)
}
