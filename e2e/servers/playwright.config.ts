import { defineConfig } from '@playwright/test'
import { launchOptions } from '../../src/commands/browser.ts'
import { REPORTER } from '../../src/commands/steps.ts'

/** What starts real servers, one check after the other: `npm run hosting:check`, `php:check` and `identity:check`. */
export default defineConfig({
  testDir: '..',
  testMatch: '**/*.check.ts',
  outputDir: '../../reports/servers',
  forbidOnly: true,
  workers: 1,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: REPORTER,
  use: { launchOptions: launchOptions(), locale: 'es-MX', serviceWorkers: 'block', actionTimeout: 15_000 },
})
