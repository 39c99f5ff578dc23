/** A web vital of a real visit. */
export type Vital = Readonly<{
  name: 'CLS' | 'FCP' | 'INP' | 'LCP' | 'TTFB'
  /** Milliseconds; CLS has no unit. */
  value: number
  rating: 'good' | 'needs-improvement' | 'poor'
}>
export type ClientError = Readonly<{
  kind: 'error' | 'rejection' | 'chunk'
  /** A message without anything personal: see `withoutPersonalData`. */
  message: string
}>

/**
 * Measures and errors without personal data: of a route only its pattern (`/vistaproducto/:id`). Neither call throws or
 * waits.
 */
export interface TelemetryPort {
  vital(vital: Vital, route: string): void
  error(error: ClientError, route: string): void
}

const LONGEST_MESSAGE = 200

/** Removes possibly personal data from a message: e-mails, numbers, quoted texts and queries of addresses. */
export const withoutPersonalData = (message: string) =>
  // The text is cut first: cleaning takes longer than the text is long.
  message
    .slice(0, 5 * LONGEST_MESSAGE)
    .replace(/\S*@\S+/g, '…')
    .replace(/[?#][^\s"')]+/g, '')
    .replace(/(["'“‘`]).*?(["'”’`])/g, '$1…$2')
    .replace(/\d{3,}/g, '…')
    .slice(0, LONGEST_MESSAGE)
