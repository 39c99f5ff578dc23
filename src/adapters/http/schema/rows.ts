import * as z from 'zod/mini'
import { fail, ok, type Result } from '../../../domain/result.ts'
import type { Answer } from '../client/answer.ts'
import { callOf, type CompiledColumn, type Dialect } from './dialect.ts'
import type { FurtherPages } from './further-pages.ts'
import { createKinds, type Field, type Fields, type Kinds, type RowOf, type Writing } from './kinds.ts'
import { isAbsent, isObject, valueAt, type Raw } from './json.ts'
import { hasMark } from './marks.ts'

interface DialectCode {
  /** What a column holds in this row, in the contract's notation. */
  applied(row: Raw, column: CompiledColumn, writing: Writing, dialect: Dialect): unknown
  readonly furtherPages: FurtherPages
}

export type ServerTerms = Readonly<{
  dialect: Dialect
  /** Left out of a build without a dialect, which does not need it. */
  dialectCode?: DialectCode | undefined
  /** The address that paths of pictures are below (R7.03). */
  imagesBase: string
}>

export interface RowSource<F extends Fields = Fields, T = unknown> {
  readonly path: string
  readonly answers: 'rows' | 'row'
  readonly entity: string
  /** A figure: an empty list is 0, as the contract says it, and null or false is what a failed query gives. */
  readonly isFigure?: true
  /** By their names in the domain. */
  readonly fields: (kinds: Kinds) => F
  // Methods, so that a source of any row is a source.
  /** Left out where the fields are the thing itself. */
  toDomain?(row: RowOf<F>): T
  idOf(item: NoInfer<T>): string
}

type Problem = Readonly<{
  column: string
  expected: string
  raw: unknown
}>
/** `value` is null where the row is left out, with the problems of its fields. */
type ReadRow<T> = Readonly<{
  raw: unknown
  item: T | null
  problems: readonly Problem[]
}>

export const fieldsOf = (
  { fields }: Pick<RowSource, 'fields'>,
  { dialect, imagesBase }: ServerTerms,
): readonly (Field & { readonly name: string })[] => {
  const base = imagesBase.replace(/^https?:\/\/[^/]*/i, '').replace(/^\/+|\/$/g, '')
  const kinds = createKinds({ base, folders: dialect.imagenes }, dialect.zona_horaria)
  return Object.entries(fields(kinds)).map(([name, field]) => ({ name, ...field }))
}

const createReader = <F extends Fields, T>(source: RowSource<F, T>, terms: ServerTerms) => {
  const { dialect, dialectCode } = terms
  const { campos = {} } = callOf(dialect, source.path)
  const fields = fieldsOf(source, terms)
  const schema = z.object(Object.fromEntries(fields.map(({ column, schema: own }) => [column, own])))
  const translated = fields.filter(({ column }) => column in campos)

  const ours = (raw: Raw): Raw => {
    if (translated.length === 0) return raw
    const row: Record<string, unknown> = { ...raw }
    for (const { column, writing } of translated)
      row[column] = dialectCode?.applied(raw, campos[column] ?? null, writing, dialect)
    return row
  }

  return {
    read: (raw: unknown): T | null => {
      if (!isObject(raw)) return null
      const { data } = schema.safeParse(ours(raw))
      if (data === undefined) return null
      const row: Record<string, unknown> = {}
      for (const { name, column } of fields) row[name] = data[column]
      return source.toDomain === undefined ? (row as T) : source.toDomain(row as RowOf<F>)
    },
    problems: (raw: unknown): readonly Problem[] => {
      if (!isObject(raw)) return [{ column: 'fila', expected: 'un objeto', raw }]
      const row = ours(raw)
      return fields.flatMap(({ column, expected, isRequired, writing, read }) => {
        const theirs = campos[column]?.columna
        // What a dialect does not read is there all the same.
        const value = row[column] ?? (theirs && valueAt(raw, theirs))
        const isGood = read(row[column]) !== undefined || (isAbsent(value) && !isRequired && writing !== 'precios')
        return isGood ? [] : [{ column, expected, raw: value ?? raw[column] }]
      })
    },
  }
}

type Unread = { readonly why: string }

/** A list, an object with numeric keys, or one row alone; null or false for none. */
export const rowsOf = <F extends Fields, T>(
  source: RowSource<F, T>,
  answer: Answer,
  terms: ServerTerms,
): readonly unknown[] | Unread => {
  const call = callOf(terms.dialect, source.path)
  const { filas } = call
  // First: an answer without rows may carry the same flag as an error.
  if (hasMark(answer, call, call.vacio)) return []
  if (hasMark(answer, call, call.error)) return { why: 'el servidor contestó un error' }
  if ('text' in answer) return { why: 'se esperaba JSON' }
  const found = filas ? valueAt(answer.json, filas) : answer.json
  if (Array.isArray(found)) return found.filter((row) => row !== null && row !== false)
  if (!source.isFigure && (found === null || found === false)) return []
  if (isObject(found)) {
    const keys = Object.keys(found)
    if (keys.length > 0 && keys.every((key) => /^\d+$/.test(key))) return Object.values(found)
    if (createReader(source, terms).read(found) !== null) return [found]
  }
  return { why: filas ? `se esperaba una lista en ${filas}` : 'se esperaba una lista' }
}

/** Read in one task: a long list must not freeze the page. */
const ROWS_AT_ONCE = 200

const nextTask = () =>
  'scheduler' in globalThis && 'yield' in scheduler
    ? // oxlint-disable-next-line typescript/no-deprecated -- only where the browser has it
      scheduler.yield()
    : new Promise((resolve) => setTimeout(resolve))

const reported = new WeakMap<ServerTerms, Set<string>>()
/** Says once for each call what was expected, and the command that learns a server. */
const report = (path: string, problem: string, terms: ServerTerms) => {
  const paths = reported.get(terms) ?? new Set<string>()
  reported.set(terms, paths)
  if (paths.has(path)) return
  paths.add(path)
  console.warn(
    `[puntada] ${path}: ${problem}. Para describir este servidor: ` +
      'npm run contract -- --api URL --suggest dialecto.json',
  )
}

const sentence = (problems: readonly Problem[]) =>
  problems.map(({ column, expected }) => `${column}: se esperaba ${expected}`).join('; ')

export const malformed = (path: string, why: string, terms: ServerTerms): Result<never> => {
  report(path, why, terms)
  return fail({ kind: 'malformed', where: `${path}: ${why}` })
}

/** Rows that cannot be read or repeat an id are left out and reported; where none can be read, the answer fails. */
export const readRows = async <F extends Fields, T>(
  source: RowSource<F, T>,
  rows: readonly unknown[],
  terms: ServerTerms,
): Promise<Result<readonly T[]>> => {
  const { read, problems } = createReader(source, terms)
  const items = new Map<string, T>()
  let unreadable: unknown
  let repeated = ''
  for (const [index, raw] of rows.entries()) {
    if (index % ROWS_AT_ONCE === ROWS_AT_ONCE - 1) await nextTask()
    const item = read(raw)
    if (item === null) {
      unreadable ??= raw
      continue
    }
    const id = source.idOf(item)
    if (items.has(id)) repeated ||= `id repetido: ${id}`
    else items.set(id, item)
  }
  if (rows.length > 0 && items.size === 0) return malformed(source.path, sentence(problems(unreadable)), terms)
  const why = [sentence(problems(unreadable ?? rows[0] ?? {})), repeated].filter(Boolean).join('; ')
  const lost = rows.length - items.size
  if (lost > 0) report(source.path, `se omitieron ${lost} de ${rows.length} filas (${why})`, terms)
  else if (rows.length > 0 && why !== '') report(source.path, why, terms)
  return ok([...items.values()])
}

/** Each row as the site reads it, with the fields that it cannot read, for reports. */
export const inspect = <F extends Fields, T>(
  source: RowSource<F, T>,
  answer: Answer,
  terms: ServerTerms,
): readonly ReadRow<T>[] | Unread => {
  const rows = rowsOf(source, answer, terms)
  if ('why' in rows) return rows
  const { read, problems } = createReader(source, terms)
  return rows.map((raw) => ({ raw, item: read(raw), problems: problems(raw) }))
}
