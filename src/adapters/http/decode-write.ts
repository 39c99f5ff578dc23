import { fail, ok, type Result } from '../../domain/result.ts'
import { foldText } from '../../domain/text.ts'
import { readWriteAnswer } from '../../domain/write-answer.ts'
import { responseText, type Answer } from './answer.ts'
import { forVisitors } from './refusal.ts'
import { printable } from './text.ts'

/** Characters of the server's text that are shown at most. */
const MOST_TEXT = 300

/** The answer to a write for which the document gives no words: done, refused, or unclear (`malformed`). */
export const decodeWrite = (path: string, done: readonly string[], answer: Answer): Result<void> => {
  const { kind, text } = readWriteAnswer('json' in answer ? answer.json : answer.text, done)
  const said = forVisitors(text).slice(0, MOST_TEXT)
  if (kind === 'done') return ok(undefined)
  if (kind === 'refused') return fail({ kind: 'refused', text: said })
  return fail({ kind: 'malformed', where: `${path}: no se sabe qué significa la respuesta`, ...(said !== '' && { said }) })
}

/**
 * The answer to a write whose one word of success the document gives (R3.02, R3.06), bare, quoted, or as `response` of
 * a row. Any other text is the server's refusal.
 */
export const decodeWord = (path: string, done: readonly string[], answer: Answer): Result<void> => {
  const said = 'json' in answer ? responseText(answer.json) : answer.text
  const text = said === null ? '' : printable(said)
  if (text === '' || /<[a-z!]/i.test(text)) return fail({ kind: 'malformed', where: `${path}: se esperaba una palabra` })
  if (done.includes(foldText(text))) return ok(undefined)
  return fail({ kind: 'refused', text: forVisitors(text).slice(0, MOST_TEXT) })
}
