import { camel } from './camel.ts'
import type { ForeignDialect } from './foreign.ts'

/** Servers with other names and shapes than ours, by the name that `npm run api -- --dialect` takes. */
export const DIALECTS = { camel } as const satisfies Readonly<Record<string, ForeignDialect>>
export type DialectName = keyof typeof DIALECTS

export const isDialect = (name: string): name is DialectName => Object.hasOwn(DIALECTS, name)
