import { configure, getConfig } from '@testing-library/react'
import { named } from '../report/failure.ts'

const SENTENCES: readonly (readonly [RegExp, (...parts: string[]) => string])[] = [
  [
    /^Unable to find (?:an (?:accessible )?element with the )?role[= ]"(\w+)"(?: and name [`"]([^`"]*)[`"])?/,
    (role = '', name) => `No apareció ${named(role, name)}.`,
  ],
  [
    /^Found multiple elements with the role "(\w+)"(?: and name [`"]([^`"]*)[`"])?/,
    (role = '', name) => `Apareció más de una vez ${named(role, name)}.`,
  ],
  [
    /^Unable to find an element with the text: ([\s\S]*?)(?:\. This could be because|$)/,
    (words) => `No apareció el texto «${words}».`,
  ],
  [/^Found multiple elements with the text: (.*)/, (words) => `Apareció más de una vez el texto «${words}».`],
  [
    /^(?:Unable to find a|Found a) label with the text of: (.*?)(?:, however|$)/m,
    (label) => `No apareció el campo «${label}».`,
  ],
  [/^Found multiple elements with the text of: (.*)/, (label) => `Apareció más de una vez el campo «${label}».`],
]

const plainMessage = (message: string): string => {
  for (const [pattern, say] of SENTENCES) {
    const found = pattern.exec(message)
    if (found !== null) return say(...found.slice(1))
  }
  return message
}

const MOST = 300

/** Enough to see on which screen the check stood. */
const reading = (container: Element): string => {
  const texts = container.ownerDocument.createTreeWalker(container, NodeFilter.SHOW_TEXT)
  const parts: string[] = []
  while (texts.nextNode() !== null) parts.push(texts.currentNode.textContent?.replace(/\s+/g, ' ').trim() ?? '')
  const words = parts.filter(Boolean).join(' · ')
  return words.length > MOST ? `${words.slice(0, MOST)}…` : words
}

const PLAIN = /^(?:No apareció|Apareció más de una vez) /
const SEEN = '\nEn la pantalla se lee: '
const DONE = Symbol.for('puntada.plain-errors')

/** A query that fails says in Spanish what did not appear; while a check waits, in the library's words. Idempotent. */
export const sayErrorsPlainly = (): void => {
  if (DONE in getConfig().getElementError) return
  const plain = (message: string | null, container: Element): Error => {
    const waiting = Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true
    const words = message ?? ''
    // What has been said plainly comes by again after a wait.
    const done = message === null || PLAIN.test(words)
    const text = waiting || done ? words : `${plainMessage(words)}${SEEN}${reading(container)}`
    const error = Object.assign(new Error(text), { name: 'TestingLibraryElementError' })
    if (!waiting) Error.captureStackTrace(error, plain)
    return error
  }
  configure({ getElementError: Object.assign(plain, { [DONE]: true }) })
}
