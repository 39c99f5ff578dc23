import type { Screen } from '../../src/commands/screen.ts'

/** Why a check failed: the words of the tool that ran it, and what the shop said then. */
export interface Failure {
  readonly tool: string
  readonly says: readonly string[]
  /** The window when it failed. */
  readonly picture?: string | undefined
}

const NOW = '\nLa tienda dice ahora:\n'
const wordsOf = (text: string): ReadonlySet<string> => new Set(text.toLowerCase().match(/\p{L}{4,}|\d+/gu))

/** After a tool's words: the notices, the texts that share most words with what was expected, the page's first ones. */
export const withScreen = (message: string, { notices, texts }: Screen): string => {
  const wanted = wordsOf(message)
  const shared = (text: string): number => [...wordsOf(text)].filter((word) => wanted.has(word)).length
  const near = texts.filter((text) => shared(text) > 0).toSorted((a, b) => shared(b) - shared(a))
  const said = [
    ...notices.map((text) => `A la vista: ${text}`),
    ...near.slice(0, 3),
    `Al principio: ${texts.join(' · ').slice(0, 200)}…`,
  ]
  return `${message}${NOW}${[...new Set(said)].join('\n')}`
}

export const failureOf = (raw: string): Failure => {
  // eslint-disable-next-line no-control-regex -- the escape character is what colours start with
  const [said = '', screen] = raw.replace(/\u001b\[[0-9;]*m/g, '').split(NOW)
  return { tool: said.trim().split(/\n\s*/).slice(0, 8).join('\n'), says: screen?.trim().split('\n') ?? [] }
}
