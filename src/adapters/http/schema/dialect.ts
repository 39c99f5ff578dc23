import type { Result } from '../../../domain/result.ts'

/**
 * What a deployment says of its server: the file of `VITE_DIALECT`, in Spanish, because PHP developers write it. Every
 * part may be left out: then the server is as `.github/contract.md` says. Keys that begin with `//` are notes.
 * `hosting/dialect-file.ts` checks it and makes the compiled form below from it, at build time.
 *
 * A path names a value inside a row or an answer: keys joined by dots, positions of a list as numbers
 * (`precio.mayoreo`, `fotos.0.url`).
 */
export interface DialectFile {
  /** The currency of all prices, as the column of `moneda_en` writes it. `MXN` if left out. */
  readonly moneda?: string
  /** Of dates without a zone: an IANA name. `America/Mexico_City` if left out. */
  readonly zona_horaria?: string
  /** Folder below the images base for pictures that come without one. */
  readonly imagenes?: Readonly<Partial<Record<ImageKind, string>>>
  /** What an error looks like in any answer; a call may say it again for itself. */
  readonly error?: Mark
  /** The columns of each kind of row, for all calls that answer it. */
  readonly entidades?: Readonly<Record<string, Columns>>
  /** By the document's path. */
  readonly llamadas?: Readonly<Record<string, CallInFile>>
}

/** By path, the values that mean it; `*` is any value but false, 0, null, '' and []. One path that fits is enough. */
type Mark = Readonly<Record<string, Scalar | readonly Scalar[]>>
type Scalar = string | number | boolean | null
type Columns = Readonly<Record<string, Column>>

/** One call. The parts on writes are in the second half. */
interface CallInFile {
  /** Another path below the API base; it may have a query (`/api.php?accion=productos`). */
  readonly ruta?: string
  /** Our name of a query parameter → theirs; null where the server does not take it. */
  readonly parametros?: Readonly<Record<string, string | null>>
  /** Our name of a body field (`productos.cantidad` for one of an order's lines) → theirs; null to leave it out. */
  readonly cuerpo?: Readonly<Record<string, string | null>>
  /**
   * By our name of a parameter or body field: our value → theirs; `*` for all others. Categories of two segments may
   * share a name: `Dama/Blusas` names both.
   */
  readonly valores?: Readonly<Record<string, Readonly<Record<string, string | number>>>>
  /** Path to the rows (`data.productos`). */
  readonly filas?: string
  readonly error?: Mark
  /** What an answer without rows looks like, also with status 404: `{"mensaje": "No hay productos"}`. */
  readonly vacio?: Mark
  readonly pagina?: {
    /** The parameter that asks for a further page, and its value for the first. */
    readonly parametro: string
    readonly desde: number
    /** Counts pages or rows: `?pagina=2`, `?offset=50`. Pages if left out. */
    readonly cuenta?: 'paginas' | 'filas'
    /** Rows of a page, and the parameter that asks for them. */
    readonly tamano?: number
    readonly parametro_tamano?: string
    /** Paths to the number of all rows, or of the last page. Without both, pages are read until one has fewer rows. */
    readonly total?: string
    readonly ultima?: string
  }
  readonly campos?: Columns
  /** False where the server takes `talla` and does not filter by it. */
  readonly talla_filtra?: boolean

  /** Words of a write's answer, compared without case, quotes and surrounding spaces. */
  readonly hecho?: string | readonly string[]
  readonly rechazado?: string | readonly string[]
  /** Of social login: that nobody has this address. Refuses without a sentence of the server. */
  readonly nadie?: string | readonly string[]
  /** Path to that word: `estado.codigo`; `response` or the bare answer if left out. */
  readonly respuesta?: string
  /** Path to the sentence for people. */
  readonly texto?: string
}

/** How a price is written. */
interface Amount {
  /** `pesos` if left out. */
  readonly unidad?: 'pesos' | 'centavos'
  /** The pieces that the price is for: 12 where it is for a dozen. */
  readonly por?: number
  /** The column that says the pieces, and what its values mean: `{"columna": "unidad", "valores": {"docena": 12}}`. */
  readonly por_en?: { readonly columna: string; readonly valores: Readonly<Record<string, number>> }
  /** The column of the currency: any other value than `moneda` is no price. */
  readonly moneda_en?: string
  /** What stands before it, between thousands, and before the centavos: `$`, `,` and `.` of «$1,250.00». */
  readonly signo?: string
  readonly miles?: string
  readonly decimal?: string
  /** An offer: its price replaces the higher ones while the column `si` has one of these values. */
  readonly oferta?: { readonly precio: string; readonly si: string; readonly valores?: readonly Scalar[] }
  /** The path to a price in each row of an inventory: where these differ, the product has no one price. */
  readonly distintos_en?: { readonly filas: string; readonly precio: string }
}

/**
 * A column: its path; null where the server has none; or an object with its notation.
 *
 * Prices (`precios`):
 * - text, `3:98.50,12:78`: `{"columna": "precios", "separador": ",", "entre": ":"}`
 * - list: `{"columna": "escalones", "piezas": "desde", "precio": "monto"}`
 * - columns: `{"escalones": [{"piezas": 1, "precio": "menudeo"}, {"piezas": "min_mayoreo", "precio": "mayoreo"}]}`
 *
 * Words, sizes and pictures of a list: `{"columna": "tallas", "separador": "|"}`, of objects `{"columna": "tallas",
 * "nombre": "talla"}`; pictures in several columns: `["foto1", "foto2"]`. Colours: also `entre` before the tone, or
 * `hex` of objects. Pictures of colours (`imagenes_color`): `entre`, or `nombre` and `imagen` of objects.
 * Sold out: `{"columna": "agotados", "separador": ",", "entre": ":"}`, or rows of an inventory: `{"existencias":
 * "inventario", "color": "color", "talla": "talla", "piezas": "existencia"}`.
 * Dates: `{"columna": "fecha", "formato": "d/m/Y H:i"}` in PHP's letters (`U`: seconds, `U000`: milliseconds, `P`: a
 * zone). Pieces: `por` and `por_en`, as of prices. Flags: `{"columna": "nuevo", "si": ["S"]}`. Text by number: `{"columna": "id_segmento", "valores": {"3": "Dama"}}`.
 * The same for all rows: `{"valor": "1"}`.
 */
type Column = string | null | readonly string[] | Notation
export type Notation = Amount & {
  readonly columna?: string
  readonly valor?: string | number
  readonly separador?: string
  readonly entre?: string
  readonly piezas?: string
  readonly precio?: string
  readonly escalones?: readonly { readonly piezas: number | string; readonly precio: string }[]
  readonly nombre?: string
  readonly hex?: string
  readonly imagen?: string
  readonly existencias?: string
  readonly color?: string
  readonly talla?: string
  readonly formato?: string
  readonly zona_horaria?: string
  readonly si?: readonly Scalar[]
  readonly valores?: Readonly<Record<string, string>>
}

export const IMAGE_KINDS = ['producto', 'segmento', 'logo', 'portada', 'carrusel', 'banner', 'blog'] as const
/** Kinds of pictures whose folder below the images base a deployment can name. */
export type ImageKind = (typeof IMAGE_KINDS)[number]

/**
 * The compiled dialect: the file with its entities' columns in each call, notes and defaults resolved, one way to write
 * each thing. Plain JSON, because the build writes it into the site.
 */
export interface Dialect {
  readonly moneda: string
  readonly zona_horaria: string
  readonly imagenes: Readonly<Partial<Record<ImageKind, string>>>
  /** Only the calls that differ from the contract. */
  readonly llamadas: Readonly<Record<string, Call>>
}

/** One call, compiled: marks and words as lists, words in lower case, columns as notations. */
export interface Call extends Omit<CallInFile, 'campos' | 'error' | 'vacio' | 'hecho' | 'rechazado' | 'nadie'> {
  readonly campos?: Readonly<Record<string, CompiledColumn>>
  readonly error?: CompiledMark
  readonly vacio?: CompiledMark
  readonly hecho?: readonly string[]
  readonly rechazado?: readonly string[]
  readonly nadie?: readonly string[]
}

/** `null`: the server has no such field. Pictures in several columns stand under `columnas`. */
export type CompiledColumn = null | (Notation & { readonly columnas?: readonly string[] })
/** Each path with the values that mean it. */
type CompiledMark = readonly (readonly [path: string, values: readonly Scalar[]])[]

export const OWN_DIALECT: Dialect = {
  moneda: 'MXN',
  zona_horaria: 'America/Mexico_City',
  imagenes: { segmento: 'segments/svg' },
  llamadas: {},
}

const NOTHING_SAID: Call = {}
/** What the dialect says of a call. */
export const callOf = (dialect: Dialect, path: string): Call => dialect.llamadas[path] ?? NOTHING_SAID

/** A row or an answer's object: its values by the server's names. */
export type Raw = Readonly<Record<string, unknown>>
export const isObject = (value: unknown): value is Raw =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The value at a path; undefined where there is none. */
export const valueAt = (value: unknown, path: string): unknown => {
  let found: unknown = value
  for (const key of path.split('.'))
    found = typeof found === 'object' && found !== null && Object.hasOwn(found, key) ? (found as Raw)[key] : undefined
  return found
}

/** Whether an answer, or the first row of it, has one of these marks. */
export const hasMark = (json: unknown, mark: CompiledMark | undefined): boolean => {
  const first: unknown = Array.isArray(json) ? json[0] : json
  return (
    mark?.some(([path, values]) => {
      const value = valueAt(json, path) ?? valueAt(first, path)
      const isNothing =
        value === undefined ||
        value === null ||
        value === false ||
        value === 0 ||
        value === '' ||
        (Array.isArray(value) && value.length === 0)
      return values.some((each) => (each === '*' ? !isNothing : String(each) === String(value)))
    }) ?? false
  )
}

export type Query = Readonly<Record<string, string | number>>

type Rows = readonly unknown[]
/** Reads the rows of further pages, up to `limit`; `ask` gives those of one. */
export type FurtherPages = (
  pagina: NonNullable<Call['pagina']>,
  first: Rows,
  json: unknown,
  limit: number,
  ask: (page: Query) => Promise<Result<Rows>>,
) => Promise<Result<Rows>>

const translated = (call: Call, name: string, value: unknown, query: Query = {}): unknown => {
  const values = call.valores?.[name]
  if (values === undefined || (typeof value !== 'string' && typeof value !== 'number')) return value
  const text = String(value)
  return values[`${query['segmento']}/${text}`] ?? values[text] ?? (text === '' ? value : (values['*'] ?? value))
}

/** A query in the server's names and values, with the page that is asked for. */
export const queryIn = (dialect: Dialect, path: string, query: Query): Query => {
  const call = callOf(dialect, path)
  const { parametro, desde = 0, tamano, parametro_tamano } = call.pagina ?? {}
  return {
    ...(parametro !== undefined && { [parametro]: desde }),
    ...(parametro_tamano !== undefined && tamano !== undefined && { [parametro_tamano]: tamano }),
    ...Object.fromEntries(
      Object.entries(query).flatMap(([name, value]): [string, string | number][] => {
        const theirs = call.parametros?.[name]
        return theirs === null ? [] : [[theirs ?? name, translated(call, name, value, query) as string | number]]
      }),
    ),
  }
}

/** A body in the server's names and values; the fields of a list's items are named `productos.cantidad`. */
export const bodyIn = (dialect: Dialect, path: string, body: unknown): unknown => {
  const call = callOf(dialect, path)
  const inside = (value: unknown, prefix: string): unknown => {
    if (Array.isArray(value)) return value.map((item) => inside(item, prefix))
    if (!isObject(value)) return value
    return Object.fromEntries(
      Object.entries(value).flatMap(([name, each]): [string, unknown][] => {
        const whole = `${prefix}${name}`
        const theirs = call.cuerpo?.[whole]
        return theirs === null
          ? []
          : [[theirs ?? name, typeof each === 'object' ? inside(each, `${whole}.`) : translated(call, whole, each)]]
      }),
    )
  }
  return call.cuerpo === undefined && call.valores === undefined ? body : inside(body, '')
}
