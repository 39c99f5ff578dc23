import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { delimiter, resolve } from 'node:path'
import type { Results } from './report/collect.ts'

interface RunOptions {
  readonly env?: Readonly<Record<string, string>>
  /** Shows the output as it comes, and not only when the command fails. */
  readonly live?: boolean
}

const SPECS = 'reports/specs.json'
const E2E = 'reports/e2e.json'

/** Runs a command of node_modules/.bin or the system; true when it ended well. */
export const run = (command: string, args: readonly string[], { env = {}, live = false }: RunOptions = {}) =>
  new Promise<boolean>((done) => {
    const path = [resolve('node_modules/.bin'), process.env['PATH'] ?? ''].join(delimiter)
    const child = spawn(command, args, {
      env: { ...process.env, ...env, PATH: path },
      stdio: ['ignore', live ? 'inherit' : 'pipe', live ? 'inherit' : 'pipe'],
      shell: process.platform === 'win32',
    })
    const output: string[] = []
    child.stdout?.on('data', (piece: Buffer) => output.push(piece.toString()))
    child.stderr?.on('data', (piece: Buffer) => output.push(piece.toString()))
    child.on('error', ({ message }) => {
      output.push(message)
    })
    child.on('close', (code) => {
      if (code !== 0) process.stdout.write(output.join(''))
      done(code === 0)
    })
  })

const begun = performance.now()
const seconds = (from: number): string => `${((performance.now() - from) / 1000).toFixed(1)} s`

export const elapsed = (): string => seconds(begun)

/** Runs one step with a line before and after it. Steps side by side print only how they ended. */
export const step = async (title: string, action: () => Promise<boolean>, beside = false): Promise<boolean> => {
  const start = performance.now()
  if (!beside) console.log(`\n▸ ${title}…`)
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

/** Leaves reports/specs.json. */
export const runSpecs = async (): Promise<boolean> => {
  rmSync(SPECS, { force: true })
  const good = await run('npm', ['run', '--silent', 'specs'], { live: true })
  return good && lastResults().specs.errors.length === 0
}

export const forgetE2e = (): void => rmSync(E2E, { force: true })

interface Journeys {
  /** Folders of e2e/ whose journeys run; all of them where none is named. */
  readonly folders?: readonly string[]
  /** Takes the pictures of the acceptance report on the way. */
  readonly pictures?: boolean
  /** Runs only the journeys that read, against the site at this address. */
  readonly url?: string
}

/** Leaves reports/e2e.json. */
export const runE2e = ({ folders = [], pictures = false, url }: Journeys = {}): Promise<boolean> => {
  forgetE2e()
  mkdirSync('reports', { recursive: true })
  return run('playwright', ['test', '-c', 'e2e/playwright.config.ts', ...folders.map((folder) => `/e2e/${folder}/`)], {
    env: {
      E2E_JSON: resolve(E2E),
      ...(pictures && { E2E_PICTURES: '1' }),
      ...(url !== undefined && { SITE_URL: url }),
    },
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
