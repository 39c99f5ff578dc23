import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { extname } from 'node:path'
import { haveBrowser } from '../../src/commands/browser.ts'
import { optionsOf, refuse } from '../../src/commands/options.ts'
import { elapsed, run, step } from '../../src/commands/steps.ts'
import { REQUIREMENTS, SEEN } from '../requirements.ts'
import { acceptance, checksOf } from './collect.ts'
import { acceptancePage } from './page.ts'
import { forgetE2e, lastResults, runE2e, runSpecs } from '../steps.ts'

/**
 * `npm run acceptance`: runs the specs, the fast journeys and those that only take pictures, and writes
 * reports/acceptance/index.html and acceptance.json.
 */
const HELP = `Corre la especificación y los recorridos, y escribe su informe en reports/acceptance/index.html.

  npm run acceptance -- --opción valor
      --reuse     sin correr nada: con los resultados que dejó la última vez
      --url URL   solo los recorridos que leen, contra ese sitio; el informe queda en reports/acceptance-sitio/
      --help      esta ayuda
`
const { url, reuse } = optionsOf(HELP, { url: { type: 'string' }, reuse: { type: 'boolean', default: false } })
if (url !== undefined && !URL.canParse(url))
  refuse('Falta la dirección completa: npm run acceptance -- --url https://ejemplo.mx')
const ours = url === undefined
const folder = ours ? 'reports/acceptance' : 'reports/acceptance-sitio'

let ready = true
if (ours && !reuse) await step('Especificación', runSpecs)
if (!reuse) {
  forgetE2e()
  ready =
    (!ours || (await step('Construcción de producción', () => run('npm', ['run', 'build'])))) &&
    (!ours || (await step('Construcción de la tienda sin conexión', () => run('npm', ['run', 'build:offline'])))) &&
    (await step('Navegador', haveBrowser)) &&
    (await step(ours ? 'Recorridos en el navegador, con sus imágenes' : `Recorridos de lectura en ${url}`, () =>
      runE2e(ours ? ['fast/', 'full/pictures'] : [], {
        E2E_PICTURES: '1',
        ...(url !== undefined && { SITE_URL: url }),
      }),
    ))
}

rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
let copies = 0
const beside = (path: string | undefined): string | undefined => {
  if (path === undefined) return undefined
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
    ...(check.failure && { failure: { ...check.failure, picture: beside(check.failure.picture) } }),
    evidence: check.evidence.map((each) => ({ ...each, path: beside(each.path) })),
  }))
const requirements = REQUIREMENTS.filter(({ id }) => ours || checksOf(id, checks).length > 0)
const entries = acceptance(requirements, checks)
const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }
const commit = spawnSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' })

writeFileSync(`${folder}/acceptance.json`, JSON.stringify(entries, null, 2))
writeFileSync(
  `${folder}/index.html`,
  acceptancePage({
    requirements,
    checks,
    seen: ours ? SEEN : {},
    errors: results.flatMap(({ errors }) => errors),
    date: new Date(),
    version: commit.status === 0 ? `${version} · ${commit.stdout.trim()}` : version,
    subject: url ?? 'la tienda de este código, con su servidor simulado',
  }),
)

const passed = entries.filter(({ status }) => status === 'passed').length
console.log(`\n${passed} de ${entries.length} requisitos cumplidos en ${elapsed()}: ${folder}/index.html`)
const broken = checks.some(({ status }) => status === 'failed')
process.exitCode = ready && passed === entries.length && entries.length > 0 && !broken ? 0 : 1
