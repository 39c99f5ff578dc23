import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { loadEnv, type Plugin } from 'vite'
import { readSettings, ROOT } from './settings.ts'

type Env = Readonly<Record<string, string>>

/** What stands in `.env.example` as comments: facts of an invented shop. */
const readSamples = (): Env => {
  const example = readFileSync(`${ROOT}/.env.example`, 'utf8')
  return parseEnv((example.match(/^# VITE_.*$/gm) ?? []).map((line) => line.slice(2)).join('\n')) as Env
}

/**
 * The settings that are given. With the simulated backend, the samples for all that is not set; otherwise nothing invented goes live: throws one sentence in Spanish for the samples that were left as they are.
 */
export const completeEnv = (given: Env, offline: boolean): Env => {
  const samples = Object.entries(readSamples())
  if (offline) {
    const set = [...samples, ...Object.entries(given)].filter(([, value]) => value)
    return Object.fromEntries(set) as Env
  }
  const left = samples.filter(([name, sample]) => given[name] === sample).map(([name]) => name)
  if (left.length > 0)
    throw new Error(
      `La configuración del sitio todavía trae datos de muestra de .env.example, que nadie ha confirmado: ` +
        `${left.join(', ')}. Pon los tuyos, o quita esas líneas: lo que no está no se muestra.`,
    )
  return given
}

/** Writes the checked settings into the site's code, in builds and in the development server. */
export const environment = ({ offline }: { readonly offline: boolean }): Plugin => ({
  name: 'puntada:environment',
  config({ envDir }, { mode, isPreview }) {
    // A preview serves what is built; specs say their own settings.
    if (isPreview || mode === 'test') return undefined
    const env = completeEnv(loadEnv(mode, typeof envDir === 'string' ? envDir : ROOT), offline)
    return {
      define: { SETTINGS: JSON.stringify(readSettings(env)) },
    }
  },
})
