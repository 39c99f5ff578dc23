import { existsSync, globSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, firefox, webkit, type BrowserType, type LaunchOptions } from '@playwright/test'

const SYSTEM = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', '/opt/google/chrome/chrome']
/** Debian's. */
const SYSTEM_SHELL = '/usr/bin/chromium-headless-shell'

/** Where Playwright's own is, or would be. Playwright throws where it has no browser for this platform. */
const ownPath = (type: BrowserType): string => {
  try {
    return type.executablePath()
  } catch {
    return ''
  }
}

const ownBrowser = (type: BrowserType): string | undefined => [ownPath(type)].find((path) => existsSync(path))

/** Playwright keeps it beside its Chromium: `chromium-1255/…` and `chromium_headless_shell-1255/…`. */
const ownShell = (): string | undefined => {
  const [, folder, revision] = /^(.*)chromium-(\d+)/.exec(ownPath(chromium)) ?? []
  if (folder === undefined) return undefined
  return globSync(join(folder, `chromium_headless_shell-${revision}`, '*', '*headless{-,_}shell{,.exe}'))[0]
}

export const findFullChromium = (): string | undefined =>
  ownBrowser(chromium) ?? SYSTEM.find((path) => existsSync(path))

export const findShell = (): string | undefined => ownShell() ?? [SYSTEM_SHELL].find((path) => existsSync(path))

/** Path of a Chromium: CHROMIUM_PATH, else a headless shell, which starts and draws sooner, else the whole browser. */
export const findChromium = ({ full = false } = {}): string | undefined => {
  const wanted = process.env['CHROMIUM_PATH']
  if (wanted !== undefined && wanted !== '') {
    if (!existsSync(wanted)) throw new Error(`CHROMIUM_PATH dice ${wanted}, y ahí no hay ningún navegador`)
    return wanted
  }
  return full ? (findFullChromium() ?? findShell()) : (findShell() ?? findFullChromium())
}

/** The fast journeys also run in these of Playwright's own, where they are installed. */
const OTHER_BROWSERS = { firefox, webkit } as const
export type OtherBrowser = keyof typeof OTHER_BROWSERS

export const isInstalled = (name: OtherBrowser): boolean => ownBrowser(OTHER_BROWSERS[name]) !== undefined

/** As root Chromium refuses to start with a sandbox. */
export const launchOptions = (wanted: { readonly full?: boolean } = {}): LaunchOptions => {
  const executablePath = findChromium(wanted)
  return {
    ...(executablePath !== undefined && { executablePath }),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  }
}
