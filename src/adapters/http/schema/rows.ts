import * as z from 'zod/mini'
import { fail, ok, type Result } from '../../../domain/result.ts'
import {
  callOf,
  hasMark,
  isObject,
  valueAt,
  type Call,
  type CompiledColumn,
  type Dialect,
  type FurtherPages,
  type Raw,
} from './dialect.ts'
import { about, createKinds, isAbsent, type Kinds, type RowOf, type Shape, type Writing } from './kinds.ts'
import { parseJson } from './text.ts'

/** Settings of the deployment that reading needs. */
export interface ServerTerms {
  readonly dialect: Dialect
  /** R7.03 */
  readonly imagesBase: string
}

/** Where rows come from, their shape, and what becomes of one. */
export interface RowSource<S extends Shape = Shape, T = unknown> {
  readonly path: string
  readonly answers: 'rows' | 'row'
  /** The dialect's name for rows of this kind. */
  readonly entity: string
  readonly shape: (kinds: Kinds) => S
  // A method, so that a source of any row is a source.
  toDomain(row: RowOf<S>): T
  idOf(item: NoInfer<T>): string
}

type Applied = (row: Raw, column: CompiledColumn, writing: Writing, dialect: Dialect) => unknown
/** The code that only a dialect needs. */
interface ForDialects {
  readonly applied: Applied
  readonly furtherPages: FurtherPages
}
let forDialects: ForDialects | undefined
export const useDialects = (given: ForDialects): void => void (forDialects = given)
/** Loads it where there is a dialect. Rejects where it cannot be fetched. */
export const loadForDialects = async ({ llamadas }: Dialect): Promise<void> => {
  if (forDialects === undefined && Object.keys(llamadas).length > 0) forDialects = await import('./apply.ts')
}
const applied: Applied = (...given) => forDialects?.applied(...given)
export const furtherPages: FurtherPages = async (...given) =>
  forDialects === undefined ? ok(given[1]) : forDialects.furtherPages(...given)

/** A field that could not be read, and what was expected. */
interface Problem {
  readonly column: string
  readonly expected: string
  readonly raw: unknown
}
/** A row as it came and as the site shows it; null where it is left out, with the problems of its fields. */
export interface ReadRow<T> {
  readonly raw: unknown
  readonly item: T | null
  readonly problems: readonly Problem[]
}

const kindsOf = new WeakMap<ServerTerms, Kinds>()
const kindsFor = (terms: ServerTerms): Kinds => {
  const known = kindsOf.get(terms)
  if (known !== undefined) return known
  const base = terms.imagesBase.replace(/^https?:\/\/[^/]*/i, '').replace(/^\/+/, '')
  const { imagenes, zona_horaria } = terms.dialect
  const kinds = createKinds({ base: base.endsWith('/') ? base.slice(0, -1) : base, folders: imagenes }, zona_horaria)
  kindsOf.set(terms, kinds)
  return kinds
}

/** The fields of a source, each with what the contract says of it. */
export const fieldsOf = (source: Pick<RowSource, 'shape'>, terms: ServerTerms) =>
  Object.entries(source.shape(kindsFor(terms))).map(([column, kind]) => ({ column, ...about(kind) }))

/** Names of columns that change what a figure means: another currency, another unit. */
const CHANGES_PRICES = /(?:^|_)(?:moneda|currency|divisa|unidad|unit)(?:_|$)/
const CHANGES_PIECES = /(?:^|_)(?:unidad|unit)(?:_|$)/
const PRICE = /preci|price/i
const snake = (name: string): string =>
  name
    .slice(0, 60)
    .replace(/([a-z])([A-Z])/g, '$1_$2')
    .toLowerCase()

/**
 * Whether a column gives different prices, of sizes or of colours: a list of objects, an object of prices by name, or
 * sizes with a figure (`CH:90`).
 */
const pricesDiffer = (name: string, value: unknown): boolean => {
  if (name === 'tallas' && typeof value === 'string') return /[:=$]/.test(value)
  const json = typeof value === 'string' && /^[[{]/.test(value) ? parseJson(value) : value
  if (isObject(json)) return PRICE.test(name.slice(0, 60)) && new Set(Object.values(json).map(String)).size > 1
  if (!Array.isArray(json)) return false
  const prices = new Map<string, unknown>()
  return json.some(
    (item: unknown) =>
      isObject(item) &&
      Object.entries(item).some(([name, price]) => {
        if (!PRICE.test(name.slice(0, 60)) || isAbsent(price)) return false
        const before = prices.get(name) ?? price
        prices.set(name, price)
        return String(before) !== String(price)
      }),
  )
}

/** Columns of a row that the site has to understand before it can say a figure; null where there are none. */
interface Doubts {
  /** Currency and unit: of any price. */
  readonly amounts: string[]
  /** Unit: of a number of pieces. */
  readonly pieces: string[]
  /** Lists of different prices: of the product's own. */
  readonly lists: string[]
}
const doubtsOf = (row: Raw, own: ReadonlySet<string>): Doubts | null => {
  let found: Doubts | null = null
  const doubt = (kind: keyof Doubts, name: string): void => {
    found ??= { amounts: [], pieces: [], lists: [] }
    found[kind].push(name)
  }
  for (const name in row) {
    if (own.has(name)) continue
    const value = row[name]
    const key = snake(name)
    if (!isAbsent(value) && CHANGES_PRICES.test(key)) {
      doubt('amounts', name)
      if (CHANGES_PIECES.test(key)) doubt('pieces', name)
    }
    if (typeof value === 'object' || typeof value === 'string') if (pricesDiffer(name, value)) doubt('lists', name)
  }
  return found
}

const PIECES: ReadonlySet<string> = new Set(['minimo', 'multiplo'])
const LISTS: ReadonlySet<string> = new Set(['tallas', 'colores'])

/** Reads single rows of a source. Made once for each, on its first use. */
const createReader = <S extends Shape, T>(source: RowSource<S, T>, terms: ServerTerms) => {
  const { dialect } = terms
  const { campos = {} } = callOf(dialect, source.path)
  const shape = source.shape(kindsFor(terms))
  const schema = z.object(shape)
  const fields = Object.entries(shape).map(([column, kind]) => ({ column, ...about(kind) }))
  const isTranslated = fields.some(({ column }) => column in campos)
  const names = new Set(fields.flatMap(({ column }) => (column in campos || LISTS.has(column) ? [] : [column])))
  /** Fields that another column may change the meaning of, and what the dialect says of each, as text. */
  const doubted = fields
    .filter(({ column, writing }) => writing === 'precios' || writing === 'pesos' || PIECES.has(column))
    .map(({ column, writing }) => ({ column, writing, said: JSON.stringify(campos[column] ?? null) }))

  const ours = (raw: Raw): Raw => {
    let row = raw
    if (isTranslated) {
      const result: Record<string, unknown> = {}
      for (const { column, writing } of fields) {
        const given = campos[column]
        result[column] = given === undefined ? raw[column] : applied(raw, given, writing, dialect)
      }
      row = result
    }
    if (doubted.length === 0) return row
    const doubts = doubtsOf(raw, names)
    if (doubts === null) return row
    const { amounts, pieces, lists } = doubts
    const unclear = doubted.flatMap(({ column, writing, said }) => {
      const by = PIECES.has(column) ? pieces : writing === 'precios' ? [...amounts, ...lists] : amounts
      return by.every((name) => said.includes(`"${name}"`)) ? [] : [[column, undefined] as const]
    })
    return unclear.length === 0 ? row : { ...row, ...Object.fromEntries(unclear) }
  }

  return {
    /** The row; null where it lacks what it must have. */
    read: (raw: unknown): T | null => {
      if (!isObject(raw)) return null
      const row = schema.safeParse(ours(raw))
      return row.success ? source.toDomain(row.data as RowOf<S>) : null
    },
    problems: (raw: unknown): readonly Problem[] => {
      if (!isObject(raw)) return [{ column: 'fila', expected: 'un objeto', raw }]
      const row = ours(raw)
      return fields.flatMap(({ column, expected, isRequired, writing, read }) => {
        const value = row[column]
        const isGood = read(value) !== undefined || (isAbsent(value) && !isRequired && writing !== 'precios')
        return isGood ? [] : [{ column, expected, raw: value ?? raw[column] }]
      })
    },
  }
}

const readers = new WeakMap<ServerTerms, Map<RowSource, ReturnType<typeof createReader>>>()
const readerOf = <S extends Shape, T>(source: RowSource<S, T>, terms: ServerTerms) => {
  const known = readers.get(terms) ?? new Map<RowSource, ReturnType<typeof createReader>>()
  readers.set(terms, known)
  const key = source as unknown as RowSource
  const reader = known.get(key) ?? createReader(key, terms)
  known.set(key, reader)
  return reader as ReturnType<typeof createReader<S, T>>
}

/** Why an answer has no rows, in Spanish. */
type Unread = { readonly why: string }

/**
 * The rows of an answer as PHP gives them: a list, also as an object with numeric keys; one row alone; null or false
 * for none. The dialect says where they stand otherwise, and what an error looks like.
 */
export const rowsOf = (source: RowSource, json: unknown, terms: ServerTerms): readonly unknown[] | Unread => {
  const call: Call = callOf(terms.dialect, source.path)
  // First: an answer without rows may carry the same flag as an error.
  if (hasMark(json, call.vacio)) return []
  if (hasMark(json, call.error)) return { why: 'el servidor contestó un error' }
  const found = call.filas === undefined ? json : valueAt(json, call.filas)
  if (Array.isArray(found)) return found.filter((row) => row !== null && row !== false)
  if (found === null || found === false) return []
  if (isObject(found)) {
    const keys = Object.keys(found)
    if (keys.length > 0 && keys.every((key) => /^\d+$/.test(key))) return Object.values(found)
    if (readerOf(source, terms).read(found) !== null) return [found]
  }
  return { why: call.filas === undefined ? 'se esperaba una lista' : `se esperaba una lista en ${call.filas}` }
}

/** Rows read in one task: a long list must not freeze the page. */
const ROWS_AT_ONCE = 200

const nextTask = (): Promise<void> =>
  'scheduler' in globalThis ? scheduler.yield() : new Promise((resolve) => setTimeout(resolve))

const told = new WeakMap<ServerTerms, Set<string>>()
/** Once for each call: what was expected, and the command that learns a server. */
const tell = (path: string, what: string, terms: ServerTerms): void => {
  const before = told.get(terms) ?? new Set<string>()
  told.set(terms, before)
  if (before.size === before.add(path).size) return
  console.warn(
    `[puntada] ${path}: ${what}. Para describir este servidor: npm run contract -- --api URL --suggest dialecto.json`,
  )
}

const sentence = (problems: readonly Problem[]): string =>
  problems.map(({ column, expected }) => `${column}: se esperaba ${expected}`).join('; ')

export const malformed = (path: string, why: string, terms: ServerTerms): Result<never> => {
  tell(path, why, terms)
  return fail({ kind: 'malformed', where: `${path}: ${why}` })
}

/**
 * The items of these rows. Those that cannot be read, and those whose id came before, are left out and told to the
 * console; where none can be read, the answer is not what was asked for.
 */
export const readRows = async <S extends Shape, T>(
  source: RowSource<S, T>,
  rows: readonly unknown[],
  terms: ServerTerms,
): Promise<Result<readonly T[]>> => {
  const { read, problems } = readerOf(source, terms)
  const seen = new Set<string>()
  const items: T[] = []
  let bad: unknown
  let repeated = ''
  for (const [at, raw] of rows.entries()) {
    if (at % ROWS_AT_ONCE === ROWS_AT_ONCE - 1) await nextTask()
    const item = read(raw)
    if (item === null) {
      bad ??= raw
      continue
    }
    const id = source.idOf(item)
    if (seen.has(id)) repeated ||= `id repetido: ${id}`
    else items.push(item)
    seen.add(id)
  }
  if (rows.length > 0 && items.length === 0) return malformed(source.path, sentence(problems(bad)), terms)
  const why = [sentence(problems(bad ?? rows[0] ?? {})), repeated].filter(Boolean).join('; ')
  if (items.length < rows.length)
    tell(source.path, `se omitieron ${rows.length - items.length} de ${rows.length} filas (${why})`, terms)
  else if (rows.length > 0 && why !== '') tell(source.path, why, terms)
  return ok(items)
}

/** For reports: each row of an answer as the site reads it, with the fields that it cannot read. */
export const inspect = <S extends Shape, T>(
  source: RowSource<S, T>,
  json: unknown,
  terms: ServerTerms,
): readonly ReadRow<T>[] | Unread => {
  const rows = rowsOf(source as unknown as RowSource, json, terms)
  if ('why' in rows) return rows
  const { read, problems } = readerOf(source, terms)
  return rows.map((raw) => ({ raw, item: read(raw), problems: problems(raw) }))
}
