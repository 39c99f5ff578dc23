/** Milliseconds after the load event, when the first screen should be complete. */
const CALM_MS = 5000

/** Runs some time after the load event, when the browser is idle; without delay if it is offline. */
export const afterLoad = (window: Window, run: () => void) => {
  const whenIdle = () => {
    // Safari has no such callback.
    // oxlint-disable-next-line typescript/no-deprecated -- only where the browser has it
    if ('requestIdleCallback' in window) window.requestIdleCallback(() => run(), { timeout: 2000 })
    else run()
  }
  const schedule = () => window.setTimeout(whenIdle, window.navigator.onLine ? CALM_MS : 0)
  if (window.document.readyState === 'complete') schedule()
  else window.addEventListener('load', schedule, { once: true })
}
