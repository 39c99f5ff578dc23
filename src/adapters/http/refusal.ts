import { serverWords } from '../../domain/server-words.ts'
import type { Answer } from './answer.ts'
import { printable } from './text.ts'

/** Timeouts, rate limits and gateway errors, whose status says more than their text. */
const SPEAKS_FOR_ITSELF: ReadonlySet<number> = new Set([408, 429, 502, 504])

/** What web servers and frameworks say by themselves, in English. */
const NOT_FOR_VISITORS = /^(?:bad request|unauthori[sz]ed|unauthenticated|forbidden|(?:access|permission) denied|not found|method not allowed|page expired)[.!]?$|\b[cx]srf\b/i

/**
 * The short sentence with which a server refuses; null for HTML pages and long dumps. The plain text of a 5xx does not
 * count, because it comes from the web server (Internal Server Error); JSON comes from the shop's own code.
 */
export const refusalText = (status: number, answer: Answer): string | null => {
  if (SPEAKS_FOR_ITSELF.has(status) || (status >= 500 && !('json' in answer))) return null
  const text = printable('json' in answer ? serverWords(answer.json) : answer.text)
  return text !== '' && text.length <= 300 && !text.includes('<') && !NOT_FOR_VISITORS.test(text) ? text : null
}
