import { fail, ok, type Result } from '../../domain/result.ts'
import type { EntityName } from './dialect-names.ts'
import type { Dialect } from './dialect.ts'
import type { Field, Schema } from './fields.ts'
import type { ImageSettings } from './images.ts'
import { isObject, type Raw } from './row.ts'

/** Settings of the deployment that decoding needs. */
export interface ServerTerms {
  readonly dialect: Dialect
  /** R7.03 */
  readonly imagesBase: string
}

/** Where rows come from, and their schema. */
export interface RowSource<Row> {
  readonly path: string
  readonly answers: 'rows' | 'row'
  readonly entity: EntityName
  readonly schema: Schema<Row>
}

export const fieldsOf = (schema: Schema<unknown>): readonly (readonly [column: string, field: Field<unknown>])[] =>
  Object.values(schema)

export const imagesOf = ({ dialect, imagesBase }: ServerTerms): ImageSettings => ({
  base: imagesBase.replace(/^https?:\/\/[^/]*/i, '').replace(/^\/+|\/+$/g, ''),
  folders: { segmento: 'segments/svg', ...dialect.imagenes },
})

/** The rows of an answer, and how each is put into our names. */
export interface OpenedRows {
  readonly rows: readonly unknown[]
  readonly inOurNames: (row: Raw) => Raw
}

const asItIs = (row: Raw): Raw => row

/**
 * A list of rows that have fields of ours and no others, as our own server answers; undefined for anything else, which
 * `translate.ts` reads. From these rows it would take the same values: no name of ours is another name of a field of
 * ours.
 */
export const ownRows = (source: RowSource<unknown>, json: unknown): OpenedRows | undefined => {
  if (!Array.isArray(json)) return undefined
  const names = new Set(fieldsOf(source.schema).map(([column]) => column))
  const isOwn = (row: unknown): boolean => {
    if (!isObject(row)) return false
    for (const name in row) if (!names.has(name) || isObject(row[name])) return false
    return true
  }
  return json.every(isOwn) ? { rows: json, inOurNames: asItIs } : undefined
}

/** Decodes a row, or says in Spanish why it cannot be used. */
const readerOf = <Row>(
  { schema }: RowSource<Row>,
  { inOurNames }: OpenedRows,
  terms: ServerTerms,
): ((raw: unknown) => Row | string) => {
  const fields = Object.entries<readonly [column: string, field: Field<unknown>]>(schema)
  const images = imagesOf(terms)
  return (raw) => {
    if (!isObject(raw)) return 'fila: se esperaba un objeto'
    const ours = inOurNames(raw)
    const row: Record<string, unknown> = {}
    const missing: string[] = []
    for (const [name, [column, field]] of fields) {
      const value = field.read(ours[column], images) ?? field.fallback
      if (value === undefined) missing.push(`${column}: se esperaba ${field.expected}`)
      row[name] = value
    }
    return missing.length > 0 ? missing.join('; ') : (row as Row)
  }
}

const complain = (path: string, dropped: number, why: string): void =>
  console.warn(`[puntada] ${path}: se omitieron ${dropped} elementos que no cumplen el contrato (${why})`)

/** Rows decoded in one task: a long list must not freeze the page. */
const ROWS_AT_ONCE = 200

const nextTask = (): Promise<void> =>
  'scheduler' in globalThis ? scheduler.yield() : new Promise((resolve) => setTimeout(resolve))

/**
 * A list of rows. Those that do not fit, and those whose id came before, are left out and reported to the console
 * once; the rest is shown. `opened` is undefined where the answer is no list.
 */
export const readRows = async <Row, T>(
  source: RowSource<Row>,
  opened: OpenedRows | undefined,
  terms: ServerTerms,
  idOf: (row: Row) => string,
  toDomain: (row: Row) => T,
): Promise<Result<readonly T[]>> => {
  const { path } = source
  if (opened === undefined) return fail({ kind: 'malformed', where: `${path}: se esperaba una lista` })
  const { rows } = opened
  const read = readerOf(source, opened, terms)
  const seen = new Set<string>()
  const items: T[] = []
  let why = ''
  for (const [at, raw] of rows.entries()) {
    if (at % ROWS_AT_ONCE === ROWS_AT_ONCE - 1) await nextTask()
    const row = read(raw)
    if (typeof row === 'string') {
      why ||= row
      continue
    }
    const id = idOf(row)
    if (seen.has(id)) {
      why ||= `id repetido: ${id}`
      continue
    }
    seen.add(id)
    items.push(toDomain(row))
  }
  if (items.length < rows.length) {
    if (items.length === 0) return fail({ kind: 'malformed', where: `${path}: ${why}` })
    complain(path, rows.length - items.length, why)
  }
  return ok(items)
}

/** One row, bare or as the first good one of a list; null where the server knows none (`[]`, `null`, `[false]`). */
export const readRow = <Row>(
  source: RowSource<Row>,
  opened: OpenedRows | undefined,
  terms: ServerTerms,
): Result<Row | null> => {
  const { path } = source
  if (opened === undefined) return fail({ kind: 'malformed', where: `${path}: se esperaba una fila` })
  const read = readerOf(source, opened, terms)
  let why = ''
  for (const raw of opened.rows) {
    if (raw === null || raw === false) continue
    const row = read(raw)
    if (typeof row !== 'string') return ok(row)
    why ||= row
  }
  return why === '' ? ok(null) : fail({ kind: 'malformed', where: `${path}: ${why}` })
}
