/** Kinds of pictures whose folder below the images base a deployment can name. */
export const IMAGE_KINDS = ['producto', 'segmento', 'logo', 'portada', 'carrusel', 'banner', 'blog'] as const
export type ImageKind = (typeof IMAGE_KINDS)[number]

type Names = Readonly<Record<string, readonly string[]>>

/** The deployment's description of its server (`VITE_DIALECT`), checked by `dialect-file.ts`. Keys are paths, except in `campos`. */
export interface Dialect {
  /** By entity or by path: the server's names of our fields; '' where its server has no such field. */
  readonly campos?: Readonly<Record<string, Names>>
  /** The server's names of a body's fields; `productos.cantidad` for a field of each line of an order. */
  readonly cuerpos?: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** The server's names of query parameters. */
  readonly parametros?: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** By our name of a query parameter or body field: the server's value for each of ours; `*` for all others, '' for none. */
  readonly valores?: Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, string>>>>>>
  /** More words and sentences that mean "done", folded. */
  readonly palabras?: Names
  /** Folder of each kind of picture, for names that came without one. */
  readonly imagenes?: Readonly<Partial<Record<ImageKind, string>>>
  /** False where the server does not filter by `talla`. */
  readonly talla_filtra?: boolean
}

export const OWN_DIALECT: Dialect = {}
