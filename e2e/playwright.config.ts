import { CALLS } from '../src/adapters/http/calls/all.ts'
import { defineConfig, devices } from '@playwright/test'
import { launchOptions, type OtherBrowser } from './support/browser.ts'

/**
 * Folders: `fast` is part of `npm test`, `full` of `npm run test:all`; in each of them
 * `wire/` runs the production build against the simulated backend as a real server (project `wire`),
 * and the rest runs the offline shop with its simulated backend in the browser (project `offline`).
 * `live`: only the checks tagged @lectura, against the site that SITE_URL names.
 * E2E_BROWSER=firefox or webkit runs them in another browser than Chromium; chromium-full, in the whole Chromium and
 * not in its headless shell.
 */
const SITE_URL = process.env['SITE_URL']
const RESULTS = process.env['E2E_JSON']
// E2E_PORT moves all three, for runs side by side on one machine; E2E_DIST is another build of the offline shop.
const OFFLINE_PORT = Number(process.env['E2E_PORT'] ?? 4181)
const OFFLINE_DIST = process.env['E2E_DIST']
const WIRE_PORT = OFFLINE_PORT + 1
const API_PORT = OFFLINE_PORT + 2

// Playwright ends its servers with Ctrl+C alone.
for (const signal of ['SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.kill(process.pid, 'SIGINT'))

const { argv } = process
const asked = argv.flatMap((argument, at) =>
  argument === '--project' ? [argv[at + 1]] : argument.startsWith('--project=') ? [argument.slice(10)] : [],
)
const wants = (project: string): boolean => asked.length === 0 || asked.includes(project)

const full = process.env['E2E_BROWSER'] === 'chromium-full'
const BROWSER = full ? 'chromium' : ((process.env['E2E_BROWSER'] ?? 'chromium') as OtherBrowser | 'chromium')
const desktop = { ...(BROWSER === 'chromium' ? devices['Desktop Chrome'] : {}), viewport: { width: 1280, height: 800 } }

const offline = {
  project: {
    name: 'offline',
    testIgnore: '**/wire/**',
    use: { ...desktop, baseURL: `http://127.0.0.1:${OFFLINE_PORT}` },
  },
  servers: [
    {
      name: 'tienda sin conexión',
      command: `${OFFLINE_DIST === undefined ? 'node e2e/support/fresh-build.ts dist-offline build:offline && ' : ''}npm run preview -- --mode offline --port ${OFFLINE_PORT} --host 127.0.0.1`,
      env: OFFLINE_DIST === undefined ? {} : { SITE_FOLDER: OFFLINE_DIST },
      url: `http://127.0.0.1:${OFFLINE_PORT}/`,
    },
  ],
}

const wire = {
  project: {
    name: 'wire',
    testMatch: '**/wire/**/*.spec.ts',
    use: { ...desktop, baseURL: `http://127.0.0.1:${WIRE_PORT}` },
  },
  servers: [
    {
      name: 'servidor simulado',
      command: 'npm run api',
      env: { PORT: String(API_PORT) },
      url: `http://127.0.0.1:${API_PORT}/api${CALLS.catalogue.segments.path}`,
    },
    {
      name: 'producción',
      command: `node e2e/support/fresh-build.ts dist build && npm run preview -- --port ${WIRE_PORT} --host 127.0.0.1`,
      env: { API_ORIGIN: `http://127.0.0.1:${API_PORT}` },
      url: `http://127.0.0.1:${WIRE_PORT}/`,
    },
  ],
}

const live = {
  project: {
    name: 'live',
    grep: /@lectura/,
    use: { ...desktop, ...(SITE_URL !== undefined && { baseURL: SITE_URL }) },
  },
  servers: [],
}

const parts = SITE_URL === undefined ? [offline, wire].filter(({ project }) => wants(project.name)) : [live]

export default defineConfig({
  testDir: '.',
  // What only Chromium lets one do: take the network away from a worker, and measure layout shifts.
  ...(BROWSER !== 'chromium' && { grepInvert: /@chromium/ }),
  outputDir: '../reports/e2e',
  forbidOnly: true,
  // A check that passes only when it is tried again has found something.
  retries: 0,
  workers: 2,
  fullyParallel: true,
  // Journeys take seconds; this is for machines that are busy with something else.
  timeout: 60_000,
  // What takes longer is late for a buyer too, on any machine.
  expect: { timeout: 5000 },
  reporter: [
    ['list'],
    ...(RESULTS === undefined ? [] : [['../specs/report/playwright-reporter.ts', { file: RESULTS }] as const]),
  ],
  use: {
    browserName: BROWSER,
    launchOptions: BROWSER === 'chromium' ? launchOptions({ full }) : {},
    locale: 'es-MX',
    timezoneId: 'America/Mexico_City',
    actionTimeout: 15_000,
    trace: 'off',
    video: 'off',
    screenshot: 'only-on-failure',
  },
  projects: parts.map(({ project }) => project),
  webServer: parts
    .flatMap<{ name: string; command: string; url: string; env?: Record<string, string> }>(({ servers }) => servers)
    .map((server) => ({
      cwd: '..',
      stdout: 'ignore' as const,
      stderr: 'pipe' as const,
      // A build may come first.
      timeout: 180_000,
      reuseExistingServer: false,
      ...server,
    })),
})
