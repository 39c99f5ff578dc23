import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { delimiter, resolve } from 'node:path'
import type { Results } from './report/collect.ts'

const SPECS = 'reports/specs.json'
const E2E = 'reports/e2e.json'

/**
 * Runs a command of node_modules/.bin or the system; true when it ended well. `live` shows the output as it comes, and
 * not only when the command fails.
 */
export const run = (
  command: string,
  args: readonly string[],
  { env = {}, live = false }: { readonly env?: Readonly<Record<string, string>>; readonly live?: boolean } = {},
) =>
  new Promise<boolean>((done) => {
    const path = [resolve('node_modules/.bin'), process.env['PATH']].join(delimiter)
    const output = live ? 'inherit' : 'pipe'
    const child = spawn(command, args, {
      env: { ...process.env, ...env, PATH: path },
      stdio: ['ignore', output, output],
      shell: process.platform === 'win32',
    })
    const pieces: unknown[] = []
    child.stdout?.on('data', (piece) => pieces.push(piece))
    child.stderr?.on('data', (piece) => pieces.push(piece))
    child.on('error', ({ message }) => pieces.push(message))
    child.on('close', (code) => {
      if (code !== 0) process.stdout.write(pieces.join(''))
      done(code === 0)
    })
  })

const begun = performance.now()
const seconds = (from: number): string => `${((performance.now() - from) / 1000).toFixed(1)} s`

export const elapsed = (): string => seconds(begun)

export const step = async (title: string, action: () => Promise<boolean>): Promise<boolean> => {
  const start = performance.now()
  console.log(`▸ ${title}…`)
  const good = await action().catch((reason: unknown) => {
    console.log(reason instanceof Error ? reason.message : String(reason))
    return false
  })
  console.log(`${good ? '✓' : '✗'} ${title}: ${good ? 'bien' : 'con fallas'} (${seconds(start)}; van ${elapsed()})`)
  return good
}

const resultsIn = (file: string, missing: string): Results => {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Results
  } catch {
    // Not there, or cut short.
    return { checks: [], errors: [missing] }
  }
}

export const lastResults = (): { specs: Results; e2e: Results } => ({
  specs: resultsIn(SPECS, 'Las pruebas no corrieron.'),
  e2e: resultsIn(E2E, 'Los recorridos en el navegador no corrieron.'),
})

export const runSpecs = async (): Promise<boolean> => {
  rmSync(SPECS, { force: true })
  const good = await run('npm', ['run', '--silent', 'specs'], { live: true })
  return good && lastResults().specs.errors.length === 0
}

export const forgetE2e = (): void => rmSync(E2E, { force: true })

/**
 * Leaves reports/e2e.json. All folders of e2e/ where none is named; `env` as in e2e/playwright.config.ts: with pictures
 * for the acceptance report, or only the journeys that read, against a site somewhere else.
 */
export const runE2e = (
  folders: readonly string[] = [],
  env: Readonly<Record<string, string>> = {},
): Promise<boolean> => {
  forgetE2e()
  mkdirSync('reports', { recursive: true })
  return run('playwright', ['test', '-c', 'e2e/playwright.config.ts', ...folders.map((folder) => `/e2e/${folder}`)], {
    env: { ...env, E2E_JSON: resolve(E2E) },
    live: true,
  })
}

/** Where it disturbs nobody: as root, which is in a container, or where sudo asks for nothing. */
const installBrowser = async (names: readonly string[], found: () => boolean): Promise<boolean> => {
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  const [command = '', ...before] = process.getuid?.() === 0 ? ['apt-get'] : ['sudo', '-n', 'apt-get']
  await run(command, [...before, 'update', '-qq'], { env })
  for (const name of names)
    if ((await run(command, [...before, 'install', '-y', '-qq', '--no-remove', name], { env })) && found()) return true
  return false
}

/** A headless shell, Playwright's or the system's; else a whole browser, where the journeys take half as long again. */
export const haveBrowser = async (): Promise<boolean> => {
  const { findChromium, findShell } = await import('../e2e/support/browser.ts')
  const found = (): boolean => findChromium() !== undefined
  const hasShell = (): boolean => findShell() !== undefined
  if (found()) {
    const isOwn = process.env['CHROMIUM_PATH'] !== undefined || hasShell()
    if (!isOwn && process.getuid?.() === 0) await installBrowser(['chromium-headless-shell'], hasShell)
    return true
  }
  console.log('No hay navegador: se descarga el de Playwright…')
  // By itself it would try for most of a minute where nothing answers.
  const env = { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '5000' }
  if ((await run('playwright', ['install', '--only-shell', 'chromium'], { env })) && found()) return true
  console.log('No se puede descargar desde aquí: se prueba con el paquete del sistema…')
  if (await installBrowser(['chromium-headless-shell', 'chromium'], found)) return true
  console.log('El sistema tampoco lo trajo: instala Chromium y di dónde está con CHROMIUM_PATH.')
  return false
}
