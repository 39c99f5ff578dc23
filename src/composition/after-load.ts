/** Milliseconds after load: what can wait must not be part of what a visit waits for. */
const CALM_MS = 5000

/** Runs once the page has loaded, some time has passed and the browser has nothing else to do; without network, sooner. */
export const afterLoad = (window: Window, run: () => void): void => {
  const whenIdle = () => {
    // Safari has no such callback.
    if ('requestIdleCallback' in window) window.requestIdleCallback(() => run(), { timeout: 2000 })
    else run()
  }
  const later = () => window.setTimeout(whenIdle, window.navigator.onLine ? CALM_MS : 0)
  if (window.document.readyState === 'complete') later()
  else window.addEventListener('load', later, { once: true })
}
