import type { DialectFile } from '../../../src/adapters/http/schema/dialect.ts'
import { withoutNotes } from '../../../src/hosting/dialect/dialect-file.ts'
import type { Written } from './types.ts'
import { isRow } from './columns.ts'
import { mergedJson, withoutNulls, type Draft } from './draft.ts'
import type { missingIn } from './missing.ts'
import type { Guess } from './pairs.ts'
import type { Thing } from './words.ts'

/** A wrong one sells a shirt for a peso or shows another row: a person signs them. */
const FIGURES = new Set(
  'precios minimo multiplo agotados existencia id id_tienda pedido_minimo cantidad folio total fecha'.split(' '),
)

export interface FieldLine {
  /** `entidades` → thing, or `llamadas` → path. */
  readonly section: string
  readonly thing: Thing
  readonly guess: Guess
  readonly path: string
  readonly isFigure: boolean
}

const same = (a: Written, b: Written): boolean => JSON.stringify(a) === JSON.stringify(b)
const isPlain = ({ field, column }: Guess): boolean => column === field

/** What calls of one kind agree on is said once. */
export const fieldLines = (draft: Draft): readonly FieldLine[] => {
  const lines: FieldLine[] = []
  const things = new Set([...draft.calls.values()].map(({ thing }) => thing))
  for (const thing of things) {
    const calls = [...draft.calls].filter(([, call]) => call.thing === thing)
    for (const field of new Set(calls.flatMap(([, { fields }]) => [...fields.keys()]))) {
      const found = calls.flatMap(([path, { fields }]) => {
        const guess = fields.get(field)
        return guess === undefined ? [] : [{ path, guess }]
      })
      const votes = (column: Written): number =>
        found.filter(({ guess }) => column !== null && same(guess.column, column)).length
      const [most] = found.toSorted((a, b) => votes(b.guess.column) - votes(a.guess.column))
      if (most === undefined) continue
      const isFigure = FIGURES.has(field)
      if (!isPlain(most.guess)) lines.push({ section: thing, thing, ...most, isFigure })
      for (const other of found)
        if (other.guess.column !== null && !same(other.guess.column, most.guess.column))
          lines.push({ section: other.path, thing, ...other, isFigure })
    }
  }
  return lines
}

type Answers = ReadonlyMap<FieldLine, boolean | null>

interface Found {
  readonly lines: readonly FieldLine[]
  readonly answers: Answers
  readonly isYes: boolean
  readonly missing: ReturnType<typeof missingIn>
}

const questionOf = ({ guess }: FieldLine): string =>
  guess.column === null
    ? guess.candidates.length > 0
      ? `¿${guess.candidates.map((name) => `«${name}»`).join(' o ')}? (${guess.why})`
      : guess.why
    : guess.why

export const written = (column: Written): string =>
  typeof column === 'string' ? `«${column}»` : JSON.stringify(column)

type Json = Record<string, unknown>
const LOOK_AT = 'MÍRALO: '

const put = (lines: Json, name: string, value: unknown, note: string): void => {
  if (note !== '') lines[`//${name}`] = note
  if (value !== undefined) lines[name] = value
}
/**
 * Outside of columns a null says something of its own (a parameter that is not sent): there the question stands alone.
 */
const fieldsOf = (lines: readonly FieldLine[], answers: Answers, isYes: boolean): Json => {
  const fields: Json = {}
  for (const line of lines) {
    const { field, column } = line.guess
    const answer = line.isFigure && column !== null ? (answers.get(line) ?? null) : true
    if (column === null) put(fields, field, null, questionOf(line))
    else if (answer === true)
      put(fields, field, column, line.isFigure && isYes ? `${LOOK_AT}${line.guess.why}` : line.guess.why)
    else if (answer === false) put(fields, field, null, `no es ${written(column)}: ¿qué columna es?`)
    else put(fields, field, null, `¿es ${written(column)}? (${line.guess.why})`)
  }
  return fields
}

const filled = (sections: Json): Json =>
  Object.fromEntries(Object.entries(sections).filter(([, value]) => !isRow(value) || Object.keys(value).length > 0))

/** What is not known is null beside its question. */
export const printDialect = (draft: Draft, { lines, answers, isYes, missing }: Found): string => {
  const linesOf = (wanted: string): Json =>
    fieldsOf(
      lines.filter(({ section }) => section === wanted),
      answers,
      isYes,
    )
  const file: Json = {}
  if (draft.zone !== null) put(file, 'zona_horaria', draft.zone.value, draft.zone.note)
  for (const [part, { value, note }] of draft.general) put(file, part, value, note)
  const images: Json = {}
  for (const [kind, { value, note }] of draft.images) put(images, kind, value ?? undefined, note)
  const entities: Json = {}
  for (const thing of new Set(lines.map((line) => line.thing))) {
    const fields = linesOf(thing)
    for (const [field, likely] of missing.get(thing) ?? [])
      if (!(field in fields))
        put(fields, field, null, `no se encontró${likely.map(({ name }) => `; ¿es «${name}»?`).join('')}`)
    entities[thing] = fields
  }
  const calls: Json = {}
  for (const [path, { parts }] of draft.calls) {
    const call: Json = {}
    for (const [part, { value, note }] of parts) put(call, part, withoutNulls(value), note)
    calls[path] = filled({ ...call, campos: linesOf(path) })
  }
  const sections = { imagenes: images, entidades: filled(entities), llamadas: filled(calls) }
  return `${JSON.stringify({ ...file, ...filled(sections) }, null, 2)}\n`
}

export const merged = (text: string, given: unknown): string =>
  isRow(given) ? `${JSON.stringify(mergedJson(JSON.parse(text) as Json, given), null, 2)}\n` : text

export const dialectIn = (text: string): DialectFile => withoutNotes(JSON.parse(text)) as DialectFile
