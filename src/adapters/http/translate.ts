import type { Result } from '../../domain/result.ts'
import type { Answer } from './answer.ts'
import { translatorOf } from './columns.ts'
import { fieldsOf, readRow, type OpenedRows, type RowSource, type ServerTerms } from './decode.ts'
import { ENTITIES, group, type EntityName } from './dialect-names.ts'
import { isAbsent } from './fields.ts'
import { bareName, isObject, type Raw } from './row.ts'
import { saysNone } from './text.ts'

// How other servers write what ours writes otherwise. The site fetches this when an answer is not as ours writes it.

const WRAPPERS = new Set('data datos result results resultado resultados rows row filas items item lista list registros records payload body respuesta content'.split(' '))

const isWrapper = (key: string, entity: EntityName): boolean => {
  const name = bareName(key)
  return WRAPPERS.has(name) || group(ENTITIES[entity].noun).some((noun) => name === noun || name === `${noun}s` || name === `${noun}es`)
}

/**
 * The rows of an answer as PHP gives them; undefined if it is not a list. Takes a list, one row, null or false for none,
 * a list with gaps (an object with numeric keys), bare values for rows of one field, and any of these within `{ data }`,
 * `{ status, datos }`, `{ productos }`, or under any other name whose rows have our fields. Where one row is asked for, a
 * list of several under such a name does not count.
 */
export const openRows = (source: RowSource<unknown>, json: unknown, terms: ServerTerms): OpenedRows | undefined => {
  const required = fieldsOf(source.schema).flatMap(([name, { optional }]) => (optional ? [] : [name]))
  const { text, number } = ENTITIES[source.entity]
  const asRow = (value: unknown): unknown => {
    const name = typeof value === 'string' ? text : typeof value === 'number' ? number : undefined
    return name === undefined ? value : { [name]: value }
  }
  const { read, explain } = translatorOf(source, terms)
  /** Our fields that the object itself has. */
  const fieldsIn = (object: Raw): readonly string[] => {
    // Fields inside a wrapper (`{ data: … }`) belong to another row.
    const isOwn = (at: string): boolean => !Array.isArray(object[at]) && !(at.includes('.') && WRAPPERS.has(bareName(at.split('.')[0] ?? '')))
    return Object.entries(explain(object)).flatMap(([name, at]) => (isOwn(at) ? [name] : []))
  }
  const isRow = (object: Raw): boolean => {
    const found = fieldsIn(object)
    return required.length > 0 && required.every((name) => found.includes(name))
  }

  const fieldsOfFirst = (rows: readonly unknown[] | undefined): number => {
    const first = rows?.find(isObject)
    return first !== undefined && isRow(first) ? fieldsIn(first).length : 0
  }
  /** `{ mensaje: 'No se encontraron productos' }` */
  const onlySaysNone = (object: Raw): boolean => {
    const values = Object.values(object)
    return required.length > 0 && fieldsIn(object).length < 2 && !values.some((value) => isObject(value) || Array.isArray(value)) && values.some((value) => typeof value === 'string' && saysNone(value))
  }
  /** Under an unknown name: the list or object whose rows have the most of our fields, and more than the object around it. */
  const rowsWithin = (object: Raw, depth: number): readonly unknown[] | undefined => {
    const own = fieldsIn(object).length
    const inner = Object.values(object).flatMap((value) => {
      if (Array.isArray(value)) return source.answers === 'rows' || value.length < 2 ? [value as readonly unknown[]] : []
      return isObject(value) ? [open(value, depth) ?? []] : []
    })
    if (own === 0 && inner.length === 1 && inner[0]?.length === 0) return []
    const [best, next] = inner.filter((rows) => fieldsOfFirst(rows) > own).toSorted((a, b) => fieldsOfFirst(b) - fieldsOfFirst(a))
    return fieldsOfFirst(best) > fieldsOfFirst(next) ? best : undefined
  }

  const open = (value: unknown, depth: number): readonly unknown[] | undefined => {
    if (isAbsent(value) || value === false || (typeof value === 'string' && saysNone(value))) return []
    if (Array.isArray(value)) return depth > 0 && value.length === 1 && Array.isArray(value[0]) ? open(value[0], depth - 1) : value.map(asRow)
    if (!isObject(value)) return number !== undefined && typeof value === 'number' ? [asRow(value)] : undefined
    const keys = Object.keys(value)
    // PHP encodes a list with gaps as an object with numeric keys, and may encode an empty list as {}.
    if (keys.every((key) => /^\d+$/.test(key))) return Object.values(value).map(asRow)
    // Rows by their ids: `{ p12: { … }, p15: { … } }`.
    if (keys.every((key) => /\d$/.test(key) && isObject(value[key]) && isRow(value[key]))) return Object.values(value)
    if (depth === 0 || isRow(value)) return [value]
    const wrappers = keys.filter((key) => isWrapper(key, source.entity))
    // `mensaje: ''` beside the rows is no list without messages.
    const wrapper = wrappers.find((key) => isObject(value[key]) || Array.isArray(value[key])) ?? wrappers.find((key) => isAbsent(value[key]) || value[key] === false)
    const named = wrapper === undefined ? undefined : open(value[wrapper], depth - 1)
    if (wrapper !== undefined && (!isObject(value[wrapper]) || fieldsOfFirst(named) > 0)) return named
    return rowsWithin(value, depth - 1) ?? named ?? (onlySaysNone(value) ? [] : [value])
  }
  const rows = open(json, 3)
  return rows && { rows, inOurNames: read }
}

/** One row of any server's answer to a write; null where it has none. */
export const decodeRow = <Row>(source: RowSource<Row>, answer: Answer, terms: ServerTerms): Result<Row | null> =>
  readRow(source, 'json' in answer ? openRows(source, answer.json, terms) : undefined, terms)
