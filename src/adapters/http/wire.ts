import * as z from 'zod/mini'
import { fail, ok, type Result } from '../../domain/result.ts'
import { responseText, type Answer } from './client.ts'

// Zod would probe `new Function`, which the site's Content-Security-Policy refuses and reports.
z.config({ jitless: true })

/**
 * One field of a row as PHP writes it. `read` gives undefined for what it cannot make sense of; then `fallback`
 * stands in, or, without one, the row is of no use.
 */
export interface Field<T> {
  /** What the field should hold, in Spanish, for the contract report. */
  readonly expected: string
  readonly read: (raw: unknown) => T | undefined
  readonly optional: boolean
}

type FieldSchema<T> = z.ZodMiniType<T, unknown>

/** Field schemas by what they expect: the contract report asks it which field of an answer differs. */
export const FIELDS = new WeakMap<object, Field<unknown>>()

const register = <T>(schema: FieldSchema<T>, field: Field<T>): FieldSchema<T> => {
  FIELDS.set(schema, field)
  return schema
}

const required = <T>(expected: string, read: (raw: unknown) => T | undefined): FieldSchema<T> =>
  register(
    z.transform((raw: unknown, context): T => {
      const value = read(raw)
      if (value !== undefined) return value
      context.issues.push({ code: 'custom', message: expected, input: raw })
      return z.NEVER
    }),
    { expected, read, optional: false },
  )

const optional = <T>(expected: string, fallback: T, read: (raw: unknown) => T | undefined): FieldSchema<T> =>
  register(
    z.transform((raw: unknown): T => (isAbsent(raw) ? fallback : (read(raw) ?? fallback))),
    { expected, read, optional: true },
  )

/** PHP's ways to say "nothing". */
export const isAbsent = (raw: unknown): boolean => raw === undefined || raw === null || raw === ''

// Marks that reorder or hide text have no place in names and messages.
// oxlint-disable-next-line no-control-regex
const UNPRINTABLE = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/g
const NOTHING = new Set(['null', 'undefined', 'NaN', '[object Object]'])

const readText = (raw: unknown): string | undefined => {
  if (typeof raw === 'number') return Number.isFinite(raw) ? String(raw) : undefined
  if (typeof raw !== 'string') return undefined
  const clean = raw.replace(UNPRINTABLE, '').trim()
  return NOTHING.has(clean) ? '' : clean
}

const readNumber = (raw: unknown): number | undefined => {
  const number = typeof raw === 'number' ? raw : typeof raw === 'string' && raw.trim() !== '' ? Number(raw) : NaN
  return Number.isFinite(number) ? number : undefined
}

const readPesos = (raw: unknown): number | undefined => {
  const number = readNumber(typeof raw === 'string' ? raw.replace(/[$,\s]/g, '') : raw)
  return number === undefined || number < 0 || number > 10_000_000 ? undefined : Math.round(number * 100)
}

const readFlag = (raw: unknown): boolean | undefined => {
  if (raw === true || raw === 1 || raw === '1' || raw === 'true' || raw === 'si' || raw === 'sí') return true
  if (raw === false || raw === 0 || raw === '0' || raw === 'false' || raw === 'no') return false
  return undefined
}

// Guanajuato keeps UTC-6 all year; PHP writes local time without saying so.
const DATE = /^(\d{4})-(\d\d)-(\d\d)(?:[ T](\d\d):(\d\d)(?::(\d\d))?)?$/
const readMoment = (raw: unknown): number | undefined => {
  if (typeof raw !== 'string') return undefined
  const parts = DATE.exec(raw.trim())
  if (parts === null) return undefined
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = parts.slice(1).map((part) => Number(part ?? 0))
  const moment = Date.UTC(year, month - 1, day, hour + 6, minute, second)
  return month < 1 || month > 12 || day < 1 || day > 31 || year < 1990 || year > 2100 ? undefined : moment
}

/** A path below the images base, of plain segments; anything that could lead elsewhere is refused. */
const readImage = (raw: unknown): string | undefined =>
  typeof raw === 'string' && /^[\w-][\w.-]*(?:\/[\w-][\w.-]*)*$/.test(raw.trim()) ? raw.trim() : undefined

/** A path of this site. Absolute, protocol-relative and `javascript:` addresses are refused. */
const readLink = (raw: unknown): string | undefined =>
  typeof raw === 'string' && /^\/(?![\\/])[^\\\s<>"']*$/.test(raw.trim()) ? raw.trim() : undefined

const readWords = (raw: unknown): string[] | undefined => {
  const parts = Array.isArray(raw) ? raw : typeof raw === 'string' || typeof raw === 'number' ? String(raw).split(',') : undefined
  const words = parts?.map(readText).filter((word): word is string => word !== undefined && word !== '')
  return words && [...new Set(words)]
}

export const field = {
  /** Identifies a row. */
  id: required('identificador', (raw) => readText(raw) || undefined),
  /** Text without which the row makes no sense. */
  name: required('texto no vacío', (raw) => readText(raw) || undefined),
  text: optional('texto', '', readText),
  /** Whole number of something, at least `least`. */
  whole: (fallback: number, least = 0) =>
    optional(`número entero desde ${least}`, fallback, (raw) => {
      const number = readNumber(raw)
      return number !== undefined && Number.isSafeInteger(number) && number >= least ? number : undefined
    }),
  wholeRequired: required('número entero desde 0', (raw) => {
    const number = readNumber(raw)
    return number !== undefined && Number.isSafeInteger(number) && number >= 0 ? number : undefined
  }),
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
    readWords(raw)?.map(readImage).filter((path): path is string => path !== undefined),
  ),
  linkOrNull: optional<string | null>('ruta de este sitio', null, readLink),
  words: optional<readonly string[]>('palabras separadas por comas', [], readWords),
  /** A list packed in one text, as `a:b,c:d`; items that `unpack` refuses are left out. */
  packed: <T>(expected: string, unpack: (left: string, right: string) => T | undefined) =>
    optional<readonly T[]>(expected, [], (raw) =>
      readWords(raw)?.flatMap((word) => {
        const at = word.lastIndexOf(':')
        const item = at < 0 ? unpack(word, '') : unpack(word.slice(0, at).trim(), word.slice(at + 1).trim())
        return item === undefined ? [] : [item]
      }),
    ),
  pesos: readPesos,
  number: readNumber,
} as const

export type Schema<T> = z.ZodMiniType<T, unknown>

/** A row: its fields by their names on the wire. Unknown fields are passed over. */
export const row = z.object

/** Reads of one row and of many: what to call it in complaints. */
const complain = (path: string, dropped: number, why: string): void =>
  console.warn(`[puntada] ${path}: se omitieron ${dropped} elementos que no cumplen el contrato (${why})`)

const issueText = (error: z.core.$ZodError): string =>
  error.issues.map((issue) => `${issue.path.join('.') || 'fila'}: se esperaba ${issue.message}`).join('; ')

const asRows = (json: unknown): readonly unknown[] | undefined => {
  if (isAbsent(json) || json === false) return []
  if (Array.isArray(json)) return json
  if (typeof json !== 'object' || json === null) return undefined
  const keys = Object.keys(json)
  // PHP writes a list with a hole in it as an object with numbers for keys.
  return keys.length > 0 && keys.every((key) => /^\d+$/.test(key)) ? Object.values(json) : [json]
}

/**
 * A list as PHP gives it: null for empty, a single object for a list of one. Rows that do not fit, and rows whose
 * id came before, are left out and reported to the console once; the rest is shown.
 */
export const decodeRows = <T>(
  path: string,
  schema: Schema<T>,
  answer: Answer,
  idOf?: (item: T) => string,
): Result<readonly T[]> => {
  const rows = 'json' in answer ? asRows(answer.json) : undefined
  if (rows === undefined) return fail({ kind: 'malformed', where: `${path}: se esperaba una lista` })
  const seen = new Set<string>()
  const items: T[] = []
  let why = ''
  for (const raw of rows) {
    const parsed = schema.safeParse(raw)
    if (!parsed.success) {
      why ||= issueText(parsed.error)
      continue
    }
    const id = idOf?.(parsed.data)
    if (id !== undefined && seen.has(id)) {
      why ||= `id repetido: ${id}`
      continue
    }
    if (id !== undefined) seen.add(id)
    items.push(parsed.data)
  }
  if (items.length < rows.length) {
    if (items.length === 0) return fail({ kind: 'malformed', where: `${path}: ${why}` })
    complain(path, rows.length - items.length, why)
  }
  return ok(items)
}

/** One row, bare or as the first of a list; null where the server knows none. */
export const decodeRow = <T>(path: string, schema: Schema<T>, answer: Answer): Result<T | null> => {
  const rows = 'json' in answer ? asRows(answer.json) : undefined
  if (rows === undefined) return fail({ kind: 'malformed', where: `${path}: se esperaba una fila` })
  if (rows.length === 0) return ok(null)
  const parsed = schema.safeParse(rows[0])
  return parsed.success ? ok(parsed.data) : fail({ kind: 'malformed', where: `${path}: ${issueText(parsed.error)}` })
}

/**
 * The answer to a write: one of the words that mean "done", bare, quoted, or as `response` of a row. Any other
 * text is the server's refusal.
 */
export const decodeWord = (path: string, done: readonly string[], answer: Answer): Result<void> => {
  const text = 'json' in answer ? responseText(answer.json) : answer.text
  if (text === null || text === '' || /<[a-z!]/i.test(text)) {
    return fail({ kind: 'malformed', where: `${path}: se esperaba una palabra` })
  }
  if (done.includes(text.toLowerCase())) return ok(undefined)
  return fail({ kind: 'refused', text: text.replace(UNPRINTABLE, '').slice(0, 300) })
}
