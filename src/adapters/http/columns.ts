import { ENTITIES, GROUPS, VARIANTS, type EntityName } from './dialect-names.ts'
import type { Dialect } from './dialect.ts'
import { isAbsent } from './fields.ts'
import { bareName, isObject, type Raw } from './row.ts'
import { remembered } from './text.ts'
import { readVariants } from './variants.ts'

/** The keys that lead to a value in a row. */
type Path = readonly string[]

const group = (name: string): readonly string[] => (GROUPS[name] ?? name).split(' ')
const joined = (ones: readonly string[], others: readonly string[]): readonly string[] =>
  ones.flatMap((one) => others.flatMap((other) => [one + other, other + one]))

const isPair = (name: string): boolean => name.includes('*')
const expanded = (name: string): readonly string[] => {
  const [one = '', other] = name.replace('@', '').split('*')
  if (other !== undefined) return joined(group(one), group(other))
  return name.startsWith('@') ? group(one) : [name]
}

/** Names of a field (`producto precios`) in our table, the most specific first. Remembered, because every answer needs them. */
const namesInTable = remembered((key: string): readonly string[] => {
  const [entity, field = ''] = key.split(' ')
  const { noun, fields } = ENTITIES[entity as EntityName] as { noun: string; fields: Readonly<Record<string, string>> }
  const names = (fields[field] ?? '').split(' ').filter(Boolean)
  const own = bareName(field)
  const firstWord = names.findIndex((name) => !isPair(name))
  const pairs = firstWord < 0 ? names : names.slice(0, firstWord)
  const words = names.filter((name) => !isPair(name)).flatMap(expanded)
  return [...joined([own, ...words], group(noun)), ...pairs.flatMap(expanded), own, ...names.slice(pairs.length).flatMap(expanded)]
})

/** Names of a field, the deployment's first. An empty name in its file means that its server has no such field. */
const namesOf = (entity: EntityName, field: string, given: readonly string[]): readonly string[] => {
  const own = given.filter((name) => name !== '').map(bareName)
  return given.includes('') ? own : [...own, ...namesInTable(`${entity} ${field}`)]
}

/** Names of nested objects whose fields belong to the row itself. */
const CONTAINERS = new Set('contacto contact direccion address detalle detalles details attributes atributos data datos info'.split(' '))

const KINDS = [...new Set(Object.values(ENTITIES).map(({ noun }) => noun)), 'autor'].map(group)
/** Whether a name within an object says again what the object is: `fabricante: { nom_empresa }`. */
const saysAgain = (name: string, prefix: string): boolean =>
  name.includes(prefix) || KINDS.some((words) => words.includes(prefix) && words.some((word) => name.startsWith(word) || name.endsWith(word)))

const PICTURES = new RegExp(`^(?:${group('imagen').join('|')})(?:${group('producto').join('|')})?(\\d{1,2})$`)

/** All values of a row by name. A nested value has both names joined and, in a container, also its own name alone. */
const valuesOf = (row: Raw, nouns: ReadonlySet<string>): ReadonlyMap<string, Path> => {
  const found = new Map<string, Path>()
  const ofContainers: [string, Path][] = []
  const walk = (object: Raw, path: Path, prefix: string): void => {
    for (const [key, value] of Object.entries(object)) {
      const name = bareName(key)
      const at = [...path, key]
      found.set(prefix + name, found.get(prefix + name) ?? at)
      const ofRow = path.length > 0 && (nouns.has(prefix) || CONTAINERS.has(prefix) || saysAgain(name, prefix))
      if (ofRow) ofContainers.push([name, at])
      if (isObject(value) && path.length < 3) walk(value, at, ofRow ? name : prefix + name)
    }
  }
  walk(row, [], '')
  for (const [name, path] of ofContainers) if (!found.has(name)) found.set(name, path)
  return found
}

const valueAt = (row: Raw, path: Path): unknown => {
  let value: unknown = row
  for (const key of path) value = isObject(value) ? value[key] : undefined
  return value
}

/** Whether a field may hold an object. Other fields skip a name that leads to an object. */
export type TakesObject = (field: string) => boolean

/** Finds our fields in the rows of a server with other names. `path`: the deployment may give names for one endpoint alone. */
export const columnsReader = (entity: EntityName, fields: readonly string[], path: string, dialect: Dialect, takesObject: TakesObject) => {
  const parts = Object.keys(ENTITIES[entity].fields).filter((name) => fields.includes(name.split('.')[0] ?? '') && name.includes('.'))
  const given = (field: string) => dialect.campos?.[path]?.[field] ?? dialect.campos?.[entity]?.[field] ?? []
  const nouns = new Set(group(ENTITIES[entity].noun))
  const isRead = (field: string): boolean => fields.includes(field) && !given(field).includes('')
  let names: ReadonlyMap<string, readonly string[]> | undefined

  const find = (row: Raw): ReadonlyMap<string, Path> => {
    names ??= new Map([...fields, ...parts].map((field) => [field, namesOf(entity, field, given(field))]))
    const values = valuesOf(row, nouns)
    const found = new Map<string, Path>()
    for (const [field, candidates] of names) {
      const name = candidates.find((each) => {
        const at = values.get(each)
        return at !== undefined && (takesObject(field) || !isObject(valueAt(row, at)))
      })
      const at = name === undefined ? undefined : values.get(name)
      if (at !== undefined) found.set(field, at)
    }
    for (const [name, at] of values) {
      const isInventory = VARIANTS.has(name) || (name === 'tallas' && Array.isArray(valueAt(row, at)))
      if (isInventory && isRead('tallas')) found.set(`tallas.${name}`, at)
      if (PICTURES.test(name) && isRead('galeria') && !found.has('galeria')) found.set(`galeria.${name}`, at)
    }
    // Where there is a retail price too, the minimum quantity is where the wholesale price starts.
    const least = found.get('minimo')
    if (least && found.has('precios.precio') && found.has('precios.mayoreo') && !found.has('precios.piezas')) {
      found.set('precios.piezas', least)
      found.delete('minimo')
    }
    return found
  }

  /** By the row's keys; null for rows that use our own names. */
  const known = new Map<string, ReadonlyMap<string, Path> | null>()
  let lastKeys: readonly string[] = []
  let last: ReadonlyMap<string, Path> | null = null

  const columnsOf = (row: Raw): ReadonlyMap<string, Path> | null => {
    let at = 0
    let same = true
    for (const key in row) {
      if (key !== lastKeys[at] || isObject(row[key])) {
        same = false
        break
      }
      at += 1
    }
    if (same && at > 0 && at === lastKeys.length) return last
    const shape = JSON.stringify(row, (_key, value: unknown) => (isObject(value) ? value : 0))
    let columns = known.get(shape)
    if (columns === undefined) {
      const found = find(row)
      const isOwn = [...found].every(([field, [key, ...rest]]) => key === field && rest.length === 0)
      columns = isOwn && !fields.some((field) => given(field).includes('')) ? null : found
      known.set(shape, columns)
    }
    lastKeys = Object.values(row).some(isObject) ? [] : Object.keys(row)
    last = columns
    return columns
  }

  /** For reports: which of our fields each key of the row is read into. */
  const explain = (row: Raw): Readonly<Record<string, string>> => {
    const found = find(row)
    const told: Record<string, string> = {}
    for (const [field, at] of found) {
      const [whole = '', part] = field.split('.')
      const inventory = whole === 'tallas' && part !== undefined ? Object.entries(readVariants(valueAt(row, at)) ?? {}) : undefined
      const named = inventory?.flatMap(([name, list]) => (fields.includes(name) && Array.isArray(list) && list.length > 0 ? [name] : [])) ?? [whole === 'galeria' ? whole : field]
      for (const name of named) if (name === field || !found.has(name)) told[name] ??= at.join('.')
    }
    return told
  }

  /**
   * The row with our names. A field with several parts (`precios.mayoreo`) becomes an object of them, its own value as
   * `lista`; pictures in columns of their own (`foto1`, `foto2`) become one list, and so does what an inventory says.
   */
  const read = (row: Raw): Raw => {
    const columns = columnsOf(row)
    if (columns === null) return row
    const result: Record<string, unknown> = {}
    const pictures: unknown[] = []
    let variants: Raw = {}
    for (const [field, at] of columns) {
      const value = valueAt(row, at)
      const [whole = '', part] = field.split('.')
      if (part === undefined) result[field] = value
      else if (whole === 'tallas') variants = { ...readVariants(value), ...variants }
      else if (whole === 'galeria') pictures.push(value)
      else {
        const before = result[whole]
        const object = isObject(before) && 'lista' in before ? before : { lista: before }
        result[whole] = { ...object, [part]: value }
      }
    }
    if (pictures.length > 0) result['galeria'] = [result['imagen'], ...pictures]
    for (const [field, value] of Object.entries(variants)) {
      const own = result[field]
      if (isAbsent(own) || (Array.isArray(own) && own.length === 0)) result[field] = value
    }
    return result
  }
  return { read, explain }
}
