import { ok, type Result } from '../../domain/result.ts'
import type { Answer } from './answer.ts'
import { translatorOf } from './columns.ts'
import { fieldsOf, readRow, type OpenedRows, type RowSource, type ServerTerms } from './decode.ts'
import { ENTITIES, group, type EntityName } from './dialect-names.ts'
import type { Query } from './dialect.ts'
import { isAbsent } from './fields.ts'
import { bareName, isObject, type Raw } from './row.ts'
import { saysNone } from './text.ts'

// How other servers write what ours writes otherwise. The site fetches this when an answer is not as ours writes it.

const WRAPPERS = new Set(
  'data datos result results resultado resultados rows row filas items item lista list registros records payload body respuesta content'.split(
    ' ',
  ),
)

const isWrapper = (key: string, entity: EntityName): boolean => {
  const name = bareName(key)
  return (
    WRAPPERS.has(name) ||
    group(ENTITIES[entity].noun).some((noun) => name === noun || name === `${noun}s` || name === `${noun}es`)
  )
}

/**
 * The rows of an answer as PHP gives them; undefined if it is not a list. Takes a list, one row, null or false for
 * none,
 * a list with gaps (an object with numeric keys), bare values for rows of one field, and any of these within `{ data
 * }`,
 * `{ status, datos }`, `{ productos }`, or under any other name whose rows have our fields. Where one row is asked for,
 * a
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
    const isOwn = (at: string): boolean =>
      !Array.isArray(object[at]) && !(at.includes('.') && WRAPPERS.has(bareName(at.split('.')[0] ?? '')))
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
    return (
      required.length > 0 &&
      fieldsIn(object).length < 2 &&
      !values.some((value) => isObject(value) || Array.isArray(value)) &&
      values.some((value) => typeof value === 'string' && saysNone(value))
    )
  }
  /**
   * Under an unknown name: the list or object whose rows have the most of our fields, and more than the object around
   * it.
   */
  const rowsWithin = (object: Raw, depth: number): readonly unknown[] | undefined => {
    const own = fieldsIn(object).length
    const inner = Object.values(object).flatMap((value) => {
      if (Array.isArray(value))
        return source.answers === 'rows' || value.length < 2 ? [value as readonly unknown[]] : []
      return isObject(value) ? [open(value, depth) ?? []] : []
    })
    if (own === 0 && inner.length === 1 && inner[0]?.length === 0) return []
    const [best, next] = inner
      .filter((rows) => fieldsOfFirst(rows) > own)
      .toSorted((a, b) => fieldsOfFirst(b) - fieldsOfFirst(a))
    return fieldsOfFirst(best) > fieldsOfFirst(next) ? best : undefined
  }

  const open = (value: unknown, depth: number): readonly unknown[] | undefined => {
    if (isAbsent(value) || value === false || (typeof value === 'string' && saysNone(value))) return []
    if (Array.isArray(value))
      return depth > 0 && value.length === 1 && Array.isArray(value[0]) ? open(value[0], depth - 1) : value.map(asRow)
    if (!isObject(value)) return number !== undefined && typeof value === 'number' ? [asRow(value)] : undefined
    const keys = Object.keys(value)
    // PHP encodes a list with gaps as an object with numeric keys, and may encode an empty list as {}.
    if (keys.every((key) => /^\d+$/.test(key))) return Object.values(value).map(asRow)
    // Rows by their ids: `{ p12: { … }, p15: { … } }`.
    if (keys.every((key) => /\d$/.test(key) && isObject(value[key]) && isRow(value[key]))) return Object.values(value)
    if (depth === 0 || isRow(value)) return [value]
    // The answer to a write has no field that must be there, and may name the list of what was ordered.
    if (required.length === 0 && fieldsIn(value).length > 1) return [value]
    const wrappers = keys.filter((key) => isWrapper(key, source.entity))
    // `mensaje: ''` beside the rows is no list without messages.
    const wrapper =
      wrappers.find((key) => isObject(value[key]) || Array.isArray(value[key])) ??
      wrappers.find((key) => isAbsent(value[key]) || value[key] === false)
    const named = wrapper === undefined ? undefined : open(value[wrapper], depth - 1)
    if (wrapper !== undefined && (!isObject(value[wrapper]) || fieldsOfFirst(named) > 0)) return named
    return rowsWithin(value, depth - 1) ?? named ?? (onlySaysNone(value) ? [] : [value])
  }
  const rows = open(json, 3)
  return rows && { rows, inOurNames: read }
}

const PAGE = ['page', 'currentpage', 'pagina', 'paginaactual']
const LAST_PAGE = ['lastpage', 'totalpages', 'pagecount', 'pages', 'totalpaginas', 'paginas', 'ultimapagina']
const TOTAL = [
  'total',
  'totalcount',
  'totalhits',
  'totalitems',
  'totalresults',
  'totalrecords',
  'totalregistros',
  'totalresultados',
  'count',
]
const OFFSET = ['offset', 'skip']
const NEXT = ['next', 'nextpageurl', 'siguiente']
const MOST_PAGES = 50
const PAGES_AT_ONCE = 4

/** What to ask for further pages with, if the answer is the first page of several and says so. */
const pagesAfter = (json: unknown, rows: number): readonly Query[] => {
  const said = new Map<string, unknown>()
  const walk = (value: unknown, depth: number): void => {
    if (!isObject(value)) return
    for (const [key, each] of Object.entries(value)) {
      if (isObject(each) && depth > 0) walk(each, depth - 1)
      else if (!said.has(bareName(key))) said.set(bareName(key), each)
    }
  }
  walk(json, 2)
  const nameIn = (names: readonly string[]): string | undefined => names.find((name) => !isAbsent(said.get(name)))
  const numberIn = (names: readonly string[]): number => Number(said.get(nameIn(names) ?? ''))
  const total = numberIn(TOTAL)
  const count = Math.min(numberIn(LAST_PAGE) || Math.ceil(total / rows), MOST_PAGES)
  const next = said.get(nameIn(NEXT) ?? '')
  const [inNext] =
    typeof next === 'string' && next.includes('?')
      ? ([...new URLSearchParams(next.slice(next.indexOf('?')))].find(([, value]) => value === '2') ?? [])
      : []
  const page = inNext ?? (numberIn(PAGE) === 1 ? nameIn(PAGE)?.replace('current', '').replace('actual', '') : undefined)
  const offset = page === undefined && numberIn(OFFSET) === 0 ? nameIn(OFFSET) : undefined
  const name = page ?? offset
  if (name === undefined || !(count > 1)) return []
  return Array.from({ length: count - 1 }, (_, at) => ({ [name]: page === undefined ? (at + 1) * rows : at + 2 }))
}

/**
 * The rows of an answer with those of its further pages, up to the query's `limit`; `ask` asks again with these
 * parameters too.
 */
export const openPages = async (
  source: RowSource<unknown>,
  json: unknown,
  terms: ServerTerms,
  limit: number,
  ask: (page: Query) => Promise<Result<Answer>>,
): Promise<Result<OpenedRows | undefined>> => {
  const opened = openRows(source, json, terms)
  if (opened === undefined || opened.rows.length === 0 || source.answers === 'row') return ok(opened)
  const rows = [...opened.rows]
  const first = JSON.stringify(rows[0])
  const pages = pagesAfter(json, rows.length)
  for (let at = 0; at < pages.length && rows.length < limit; at += PAGES_AT_ONCE) {
    const needed = Math.min(PAGES_AT_ONCE, Math.ceil((limit - rows.length) / opened.rows.length))
    for (const answer of await Promise.all(pages.slice(at, at + needed).map(ask))) {
      if (!answer.ok) return answer
      const more = 'json' in answer.value ? (openRows(source, answer.value.json, terms)?.rows ?? []) : []
      // A server that knows no pages gives the first one again.
      if (more.length === 0 || JSON.stringify(more[0]) === first) return ok({ ...opened, rows })
      rows.push(...more)
    }
  }
  return ok({ ...opened, rows })
}

/** One row of any server's answer to a write; null where it has none. */
export const decodeRow = <Row>(source: RowSource<Row>, answer: Answer, terms: ServerTerms): Result<Row | null> =>
  readRow(source, 'json' in answer ? openRows(source, answer.json, terms) : undefined, terms)
