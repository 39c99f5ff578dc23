import { fieldsOf, type RowSource, type ServerTerms } from './decode.ts'
import { ENTITIES, group, namesOf, NOUNS, VARIANTS, type EntityName } from './dialect-names.ts'
import { isAbsent } from './fields.ts'
import { bareName, inPesos, isObject, withoutCents, type Raw } from './row.ts'
import { readItems, readSizes } from './lists.ts'
import { readPieces } from './prices.ts'
import { remembered } from './text.ts'
import { readVariants } from './variants.ts'

/** The keys that lead to a value in a row. */
type Path = readonly string[]

const spelled = (names: readonly (readonly [word: string, other?: string])[]): readonly string[] =>
  names.flatMap(([one, other]) => (other === undefined ? [one] : [one + other, other + one]))

const PICTURE_FIELDS: ReadonlySet<string> = new Set(['imagen', 'logo', 'svg', 'portada'])

/**
 * Names of a field (`producto precios`) in our table, the most specific first. Remembered, because every answer needs
 * them.
 */
const namesInTable = remembered((key: string): readonly string[] => {
  const [entity, field] = key.split(' ') as [EntityName, string]
  const names = namesOf(entity, field)
  const words = names.filter(({ length }) => length === 1)
  const [first] = words
  const pairs = first === undefined ? names : names.slice(0, names.indexOf(first))
  const own = bareName(field)
  const withNoun = [[own] as const, ...words].flatMap(([word]) =>
    group(ENTITIES[entity].noun).map((noun) => [word, noun] as const),
  )
  const all = [...spelled(withNoun), ...spelled(pairs), own, ...spelled(names.slice(pairs.length))]
  return PICTURE_FIELDS.has(field) ? all.flatMap((name) => [name, `${name}url`]) : all
})

/** Names of nested objects whose fields belong to the row itself. */
const CONTAINERS = new Set(
  'contacto contact direccion address detalle detalles details attributes atributos data datos info'.split(' '),
)

const KINDS = [...NOUNS, group('autor')]
/** Whether a name within an object says again what the object is: `fabricante: { nom_empresa }`. */
const saysAgain = (name: string, prefix: string): boolean =>
  name.includes(prefix) ||
  KINDS.some((words) => words.includes(prefix) && words.some((word) => name.startsWith(word) || name.endsWith(word)))

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
  for (const [name, path] of found) if (!found.has(withoutCents(name))) found.set(withoutCents(name), path)
  for (const [name, path] of ofContainers) if (!found.has(name)) found.set(name, path)
  return found
}

const valueAt = (row: Raw, path: Path): unknown => {
  let value: unknown = row
  for (const key of path) value = isObject(value) ? value[key] : undefined
  return inPesos(path.at(-1) ?? '', value)
}

/**
 * `minimo_compra` is in pesos in some shops and in pieces in others: nobody asks for a purchase of less than 100 pesos.
 */
const isFewPieces = (value: unknown): boolean => (readPieces(value) ?? 100) < 100

/** Whether `6-14` stands for the sizes that the inventory names one by one. */
const isRangeOf = (own: unknown, sizes: readonly unknown[]): boolean => {
  const [range, other] = readSizes(own) ?? []
  return range !== undefined && other === undefined && sizes.length > 1 && !sizes.includes(range)
}

/** The keys of a row and of the objects in it, as far down as they are read. */
const shapeOf = (row: Raw, depth = 3): string => {
  let shape = ''
  for (const key in row)
    shape += isObject(row[key]) ? `${key}{${depth > 0 ? shapeOf(row[key], depth - 1) : ''}}` : `${key},`
  return shape
}

interface Columns {
  readonly fields: ReadonlyMap<string, Path>
  /** Lists that may have a row for each size and colour. */
  readonly inventories: readonly Path[]
  /** Pictures in columns of their own (`foto1`, `foto2`). */
  readonly pictures: readonly Path[]
}

/** Finds our fields in the rows of a server with other names. */
export const translatorOf = ({ path, entity, schema }: RowSource<unknown>, { dialect }: ServerTerms) => {
  const kinds = new Map(fieldsOf(schema))
  const fields = [...kinds.keys()]
  const parts = Object.keys(ENTITIES[entity].fields).filter(
    (name) => fields.includes(name.split('.')[0] ?? '') && name.includes('.'),
  )
  /** The deployment's own names; an empty one means that its server has no such field. */
  const given = (field: string) => dialect.campos?.[path]?.[field] ?? dialect.campos?.[entity]?.[field] ?? []
  const isRead = (field: string): boolean => kinds.has(field) && !given(field).includes('')
  const names = [...fields, ...parts].map((field) => {
    const own = given(field)
    return [
      field,
      [
        ...own.filter((name) => name !== '').map(bareName),
        ...(own.includes('') ? [] : namesInTable(`${entity} ${field}`)),
      ],
    ] as const
  })
  const nouns = new Set(group(ENTITIES[entity].noun))

  const find = (row: Raw): Columns => {
    const values = valuesOf(row, nouns)
    const found = new Map<string, Path>()
    for (const [field, candidates] of names) {
      for (const name of candidates) {
        const at = values.get(name)
        if (at === undefined || (kinds.get(field)?.takesObject !== true && isObject(valueAt(row, at)))) continue
        found.set(field, at)
        break
      }
    }
    for (const field of ['minimo', 'imagen'])
      if (found.has(field)) for (const part of parts) if (part.startsWith(`${field}.`)) found.delete(part)
    // Where there is a retail price too, the minimum quantity is where the wholesale price starts.
    const least = found.get('minimo')
    if (least && found.has('precios.precio') && found.has('precios.mayoreo') && !found.has('precios.piezas')) {
      found.set('precios.piezas', least)
      found.delete('minimo')
    }
    const called = (test: (name: string) => boolean): readonly Path[] =>
      [...values].flatMap(([name, at]) => (test(name) ? [at] : []))
    return {
      fields: found,
      inventories: isRead('tallas') ? called((name) => VARIANTS.has(name)) : [],
      pictures: isRead('galeria') && !found.has('galeria') ? called((name) => PICTURES.test(name)) : [],
    }
  }

  const known = new Map<string, Columns>()
  const columnsOf = (row: Raw): Columns => {
    const shape = shapeOf(row)
    const columns = known.get(shape) ?? find(row)
    known.set(shape, columns)
    return columns
  }

  /** What the first inventory says, and where it stands. */
  const variantsOf = (row: Raw, { inventories }: Columns) => {
    for (const at of inventories) {
      const variants = readVariants(valueAt(row, at))
      if (variants) return { ...variants, at }
    }
    return undefined
  }

  /** For reports: which of our fields each key of the row is read into. */
  const explain = (row: Raw): Readonly<Record<string, string>> => {
    const columns = columnsOf(row)
    const found = new Map(columns.fields)
    const variants = variantsOf(row, columns)
    if (variants)
      for (const [field, list] of Object.entries(variants.lists))
        if (kinds.has(field) && list.length > 0 && !found.has(field)) found.set(field, variants.at)
    const [picture] = columns.pictures
    if (picture !== undefined) found.set('galeria', picture)
    return Object.fromEntries([...found].map(([field, at]) => [field, at.join('.')]))
  }

  /**
   * The row with our names. A field with several parts (`precios.mayoreo`) becomes an object of them, its own value as
   * `lista`; pictures become one list. What an inventory says stands where the row says nothing.
   */
  const read = (row: Raw): Raw => {
    const columns = columnsOf(row)
    const result: Record<string, unknown> = {}
    for (const [field, at] of columns.fields) {
      const value = valueAt(row, at)
      const [whole = '', part] = field.split('.')
      if (part === undefined) result[field] = value
      else if (whole === 'imagen') result[whole] = readItems(value)?.[0]
      else if (whole === 'minimo') result[whole] = isFewPieces(value) ? value : undefined
      else {
        const before = result[whole]
        const object = isObject(before) && 'lista' in before ? before : { lista: before }
        result[whole] = { ...object, [part]: value }
      }
    }
    if (isFewPieces(result['pedido_minimo'])) delete result['pedido_minimo']
    if (columns.pictures.length > 0)
      result['galeria'] = [result['imagen'], ...columns.pictures.map((at) => valueAt(row, at))]
    const isNothing = (value: unknown): boolean => isAbsent(value) || (Array.isArray(value) && value.length === 0)
    const variants = variantsOf(row, columns)
    for (const [field, list] of Object.entries(variants?.lists ?? {}))
      if (isNothing(result[field]) || (field === 'tallas' && isRangeOf(result[field], list))) result[field] = list
    if (variants?.pricesDiffer) delete result['precios']
    return result
  }
  return { read, explain }
}
