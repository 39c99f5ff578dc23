import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseEnv } from 'node:util'
import { loadEnv, type Plugin } from 'vite'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

const isSet = ([, value]: readonly [string, unknown]): boolean => value !== '' && value !== undefined

/**
 * With the simulated backend, the sample values of `.env.example` for all that is not set; otherwise nothing invented
 * goes live.
 */
export const withSample = (env: Readonly<Record<string, string>>, offline: boolean): Record<string, string> => {
  if (!offline) return { ...env }
  const sample = parseEnv(readFileSync(`${ROOT}.env.example`, 'utf8'))
  return Object.fromEntries([...Object.entries(sample), ...Object.entries(env)].filter(isSet)) as Record<string, string>
}

/** Defines the sample values for the site's code, in `npm start` and `npm run build:offline`. */
export const sample = ({ offline }: { readonly offline: boolean }): Plugin => ({
  name: 'puntada:sample',
  config({ envDir }, { mode }) {
    const env = withSample(loadEnv(mode, typeof envDir === 'string' ? envDir : ROOT), offline)
    return {
      define: offline
        ? Object.fromEntries(
            Object.entries(env).map(([name, value]) => [`import.meta.env.${name}`, JSON.stringify(value)]),
          )
        : {},
    }
  },
})
