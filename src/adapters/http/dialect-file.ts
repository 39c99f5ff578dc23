import * as z from 'zod/mini'
import { foldText } from '../../domain/text.ts'
import { bareName, isObject } from './row.ts'
import { ENTITIES } from './dialect-names.ts'
import { IMAGE_KINDS, type Dialect } from './dialect.ts'
import { ENDPOINTS } from './endpoints.ts'

// Zod would probe `new Function`, which the site's Content-Security-Policy refuses and reports.
z.config({ jitless: true })

const text = z.string({ error: 'un texto entre comillas' })
const names = z.union([text, z.array(text)], { error: 'un nombre o una lista de nombres, entre comillas' })
const scalar = z.union([text, z.number()], { error: 'un texto o un número' })
const map = <T>(value: z.ZodMiniType<T>) => z.record(z.string(), value, { error: 'un objeto entre llaves' })

const FILE = z.strictObject(
  {
    campos: z.optional(map(map(names))),
    cuerpos: z.optional(map(map(text))),
    parametros: z.optional(map(map(text))),
    valores: z.optional(map(map(map(scalar)))),
    palabras: z.optional(map(names)),
    imagenes: z.optional(map(text)),
    talla_filtra: z.optional(z.boolean({ error: 'true o false' })),
  },
  { error: 'un objeto entre llaves' },
)
const SECTIONS = Object.keys(FILE.shape)

/** Without notes: `null` values, and keys that begin with `//`. */
const withoutNotes = (value: unknown): unknown =>
  isObject(value)
    ? Object.fromEntries(Object.entries(value).flatMap(([key, each]) => (each === null || key.startsWith('//') ? [] : [[key, withoutNotes(each)]])))
    : value

/** Line of each key, by its path from the root (`campos/producto/precios`). */
const linesOf = (source: string): ReadonlyMap<string, number> => {
  const lines = new Map<string, number>()
  const open: { key: string; isList: boolean }[] = []
  let line = 1
  let word = ''
  for (const [token] of source.matchAll(/"(?:[^"\\]|\\.)*"|[{}[\],:]|\n/g)) {
    const top = open.at(-1)
    if (token === '\n') line += 1
    else if (token === '{' || token === '[') open.push({ key: '', isList: token === '[' })
    else if (token === '}' || token === ']') open.pop()
    else if (token === ':' && top?.isList === false) {
      top.key = word
      lines.set(open.map(({ key }) => key).join('/'), line)
    } else if (token.startsWith('"')) word = JSON.parse(token) as string
  }
  return lines
}

interface Complaint {
  readonly at: readonly string[]
  readonly say: string
}

const known = (word: string, all: readonly string[], what: string): string[] => {
  if (all.includes(word)) return []
  const near = all.find((each) => bareName(each) === bareName(word))
  return [`«${word}» no es ${what}${near === undefined ? `: son ${all.join(', ')}` : `; ¿querías decir «${near}»?`}`]
}

const PATHS = ENDPOINTS.map(({ path }) => path)
const READS = ENDPOINTS.filter(({ method }) => method === 'GET').map(({ path }) => path)
const LINE_FIELDS = ['productos.id_producto', 'productos.producto', 'productos.color', 'productos.talla', 'productos.cantidad', 'productos.precio']

const parametersOf = (path: string): readonly string[] => {
  const parameters = ENDPOINTS.find((endpoint) => endpoint.path === path)?.parameters ?? []
  return parameters.includes('productos') ? [...parameters, ...LINE_FIELDS] : parameters
}

const entityFieldsOf = (place: string): readonly string[] => {
  const endpoint = ENDPOINTS.find(({ path }) => path === place)
  const entity = endpoint?.method === 'GET' ? endpoint.entity : place
  return Object.keys((ENTITIES as Readonly<Record<string, { readonly fields: object }>>)[entity]?.fields ?? {})
}

/** What the schema cannot check: whether the names exist. */
const complaintsOf = (file: z.infer<typeof FILE>): readonly Complaint[] => {
  const found: Complaint[] = []
  const check = (at: readonly string[], says: readonly string[]): void => void found.push(...says.map((say) => ({ at, say })))

  for (const [place, fields] of Object.entries(file.campos ?? {})) {
    const places = [...Object.keys(ENTITIES), ...READS]
    check(['campos', place], known(place, places, 'una entidad ni una lectura de la API'))
    if (!places.includes(place)) continue
    for (const field of Object.keys(fields)) check(['campos', place, field], known(field, entityFieldsOf(place), `un campo de ${place}`))
  }
  for (const section of ['cuerpos', 'parametros', 'valores'] as const) {
    for (const [path, parameters] of Object.entries<object>(file[section] ?? {})) {
      check([section, path], known(path, PATHS, 'una llamada de la API'))
      if (!PATHS.includes(path)) continue
      for (const name of Object.keys(parameters)) check([section, path, name], known(name, parametersOf(path), `un parámetro de ${path}`))
    }
  }
  for (const [path, words] of Object.entries(file.palabras ?? {})) {
    check(['palabras', path], known(path, PATHS, 'una llamada de la API'))
    if ([words].flat().some((word) => word.trim() === '')) check(['palabras', path], ['una palabra vacía no dice que algo se hizo'])
  }
  for (const [kind, folder] of Object.entries(file.imagenes ?? {})) {
    check(['imagenes', kind], known(kind, IMAGE_KINDS, 'una clase de imagen'))
    if (!/^[\w-][\w.-]*(?:\/[\w-][\w.-]*)*$/.test(folder)) check(['imagenes', kind], [`«${folder}» debe ser una carpeta bajo la base de las imágenes, como productos/fotos`])
  }
  return found
}

const mapped = <A, B>(object: Readonly<Record<string, A>> | undefined, change: (value: A) => B): Readonly<Record<string, B>> | undefined =>
  object && Object.fromEntries(Object.entries(object).map(([key, value]) => [key, change(value)]))

const listed = (value: string | readonly string[]): readonly string[] => [value].flat()

/** What a deployment's file says of its server. Throws one sentence in Spanish for each mistake, with file and line. */
export const parseDialect = (source: string, file = 'dialecto.json'): Dialect => {
  const give = (says: readonly string[]): never => {
    throw new Error(`El dialecto del servidor no sirve:\n${says.map((say) => `  - ${file}${say}`).join('\n')}`)
  }
  let json: unknown
  try {
    json = JSON.parse(source)
  } catch (error) {
    const position = /position (\d+)/.exec(String(error))?.[1]
    const line = position === undefined ? source.split('\n').length : source.slice(0, Number(position)).split('\n').length
    return give([`, línea ${line}: no es JSON bien escrito (¿falta una coma, una comilla o una llave?)`])
  }
  const lines = linesOf(source)
  const lineOf = (at: readonly PropertyKey[]): string => {
    for (let length = at.length; length > 0; length--) {
      const line = lines.get(at.slice(0, length).join('/'))
      if (line !== undefined) return `, línea ${line}: `
    }
    return ': '
  }
  const checked = FILE.safeParse(withoutNotes(json))
  if (!checked.success) {
    return give(
      checked.error.issues.flatMap((issue) =>
        issue.code === 'unrecognized_keys'
          ? issue.keys.map((key) => `${lineOf([...issue.path, key])}«${key}» no es una de sus partes, que son ${SECTIONS.join(', ')}`)
          : [`${lineOf(issue.path)}${issue.path.map((part) => `«${String(part)}»`).join(' → ') || 'el archivo'} debe ser ${issue.message}`],
      ),
    )
  }
  const { data } = checked
  const complaints = complaintsOf(data)
  if (complaints.length > 0) return give(complaints.map(({ at, say }) => `${lineOf(at)}${say}`))
  const { campos, cuerpos, parametros, valores, palabras, imagenes, talla_filtra } = data
  const all = {
    campos: mapped(campos, (fields) => mapped(fields, listed)),
    cuerpos,
    parametros,
    valores: mapped(valores, (parameters) => mapped(parameters, (values) => mapped(values, String))),
    palabras: mapped(palabras, (words) => listed(words).map((word) => foldText(word))),
    imagenes,
    talla_filtra,
  }
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined)) as Dialect
}
