/** The day the seeded shop lives in: 20 November 2026, 10:00 in Guanajuato (UTC-6). */
export const BASE_MS = Date.UTC(2026, 10, 20, 16, 0, 0)

export const MINUTE = 60_000
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR

/**
 * The last 10:00 in Guanajuato. Seeded messages and favourites are dated back from it, so that "hoy" and "ayer" are true
 * on the day of the visit, and all day.
 */
export const morningOf = (now: number): number => Math.floor((now - 16 * HOUR) / DAY) * DAY + 16 * HOUR
