import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import type { Running } from '../../mocks/hosts/listen.ts'
import { optionsOf, refuse, wholeNumber } from '../../src/hosting/development/command.ts'
import { launchOptions } from '../support/browser.ts'
import { serveApi } from '../support/servers.ts'
import { buildAll } from './builds.ts'
import { measureCode, measureLists, measurePages, measurePhotos, measurePress, measureWord } from './measures.ts'
import { servePacked } from './packed-site.ts'
import { servePhotos } from './photos.ts'
import { meets, tableText, type Line } from './table.ts'

/** `npm run bench`: builds the shop and its floors, measures all of them by turns in one run, and prints the table. */
const ON_A_PHONE = '(150 ms, 1.6/0.75 Mbps, CPU 4×, brotli como un buen servidor)'
const PARTS: Readonly<Record<string, readonly [group: string, measure: () => Promise<readonly Line[]> | Line[]]>> = {
  paginas: [`Páginas ya dibujadas ${ON_A_PHONE}`, () => measurePages(browser, origins, rounds)],
  codigo: [`El código del inicio ${ON_A_PHONE}`, () => measureCode(browser, origins, rounds)],
  palabra: ['Lo que pesa un cambio', () => measureWord(built.plain, built.changed)],
  toque: ['Lo que se toca (INP, CPU 4×)', () => measurePress(browser, origins.written, rounds)],
  listas: ['10,000 productos', async () => measureLists(browser, await shopOf(100), await shopOf(10_000), rounds)],
  fotos: [
    `Fotos de 1.3 MB ${ON_A_PHONE}`,
    async () => measurePhotos(browser, await photos(1), await photos(4), rounds),
  ],
}
const HELP = `Mide la tienda junto a sus pisos, por turnos, y escribe reports/bench.json.

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
const shopOf = async (products: number) => started(servePacked(built.plain, await started(serveApi({ products }))))
const photos = async (count: number) => started(servePacked(built.plain, await started(servePhotos(count))))

const folder = values.folder ?? mkdtempSync(join(tmpdir(), 'puntada-bench-'))
const api = await started(serveApi({}))
const built = await buildAll(folder, api)
const origins = {
  written: await started(servePacked(built.written, api)),
  bare: await started(servePacked(built.bare, api)),
  stack: await started(servePacked(built.stack, api)),
}
const browser = await chromium.launch(launchOptions({ full: true }))
const table = new Map<string, readonly Line[]>()
const loads: number[] = []
for (const [part, [group, measure]] of Object.entries(PARTS).filter(([name]) => only.includes(name))) {
  process.stderr.write(`${part}… `)
  try {
    table.set(group, await measure())
  } catch (error) {
    // A part that could not be measured is no part that keeps to its budget.
    table.set(group, [[`sin medir: ${String(error).split('\n')[0]}`, 'n', Number.NaN, 0]])
    process.exitCode = 1
  }
  loads.push(loadavg()[0] ?? 0)
  // After each part: a run that is cut short leaves what it had.
  mkdirSync('reports', { recursive: true })
  const result = {
    date: new Date().toISOString(),
    rounds,
    loads,
    cores: cpus().length,
    table: Object.fromEntries(table),
  }
  writeFileSync('reports/bench.json', JSON.stringify(result, null, 1))
}
await browser.close()
for (const { stop } of running) await stop()
if (values.folder === undefined) rmSync(folder, { recursive: true, force: true })

const missed = [...table.values()].flat().filter((line) => !meets(line)).length
const load = `${Math.min(...loads).toFixed(1)} a ${Math.max(...loads).toFixed(1)}, con ${cpus().length} núcleos`
console.log(`${tableText(table)}\n\n${missed === 0 ? 'Todo cumple.' : `${missed} sin cumplir.`} Carga: ${load}.`)
if (values.strict && missed > 0) process.exitCode = 1
process.exit()
