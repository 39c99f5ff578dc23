import { createPositions, currentPosition, restorePosition } from './scroll-position.ts'

/** Milliseconds without scrolling after which the scroll position is recorded. */
const REST_MS = 150

/** The number that a history entry of this site carries in its state; null for an entry that was never shown. */
const entryNumber = (): number | null => {
  const state: unknown = window.history.state
  return typeof state === 'object' && state !== null && 'entry' in state && typeof state.entry === 'number'
    ? state.entry
    : null
}

/** Keeps what other parts have in the state. The router's own function would render all that depends on the address. */
const numberEntry = (entry: number): void =>
  History.prototype.replaceState.call(window.history, { ...(window.history.state as object | null), entry }, '')

const isReload = (): boolean => {
  const [load] = performance.getEntriesByType('navigation') as readonly PerformanceNavigationTiming[]
  return load?.type === 'reload' || load?.type === 'back_forward'
}

/** The browser's own restoration comes too early: screens grow while they load. */
export const createScrollRestoration = (firstPathname: string) => {
  const positions = createPositions(() => window.sessionStorage)
  let shown = firstPathname
  let newest = 0
  let current = 0
  let resting = 0
  let stopRestoring: (() => void) | null = null

  const record = () => {
    clearTimeout(resting)
    resting = 0
    // Until it is restored, the position is not the visitor's choice; under a dialog no item can be seen.
    if (stopRestoring === null && document.querySelector('dialog[open]') === null)
      positions.set(current, currentPosition())
  }
  const restore = (entry: number) => {
    stopRestoring?.()
    stopRestoring = restorePosition(positions.get(entry) ?? { top: 0, item: null }, () => {
      stopRestoring = null
      clearTimeout(resting)
      resting = 0
    })
  }

  return {
    /** Begins to record, and goes back to where a reloaded page was. Returns how to stop. */
    start(): () => void {
      const known = entryNumber()
      window.history.scrollRestoration = 'manual'
      // A page opened anew must not take the number of what this tab showed before.
      newest = current = known ?? positions.last() + 1
      if (known === null) numberEntry(current)
      const listening = new AbortController()
      const { signal } = listening
      const scrolled = () => {
        clearTimeout(resting)
        resting = window.setTimeout(record, REST_MS)
      }
      const leave = () => {
        // A page that is left before it had its content again must not forget where one was.
        if (resting !== 0) record()
        positions.store()
      }
      // Looking for an item makes the browser lay the page out: a button waits for that only if its page just moved.
      const clicked = ({ target }: Event) => {
        if (resting !== 0 || (target instanceof Element && target.closest('a') !== null)) record()
      }
      // Filters add entries for the same screen, for which Back must find the position.
      const numberFiltered = () => {
        if (window.location.pathname === shown && entryNumber() === null) numberEntry(current)
      }
      window.addEventListener('scroll', scrolled, { signal, passive: true })
      document.addEventListener('click', clicked, { signal, capture: true })
      window.addEventListener('pagehide', leave, { signal })
      for (const event of ['pushState', 'replaceState']) window.addEventListener(event, numberFiltered, { signal })
      if (known !== null && isReload() && positions.get(known) !== undefined) restore(known)
      return () => {
        stopRestoring?.()
        clearTimeout(resting)
        listening.abort()
      }
    },

    show(pathname: string): void {
      shown = pathname
      // Only an entry that was shown has a number. A `popstate` listener would run after the router's.
      const known = entryNumber()
      if (known !== null) {
        current = known
        restore(known)
        return
      }
      stopRestoring?.()
      newest += 1
      current = newest
      numberEntry(current)
      window.scrollTo(0, 0)
    },
  }
}
