import type { ClientError } from '../../domain/telemetry.ts'

export interface Trouble {
  readonly kind: ClientError['kind']
  readonly reason: unknown
  /** Pattern of the screen on which it happened. */
  readonly route: string
}

/** What breaks on the page, from its first moment on. Small: it is there before everything else. */
export interface Troubles {
  /** For what a boundary caught, which the browser does not hear of. */
  tell(kind: Trouble['kind'], reason: unknown): void
  /** Hands on what was heard so far, and from now on all that comes. */
  listen(listener: (trouble: Trouble) => void): void
  stop(): void
}

/** Before anybody listens, only the first few are kept. */
const MOST_KEPT = 10

export const hearTroubles = (window: Window, routeOf: () => string): Troubles => {
  const kept: Trouble[] = []
  let hand = (trouble: Trouble): void => {
    if (kept.length < MOST_KEPT) kept.push(trouble)
  }
  const tell: Troubles['tell'] = (kind, reason) => hand({ kind, reason, route: routeOf() })
  const ears: Readonly<Record<string, (event: never) => void>> = {
    error: (event: ErrorEvent) => tell('error', event.error ?? event.message),
    unhandledrejection: (event: PromiseRejectionEvent) => tell('rejection', event.reason),
    'vite:preloadError': () => tell('chunk', 'una parte del sitio no llegó'),
  }
  for (const [name, ear] of Object.entries(ears)) window.addEventListener(name, ear as EventListener)
  return {
    tell,
    listen(listener) {
      hand = listener
      kept.splice(0).forEach(listener)
    },
    stop() {
      for (const [name, ear] of Object.entries(ears)) window.removeEventListener(name, ear as EventListener)
    },
  }
}
