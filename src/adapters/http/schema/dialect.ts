/**
 * The file of `VITE_DIALECT`, in Spanish, because PHP developers write it. What is left out is as
 * `.github/contract.md` says; keys that begin with `//` are notes. A path joins keys and positions with dots
 * (`fotos.0.url`).
 */
export interface DialectFile extends Answers<Mark> {
  /** The currency of all prices, as the column of `moneda_en` writes it. `MXN` if left out. */
  readonly moneda?: string
  /** Of dates without a zone: an IANA name. `America/Mexico_City` if left out. */
  readonly zona_horaria?: string
  /** Folder below the images base for pictures that come without one. */
  readonly imagenes?: Readonly<Partial<Record<ImageKind, string>>>
  readonly entidades?: Readonly<Record<string, Columns>>
  readonly llamadas?: Readonly<Record<string, Answers<Mark> & CallParts & { readonly campos?: Columns }>>
}

/**
 * By path, the words that mean it; one that fits is enough. `HTTP` is the status and `""` the whole answer. Words are
 * compared without case, quotes and outer spaces: `""` is nothing (`''`, null, `[]`), `*` anything but false, 0 and
 * nothing, `#` a number from 1, which is an order's folio. Paths are looked up in the answer and below `filas`.
 */
type Mark = Readonly<Record<string, Scalar | readonly Scalar[]>>
export type CompiledMark = readonly (readonly [path: string, words: readonly string[]])[]
type Scalar = string | number | boolean | null
type Columns = Readonly<Record<string, string | null | Notation>>

/** How answers look: for all calls, and for a call in place of that. */
type Answers<M> = Readonly<{
  /** Where the rows are, also of a write. */
  filas?: string
  /** A write was done. So do the document's word, and the statuses 201 and 204. */
  hecho?: M
  /** An error: nothing was done, or there is nothing to read. */
  error?: M
  /** No rows, also with a status of 400 to 499: `{"mensaje": "No hay productos"}`. */
  vacio?: M
  /** Nobody has this address (social login). Refuses without a sentence of the server. */
  nadie?: M
  /** Where the server's sentence is, and the texts of fields by their names (`errors` if left out). */
  texto?: string
  errores?: string
}>

type CallParts = Readonly<{
  /** Another path below the API base; it may have a query (`/api.php?accion=productos`). */
  ruta?: string
  /** Our name of a query parameter → theirs; null where the server does not take it. */
  parametros?: Readonly<Record<string, string | null>>
  /** The same of a body's fields; `productos.cantidad` is one of an order's lines. */
  cuerpo?: Readonly<Record<string, string | null>>
  /** By parameter or field, our value → theirs; `*` for all others. `Dama/Blusas`: a category of one segment. */
  valores?: Readonly<Record<string, Readonly<Record<string, string | number>>>>
  pagina?: {
    /** Asks for a further page; `desde` is the first one's value. */
    readonly parametro: string
    readonly desde: number
    /** Counts pages (if left out) or rows: `?pagina=2`, `?offset=50`. */
    readonly cuenta?: 'paginas' | 'filas'
    /** Rows of a page. */
    readonly tamano?: number
    /** Paths to the number of all rows, or of the last page. Without both, pages are read until one has fewer rows. */
    readonly total?: string
    readonly ultima?: string
  }
  /** False where the server takes `talla` and does not filter by it. */
  talla_filtra?: boolean
}>

/**
 * How a column is written. In the file, a text is its path, and null says that the server has none.
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
  si?: readonly Scalar[]
  valores?: Readonly<Record<string, string>>

  /** Of prices; `pesos` if left out. */
  unidad?: 'pesos' | 'centavos'
  /** The pieces that a price is for: 12 where it is of a dozen. */
  por?: number
  /** The column of the currency: any other value than `moneda` is no price. */
  moneda_en?: string
  /** What stands before a price and between thousands: `$` and `,` of «$1,250.00». */
  signo?: string
  miles?: string
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

/** One call, compiled: what all calls have and its entity's columns in it, words in lower case. */
export interface Call extends Answers<CompiledMark>, CallParts {
  readonly campos?: Readonly<Record<string, CompiledColumn>>
}

/** `null`: the server has no such field. */
export type CompiledColumn = Notation | null

export const OWN_DIALECT: Dialect = {
  moneda: 'MXN',
  zona_horaria: 'America/Mexico_City',
  imagenes: { segmento: 'segments/svg' },
  llamadas: {},
}

const AS_IN_THE_CONTRACT: Call = {}
export const callOf = (dialect: Dialect, path: string): Call => dialect.llamadas[path] ?? AS_IN_THE_CONTRACT
