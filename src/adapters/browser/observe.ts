import { withoutPersonalData, type TelemetryPort, type Vital } from '../../domain/telemetry.ts'
import type { ErrorLog } from './observe-errors.ts'

const MOST_ERRORS = 10

const textOf = (reason: unknown) => {
  if (reason instanceof Error) return reason.message
  return typeof reason === 'string' ? reason : 'algo que no es un error'
}

export type WatchVital = (tell: (vital: Vital) => void) => void

/** Sends the page's web vitals and errors to the port. Call it late: the browser buffers what came before. */
export const observe = (
  telemetry: TelemetryPort,
  routeOf: () => string,
  errors: ErrorLog,
  vitals: readonly WatchVital[] = [],
) => {
  let count = 0
  errors.listen(({ kind, reason, route }) => {
    count += 1
    if (count <= MOST_ERRORS) telemetry.error({ kind, message: withoutPersonalData(textOf(reason)) }, route)
  })
  for (const watch of vitals) {
    watch(({ name, value, rating }) => telemetry.vital({ name, value, rating }, routeOf()))
  }
}
