import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals'
import { withoutPersonalData, type TelemetryPort, type Vital } from '../../domain/telemetry.ts'
import type { ErrorLog } from './observe-errors.ts'

/** A page that breaks in a loop says so a few times, not for ever. */
const MOST_ERRORS = 10

const textOf = (reason: unknown): string => {
  if (reason instanceof Error) return reason.message
  return typeof reason === 'string' ? reason : 'algo que no es un error'
}

/** Calls back with one measure of the page, once it is known. */
type WatchVital = (tell: (vital: Vital) => void) => void
const WEB_VITALS: readonly WatchVital[] = [onCLS, onFCP, onINP, onLCP, onTTFB]

/**
 * Tells the port the web vitals and the unhandled errors of the page. `routeOf` gives the pattern of the present
 * screen. To be called late: measuring must not be part of what is measured, and the browser keeps what was before.
 */
export const observe = (telemetry: TelemetryPort, routeOf: () => string, errors: ErrorLog, vitals = WEB_VITALS): void => {
  let told = 0
  errors.listen(({ kind, reason, route }) => {
    told += 1
    if (told <= MOST_ERRORS) telemetry.error({ kind, message: withoutPersonalData(textOf(reason)) }, route)
  })
  for (const watch of vitals) {
    watch(({ name, value, rating }) => telemetry.vital({ name, value, rating }, routeOf()))
  }
}
