import { isObject } from '../../src/adapters/http/row.ts'
import { decodeRow } from '../../src/adapters/http/translate.ts'
import { fieldsOf, imagesOf, type ServerTerms } from '../../src/adapters/http/decode.ts'
import { decodeAnswer, DONE_STATUSES, serverWords } from '../../src/adapters/http/post.ts'
import type { Endpoint, ReadEndpoint, WriteEndpoint } from '../../src/adapters/http/endpoint.ts'
import { field, isAbsent, type Field } from '../../src/adapters/http/fields.ts'
import { withoutNotices } from '../../src/adapters/http/text.ts'
import { parsed, understand, type Row } from './asking.ts'
import { described, excerpt, strangeBody } from './described.ts'
import type { Came } from './live.ts'
import { columnsOf, pairFields, requiredOf } from './suggest/pairs.ts'
import { NO_FACTS, type Facts } from './suggest/values.ts'

/** One thing about an answer that the site cannot live with. */
export interface Difference {
  readonly field: string
  readonly expected: string
  readonly got: string
  /** `rompe`: a row or the whole answer is lost. `se pierde`: something optional is not shown. */
  readonly weight: 'rompe' | 'se pierde'
}

export interface Diagnosis {
  readonly differences: readonly Difference[]
  readonly notes: readonly string[]
  /** The rows in our names, for whoever needs an id out of them. */
  readonly rows: readonly Row[]
}

const weightOf = (field: Field<unknown>): Difference['weight'] => (field.optional ? 'se pierde' : 'rompe')

/** From here on a column is taken for one of our fields under another name. */
const LIKELY = 0.6

interface Reading {
  readonly endpoint: ReadEndpoint<unknown>
  readonly terms: ServerTerms
  readonly facts: Facts
}

/** What stands where there is nothing, too: an empty date, a link to nowhere. */
const isNothing = (raw: unknown): boolean =>
  isAbsent(raw) ||
  (isObject(raw) && Object.values(raw).every(isNothing)) ||
  /^(?:0000-00-00.*|#|javascript:.*)$/.test(String(raw))

/** Links that lead elsewhere are left out on purpose. */
const OTHER_SITE = 'ruta de este sitio'

/** Half of them read would be wrong. */
const KEY_FIELDS = new Set(['precios', 'tallas'])

const unreadable = (field: Field<unknown>, raw: unknown, terms: ServerTerms): boolean => {
  if (isNothing(raw)) return !field.optional
  return field.read(raw, imagesOf(terms)) === undefined
}

/** Prices in parts come as an object of ours; a server's own words for it are what it wrote. */
const asWritten = (value: unknown): unknown => {
  if (!isObject(value)) return value
  const given = Object.entries(value).filter(([, part]) => part !== undefined)
  return Object.fromEntries(given)
}

const isFree = (value: unknown): boolean => /^\$?0+(?:\.0+)?$/.test(String(value))
const isFreeOfCharge = (value: unknown): boolean =>
  isObject(value)
    ? Object.keys(value).length > 0 && ['precio', 'mayoreo'].every((part) => !(part in value) || isFree(value[part]))
    : isFree(value)

/** Where the pictures of a server that writes whole addresses may be. */
const imagesHint = ({ expected }: Field<unknown>, raw: unknown): string => {
  const [, base] =
    (expected === 'ruta de imagen' && /(https?:\/\/[^/\s"]+\/[^/\s"]+)\/[^\s"]/.exec(JSON.stringify(raw))) || []
  return base === undefined ? '' : `; si sus imágenes están ahí, repite con --images ${base}`
}

const MOST_NAMED = 12
const several = (names: readonly string[]): string =>
  names.length <= MOST_NAMED
    ? names.join(', ')
    : `${names.slice(0, MOST_NAMED).join(', ')} y ${names.length - MOST_NAMED} más`

/** Rows whose id came before: the site drops them. */
const repeatedIds = (endpoint: ReadEndpoint<unknown>, ours: readonly Row[]): readonly Difference[] => {
  const field = requiredOf(endpoint).find((name) => name === 'id' || name === 'id_tienda')
  if (endpoint.answers === 'row' || field === undefined) return []
  const ids = ours
    .map((row) => row[field])
    .filter((id) => !isAbsent(id))
    .map(String)
  const twice = ids.filter((id, at) => ids.indexOf(id) !== at)
  if (twice.length === 0) return []
  return [
    {
      field,
      expected: 'una fila por identificador',
      got: `${excerpt([...new Set(twice)].join(', '))} más de una vez: se omiten ${twice.length} de ${ids.length} filas`,
      weight: 'rompe',
    },
  ]
}

const compareRows = (
  { endpoint, terms, facts }: Reading,
  rows: readonly Row[],
  ours: readonly Row[],
): { differences: readonly Difference[]; notes: readonly string[] } => {
  const share = (count: number) => (rows.length === 1 ? '' : ` (${count} de ${rows.length} filas)`)
  const pairs = new Map(pairFields(endpoint, rows, terms, facts).map((pair) => [pair.field, pair]))
  const guessOf = (name: string) => {
    const around = [...pairs.values()].filter(
      ({ field, known, sure }) => !known && sure >= LIKELY && (field === name || field.startsWith(`${name}.`)),
    )
    return around.flatMap((pair) => (pair.name === null ? pair.candidates : [pair.name]))
  }
  const differences: Difference[] = []
  const absent: string[] = []
  const lost: string[] = []
  for (const [name, field] of fieldsOf(endpoint.schema)) {
    const lacking = ours.filter((row) => row[name] === undefined)
    const guesses = guessOf(name)
    if (lacking.length > 0 && (!field.optional || (lacking.length === rows.length && guesses.length > 0))) {
      const hint = guesses.length > 0 ? `; ¿es ${guesses.map((each) => `«${each}»`).join(' o ')}?` : ''
      differences.push({
        field: name,
        expected: field.expected,
        got: `falta${share(lacking.length)}${hint}`,
        weight: weightOf(field),
      })
      continue
    }
    if (lacking.length === rows.length) {
      absent.push(name)
      continue
    }
    const bad = ours.filter(
      (row) =>
        row[name] !== undefined &&
        !(name === 'precios' && isFreeOfCharge(row[name])) &&
        unreadable(field, row[name], terms),
    )
    if (bad.length === 0) continue
    const difference: Difference = {
      field: name,
      expected: field.expected,
      got: `${described(asWritten(bad[0]?.[name]))}${share(bad.length)}${imagesHint(field, bad[0]?.[name])}`,
      weight: weightOf(field),
    }
    const few =
      field.optional && !KEY_FIELDS.has(name) && (bad.length * 2 < rows.length || field.expected === OTHER_SITE)
    if (few) lost.push(`${name}: ${difference.got} no se muestra`)
    else differences.push(difference)
  }
  const free = ours.filter(({ precios }) => precios !== undefined && isFreeOfCharge(precios)).length
  const extra = columnsOf(rows)
    .map(({ name }) => name)
    .filter((name) => !name.includes('.') && ![...pairs.values()].some((pair) => pair.name?.split('.')[0] === name))
  return {
    differences: [...differences, ...repeatedIds(endpoint, ours)],
    notes: [
      ...(absent.length > 0 ? [`no trae ${absent.join(', ')}: no se muestra`] : []),
      ...lost,
      ...(free > 0 ? [`precio 0${share(free)}: se muestra «Precio a consultar»`] : []),
      ...(differences.length + absent.length > 0 && extra.length > 0 ? [`campos de más: ${several(extra)}`] : []),
    ],
  }
}

const diagnoseRead = (reading: Reading, body: string): Diagnosis => {
  const { endpoint, terms } = reading
  const expected = endpoint.answers === 'rows' ? 'una lista en JSON' : 'una fila en JSON'
  const wrong = (got: string): Diagnosis => ({
    differences: [{ field: 'cuerpo', expected, got, weight: 'rompe' }],
    notes: [],
    rows: [],
  })
  const answer = parsed(body)
  if (answer === null) return wrong(strangeBody(body))
  const { items, rows, ours } = understand(endpoint, body, terms)
  if (items === undefined) return wrong(described(answer.json))
  if (items.length === 0) return { differences: [], rows: [], notes: [EMPTY] }
  const odd = items.filter((item) => !isObject(item) && item !== null && item !== false)
  const lost: readonly Difference[] =
    odd.length > 0 ? [{ field: 'fila', expected: 'objeto', got: described(odd[0]), weight: 'rompe' }] : []
  if (rows.length === 0) return { differences: lost, rows: [], notes: odd.length > 0 ? [] : [EMPTY] }
  const { differences, notes } = compareRows(reading, rows, ours)
  return { differences: [...lost, ...differences], notes, rows: ours }
}

export const EMPTY = 'vino vacía: no hay campos que comparar'

/** R3.02: who may come in has a name. */
const lacksName = (path: string, json: unknown, terms: ServerTerms): readonly Difference[] => {
  const account = decodeRow(
    { path, answers: 'row', entity: 'ingreso', schema: { name: ['name', field.text] } },
    { json },
    terms,
  )
  if (account.ok && account.value !== null && account.value.name.trim() !== '') return []
  return [{ field: 'name', expected: 'texto no vacío', got: 'falta', weight: 'rompe' }]
}

/** The words that mean success here: ours and the deployment's own. */
const doneWordsOf = ({ path, done }: WriteEndpoint, { dialect }: ServerTerms): readonly string[] => [
  ...done,
  ...(dialect.palabras?.[path] ?? []),
]

export interface Outcome {
  readonly kind: 'done' | 'refused' | 'unknown'
  /** The server's own words. */
  readonly text: string
}

/** How the site takes the answer to a write. */
export const outcomeOf = (endpoint: WriteEndpoint, { status, body }: Came, terms: ServerTerms): Outcome => {
  const text = withoutNotices(body.replace(/^\uFEFF+/, '')).trim()
  const result = decodeAnswer(
    endpoint,
    { ...(parsed(body) ?? { text }), ...(DONE_STATUSES.has(status) && { saysDone: true }) },
    terms,
  )
  if (status >= 400) return { kind: 'refused', text: serverWords(parsed(body)?.json ?? text) }
  if (result.ok) return { kind: 'done', text: '' }
  if (result.failure.kind === 'refused') return { kind: 'refused', text: result.failure.text }
  // A view record may answer nothing at all.
  return { kind: endpoint.done.length === 0 ? 'done' : 'unknown', text: serverWords(parsed(body)?.json ?? text) }
}

const diagnoseWrite = (endpoint: WriteEndpoint, came: Came, terms: ServerTerms): readonly Difference[] => {
  const { kind, text } = outcomeOf(endpoint, came, terms)
  if (kind === 'done')
    return endpoint.done.includes('exist') ? lacksName(endpoint.path, parsed(came.body)?.json, terms) : []
  const expected =
    endpoint.done.length === 0
      ? 'que la registre'
      : doneWordsOf(endpoint, terms)
          .map((each) => `«${each}»`)
          .join(' o ')
  const strange = kind === 'unknown' && parsed(came.body) === null && /^<|^$/.test(withoutNotices(came.body))
  const said =
    text !== ''
      ? `«${excerpt(text)}»`
      : strange
        ? strangeBody(came.body)
        : described(parsed(came.body)?.json ?? came.body)
  const weight = endpoint.done.length === 0 ? 'se pierde' : 'rompe'
  return [
    {
      field: 'respuesta',
      expected,
      got: `${kind === 'refused' ? 'una negativa' : 'algo que no dice si se hizo'}: ${said}`,
      weight,
    },
  ]
}

/** Holds an answer against what the adapters make of it. Never throws. */
export const diagnose = (endpoint: Endpoint, came: Came, terms: ServerTerms, facts: Facts = NO_FACTS): Diagnosis => {
  const { status, body } = came
  if (status < 200 || status > 299) {
    const got = `${status}${body.trim() === '' ? '' : `: ${excerpt(body)}`}`
    return { differences: [{ field: 'estado HTTP', expected: '200', got, weight: 'rompe' }], notes: [], rows: [] }
  }
  if (endpoint.method === 'POST') return { differences: diagnoseWrite(endpoint, came, terms), notes: [], rows: [] }
  return diagnoseRead({ endpoint, terms, facts }, body)
}
