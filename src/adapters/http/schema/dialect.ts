import { valueAt } from './json.ts'

/**
 * The file of `VITE_DIALECT`, in Spanish, because PHP developers write it. What is left out is as
 * `.github/contract.md` says; keys that begin with `//` are notes. A path joins keys and positions with dots
 * (`fotos.0.url`).
 */
export type DialectFile = Readonly<{
  /** The currency of all prices, as the column of `moneda_en` writes it. `MXN` if left out. */
  moneda?: string
  /** Of dates without a zone: an IANA name. `America/Mexico_City` if left out. */
  zona_horaria?: string
  /** Folder below the images base for pictures that come without one. */
  imagenes?: Readonly<Partial<Record<ImageKind, string>>>
  /** What an error looks like in any answer; a call may say it again for itself. */
  error?: Mark
  entidades?: Readonly<Record<string, Columns>>
  llamadas?: Readonly<Record<string, CallInFile>>
}>

/** By path, the values that mean it; `*` is any value but false, 0, null, '' and []. One path that fits is enough. */
type Mark = Readonly<Record<string, Scalar | readonly Scalar[]>>
type Scalar = string | number | boolean | null
type Columns = Readonly<Record<string, string | null | readonly string[] | Notation>>

type CallParts = Readonly<{
  /** Another path below the API base; it may have a query (`/api.php?accion=productos`). */
  ruta?: string
  /** Our name of a query parameter → theirs; null where the server does not take it. */
  parametros?: Readonly<Record<string, string | null>>
  /** The same of a body's fields; `productos.cantidad` is one of an order's lines. */
  cuerpo?: Readonly<Record<string, string | null>>
  /** By parameter or field, our value → theirs; `*` for all others. `Dama/Blusas`: a category of one segment. */
  valores?: Readonly<Record<string, Readonly<Record<string, string | number>>>>
  filas?: string
  pagina?: {
    /** Asks for a further page; `desde` is the first one's value. */
    readonly parametro: string
    readonly desde: number
    /** Counts pages (if left out) or rows: `?pagina=2`, `?offset=50`. */
    readonly cuenta?: 'paginas' | 'filas'
    /** Rows of a page, and the parameter that asks for them. */
    readonly tamano?: number
    readonly parametro_tamano?: string
    /** Paths to the number of all rows, or of the last page. Without both, pages are read until one has fewer rows. */
    readonly total?: string
    readonly ultima?: string
  }
  /** False where the server takes `talla` and does not filter by it. */
  talla_filtra?: boolean
  /** Of a write's answer: the path to its word (`response` or the bare answer if left out), and to its sentence. */
  respuesta?: string
  texto?: string
}>
interface CallInFile extends CallParts {
  readonly error?: Mark
  /** What an answer without rows looks like, also with status 404: `{"mensaje": "No hay productos"}`. */
  readonly vacio?: Mark
  readonly campos?: Columns
  /** Words of a write's answer, compared without case, quotes and surrounding spaces. */
  readonly hecho?: string | readonly string[]
  readonly rechazado?: string | readonly string[]
  /** Of social login: that nobody has this address. Refuses without a sentence of the server. */
  readonly nadie?: string | readonly string[]
}

/**
 * How a column is written. In the file, a text is its path, null says that the server has none, and a list names
 * several columns. `{"valor": "1"}` is the same for all rows.
 *
 * - Prices in a text: `{"columna": "precios", "separador": ",", "entre": ":"}`; in a list: `{"columna": "escalones",
 *   "piezas": "desde", "precio": "monto"}`; in columns: `{"escalones": [{"piezas": 1, "precio": "menudeo"}]}`
 * - Words, sizes, pictures: `separador`, or `nombre` of objects. Colours: also `entre` before the tone, or `hex`.
 *   Pictures of colours: `entre`, or `nombre` and `imagen`.
 * - Sold out: `separador` and `entre`, or an inventory: `{"existencias": "inventario", "color": "color", "talla":
 *   "talla", "piezas": "existencia"}`
 * - Dates: `{"columna": "fecha", "formato": "d/m/Y H:i"}` in PHP's letters (`U`: seconds, `U000`: milliseconds).
 * - Flags: `{"columna": "nuevo", "si": ["S"]}`. Text by number: `{"columna": "depto", "valores": {"3": "Dama"}}`
 */
export type Notation = Readonly<{
  columna?: string
  valor?: string | number
  separador?: string
  entre?: string
  piezas?: string
  precio?: string
  escalones?: readonly { readonly piezas: number | string; readonly precio: string }[]
  nombre?: string
  hex?: string
  imagen?: string
  existencias?: string
  color?: string
  talla?: string
  formato?: string
  zona_horaria?: string
  si?: readonly Scalar[]
  valores?: Readonly<Record<string, string>>

  /** Of prices; `pesos` if left out. */
  unidad?: 'pesos' | 'centavos'
  /** The pieces that a figure is for: 12 where it is of a dozen. */
  por?: number
  /** The column that says them, and what its values mean: `{"columna": "unidad", "valores": {"docena": 12}}`. */
  por_en?: { readonly columna: string; readonly valores: Readonly<Record<string, number>> }
  /** The column of the currency: any other value than `moneda` is no price. */
  moneda_en?: string
  /** What stands before a price, between thousands, and before the centavos: `$`, `,` and `.` of «$1,250.00». */
  signo?: string
  miles?: string
  decimal?: string
  /** An offer: its price replaces the higher ones while the column `si` has one of these values. */
  oferta?: { readonly precio: string; readonly si: string; readonly valores?: readonly Scalar[] }
  /** The path to a price in each row of an inventory: where these differ, the product has no one price. */
  distintos_en?: { readonly filas: string; readonly precio: string }
}>

export const IMAGE_KINDS = ['producto', 'segmento', 'logo', 'portada', 'carrusel', 'banner', 'blog'] as const
export type ImageKind = (typeof IMAGE_KINDS)[number]

/** The compiled dialect: plain JSON, which the build writes into the site. */
export type Dialect = Readonly<{
  moneda: string
  zona_horaria: string
  imagenes: Readonly<Partial<Record<ImageKind, string>>>
  /** Only the calls that differ from the contract. */
  llamadas: Readonly<Record<string, Call>>
}>

/** One call, compiled: its entity's columns in it, marks and words as lists, words in lower case. */
export interface Call extends CallParts {
  readonly campos?: Readonly<Record<string, CompiledColumn>>
  readonly error?: CompiledMark
  readonly vacio?: CompiledMark
  readonly hecho?: readonly string[]
  readonly rechazado?: readonly string[]
  readonly nadie?: readonly string[]
}

/** `null`: the server has no such field. Several columns stand under `columnas`. */
export type CompiledColumn = null | (Notation & { readonly columnas?: readonly string[] })
type CompiledMark = readonly (readonly [path: string, values: readonly Scalar[]])[]

export const OWN_DIALECT: Dialect = {
  moneda: 'MXN',
  zona_horaria: 'America/Mexico_City',
  imagenes: { segmento: 'segments/svg' },
  llamadas: {},
}

const AS_IN_THE_CONTRACT: Call = {}
export const callOf = (dialect: Dialect, path: string): Call => dialect.llamadas[path] ?? AS_IN_THE_CONTRACT

const NOTHING: readonly unknown[] = [undefined, null, false, 0, '']
export const hasMark = (json: unknown, mark: CompiledMark = []): boolean => {
  const first: unknown = Array.isArray(json) ? json[0] : json
  return mark.some(([path, values]) => {
    const value = valueAt(json, path) ?? valueAt(first, path)
    const isNothing = NOTHING.includes(value) || (Array.isArray(value) && value.length === 0)
    return values.some((meant) => (meant === '*' ? !isNothing : String(meant) === String(value)))
  })
}
