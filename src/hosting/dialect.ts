import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { loadEnv, type Plugin } from 'vite'
import { parseDialect } from './dialect-file.ts'
import type { Dialect } from '../adapters/http/schema/dialect.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

/**
 * The checked dialect file of this path (absolute, or from the project's root). Throws in Spanish, with file and line.
 */
const readDialect = (path: string): Dialect => {
  let source: string
  try {
    source = readFileSync(resolve(ROOT, path), 'utf8')
  } catch {
    throw new Error(`No se puede leer el dialecto del servidor en ${resolve(ROOT, path)} (VITE_DIALECT).`)
  }
  return parseDialect(source.replace(/^\uFEFF/, ''), path)
}

/**
 * The environment with the content of VITE_DIALECT's file for its path; the simulated backend uses our own names, so
 * none.
 */
export const withDialect = <T extends Readonly<Record<string, unknown>>>(env: T, offline: boolean): T => {
  const path = env['VITE_DIALECT']
  if (typeof path !== 'string' || path === '') return env
  return { ...env, VITE_DIALECT: offline ? '' : JSON.stringify(readDialect(path)) }
}

/** Defines the dialect's text for the site's code, in builds and in the development server. */
export const dialect = ({ offline }: { readonly offline: boolean }): Plugin => ({
  name: 'puntada:dialect',
  config({ envDir }, { mode }) {
    const env = loadEnv(mode, typeof envDir === 'string' ? envDir : ROOT, 'VITE_DIALECT')
    return {
      define: { 'import.meta.env.VITE_DIALECT': JSON.stringify(withDialect(env, offline)['VITE_DIALECT'] ?? '') },
    }
  },
})
