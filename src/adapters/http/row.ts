/** A row of an answer: its values by the server's names. */
export type Raw = Readonly<Record<string, unknown>>

export const isObject = (value: unknown): value is Raw => typeof value === 'object' && value !== null && !Array.isArray(value)

/** A name for comparison: without case, accents or separators. */
export const bareName = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase()

/** The value under the first of these names that the row has. */
export const valueBy = (object: Raw, names: readonly string[]): unknown => {
  const byName = new Map(Object.entries(object).map(([key, value]) => [bareName(key), value]))
  return byName.get(names.find((name) => byName.has(name)) ?? '')
}
