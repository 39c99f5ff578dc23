import * as z from 'zod/mini'
import { foldText } from '../../domain/text.ts'
import { bareName, isObject } from './row.ts'
import { ENTITIES } from './dialect-names.ts'
import { IMAGE_KINDS, type Dialect } from './dialect.ts'
import { ENDPOINTS } from './endpoints.ts'

// Zod would probe `new Function`, which the site's Content-Security-Policy refuses and reports.
z.config({ jitless: true })

const OBJECT = 'debe ser un objeto entre llaves'
const text = z.string({ error: 'debe ser un texto entre comillas' })
const words = z.pipe(
  z.union([text, z.array(text)], { error: 'debe ser un nombre o una lista de nombres, entre comillas' }),
  z.transform((value) => [value].flat()),
)
const value = z.pipe(z.union([text, z.number()], { error: 'debe ser un texto o un número' }), z.transform(String))
const values = z.record(z.string(), value, { error: OBJECT })
const doneWords = z.pipe(
  words.check(
    z.refine((each) => each.every((word) => word.trim() !== ''), {
      error: 'una palabra vacía no dice que algo se hizo',
    }),
  ),
  z.transform((each) => each.map((word) => foldText(word))),
)
const folder = text.check(
  z.regex(/^[\w-][\w.-]*(?:\/[\w-][\w.-]*)*$/, {
    error: ({ input }) => `«${String(input)}» debe ser una carpeta bajo la base de las imágenes, como productos/fotos`,
  }),
)

const isUnknown = (key: unknown, known: readonly string[], what: string): string => {
  const near = known.find((each) => bareName(each) === bareName(String(key)))
  return `«${String(key)}» no es ${what}${near === undefined ? `: son ${known.join(', ')}` : `; ¿querías decir «${near}»?`}`
}

/** An object with any of these keys and no others. */
const objectOf = <T extends z.ZodMiniType>(keys: readonly string[], what: string, valueOf: (key: string) => T) =>
  z.catchall(
    z.object(Object.fromEntries(keys.map((key) => [key, z.optional(valueOf(key))])), { error: OBJECT }),
    z.custom(() => false, { error: ({ path }) => isUnknown(path?.at(-1), keys, what) }),
  )

const LINE_FIELDS = ['id_producto', 'producto', 'color', 'talla', 'cantidad', 'precio'].map(
  (name) => `productos.${name}`,
)
const FIELDS = Object.fromEntries<readonly string[]>([
  ...Object.entries(ENTITIES).map(([entity, { fields }]) => [entity, Object.keys(fields)] as const),
  ...ENDPOINTS.flatMap((endpoint) =>
    endpoint.method === 'GET' ? [[endpoint.path, Object.keys(ENTITIES[endpoint.entity].fields)] as const] : [],
  ),
])
const PARAMETERS = Object.fromEntries(
  ENDPOINTS.map(({ path, parameters }) => [
    path,
    parameters.includes('productos') ? [...parameters, ...LINE_FIELDS] : parameters,
  ]),
)
const CALLS = Object.keys(PARAMETERS)
const CALL = 'una llamada de la API'
const ofParameters = <T extends z.ZodMiniType>(each: T) =>
  objectOf(CALLS, CALL, (path) => objectOf(PARAMETERS[path] ?? [], `un parámetro de ${path}`, () => each))

const SECTIONS = {
  campos: objectOf(Object.keys(FIELDS), 'una entidad ni una lectura de la API', (place) =>
    objectOf(FIELDS[place] ?? [], `un campo de ${place}`, () => words),
  ),
  cuerpos: ofParameters(text),
  parametros: ofParameters(text),
  valores: ofParameters(values),
  palabras: objectOf(CALLS, CALL, () => doneWords),
  imagenes: objectOf(IMAGE_KINDS, 'una clase de imagen', () => folder),
  talla_filtra: z.boolean({ error: 'debe ser true o false' }),
}
const FILE = objectOf(Object.keys(SECTIONS), 'una de sus partes', (key) => SECTIONS[key as keyof typeof SECTIONS])

/** Without notes: `null` values, and keys that begin with `//`. */
const withoutNotes = (value: unknown): unknown =>
  isObject(value)
    ? Object.fromEntries(
        Object.entries(value).flatMap(([key, each]) =>
          each === null || key.startsWith('//') ? [] : [[key, withoutNotes(each)]],
        ),
      )
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
    const line =
      position === undefined ? source.split('\n').length : source.slice(0, Number(position)).split('\n').length
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
  if (checked.success) return checked.data as Dialect
  return give(
    checked.error.issues.map(({ path, message }) => {
      const place = path.map((part) => `«${String(part)}»`).join(' → ') || 'el archivo'
      return `${lineOf(path)}${message.startsWith('debe') ? `${place} ${message}` : message}`
    }),
  )
}
