import type { ClientError } from '../../domain/telemetry.ts'

interface PageError {
  kind: ClientError['kind']
  reason: unknown
  route: string
}

/** The page's errors, from the start of the visit. Loaded before everything else, so kept small. */
export interface ErrorLog {
  report(kind: PageError['kind'], reason: unknown): void
  listen(listener: (error: PageError) => void): void
}

const MOST_BUFFERED = 10

/** Listens to uncaught errors, unhandled rejections and lost chunks of the page. */
export const observeErrors = (window: Window, routeOf: () => string): ErrorLog => {
  const buffered: PageError[] = []
  let handOver = (error: PageError) => {
    if (buffered.length < MOST_BUFFERED) buffered.push(error)
  }
  const report: ErrorLog['report'] = (kind, reason) => handOver({ kind, reason, route: routeOf() })
  window.addEventListener('error', ({ error, message }) => report('error', error ?? message))
  window.addEventListener('unhandledrejection', ({ reason }) => report('rejection', reason))
  window.addEventListener('vite:preloadError', () => report('chunk', 'una parte del sitio no llegó'))
  return {
    report,
    listen(listener) {
      handOver = listener
      buffered.splice(0).forEach(listener)
    },
  }
}
