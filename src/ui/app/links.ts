import { useEffect } from 'react'
import { flushSync } from 'react-dom'
import { useLocation } from 'wouter'
import { navigate } from '../kit/back.ts'
import { isComposing } from '../kit/is-composing.ts'
import { focusPresses } from '../kit/press.ts'
import { matchRoute } from './routes.ts'

/** The link to a screen of this site that an event happened on. Other sites (`//host`) and files are the browser's. */
const linkOf = ({ target }: Event): HTMLAnchorElement | null => {
  const link =
    target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="/"]:not([target], [download])') : null
  return link?.origin === window.location.origin && matchRoute(link.pathname) !== null ? link : null
}

const MOST_WINDOWS = 4

/**
 * The picture and the name alone move from a card to its product (`.moves` in vocabulary.css). A page much taller than
 * the window does not: WebKitGTK 2.50 ended with a null pointer on a list of 4,200 px.
 */
const withTransition = (card: Element | null, open: () => void) => {
  const isShort = document.documentElement.scrollHeight <= MOST_WINDOWS * window.innerHeight
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  if (card === null || !('startViewTransition' in document) || !isShort || isCalm) return open()
  const main = document.querySelector('main')
  card.classList.add('moves')
  // oxlint-disable-next-line typescript/no-deprecated -- only where the browser has it
  const { ready, finished } = document.startViewTransition(() => {
    flushSync(open)
    card.classList.remove('moves')
    main?.classList.add('moves')
  })
  const end = () => main?.classList.remove('moves')
  // Rejects if the next transition replaces it; the navigation has happened anyway.
  ready.catch(() => undefined)
  finished.then(end, end)
}

/**
 * A click on any `<a href="/…">` opens its screen without loading the page again. A pointer or the focus preloads it.
 * Enter held down presses once, and that of an input method nothing; in a text of several lines it makes lines.
 */
export const useLinks = () => {
  const [, follow] = useLocation()
  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    focusPresses(signal)
    const click = (event: MouseEvent) => {
      const link = linkOf(event)
      const isPlain = event.button === 0 && !event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey
      if (link === null || !isPlain || event.defaultPrevented) return
      event.preventDefault()
      withTransition(link.closest('.product-card'), () => follow(link.getAttribute('href') ?? ''))
    }
    const prefetch = (event: Event) => {
      const link = linkOf(event)
      if (link !== null) void matchRoute(link.pathname)?.route.preload()
    }
    // A browser leaves a link half out of sight at the edge of a row that scrolls sideways.
    const reveal = ({ target }: Event) => {
      if (target instanceof Element && target.matches('.card-list :focus-visible'))
        target.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    }
    const enter = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || event.target instanceof HTMLTextAreaElement) return
      if (event.repeat || isComposing({ nativeEvent: event })) event.preventDefault()
    }
    document.addEventListener('click', click, { signal })
    document.addEventListener('keydown', enter, { signal })
    document.addEventListener('focusin', reveal, { signal })
    for (const hint of ['pointerover', 'focusin', 'touchstart'])
      document.addEventListener(hint, prefetch, { signal, passive: true })
    return () => listening.abort()
  }, [follow])
}

type Navigate = (to: string, options?: object) => void

/** A link to the present address adds no second history entry, and shows its top. */
export const aroundNavigation = (open: Navigate, to: string, options?: object) => {
  const { pathname, search, hash } = new URL(to, window.location.href)
  const isHere = pathname === window.location.pathname && hash === ''
  open(to, isHere && search === window.location.search ? { ...options, replace: true } : options)
  if (isHere) window.scrollTo(0, 0)
}

/** The router's own hook would render every link again at each navigation. */
export const unsubscribedLocation = (): [string, typeof navigate] => [
  typeof window === 'undefined' ? '/' : window.location.pathname,
  navigate,
]
