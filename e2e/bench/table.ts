/** One line: what was measured, next to its floor where it has one, and its budget where it has one. */
export interface Line {
  readonly what: string
  readonly unit: 'ms' | 'KB' | 'MB' | 'n' | ''
  readonly ours: number
  readonly floor?: Floor | undefined
  /** Times the floor, or in the row's own unit where `of` says so; null only reports. */
  readonly limit: number | null
  readonly of: 'ratio' | 'value'
}
export type Row = Line & { readonly group: string }
type Unit = Line['unit']
type Floor = readonly [value: number, name: string]

/** At most `limit` times the floor. */
export const against = (what: string, unit: Unit, ours: number, floor: Floor, limit: number): Line => ({
  what,
  unit,
  ours,
  floor,
  limit,
  of: 'ratio',
})

/** At most `limit`, in its own unit. */
export const atMost = (what: string, unit: Unit, ours: number, limit: number | null, floor?: Floor): Line => ({
  what,
  unit,
  ours,
  floor,
  limit,
  of: 'value',
})

const ratioOf = ({ ours, floor: [floor] = [0, ''] }: Line): number | null => (floor === 0 ? null : ours / floor)

/** Null where nothing is asked. What could not be measured, NaN, does not meet anything. */
export const meets = (line: Line): boolean | null =>
  line.limit === null ? null : (line.of === 'ratio' ? (ratioOf(line) ?? Number.NaN) : line.ours) <= line.limit

const DIGITS: Readonly<Record<Unit, number>> = { ms: 0, KB: 1, MB: 2, n: 0, '': 3 }
const say = (value: number, unit: Unit) => `${value.toFixed(DIGITS[unit])} ${unit === 'n' ? '' : unit}`.trimEnd()

const cellsOf = (line: Row): readonly string[] => {
  const { what, unit, ours, floor, limit, of } = line
  const good = meets(line)
  return [
    what,
    say(ours, unit),
    floor === undefined ? '' : `${say(floor[0], unit)} ${floor[1]}`,
    ratioOf(line) === null ? '' : `${ratioOf(line)?.toFixed(2)} ×`,
    limit === null ? '' : `≤ ${of === 'ratio' ? `${limit} ×` : say(limit, unit)}`,
    good === null ? '·' : good ? '✓' : '✗',
  ]
}

export const tableText = (rows: readonly Row[]): string => {
  const lines = [['Medida', 'Puntada', 'Piso', 'Razón', 'Presupuesto', ''], ...rows.map(cellsOf)]
  const width = (at: number) => Math.max(...lines.map((cells) => cells[at]?.length ?? 0))
  const pad = (cell: string, at: number) => (at === 0 ? cell.padEnd(width(at)) : cell.padStart(width(at)))
  const title = (at: number) => (rows[at]?.group === rows[at - 1]?.group ? '' : `\n${rows[at]?.group}\n`)
  return lines.map((cells, at) => (at === 0 ? '' : title(at - 1)) + cells.map(pad).join('  ')).join('\n')
}

/** For reports/bench.json. */
export const tableJson = (rows: readonly Row[]) =>
  rows.map((line) => ({ ...line, ratio: ratioOf(line), meets: meets(line) }))
