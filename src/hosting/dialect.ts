import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseDialect } from '../adapters/http/dialect-file.ts'
import type { Dialect } from '../adapters/http/dialect.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

/** The file at this path (absolute, or from the project's root), checked; throws in Spanish, naming file and line. */
export const readDialect = (path: string): Dialect => {
  let source: string
  try {
    source = readFileSync(resolve(ROOT, path), 'utf8')
  } catch {
    throw new Error(`No se puede leer el dialecto del servidor en ${resolve(ROOT, path)} (VITE_DIALECT).`)
  }
  return parseDialect(source.replace(/^\uFEFF/, ''), path)
}

/** The environment as the site is to see it: what the file says, in place of where it stands. */
export const withDialect = <T extends Readonly<Record<string, unknown>>>(env: T): T => {
  const path = env['VITE_DIALECT']
  return typeof path === 'string' && path !== '' ? { ...env, VITE_DIALECT: JSON.stringify(readDialect(path)) } : env
}

