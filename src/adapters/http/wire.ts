import type * as z from 'zod/mini'
import { fail, ok, type Result } from '../../domain/result.ts'
import { readWriteAnswer } from '../../domain/write-outcome.ts'
import { responseText, type Answer } from './client.ts'
import { FIELDS, isAbsent, type Field, type Schema } from './fields.ts'
import { printable } from './text.ts'

/** The named fields of a row's schema; empty where it is not a row of our fields. */
export const fieldsOf = (schema: object): readonly (readonly [name: string, field: Field<unknown>])[] => {
  const shape = 'shape' in schema && typeof schema.shape === 'object' && schema.shape !== null ? schema.shape : {}
  return Object.entries(shape).flatMap(([name, each]) => {
    const field = typeof each === 'object' && each !== null ? FIELDS.get(each) : undefined
    return field === undefined ? [] : [[name, field] as const]
  })
}

/**
 * Reads rows as their schema does, without what zod makes anew for each of ten thousand: every row comes in the same
 * object, overwritten by the next. Undefined where the schema refuses the row: then zod is asked why.
 */
const readerOf = (schema: object): ((raw: unknown) => unknown) => {
  const fields = fieldsOf(schema)
  const names = fields.map(([name]) => name)
  const parts = fields.map(([, part]) => part)
  const row: Record<string, unknown> = {}
  return (raw) => {
    if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return undefined
    const wire = raw as Readonly<Record<string, unknown>>
    for (let at = 0; at < parts.length; at++) {
      const name = names[at] as string
      const part = parts[at] as Field<unknown>
      const value = part.read(wire[name]) ?? part.fallback
      if (value === undefined) return undefined
      row[name] = value
    }
    return row
  }
}

/** Reads of one row and of many: what to call it in complaints. */
const complain = (path: string, dropped: number, why: string): void =>
  console.warn(`[puntada] ${path}: se omitieron ${dropped} elementos que no cumplen el contrato (${why})`)

const issueText = (error: z.core.$ZodError): string =>
  error.issues.map((issue) => `${issue.path.join('.') || 'fila'}: se esperaba ${issue.message}`).join('; ')

const refusal = (schema: Schema<unknown>, raw: unknown): string => {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return 'fila: se esperaba un objeto'
  const parsed = schema.safeParse(raw)
  return parsed.success ? '' : issueText(parsed.error)
}

/** The rows of an answer as PHP gives them; undefined where it is no list at all. */
export const asRows = (json: unknown): readonly unknown[] | undefined => {
  if (isAbsent(json) || json === false) return []
  if (Array.isArray(json)) return json
  if (typeof json !== 'object' || json === null) return undefined
  const keys = Object.keys(json)
  // PHP writes a list with a hole in it as an object with numbers for keys, and may write an empty one as {}.
  return keys.every((key) => /^\d+$/.test(key)) ? Object.values(json) : [json]
}

/**
 * A list as PHP gives it: null for empty, a single object for a list of one. Rows that do not fit, and rows whose
 * id came before, are left out and reported to the console once; the rest is shown. `toDomain` must not keep the row.
 */
export const decodeRows = <Row, T>(
  path: string,
  schema: Schema<Row>,
  answer: Answer,
  toDomain: (row: Row) => T,
  idOf?: (row: Row) => string,
): Result<readonly T[]> => {
  const rows = 'json' in answer ? asRows(answer.json) : undefined
  if (rows === undefined) return fail({ kind: 'malformed', where: `${path}: se esperaba una lista` })
  const read = readerOf(schema)
  const seen = new Set<string>()
  const items: T[] = []
  let why = ''
  for (const raw of rows) {
    const wire = read(raw) as Row | undefined
    if (wire === undefined) {
      why ||= refusal(schema, raw)
      continue
    }
    if (idOf !== undefined) {
      const id = idOf(wire)
      if (seen.has(id)) {
        why ||= `id repetido: ${id}`
        continue
      }
      seen.add(id)
    }
    items.push(toDomain(wire))
  }
  if (items.length < rows.length) {
    if (items.length === 0) return fail({ kind: 'malformed', where: `${path}: ${why}` })
    complain(path, rows.length - items.length, why)
  }
  return ok(items)
}

/** One row, bare or as the first of a list; null where the server knows none (`[]`, `null`, `[false]`). */
export const decodeRow = <Row>(path: string, schema: Schema<Row>, answer: Answer): Result<Row | null> => {
  const rows = 'json' in answer ? asRows(answer.json) : undefined
  if (rows === undefined) return fail({ kind: 'malformed', where: `${path}: se esperaba una fila` })
  const raw = rows[0]
  if (rows.length === 0 || raw === null || raw === false) return ok(null)
  const wire = readerOf(schema)(raw) as Row | undefined
  return wire === undefined ? fail({ kind: 'malformed', where: `${path}: ${refusal(schema, raw)}` }) : ok(wire)
}

/** The longest text of the server's that is shown. */
const MOST_TEXT = 300

/** The answer to a write whose words the document leaves open: done, refused, or (`malformed`) nobody knows. */
export const decodeWrite = (path: string, done: readonly string[], answer: Answer): Result<void> => {
  const { kind, text } = readWriteAnswer('json' in answer ? answer.json : answer.text, done)
  const said = text.includes('<') ? '' : printable(text).slice(0, MOST_TEXT)
  if (kind === 'done') return ok(undefined)
  if (kind === 'refused') return fail({ kind: 'refused', text: said })
  return fail({ kind: 'malformed', where: `${path}: no se sabe qué significa la respuesta`, ...(said !== '' && { said }) })
}

/**
 * The answer to a write whose one word of success the document gives (R3.02, R3.06), bare, quoted, or as `response` of
 * a row. Any other text is the server's refusal.
 */
export const decodeWord = (path: string, done: readonly string[], answer: Answer): Result<void> => {
  const said = 'json' in answer ? responseText(answer.json) : answer.text
  const text = said === null ? '' : printable(said)
  if (text === '' || /<[a-z!]/i.test(text)) return fail({ kind: 'malformed', where: `${path}: se esperaba una palabra` })
  if (done.includes(text.toLowerCase())) return ok(undefined)
  return fail({ kind: 'refused', text: text.slice(0, MOST_TEXT) })
}
