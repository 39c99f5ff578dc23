import type { DialectFile } from '../../../src/adapters/http/schema/dialect.ts'

export type CallInFile = NonNullable<DialectFile['llamadas']>[string]
export type Mark = NonNullable<DialectFile['error']>
export type ImageKind = keyof NonNullable<DialectFile['imagenes']>
/** The right-hand side of a column's line: its path, or an object with its notation. */
export type Written = NonNullable<DialectFile['entidades']>[string][string]
export type Notation = Exclude<Written, string | null | readonly string[]>
