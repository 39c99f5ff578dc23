import { execFileSync } from 'node:child_process'
import { copyFileSync, existsSync, globSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { extname, join } from 'node:path'
import { REQUIREMENTS } from '../requirements.ts'
import { forgetE2e, haveBrowser, lastResults, run, runE2e, runSpecs, step, writeReport } from '../support/steps.ts'
import { benchChart } from './bench-chart.ts'
import { acceptance, checksOf, type Check, type Picture } from './collect.ts'
import { findDiagrams } from './diagrams.ts'
import { acceptancePage } from './page.ts'

/**
 * `npm run acceptance`: runs the specs and the journeys and writes reports/acceptance/index.html and acceptance.json.
 * `--reuse` takes the results that the last runs left. `--url URL` runs only the journeys tagged @lectura against
 * that site, and writes to reports/acceptance-sitio/ about the requirements that they touch.
 */
const { argv } = process
const url = argv.includes('--url') ? argv[argv.indexOf('--url') + 1] : undefined
if (argv.includes('--url') && !URL.canParse(url ?? '')) {
  console.error('Falta la dirección completa: npm run acceptance -- --url https://ejemplo.mx')
  process.exit(2)
}
const folder = url === undefined ? 'acceptance' : 'acceptance-sitio'

if (url !== undefined) {
  if (await step('Navegador', haveBrowser)) await step(`Recorridos de lectura en ${url}`, () => runE2e(url))
} else if (!argv.includes('--reuse')) {
  await step('Pruebas de la especificación', runSpecs)
  forgetE2e()
  const ready =
    (await step('Construcción de producción', () => run('npm', ['run', 'build']))) &&
    (await step('Construcción de la tienda sin conexión', () => run('npm', ['run', 'build:offline']))) &&
    (await step('Navegador', haveBrowser))
  if (ready) await step('Recorridos en el navegador', () => runE2e())
}

/** Copies a picture beside the page, so that the folder can be sent as it is. */
const copyPicture = ({ ids, path }: Picture, at: number): readonly Picture[] => {
  if (!existsSync(path)) return []
  const name = `pictures/${ids.join('-')}-${at}${extname(path)}`
  copyFileSync(path, join('reports', folder, name))
  return [{ ids, path: name }]
}

const commit = (): string => {
  try {
    return execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8', stdio: 'pipe' }).trim()
  } catch {
    return ''
  }
}

const font = (): string => {
  const [file] = globSync('node_modules/@fontsource-variable/bricolage-grotesque/files/*-latin-wght-normal.woff2')
  return file === undefined ? '' : readFileSync(file).toString('base64')
}

const { specs, e2e } = lastResults()
rmSync(join('reports', folder), { recursive: true, force: true })
mkdirSync(join('reports', folder, 'pictures'), { recursive: true })

let pictures = 0
const checks = [...(url === undefined ? specs.checks : []), ...e2e.checks].map((check): Check => ({
  ...check,
  pictures: check.pictures.flatMap((picture) => copyPicture(picture, ++pictures)),
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
    errors: [...(url === undefined ? specs.errors : []), ...e2e.errors],
    diagrams: await findDiagrams(),
    speed: url === undefined ? benchChart() : '',
    date: new Date(),
    version: [version, commit()].filter(Boolean).join(' · '),
    subject: url ?? 'la tienda de este código, con su servidor simulado',
    font: font(),
  }),
)

const passed = entries.filter(({ status }) => status === 'passed').length
console.log(`\n${passed} de ${entries.length} requisitos cumplidos: reports/${folder}/index.html`)
const broken = checks.some(({ status }) => status === 'failed')
process.exitCode = passed === entries.length && entries.length > 0 && !broken ? 0 : 1
