import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { useLocation } from 'wouter'
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

/** Milliseconds without scrolling after which the scroll position is recorded. */
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
    // A page opened anew has no place yet: it does not take the number of what this tab showed before.
    entries.current = current.current = known ?? own.last() + 1
    if (known === null) window.history.replaceState({ entry: current.current } satisfies Entry, '')

    let resting = 0
    // While a position is being restored, the present one is not the visitor's choice. Under a dialog no item can be
    // seen.
    const note = () => {
      clearTimeout(resting)
      if (!restoring.current && document.querySelector('dialog[open]') === null)
        own.set(current.current, currentPlace())
    }
    const scrolled = () => {
      clearTimeout(resting)
      resting = window.setTimeout(note, REST_MS)
    }
    const leave = () => {
      note()
      own.store()
    }
    // Filters add history entries for the same screen: these get the same number, so that Back finds their position.
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
    // Only an entry visited before has a number. A `popstate` listener could not tell in time, because the router's
    // listener was added first and runs first.
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

/**
 * The link to a screen of this site that an event happened on. Other sites (`//host`, `/\\host`) and files are the
 * browser's.
 */
const linkOf = ({ target }: Event): HTMLAnchorElement | null => {
  const link =
    target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="/"]:not([target], [download])') : null
  return link?.origin === window.location.origin && matchRoute(link.pathname) !== null ? link : null
}

/**
 * Links are plain `<a href="/…">` anywhere in the page: a click opens their screen without loading the page again,
 * unless
 * the visitor asks for another tab or a handler of the link prevented it. A pointer or the focus on one preloads its
 * chunk.
 */
export const useLinks = (): void => {
  const { prepare } = useServices()
  const [, navigate] = useLocation()
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = linkOf(event)
      const isPlain = event.button === 0 && !event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey
      if (link === null || !isPlain || event.defaultPrevented) return
      event.preventDefault()
      navigate(link.getAttribute('href') ?? '')
    }
    const prefetch = (event: Event) => {
      const link = linkOf(event)
      if (link === null) return
      void matchRoute(link.pathname)?.route.preload()
      prepare()
    }
    const hints = ['pointerover', 'focusin', 'touchstart'] as const
    document.addEventListener('click', follow)
    for (const event of hints) document.addEventListener(event, prefetch, { passive: true })
    return () => {
      document.removeEventListener('click', follow)
      for (const event of hints) document.removeEventListener(event, prefetch)
    }
  }, [navigate, prepare])
}

/** Watches over the focus from the first time that something has it (R11.81). */
export const useKeptFocus = (): void => {
  useEffect(() => {
    let stop: (() => void) | null = () => document.removeEventListener('focusin', begin)
    const begin = ({ target }: FocusEvent) => {
      void import('./kept-focus.ts').then(
        ({ keepFocus }) => {
          if (stop !== null) stop = keepFocus(target)
        },
        // Without it the site still works; the browser decides where a lost focus goes.
        () => undefined,
      )
    }
    document.addEventListener('focusin', begin, { once: true })
    return () => {
      stop?.()
      stop = null
    }
  }, [])
}

type Navigate = (to: string, options?: object) => void

/**
 * The router's own hook would render every link again at each navigation; what depends on the path gets it from `Site`.
 */
export const useStaticLocation = (): [string, typeof go] => [
  typeof window === 'undefined' ? '/' : window.location.pathname,
  go,
]

/** View transitions only between a list and a product: elsewhere capturing the old screen only costs time. */
const isCrossFaded = (from: string, to: string): boolean =>
  [from, to].some((pathname) => matchRoute(pathname)?.route.path === PATHS.product)

/** Follows a link, with a view transition if the browser supports it and the visitor does not prefer reduced motion. */
export const withViewTransition = (navigate: Navigate, to: string, options?: object): void => {
  const { pathname, search, hash } = new URL(to, window.location.href)
  if (pathname === window.location.pathname) {
    // A link to the present address scrolls to the top (R2.21) and must not add a second history entry.
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
  // Rejects if the next transition replaces it; the navigation has happened anyway.
  transition.ready.catch(() => undefined)
  transition.finished.catch(() => undefined)
}
