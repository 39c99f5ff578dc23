import type { Row } from '../asking.ts'
import { columnsOf } from './pairs.ts'

/** A value or two of a column, for a person to judge by. */
export const describeColumns = (rows: readonly Row[], name: string): string => {
  const values = columnsOf(rows).find((column) => column.name === name)?.values ?? []
  const seen = [
    ...new Set(
      values
        .filter((value) => value !== null && value !== '' && value !== undefined)
        .map((value) => (typeof value === 'string' ? value : JSON.stringify(value))),
    ),
  ]
  const some = seen.slice(0, 2).map((text) => (text.length > 40 ? `${text.slice(0, 39)}…` : text))
  return some.length === 0 ? 'sin valores' : `p. ej. ${some.join(', ')}`
}
