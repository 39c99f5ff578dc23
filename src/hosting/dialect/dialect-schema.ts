import * as z from 'zod/mini'
import { ENDPOINTS, ROWS_OF_WRITES } from '../../adapters/http/endpoints/endpoints.ts'
import { DATE_LETTERS, datePattern } from '../../adapters/http/schema/apply-dates.ts'
import { IMAGE_KINDS, OWN_DIALECT } from '../../adapters/http/schema/dialect.ts'
import type { Writing } from '../../adapters/http/schema/kinds.ts'
import { wordOf } from '../../adapters/http/schema/marks.ts'
import { fieldsOf } from '../../adapters/http/schema/rows.ts'
import { foldText } from '../../domain/text.ts'

const TERMS = { dialect: OWN_DIALECT, imagesBase: '' }
const OBJECT = 'debe ser un objeto entre llaves'
const text = z.string({ error: 'debe ser un texto entre comillas' })
const path = text.check(z.minLength(1, 'debe nombrar una columna'))
const number = z.number({ error: 'debe ser un número' })
const count = number.check(z.minimum(0, 'debe ser 0 o más'))
const pieces = number.check(z.minimum(1, 'debe ser 1 o más'))
const scalar = z.union([z.string(), z.number(), z.boolean(), z.null()], {
  error: 'debe ser un texto, un número, true, false o null',
})
const oneOf = (...words: readonly string[]) => z.enum(words, { error: `debe ser ${words.join(' o ')}` })
const recordOf = <T extends z.ZodMiniType>(value: T) => z.record(z.string(), value, { error: OBJECT })

const lettersOf = (name: string) => foldText(name).replace(/[^a-z0-9]/g, '')
const isUnknown = (key: unknown, known: readonly string[], what: string) => {
  const near = known.find((each) => lettersOf(each) === lettersOf(String(key)))
  const help = near === undefined ? `: son ${known.join(', ')}` : `; ¿querías decir «${near}»?`
  return `«${String(key)}» no es ${what}${help}`
}

const objectOf = (fields: Readonly<Record<string, z.ZodMiniType>>, what: string) =>
  z.catchall(
    z.object(Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, z.optional(value)])), {
      error: OBJECT,
    }),
    z.custom(() => false, { error: ({ path: at }) => isUnknown(at?.at(-1), Object.keys(fields), what) }),
  )
const each = <T>(keys: readonly string[], valueOf: (key: string) => T): Readonly<Record<string, T>> =>
  Object.fromEntries(keys.map((key) => [key, valueOf(key)]))

const PRICE = {
  unidad: oneOf('pesos', 'centavos'),
  por: pieces,
  moneda_en: path,
  signo: text,
  miles: text,
}
const FORMAT = new RegExp(`^(?:U|U000|(?:[^a-zA-Z]|\\\\.|T|[${DATE_LETTERS.join('')}])+)$`)
const isFormat = (format: string) => {
  try {
    datePattern(format)
    return FORMAT.test(format)
  } catch {
    return false
  }
}
const format = text.check(
  z.refine(isFormat, { error: `debe llevar solo estas letras de PHP, una vez cada cosa: ${DATE_LETTERS.join(' ')} U` }),
)
const column = { columna: path }
const NOTATIONS: Readonly<Record<Writing, Readonly<Record<string, z.ZodMiniType>>>> = {
  texto: { ...column, valores: recordOf(text) },
  figura: column,
  pesos: { ...column, ...PRICE },
  precios: {
    ...column,
    ...PRICE,
    separador: text,
    entre: text,
    piezas: path,
    precio: path,
    escalones: z.array(objectOf({ piezas: z.union([pieces, path]), precio: path }, 'una parte de un escalón'), {
      error: 'debe ser una lista de escalones',
    }),
  },
  lista: { ...column, separador: text, nombre: path },
  fotos: { ...column, separador: text, nombre: path },
  colores: { ...column, separador: text, entre: text, nombre: path, hex: path },
  fotos_color: { ...column, separador: text, entre: text, nombre: path, imagen: path },
  agotados: { ...column, separador: text, entre: text, existencias: path, color: path, talla: path, piezas: path },
  fecha: { ...column, formato: format },
  bandera: { ...column, si: z.array(scalar) },
}
const columnOf = (writing: Writing) =>
  z.pipe(
    z.transform((raw: unknown) => (typeof raw === 'string' ? { columna: raw } : raw)),
    z.nullable(objectOf(NOTATIONS[writing], `una parte de su notación`)),
  )

const mark = z.pipe(
  recordOf(z.union([scalar, z.array(scalar)], { error: 'debe ser un valor o una lista de valores' })),
  z.transform((marks) =>
    Object.entries(marks).map(([at, words]) => [at, [words].flat().map((word) => wordOf(word) ?? '')] as const),
  ),
)
const done = mark.check(
  z.refine((marks) => !marks.some(([at, words]) => at === 'HTTP' && words.includes('200')), {
    error: 'un estado 200 no dice que se hizo: nombra algo de la respuesta',
  }),
)
/** How answers look, of all calls and of one. */
const READ_ANSWERS = { filas: text, error: mark, vacio: mark }
const WRITE_ANSWERS = { filas: text, error: mark, hecho: done, nadie: mark, texto: path, errores: path }

const folder = text.check(
  z.regex(/^(?:[\w-][\w.-]*(?:\/[\w-][\w.-]*)*)?$/, {
    error: ({ input }) => `«${String(input)}» debe ser una carpeta bajo la base de las imágenes, como productos/fotos`,
  }),
)

/** The rows that a dialect's file may describe. */
export const SOURCES = [...ENDPOINTS.filter((endpoint) => endpoint.method === 'GET'), ...ROWS_OF_WRITES].map(
  (source) => ({
    path: source.path,
    entity: source.entity,
    fields: fieldsOf(source, TERMS),
  }),
)
const LINE_FIELDS = ['id_producto', 'producto', 'color', 'talla', 'cantidad', 'precio'].map(
  (name) => `productos.${name}`,
)
const columnsOf = (sources: readonly (typeof SOURCES)[number][], what: string) =>
  objectOf(
    Object.fromEntries(
      sources.flatMap(({ fields }) => fields.map(({ column: name, writing }) => [name, columnOf(writing)])),
    ),
    `un campo de ${what}`,
  )
const PAGE = objectOf(
  {
    parametro: path,
    desde: count,
    cuenta: oneOf('paginas', 'filas'),
    tamano: pieces,
    total: path,
    ultima: path,
  },
  'una parte de pagina',
)
const CALLS = Object.fromEntries(
  ENDPOINTS.map(({ path: call, method, parameters }) => {
    const named = parameters.includes('productos') ? [...parameters, ...LINE_FIELDS] : parameters
    const ofParameters = (valueOf: () => z.ZodMiniType) => objectOf(each(named, valueOf), `un parámetro de ${call}`)
    const parts = {
      ruta: text.check(z.regex(/^\/(?!\/)/, 'debe empezar con una diagonal')),
      [method === 'GET' ? 'parametros' : 'cuerpo']: ofParameters(() => z.nullable(text)),
      valores: ofParameters(() =>
        recordOf(z.pipe(z.union([text, number], { error: 'debe ser un texto o un número' }), z.transform(String))),
      ),
      campos: columnsOf(
        SOURCES.filter((source) => source.path === call),
        call,
      ),
      ...(method === 'GET'
        ? { ...READ_ANSWERS, pagina: PAGE, talla_filtra: z.boolean({ error: 'debe ser true o false' }) }
        : WRITE_ANSWERS),
    }
    return [call, objectOf(parts, `una parte de ${call}`)]
  }),
)
const ENTITIES = [...new Set(SOURCES.map(({ entity }) => entity))]
const isZone = (zone: string) => {
  try {
    return new Intl.DateTimeFormat('es', { timeZone: zone }).format(0) !== ''
  } catch {
    return false
  }
}
/** The dialect's file, without its notes. Its errors are in Spanish. */
export const FILE = objectOf(
  {
    moneda: text,
    zona_horaria: text.check(z.refine(isZone, { error: 'debe ser una zona horaria, como America/Mexico_City' })),
    imagenes: objectOf(
      each(IMAGE_KINDS, () => folder),
      'una clase de imagen',
    ),
    ...READ_ANSWERS,
    ...WRITE_ANSWERS,
    entidades: objectOf(
      each(ENTITIES, (name) =>
        columnsOf(
          SOURCES.filter(({ entity }) => entity === name),
          name,
        ),
      ),
      'una entidad',
    ),
    llamadas: objectOf(CALLS, 'una llamada de la API'),
  },
  'una de sus partes',
)
