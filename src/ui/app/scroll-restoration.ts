import { currentPosition, isPosition, restorePosition, type ScrollPosition } from './scroll-position.ts'

/** Milliseconds without scrolling after which the scroll position is recorded. */
const REST_MS = 150

/** Where the present entry of the history was left; null for an entry that was never left. */
const recorded = (): ScrollPosition | null => {
  const state: unknown = window.history.state
  const scroll = typeof state === 'object' && state !== null && 'scroll' in state ? state.scroll : null
  return isPosition(scroll) ? scroll : null
}

/**
 * In the entry itself, which survives a reload; what other parts have there stays. The router's own function would
 * render all that depends on the address.
 */
const write = (scroll: ScrollPosition): void => {
  try {
    History.prototype.replaceState.call(window.history, { ...(window.history.state as object | null), scroll }, '')
  } catch {
    // Safari refuses more than a hundred changes in half a minute.
  }
}

/** The browser's own restoration comes too early: screens grow while they load. */
export const createScrollRestoration = (firstPathname: string) => {
  let shown = firstPathname
  let last: ScrollPosition | null = null
  let resting = 0
  let stopRestoring: (() => void) | null = null

  const rest = () => {
    clearTimeout(resting)
    resting = 0
  }
  const record = () => {
    rest()
    // Until it is restored, the position is not the visitor's choice; under a dialog no item can be seen.
    if (stopRestoring !== null || document.querySelector('dialog[open]') !== null) return
    last = currentPosition()
    write(last)
  }
  const restore = (position: ScrollPosition) => {
    last = position
    stopRestoring = restorePosition(position, () => {
      stopRestoring = null
      rest()
    })
  }

  return {
    /** Begins to record, and goes back to where a reloaded page was. Returns how to stop. */
    start(): () => void {
      window.history.scrollRestoration = 'manual'
      const listening = new AbortController()
      const { signal } = listening
      const scrolled = () => {
        clearTimeout(resting)
        resting = window.setTimeout(record, REST_MS)
      }
      // A page that is left before it had its content again must not forget where one was.
      const leave = () => {
        if (resting !== 0) record()
      }
      // Looking for an item makes the browser lay the page out: a button waits for that only if its page just moved.
      const clicked = ({ target }: Event) => {
        if (resting !== 0 || (target instanceof Element && target.closest('a') !== null)) record()
      }
      const changed = () => {
        // Filters add entries for the same screen, for which Back must find the position.
        if (window.location.pathname !== shown) rest()
        else if (last !== null && recorded() === null) write(last)
      }
      window.addEventListener('scroll', scrolled, { signal, passive: true })
      document.addEventListener('click', clicked, { signal, capture: true })
      window.addEventListener('pagehide', leave, { signal })
      for (const event of ['pushState', 'replaceState', 'popstate']) window.addEventListener(event, changed, { signal })
      const position = recorded()
      if (position !== null) restore(position)
      return () => {
        stopRestoring?.()
        rest()
        listening.abort()
      }
    },

    show(pathname: string): void {
      shown = pathname
      stopRestoring?.()
      rest()
      last = null
      const position = recorded()
      if (position === null) window.scrollTo(0, 0)
      else restore(position)
    },
  }
}
