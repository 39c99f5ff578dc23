/** One of the web vitals, as the browser measured it on a real visit. */
export interface Vital {
  readonly name: 'CLS' | 'FCP' | 'INP' | 'LCP' | 'TTFB'
  /** Milliseconds; CLS has no unit. */
  readonly value: number
  readonly rating: 'good' | 'needs-improvement' | 'poor'
}

/** Something that broke on a visitor's page and nobody handled. */
export interface ClientError {
  readonly kind: 'error' | 'rejection' | 'chunk'
  /** Without anything personal: see `withoutPersonalData`. */
  readonly message: string
}

/**
 * What the site tells of itself while it is used. Nothing in it says who is using it: no name, no address, no id,
 * and of the place only the route's pattern (`/vistaproducto/:id`). Neither call throws or waits.
 */
export interface TelemetryPort {
  vital(vital: Vital, route: string): void
  error(error: ClientError, route: string): void
}

const LONGEST_MESSAGE = 200

/** Takes out of a message what could lead to a person: e-mails, numbers, quoted texts and the queries of addresses. */
export const withoutPersonalData = (message: string): string =>
  message
    .replace(/\S*@\S+/g, '…')
    .replace(/[?#][^\s"')]+/g, '')
    .replace(/(["'“‘`]).*?(["'”’`])/g, '$1…$2')
    .replace(/\d{3,}/g, '…')
    .slice(0, LONGEST_MESSAGE)
