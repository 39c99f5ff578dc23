import { translatorOf } from '../../../src/adapters/http/columns.ts'
import { isObject } from '../../../src/adapters/http/row.ts'
import { fieldsOf, type RowSource, type ServerTerms } from '../../../src/adapters/http/decode.ts'
import { ENTITIES } from '../../../src/adapters/http/dialect-names.ts'
import { field as kinds } from '../../../src/adapters/http/fields.ts'
import { nameLikeness } from './names.ts'
import { lookOf, NO_VALUES, type Facts } from './values.ts'

type Row = Readonly<Record<string, unknown>>

/** A column of a server's rows: where it stands (`empresa.nombre`) and what it holds, row by row. */
export interface Column {
  readonly name: string
  readonly values: readonly unknown[]
}

/** What is thought of one of our fields. */
export interface Pair {
  readonly field: string
  /** The server's name; null where nobody can tell. */
  readonly name: string | null
  /** 0 to 1. */
  readonly sure: number
  readonly why: string
  /** Known from the table or the dialect already: nothing to write down. */
  readonly known: boolean
  /** Columns that might be meant. */
  readonly candidates: readonly string[]
}

/**
 * The columns of rows, those of objects within too. Columns by place, as `mysql_fetch_array` adds them, are passed
 * over.
 */
export const columnsOf = (rows: readonly Row[]): readonly Column[] => {
  const names = new Set<string>()
  const walk = (row: Row, prefix: string): void => {
    for (const [key, value] of Object.entries(row)) {
      if (/^\d+$/.test(key)) continue
      names.add(prefix + key)
      if (isObject(value) && prefix.split('.').length < 4) walk(value, `${prefix}${key}.`)
    }
  }
  for (const row of rows.slice(0, 60)) walk(row, '')
  const at = (row: Row, name: string): unknown =>
    name.split('.').reduce<unknown>((value, key) => (isObject(value) ? value[key] : undefined), row)
  return [...names].map((name) => ({ name, values: rows.map((row) => at(row, name)) }))
}

/** From here on a pair is written down; from `MAYBE` on it is a question to a person. */
const SURE = 0.7
const MAYBE = 0.45
const LEAD = 0.08

const percent = (share: number): string => `${Math.round(share * 100)} %`

const PARTS = ['precios.precio', 'precios.mayoreo', 'precios.piezas']

/** Our fields of these rows, price in parts among them where there is no list of prices. */
const wantedFields = (source: RowSource<unknown>): readonly string[] => {
  const fields = fieldsOf(source.schema).map(([name]) => name)
  return source.entity === 'producto' && fields.includes('precios') ? [...fields, ...PARTS] : fields
}

/** Pairs our fields with the columns of a server's rows, by name and by the look of what they hold. */
export const pairFields = (
  source: RowSource<unknown>,
  rows: readonly Row[],
  terms: ServerTerms,
  facts: Facts,
): readonly Pair[] => {
  const { entity, path } = source
  const columns = columnsOf(rows)
  const { explain } = translatorOf(source, terms)
  const found: Record<string, string> = {}
  for (const row of rows.slice(0, 60)) for (const [field, name] of Object.entries(explain(row))) found[field] ??= name
  const look = (field: string, column: Column) => lookOf(entity, field, column.values, facts)
  const { campos = {} } = terms.dialect
  const isGiven = (field: string) => campos[path]?.[field] !== undefined || campos[entity]?.[field] !== undefined
  const pairs = new Map<string, Pair>()
  const taken = new Set<string>()
  for (const [field, name] of Object.entries(found)) {
    const column = columns.find((each) => each.name === name)
    if (column === undefined || column.values.every(isObject)) {
      pairs.set(field, { field, name, sure: 1, why: 'está en la tabla', known: true, candidates: [] })
      taken.add(name)
      continue
    }
    const { fit, why } = look(field, column)
    // What the table finds by name alone must not be belied by what is in it.
    if (fit <= 0.1 && !isGiven(field)) continue
    pairs.set(field, { field, name, sure: 1, why: `está en la tabla; ${why}`, known: true, candidates: [] })
    taken.add(name)
  }
  const hasPrice = ['precios', ...PARTS.slice(0, 2)].some((field) => pairs.has(field))
  // Beside a price, a list of prices may still be there.
  const open = wantedFields(source).filter((field) => !pairs.has(field) && !(hasPrice && field.startsWith('precios.')))
  // Columns that the table takes for a field which these rows need not have.
  const own = new Set(fieldsOf(source.schema).map(([name]) => name))
  const others = Object.keys(ENTITIES[entity].fields).filter((field) => !field.includes('.') && !own.has(field))
  const schema = Object.fromEntries(others.map((name) => [name, [name, kinds.text]]))
  for (const name of Object.values(translatorOf({ ...source, schema }, terms).explain(rows[0] ?? {}))) taken.add(name)
  const scored = open.flatMap((field) =>
    columns.flatMap((column) => {
      if (taken.has(column.name)) return []
      const { fit, telling, why } = look(field, column)
      const likeness = nameLikeness(entity, field, column.name)
      if (fit <= NO_VALUES || (likeness === 0 && !telling)) return []
      const score = telling
        ? Math.max(0.62 + 0.3 * likeness, 0.62 * likeness + 0.38 * fit)
        : 0.62 * likeness + 0.38 * fit
      return [{ field, name: column.name, score, fit, why: `nombre ${percent(likeness)}, ${why}` }]
    }),
  )
  for (const best of scored.toSorted((a, b) => b.score - a.score)) {
    if (pairs.has(best.field) || taken.has(best.name) || best.score < MAYBE) continue
    const rivals = scored.filter(
      ({ field, name, score }) =>
        field === best.field && name !== best.name && !taken.has(name) && score > best.score - LEAD,
    )
    // A look that tells, in one column alone, is enough.
    const alone = scored.filter(({ field, score }) => field === best.field && score >= MAYBE).length === 1
    const sure = best.fit >= 0.6 && (best.score >= SURE || (alone && best.score >= 0.6))
    if (sure && rivals.length === 0) {
      pairs.set(best.field, {
        field: best.field,
        name: best.name,
        sure: best.score,
        why: best.why,
        known: false,
        candidates: [],
      })
      taken.add(best.name)
    } else {
      const candidates = [best, ...rivals].map(({ name }) => name)
      pairs.set(best.field, {
        field: best.field,
        name: null,
        sure: best.score,
        why: best.why,
        known: false,
        candidates,
      })
    }
  }
  return [...pairs.values()]
}

export const requiredOf = (source: RowSource<unknown>): readonly string[] =>
  fieldsOf(source.schema).flatMap(([name, { optional }]) => (optional ? [] : [name]))
