import type { CallInFile, Mark } from './types.ts'
import { columnsOf, isRow, type Row } from './columns.ts'
import { nameLikeness } from './names.ts'
import { textOf } from './looks.ts'
import { meant, noOf, wordsOf, type Thing } from './words.ts'

/** The path is '' where the rows are the answer itself. */
export interface Found {
  readonly path: string
  readonly rows: readonly Row[]
}

/** Keys that are a row's number: PHP encodes a list with gaps as an object. */
const isNumbered = (value: Row): boolean =>
  Object.keys(value).length > 0 && Object.keys(value).every((key) => /^\d+$/.test(key))
const rowsIn = (value: unknown): readonly Row[] | null => {
  const list = isRow(value) && isNumbered(value) ? Object.values(value) : value
  return Array.isArray(list) && list.length > 0 && list.every(isRow) ? list : null
}

/** From here on a name stands for a field: `nom_prod`. */
const LIKELY = 0.7

const fieldsIn = (thing: Thing, fields: readonly string[], rows: readonly Row[]): number => {
  const columns = columnsOf(rows.slice(0, 5))
  return fields.filter((field) => columns.some(({ name }) => nameLikeness(thing, field, name) >= LIKELY)).length
}

const ownOf = (row: Row): Row =>
  Object.fromEntries(Object.entries(row).filter(([, value]) => typeof value !== 'object'))

/** The rows are under the path whose objects have most of our fields; null where there are none. */
export const findRows = (json: unknown, thing: Thing, fields: readonly string[], isOne: boolean): Found | null => {
  const found: (Found & { readonly score: number })[] = []
  // Below what only wraps, the inner one is the row; below a row, what stands in it is another thing.
  const walk = (value: unknown, path: string, bonus: number, depth: number): void => {
    const rows = rowsIn(value) ?? (isRow(value) && isOne ? [value] : null)
    if (rows !== null) found.push({ path, rows, score: fieldsIn(thing, fields, rows) + bonus })
    if (!isRow(value) || depth === 3 || isNumbered(value)) return
    const step = fieldsIn(thing, fields, [ownOf(value)]) > 1 ? -1 : 0.1
    for (const [key, inner] of Object.entries(value))
      walk(inner, path === '' ? key : `${path}.${key}`, bonus + step, depth + 1)
  }
  walk(json, '', 0, 0)
  const [best] = found.toSorted((a, b) => b.score - a.score)
  return best === undefined || best.score < 0.5 ? null : { path: best.path, rows: best.rows }
}

/** Where the only empty list of an answer stands, or null where other answers have their rows. */
export const findEmpty = (json: unknown, usual: readonly unknown[] = []): string | null => {
  if (Array.isArray(json)) return json.length === 0 ? '' : null
  if (!isRow(json)) return null
  const isEmpty = (value: unknown, key: string) =>
    (Array.isArray(value) && value.length === 0) || (value === null && usual.includes(key))
  const empty = Object.keys(json).filter((key) => isEmpty(json[key], key))
  return empty.length === 1 ? (empty[0] ?? null) : null
}

export const STATES = 'ok success exito status estado estatus error result resultado code codigo'.split(' ')
export const SENTENCES = 'message mensaje msg msj error detail detalle texto errors errores'.split(' ')
type Scalar = string | number | boolean | null
const isScalar = (value: unknown): value is Scalar =>
  value === null || ['string', 'number', 'boolean'].includes(typeof value)

export const stateOf = (json: unknown): { readonly key: string; readonly value: Scalar } | null => {
  const row: unknown = Array.isArray(json) ? json[0] : json
  if (!isRow(row)) return null
  const key = STATES.find((name) => isScalar(row[name]) && (name !== 'error' || typeof row[name] !== 'string'))
  return key === undefined ? null : { key, value: row[key] as Scalar }
}

export const sentenceOf = (json: unknown): { readonly key: string; readonly text: string } | null => {
  const row: unknown = Array.isArray(json) ? json[0] : json
  if (!isRow(row)) return null
  const key = SENTENCES.find((name) => typeof row[name] === 'string' && row[name].length > 1)
  return key === undefined ? null : { key, text: String(row[key]) }
}

/** What an error looks like, from a good answer, a bad one, or both. */
export const errorMark = (good: unknown, bad: unknown): Mark | null => {
  const [fine, wrong] = [stateOf(good), stateOf(bad)]
  if (wrong !== null && (fine === null || fine.key !== wrong.key || fine.value !== wrong.value))
    return { [wrong.key]: wrong.value }
  if (fine !== null) {
    const no = fine.key === 'error' && fine.value === false ? true : noOf(fine.value)
    return no === undefined ? null : { [fine.key]: no }
  }
  const sentence = Array.isArray(bad) ? null : sentenceOf(bad)
  return sentence === null ? null : { [sentence.key]: '*' }
}

const numberIn = (json: unknown, names: readonly string[]): { path: string; value: number } | null => {
  const isNamed = (words: readonly string[]): boolean =>
    names.some((name) => name.split(' ').every((word) => words.includes(word)))
  const found = columnsOf(isRow(json) ? [json] : []).find(
    ({ name, values: [value] }) =>
      /^\d+$/.test(textOf(value)) && isNamed(wordsOf(name.slice(name.lastIndexOf('.') + 1)).map(meant)),
  )
  return found === undefined ? null : { path: found.name, value: Number(found.values[0]) }
}

/** How to ask for further pages. */
export const pageOf = (json: unknown, rows: number): CallInFile['pagina'] | null => {
  const last = numberIn(json, ['ultimo pagina', 'total pagina', 'pagina total', 'paginas', 'pages'])
  const total = numberIn(json, ['total', 'count', 'hits'])
  const current = numberIn(json, ['pagina actual', 'current pagina', 'pagina'])
  const offset = current === null ? numberIn(json, ['offset', 'skip']) : null
  const size = numberIn(json, ['per pagina', 'por pagina', 'limite', 'limit', 'tamano'])
  const position = current ?? offset
  if (rows === 0 || position === null || (last ?? total) === null) return null
  const key = position.path.slice(position.path.lastIndexOf('.') + 1)
  const isMore = (last?.value ?? 0) > 1 || (total?.value ?? 0) > rows
  const most = size?.value ?? (isMore ? rows : 0)
  return {
    parametro: key.replace(/^current_?|_?actual$/i, '').toLowerCase(),
    desde: offset === null ? position.value : 0,
    ...(offset && { cuenta: 'filas' as const }),
    ...(most > 0 && { tamano: most }),
    ...(total && { total: total.path }),
    ...(last && { ultima: last.path }),
  }
}
