import { mkdtempSync, rmSync } from 'node:fs'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import type { Running } from '../../mocks/hosts/listen.ts'
import { optionsOf, refuse, wholeNumber } from '../../src/commands/options.ts'
import { launchOptions } from '../../src/commands/browser.ts'
import { serveApi } from '../support/servers.ts'
import { buildAll } from './builds.ts'
import { measureCode, measureLists, measurePages, measurePress } from './measures.ts'
import { servePacked } from './packed-site.ts'
import { meets, tableText, type Line } from './table.ts'

/** `npm run bench`: builds the shop and its floors, measures all of them by turns in one run, and prints the table. */
const ON_A_PHONE = '(150 ms, 1.6/0.75 Mbps, CPU 4×, brotli como un buen servidor)'
const PARTS: Readonly<Record<string, readonly [group: string, measure: () => Promise<readonly Line[]>]>> = {
  paginas: [`Páginas ya dibujadas ${ON_A_PHONE}`, () => measurePages(browser, origins, rounds)],
  codigo: [`El código del inicio ${ON_A_PHONE}`, () => measureCode(browser, origins, rounds)],
  toque: ['Lo que se toca (INP, CPU 4×)', () => measurePress(browser, origins.written, rounds)],
  listas: ['10,000 productos', async () => measureLists(browser, await shopOf(100), await shopOf(10_000), rounds)],
}
const HELP = `Mide la tienda junto a sus pisos, por turnos.

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
process.env['NODE_ENV'] = 'production'

const running: Running[] = []
const started = async (server: Promise<Running>): Promise<string> => {
  running.push(await server)
  return running.at(-1)?.origin ?? ''
}
const shopOf = async (products: number) => started(servePacked(built.plain, await started(serveApi({ products }))))

const folder = values.folder ?? mkdtempSync(join(tmpdir(), 'puntada-bench-'))
const api = await started(serveApi({}))
const built = await buildAll(folder, api)
const origins = {
  written: await started(servePacked(built.written, api)),
  bare: await started(servePacked(built.bare, api)),
  stack: await started(servePacked(built.stack, api)),
}
const browser = await chromium.launch(launchOptions({ full: true }))
let missed = 0
for (const part of only) {
  const [group, measure] = PARTS[part] ?? refuse(part)
  const lines = await measure().catch((error: unknown): readonly Line[] => {
    // A part that could not be measured is no part that keeps to its budget.
    process.exitCode = 1
    return [[`sin medir: ${String(error).split('\n')[0]}`, 'n', Number.NaN, 0]]
  })
  missed += lines.filter((line) => !meets(line)).length
  console.log(`\n${group} · carga ${(loadavg()[0] ?? 0).toFixed(1)} en ${cpus().length} núcleos\n${tableText(lines)}`)
}
await browser.close()
for (const { stop } of running) await stop()
if (values.folder === undefined) rmSync(folder, { recursive: true, force: true })
console.log(missed === 0 ? '\nTodo cumple.' : `\n${missed} sin cumplir.`)
if (values.strict && missed > 0) process.exitCode = 1
process.exit()
