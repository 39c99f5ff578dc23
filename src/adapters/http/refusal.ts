import { serverWords } from '../../domain/server-words.ts'
import type { Answer } from './answer.ts'
import { printable } from './text.ts'

/** Timeouts, rate limits and gateway errors, whose status says more than their text. */
const SPEAKS_FOR_ITSELF: ReadonlySet<number> = new Set([408, 429, 502, 504])

/** What web servers, frameworks and databases say by themselves, in English. */
const NOT_FOR_VISITORS =
  /^(?:bad request|unauthori[sz]ed|unauthenticated|forbidden|(?:access|permission) denied|not found|method not allowed|page expired|the given data was invalid|error)[.!]?$|\b(?:[cx]srf|sql\w*|mysql\w*|pdo\w*|exception|duplicate entry|stack trace|on line \d+|undefined (?:index|offset|variable|array key))\b|=>/i

/** A sentence of the server as visitors may see it; '' for HTML, and for what programs say. */
export const forVisitors = (text: string): string => {
  const clean = printable(text.slice(0, 1000))
  return clean.includes('<') || NOT_FOR_VISITORS.test(clean) ? '' : clean
}

/**
 * The short sentence with which a server refuses; null for HTML pages and long dumps. The plain text of a 5xx does not
 * count, because it comes from the web server (Internal Server Error); JSON comes from the shop's own code.
 */
export const refusalText = (status: number, answer: Answer): string | null => {
  if (SPEAKS_FOR_ITSELF.has(status) || (status >= 500 && !('json' in answer))) return null
  const text = forVisitors('json' in answer ? serverWords(answer.json) : answer.text)
  return text !== '' && text.length <= 300 ? text : null
}
