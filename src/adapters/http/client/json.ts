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
