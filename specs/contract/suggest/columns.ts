import { isObject as isRow, valueAt as valueIn, type Raw as Row } from '../../../src/adapters/http/schema/json.ts'

export { isRow, type Row }

/** Where a column stands (`empresa.nombre`) and what it holds, row by row. */
export interface Column {
  readonly name: string
  readonly values: readonly unknown[]
}

/** What stands at a path of a value: `data.productos`, `fotos.0.url`; '' is the value itself. */
export const valueAt = (value: unknown, path: string): unknown => (path === '' ? value : valueIn(value, path))

/** The names of a server's columns do not change after so many rows. */
const LOOKED_AT = 60
const DEEPEST = 3

/** Also of the objects in the rows, but not those by number that `mysql_fetch_array` adds. */
export const columnsOf = (rows: readonly Row[]): readonly Column[] => {
  const names = new Set<string>()
  const walk = (row: Row, prefix: string, depth: number): void => {
    for (const [key, value] of Object.entries(row)) {
      if (/^\d+$/.test(key) || key.includes('.')) continue
      names.add(prefix + key)
      if (isRow(value) && depth < DEEPEST) walk(value, `${prefix}${key}.`, depth + 1)
    }
  }
  const some = rows.slice(0, LOOKED_AT)
  for (const row of some) walk(row, '', 0)
  return [...names].map((name) => ({ name, values: some.map((row) => valueAt(row, name)) }))
}

export interface ListColumn extends Column {
  readonly parts: readonly Column[]
}

export const listColumnsOf = (columns: readonly Column[]): readonly ListColumn[] =>
  columns.flatMap(({ name, values }) => {
    const items = values.flatMap((value) => (Array.isArray(value) ? (value as unknown[]) : []))
    return items.length > 0 && items.every(isRow) ? [{ name, values, parts: columnsOf(items) }] : []
  })
