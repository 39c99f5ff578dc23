import type { Screen } from '../../src/commands/screen.ts'

export interface Failure {
  readonly tool: string
  /** The shop's texts at that moment. */
  readonly says: readonly string[]
  readonly picture?: string | undefined
}

const NOW = '\nLa tienda dice ahora:\n'
const wordsOf = (text: string): ReadonlySet<string> => new Set(text.toLowerCase().match(/\p{L}{4,}|\d+/gu))

/** Adds the page's notices, the texts that share most words with the message, and its first texts. */
export const withScreen = (message: string, { notices, texts }: Screen): string => {
  const wanted = wordsOf(message)
  const shared = (text: string): number => [...wordsOf(text)].filter((word) => wanted.has(word)).length
  const near = texts.filter((text) => shared(text) > 0).toSorted((a, b) => shared(b) - shared(a))
  const lines = [
    ...notices.map((text) => `A la vista: ${text}`),
    ...near.slice(0, 3),
    `Al principio: ${texts.join(' · ').slice(0, 200)}…`,
  ]
  return `${message}${NOW}${[...new Set(lines)].join('\n')}`
}

export const failureOf = (raw: string): Failure => {
  // eslint-disable-next-line no-control-regex -- the escape character is what colours start with
  const [words = '', screen] = raw.replace(/\u001b\[[0-9;]*m/g, '').split(NOW)
  return { tool: words.trim().split(/\n\s*/).slice(0, 8).join('\n'), says: screen?.trim().split('\n') ?? [] }
}
