import { READS } from '../../adapters/http/calls/all.ts'
import type { Row } from '../../adapters/http/call.ts'
import type { FirstPictures } from '../../adapters/http/first-pictures.ts'
import type { PrefetchRow } from '../../head/prefetch-requests.ts'

/** Those of every page first, those that only the header shows last. */
const rank = ({ on, who }: PrefetchRow) => (on.includes('*') ? (who === undefined ? 0 : 2) : 1)

const columnOf = (row: Row<unknown>, field: string) => {
  const found = row.columns.find((column) => column.field === field)
  if (found === undefined) throw new Error(`No hay columna para ${field}`)
  return found.column
}

export const prefetchRows = (): readonly PrefetchRow[] =>
  READS.flatMap(({ path, asks, prefetch }) =>
    prefetch.map(({ on, asks: asked = {}, who, names }): PrefetchRow => {
      // `:field` of the rows that give the names, in the server's columns.
      const named = (text: string) =>
        names === undefined ? text : text.replace(/:(\w+)/g, (_, field: string) => `:${columnOf(names.row, field)}`)
      return {
        path,
        on: on.map(named),
        query: Object.fromEntries(Object.entries(asked).map(([name, value]) => [columnOf(asks, name), named(value)])),
        ...(who && { who }),
        ...(names && { names: names.path }),
      }
    }),
  ).toSorted((a, b) => rank(a) - rank(b))

/** Path → which of its pictures to preload. */
export const pictureReads = (): Readonly<Record<string, FirstPictures>> =>
  Object.fromEntries(
    READS.flatMap(({ path, row, prefetch }) =>
      prefetch.flatMap(({ pictures }) =>
        pictures === undefined
          ? []
          : [[path, { most: pictures.most, columns: pictures.fields.map((field) => columnOf(row, field)) }]],
      ),
    ),
  )

/** Reads that are the same for everybody, and the parameters that each may carry. */
export const cacheableReads = (): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(
    READS.filter(({ cacheable }) => cacheable).map(({ path, asks }) => [
      path,
      asks.columns.map(({ column }) => column),
    ]),
  )
