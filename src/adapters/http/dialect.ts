/** Kinds of pictures whose folder below the images base a deployment can name. */
export const IMAGE_KINDS = ['producto', 'segmento', 'logo', 'portada', 'carrusel', 'banner', 'blog'] as const
export type ImageKind = (typeof IMAGE_KINDS)[number]

type Names = Readonly<Record<string, readonly string[]>>

/**
 * The deployment's description of its server (`VITE_DIALECT`), checked by `dialect-file.ts`. Keys are paths, except in
 * `campos`.
 */
export interface Dialect {
  /** By entity or by path: the server's names of our fields; '' where its server has no such field. */
  readonly campos?: Readonly<Record<string, Names>>
  /** The server's names of a body's fields; `productos.cantidad` for a field of each line of an order. */
  readonly cuerpos?: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** The server's names of query parameters. */
  readonly parametros?: Readonly<Record<string, Readonly<Record<string, string>>>>
  /**
   * By our name of a query parameter or body field: the server's value for each of ours; `*` for all others, '' for
   * none.
   */
  readonly valores?: Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, string>>>>>>
  /** More words and sentences that mean "done", folded. */
  readonly palabras?: Names
  /** Folder of each kind of picture, for names that came without one. */
  readonly imagenes?: Readonly<Partial<Record<ImageKind, string>>>
  /** False where the server does not filter by `talla`. */
  readonly talla_filtra?: boolean
}

export const OWN_DIALECT: Dialect = {}

export type Query = Readonly<Record<string, string | number>>

const valueOf = (dialect: Dialect, path: string, name: string, value: unknown, query?: Query): unknown => {
  const values = dialect.valores?.[path]?.[name]
  if (values === undefined || (typeof value !== 'string' && typeof value !== 'number')) return value
  const text = String(value)
  // Categories of two segments may share a name but have different ids, so the key can name both: `Dama/Blusas`.
  return values[`${query?.['segmento']}/${text}`] ?? values[text] ?? (text === '' ? value : (values['*'] ?? value))
}

/** A query in the server's names and values. */
export const queryIn = (dialect: Dialect, path: string, query: Query): Query => {
  const names = dialect.parametros?.[path]
  return Object.fromEntries(
    Object.entries(query).map(([name, value]) => [
      names?.[name] ?? name,
      valueOf(dialect, path, name, value, query) as string | number,
    ]),
  )
}

/** A body in the server's names and values; the fields of a list's items are named `productos.cantidad`. */
export const bodyIn = (dialect: Dialect, path: string, body: unknown, prefix = ''): unknown => {
  if (dialect.cuerpos?.[path] === undefined && dialect.valores?.[path] === undefined) return body
  if (Array.isArray(body)) return body.map((item) => bodyIn(dialect, path, item, prefix))
  if (typeof body !== 'object' || body === null) return body
  return Object.fromEntries(
    Object.entries(body).map(([name, value]: [string, unknown]) => {
      const whole = `${prefix}${name}`
      const own =
        typeof value === 'object' ? bodyIn(dialect, path, value, `${whole}.`) : valueOf(dialect, path, whole, value)
      return [dialect.cuerpos?.[path]?.[whole] ?? name, own]
    }),
  )
}
