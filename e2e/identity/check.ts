import { readdirSync, readFileSync, rmSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { buildSite } from '../support/build.ts'
import { findChromium, launchOptions } from '../support/browser.ts'
import { createReport } from '../support/report.ts'
import { serveApi, serveSite } from '../support/servers.ts'
import { haveEmulator, startEmulator } from './emulator.ts'
import { runScenarios } from './scenarios.ts'

/**
 * `npm run identity:check`: the real Firebase library of a production build against the real Auth emulator, in Chromium.
 * What it needs and does not find is a failure.
 */
const NOT_EXERCISED = `
Lo que esta comprobación NO ejercita: las pantallas de consentimiento de Google y de Facebook; el guion verdadero de
https://apis.google.com/js/api.js, que aquí se sustituye; la página /__/auth/handler y los dominios autorizados del
proyecto; las direcciones de producción en la CSP; otros navegadores que Chromium; la API en PHP.`

/** As for production, but with an emulator and what it takes for a project; nothing of it exists. */
const settingsOf = (emulator: string) => ({
  VITE_API_BASE: '/api',
  VITE_IMAGES_BASE: '/images',
  VITE_TELEMETRY_URL: '',
  VITE_SITE_ORIGIN: '',
  VITE_FIREBASE_API_KEY: 'clave-de-prueba',
  VITE_FIREBASE_AUTH_DOMAIN: 'demo-puntada.firebaseapp.com',
  VITE_FIREBASE_PROJECT_ID: 'demo-puntada',
  VITE_FIREBASE_APP_ID: '1:1:web:1',
  VITE_FIREBASE_EMULATOR: emulator,
})

/** Addresses of the built files that carry the library. */
const filesOfFirebase = (folder: string): readonly string[] => {
  const isOfFirebase = (name: string) =>
    name.endsWith('.js') && /identitytoolkit|signInWithIdp/.test(readFileSync(join(folder, 'assets', name), 'utf8'))
  const found = readdirSync(join(folder, 'assets')).filter(isOfFirebase)
  if (found.length === 0) throw new Error('Ningún archivo del sitio lleva Firebase: la comprobación no vería nada.')
  return found.map((name) => `/assets/${name}`)
}

const main = async (): Promise<boolean> => {
  if (findChromium() === undefined)
    throw new Error('No hay ningún Chromium. Di dónde está con CHROMIUM_PATH, o: npx playwright install chromium')
  const program = haveEmulator()
  const folder = mkdtempSync(join(tmpdir(), 'puntada-identidad-'))
  const stops: (() => unknown)[] = [() => rmSync(folder, { recursive: true, force: true })]
  try {
    const emulator = await startEmulator(program, join(folder, 'emulador'))
    stops.push(emulator.stop)
    console.log(`Emulador en ${emulator.origin}. Construyendo el sitio…`)
    const built = join(folder, 'sitio')
    await buildSite(built, settingsOf(emulator.origin))
    const api = await serveApi({ products: 60 })
    stops.push(api.stop)
    const site = await serveSite(built, api.origin)
    stops.push(site.stop)
    // Windows that no click asked for are blocked, as for any visitor.
    const browser = await chromium.launch({ ...launchOptions(), ignoreDefaultArgs: ['--disable-popup-blocking'] })
    stops.push(() => browser.close())
    const report = createReport(console.log)
    const library = filesOfFirebase(built)
    await runScenarios({ browser, site: site.origin, emulator: emulator.origin, library }, report)
    console.log(`\n${report.count() - report.failures()} passed, ${report.failures()} failed\n${NOT_EXERCISED}`)
    return report.failures() === 0
  } finally {
    for (const stop of stops.toReversed()) await stop()
  }
}

const isGood = await main().catch((error: unknown) => {
  console.error(`No se comprobó nada, y eso es una falla: ${error instanceof Error ? error.message : String(error)}`)
  return false
})
process.exitCode = isGood ? 0 : 1
