import type { Centavos } from '../../domain/catalogue/catalogue.ts'
import { MAX_PIECES } from '../../domain/catalogue/tiers.ts'
import { decoded } from '../../domain/text.ts'
import {
  LONGEST_NAME,
  LONGEST_TEXT,
  printable,
  saysNothing,
  withoutEntities,
  withoutMarks,
  withoutTags,
} from './text.ts'

// Values as PHP writes them, in both directions. Each has one notation: anything else is unknown, because half a list
// is a wrong price. Lists have their own file (`lists.ts`).

/** A column's value: the server's ⇄ ours. */
export interface Value<T> {
  /** The notation, in the words of the contract's page. */
  readonly expected: string
  /** Undefined for another notation. `imagesBase`: the path that the server's pictures are below. */
  read(raw: unknown, imagesBase: string): T | undefined
  write(value: T): unknown
  /** The default takes the place of a value that cannot be read. Undefined: a row without the value is left out. */
  readonly fallback: T | undefined
}
type Notation<T> = [expected: string, read: Value<T>['read'], write?: Value<T>['write']]

const required = <T>(...[expected, read, write = String]: Notation<T>): Value<T> => ({
  expected,
  read,
  write,
  fallback: undefined,
})
export const optional = <T>(fallback: T, ...notation: Notation<T>): Value<T> => ({ ...required(...notation), fallback })
/** Null is written as PHP's nothing, the empty text. */
const orNull = <T>(...[expected, read, write = String]: Notation<T>): Value<T | null> =>
  optional<T | null>(null, expected, read, (value) => (value === null ? '' : write(value)))

const cleaned = (raw: unknown, most: number) => {
  if (typeof raw === 'string') return printable(raw, most)
  return typeof raw === 'number' && Number.isFinite(raw) ? String(raw) : undefined
}
// A long id is refused, not cut: its first half may be another row's id.
const readId = (raw: unknown) =>
  typeof raw === 'string' && raw.length > LONGEST_NAME ? undefined : cleaned(raw, LONGEST_NAME) || undefined
const ID = 'identificador'
const notEmpty = (most: number) => required('texto no vacío', (raw) => cleaned(raw, most) || undefined)

export const id = required(ID, readId)
/** Another row's id: 0 is none, as PHP and SQL write it. */
const foreign =
  <T>(none: T) =>
  (raw: unknown) => {
    const key = readId(raw)
    return key !== undefined && saysNothing(key) ? none : key
  }
export const idOfOther = required(ID, foreign(undefined))
export const idOrNone = optional('', ID, foreign(''))
export const idOrNull = optional<string | null>(null, ID, foreign(null), (key) => key ?? '')
export const name = notEmpty(LONGEST_NAME)
export const message = notEmpty(LONGEST_TEXT)
const readPlain = (raw: unknown) => {
  const clean = cleaned(raw, LONGEST_TEXT)
  return clean && withoutTags(clean)
}
const unlessNothing = (content: string | undefined) => (content !== undefined && saysNothing(content) ? '' : content)
/** A person's text, be it `-`. */
export const text = optional('', 'texto', (raw) => cleaned(raw, LONGEST_NAME))
export const plain = optional('', 'texto', readPlain)
/** A field of a maker's form, where `N/A` says nothing. */
export const fact = optional('', 'texto', (raw) => unlessNothing(cleaned(raw, LONGEST_NAME)))
export const facts = optional('', 'texto', (raw) => unlessNothing(readPlain(raw)))

const LONGEST_HTML = 500_000
export const html = optional('', 'texto en HTML', (raw) => {
  const markup = typeof raw === 'string' ? raw.slice(0, LONGEST_HTML) : ''
  if (printable(markup.slice(0, LONGEST_TEXT), LONGEST_TEXT) === '') return undefined
  // Tags written as `&lt;p&gt;` went through PHP's `htmlspecialchars`, which is undone here.
  return withoutMarks(/<[a-z]/i.test(markup) ? markup : withoutEntities(markup))
})
/** A path of this site, also without its first slash (`empresa/1`); nothing that a browser could take for a host. */
export const linkOrNull = orNull('ruta de este sitio', (raw) => {
  const isShort = typeof raw === 'string' && raw.length <= LONGEST_NAME * 2
  const path = isShort ? raw.trim().replace(/^(?=[a-z]+\/)/, '/') : ''
  const isOwn = /^\/(?![\\/])(?:[^\\\s<>"']| )*$/.test(path) && !path.includes('//')
  return isOwn ? path.replaceAll(' ', '%20') : undefined
})

const asTyped = (raw: unknown) => (typeof raw === 'string' || typeof raw === 'number' ? String(raw) : undefined)
/** A visitor's text or choice, sent as it is. */
export const typed = optional('', 'texto', asTyped)
export const typedOrNull = orNull('texto', (raw) => asTyped(raw) || undefined)
export const mail = optional('', 'correo', asTyped, (address) => address.trim())
export const oneOf = <T extends string>(first: T, ...others: readonly T[]): Value<T> => {
  const words = [first, ...others]
  return optional(first, words.join(' o '), (raw) => words.find((word) => word === raw))
}

export const readNumber = (raw: unknown): number | undefined => {
  if (typeof raw === 'number') return Number.isFinite(raw) ? raw : undefined
  const digits = typeof raw === 'string' ? raw.slice(0, 40).trim() : ''
  return /^-?\d{1,15}(?:\.\d{1,10})?$/.test(digits) ? Number(digits) : undefined
}
const readWhole = (raw: unknown) => {
  const number = readNumber(raw)
  return number !== undefined && Number.isSafeInteger(number) && number >= 0 ? number : undefined
}
export const readPieces = (raw: unknown) => {
  const number = readWhole(raw)
  return number !== undefined && number > 0 && number <= MAX_PIECES ? number : undefined
}
const MOST_CENTAVOS = 10_000_000_00
/** Centavos of pesos, whole ones only; 0 is no price. */
export const readPesos = (raw: unknown) => {
  const pesos = readNumber(raw)
  if (pesos === undefined) return undefined
  const centavos = Math.round(pesos * 100)
  return centavos > 0 && centavos <= MOST_CENTAVOS && Math.abs(pesos * 100 - centavos) < 1e-4 ? centavos : undefined
}
export const writePesos = (price: Centavos) => (price / 100).toFixed(2)

const PIECES: Notation<number> = ['número entero desde 1', readPieces]
const WHOLE: Notation<number> = ['número entero desde 0', readWhole]
export const piecesOrNull = orNull(...PIECES)
export const count = optional(0, ...WHOLE)
export const countRequired = required(...WHOLE)
/** The pieces of an order's line, a number of JSON. */
export const ordered = optional(0, PIECES[0], readPieces, (pieces) => pieces)
/** No price is written as empty, not as 0: the store must not read it as free. */
export const pesosOrNull = orNull('precio en pesos', readPesos, writePesos)
export const yearOrNull = orNull('año', (raw) => {
  const year = readWhole(raw)
  return year !== undefined && year > 1500 && year < 2200 ? year : undefined
})

const FLAG: Notation<boolean> = [
  '0 o 1',
  (raw) => {
    if (typeof raw === 'boolean') return raw
    return raw === 1 || raw === '1' ? true : raw === 0 || raw === '0' ? false : undefined
  },
  (isOn) => (isOn ? '1' : '0'),
]
export const flag = optional(false, ...FLAG)
export const flagOrNull = orNull(...FLAG)

/** An address's path without outer slashes: some servers write it before each of their pictures. */
export const pathBelowHost = (address: string) => address.replace(/^https?:\/\/[^/]*/i, '').replace(/^\/+|\/$/g, '')

const LONGEST_ADDRESS = 500
/** A part of a path: no host, nothing hidden, no step up. All other characters are the file's. */
// oxlint-disable-next-line no-control-regex
const PART = /^(?!\.)(?=.*\S)[^/\\<>?\u0000-\u001F\u007F\p{Surrogate}]+$/u

const belowBase = (address: string, imagesBase: string) => {
  const [path = ''] = address.split('?')
  const isAbsolute = /^https?:\/\//i.test(path)
  // The path alone is used, below our own images base, so no address leads to another host.
  const relative = isAbsolute ? path.slice(path.indexOf('/', 8) + 1) : path.replace(/^\//, '')
  if (!isAbsolute && /^(?:[a-z][a-z\d+.-]*:|\/)/i.test(relative)) return undefined
  if (imagesBase !== '' && relative.startsWith(`${imagesBase}/`)) return relative.slice(imagesBase.length + 1)
  return isAbsolute ? undefined : relative
}

/** A picture's path below the images base, encoded; undefined for anything that could lead elsewhere. */
export const readImage = (raw: unknown, imagesBase: string) => {
  if (typeof raw !== 'string' || raw.length > LONGEST_ADDRESS) return undefined
  const parts = belowBase(withoutEntities(raw).replace(/^[ \t\r\n]+|[ \t\r\n]+$/g, ''), imagesBase)
    ?.split('/')
    .map(decoded)
  if (parts === undefined || !parts.every((part) => PART.test(part))) return undefined
  return parts.map((part) => encodeURIComponent(part).replaceAll("'", '%27')).join('/')
}

export const imageOrNull = orNull('ruta de imagen', readImage)
const ICONS = 'segments/svg'
/** A file's name alone is in the segments' folder. */
export const iconOrNull = orNull(
  'ruta de imagen',
  (raw, imagesBase) => {
    const path = readImage(raw, imagesBase)
    return path === undefined || path.includes('/') || String(raw).trim().startsWith('/') ? path : `${ICONS}/${path}`
  },
  (path) => (path.startsWith(`${ICONS}/`) ? path.slice(ICONS.length + 1) : path),
)

const ZONE = 'America/Mexico_City'
const LOCAL = /^(\d{4})-(\d\d)-(\d\d)(?:[ T](\d\d):(\d\d)(?::(\d\d))?)?$/
const EARLIEST = Date.UTC(1990, 0, 1)
const LATEST = Date.UTC(2101, 0, 1)
let clock: Intl.DateTimeFormat | undefined
/** `2026-11-20 12:00:00`, as clocks in Mexico City show it. */
const wallClock = (moment: number) => {
  clock ??= new Intl.DateTimeFormat('sv-SE', { timeZone: ZONE, dateStyle: 'short', timeStyle: 'medium' })
  return clock.format(moment)
}
/** Milliseconds since 1970; undefined outside of 1990 to 2100, and where there is no such day or hour. */
const readMoment = (raw: unknown, needsTime: boolean) => {
  const parts = typeof raw === 'string' ? LOCAL.exec(raw.slice(0, 40).trim())?.slice(1) : undefined
  if (parts === undefined || (needsTime && parts[3] === undefined)) return undefined
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = parts.map((part) => Number(part ?? 0))
  if (hour > 23 || minute > 59 || second > 59) return undefined
  const midnight = new Date(Date.UTC(year, month - 1, day))
  // `Date` turns 31 February into a day of March.
  if (midnight.getUTCMonth() !== month - 1) return undefined
  const local = midnight.getTime() + (hour * 60 + minute) * 60_000 + second * 1000
  const moment = local - (Date.parse(`${wallClock(local).replace(' ', 'T')}Z`) - local)
  return moment >= EARLIEST && moment < LATEST ? moment : undefined
}
export const dayOrNull = orNull('fecha AAAA-MM-DD', (raw) => readMoment(raw, false), wallClock)
export const momentOrNull = orNull('fecha AAAA-MM-DD HH:MM:SS', (raw) => readMoment(raw, true), wallClock)
