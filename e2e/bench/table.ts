/** One line: what was measured, next to its floor where it has one, and whether it keeps to its budget. */
export interface Row {
  readonly group: string
  readonly what: string
  readonly unit: 'ms' | 'KB' | 'MB' | 'n' | 'B' | '×' | ''
  readonly ours: number
  readonly floor: number | null
  readonly floorName: string
  /** Times the floor, or in the row's own unit where `of` says so; null where there is no budget. */
  readonly limit: number | null
  readonly of: 'ratio' | 'value'
  /** Least, in the place of most. */
  readonly least: boolean
  readonly note: string
}

type Given = Partial<Row> & Pick<Row, 'group' | 'what' | 'unit' | 'ours'>
const row = (given: Given): Row => ({
  floor: null,
  floorName: '',
  limit: null,
  of: 'value',
  least: false,
  note: '',
  ...given,
})

/** At most `limit` times the floor. */
export const against = (given: Given & { floor: number; floorName: string }, limit: number | null): Row =>
  row({ ...given, limit, of: 'ratio' })
/** At most `limit`, in its own unit; null only reports. */
export const atMost = (given: Given, limit: number | null): Row => row({ ...given, limit })
export const atLeast = (given: Given, limit: number): Row => row({ ...given, limit, least: true })

const ratioOf = ({ ours, floor }: Row): number | null => (floor === null || floor === 0 ? null : ours / floor)

/** Null where nothing is asked. */
export const meets = (line: Row): boolean | null => {
  if (line.limit === null) return null
  const value = line.of === 'ratio' ? (ratioOf(line) ?? Number.NaN) : line.ours
  return line.least ? value >= line.limit : value <= line.limit
}

const DIGITS: Readonly<Record<Row['unit'], number>> = { ms: 0, KB: 1, MB: 2, n: 0, B: 0, '×': 2, '': 3 }
const say = (value: number, unit: Row['unit']): string => {
  const text = value.toFixed(DIGITS[unit])
  return unit === 'n' || unit === '' ? text : unit === '×' ? `${text} ×` : `${text} ${unit}`
}
const budget = ({ limit, of, unit, least }: Row): string =>
  limit === null ? '' : `${least ? '≥' : '≤'} ${of === 'ratio' ? `${limit} ×` : say(limit, unit)}`

export const tableText = (rows: readonly Row[]): string => {
  const head = ['Medida', 'Puntada', 'Piso', 'Razón', 'Presupuesto', '']
  const lines = rows.map((line) => {
    const ratio = ratioOf(line)
    const good = meets(line)
    return [
      line.what,
      say(line.ours, line.unit),
      line.floor === null ? '' : `${say(line.floor, line.unit)} ${line.floorName}`,
      ratio === null ? '' : `${ratio.toFixed(2)} ×`,
      budget(line),
      (good === null ? '·' : good ? '✓' : '✗') + (line.note === '' ? '' : ` ${line.note}`),
    ]
  })
  const widths = head.map((title, column) =>
    Math.max(title.length, ...lines.map((cells) => (cells[column] ?? '').length)),
  )
  const text = (cells: readonly string[]) =>
    cells
      .map((cell, column) =>
        column === 0 || column === 5
          ? cell.padEnd(column === 5 ? 0 : (widths[column] ?? 0))
          : cell.padStart(widths[column] ?? 0),
      )
      .join('  ')
  const out: string[] = [text(head)]
  let group = ''
  lines.forEach((cells, at) => {
    const name = rows[at]?.group ?? ''
    if (name !== group) out.push(`\n${name}`)
    group = name
    out.push(text(cells))
  })
  return out.join('\n')
}

/** For reports/bench.json. */
export const tableJson = (rows: readonly Row[]) =>
  rows.map((line) => ({ ...line, ratio: ratioOf(line), meets: meets(line) }))
