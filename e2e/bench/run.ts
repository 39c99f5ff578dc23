import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import type { Running } from '../../mocks/hosts/listen.ts'
import { launchOptions } from '../support/browser.ts'
import { buildAll } from './builds.ts'
import { measureHour } from './buyer-hour.ts'
import { measureDecode } from './decode.ts'
import { measureInteractions, measureNavigation } from './interactions.ts'
import { measureLists } from './lists.ts'
import { measureLoads } from './load.ts'
import { measureVisit, SITE_WAYS, STACK_WAYS } from './long-visit.ts'
import { measureOffline } from './offline.ts'
import * as rows from './rows.ts'
import { serveApi, serveOffline, serveSite } from './servers.ts'
import { measureAnswers, measureStartup } from './simulation.ts'
import { measureSizes } from './sizes.ts'
import { measureSpecs } from './specs.ts'
import { meets, tableJson, tableText, type Row } from './table.ts'

/**
 * `npm run bench`: builds the shop and two floors under it, measures all of them by turns in one run, prints the
 * table and writes reports/bench.json. `--rounds N` (5), `--only inicio,navegacion,…`, `--folder F` keeps what was
 * built there and takes it the next time, `--strict` fails when a budget is broken.
 */
const PARTS = [
  'inicio',
  'peso',
  'navegacion',
  'interaccion',
  'listas',
  'visita',
  'hora',
  'tienda',
  'simulador',
  'decodificacion',
  'pruebas',
]
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    only: { type: 'string', default: PARTS.join(',') },
    folder: { type: 'string' },
    strict: { type: 'boolean', default: false },
    port: { type: 'string', default: '4390' },
  },
})
const rounds = Number(values.rounds)
const only = new Set(values.only.split(','))
const unknown = [...only].filter((part) => !PARTS.includes(part))
if (!Number.isInteger(rounds) || rounds < 1 || unknown.length > 0) {
  console.error(`Así: npm run bench -- --rounds 5 --only ${PARTS.join(',')}`)
  process.exit(2)
}
// The floors are built in this process, as production.
process.env['NODE_ENV'] = 'production'

const folder = values.folder ?? mkdtempSync(join(tmpdir(), 'puntada-bench-'))
const running: Running[] = []
const started = async (server: Promise<Running>): Promise<string> => {
  const up = await server
  running.push(up)
  return up.origin
}
const loads: number[] = []
const table: Row[] = []
const measure = async (part: string, work: () => Promise<readonly Row[]>): Promise<void> => {
  if (!only.has(part)) return
  process.stderr.write(`${part}… `)
  const began = performance.now()
  try {
    table.push(...(await work()))
  } catch (error) {
    table.push(rows.failed(part, error))
    process.exitCode = 1
  }
  loads.push(loadavg()[0] ?? 0)
  write()
  process.stderr.write(`${Math.round((performance.now() - began) / 1000)} s (carga ${loads.at(-1)?.toFixed(1)})\n`)
}

/** After each part: a run that is cut short leaves what it had. */
const write = () => {
  const load = { least: Math.min(...loads), most: Math.max(...loads), cores: cpus().length }
  mkdirSync('reports', { recursive: true })
  writeFileSync(
    'reports/bench.json',
    JSON.stringify({ date: new Date().toISOString(), rounds, load, rows: tableJson(table) }, null, 1),
  )
  return load
}

const api = await started(serveApi({}))
process.stderr.write('construyendo… ')
const built = await buildAll(folder, api, { offline: only.has('simulador') || only.has('hora') })
process.stderr.write('listo\n')
const origins = {
  static: await started(serveSite(built.static, api)),
  stack: await started(serveSite(built.stack, api)),
  site: await started(serveSite(built.site, api)),
}
const browser = await chromium.launch(launchOptions())
try {
  await measure('inicio', async () => rows.loads(await measureLoads(browser, origins, rounds)))
  await measure('peso', async () => rows.sizes(measureSizes(built.site)))
  await measure('navegacion', async () =>
    rows.navigation(await measureNavigation(browser, origins.site, Math.min(rounds, 3))),
  )
  await measure('interaccion', async () =>
    rows.interactions(await measureInteractions(browser, origins.site, Math.min(rounds, 3))),
  )
  await measure('listas', async () => {
    const [short, long] = [await started(serveApi({ products: 100 })), await started(serveApi({ products: 10_000 }))]
    const shops = [await started(serveSite(built.site, short)), await started(serveSite(built.site, long))] as const
    return rows.lists(await measureLists(browser, ...shops, Math.min(rounds, 3)))
  })
  await measure('visita', async () =>
    rows.visit(await measureVisit(origins.site, SITE_WAYS, 200), await measureVisit(origins.stack, STACK_WAYS, 200)),
  )
  await measure('hora', async () => {
    const offline = await started(serveOffline(built.offline))
    return [
      ...rows.hour('en producción', await measureHour(origins.site)),
      ...rows.hour('sin servidor', await measureHour(offline)),
    ]
  })
  await measure('tienda', async () =>
    rows.offline(await measureOffline(browser, folder, Number(values.port), Math.min(rounds, 3))),
  )
  await measure('simulador', async () => {
    const offline = await started(serveOffline(built.offline))
    return rows.simulation(await measureStartup(`${offline}/`), await measureAnswers())
  })
  await measure('decodificacion', async () => rows.decode(await measureDecode()))
  await measure('pruebas', async () => rows.specs(measureSpecs()))
} finally {
  await browser.close()
  await Promise.all(running.map(({ stop }) => stop()))
  if (values.folder === undefined) rmSync(folder, { recursive: true, force: true })
}

const load = write()
console.log(tableText(table))
const missed = table.filter((line) => meets(line) === false).length
console.log(
  `\n${missed === 0 ? 'Todo cumple.' : `${missed} sin cumplir.`} Carga de la máquina: ${load.least.toFixed(1)} a ${load.most.toFixed(1)}, con ${load.cores} núcleos. reports/bench.json`,
)
if (values.strict && missed > 0) process.exitCode = 1
process.exit()
