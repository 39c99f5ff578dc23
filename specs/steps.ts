import { readFileSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { REPORTER, run } from '../src/commands/steps.ts'
import type { Results } from './report/collect.ts'

const SPECS = 'reports/specs.json'
const E2E = 'reports/e2e.json'
const RESULTS = resolve('specs/report/playwright-reporter.ts')

const resultsIn = (file: string, missing: string): Results => {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Results
  } catch {
    // Not there, or cut short.
    return { checks: [], errors: [missing] }
  }
}

export const lastResults = (): { specs: Results; e2e: Results } => ({
  specs: resultsIn(SPECS, 'Las pruebas no corrieron.'),
  e2e: resultsIn(E2E, 'Los recorridos en el navegador no corrieron.'),
})

export const runSpecs = async (): Promise<boolean> => {
  rmSync(SPECS, { force: true })
  const good = await run('npm', ['run', '--silent', 'specs'], { live: true })
  return good && lastResults().specs.errors.length === 0
}

export const forgetE2e = (): void => rmSync(E2E, { force: true })

/**
 * Leaves reports/e2e.json. All folders of e2e/ where none is named; `env` as in e2e/playwright.config.ts: with pictures
 * for the acceptance report, or only the journeys that read, against a site somewhere else.
 */
export const runE2e = (
  folders: readonly string[] = [],
  env: Readonly<Record<string, string>> = {},
): Promise<boolean> => {
  forgetE2e()
  return run(
    'playwright',
    [
      'test',
      '-c',
      'e2e/playwright.config.ts',
      `--reporter=${REPORTER},${RESULTS}`,
      ...folders.map((folder) => `/e2e/${folder}`),
    ],
    {
      env,
      live: true,
    },
  )
}
