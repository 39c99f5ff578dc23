import { existsSync } from 'node:fs'
import { run, step } from '../support/steps.ts'
import { AREAS } from './areas.ts'

/**
 * `npm run mutation [-- area…]`: changes the code a little, thousands of times, and says which changes no
 * specification notices. Not part of `npm test`: it takes minutes. Stryker is installed here, when it is asked for,
 * and stays out of package.json: it would double what a fresh `npm install` fetches.
 */
const STRYKER = ['@stryker-mutator/core@10.1.1', '@stryker-mutator/vitest-runner@10.1.1']

const asked = process.argv.slice(2)
const areas = asked.length > 0 ? asked : Object.keys(AREAS)
let good = areas.every((area) => area in AREAS)
if (!good) console.log(`Áreas: ${Object.keys(AREAS).join(', ')}`)

if (good && !existsSync('node_modules/@stryker-mutator/vitest-runner')) {
  good = await step('Stryker se instala', () => run('npm', ['install', '--no-save', '--no-audit', '--no-fund', ...STRYKER]))
}
for (const area of good ? areas : []) {
  const files = ['--mutate', `src/${area}/**/*.ts`, '--incrementalFile', `reports/mutation/${area}.json`]
  const mutate = () => run('stryker', ['run', 'specs/mutation/stryker.json', ...files], { env: { MUTATION_AREA: area }, live: true })
  if (!(await step(`Mutantes de src/${area}`, mutate))) good = false
}
process.exitCode = good ? 0 : 1
