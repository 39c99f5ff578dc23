export type Row = Readonly<Record<string, unknown>>
export const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A column of a server's rows: where it stands (`empresa.nombre`) and what it holds, row by row. */
export interface Column {
  readonly name: string
  readonly values: readonly unknown[]
}

/** What stands at a path of a value: `data.productos`, `fotos.0.url`; '' is the value itself. */
export const valueAt = (value: unknown, path: string): unknown =>
  path === ''
    ? value
    : path
        .split('.')
        .reduce<unknown>(
          (inner, key) =>
            typeof inner === 'object' && inner !== null ? (inner as Record<string, unknown>)[key] : undefined,
          value,
        )

/** Rows that are looked at: the names of a server's columns do not change after these. */
const LOOKED_AT = 60
const DEEPEST = 3

/** The columns of rows and of the objects in them; without those by place, as `mysql_fetch_array` adds them. */
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

/** A column whose values are lists of objects, with the columns of those. */
export interface ListColumn extends Column {
  readonly parts: readonly Column[]
}

export const listColumnsOf = (columns: readonly Column[]): readonly ListColumn[] =>
  columns.flatMap(({ name, values }) => {
    const items = values.flatMap((value) => (Array.isArray(value) ? (value as unknown[]) : []))
    return items.length > 0 && items.every(isRow) ? [{ name, values, parts: columnsOf(items) }] : []
  })
