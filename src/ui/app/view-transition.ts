import { flushSync } from 'react-dom'
import { prefersReducedMotion } from '../kit/reduced-motion.ts'
import { PATHS } from '../lib/paths.ts'
import { matchRoute } from './routes.ts'

type Navigate = (to: string, options?: object) => void

const MOST_WINDOWS = 4

/** The card of the product that a link leads to; null for every other link. */
const cardOf = (to: string, pathname: string): Element | null =>
  matchRoute(pathname)?.route.path === PATHS.product
    ? (document.querySelector(`main article a[href="${CSS.escape(to)}"]`)?.closest('article') ?? null)
    : null

/**
 * From a card to its product only the picture and the name move (`.moves` in base.css). A page much taller than the
 * window does not: WebKitGTK 2.50 ended with a null pointer on a list of 4,200 px.
 */
export const withViewTransition = (navigate: Navigate, to: string, options?: object): void => {
  const { pathname, search, hash } = new URL(to, window.location.href)
  if (pathname === window.location.pathname) {
    // A link to the present address must not add a second history entry.
    navigate(to, search === window.location.search && hash === '' ? { ...options, replace: true } : options)
    if (hash === '') window.scrollTo(0, 0)
    return
  }
  const isShort = document.documentElement.scrollHeight <= MOST_WINDOWS * window.innerHeight
  const card = 'startViewTransition' in document && isShort && !prefersReducedMotion() ? cardOf(to, pathname) : null
  if (card === null) {
    navigate(to, options)
    return
  }
  const main = document.querySelector('main')
  card.classList.add('moves')
  // oxlint-disable-next-line typescript/no-deprecated -- only where the browser has it
  const transition = document.startViewTransition(() => {
    flushSync(() => navigate(to, options))
    card.classList.remove('moves')
    main?.classList.add('moves')
  })
  const end = () => main?.classList.remove('moves')
  // Rejects if the next transition replaces it; the navigation has happened anyway.
  transition.ready.catch(() => undefined)
  transition.finished.then(end, end)
}
