import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseEnv } from 'node:util'
import { loadEnv, type Plugin } from 'vite'
import { parseDialect } from './dialect/dialect-file.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

type Env = Readonly<Record<string, string>>

const readDialect = (path: string) => {
  const file = resolve(ROOT, path)
  let source: string
  try {
    source = readFileSync(file, 'utf8')
  } catch {
    throw new Error(`No se puede leer el dialecto del servidor en ${file} (VITE_DIALECT).`)
  }
  return JSON.stringify(parseDialect(source.replace(/^\uFEFF/, ''), path))
}

/** What stands in `.env.example` as comments: facts of an invented shop. */
const readSamples = (): Env => {
  const example = readFileSync(`${ROOT}.env.example`, 'utf8')
  return parseEnv((example.match(/^# VITE_.*$/gm) ?? []).map((line) => line.slice(2)).join('\n')) as Env
}

/**
 * The settings that are given, with the content of the dialect's file for its path. With the simulated backend, which
 * uses our own names, the samples for all that is not set; otherwise nothing invented goes live: throws one sentence in
 * Spanish for the samples that were left as they are.
 */
export const completeEnv = (given: Env, offline: boolean): Env => {
  const samples = Object.entries(readSamples())
  if (offline) {
    const set = [...samples, ...Object.entries(given)].filter(([, value]) => value)
    return { ...(Object.fromEntries(set) as Env), VITE_DIALECT: '' }
  }
  const left = samples.filter(([name, sample]) => given[name] === sample).map(([name]) => name)
  if (left.length > 0)
    throw new Error(
      `La configuración del sitio todavía trae datos de muestra de .env.example, que nadie ha confirmado: ` +
        `${left.join(', ')}. Pon los tuyos, o quita esas líneas: lo que no está no se muestra.`,
    )
  return given['VITE_DIALECT'] ? { ...given, VITE_DIALECT: readDialect(given['VITE_DIALECT']) } : given
}

/** Defines the completed settings for the site's code, in builds and in the development server. */
export const environment = ({ offline }: { readonly offline: boolean }): Plugin => ({
  name: 'puntada:environment',
  config({ envDir }, { mode }) {
    const env = completeEnv(loadEnv(mode, typeof envDir === 'string' ? envDir : ROOT), offline)
    return {
      define: Object.fromEntries(
        Object.entries({ VITE_DIALECT: '', ...env }).map(([name, value]) => [
          `import.meta.env.${name}`,
          JSON.stringify(value),
        ]),
      ),
    }
  },
})
