/** The day the seeded shop lives in: 20 November 2026, 10:00 in Guanajuato (UTC-6). Dates never depend on the machine's. */
export const BASE_MS = Date.UTC(2026, 10, 20, 16, 0, 0)

export const MINUTE = 60_000
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR
