import * as z from 'zod/mini'
import { type Answer, isAbsent, isObject, type Raw } from './client/answer.ts'
import { typed, type Value } from './values.ts'

// What a call of the API is. The ports over HTTP, the simulated backend, the contract's page and check, the worker's
// list and the head's addresses are all made of it.

/** Our field → the server's column, and how a value is written there; a name alone is a text as it is. */
type Columns = Readonly<Record<string, string | readonly [column: string, value: Value<unknown>]>>
type FieldsOf<C extends Columns> = {
  readonly [F in keyof C]: C[F] extends readonly [string, infer V] ? z.output<V> : string
}

type Column = Readonly<{
  field: string
  column: string
  expected: string
  isRequired: boolean
}>
export type Problem = Readonly<{
  column: string
  expected: string
  raw: unknown
}>

/** The server's columns ⇄ our fields. */
export interface Row<T> {
  readonly columns: readonly Column[]
  /** Null where a column is missing that a row must have. Never throws. */
  decode(raw: unknown): T | null
  encode(own: T): Raw
  /** What tells a row from the others of a list: its first column. */
  keyOf(own: T): string
  problems(raw: unknown): readonly Problem[]
}

/** Without what it falls back to. */
const strict = (value: Value<unknown>): Value<unknown> =>
  value instanceof z.ZodMiniCatch ? (value._zod.def.innerType as Value<unknown>) : value
const NO_VALUE = Symbol('no value')
const expectedOf = (value: Value<unknown>) => z.safeDecode(strict(value), NO_VALUE).error?.issues[0]?.message ?? ''

export const row = <const C extends Columns>(given: C): Row<FieldsOf<C>> => {
  const fields = Object.entries(given).map(([field, how]) => {
    const [column, value] = typeof how === 'string' ? [how, typed] : how
    return { field, column, value, check: strict(value), isRequired: strict(value) === value }
  })
  const schema = z.object(Object.fromEntries(fields.map(({ column, value }) => [column, value])))
  const first = fields[0]?.field ?? ''
  return {
    columns: fields.map(({ field, column, value, isRequired }) => ({
      field,
      column,
      isRequired,
      get expected() {
        return expectedOf(value)
      },
    })),
    decode: (raw) => {
      const { data } = z.safeDecode(schema, raw as Raw)
      return data === undefined
        ? null
        : (Object.fromEntries(fields.map(({ field, column }) => [field, data[column]])) as FieldsOf<C>)
    },
    encode: (own) => {
      const values: Raw = own
      return z.encode(schema, Object.fromEntries(fields.map(({ field, column }) => [column, values[field]])))
    },
    keyOf: (own) => String((own as Raw)[first]),
    problems: (raw) => {
      if (!isObject(raw)) return [{ column: 'fila', expected: 'un objeto', raw }]
      return fields.flatMap(({ column, check, isRequired }) => {
        const value = raw[column]
        if (!isRequired && isAbsent(value)) return []
        const [issue] = z.safeDecode(check, value).error?.issues ?? []
        return issue === undefined ? [] : [{ column, expected: issue.message, raw: value }]
      })
    },
  }
}

/** A row whose fields are not yet the thing itself; `wrong`: what only its fields together tell. */
export const made = <F, T>(
  fields: Row<F>,
  to: (row: F) => T,
  from: (own: T) => F,
  wrong: (row: F) => readonly Problem[] = () => [],
): Row<T> => ({
  columns: fields.columns,
  decode: (raw) => {
    const found = fields.decode(raw)
    return found === null ? null : to(found)
  },
  encode: (own) => fields.encode(from(own)),
  keyOf: (own) => fields.keyOf(from(own)),
  problems: (raw) => {
    const found = fields.decode(raw)
    return [...fields.problems(raw), ...(found === null ? [] : wrong(found))]
  },
})

/** Rows inside a column. Those that cannot be read are left out. */
export const listOf = <T>(item: Row<T>): Value<readonly T[]> =>
  z.codec(z.unknown(), z.custom<readonly T[]>(), {
    decode: (raw) => (Array.isArray(raw) ? raw : []).flatMap((own: unknown) => item.decode(own) ?? []),
    encode: (own) => own.map((one) => item.encode(one)),
  })

type Described<A> = Readonly<{
  path: string
  /** Where the product's document says it. */
  source: string
  /** What the document does not say and we had to assume; empty where it says it all. */
  assumed: string
  /** The query of a read, the body of a write. */
  asks: Row<A>
}>

// `types` is never there: it tells the compiler what the port's method takes and gives.

/** A GET. `figure`: one number, 0 where there is no row. */
export interface ReadCall<A = unknown, T = unknown> extends Described<A> {
  readonly kind: 'rows' | 'row' | 'figure'
  readonly row: Row<unknown>
  /** The same for everybody, so that the service worker may store it. */
  readonly cacheable: boolean
  types?(query: A): T
}

/** How a server says that a write was done, where it is not the document's word: an example, and what tells it. */
type Done = Readonly<{
  says: object | string
  means: (answer: Answer) => boolean
}>
export interface WriteCall<A = unknown, T = unknown> extends Described<A> {
  readonly kind: 'write'
  readonly done: string | Done
  /** What another answer with status 200 is: not known, or a refusal (a text alone, or anything). */
  readonly others: 'unknown' | 'text' | 'refusal'
  /** Our field that travels as `Authorization: Bearer`, because what the body says anybody can write. */
  readonly proof: string | null
  /** The row that comes beside the word. */
  readonly gives: Row<unknown> | null
  /** What the port gives; null where the answer lacks it. `at`: when it was answered, in ms since 1970, or NaN. */
  result(found: unknown, sent: A, at?: number): T | null
}
/** A POST whose answer nobody reads. */
export interface RecordCall<A = unknown> extends Described<A> {
  readonly kind: 'record'
  types?(body: A): void
}
export type Call = ReadCall | WriteCall | RecordCall

type CallOptions<C extends Columns> = Readonly<{
  source: string
  assumed?: string
  asks?: C
}>
type ReadOptions<C extends Columns> = CallOptions<C> & Partial<Pick<ReadCall, 'cacheable'>>

const described = <C extends Columns>(
  path: string,
  { source, assumed = '', asks }: CallOptions<C>,
): Described<FieldsOf<C>> => ({
  path,
  source,
  assumed,
  asks: row(asks ?? ({} as C)),
})
const read =
  <K extends ReadCall['kind']>(kind: K) =>
  <A, C extends Columns>(path: string, item: Row<unknown>, options: ReadOptions<C>): ReadCall<FieldsOf<C>, A> => ({
    ...described(path, { assumed: 'los campos de la respuesta', ...options }),
    cacheable: options.cacheable ?? false,
    kind,
    row: item,
  })

export const rows = <T, const C extends Columns = {}>(path: string, item: Row<T>, options: ReadOptions<C>) =>
  read('rows')<readonly T[], C>(path, item, options)
export const one = <T, const C extends Columns = {}>(path: string, item: Row<T>, options: ReadOptions<C>) =>
  read('row')<T | null, C>(path, item, options)
export const figure = <const C extends Columns = {}>(path: string, item: Row<number>, options: ReadOptions<C>) =>
  read('figure')<number, C>(path, item, options)

export const write = <const C extends Columns, R = unknown, T = void, const P extends string = never>(
  path: string,
  options: CallOptions<C> &
    Pick<WriteCall, 'done'> &
    Partial<Pick<WriteCall, 'others'>> & {
      readonly proof?: P
      readonly gives?: Row<R>
      readonly result?: (found: R | null, sent: FieldsOf<C>, at: number) => T | null
    },
): WriteCall<FieldsOf<C> & Readonly<Record<P, string>>, T> => ({
  ...(described(path, { assumed: 'los campos del cuerpo y la palabra de éxito', ...options }) as Described<
    FieldsOf<C> & Readonly<Record<P, string>>
  >),
  kind: 'write',
  done: options.done,
  others: options.others ?? 'unknown',
  proof: options.proof ?? null,
  gives: options.gives ?? null,
  result: (found, sent, at = NaN) =>
    options.result === undefined ? (undefined as T) : options.result(found as R | null, sent, at),
})
export const record = <const C extends Columns>(path: string, options: CallOptions<C>): RecordCall<FieldsOf<C>> => ({
  ...described(path, { assumed: 'los campos del cuerpo; nadie lee la respuesta', ...options }),
  kind: 'record',
})
