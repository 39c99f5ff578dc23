import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { delimiter, resolve } from 'node:path'
import { fromPlaywright, type Check, type PlaywrightReport } from './collect.ts'

/** The checks of a run, and failures outside any of them. */
export interface Results {
  readonly checks: readonly Check[]
  readonly errors: readonly string[]
}

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

const read = (file: string): unknown => {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as unknown
  } catch {
    // Not there, or cut short.
    return null
  }
}

const specResults = (): Results =>
  (read(SPECS) as Results | null) ?? { checks: [], errors: ['Las pruebas no corrieron.'] }

const e2eResults = (): Results => {
  const report = read(E2E) as PlaywrightReport | null
  if (report === null) return { checks: [], errors: ['Los recorridos en el navegador no corrieron.'] }
  return { checks: fromPlaywright(report), errors: (report.errors ?? []).map(({ message = '' }) => message) }
}

export const lastResults = (): { specs: Results; e2e: Results } => ({ specs: specResults(), e2e: e2eResults() })

/** Leaves reports/specs.json. */
export const runSpecs = async (): Promise<boolean> => {
  rmSync(SPECS, { force: true })
  const good = await run('npm', ['run', '--silent', 'specs'], { live: true })
  return good && specResults().errors.length === 0
}

interface Journeys {
  /** Folders of e2e/ whose journeys run; all of them where none is named. */
  readonly folders?: readonly string[]
  /** Takes the pictures of the acceptance report on the way. */
  readonly pictures?: boolean
  /** Runs only the journeys that read, against the site at this address. */
  readonly url?: string
}

/** Leaves reports/e2e.json. */
export const runE2e = async ({ folders = [], pictures = false, url }: Journeys = {}): Promise<boolean> => {
  rmSync(E2E, { force: true })
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

const runE2eIn = (browser: string, folder: string): Promise<boolean> => {
  console.log(`  ${browser}:`)
  const env = { E2E_BROWSER: browser }
  return run('playwright', ['test', '-c', 'e2e/playwright.config.ts', folder], { env, live: true })
}

/**
 * The fast journeys in Playwright's Firefox and WebKit, and buying in the whole Chromium: none of them is part of what
 * the project needs to be built.
 */
export const runInOtherBrowsers = async (): Promise<boolean> => {
  const { findChromium, findFullChromium, isInstalled } = await import('../../e2e/support/browser.ts')
  const whole = findFullChromium()
  let good = true
  for (const [name, installed, folder] of [
    ['chromium-full', whole !== undefined && whole !== findChromium(), '/e2e/fast/wire/buying'],
    ['firefox', isInstalled('firefox'), '/e2e/fast/'],
    ['webkit', isInstalled('webkit'), '/e2e/fast/'],
  ] as const) {
    if (installed) good = (await runE2eIn(name, folder)) && good
    else
      console.log(
        `  ${name}: no se probó, porque no está instalado aquí (npx playwright install ${name.replace('-full', '')}).`,
      )
  }
  return good
}

export const forgetE2e = (): void => rmSync(E2E, { force: true })

/** Playwright's own installer would try for most of a minute. */
const canDownloadBrowser = async (): Promise<boolean> => {
  // Playwright's installer uses the proxy of the environment, and `fetch` does not.
  if (process.env['HTTPS_PROXY'] ?? process.env['https_proxy']) return true
  const { stdout } = spawnSync('node_modules/.bin/playwright', ['install', '--dry-run', '--only-shell', 'chromium'], {
    encoding: 'utf8',
  })
  const answers = [...stdout.matchAll(/Download (?:url|fallback \d+):\s+(\S+)/g)].map(async ([, address = '']) => {
    const { ok } = await fetch(address, { method: 'HEAD', signal: AbortSignal.timeout(5000) })
    if (!ok) throw new Error(address)
    return true
  })
  return Promise.any(answers).catch(() => false)
}

/** A browser that is there, else Playwright's headless shell, else the system's package. */
export const haveBrowser = async (): Promise<boolean> => {
  const { findChromium } = await import('../../e2e/support/browser.ts')
  const found = (): boolean => findChromium() !== undefined
  if (found()) return true
  console.log('No hay navegador: se busca el de Playwright…')
  if ((await canDownloadBrowser()) && (await run('playwright', ['install', '--only-shell', 'chromium'])) && found())
    return true
  const bySystem = 'instala Chromium y di dónde está con CHROMIUM_PATH'
  if (!existsSync('/usr/bin/apt-get')) {
    console.log(`No se puede descargar desde aquí: ${bySystem}.`)
    return false
  }
  console.log('No se puede descargar desde aquí: se prueba con el paquete del sistema…')
  const root = process.getuid?.() === 0
  const apt = (...args: string[]): Promise<boolean> =>
    run(root ? 'apt-get' : 'sudo', [...(root ? [] : ['-n', 'apt-get']), ...args], {
      env: { DEBIAN_FRONTEND: 'noninteractive' },
    })
  await apt('update', '-qq')
  for (const name of ['chromium-headless-shell', 'chromium']) {
    if ((await apt('install', '-y', '-qq', name)) && found()) return true
  }
  console.log(`El sistema tampoco lo trajo: ${bySystem}.`)
  return false
}

export const writeReport = (file: string, text: string): void => {
  mkdirSync(resolve('reports', file, '..'), { recursive: true })
  writeFileSync(resolve('reports', file), text)
}
