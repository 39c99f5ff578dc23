import { existsSync, readFileSync } from 'node:fs'
import { run, step } from '../report/steps.ts'
import { AREAS } from './areas.ts'
import { scoreOf, type MutationReport } from './score.ts'

/**
 * `npm run mutation [-- area…]`: changes the code a little, thousands of times, and says which changes no
 * specification notices. Stryker is installed when it is asked for: it would double what `npm install` fetches.
 */
const STRYKER = ['@stryker-mutator/core@10.1.1', '@stryker-mutator/vitest-runner@10.1.1']

const asked = process.argv.slice(2)
const areas = asked.length > 0 ? asked : Object.keys(AREAS)
let good = areas.every((area) => area in AREAS)
if (!good) console.log(`Áreas: ${Object.keys(AREAS).join(', ')}`)

if (good && !existsSync('node_modules/@stryker-mutator/vitest-runner')) {
  good = await step('Stryker se instala', () =>
    run('npm', ['install', '--no-save', '--no-audit', '--no-fund', ...STRYKER]),
  )
}

/** Where the results of a part are kept: a further run only tries what changed since. */
const keptIn = (area: string, at: number): string => `reports/mutation/${area}-${at + 1}.json`

const readReport = (file: string): MutationReport | null =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as MutationReport) : null

const lines: string[] = []
for (const area of good ? areas : []) {
  const parts = AREAS[area] ?? []
  for (const [at, { mutate, specs }] of parts.entries()) {
    const files = ['--mutate', mutate.join(','), '--incrementalFile', keptIn(area, at)]
    const env = { MUTATION_SPECS: specs.join(' ') }
    const attempt = () => run('stryker', ['run', 'specs/mutation/stryker.json', ...files], { env, live: true })
    if (!(await step(`Mutantes de ${mutate.join(' ')}`, attempt))) good = false
  }
  const { line, enough } = scoreOf(
    area,
    parts.map((_, at) => readReport(keptIn(area, at))),
  )
  lines.push(line)
  if (!enough) good = false
}
console.log(['', ...lines].join('\n'))
process.exitCode = good ? 0 : 1
