import { resolve } from 'node:path'
import { defineConfig } from '@playwright/test'
import { launchOptions } from '../support/browser.ts'

export const SITE_PORT = Number(process.env['IDENTITY_PORT'] ?? 4291)
export const SITE = `http://127.0.0.1:${SITE_PORT}`
export const EMULATOR = `http://127.0.0.1:${SITE_PORT + 1}`
export const BUILT = resolve('reports/identity-site')

/**
 * `npm run identity:check`: in Chromium, a production build's real Firebase library against the real Auth emulator.
 * What it needs and does not find is a failure. It does not exercise the consent screens of Google and Facebook; the
 * true script of https://apis.google.com/js/api.js, which is stood in for; the page /__/auth/handler and the project's
 * allowed domains; the production addresses in the CSP; other browsers; the API in PHP.
 */
export default defineConfig({
  testMatch: 'social.check.ts',
  outputDir: '../../reports/identity',
  forbidOnly: true,
  workers: 1,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: {
    baseURL: SITE,
    locale: 'es-MX',
    serviceWorkers: 'block',
    actionTimeout: 15_000,
    // Windows that no click asked for are blocked, as for any visitor; a headless shell blocks none.
    launchOptions: { ...launchOptions({ full: true }), ignoreDefaultArgs: ['--disable-popup-blocking'] },
  },
  webServer: {
    command: 'node e2e/identity/serve.ts',
    cwd: '../..',
    url: SITE,
    stdout: 'pipe',
    stderr: 'pipe',
    // The first time the emulator is fetched; and without a way out it first looks for one, for a minute.
    timeout: 15 * 60_000,
    reuseExistingServer: false,
  },
})
