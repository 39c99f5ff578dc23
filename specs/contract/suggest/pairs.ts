import type { Written } from './types.ts'
import type { Column } from './columns.ts'
import { excerpt } from '../described.ts'
import { LEAST_FIT, lookOf, textOf, valuesGiven } from './looks.ts'
import { nameLikeness } from './names.ts'
import { writtenAs } from './notations.ts'
import type { Thing } from './words.ts'

export interface Guess {
  readonly field: string
  /** The dialect's line; null where nobody can tell. */
  readonly column: Written
  readonly candidates: readonly string[]
  readonly why: string
}

/** What name and look weigh together: `nom_prod` full of words is 0.6 + 0.4, `x9` full of words 0.4. */
const WEIGHT = { name: 0.6, look: 0.4 } as const
/** From here on a pair is written down: `foto` with pictures. */
const SURE = 0.8
/** From here on it is a question: `fec_baja` with dates. */
const MAYBE = 0.6
/** Two columns nearer than this are a question too: `fecha_pub` and `fecha_alta`. */
const LEAD = 0.05
const NO_VALUES = 0.7

/** `foto` beside `fotos` is no gallery. */
const ONE_OF_MANY = 0.8

/** Fields that are known by their look alone, where only one column has it. */
const TELLING = new Set(['fecha', 'correo', 'contenido', 'imagen', 'logo', 'svg'])

const UNIQUE = new Set(['id'])

const scoreOf = (thing: Thing, field: string, { name, values }: Column): { score: number; why: string } => {
  const { fit, what } = lookOf(field, values)
  const isOne = field === 'galeria' && !/s$/i.test(name) && !values.some(Array.isArray)
  const likeness = nameLikeness(thing, field, name) * (isOne ? ONE_OF_MANY : 1)
  if (fit !== null && fit < LEAST_FIT) return { score: 0, why: '' }
  if (UNIQUE.has(field) && new Set(values.map(textOf)).size < values.length) return { score: 0, why: '' }
  if (likeness === 0 && !TELLING.has(field)) return { score: 0, why: '' }
  return { score: WEIGHT.name * likeness + WEIGHT.look * (fit ?? NO_VALUES), why: what }
}

export const example = ({ values }: Column): string => {
  const written = valuesGiven(values).map((value) => (typeof value === 'object' ? value : textOf(value)))
  const seen = new Set(written.map((value) => excerpt(value, 40)))
  return seen.size === 0 ? 'sin valores' : [...seen].slice(0, 2).join(', ')
}

/** Each column serves one field, by its name and the look of its values. */
export const pairFields = (thing: Thing, fields: readonly string[], columns: readonly Column[]): readonly Guess[] => {
  const scored = fields
    .flatMap((field) => columns.map((column) => ({ field, column, ...scoreOf(thing, field, column) })))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
  const found = new Map<string, Guess>()
  const taken = new Set<string>()
  for (const { field, column, score, why } of scored) {
    if (found.has(field) || taken.has(column.name)) continue
    const open = scored.filter((other) => other.field === field && !taken.has(other.column.name))
    const rivals = open.filter((other) => other.column !== column && other.score > score - LEAD)
    const isAlone = open.length === 1 && TELLING.has(field) && score >= WEIGHT.look * LEAST_FIT
    if (score < MAYBE && !isAlone) continue
    const isExact = column.name === field
    if (isExact || (rivals.length === 0 && (score >= SURE || isAlone))) {
      const written = writtenAs(field, column)
      const known = written === null ? 'está en una notación que el dialecto no tiene' : why
      const candidates = written === null ? [column.name] : []
      found.set(field, { field, column: written, candidates, why: `${known}; p. ej. ${example(column)}` })
      taken.add(column.name)
    } else if (score >= MAYBE)
      found.set(field, {
        field,
        column: null,
        candidates: [column.name, ...rivals.map((rival) => rival.column.name)],
        why: `p. ej. ${example(column)}`,
      })
  }
  return [...found.values()]
}
