import { defineConfig } from 'vitest/config'
import shop from '../../vite.config.ts'

/** The specifications that the mutants of one part run against (`npm run mutation`): globs, with spaces between. */
export default defineConfig((env) => {
  const base = shop(env)
  // Stryker runs vitest in threads, which take no options of the engine.
  const { execArgv: _, ...test } = base.test ?? {}
  return { ...base, test: { ...test, include: (process.env['MUTATION_SPECS'] ?? '').split(' ') } }
})
