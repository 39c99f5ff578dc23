import type { ReadEndpoint } from '../../src/adapters/http/endpoints/endpoint.ts'
import { dialectCode } from '../../src/adapters/http/schema/apply.ts'
import { callOf } from '../../src/adapters/http/schema/dialect.ts'
import { isAbsent, isObject, valueAt, type Raw } from '../../src/adapters/http/schema/json.ts'
import { hasMark } from '../../src/adapters/http/schema/marks.ts'
import { fieldsOf, inspect, type ServerTerms } from '../../src/adapters/http/schema/rows.ts'
import type { Failure } from '../../src/domain/result.ts'
import { described, excerpt, parsed, strangeBody } from './described.ts'
import type { Came } from './live.ts'
import { seemsRefused } from './suggest/meaning.ts'
import { guessFields } from './suggest/guess-fields.ts'
import type { Guess } from './suggest/pairs.ts'

export interface Difference {
  readonly field: string
  readonly expected: string
  readonly got: string
  /** `rompe`: a row, a figure or the whole answer is lost. `se pierde`: something else is not shown. */
  readonly weight: 'rompe' | 'se pierde'
}

export interface Diagnosis {
  readonly differences: readonly Difference[]
  readonly notes: readonly string[]
}

export const EMPTY = 'vino vacía: no hay campos que comparar'
export const breaks = (field: string, expected: string, got: string): Difference => ({
  field,
  expected,
  got,
  weight: 'rompe',
})
type Answered = NonNullable<ReturnType<typeof parsed>>
const only = (...differences: readonly Difference[]): Diagnosis => ({ differences, notes: [] })

/** Without these a row says something wrong, or leads elsewhere. */
const FIGURES = new Set(['id', 'id_tienda', 'precios', 'minimo', 'multiplo', 'tallas', 'cantidad'])
const OTHER_SITE = 'ruta de este sitio'
const ID_OF: Readonly<Record<string, string>> = { conversacion: 'id_tienda' }

/** The server may write whole addresses. */
const imagesHint = (expected: string, raw: unknown): string => {
  const [, base] =
    (expected.includes('imagen') &&
      /(https?:\/\/[^/\s"]{1,200}\/[^/\s"]{1,200})\/[^\s"]/.exec(JSON.stringify(raw).slice(0, 1000))) ||
    []
  return base === undefined ? '' : `; si sus imágenes están ahí, repite con --images ${base}`
}

const oursOf = (endpoint: ReadEndpoint, raw: Raw, terms: ServerTerms): Raw => {
  const { campos = {} } = callOf(terms.dialect, endpoint.path)
  return Object.fromEntries(
    fieldsOf(endpoint, terms).map(({ column, writing }) => {
      const given = campos[column]
      if (given === undefined) return [column, raw[column]]
      // What is not read is there all the same.
      return [column, dialectCode.applied(raw, given, writing, terms.dialect) ?? valueAt(raw, given?.columna ?? '')]
    }),
  )
}

const repeatedIds = (endpoint: ReadEndpoint, ours: readonly Raw[]): readonly Difference[] => {
  const field = ID_OF[endpoint.entity] ?? 'id'
  const ids = ours.flatMap((row) => (isAbsent(row[field]) ? [] : [String(row[field])]))
  const twice = ids.filter((id, index) => ids.indexOf(id) !== index)
  if (endpoint.answers === 'row' || twice.length === 0) return []
  const repeated = excerpt([...new Set(twice)].join(', '))
  const got = `${repeated} más de una vez: se omiten ${twice.length} de ${ids.length} filas`
  return [breaks(field, 'una fila por identificador', got)]
}

/** The column that a field may be in under another name. */
const hintOf = (guess: Guess | undefined): string => {
  if (guess === undefined || guess.column === guess.field) return ''
  const guessed = guess.column === null ? [] : [JSON.stringify(guess.column).replaceAll('"', '')]
  const names = guess.candidates.length > 0 ? guess.candidates : guessed
  return names.length === 0 ? '' : `; ¿es ${names.map((name) => `«${name}»`).join(' o ')}?`
}

const compareRows = (endpoint: ReadEndpoint, answer: Answered, terms: ServerTerms): Diagnosis => {
  const rows = inspect(endpoint, answer, terms)
  if ('why' in rows) return only(breaks('cuerpo', rows.why, described(answer.json)))
  const raws = rows.map(({ raw }) => raw).filter(isObject)
  const ours = raws.map((raw) => oursOf(endpoint, raw, terms))
  const guesses = new Map(guessFields(endpoint, raws).map((guess) => [guess.field, guess]))
  const share = (count: number): string => (rows.length === 1 ? '' : ` (${count} de ${rows.length} filas)`)
  const { campos = {} } = callOf(terms.dialect, endpoint.path)
  const fields = fieldsOf(endpoint, terms)
  const differences: Difference[] =
    rows.length > raws.length
      ? [breaks('fila', 'un objeto', described(rows.find(({ raw }) => !isObject(raw))?.raw))]
      : []
  const notes: string[] = []
  const absent: string[] = []
  for (const { column, expected, isRequired } of fields) {
    const lacking = ours.filter((row) => isAbsent(row[column]))
    const hint = column in campos ? '' : hintOf(guesses.get(column))
    const weight = isRequired || FIGURES.has(column) ? 'rompe' : 'se pierde'
    if (lacking.length > 0 && (isRequired || (lacking.length === ours.length && hint !== ''))) {
      differences.push({ field: column, expected, got: `falta${share(lacking.length)}${hint}`, weight })
      continue
    }
    if (lacking.length === ours.length) {
      absent.push(column)
      continue
    }
    const bad = rows.flatMap(({ problems }) =>
      problems.filter((problem) => problem.column === column && !isAbsent(problem.raw)),
    )
    const [first] = bad
    if (first === undefined) continue
    const got = `${described(first.raw)}${share(bad.length)}${imagesHint(expected, first.raw)}`
    if (!FIGURES.has(column) && (bad.length * 2 < rows.length || expected === OTHER_SITE))
      notes.push(`${column}: ${got} no se muestra`)
    else differences.push({ field: column, expected, got, weight })
  }
  const priced = rows.filter(
    ({ item }) => isObject(item) && Array.isArray(item['tiers']) && item['tiers'].length > 0,
  ).length
  if (endpoint.entity === 'producto' && rows.length > 0) {
    if (priced === 0 && !differences.some(({ field }) => field === 'precios'))
      differences.push(
        breaks('precios', 'un precio que se pueda leer', 'ningún producto lo tiene: todos dirían «Precio a consultar»'),
      )
    else if (priced < rows.length)
      notes.push(`sin precio${share(rows.length - priced)}: se muestra «Precio a consultar»`)
  }
  const used = JSON.stringify(campos) + fields.map(({ column }) => `"${column}"`).join()
  const extra = Object.keys(raws[0] ?? {}).filter((name) => !/^\d+$/.test(name) && !used.includes(`"${name}`))
  const shown = absent.filter((column) => column !== 'precios')
  return {
    differences: [...differences, ...repeatedIds(endpoint, ours)],
    notes: [
      ...(shown.length > 0 ? [`no trae ${shown.join(', ')}: no se muestra`] : []),
      ...notes,
      ...(differences.length + shown.length > 0 && extra.length > 0 ? [`campos de más: ${extra.join(', ')}`] : []),
    ],
  }
}

/** Holds the answer to a read against what the site made of it. Never throws. */
export const diagnoseRead = (
  endpoint: ReadEndpoint,
  came: Came,
  failure: Failure | null,
  terms: ServerTerms,
): Diagnosis => {
  const { status, body } = came
  const expected = endpoint.answers === 'rows' ? 'una lista en JSON' : 'una fila en JSON'
  const brokenBody = (got: string): Diagnosis => only(breaks('cuerpo', expected, got))
  const answer = parsed(body, status)
  const { vacio } = callOf(terms.dialect, endpoint.path)
  if (failure === null && answer !== null && hasMark(answer, callOf(terms.dialect, endpoint.path), vacio))
    return { differences: [], notes: [EMPTY] }
  if (status < 200 || status > 299)
    return only(breaks('estado HTTP', '200', `${status}${body.trim() === '' ? '' : `: ${excerpt(body)}`}`))
  if (answer === null) return brokenBody(strangeBody(body))
  const rows = inspect(endpoint, answer, terms)
  if (!('why' in rows) && rows.length === 0) {
    if (failure !== null) return brokenBody(strangeBody(body))
    if (isObject(answer.json) && seemsRefused(came)) {
      const got = `un error que parece lista vacía: ${excerpt(answer.json)}`
      return only(breaks('cuerpo', 'una lista vacía, o un error que se note', got))
    }
    return { differences: [], notes: [EMPTY] }
  }
  const found = compareRows(endpoint, answer, terms)
  if (failure === null || found.differences.some(({ weight }) => weight === 'rompe')) return found
  return brokenBody('where' in failure ? failure.where.replace(`${endpoint.path}: `, '') : described(answer.json))
}
