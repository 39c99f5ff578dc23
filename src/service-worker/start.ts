import { onStored } from '../adapters/http/client/fetch.ts'
import { savesData } from '../domain/device.ts'
import { TAKE_OVER, WORKER_PATH } from './rules.ts'

/** Notices to the visitor. `since`: when the oldest stored answer in sight was new (ms); 0 if unknown, null for none. */
interface InstallationNotices {
  /** A newer version waits: `activate` starts it and reloads the page. */
  offer(activate: () => void): void
  offline(since: number | null): void
  /** The server does not answer, and stored answers are shown. */
  stored(since: number): void
  clear(): void
}

/** Workers are missing on plain-HTTP origins; where the browser forbids them, asking throws. */
const workersOf = (navigator: Navigator) => {
  try {
    return navigator.serviceWorker as ServiceWorkerContainer | undefined
  } catch {
    return undefined
  }
}

/** Installs the service worker where possible, and tells of new versions and offline visits. */
export const startInstallation = (window: Window, notices: InstallationNotices) => {
  const { navigator } = window
  const container = workersOf(navigator)
  // Visitors who save data do not download the whole site.
  if (container === undefined || savesData(navigator)) return
  let activateWaiting: (() => void) | null = null
  const offer = (activate: () => void) => {
    activateWaiting = activate
    notices.offer(activate)
  }
  let since: number | null = null
  const noticeOffline = () => {
    if (container.controller !== null) notices.offline(since)
  }
  // Prices that are not of today's answer say so, whatever the reason.
  onStored(window, (ms) => {
    since = ms
    if (navigator.onLine) notices.stored(ms)
    else noticeOffline()
  })
  window.addEventListener('offline', noticeOffline)
  window.addEventListener('online', () => (activateWaiting === null ? notices.clear() : offer(activateWaiting)))
  if (!navigator.onLine) noticeOffline()
  // If the browser refuses, the site works all the same, but not offline.
  install(container, window, offer).catch(() => undefined)
}

/** Milliseconds between two checks for a new version while the page stays open. */
const CHECK_EVERY_MS = 60 * 60_000

interface ScriptUrlPolicy {
  createScriptURL(address: string): string
}

/** The worker's address, through a Trusted Types policy where the browser requires one. */
const workerUrl = (window: Window) => {
  const { trustedTypes } = window as {
    trustedTypes?: { createPolicy(name: string, rules: ScriptUrlPolicy): ScriptUrlPolicy }
  }
  const policy = trustedTypes?.createPolicy('puntada-trabajador', { createScriptURL: () => WORKER_PATH })
  return policy?.createScriptURL(WORKER_PATH) ?? WORKER_PATH
}

const cacheFirstVisit = async (container: ServiceWorkerContainer, window: Window) => {
  const { active } = await container.ready
  const urlsToCache = window.performance.getEntriesByType('resource').map(({ name }) => name)
  active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache } })
}

/** Whether the waiting worker is of the page's version, which came after a deploy: its script lists the page's. */
const isOfPage = async (window: Window) => {
  const scripts = window.document.querySelectorAll<HTMLScriptElement>('script[type="module"][src]')
  const script = [...scripts].at(-1)?.getAttribute('src') ?? ''
  const listed = await window.fetch(WORKER_PATH).then(
    (response) => response.text(),
    () => '',
  )
  return listed.split(/["'`]/).includes(script)
}

/** A new version waits, so that it does not interrupt the visitor. Rejects if the browser refuses. */
const install = async (container: ServiceWorkerContainer, window: Window, offer: InstallationNotices['offer']) => {
  const isFirst = container.controller === null
  const registration = await container.register(workerUrl(window), { updateViaCache: 'none' })
  let isActivating = false
  const activate = () => {
    if (isActivating) return
    isActivating = true
    container.addEventListener('controllerchange', () => window.location.reload(), { once: true })
    if (registration.waiting === null) window.location.reload()
    else registration.waiting.postMessage(TAKE_OVER)
  }
  const offerIfWaiting = async () => {
    const { waiting } = registration
    if (waiting !== null && container.controller !== null && !(await isOfPage(window))) offer(activate)
  }
  const follow = () => {
    const { installing } = registration
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'installed') void offerIfWaiting()
    })
  }
  await offerIfWaiting()
  follow()
  registration.addEventListener('updatefound', follow)
  let checkedAt = Date.now()
  window.document.addEventListener('visibilitychange', () => {
    if (window.document.visibilityState !== 'visible' || Date.now() - checkedAt < CHECK_EVERY_MS) return
    checkedAt = Date.now()
    registration.update().catch(() => undefined)
  })
  if (isFirst) await cacheFirstVisit(container, window)
}
