/** A row of an answer: its values by the server's names. */
export type Raw = Readonly<Record<string, unknown>>

export const isObject = (value: unknown): value is Raw =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A name for comparison: without case, accents or separators. */
export const bareName = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase()

const CENTS = /(?:in|en)?(?:cents|centavos)$/i

/** A bare name without what says that its amount is in cents: `pricecents` is `price`. */
export const withoutCents = (name: string): string => name.replace(CENTS, '')

/** What stands under a name, in pesos; undefined for cents that are no whole number. */
export const inPesos = (name: string, value: unknown): unknown => {
  if (!CENTS.test(name) || value === null || value === '') return value
  const cents = typeof value === 'string' ? Number(value) : value
  return typeof cents === 'number' && Number.isSafeInteger(cents) ? cents / 100 : undefined
}

/** The value under the first of these names that the row has. */
export const valueBy = (object: Raw, names: readonly string[]): unknown => {
  const byName = new Map(
    Object.entries(object).map(([key, value]) => [withoutCents(bareName(key)), inPesos(key, value)]),
  )
  return byName.get(names.find((name) => byName.has(name)) ?? '')
}
