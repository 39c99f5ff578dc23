import { existsSync } from 'node:fs'
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

/** Path of a Chromium: CHROMIUM_PATH, else Playwright's own, else the system's. */
export const findChromium = (): string | undefined => {
  const wanted = process.env['CHROMIUM_PATH']
  if (wanted !== undefined && wanted !== '') {
    if (!existsSync(wanted)) throw new Error(`CHROMIUM_PATH dice ${wanted}, y ahí no hay ningún navegador`)
    return wanted
  }
  return ownBrowser(chromium) ?? SYSTEM.find((path) => existsSync(path))
}

/** The fast journeys also run in these of Playwright's own, where they are installed. */
const OTHER_BROWSERS = { firefox, webkit } as const
export type OtherBrowser = keyof typeof OTHER_BROWSERS

export const isInstalled = (name: OtherBrowser): boolean => ownBrowser(OTHER_BROWSERS[name]) !== undefined

/** As root Chromium refuses to start with a sandbox. */
export const launchOptions = (): LaunchOptions => {
  const executablePath = findChromium()
  return {
    ...(executablePath !== undefined && { executablePath }),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  }
}
