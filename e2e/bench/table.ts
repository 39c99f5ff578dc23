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
  const beside =
    floor === undefined ? ['', ''] : [say(floor[0], unit) + ` ${floor[1]}`, `${(ours / floor[0]).toFixed(2)} ×`]
  return [what, say(ours, unit), ...beside, `≤ ${floor ? `${limit} ×` : say(limit, unit)}`, meets(line) ? '✓' : '✗']
}

export const tableText = (groups: ReadonlyMap<string, readonly Line[]>): string => {
  const rows = [...groups].flatMap(([group, lines]) => [[`\n${group}`], ...lines.map(cellsOf)])
  const all = [['Medida', 'Puntada', 'Piso', 'Razón', 'Presupuesto', ''], ...rows]
  const table = all.filter(({ length }) => length > 1)
  const width = (at: number) => Math.max(...table.map((cells) => cells[at]?.length ?? 0))
  const pad = (cell: string, at: number) => (at === 0 ? cell.padEnd(width(at)) : cell.padStart(width(at)))
  return all.map((cells) => (cells.length > 1 ? cells.map(pad).join('  ') : cells[0])).join('\n')
}
