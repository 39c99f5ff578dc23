const DIGITS = { ms: 0, KB: 1, MB: 2, n: 0, '': 4 } as const
type Unit = keyof typeof DIGITS

/** What was measured; beside a floor the limit is a ratio, else it is in the line's own unit. */
export type Line = readonly [what: string, unit: Unit, ours: number, limit: number, floor?: readonly [number, string]]

/** What could not be measured, NaN, does not meet anything. */
export const meets = ([, , ours, limit, floor]: Line): boolean => ours / (floor?.[0] ?? 1) <= limit

const say = (value: number, unit: Unit): string =>
  `${value.toFixed(DIGITS[unit])} ${unit === 'n' ? '' : unit}`.trimEnd()

const cellsOf = (line: Line): readonly string[] => {
  const [what, unit, ours, limit, floor] = line
  const beside = floor ? [`${say(floor[0], unit)} ${floor[1]}`, `${(ours / floor[0]).toFixed(2)} ×`] : ['', '']
  const most = floor ? `${limit} ×` : say(limit, unit)
  return [what, say(ours, unit), ...beside, `≤ ${most}`, meets(line) ? '✓' : '✗']
}

export const tableText = (lines: readonly Line[]): string => {
  const rows = [['Medida', 'Puntada', 'Piso', 'Razón', 'Presupuesto', ''], ...lines.map(cellsOf)]
  const width = (column: number) => Math.max(...rows.map((cells) => cells[column]?.length ?? 0))
  const pad = (cell: string, column: number) => (column === 0 ? cell.padEnd(width(0)) : cell.padStart(width(column)))
  return rows.map((cells) => cells.map(pad).join('  ')).join('\n')
}
