import type { DialectFile } from '../../../src/adapters/http/schema/dialect.ts'
import type { CallInFile, Written, ImageKind } from './types.ts'
import { isRow, valueAt, type Row } from './columns.ts'
import type { Guess } from './pairs.ts'
import type { Thing } from './words.ts'

type Mutable<T> = { -readonly [Key in keyof T]: T[Key] }
type Part = Exclude<keyof CallInFile, 'campos'>
type Shared = 'filas' | 'hecho' | 'error' | 'vacio' | 'texto'

interface Line {
  readonly value: unknown
  readonly note: string
}

interface CallDraft {
  readonly thing: Thing
  readonly parts: Map<Part, Line>
  readonly fields: Map<string, Guess>
  /** Fields whose columns the file already names. */
  readonly given: ReadonlySet<string>
  rows: readonly Row[]
}

/** What is found out of a server, or null with its question. */
export interface Draft {
  readonly calls: ReadonlyMap<string, CallDraft>
  readonly images: Map<ImageKind, Line>
  /** How all answers look. */
  readonly general: Map<Shared, Line>
  zone: Line | null
  /** How this server writes the document's paths. */
  routeOf: (path: string) => string
  readonly pathOf: (path: string) => string
  call(path: string, thing: Thing): CallDraft
  /** What the file already says stays. */
  guess(path: string, guess: Guess): void
  set<P extends Part>(path: string, part: P, value: CallInFile[P] | null, note: string): void
  add(path: string, part: 'parametros' | 'cuerpo' | 'valores', name: string, value: unknown, note: string): void
  /** What most calls say in this part is said once, for all. */
  share(part: Shared): void
  /** The file as it would be if every guess were right, and what was given in it. */
  file(): DialectFile
  /** Rows of a call in our names, values as the server wrote them. */
  ours(path: string): readonly Row[]
}

const nameOf = (column: Written): string | undefined => {
  if (typeof column === 'string') return column
  return column !== null && !Array.isArray(column) && 'columna' in column ? column.columna : undefined
}

export const under = (row: Row, column: Written): unknown => {
  const name = nameOf(column)
  return name === undefined ? undefined : valueAt(row, name)
}

export const withoutNulls = (value: unknown): unknown => {
  if (value === null) return undefined
  if (typeof value !== 'object' || Array.isArray(value)) return value
  const filled = Object.entries(value).filter(([, inner]) => inner !== null)
  return filled.length === 0 ? undefined : Object.fromEntries(filled)
}

const isGiven = (value: unknown): boolean => value !== null && value !== undefined

/** What is given takes the place of what was found, and of its note. */
export const mergedJson = (found: Row, given: Row): Row => {
  const all: Record<string, unknown> = { ...found }
  for (const [key, value] of Object.entries(given)) {
    const before = all[key]
    if (value === null && before !== undefined) continue
    all[key] = isRow(value) && isRow(before) ? mergedJson(before, value) : value
    if (!key.startsWith('//') && !(`//${key}` in given) && !isRow(value)) Reflect.deleteProperty(all, `//${key}`)
  }
  return all
}

export const createDraft = (given: DialectFile = {}): Draft => {
  const calls = new Map<string, CallDraft>()
  const draft: Draft = {
    calls,
    images: new Map(),
    general: new Map(),
    zone: null,
    routeOf: (path) => path,
    pathOf: (path) => draft.file().llamadas?.[path]?.ruta ?? draft.routeOf(path),
    call(path, thing) {
      const said = Object.entries({ ...given.entidades?.[thing], ...given.llamadas?.[path]?.campos })
      const fields = said.flatMap(([field, column]) =>
        column === null ? [] : [[field, { field, column, candidates: [], why: '' }] as const],
      )
      const known = calls.get(path) ?? {
        thing,
        parts: new Map(),
        fields: new Map(fields),
        given: new Set(fields.map(([field]) => field)),
        rows: [],
      }
      calls.set(path, known)
      return known
    },
    guess(path, guess) {
      const call = calls.get(path)
      if (call === undefined || call.given.has(guess.field)) return
      const column = nameOf(guess.column)
      const others = [...calls.values()].filter((other) => other !== call && other.thing === call.thing)
      // What a column says in a list it says in the row too: six pieces are no pesos there.
      const isTaken = others.some(({ fields }) =>
        [...fields.values()].some((other) => other.field !== guess.field && other.column === column),
      )
      if (column === undefined || !isTaken) call.fields.set(guess.field, guess)
    },
    set(path, part, value, note) {
      calls.get(path)?.parts.set(part, { value, note })
    },
    add(path, part, name, value, note) {
      const parts = calls.get(path)?.parts
      const before = parts?.get(part)
      const lines = { ...(before?.value as Row | undefined), [name]: value }
      parts?.set(part, { value: lines, note: [before?.note, note].filter(Boolean).join('; ') })
    },
    share(part) {
      const lines = [...calls.values()].flatMap(({ parts }) => parts.get(part) ?? [])
      const alike = [...Map.groupBy(lines, ({ value }) => JSON.stringify(value)).values()]
      const [most = []] = alike.toSorted((a, b) => b.length - a.length)
      const line = most.length > 1 ? most[0] : draft.general.get(part)
      if (line === undefined || !isGiven(line.value)) return
      draft.general.set(part, line)
      const same = JSON.stringify(line.value)
      for (const { parts } of calls.values()) if (JSON.stringify(parts.get(part)?.value) === same) parts.delete(part)
    },
    file() {
      const llamadas: Record<string, Mutable<CallInFile>> = {}
      for (const [path, { parts, fields, given: said }] of calls) {
        const campos = [...fields.values()]
          .filter(({ field, column }) => column !== null && !said.has(field))
          .map(({ field, column }) => [field, column] as const)
        llamadas[path] = {
          ...Object.fromEntries(
            [...parts].flatMap(([part, { value }]) => {
              const said = part === 'parametros' || part === 'cuerpo' ? value : withoutNulls(value)
              return isGiven(said) ? [[part, said]] : []
            }),
          ),
          campos: Object.fromEntries(campos),
        }
      }
      const imagenes = Object.fromEntries(
        [...draft.images].flatMap(([kind, { value }]) => (typeof value === 'string' ? [[kind, value]] : [])),
      )
      const general = Object.fromEntries([...draft.general].map(([part, { value }]) => [part, value]))
      return mergedJson({ ...general, imagenes, llamadas }, given as Row) as DialectFile
    },
    ours(path) {
      const call = calls.get(path)
      return (call?.rows ?? []).map((row) =>
        Object.fromEntries([...(call?.fields.values() ?? [])].map(({ field, column }) => [field, under(row, column)])),
      )
    },
  }
  return draft
}
