/** Orders, and articles, whose day has no hour, are dated by the server's calendar, wherever they are read. */
const SERVER_ZONE = 'America/Mexico_City'
const DAY_MS = 86_400_000

/** A formatter costs a slow phone some milliseconds, so it is made on first use. */
const dates = (locale: string, options: Intl.DateTimeFormatOptions) => {
  let format: Intl.DateTimeFormat | undefined
  return () => (format ??= new Intl.DateTimeFormat(locale, options))
}

const DAY = { day: 'numeric', month: 'long', year: 'numeric' } as const
const date = dates('es-MX', DAY)
const serverDate = dates('es-MX', { ...DAY, timeZone: SERVER_ZONE })
const isoDate = dates('sv-SE', { timeZone: SERVER_ZONE })
const weekday = dates('es-MX', { weekday: 'long', day: 'numeric', month: 'long' })
const shortDay = dates('es-MX', { day: 'numeric', month: 'short' })
const shortDate = dates('es-MX', { day: 'numeric', month: 'short', year: 'numeric' })
const orderDay = dates('es-MX', { day: 'numeric', month: 'short', year: 'numeric', timeZone: SERVER_ZONE })

// Intl throws for dates outside of the range of `Date`.
const readable = (ms: number) => Number.isFinite(ms) && Math.abs(ms) <= 8.64e15
const spaces = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ')

/** Midnight of the device's calendar day as a day number, so that days can be subtracted. */
const dayNumber = (ms: number) => {
  const day = new Date(ms)
  return Date.UTC(day.getFullYear(), day.getMonth(), day.getDate()) / DAY_MS
}

const dayWith = (format: () => Intl.DateTimeFormat) => (ms: number | null) =>
  ms !== null && readable(ms) ? spaces(format().format(ms)) : ''

/** `3 de noviembre de 2026`, the day of a moment on this device. Empty for null and for a date that cannot exist. */
export const dateText = dayWith(date)

/** `3 de noviembre de 2026`, on the server's calendar. */
export const serverDayText = dayWith(serverDate)

/** `3 nov 2026`, on the server's calendar. */
export const orderDayText = dayWith(orderDay)

/** `2026-11-03`, as a spreadsheet reads it, on the server's calendar. */
export const isoDay = dayWith(isoDate)

/** `4:05 p.m.`, as the device's clock shows it. An order shows one, and Intl's first formatter costs it 45 ms. */
export const timeText = (ms: number) => {
  if (!readable(ms)) return ''
  const moment = new Date(ms)
  const hour = moment.getHours()
  return `${hour % 12 || 12}:${String(moment.getMinutes()).padStart(2, '0')} ${hour < 12 ? 'a.m.' : 'p.m.'}`
}

const yearOf = (ms: number) => new Date(ms).getFullYear()

/** `hoy`, `ayer`, `lunes 3 de noviembre`; in another year with the year. */
export const dayLabel = (ms: number, now: number) => {
  if (!readable(ms) || !readable(now)) return ''
  const ago = dayNumber(now) - dayNumber(ms)
  if (ago === 0) return 'hoy'
  if (ago === 1) return 'ayer'
  return yearOf(ms) === yearOf(now) ? spaces(weekday().format(ms)).replace(',', '') : dateText(ms)
}

/** `4:05 p.m.` today, `ayer`, `3 nov`, in another year `3 nov 2025`: a narrow column's form. */
export const shortLabel = (ms: number, now: number) => {
  const day = dayLabel(ms, now)
  if (day === 'hoy') return timeText(ms)
  if (day === 'ayer' || day === '') return day
  return spaces((yearOf(ms) === yearOf(now) ? shortDay : shortDate)().format(ms))
}
