import { existsSync } from 'node:fs'
import { delimiter, join, resolve } from 'node:path'
import { chromium, firefox, webkit, type BrowserType, type LaunchOptions } from '@playwright/test'

const SYSTEM = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', '/opt/google/chrome/chrome']

const ownBrowser = (type: BrowserType): string | undefined => {
  try {
    const path = type.executablePath()
    return existsSync(path) ? path : undefined
  } catch {
    // Playwright throws where it has no browser for this platform.
    return undefined
  }
}

/** Path of a Chromium: CHROMIUM_PATH, else Playwright's own, else the system's; undefined where there is none. */
export const findChromium = (): string | undefined => {
  const wanted = process.env['CHROMIUM_PATH']
  if (wanted !== undefined && wanted !== '') {
    if (!existsSync(wanted)) throw new Error(`CHROMIUM_PATH dice ${wanted}, y ahí no hay ningún navegador`)
    return wanted
  }
  return ownBrowser(chromium) ?? SYSTEM.find((path) => existsSync(path))
}

const onPath = (...names: readonly string[]): string | undefined =>
  (process.env['PATH'] ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find((path) => existsSync(path))

/** The browsers beside Chromium in which the fast journeys run. */
const OTHER_BROWSERS = ['firefox', 'webkit'] as const
export type OtherBrowser = (typeof OTHER_BROWSERS)[number]

/** How to launch Firefox: Playwright's own, else the system's over WebDriver BiDi; undefined where there is none. */
export const firefoxOptions = (): LaunchOptions | undefined => {
  if (ownBrowser(firefox) !== undefined) return {}
  const path = onPath('firefox-esr', 'firefox')
  if (path === undefined) return undefined
  return {
    channel: 'moz-firefox',
    executablePath: resolve(import.meta.dirname, 'firefox-relay.ts'),
    env: { ...(process.env as Record<string, string>), FIREFOX_PATH: path },
  }
}

/**
 * How WebKit can be driven here: by Playwright, which brings its own, or the system's WebKitGTK through its WebDriver.
 */
export const findWebkit = (): 'playwright' | 'webdriver' | undefined =>
  ownBrowser(webkit) !== undefined ? 'playwright' : onPath('WebKitWebDriver') === undefined ? undefined : 'webdriver'

/** How to launch it; without a sandbox only as root, where Chromium refuses to start with one. */
export const launchOptions = (): LaunchOptions => {
  const executablePath = findChromium()
  return {
    ...(executablePath !== undefined && { executablePath }),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  }
}
