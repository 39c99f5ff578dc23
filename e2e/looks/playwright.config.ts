import { defineConfig } from '@playwright/test'
import { launchOptions } from '../../src/commands/browser.ts'

const launch = launchOptions()
const { LOOKS_ORIGIN, LOOKS_FOLDER } = process.env

/** `npm run looks` takes pictures of a commit, with --update-snapshots, and then of the working tree. */
export default defineConfig({
  testDir: '.',
  testMatch: 'pictures.ts',
  outputDir: `${LOOKS_FOLDER}/results`,
  snapshotPathTemplate: `${LOOKS_FOLDER}/pictures/{testName}/{arg}{ext}`,
  updateSnapshots: 'none',
  workers: 2,
  fullyParallel: true,
  timeout: 240_000,
  expect: {
    timeout: 30_000,
    // Both are drawn by one browser in one run: what differs at all was changed.
    toHaveScreenshot: { threshold: 0.02 },
  },
  reporter: [
    ['json', { outputFile: `${LOOKS_FOLDER}/results.json` }],
    ['html', { outputFolder: '../../reports/looks', open: 'never', title: 'What changed on screen' }],
  ],
  use: {
    baseURL: LOOKS_ORIGIN ?? '',
    // Checker imaging would draw a loaded picture later.
    launchOptions: { ...launch, args: [...(launch.args ?? []), '--disable-checker-imaging'] },
    locale: 'es-MX',
    timezoneId: 'America/Mexico_City',
    actionTimeout: 20_000,
    contextOptions: { reducedMotion: 'reduce' },
  },
})
