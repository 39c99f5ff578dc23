/** Kinds of pictures whose folder below the images base a deployment can name. */
export const IMAGE_KINDS = ['producto', 'segmento', 'logo', 'portada', 'carrusel', 'banner', 'blog'] as const
export type ImageKind = (typeof IMAGE_KINDS)[number]

type Names = Readonly<Record<string, readonly string[]>>

/** What a deployment says of its own server (`VITE_DIALECT`), as checked and tidied by `dialect-file.ts`. All by path but `campos`. */
export interface Dialect {
  /** By entity or by path: the server's names of our fields; '' where its server has no such field. */
  readonly campos?: Readonly<Record<string, Names>>
  /** The server's names of a body's fields; `productos.cantidad` for a field of each line of an order. */
  readonly cuerpos?: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** The server's names of query parameters. */
  readonly parametros?: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** By our name of a query parameter or body field: what to send for a value of ours; `*` for every other, '' for none. */
  readonly valores?: Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, string>>>>>>
  /** Words and sentences that mean "done" beside ours, folded. */
  readonly palabras?: Names
  /** Folder of each kind of picture, for names that came without one. */
  readonly imagenes?: Readonly<Partial<Record<ImageKind, string>>>
  /** False where the server does not filter by `talla`. */
  readonly talla_filtra?: boolean
}

export const OWN_DIALECT: Dialect = {}
