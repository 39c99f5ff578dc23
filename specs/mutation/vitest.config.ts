import { defineConfig } from 'vitest/config'
import shop from '../../vite.config.ts'
import { AREAS } from './areas.ts'

/** The specifications that the mutants of one area run against (`npm run mutation`). */
export default defineConfig((env) => {
  const base = shop(env)
  // Stryker runs vitest in threads, which take no options of the engine.
  const { execArgv: _, ...test } = base.test ?? {}
  return { ...base, test: { ...test, include: [...(AREAS[process.env['MUTATION_AREA'] ?? ''] ?? [])] } }
})
