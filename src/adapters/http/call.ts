import { type Answer, isAbsent, isObject, type Raw } from './client/answer.ts'
import { typed, type Value } from './values.ts'

// A call of the API. The ports over HTTP, the simulated backend, the contract's page and check, the worker's list and
// the head's addresses are all made of it.

/** Our field → the server's column, and how a value is written there; a name alone is a text as it is. */
type Columns = Readonly<Record<string, string | readonly [column: string, value: Value<unknown>]>>
type FieldsOf<C extends Columns> = {
  readonly [F in keyof C]: C[F] extends readonly [string, Value<infer T>] ? T : string
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

/** The server's columns ⇄ our fields. `imagesBase`: as in a `Value`. */
export interface Row<T> {
  readonly columns: readonly Column[]
  /** A row without a column that it must have is null. Never throws. */
  decode(raw: unknown, imagesBase?: string): T | null
  encode(item: T): Raw
  /** The row's id within a list: its first column. */
  keyOf(item: T): string
  problems(raw: unknown, imagesBase?: string): readonly Problem[]
}

export const row = <const C extends Columns>(definition: C): Row<FieldsOf<C>> => {
  const columns = Object.entries(definition).map(([field, notation]) => {
    const [column, value] = typeof notation === 'string' ? [notation, typed] : notation
    return { field, column, value, expected: value.expected, isRequired: value.fallback === undefined }
  })
  const key = columns[0]?.field ?? ''
  return {
    columns,
    decode: (raw, imagesBase = 'images') => {
      if (!isObject(raw)) return null
      const item: Record<string, unknown> = {}
      for (const { field, column, value } of columns) {
        const content = value.read(raw[column], imagesBase) ?? value.fallback
        if (content === undefined) return null
        item[field] = content
      }
      return item as FieldsOf<C>
    },
    encode: (item: Raw) =>
      Object.fromEntries(columns.map(({ field, column, value }) => [column, value.write(item[field])])),
    keyOf: (item) => String((item as Raw)[key]),
    problems: (raw, imagesBase = 'images') => {
      if (!isObject(raw)) return [{ column: 'fila', expected: 'un objeto', raw }]
      return columns
        .filter(({ column, isRequired }) => isRequired || !isAbsent(raw[column]))
        .filter(({ column, value }) => value.read(raw[column], imagesBase) === undefined)
        .map(({ column, expected }) => ({ column, expected, raw: raw[column] }))
    },
  }
}

/** A row whose fields `to` turns into something else. `wrong`: problems that only the fields together show. */
export const mappedRow = <F, T>(
  fields: Row<F>,
  to: (row: F) => T,
  from: (item: T) => F,
  wrong: (row: F) => readonly Problem[] = () => [],
): Row<T> => ({
  columns: fields.columns,
  decode: (raw, imagesBase) => {
    const item = fields.decode(raw, imagesBase)
    return item === null ? null : to(item)
  },
  encode: (item) => fields.encode(from(item)),
  keyOf: (item) => fields.keyOf(from(item)),
  problems: (raw, imagesBase) => {
    const item = fields.decode(raw, imagesBase)
    return [...fields.problems(raw, imagesBase), ...(item === null ? [] : wrong(item))]
  },
})

/** Rows inside a column. Those that cannot be read are left out. */
export const rowsIn = <T>(item: Row<T>): Value<readonly T[]> => ({
  expected: 'una lista',
  read: (raw, imagesBase) => (Array.isArray(raw) ? raw : []).flatMap((one) => item.decode(one, imagesBase) ?? []),
  write: (items) => items.map((one) => item.encode(one)),
  fallback: undefined,
})

type Described<A> = Readonly<{
  path: string
  /** The requirement of the product's document. */
  source: string
  /** Assumptions where the document says nothing; empty where it says all. */
  assumed: string
  /** The query of a read, the body of a write. */
  asks: Row<A>
}>

/** A GET. `figure`: one number, 0 where there is no row. */
export interface ReadCall<A = unknown, T = unknown, Kind = 'rows' | 'row' | 'figure'> extends Described<A> {
  readonly kind: Kind
  readonly row: Row<T>
  /** The answer is the same for everybody, so the service worker may store it. */
  readonly cacheable: boolean
}

/** A success that is not the document's word: an example of the answer, and what recognises it. */
type Done = Readonly<{
  says: object | string
  means: (answer: Answer) => boolean
}>
export interface WriteCall<A = unknown, T = unknown> extends Described<A> {
  readonly kind: 'write'
  readonly done: string | Done
  /** Another answer with status 200 is not understood, or a refusal: if it is a text alone, or whatever it is. */
  readonly others: 'unknown' | 'text' | 'refusal'
  /** The field that travels as `Authorization: Bearer`, because anybody can write a body. */
  readonly proof: string | null
  /** The row beside the word of success. */
  readonly gives: Row<unknown> | null
  /** The port's value; null where the answer lacks it. `at`: the answer's date, in ms since 1970, or NaN. */
  result(item: unknown, sent: A, at?: number): T | null
}
/** A POST whose answer nobody reads. */
export interface RecordCall<A = unknown> extends Described<A> {
  readonly kind: 'record'
}
export type Call = ReadCall | WriteCall | RecordCall

type CallOptions<C extends Columns> = Readonly<{
  source: string
  assumed?: string
  asks?: C
}>

const asksOf = <C extends Columns>({ asks }: CallOptions<C>) => row(asks ?? ({} as C))
const read =
  <const Kind extends ReadCall['kind']>(kind: Kind) =>
  <T, const C extends Columns = {}>(
    path: string,
    item: Row<T>,
    options: CallOptions<C> & Partial<Pick<ReadCall, 'cacheable'>>,
  ): ReadCall<FieldsOf<C>, T, Kind> => ({
    assumed: 'los campos de la respuesta',
    cacheable: false,
    ...options,
    path,
    asks: asksOf(options),
    kind,
    row: item,
  })

export const rows = read('rows')
export const one = read('row')
export const figure = read('figure')

export const write = <const C extends Columns, R = unknown, T = void, const P extends string = never>(
  path: string,
  options: CallOptions<C> &
    Pick<WriteCall, 'done'> &
    Partial<Pick<WriteCall, 'others'>> & {
      readonly proof?: P
      readonly gives?: Row<R>
      readonly result?: (item: R | null, sent: FieldsOf<C>, at: number) => T | null
    },
): WriteCall<FieldsOf<C> & Readonly<Record<P, string>>, T> => ({
  assumed: 'los campos del cuerpo y la palabra de éxito',
  others: 'unknown',
  proof: null,
  gives: null,
  ...options,
  path,
  asks: asksOf(options) as Row<FieldsOf<C> & Readonly<Record<P, string>>>,
  kind: 'write',
  result: (item, sent, at = NaN) =>
    options.result === undefined ? (undefined as T) : options.result(item as R | null, sent, at),
})
export const record = <const C extends Columns>(path: string, options: CallOptions<C>): RecordCall<FieldsOf<C>> => ({
  assumed: 'los campos del cuerpo; nadie lee la respuesta',
  ...options,
  path,
  asks: asksOf(options),
  kind: 'record',
})
