import { defineConfig, devices } from '@playwright/test'
import { launchOptions, type OtherBrowser } from '../src/commands/browser.ts'
import { REPORTER } from '../src/commands/steps.ts'

/**
 * Folders: `fast` is part of `npm test`, `full` of `npm run test:all`; in each of them
 * `wire/` runs the production build against the simulated backend as a real server (project `wire`),
 * and the rest runs the offline shop with its simulated backend in the browser (project `offline`).
 * `live`: only the checks tagged @lectura, against the site that SITE_URL names.
 * E2E_BROWSER=firefox or webkit runs them in another browser than Chromium; chromium-full, in the whole Chromium and
 * not in its headless shell. E2E_PORT moves both shops, for runs side by side on one machine.
 */
const { SITE_URL, E2E_BROWSER = 'chromium', E2E_PORT = '4181' } = process.env

// Playwright ends its servers with Ctrl+C alone.
for (const signal of ['SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.kill(process.pid, 'SIGINT'))

const full = E2E_BROWSER === 'chromium-full'
const browser = full ? 'chromium' : (E2E_BROWSER as OtherBrowser | 'chromium')
const desktop = { ...(browser === 'chromium' ? devices['Desktop Chrome'] : {}), viewport: { width: 1280, height: 800 } }

const { argv } = process
const asked = argv.flatMap((argument, at) =>
  argument === '--project' ? [argv[at + 1]] : argument.startsWith('--project=') ? [argument.slice(10)] : [],
)
const shops = [
  { name: 'offline', folder: 'dist-offline', port: Number(E2E_PORT), testIgnore: '**/wire/**' },
  { name: 'wire', folder: 'dist', port: Number(E2E_PORT) + 1, testMatch: '**/wire/**/*.spec.ts' },
]
  .filter(({ name }) => SITE_URL === undefined && (asked.length === 0 || asked.includes(name)))
  .map((shop) => ({ ...shop, url: `http://127.0.0.1:${shop.port}` }))

export default defineConfig({
  testDir: '.',
  // Chromium alone takes the network away from a worker, and measures layout shifts.
  ...(browser !== 'chromium' && { grepInvert: /@chromium/ }),
  outputDir: '../reports/e2e',
  forbidOnly: true,
  // A check that passes only when it is tried again has found something.
  retries: 0,
  workers: 2,
  fullyParallel: true,
  // Journeys take seconds; this is for machines that are busy with something else.
  timeout: 60_000,
  // A longer wait is late for a buyer too, on any machine.
  expect: { timeout: 5000 },
  reporter: REPORTER,
  use: {
    browserName: browser,
    launchOptions: browser === 'chromium' ? launchOptions({ full }) : {},
    locale: 'es-MX',
    timezoneId: 'America/Mexico_City',
    actionTimeout: 15_000,
    trace: 'off',
    video: 'off',
    screenshot: 'only-on-failure',
  },
  projects:
    SITE_URL === undefined
      ? shops.map(({ name, testIgnore, testMatch, url }) => ({
          name,
          ...(testIgnore !== undefined && { testIgnore }),
          ...(testMatch !== undefined && { testMatch }),
          use: {
            ...desktop,
            baseURL: url,
            // A page that has drawn the site before draws it sooner; what it has kept goes between two journeys.
            ...(name === 'wire' && { reuseContext: true, serviceWorkers: 'block' as const }),
          },
        }))
      : [{ name: 'live', grep: /@lectura/, use: { ...desktop, baseURL: SITE_URL } }],
  ...(shops.length > 0 && {
    webServer: {
      command: `node e2e/support/serve.ts ${shops.map(({ folder, port }) => `${folder}:${port}`).join(' ')}`,
      cwd: '..',
      // Playwright would ask for an address only once a second.
      wait: { stdout: /^abierto$/m },
      // Builds may come first.
      timeout: 180_000,
      reuseExistingServer: false,
    },
  }),
})
