import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { navigate as go } from 'wouter/use-browser-location'
import { ArrivedByNavigation } from '../kit/screen-title.tsx'
import { PATHS } from '../lib/paths.ts'
import { useServices } from '../lib/services.ts'
import { matchRoute } from './routes.ts'
import { createPlaces, currentPlace, restorePlace } from './scroll-place.ts'

const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect

interface Entry {
  readonly entry: number
}
const entryOf = (state: unknown): number | null =>
  typeof state === 'object' && state !== null && 'entry' in state && typeof (state as Entry).entry === 'number'
    ? (state as Entry).entry
    : null

/** Milliseconds of rest after which the place on the screen is noted. */
const REST_MS = 150

const isReload = (): boolean => {
  const [load] = performance.getEntriesByType('navigation') as readonly PerformanceNavigationTiming[]
  return load?.type === 'reload' || load?.type === 'back_forward'
}

/**
 * Scroll and focus on every change of screen (R2.21): a link leads to the top and to the new `h1`; Back, Forward and a
 * reload lead to where one was. Filters, which change the query alone and go past the router, move nothing.
 */
export const NavigationProvider = ({ pathname, children }: { pathname: string; children: ReactNode }) => {
  const first = useRef(pathname)
  const moved = useRef(false)
  const places = useRef<ReturnType<typeof createPlaces> | null>(null)
  const entries = useRef(0)
  const current = useRef(0)
  const shown = useRef(pathname)
  const restoring = useRef(false)

  useEffect(() => {
    const known = entryOf(window.history.state)
    places.current = createPlaces(() => window.sessionStorage)
    const own = places.current
    window.history.scrollRestoration = 'manual'
    if (known === null) window.history.replaceState({ entry: 0 } satisfies Entry, '')
    else entries.current = current.current = known

    let resting = 0
    // While a place is being restored the window is on its way, not where the visitor wants to be.
    const note = () => {
      clearTimeout(resting)
      if (!restoring.current) own.set(current.current, currentPlace())
    }
    const scrolled = () => {
      clearTimeout(resting)
      resting = window.setTimeout(note, REST_MS)
    }
    const leave = () => {
      note()
      own.store()
    }
    // Another query of the same screen is the same place: its entry takes the number too, or Back would not know it.
    const number = () => {
      if (window.location.pathname !== shown.current || entryOf(window.history.state) !== null) return
      window.history.replaceState({ ...(window.history.state as object | null), entry: current.current }, '')
    }
    window.addEventListener('scroll', scrolled, { passive: true })
    document.addEventListener('click', note, { capture: true })
    window.addEventListener('pagehide', leave)
    for (const event of ['pushState', 'replaceState']) window.addEventListener(event, number)
    const place = known !== null && isReload() ? own.get(known) : undefined
    const stop = place === undefined ? () => undefined : restorePlace(place)
    return () => {
      stop()
      clearTimeout(resting)
      window.removeEventListener('scroll', scrolled)
      document.removeEventListener('click', note, { capture: true })
      window.removeEventListener('pagehide', leave)
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
      restoring.current = true
      return restorePlace(places.current?.get(known) ?? { top: 0, item: null }, () => {
        restoring.current = false
      })
    }
    entries.current += 1
    current.current = entries.current
    window.history.replaceState({ ...(window.history.state as object | null), entry: current.current }, '')
    window.scrollTo(0, 0)
    return undefined
  }, [pathname])

  return <ArrivedByNavigation value={moved.current}>{children}</ArrivedByNavigation>
}

/** Fetches a screen's chunk when a pointer, a finger or the focus comes near a link to it. */
export const usePrefetchOnIntent = (): void => {
  const { prepare } = useServices()
  useEffect(() => {
    const prefetch = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="/"]') : null
      if (link === null) return
      void matchRoute(link.pathname)?.route.preload()
      prepare()
    }
    const events = ['pointerover', 'focusin', 'touchstart'] as const
    for (const event of events) document.addEventListener(event, prefetch, { passive: true })
    return () => {
      for (const event of events) document.removeEventListener(event, prefetch)
    }
  }, [prepare])
}

type Navigate = (to: string, options?: object) => void

/**
 * For the router's links, which read the location only to lead elsewhere: with the router's own hook every link of the
 * page would render again at each navigation. What depends on the path gets it from `Site`.
 */
export const useStaticLocation = (): [string, typeof go] => [typeof window === 'undefined' ? '/' : window.location.pathname, go]

/** Between a list and a product the pictures cross-fade; elsewhere the capture of the old screen only costs time. */
const isCrossFaded = (from: string, to: string): boolean => [from, to].some((pathname) => matchRoute(pathname)?.route.path === PATHS.product)

/** Follows a link, with a view transition where the browser has them and the visitor likes movement. */
export const withViewTransition = (navigate: Navigate, to: string, options?: object): void => {
  const { pathname, search, hash } = new URL(to, window.location.href)
  if (pathname === window.location.pathname) {
    // A link to the screen that is open leads to its top (R2.21), and Back does not lead to the very same address.
    navigate(to, search === window.location.search && hash === '' ? { ...options, replace: true } : options)
    if (hash === '') window.scrollTo(0, 0)
    return
  }
  const animated = 'startViewTransition' in document && !window.matchMedia('(prefers-reduced-motion: reduce)').matches
  if (!animated || !isCrossFaded(window.location.pathname, pathname)) {
    navigate(to, options)
    return
  }
  const transition = document.startViewTransition(() => flushSync(() => navigate(to, options)))
  // A transition that the next one overtakes rejects; the navigation itself has happened.
  transition.ready.catch(() => undefined)
  transition.finished.catch(() => undefined)
}
