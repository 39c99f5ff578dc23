import { defineConfig } from 'vitest/config'
import shop from '../../vite.config.ts'

/** The specifications that the mutants of one part run against (`npm run mutation`): globs, with spaces between. */
export default defineConfig((env) => {
  const base = shop(env)
  // Stryker runs vitest in threads, which take no options of the engine.
  const { execArgv: _, ...test } = base.test ?? {}
  const include = (process.env['MUTATION_SPECS'] ?? '').split(' ')
  // Many a mutant makes a check wait for ever: the quick specifications need no more than this.
  return { ...base, test: { ...test, include, testTimeout: 5000 } }
})
