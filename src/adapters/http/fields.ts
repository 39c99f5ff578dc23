import * as z from 'zod/mini'

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

// Marks that reorder or hide text have no place in names and messages.
// oxlint-disable-next-line no-control-regex
const EVERY_UNPRINTABLE = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/g

/** Most text is of letters and single spaces from end to end, and a glance at each character is enough to see it. */
const isPlain = (text: string): boolean => {
  const { length } = text
  if (length > 0 && (text.charCodeAt(0) === 32 || text.charCodeAt(length - 1) === 32)) return false
  for (let at = 0; at < length; at++) {
    const code = text.charCodeAt(at)
    if (code < 32 || code > 0x167f || (code > 126 && code < 161)) return false
  }
  return true
}

/** Text that can be shown: without marks that reorder or hide it. */
export const printable = (text: string): string =>
  isPlain(text) ? text : text.replace(EVERY_UNPRINTABLE, '').trim()

const readText = (raw: unknown): string | undefined => {
  if (typeof raw === 'string') {
    const clean = printable(raw)
    const nothing = clean === 'null' || clean === 'undefined' || clean === 'NaN' || clean === '[object Object]'
    return nothing ? '' : clean
  }
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
const readImage = (raw: unknown): string | undefined =>
  typeof raw === 'string' && /^[\w-][\w.-]*(?:\/[\w-][\w.-]*)*$/.test(raw.trim()) ? raw.trim() : undefined

/** A path of this site. Absolute, protocol-relative and `javascript:` addresses are refused. */
const readLink = (raw: unknown): string | undefined =>
  typeof raw === 'string' && /^\/(?![\\/])[^\\\s<>"']*$/.test(raw.trim()) ? raw.trim() : undefined

const wordsOf = (raw: unknown): readonly string[] | undefined => {
  const parts = Array.isArray(raw) ? raw : typeof raw === 'string' || typeof raw === 'number' ? String(raw).split(',') : undefined
  const words = parts?.map(readText).filter((word): word is string => word !== undefined && word !== '')
  return words && [...new Set(words)]
}

const MOST_REMEMBERED = 5000

/** Sizes, colours and prices repeat from row to row: each text is read once. The results must not be changed. */
const remembered = <T>(read: (text: string) => T): ((text: string) => T) => {
  const known = new Map<string, { readonly value: T }>()
  return (text) => {
    const before = known.get(text)
    if (before !== undefined) return before.value
    if (known.size >= MOST_REMEMBERED) known.clear()
    const value = read(text)
    known.set(text, { value })
    return value
  }
}

const COMMA = 44
/** More are no product's colours, but an attempt to keep the browser busy. */
const MOST_ITEMS = 1000

interface Known<T> {
  readonly text: string
  readonly item: T | undefined
}

const holds = <T>(items: readonly T[], count: number, item: T): boolean => {
  for (let at = 0; at < count; at++) if (items[at] === item) return true
  return false
}

/**
 * Reads lists with commas whose items repeat from row to row in ever new company. Each item is read once, and is
 * found again by a hash of its characters in place: cutting 90,000 texts out of a list of 10,000 products took half
 * of all decoding.
 */
const packedReader = <T>(readItem: (word: string) => T | undefined): ((packed: string) => T[]) => {
  const known = new Map<number, Known<T>>()
  const readOnce = remembered(readItem)
  // One for all reads, and cut to size at the end: an array that grows takes three times the room that it needs.
  const items: T[] = []
  return (packed) => {
    let count = 0
    let start = 0
    let hash = 0
    for (let at = 0; at <= packed.length && count < MOST_ITEMS; at++) {
      const code = at < packed.length ? packed.charCodeAt(at) : COMMA
      if (code !== COMMA) {
        hash = (Math.imul(hash, 31) + code) | 0
        continue
      }
      if (at > start) {
        let entry = known.get(hash)
        if (entry === undefined || entry.text.length !== at - start || !packed.startsWith(entry.text, start)) {
          const text = packed.slice(start, at)
          if (known.size >= MOST_REMEMBERED) known.clear()
          entry = { text, item: readOnce(printable(text)) }
          known.set(hash, entry)
        }
        // The same text, but for spaces, gives the same object.
        const { item } = entry
        if (item !== undefined && !holds(items, count, item)) items[count++] = item
      }
      start = at + 1
      hash = 0
    }
    return items.slice(0, count)
  }
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
