import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { Builder, type WebDriver } from 'selenium-webdriver'
import { freePort } from '../../mocks/hosts/listen.ts'

const MINI_BROWSER_HOMES = [
  '/usr/lib/x86_64-linux-gnu',
  '/usr/lib/aarch64-linux-gnu',
  '/usr/libexec',
  '/usr/lib64',
  '/usr/lib',
]

/** Path of WebKitGTK's test browser, which its driver starts; distributions put it below a folder with a version. */
const findMiniBrowser = (): string => {
  for (const home of MINI_BROWSER_HOMES.filter((folder) => existsSync(folder))) {
    for (const folder of readdirSync(home).filter((name) => name.startsWith('webkit'))) {
      const path = join(home, folder, 'MiniBrowser')
      if (existsSync(path)) return path
    }
  }
  throw new Error('Está WebKitWebDriver, pero no su MiniBrowser')
}

/** A screen that nobody sees, where there is none: WebKitGTK has no headless mode. */
const openDisplay = async (): Promise<{ display: string; screen: ChildProcess | null }> => {
  const present = process.env['DISPLAY']
  if (present !== undefined && present !== '') return { display: present, screen: null }
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const number = await new Promise<string>((done, fail) => {
    screen.once('error', fail)
    screen.stdio[3]?.once('data', (text: Buffer) => done(text.toString().trim()))
  })
  return { display: `:${number}`, screen }
}

export interface Webkit {
  readonly driver: WebDriver
  close(): Promise<void>
}

/** Starts WebKitGTK with an empty profile; `dark` makes it prefer dark colours. */
export const openWebkit = async ({ dark = false } = {}): Promise<Webkit> => {
  const { display, screen } = await openDisplay()
  const port = await freePort()
  const theme = {
    GTK_THEME: dark ? 'Adwaita:dark' : 'Adwaita',
    LC_ALL: 'C.UTF-8',
    LANGUAGE: 'es_MX',
    TZ: 'America/Mexico_City',
  }
  const service = spawn('WebKitWebDriver', [`--port=${port}`], {
    env: { ...process.env, ...theme, DISPLAY: display },
    stdio: 'ignore',
  })
  const stop = () => {
    service.kill()
    screen?.kill()
  }
  const start = (left: number): Promise<WebDriver> =>
    new Builder()
      .usingServer(`http://127.0.0.1:${port}`)
      .withCapabilities({
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': { binary: findMiniBrowser(), args: ['--automation'] },
      })
      .build()
      .then((driver) => driver.getSession().then(() => driver))
      .catch((error: unknown) => {
        // The driver needs a moment until it listens.
        if (left === 0 || !String(error).includes('ECONNREFUSED')) throw error
        return new Promise((done) => setTimeout(done, 100)).then(() => start(left - 1))
      })
  const driver = await start(50).catch((error: unknown) => {
    stop()
    throw error
  })
  return {
    driver,
    async close() {
      await driver.quit().catch(() => undefined)
      stop()
    },
  }
}

/** Queries by role and accessible name, to be run within the page. */
export const QUERIES = readFileSync(
  join(
    createRequire(import.meta.url).resolve('@testing-library/dom/package.json'),
    '..',
    'dist/@testing-library/dom.umd.js',
  ),
  'utf8',
)
