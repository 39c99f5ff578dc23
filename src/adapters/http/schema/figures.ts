import type { Centavos, PriceTier } from '../../../domain/catalogue/catalogue.ts'
import { MAX_PIECES, orderedTiers } from '../../../domain/catalogue/tiers.ts'
import { LONGEST_TEXT, remembered } from './text.ts'

// Numbers, prices and dates in the one notation that the contract has for each. What is written otherwise is undefined:
// half a list is a wrong price.

const MOST_CENTAVOS = 10_000_000_00

export const readNumber = (raw: unknown): number | undefined => {
  if (typeof raw === 'number') return Number.isFinite(raw) ? raw : undefined
  const text = typeof raw === 'string' ? raw.slice(0, 40).trim() : ''
  return /^-?\d{1,15}(?:\.\d{1,10})?$/.test(text) ? Number(text) : undefined
}

export const readWhole = (raw: unknown): number | undefined => {
  const number = readNumber(raw)
  return number !== undefined && Number.isSafeInteger(number) && number >= 0 ? number : undefined
}

export const readPieces = (raw: unknown): number | undefined => {
  const number = readWhole(raw)
  return number !== undefined && number > 0 && number <= MAX_PIECES ? number : undefined
}

/** Centavos of pesos, whole ones only; 0 is no price. */
export const readPesos = (raw: unknown): Centavos | undefined => {
  const pesos = readNumber(raw)
  if (pesos === undefined) return undefined
  const centavos = Math.round(pesos * 100)
  return centavos > 0 && centavos <= MOST_CENTAVOS && Math.abs(pesos * 100 - centavos) < 1e-4 ? centavos : undefined
}

/** Pesos as the server takes them. Empty, not 0, where there is no price: the store must not read it as free. */
export const writePesos = (price: Centavos | null): string => (price === null ? '' : (price / 100).toFixed(2))

const readTiersText = remembered((text: string): readonly PriceTier[] | undefined => {
  if (text === '') return []
  const tiers: PriceTier[] = []
  for (const item of text.split(',')) {
    const [pieces, pesos, ...more] = item.split(':')
    const [from, price] = [readPieces(pieces), readPesos(pesos)]
    if (from === undefined || price === undefined || more.length > 0) return undefined
    tiers.push({ from, price })
  }
  return orderedTiers(tiers)
})

/** `3:98.50,12:78`: pieces and the price of one. */
export const readTiers = (raw: unknown): readonly PriceTier[] | undefined =>
  typeof raw === 'string' && raw.length <= LONGEST_TEXT ? readTiersText(raw.trim()) : undefined

const LOCAL = /^(\d{4})-(\d\d)-(\d\d)(?:[ T](\d\d):(\d\d)(?::(\d\d))?)?$/
const EARLIEST = Date.UTC(1990, 0, 1)
const LATEST = Date.UTC(2101, 0, 1)

const clocks = new Map<string, Intl.DateTimeFormat>()
const wallClock = (moment: number, timeZone: string) => {
  const clock =
    clocks.get(timeZone) ?? new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' })
  clocks.set(timeZone, clock)
  return Date.parse(`${clock.format(moment).replace(' ', 'T')}Z`)
}

/** Milliseconds since 1970 of a local time; undefined where there is no such day or hour. */
export const localMoment = (
  [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0]: readonly number[],
  zone: string,
): number | undefined => {
  if (hour > 23 || minute > 59 || second > 59) return undefined
  const midnight = new Date(Date.UTC(year, month - 1, day))
  // `Date` turns 31 February into a day of March.
  if (midnight.getUTCMonth() !== month - 1) return undefined
  const local = midnight.getTime() + (hour * 60 + minute) * 60_000 + second * 1000
  return local - (wallClock(local, zone) - local)
}

/** Milliseconds since 1970 of `AAAA-MM-DD HH:MM:SS` in this zone; undefined outside of 1990 to 2100. */
export const readMoment = (raw: unknown, zone: string, needsTime: boolean): number | undefined => {
  let moment: number | undefined
  if (raw instanceof Date) moment = raw.getTime()
  const parts = typeof raw === 'string' ? LOCAL.exec(raw.slice(0, 40).trim())?.slice(1) : undefined
  if (parts !== undefined && !(needsTime && parts[3] === undefined))
    moment = localMoment(
      parts.map((part) => Number(part ?? 0)),
      zone,
    )
  return moment !== undefined && moment >= EARLIEST && moment < LATEST ? moment : undefined
}
