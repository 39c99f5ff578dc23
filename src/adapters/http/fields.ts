import * as z from 'zod/mini'
import { packedReader, remembered } from './packed.ts'
import { printable } from './text.ts'

// Zod would probe `new Function`, which the site's Content-Security-Policy refuses and reports.
z.config({ jitless: true })

/**
 * One field of a row as PHP writes it. `read` gives undefined for what it cannot make sense of; then `fallback`
 * stands in, or, where the field is not optional, the row is of no use. Never throws.
 */
export interface Field<T> {
  /** What the field should hold, in Spanish, for the contract report. */
  readonly expected: string
  readonly read: (raw: unknown) => T | undefined
  readonly optional: boolean
  readonly fallback: T | undefined
}

type FieldSchema<T> = z.ZodMiniType<T, unknown>

/** Field schemas by what they expect: the quick decoder and the contract report read the fields one by one. */
export const FIELDS = new WeakMap<object, Field<unknown>>()

const schemaOf = <T>(field: Field<T>): FieldSchema<T> => {
  const schema = z.transform((raw: unknown, context): T => {
    const value = field.read(raw) ?? field.fallback
    if (value !== undefined) return value
    context.issues.push({ code: 'custom', message: field.expected, input: raw })
    return z.NEVER
  })
  FIELDS.set(schema, field)
  return schema
}

const required = <T>(expected: string, read: (raw: unknown) => T | undefined): FieldSchema<T> =>
  schemaOf({ expected, read, optional: false, fallback: undefined })

const optional = <T>(expected: string, fallback: T, read: (raw: unknown) => T | undefined): FieldSchema<T> =>
  schemaOf({ expected, read, optional: true, fallback })

/** PHP's ways to say "nothing". */
export const isAbsent = (raw: unknown): boolean => raw === undefined || raw === null || raw === ''

const readText = (raw: unknown): string | undefined => {
  if (typeof raw === 'string') return printable(raw)
  return typeof raw === 'number' && Number.isFinite(raw) ? String(raw) : undefined
}

const readNumber = (raw: unknown): number | undefined => {
  const number = typeof raw === 'number' ? raw : typeof raw === 'string' && raw.trim() !== '' ? Number(raw) : NaN
  return Number.isFinite(number) ? number : undefined
}

// A comma is for thousands; "78,50" could be either and is nobody's price.
const AMOUNT = /^\$?\s*(\d+|\d{1,3}(?:,\d{3})+)(\.\d+)?(?:\s*MXN)?$/
const MOST_PESOS = 10_000_000

const readPesos = (raw: unknown): number | undefined => {
  const parts = typeof raw === 'string' ? AMOUNT.exec(raw.trim()) : null
  const number = parts === null ? raw : Number(`${(parts[1] ?? '').replaceAll(',', '')}${parts[2] ?? ''}`)
  const usable = typeof number === 'number' && number >= 0 && number <= MOST_PESOS
  return usable ? Math.round(number * 100) : undefined
}

const readFlag = (raw: unknown): boolean | undefined => {
  if (raw === true || raw === 1 || raw === '1' || raw === 'true' || raw === 'si' || raw === 'sí') return true
  if (raw === false || raw === 0 || raw === '0' || raw === 'false' || raw === 'no') return false
  return undefined
}

const readWhole =
  (least: number) =>
  (raw: unknown): number | undefined => {
    const number = readNumber(raw)
    return number !== undefined && Number.isSafeInteger(number) && number >= least ? number : undefined
  }

// Guanajuato keeps UTC-6 all year; PHP writes local time without saying so.
const DATE = /^(\d{4})-(\d\d)-(\d\d)(?:[ T](\d\d):(\d\d)(?::(\d\d))?)?$/
const readMoment = (raw: unknown): number | undefined => {
  const parts = typeof raw === 'string' ? DATE.exec(raw.trim()) : null
  if (parts === null) return undefined
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = parts.slice(1).map((part) => Number(part ?? 0))
  if (year < 1990 || year > 2100 || hour > 23 || minute > 59 || second > 59) return undefined
  const midnight = new Date(Date.UTC(year, month - 1, day))
  // 31 February would count on into March.
  if (midnight.getUTCMonth() !== month - 1 || midnight.getUTCDate() !== day) return undefined
  return midnight.getTime() + ((hour + 6) * 60 + minute) * 60_000 + second * 1000
}

/** A path below the images base, of plain segments; anything that could lead elsewhere is refused. */
const readImage = (raw: unknown): string | undefined => {
  const path = typeof raw === 'string' ? readText(raw) : undefined
  return path !== undefined && /^[\w-][\w.-]*(?:\/[\w-][\w.-]*)*$/.test(path) ? path : undefined
}

/**
 * A path of this site. Absolute, protocol-relative and `javascript:` addresses are refused, and so is `/.//otro.mx`,
 * which becomes protocol-relative once a browser has tidied it up.
 */
const readLink = (raw: unknown): string | undefined =>
  typeof raw === 'string' && /^\/(?![\\/])[^\\\s<>"']*$/.test(raw.trim()) && !raw.includes('//') ? raw.trim() : undefined

const wordsOf = (raw: unknown): readonly string[] | undefined => {
  const parts = Array.isArray(raw) ? raw : typeof raw === 'string' || typeof raw === 'number' ? String(raw).split(',') : undefined
  const words = parts?.map(readText).filter((word): word is string => word !== undefined && word !== '')
  return words && [...new Set(words)]
}

type Arrange<T> = (items: readonly T[]) => readonly T[]
const asTheyCame = <T>(items: readonly T[]): readonly T[] => items

export const field = {
  /** Identifies a row. */
  id: required('identificador', (raw) => readText(raw) || undefined),
  /** Text without which the row makes no sense. */
  name: required('texto no vacío', (raw) => readText(raw) || undefined),
  text: optional('texto', '', readText),
  /** Whole number of something, at least `least`. */
  whole: (fallback: number, least = 0) => optional(`número entero desde ${least}`, fallback, readWhole(least)),
  wholeRequired: required('número entero desde 0', readWhole(0)),
  flag: optional('0 o 1', false, readFlag),
  flagOrNull: optional<boolean | null>('0 o 1', null, readFlag),
  pesosOrNull: optional<number | null>('precio en pesos', null, readPesos),
  momentOrNull: optional<number | null>('fecha AAAA-MM-DD HH:MM:SS', null, readMoment),
  yearOrNull: optional<number | null>('año', null, (raw) => {
    const year = readNumber(raw)
    return year !== undefined && Number.isInteger(year) && year > 1500 && year < 2200 ? year : undefined
  }),
  imageOrNull: optional<string | null>('ruta de imagen', null, readImage),
  /** A picture's file name that a fixed folder precedes. */
  image: required('ruta de imagen', readImage),
  images: optional<readonly string[]>('rutas de imagen separadas por comas', [], (raw) =>
    wordsOf(raw)?.map(readImage).filter((path): path is string => path !== undefined),
  ),
  linkOrNull: optional<string | null>('ruta de este sitio', null, readLink),
  words: (arrange: Arrange<string> = asTheyCame) => {
    const read = (raw: unknown): readonly string[] | undefined => {
      const words = wordsOf(raw)
      return words && arrange(words)
    }
    const readTextOnce = remembered(read)
    const expected = 'palabras separadas por comas'
    return optional<readonly string[]>(expected, [], (raw) => (typeof raw === 'string' ? readTextOnce(raw) : read(raw)))
  },
  /** A list packed in one text, as `a:b,c:d`; items that `unpack` refuses are left out. */
  packed: <T>(expected: string, unpack: (left: string, right: string) => T | undefined, arrange: Arrange<T> = asTheyCame) => {
    const readItem = (word: string): T | undefined => {
      const at = word.lastIndexOf(':')
      const [left, right] = at < 0 ? [word, ''] : [word.slice(0, at), word.slice(at + 1)]
      return unpack(readText(left) ?? '', readText(right) ?? '')
    }
    const readPacked = packedReader(readItem)
    return optional<readonly T[]>(expected, [], (raw) => {
      const packed = typeof raw === 'string' ? raw : wordsOf(raw)?.join(',')
      return packed === undefined ? undefined : arrange(readPacked(packed))
    })
  },
  pesos: readPesos,
  number: readNumber,
} as const

export type Schema<T> = z.ZodMiniType<T, unknown>

/** A row: its fields by their names on the wire. Unknown fields are passed over. */
export const row = z.object
