import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { serveApi, serveSite } from '../support/servers.ts'
import { buildSite } from '../support/build.ts'
import { findChromium, launchOptions } from '../support/browser.ts'
import { createReport } from '../support/report.ts'
import { findTools, startEmulator } from './emulator.ts'
import { NOT_EXERCISED } from './report.ts'
import { runScenarios } from './scenarios.ts'
import { filesOfFirebase, settingsOf } from './site.ts'
import { startVisit } from './visit.ts'

/**
 * `npm run identity:check`: the real Firebase library of a production build against the real Auth emulator, in
 * Chromium (R1.11, R1.12, R1.13). Exit code 0 when all went well or, as it says, nothing could be tried.
 */
const say = (text: string): void => console.log(text)

const main = async (): Promise<number> => {
  say('Comprobación de Firebase: la biblioteca verdadera contra el emulador de Auth.')
  if (findChromium() === undefined) {
    say('Se omite: no hay ningún Chromium. Di dónde está con CHROMIUM_PATH, o corre npx playwright install chromium.')
    return 0
  }
  const tools = findTools(say)
  if ('reason' in tools) {
    say(`Se omite: no se pudo instalar firebase-tools, que trae el emulador. Lo que dijo npm: ${tools.reason}`)
    return 0
  }
  const folder = mkdtempSync(join(tmpdir(), 'puntada-identidad-'))
  const stops: (() => Promise<unknown>)[] = [() => Promise.resolve(rmSync(folder, { recursive: true, force: true }))]
  const stopAll = async () => {
    for (const stop of stops.splice(0).toReversed()) await stop().catch(() => undefined)
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void stopAll().then(() => process.exit(130)))
  try {
    const emulator = await startEmulator(tools.program, join(folder, 'emulador'))
    stops.push(emulator.stop)
    say(`Emulador en ${emulator.origin}. Construyendo el sitio…`)
    const built = join(folder, 'sitio')
    await buildSite(built, settingsOf(emulator.origin))
    const library = filesOfFirebase(built)
    const api = await serveApi({ products: 60 })
    stops.push(api.stop)
    const site = await serveSite(built, api.origin)
    stops.push(site.stop)
    // Windows that no click asked for are blocked, as for any visitor.
    const browser = await chromium.launch({ ...launchOptions(), ignoreDefaultArgs: ['--disable-popup-blocking'] })
    stops.push(() => browser.close())
    say(`Sitio en ${site.origin}, Chromium ${browser.version()}.\n`)
    const report = createReport(say)
    const visit = () => startVisit(browser, site.origin, emulator.origin)
    await runScenarios({ site: site.origin, emulator: emulator.origin, library, visit }, report)
    const failed = report.failures()
    say(failed === 0 ? `\nPasaron los ${report.count()} pasos.` : `\nFallaron ${failed} de ${report.count()} pasos.`)
    say(`\nLo que esta comprobación NO ejercita:\n${NOT_EXERCISED.map((line) => `  - ${line}`).join('\n')}`)
    return failed === 0 ? 0 : 1
  } finally {
    await stopAll()
  }
}

process.exitCode = await main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  return 1
})
