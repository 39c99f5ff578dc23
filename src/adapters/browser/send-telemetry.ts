import type { TelemetryPort } from '../../domain/telemetry.ts'

/** The default: writes to the browser's console. */
export const consoleTelemetry = (out: Pick<Console, 'debug'>): TelemetryPort => ({
  vital: ({ name, value, rating }, route) =>
    out.debug(`[puntada] ${name} ${Math.round(value * 1000) / 1000} (${rating}) en ${route}`),
  error: ({ kind, message }, route) => out.debug(`[puntada] ${kind} en ${route}: ${message}`),
})

/** Sends each fact as JSON to the operator's address; what cannot be sent is dropped. */
export const beaconTelemetry = (url: string, navigator: Pick<Navigator, 'sendBeacon'>): TelemetryPort => {
  const send = (fact: object) => {
    try {
      navigator.sendBeacon(url, new Blob([JSON.stringify(fact)], { type: 'application/json' }))
    } catch {
      // Telemetry must never break a visit.
    }
  }
  return {
    vital: (vital, route) => send({ fact: 'vital', ...vital, route }),
    error: (error, route) => send({ fact: 'error', ...error, route }),
  }
}
