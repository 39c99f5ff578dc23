import { optional } from './fields.ts'
import { isObject } from './row.ts'

const LOCAL = /^(\d{4})-(\d\d)-(\d\d)(?:[ T](\d\d):(\d\d)(?::(\d\d)(?:\.\d+)?)?)?$/
const DAY_FIRST = /^(\d\d?)[/-](\d\d?)[/-](\d{4})(?:,? (\d\d?):(\d\d)(?::(\d\d))?)?$/
const WITH_ZONE = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:?\d\d)$/
const HOUR_MS = 3_600_000
const EARLIEST = Date.UTC(1990, 0, 1, 6)
const LATEST = Date.UTC(2101, 0, 1, 6)
/** Mexico abolished summer time on 30 October 2022. */
const LAST_SUMMER = 2022

/** The wall-clock time of Guanajuato, as if it were UTC. The Swedish locale writes dates in ISO format. */
const shownAt = (at: number): number =>
  Date.parse(`${new Date(at).toLocaleString('sv-SE', { timeZone: 'America/Mexico_City' }).replace(' ', 'T')}Z`)

const localMoment = (parts: readonly number[]): number | undefined => {
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = parts
  if (hour > 23 || minute > 59 || second > 59) return undefined
  const midnight = new Date(Date.UTC(year, month - 1, day))
  // `Date` turns 31 February into a day of March.
  if (midnight.getUTCMonth() !== month - 1) return undefined
  const local = midnight.getTime() + (hour * 60 + minute) * 60_000 + second * 1000
  const winter = local + 6 * HOUR_MS
  return year > LAST_SUMMER ? winter : winter - (shownAt(winter) - local)
}

const anyMoment = (raw: unknown): number | undefined => {
  // PHP's json_encode of a DateTime.
  if (isObject(raw) && typeof raw['date'] === 'string')
    return anyMoment(raw['timezone'] === 'UTC' ? `${raw['date']}Z` : raw['date'])
  if (typeof raw === 'number') return raw > 1e11 ? raw : raw * 1000
  if (typeof raw !== 'string') return undefined
  const text = raw.trim()
  if (/^\d{10,13}$/.test(text)) return anyMoment(Number(text))
  if (WITH_ZONE.test(text)) return Date.parse(text.replace(' ', 'T'))
  const [day, month, year, ...time] = DAY_FIRST.exec(text)?.slice(1) ?? []
  const parts = LOCAL.exec(text)?.slice(1) ?? [year, month, day, ...time]
  return localMoment(parts.map((part) => Number(part ?? 0)))
}

/**
 * Milliseconds since 1970 of what PHP wrote: local time of Guanajuato without saying so (with summer time until 2022),
 * ISO 8601 with its zone, day/month/year, seconds since 1970, or a DateTime. Undefined outside of 1990 to 2100.
 */
export const readMoment = (raw: unknown): number | undefined => {
  const at = anyMoment(raw)
  return at !== undefined && at >= EARLIEST && at < LATEST ? at : undefined
}

/** Not with the other fields, because home reads no dates. */
export const momentOrNull = optional<number | null>('fecha AAAA-MM-DD HH:MM:SS', null, readMoment, true)
