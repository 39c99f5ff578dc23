/** A row of an answer: its values by the server's names. */
export type Raw = Readonly<Record<string, unknown>>

export const isObject = (value: unknown): value is Raw => typeof value === 'object' && value !== null && !Array.isArray(value)

/** A name as names are compared: without case, accents or separators. */
export const bareName = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase()
