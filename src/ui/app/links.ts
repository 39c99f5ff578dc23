import { useEffect } from 'react'
import { useLocation } from 'wouter'
import { navigate } from 'wouter/use-browser-location'
import { matchRoute } from './routes.ts'

/** The link to a screen of this site that an event happened on. Other sites (`//host`) and files are the browser's. */
const linkOf = ({ target }: Event): HTMLAnchorElement | null => {
  const link =
    target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="/"]:not([target], [download])') : null
  return link?.origin === window.location.origin && matchRoute(link.pathname) !== null ? link : null
}

/**
 * A click on any `<a href="/…">` opens its screen without loading the page again. A pointer or the focus preloads it.
 */
export const useLinks = (): void => {
  const [, follow] = useLocation()
  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    const click = (event: MouseEvent) => {
      const link = linkOf(event)
      const isPlain = event.button === 0 && !event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey
      if (link === null || !isPlain || event.defaultPrevented) return
      event.preventDefault()
      follow(link.getAttribute('href') ?? '')
    }
    const prefetch = (event: Event) => {
      const link = linkOf(event)
      if (link !== null) void matchRoute(link.pathname)?.route.preload()
    }
    document.addEventListener('click', click, { signal })
    for (const hint of ['pointerover', 'focusin', 'touchstart'])
      document.addEventListener(hint, prefetch, { signal, passive: true })
    return () => listening.abort()
  }, [follow])
}

/** The router's own hook would render every link again at each navigation. */
export const unsubscribedLocation = (): [string, typeof navigate] => [
  typeof window === 'undefined' ? '/' : window.location.pathname,
  navigate,
]
