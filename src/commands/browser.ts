import { existsSync, globSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, firefox, webkit, type BrowserType } from '@playwright/test'
import { run } from './steps.ts'

const SYSTEM = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', '/opt/google/chrome/chrome']
const SYSTEM_SHELL = '/usr/bin/chromium-headless-shell'

/** The path of Playwright's own browser, there or not. Playwright throws where it has none for this platform. */
const ownPath = (type: BrowserType) => {
  try {
    return type.executablePath()
  } catch {
    return ''
  }
}

const ownBrowser = (type: BrowserType) => [ownPath(type)].find((path) => existsSync(path))

/** Playwright's headless shell, beside its Chromium: `chromium-1255/…` and `chromium_headless_shell-1255/…`. */
const ownShell = () => {
  const [, folder, revision] = /^(.*)chromium-(\d+)/.exec(ownPath(chromium)) ?? []
  if (folder === undefined) return undefined
  return globSync(join(folder, `chromium_headless_shell-${revision}`, '*', '*headless{-,_}shell{,.exe}'))[0]
}

export const findFullChromium = () => ownBrowser(chromium) ?? SYSTEM.find((path) => existsSync(path))

const findShell = () => ownShell() ?? [SYSTEM_SHELL].find((path) => existsSync(path))

/** Path of a Chromium: CHROMIUM_PATH, else a headless shell, which starts and draws sooner, else the whole browser. */
export const findChromium = ({ full = false } = {}) => {
  const wanted = process.env['CHROMIUM_PATH']
  if (wanted) {
    if (!existsSync(wanted)) throw new Error(`CHROMIUM_PATH dice ${wanted}, y ahí no hay ningún navegador`)
    return wanted
  }
  return full ? (findFullChromium() ?? findShell()) : (findShell() ?? findFullChromium())
}

/** Playwright's browsers in which the fast journeys also run, where they are installed. */
const OTHER_BROWSERS = { firefox, webkit } as const
export type OtherBrowser = keyof typeof OTHER_BROWSERS

export const isInstalled = (name: OtherBrowser) => ownBrowser(OTHER_BROWSERS[name]) !== undefined

/** Chromium refuses to start with a sandbox as root. */
export const launchOptions = (wanted: { full?: boolean } = {}) => {
  const executablePath = findChromium(wanted)
  return {
    ...(executablePath && { executablePath }),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  }
}

/** Installs a browser where that disturbs nobody: as root, which is in a container, or where sudo asks for nothing. */
const installBrowser = async (names: readonly string[], isThere: () => boolean) => {
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  const [command = '', ...before] = process.getuid?.() === 0 ? ['apt-get'] : ['sudo', '-n', 'apt-get']
  await run(command, [...before, 'update', '-qq'], { env })
  for (const name of names)
    if ((await run(command, [...before, 'install', '-y', '-qq', '--no-remove', name], { env })) && isThere())
      return true
  return false
}

/** A headless shell, Playwright's or the system's; else a whole browser, where the journeys take half as long again. */
export const haveBrowser = async () => {
  const hasAny = () => findChromium() !== undefined
  const hasShell = () => findShell() !== undefined
  if (hasAny()) {
    const isOwn = process.env['CHROMIUM_PATH'] !== undefined || hasShell()
    if (!isOwn && process.getuid?.() === 0) await installBrowser(['chromium-headless-shell'], hasShell)
    return true
  }
  console.log('No hay navegador: se descarga el de Playwright…')
  // Playwright itself would try for most of a minute where nothing answers.
  const env = { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '5000' }
  if ((await run('playwright', ['install', '--only-shell', 'chromium'], { env })) && hasAny()) return true
  console.log('No se puede descargar desde aquí: se prueba con el paquete del sistema…')
  if (await installBrowser(['chromium-headless-shell', 'chromium'], hasAny)) return true
  console.log('El sistema tampoco lo trajo: instala Chromium y di dónde está con CHROMIUM_PATH.')
  return false
}
