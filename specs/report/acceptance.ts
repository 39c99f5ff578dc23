import { execFileSync } from 'node:child_process'
import { copyFileSync, globSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { extname, join } from 'node:path'
import { optionsOf, refuse } from '../../src/hosting/development/command.ts'
import { REQUIREMENTS, SEEN } from '../requirements.ts'
import { elapsed, forgetE2e, haveBrowser, lastResults, run, runE2e, runSpecs, step, writeReport } from './steps.ts'
import { acceptance, checksOf, type Check } from './collect.ts'
import { acceptancePage } from './page.ts'

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
const { url, reuse: reuses } = optionsOf(HELP, { url: { type: 'string' }, reuse: { type: 'boolean', default: false } })
if (url !== undefined && !URL.canParse(url))
  refuse('Falta la dirección completa: npm run acceptance -- --url https://ejemplo.mx')
const folder = url === undefined ? 'acceptance' : 'acceptance-sitio'

let ready = true

if (url !== undefined) {
  forgetE2e()
  ready =
    (await step('Navegador', haveBrowser)) &&
    (await step(`Recorridos de lectura en ${url}`, () => runE2e({ url, pictures: true })))
} else if (!reuses) {
  await step('Especificación', runSpecs)
  forgetE2e()
  ready =
    (await step('Construcción de producción', () => run('npm', ['run', 'build']))) &&
    (await step('Construcción de la tienda sin conexión', () => run('npm', ['run', 'build:offline']))) &&
    (await step('Navegador', haveBrowser)) &&
    (await step('Recorridos en el navegador, con sus imágenes', () =>
      runE2e({ folders: ['fast', 'full/pictures'], pictures: true }),
    ))
}

let copies = 0
const copied = (path: string): string => {
  copies += 1
  const name = `pictures/${copies}${extname(path)}`
  copyFileSync(path, join('reports', folder, name))
  return name
}

const commit = (): string => {
  try {
    return execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8', stdio: 'pipe' }).trim()
  } catch {
    return ''
  }
}

const font = (): string => {
  const [file] = globSync('src/ui/styles/fonts/*.woff2')
  return file === undefined ? '' : readFileSync(file).toString('base64')
}

const { specs, e2e } = lastResults()
rmSync(join('reports', folder), { recursive: true, force: true })
mkdirSync(join('reports', folder, 'pictures'), { recursive: true })

const checks = [...(url === undefined ? specs.checks : []), ...e2e.checks].map((check): Check => ({
  ...check,
  ...(check.failure?.picture !== undefined && {
    failure: { ...check.failure, picture: copied(check.failure.picture) },
  }),
  evidence: check.evidence.map((each) => (each.path === undefined ? each : { ...each, path: copied(each.path) })),
}))
const requirements = url === undefined ? REQUIREMENTS : REQUIREMENTS.filter(({ id }) => checksOf(id, checks).length > 0)
const entries = acceptance(requirements, checks)
const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }

writeReport(`${folder}/acceptance.json`, JSON.stringify(entries, null, 2))
writeReport(
  `${folder}/index.html`,
  acceptancePage({
    requirements,
    checks,
    seen: url === undefined ? SEEN : {},
    errors: [...(url === undefined ? specs.errors : []), ...e2e.errors],
    date: new Date(),
    version: [version, commit()].filter(Boolean).join(' · '),
    subject: url ?? 'la tienda de este código, con su servidor simulado',
    font: font(),
  }),
)

const passed = entries.filter(({ status }) => status === 'passed').length
console.log(`\n${passed} de ${entries.length} requisitos cumplidos en ${elapsed()}: reports/${folder}/index.html`)
const broken = checks.some(({ status }) => status === 'failed')
process.exitCode = ready && passed === entries.length && entries.length > 0 && !broken ? 0 : 1
