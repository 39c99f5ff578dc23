import { findChromium, findFullChromium, haveBrowser, isInstalled } from '../src/commands/browser.ts'
import { elapsed, expectSteps, run, step } from '../src/commands/steps.ts'
import { titleOf, traceProblems, type Check } from './report/collect.ts'
import { REQUIREMENTS } from './requirements.ts'
import { forgetE2e, lastResults, runE2e, runSpecs } from './steps.ts'

/**
 * `npm test`: every gate of the project, each run even where a former one failed, and one line of totals at the end.
 * `npm run test:all` adds 20,000 sequences, the journeys of e2e/full, other browsers and the site on real servers.
 * By hand, because that line and the thread of requirements need every gate's results, which `npm-run-all2` and
 * `concurrently` only print.
 */
const all = process.argv.includes('--all')

let failedSteps = 0
const gate = async (title: string, action: () => Promise<boolean>): Promise<boolean> => {
  const good = await step(title, action)
  if (!good) failedSteps += 1
  return good
}

/** Buying in the whole Chromium, and the fast journeys in Firefox and WebKit: the project needs none of them. */
const runInOtherBrowsers = async (): Promise<boolean> => {
  const whole = findFullChromium()
  let good = true
  for (const [name, installed, folder] of [
    ['chromium-full', whole !== undefined && whole !== findChromium(), '/e2e/fast/wire/buying'],
    ['firefox', isInstalled('firefox'), '/e2e/fast/'],
    ['webkit', isInstalled('webkit'), '/e2e/fast/'],
  ] as const) {
    console.log(`  ${name}${installed ? ':' : ' no se probó, porque no está instalado aquí (npx playwright install).'}`)
    const args = ['test', '-c', 'e2e/playwright.config.ts', folder]
    if (installed) good = (await run('playwright', args, { env: { E2E_BROWSER: name }, live: true })) && good
  }
  return good
}

const npm =
  (script: string, ...args: readonly string[]) =>
  () =>
    run('npm', ['run', script, '--', ...args])

// Each of these keeps one core busy: side by side they take half the time.
forgetE2e()
expectSteps(all ? 13 : 9)
const [browser, production, offline] = await Promise.all([
  // Where there is none it is fetched, which leaves both cores to the others.
  gate('Navegador', haveBrowser),
  gate('Construcción de producción, con sus presupuestos', npm('build')),
  gate('Construcción de la tienda sin conexión', npm('build:offline')),
  // The linter checks the types too, of which its rules ask anyway: `npm run typecheck` would read them again.
  gate('Tipos y reglas de estilo', npm('lint')),
  gate('Archivos, exportaciones y paquetes que nadie usa', npm('unused')),
  gate('Formato', npm('format', '--check')),
])
const specsRan = await step('Especificación y fronteras', runSpecs)
// Two workers take about six minutes for them.
if (all)
  await gate('20,000 secuencias de pasos al azar', () =>
    run('vitest', ['run', '--allowOnly=false', 'specs/technical/sequences'], {
      env: { PUNTADA_SECUENCIAS: '20000' },
    }),
  )
const canTravel = browser && production && offline
if (!canTravel) console.log('\n✗ Recorridos en el navegador: no se pueden correr sin lo anterior')
const journeys = all ? 'Todos los recorridos en el navegador' : 'Recorridos que solo un navegador comprueba'
const e2eRan = canTravel && (await step(journeys, () => runE2e(all ? [] : ['fast/'])))
if (all && canTravel)
  await gate('Recorridos en el Chromium entero, Firefox y WebKit, donde los hay', runInOtherBrowsers)
if (all)
  await gate('Sitio en servidores de verdad', () => run('npm', ['run', '--silent', 'hosting:check'], { live: true }))
if (all)
  await gate('Envíos a servidores PHP de verdad', () => run('npm', ['run', '--silent', 'php:check'], { live: true }))

const { specs, e2e } = lastResults()
const checks = [...specs.checks, ...e2e.checks]
await gate('Hilo de requisitos a pruebas', () => {
  const problems = traceProblems(REQUIREMENTS, checks)
  for (const problem of problems) console.log(`  ${problem}`)
  return Promise.resolve(problems.length === 0)
})

const count = (status: string, among: readonly Check[]): number =>
  among.filter((check) => check.status === status).length
// A run that failed without a failed check (a file that does not load, a server that does not start) is a failure too.
for (const [good, { checks: own, errors }] of [
  [specsRan, specs],
  [e2eRan, e2e],
] as const) {
  if (good || count('failed', own) > 0) continue
  failedSteps += 1
  for (const error of errors) console.log(`  ${error}`)
}

for (const check of checks.filter(({ status }) => status === 'failed')) {
  const [reason = ''] = (check.failure?.tool ?? '').split(/\n\s+at /)
  console.log(`\n✗ ${titleOf(check)} (${check.file})\n  ${reason.slice(0, 1200).replaceAll('\n', '\n  ')}`)
}

const failed = count('failed', checks) + failedSteps
process.exitCode = failed === 0 ? 0 : 1
console.log(`\nEn total, ${elapsed()}\n${count('passed', checks)} passed, ${failed} failed`)
