import { createContext, useContext, useEffect, useLayoutEffect, useRef, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { navigate as go } from 'wouter/use-browser-location'
import { wake } from './deferred-hydration.tsx'
import { matchRoute } from './routes.ts'

interface Arrival {
  /** False for the first screen of a visit: there the browser's own focus is right. */
  readonly byNavigation: boolean
  /**
   * On a slow device the new title comes first, and what is known already below it with the next frame: a click is
   * answered at once. Not on Back, which leads to a place that has to be there.
   */
  readonly inSteps: boolean
}

export const ArrivalContext = createContext<Arrival>({ byNavigation: false, inSteps: false })
export const useArrival = (): Arrival => useContext(ArrivalContext)

const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect

interface Entry {
  readonly entry: number
}
const entryOf = (state: unknown): number | null =>
  typeof state === 'object' && state !== null && 'entry' in state && typeof (state as Entry).entry === 'number'
    ? (state as Entry).entry
    : null

/** How long, in milliseconds, a screen that is still growing may take to reach the place Back came for. */
const RESTORE_FOR_MS = 1500

const restore = (top: number): (() => void) => {
  const until = performance.now() + RESTORE_FOR_MS
  let frame = 0
  const attempt = () => {
    window.scrollTo(0, top)
    if (Math.abs(window.scrollY - top) > 1 && performance.now() < until) frame = requestAnimationFrame(attempt)
  }
  attempt()
  // Whoever scrolls by hand knows better.
  const byHand = ['wheel', 'touchstart', 'keydown'] as const
  const stop = () => {
    cancelAnimationFrame(frame)
    for (const event of byHand) window.removeEventListener(event, stop)
  }
  for (const event of byHand) window.addEventListener(event, stop, { passive: true })
  return stop
}

/** Milliseconds that the first drawing of the site may take where there is time for cross-fades too. */
const QUICK_MS = 60
let quick = true

/**
 * Scroll and focus on every change of screen (R2.21): a link leads to the top and to the new `h1`; Back and Forward
 * lead to where one was. Filters, which change the query alone and go past the router, move nothing.
 */
export const NavigationProvider = ({ pathname, children }: { pathname: string; children: ReactNode }) => {
  const first = useRef(pathname)
  const moved = useRef(false)
  const positions = useRef(new Map<number, number>())
  const entries = useRef(0)
  const current = useRef(0)
  const shown = useRef(pathname)

  useEffect(() => {
    window.history.scrollRestoration = 'manual'
    const known = entryOf(window.history.state)
    if (known === null) window.history.replaceState({ entry: 0 } satisfies Entry, '')
    else entries.current = current.current = known
    const remember = () => positions.current.set(current.current, window.scrollY)
    // Another query of the same screen is the same place: its entry takes the number too, or Back would not know it.
    const number = () => {
      if (window.location.pathname !== shown.current || entryOf(window.history.state) !== null) return
      window.history.replaceState({ ...(window.history.state as object | null), entry: current.current }, '')
    }
    window.addEventListener('scroll', remember, { passive: true })
    for (const event of ['pushState', 'replaceState']) window.addEventListener(event, number)
    return () => {
      window.removeEventListener('scroll', remember)
      for (const event of ['pushState', 'replaceState']) window.removeEventListener(event, number)
    }
  }, [])

  if (first.current !== pathname) moved.current = true

  useBrowserLayoutEffect(() => {
    shown.current = pathname
    if (!moved.current) return undefined
    // Only an entry that was visited before has a number. (A `popstate` listener would be too late to tell: browsers
    // call those of a window in the order they were added, and the router's is first.)
    const known = entryOf(window.history.state)
    if (known !== null) {
      current.current = known
      return restore(positions.current.get(known) ?? 0)
    }
    entries.current += 1
    current.current = entries.current
    window.history.replaceState({ ...(window.history.state as object | null), entry: current.current }, '')
    window.scrollTo(0, 0)
    return undefined
  }, [pathname])

  const byNavigation = moved.current
  const inSteps = byNavigation && !quick && entryOf(window.history.state) === null
  return <ArrivalContext value={{ byNavigation, inSteps }}>{children}</ArrivalContext>
}

/** Fetches a screen's chunk when a pointer, a finger or the focus comes near a link to it. */
export const usePrefetchOnIntent = (): void => {
  useEffect(() => {
    const prefetch = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="/"]') : null
      if (link !== null) void matchRoute(link.pathname)?.route.preload()
    }
    const events = ['pointerover', 'focusin', 'touchstart'] as const
    for (const event of events) document.addEventListener(event, prefetch, { passive: true })
    return () => {
      for (const event of events) document.removeEventListener(event, prefetch)
    }
  }, [])
}

/**
 * Tells how long the site took to draw itself. A cross-fade first takes a picture of the old screen, which costs a slow
 * phone more than drawing the new one: there the new screen comes at once instead.
 */
export const noteFirstDrawing = (ms: number): void => {
  quick = ms <= QUICK_MS
}

type Navigate = (to: string, options?: object) => void

/**
 * For the router's links, which ask where one is only to lead elsewhere: with the router's own hook every link of the
 * page would be drawn again at each navigation. What depends on the path hears it from `Site`.
 */
export const unheardLocation = (): [string, typeof go] => [typeof window === 'undefined' ? '/' : window.location.pathname, go]

/** Cross-fades from screen to screen where the browser can, the device is quick and the visitor likes movement. */
export const withViewTransition = (navigate: Navigate, to: string, options?: object): void => {
  wake()
  const { pathname, search, hash } = new URL(to, window.location.href)
  if (pathname === window.location.pathname) {
    // A link to the screen that is open leads to its top (R2.21), and Back does not lead to the very same address.
    navigate(to, search === window.location.search && hash === '' ? { ...options, replace: true } : options)
    if (hash === '') window.scrollTo(0, 0)
    return
  }
  const still = !quick || !('startViewTransition' in document) || window.matchMedia('(prefers-reduced-motion: reduce)').matches
  if (still) {
    navigate(to, options)
    return
  }
  const transition = document.startViewTransition(() => flushSync(() => navigate(to, options)))
  // A transition that is overtaken by the next one rejects; the navigation itself has happened.
  transition.ready.catch(() => undefined)
  transition.finished.catch(() => undefined)
}
