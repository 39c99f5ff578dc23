import { withoutPersonalData, type ClientError, type TelemetryPort, type Vital } from '../../domain/telemetry.ts'

/** Milliseconds after load: measuring must not be part of what is measured. Observers are buffered, nothing is missed. */
const START_AFTER_MS = 5000
/** A page that breaks in a loop says so a few times, not for ever. */
const MOST_ERRORS = 10

const messageOf = (reason: unknown): string => withoutPersonalData(reason instanceof Error ? reason.message : String(reason))

/**
 * Watches web vitals and unhandled errors of the page and tells the port. `routeOf` gives the pattern of the
 * present screen. The way to stop watching errors comes back.
 */
export const observe = (window: Window, telemetry: TelemetryPort, routeOf: () => string): (() => void) => {
  let told = 0
  const tell = (kind: ClientError['kind'], reason: unknown) => {
    told += 1
    if (told <= MOST_ERRORS) telemetry.error({ kind, message: messageOf(reason) }, routeOf())
  }
  const onError = (event: ErrorEvent) => tell('error', event.error ?? event.message)
  const onRejection = (event: PromiseRejectionEvent) => tell('rejection', event.reason)
  const onChunk = () => tell('chunk', 'una parte del sitio no llegó')
  window.addEventListener('error', onError)
  window.addEventListener('unhandledrejection', onRejection)
  window.addEventListener('vite:preloadError', onChunk)
  const timer = window.setTimeout(() => {
    import('web-vitals').then(
      ({ onCLS, onFCP, onINP, onLCP, onTTFB }) => {
        for (const watch of [onCLS, onFCP, onINP, onLCP, onTTFB]) {
          watch(({ name, value, rating }) => telemetry.vital({ name: name as Vital['name'], value, rating }, routeOf()))
        }
      },
      () => undefined,
    )
  }, START_AFTER_MS)
  return () => {
    window.clearTimeout(timer)
    window.removeEventListener('error', onError)
    window.removeEventListener('unhandledrejection', onRejection)
    window.removeEventListener('vite:preloadError', onChunk)
  }
}
