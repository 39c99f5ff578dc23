export type Raw = Readonly<Record<string, unknown>>
export const isObject = (value: unknown): value is Raw =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** PHP's ways to say "nothing". */
export const isAbsent = (value: unknown): boolean => value === undefined || value === null || value === ''

export const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

/** `precio.mayoreo`, `fotos.0.url`; undefined where there is none. */
export const valueAt = (value: unknown, path: string): unknown => {
  let found: unknown = value
  for (const key of path.split('.'))
    found = typeof found === 'object' && found !== null && Object.hasOwn(found, key) ? (found as Raw)[key] : undefined
  return found
}
