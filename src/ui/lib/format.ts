import type { Centavos } from '../../domain/catalogue/catalogue.ts'
import { clipped } from '../../domain/text.ts'

const ZONE = 'America/Mexico_City'
const DAY_MS = 86_400_000

/** Makes a value on first use: each formatter costs a slow phone some milliseconds. */
const lazily = <T>(make: () => T): (() => T) => {
  let made: T | undefined
  return () => (made ??= make())
}
const dates = (locale: string, options: Intl.DateTimeFormatOptions) =>
  lazily(() => new Intl.DateTimeFormat(locale, { timeZone: ZONE, ...options }))

const longNumber = lazily(() => new Intl.NumberFormat('es-MX', { maximumFractionDigits: 2 }))
const date = dates('es-MX', { day: 'numeric', month: 'long', year: 'numeric' })
const weekday = dates('es-MX', { weekday: 'long', day: 'numeric', month: 'long' })
const time = dates('es-MX', { hour: 'numeric', minute: '2-digit', hour12: true })
const calendar = dates('en-CA', { year: 'numeric', month: '2-digit', day: '2-digit' })

// Intl throws for dates outside of the range of `Date`.
const readable = (ms: number): boolean => Number.isFinite(ms) && Math.abs(ms) <= 8.64e15
const spaces = (text: string): string => text.replace(/[\u00a0\u202f]/g, ' ')

/** Midnight of the Mexican calendar day as a day number, so that days can be subtracted. */
const dayNumber = (ms: number): number => Date.parse(`${calendar().format(ms)}T00:00:00Z`) / DAY_MS

/**
 * `1240.50` → `1,240.50`. Not by Intl, whose first number formatter costs a slow phone a tenth of all of home's script.
 */
const grouped = (digits: string): string => digits.replace(/\B(?=(?:\d{3})+(?!\d))/g, ',')

/** Intl for numbers that JavaScript writes with an exponent. */
const number = (amount: number, digits: number): string =>
  Math.abs(amount) < 1e15 ? grouped(amount.toFixed(digits)) : longNumber().format(amount)

/** Centavos → `$1,240` or `$78.50`: cents only where there are any. Empty when it is not a number. */
export const pesos = (centavos: Centavos): string => {
  if (!Number.isFinite(centavos)) return ''
  const rounded = Math.round(centavos)
  const amount = Math.abs(rounded) / 100
  return `${rounded < 0 ? '−' : ''}$${number(amount, Number.isInteger(amount) ? 0 : 2)}`
}

/** The one way to say a tier's price: `$262 c/u desde 3 pzs`; from one piece on, `$262 c/u`. Without its amount. */
export const perPiece = ({ from }: { readonly from: number }): string =>
  from > 1 ? `c/u desde ${pieces(from)}` : 'c/u'

/** A price, or that the store gives it. */
export const priceText = (centavos: Centavos | null): string =>
  (centavos === null ? '' : pesos(centavos)) || 'Precio a consultar'

/** `1,200` */
export const whole = (n: number): string => number(n, 0)

/** `1 artículo`, `1,200 artículos`. */
export const count = (n: number, one: string, many: string): string => `${whole(n)} ${n === 1 ? one : many}`

/** `1 pza`, `6 pzs`. */
export const pieces = (n: number): string => count(n, 'pza', 'pzs')

/** Area codes of two digits: Guadalajara, Mexico City and Monterrey. */
const SHORT_AREA_CODE = /^(?:33|55|56|81)/

/** Ten digits as Mexicans write them: `445 123 4567`, `55 1234 5678`. Anything else as it came. */
export const phoneText = (phone: string): string => {
  const digits = phone.trim()
  if (!/^\d{10}$/.test(digits)) return digits
  const area = SHORT_AREA_CODE.test(digits) ? 2 : 3
  return `${digits.slice(0, area)} ${digits.slice(area, 6)} ${digits.slice(6)}`
}

/** At most 120 letters, more than any real name has. */
export const clippedName = (name: string): string => clipped(name, 120)

/** `3 de noviembre de 2026`. Times in ms since 1970; empty for null and for a date that cannot exist. */
export const dateText = (ms: number | null): string => (ms !== null && readable(ms) ? spaces(date().format(ms)) : '')

/** `4:05 p.m.` in Mexico City. */
export const timeText = (ms: number): string =>
  readable(ms) ? spaces(time().format(ms)).replace(/([ap])\. m\./, '$1.m.') : ''

/** `hoy`, `ayer`, `lunes 3 de noviembre`; with the year instead of the weekday when it is another year. */
export const dayLabel = (ms: number, now: number): string => {
  if (!readable(ms) || !readable(now)) return ''
  const ago = dayNumber(now) - dayNumber(ms)
  if (ago === 0) return 'hoy'
  if (ago === 1) return 'ayer'
  const sameYear = calendar().format(ms).slice(0, 4) === calendar().format(now).slice(0, 4)
  return sameYear ? spaces(weekday().format(ms)).replace(',', '') : dateText(ms)
}

/** What to say beside a field that holds too much; null while it fits. Nothing that was typed or pasted is cut. */
export const tooLongText = (text: string, most: number): string | null =>
  text.length <= most ? null : `Son ${whole(text.length)} letras y caben ${whole(most)}. Acorta el texto para enviarlo.`
