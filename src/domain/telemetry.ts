/** A web vital, as the browser measured it. */
export type Vital = Readonly<{
  name: 'CLS' | 'FCP' | 'INP' | 'LCP' | 'TTFB'
  /** Milliseconds; CLS has no unit. */
  value: number
  rating: 'good' | 'needs-improvement' | 'poor'
}>

export interface ClientError {
  readonly kind: 'error' | 'rejection' | 'chunk'
  /** Without anything personal: see `withoutPersonalData`. */
  readonly message: string
}

/** It gets only the pattern of a route (`/vistaproducto/:id`), and nothing personal. Neither call throws or waits. */
export interface TelemetryPort {
  vital(vital: Vital, route: string): void
  error(error: ClientError, route: string): void
}

const LONGEST_MESSAGE = 200

/** Removes e-mails, numbers, quoted texts and queries of addresses. */
export const withoutPersonalData = (message: string): string =>
  message
    .replace(/\S*@\S+/g, '…')
    .replace(/[?#][^\s"')]+/g, '')
    .replace(/(["'“‘`]).*?(["'”’`])/g, '$1…$2')
    .replace(/\d{3,}/g, '…')
    .slice(0, LONGEST_MESSAGE)
