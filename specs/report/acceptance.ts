import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { extname } from 'node:path'
import { chromium } from '@playwright/test'
import { haveBrowser, launchOptions } from '../../src/commands/browser.ts'
import { optionsOf, refuse } from '../../src/commands/options.ts'
import { elapsed, expectSteps, run, step } from '../../src/commands/steps.ts'
import { serveSite } from '../../src/hosting/development/preview.ts'
import { REQUIREMENTS, SEEN } from '../requirements.ts'
import { acceptance, checksOf, type Evidence } from './collect.ts'
import { acceptancePage } from './page.ts'
import { forgetE2e, lastResults, runE2e, runSpecs } from '../steps.ts'

const HELP = `Corre la especificación y los recorridos, y escribe su informe en reports/acceptance/index.html.

  npm run acceptance -- --opción valor
      --url URL   solo los recorridos que leen, contra ese sitio; el informe queda en reports/acceptance-sitio/
`
const { url } = optionsOf(HELP, { url: { type: 'string' } })
if (url !== undefined && !URL.canParse(url))
  refuse('Falta la dirección completa: npm run acceptance -- --url https://ejemplo.mx')
const ours = url === undefined
const folder = ours ? 'reports/acceptance' : 'reports/acceptance-sitio'

const pictures: Evidence[] = []
/** The whole page of each address of the offline shop that shows requirements. */
const takePictures = async (): Promise<boolean> => {
  const { origin, stop } = await serveSite('dist-offline', null)
  const browser = await chromium.launch(launchOptions())
  for (const [address, rows] of Map.groupBy(Object.entries(SEEN), ([, address]) => address)) {
    const path = `pictures/en-${pictures.length}.jpg`
    const page = await browser.newPage({ locale: 'es-MX', timezoneId: 'America/Mexico_City' })
    await page.goto(origin + address, { waitUntil: 'networkidle' })
    await page.screenshot({ path: `${folder}/${path}`, type: 'jpeg', quality: 60, fullPage: true })
    await page.close()
    pictures.push({ ids: rows.map(([id]) => id), caption: `Así se ve ${address.split('?')[0]}`, path })
  }
  await browser.close()
  await stop()
  return true
}

rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
forgetE2e()
expectSteps(ours ? 6 : 2)
let ready = await step('Navegador', haveBrowser)
if (ours) {
  await step('Especificación', runSpecs)
  for (const script of ['build', 'build:offline'])
    ready = (await step(`npm run ${script}`, () => run('npm', ['run', script]))) && ready
  if (ready) await step('Imágenes de la tienda', takePictures)
}
ready &&= await step(ours ? 'Recorridos en el navegador, con sus imágenes' : `Recorridos de lectura en ${url}`, () =>
  runE2e(ours ? ['fast/'] : [], { E2E_PICTURES: '1', ...(url !== undefined && { SITE_URL: url }) }),
)

let copies = 0
const beside = (path: string): string => {
  copies += 1
  const name = `pictures/${copies}${extname(path)}`
  cpSync(path, `${folder}/${name}`)
  return name
}

const { specs, e2e } = lastResults()
const results = ours ? [specs, e2e] : [e2e]
const checks = results
  .flatMap((result) => result.checks)
  .map((check) => ({
    ...check,
    ...(check.failure?.picture && { failure: { ...check.failure, picture: beside(check.failure.picture) } }),
    evidence: check.evidence.map((each) => ({ ...each, path: beside(each.path) })),
  }))
const requirements = REQUIREMENTS.filter(({ id }) => ours || checksOf(id, checks).length > 0)
const entries = acceptance(requirements, checks)
const { stdout: commit } = spawnSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' })

writeFileSync(`${folder}/acceptance.json`, JSON.stringify(entries, null, 2))
writeFileSync(
  `${folder}/index.html`,
  acceptancePage({
    requirements,
    checks,
    pictures,
    seen: ours ? SEEN : {},
    errors: results.flatMap(({ errors }) => errors),
    date: new Date(),
    version: commit.trim(),
    subject: url ?? 'la tienda de este código, con su servidor simulado',
  }),
)

const passed = entries.filter(({ status }) => status === 'passed').length
console.log(`\n${passed} de ${entries.length} requisitos cumplidos en ${elapsed()}: ${folder}/index.html`)
const broken = checks.some(({ status }) => status === 'failed')
process.exitCode = ready && passed === entries.length && entries.length > 0 && !broken ? 0 : 1
