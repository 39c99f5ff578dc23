import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import type { Running } from '../../mocks/hosts/listen.ts'
import { optionsOf, refuse, wholeNumber } from '../../src/hosting/development/command.ts'
import { launchOptions } from '../support/browser.ts'
import { serveApi } from '../support/servers.ts'
import { buildAll, buildWritten } from './builds.ts'
import { measureLists } from './lists.ts'
import { measureLoads } from './load.ts'
import { servePacked } from './packed-site.ts'
import { measureCovers, measurePhotos, servePhotos } from './photos.ts'
import { measurePresses } from './press.ts'
import { measureSizes } from './sizes.ts'
import { atMost, meets, tableJson, tableText, type Line, type Row } from './table.ts'
import { measureWritten } from './written.ts'

/**
 * `npm run bench`: builds the shop and two floors under it, measures all of them by turns in one run, prints the
 * table and writes reports/bench.json.
 */
const PARTS: Readonly<Record<string, readonly [group: string, measure: () => Promise<readonly Line[]>]>> = {
  inicio: ['Inicio (150 ms, 1.6/0.75 Mbps, CPU 4×, brotli)', () => measureLoads(browser, origins, rounds)],
  catalogo: ['Páginas del catálogo ya dibujadas (150 ms, 1.6/0.75 Mbps, CPU 4×, brotli)', () => measureCatalogue()],
  peso: ['Peso', async () => measureSizes(built.site, built.changed)],
  interaccion: ['Lo que se toca (INP, CPU 4×)', () => measurePresses(browser, origins.site, rounds)],
  listas: ['10,000 productos', async () => measureLists(browser, await shopOf(100), await shopOf(10_000), rounds)],
  fotos: ['Fotos de 1.3 MB (150 ms, 1.6/0.75 Mbps, CPU 4×)', () => measureAllPhotos()],
}
const measureCatalogue = async () => {
  const written = await buildWritten(folder, api)
  const site = await started(servePacked(written.site, api))
  return measureWritten(browser, { site, static: await started(servePacked(written.static, api)) }, rounds)
}
const measureAllPhotos = async () => {
  const shop = async (site: string, count?: number) => started(servePacked(site, await started(servePhotos(count))))
  return [
    ...(await measurePhotos(browser, await shop(built.site, 1), await shop(built.site, 4), rounds)),
    ...(await measureCovers(browser, await shop(built.site), await shop(built.sized), rounds)),
  ]
}
const HELP = `Mide la tienda junto a sus dos pisos, por turnos, y escribe reports/bench.json.

  npm run bench -- --opción valor
      --rounds N      vueltas de cada medida (5)
      --only PARTES   solo esas, con comas: ${Object.keys(PARTS).join(',')}
      --folder F      deja ahí lo construido, y lo usa la próxima vez
      --strict        falla si una medida pasa de su presupuesto
      --help          esta ayuda
`
const values = optionsOf(HELP, {
  rounds: { type: 'string', default: '5' },
  only: { type: 'string', default: Object.keys(PARTS).join(',') },
  folder: { type: 'string' },
  strict: { type: 'boolean', default: false },
})
const rounds = wholeNumber('rounds', values.rounds) || refuse('--rounds quiere una vuelta por lo menos.')
const only = values.only.split(',')
const unknown = only.find((part) => !(part in PARTS))
if (unknown !== undefined) refuse(`--only puede ser ${Object.keys(PARTS).join(', ')}; no «${unknown}».`)
// All is built in this process, as production.
process.env['NODE_ENV'] = 'production'

const running: Running[] = []
const started = async (server: Promise<Running>): Promise<string> => {
  running.push(await server)
  return running.at(-1)?.origin ?? ''
}
const shopOf = async (products: number): Promise<string> =>
  started(servePacked(built.site, await started(serveApi({ products }))))

const folder = values.folder ?? mkdtempSync(join(tmpdir(), 'puntada-bench-'))
const api = await started(serveApi({}))
const built = await buildAll(folder, api)
const origins = {
  static: await started(servePacked(built.static, api)),
  stack: await started(servePacked(built.stack, api)),
  site: await started(servePacked(built.site, api)),
}
const browser = await chromium.launch(launchOptions({ full: true }))
const table: Row[] = []
const loads: number[] = []
for (const [part, [group, measure]] of Object.entries(PARTS).filter(([name]) => only.includes(name))) {
  process.stderr.write(`${part}… `)
  try {
    table.push(...(await measure()).map((line) => ({ ...line, group })))
  } catch (error) {
    // A part that could not be measured is no part that keeps to its budget.
    table.push({ ...atMost(`${part}: ${String(error).split('\n')[0]}`, 'n', Number.NaN, 0), group: 'Sin medir' })
    process.exitCode = 1
  }
  loads.push(loadavg()[0] ?? 0)
  const load = { least: Math.min(...loads), most: Math.max(...loads), cores: cpus().length }
  // After each part: a run that is cut short leaves what it had.
  mkdirSync('reports', { recursive: true })
  const result = { date: new Date().toISOString(), rounds, load, rows: tableJson(table) }
  writeFileSync('reports/bench.json', JSON.stringify(result, null, 1))
}
await browser.close()
for (const { stop } of running) await stop()
if (values.folder === undefined) rmSync(folder, { recursive: true, force: true })

const missed = table.filter((line) => meets(line) === false).length
const load = `${Math.min(...loads).toFixed(1)} a ${Math.max(...loads).toFixed(1)}, con ${cpus().length} núcleos`
console.log(`${tableText(table)}\n\n${missed === 0 ? 'Todo cumple.' : `${missed} sin cumplir.`} Carga: ${load}.`)
if (values.strict && missed > 0) process.exitCode = 1
process.exit()
