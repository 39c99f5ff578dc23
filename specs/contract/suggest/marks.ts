import { parseBody } from '../../../src/adapters/http/client/answer.ts'
import { wordOf } from '../../../src/adapters/http/schema/marks.ts'
import type { Came } from '../live.ts'
import { isRow } from './columns.ts'
import type { Mark } from './types.ts'
import { NO, YES } from './words.ts'
import { SENTENCES, STATES } from './wrappers.ts'

/** What tells the answer of a write that was kept from one that was refused. `null`: there is nothing to say. */
export interface Told {
  readonly hecho: Mark | null
  readonly error: Mark | null
}

type Words = ReadonlyMap<string, string | undefined>
const wordsOf = ({ status, body }: Came): Words => {
  const answer = parseBody(body, status)
  if ('text' in answer) return new Map([['', /^\s*<(?:!|html)/i.test(body) ? undefined : wordOf(answer.text)]])
  const row: unknown = Array.isArray(answer.json) && answer.json.length > 0 ? answer.json[0] : answer.json
  if (!isRow(row)) return new Map([['', wordOf(row)]])
  const words = new Map<string, string | undefined>()
  const walk = (value: unknown, path: string): void => {
    words.set(path, wordOf(value))
    if (!isRow(value) && !Array.isArray(value)) return
    const first = Object.entries(value).slice(0, Array.isArray(value) ? 1 : undefined)
    for (const [key, inner] of first) walk(inner, `${path}.${key}`)
  }
  for (const [key, value] of Object.entries(row)) walk(value, key)
  return words.size === 0 ? new Map([['', '']]) : words
}

const keyOf = (path: string): string => path.slice(path.lastIndexOf('.') + 1).toLowerCase()
const isState = (path: string): boolean => path === '' || [...STATES, 'response', 'respuesta'].includes(keyOf(path))
const isShort = (word: string): boolean => word !== '' && word.length <= 24 && !word.includes(' ')
const isNumber = (word: string | undefined): boolean => /^[1-9]\d{0,17}$/.test(word ?? '')
const ID = /^id|id$|folio|n[uú]m|insert/
const ERROR = /^err|error/
const NO_ERROR = ['', 'false', '0']

/** A list or an object that is not empty. */
const SOMETHING = '…'

type Meant = string | readonly string[]
type Look = (path: string, good: string, bad: string | undefined, refused: Came | null) => Meant | undefined

/** In this order: what a server's people write on purpose, an id, and a sentence last. */
const LOOKS: readonly Look[] = [
  (path, good, bad) => (isState(path) && YES.has(good) && !(path === '' && isNumber(bad)) ? good : undefined),
  (path, good, bad) => (ERROR.test(keyOf(path)) && NO_ERROR.includes(good) && bad !== undefined ? good : undefined),
  (path, good, bad) => ((ID.test(keyOf(path)) || path === '') && isNumber(good) && !isNumber(bad) ? '#' : undefined),
  (path, good, bad) => (isState(path) && (isShort(good) || path === '') && bad !== undefined ? good : undefined),
  (path, good) => (path === '' && good === '' ? good : undefined),
  (path, good, _, refused) => (SENTENCES.includes(keyOf(path)) && good !== '' && refused !== null ? '*' : undefined),
  (path, good, bad, refused) =>
    path !== '' && good !== '' && (refused !== null || bad === undefined)
      ? // How many there are now: after the last one was removed, 0.
        /^\d+$/.test(good)
        ? ['#', '0']
        : '*'
      : undefined,
  (path, good, bad) => (SENTENCES.includes(keyOf(path)) && bad !== undefined && !/\d/.test(good) ? good : undefined),
]

/** For whoever knows PHP: «error» viene vacío. `anything`: how `*` is said. */
export const inWords = (mark: Mark, anything = 'trae algo'): string =>
  Object.entries(mark)
    .map(([path, words]) => {
      const nothing = path === '' ? 'viene vacía' : 'viene vacío'
      const meant = { '': nothing, '*': anything, '#': 'trae un número' } as Readonly<Record<string, string>>
      const said = [words].flat().map((word) => meant[String(word)] ?? `dice ${String(word)}`)
      return `${path === '' ? 'la respuesta' : `«${path}»`} ${said.join(' o ')}`
    })
    .join(', ')

/** The document's word and the statuses 201 and 204 need no mark. */
const isKnown = (words: Words, { status }: Came, done: string): string | undefined => {
  const found = ['response', ''].find((path) => words.get(path) === done)
  return found ?? (status === 201 || status === 204 ? 'HTTP' : undefined)
}

/** `done`: the document's word. `folio`: a number beside it is the order's. */
export const marksOf = (good: Came, bad: Came | null, [done = '', folio]: readonly string[]): Told | null => {
  const fine = wordsOf(good)
  const wrong: Words = bad === null ? new Map() : wordsOf(bad)
  const wrongAt = (path: string) => wrong.get(path) ?? (wrong.has(path) ? SOMETHING : undefined)
  const byStatus = bad !== null && bad.status >= 400 && bad.status < 500 ? bad : null
  const differing = [...fine].flatMap(([path, word]) =>
    word !== undefined && (word !== wrong.get(path) || byStatus !== null) ? [[path, word] as const] : [],
  )
  const find = (): readonly [string, Meant] | null => {
    for (const look of bad === null ? LOOKS.slice(0, 1) : LOOKS)
      for (const [path, word] of differing) {
        const meant = look(path, word, wrongAt(path), byStatus)
        if (meant !== undefined) return [path, meant]
      }
    return null
  }
  const known = isKnown(fine, good, done)
  const found = known === undefined ? find() : null
  if (known === undefined && found === null) return null
  const isNew = ([path, word]: readonly [string, string]) =>
    ID.test(keyOf(path)) && isNumber(word) && !isNumber(wrong.get(path))
  const number = folio === undefined ? undefined : differing.find(isNew)
  const hecho = found && { ...Object.fromEntries([found]), ...(number && found[1] !== '#' && { [number[0]]: '#' }) }
  if (bad === null || byStatus !== null) return { hecho, error: null }
  const error = errorOf(fine, wrong, found?.[0] ?? known ?? '', wrongAt)
  // Both say a sentence, and only what was kept has a folio: the sentence tells a refusal from what nobody knows.
  const isSaid = ([path, word]: readonly [string, string]) =>
    SENTENCES.includes(keyOf(path)) && word !== '' && !/\d/.test(word) && Boolean(wrongAt(path))
  const sentence = error === null && hecho !== null ? differing.find(isSaid) : undefined
  if (sentence === undefined) return { hecho, error }
  return { hecho: { ...hecho, [sentence[0]]: sentence[1] }, error: { [sentence[0]]: '*' } }
}

/** Under the same path, or what the good answer has nothing of. */
const errorOf = (fine: Words, wrong: Words, path: string, at: (path: string) => string | undefined): Mark | null => {
  const there = at(path)
  const isNothing = (name: string): boolean => NO_ERROR.includes(fine.get(name) ?? '')
  if (there !== undefined) {
    // Anything else than what was said of a thing that was done: servers have many words for no.
    return NO.has(there) || there === '' ? { [path]: there } : { [path]: '*' }
  }
  const names = [...wrong].filter(([name, word]) => word !== '' && word !== fine.get(name) && isNothing(name))
  const state = names.find(([name, word]) => isState(name) && word !== undefined && isShort(word))
  if (state !== undefined && NO.has(state[1] ?? '')) return { [state[0]]: state[1] ?? '' }
  const [sentence] = names.find(([name]) => ERROR.test(keyOf(name)) || SENTENCES.includes(keyOf(name))) ?? []
  return sentence === undefined ? null : { [sentence]: '*' }
}
