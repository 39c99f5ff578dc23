/// <reference types="vitest/config" />
import react from '@vitejs/plugin-react'
import { msw } from 'msw/vite'
import { fileURLToPath } from 'node:url'
import { defineConfig, loadEnv } from 'vite'
import { demoShell } from './mocks/hosts/shell/plugin.ts'
import { developmentApi, proxyApi } from './src/hosting/development/development-api.ts'
import { groupChunks, neutralNames } from './src/hosting/pages/built.ts'
import { developmentPage } from './src/hosting/pages/page-html.ts'
import { preview } from './src/hosting/development/preview.ts'
import { LOCAL_API } from './src/hosting/serving/proxied.ts'
import { readSettings } from './src/hosting/settings.ts'
import { site } from './src/hosting/site.ts'

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

const SEQUENCER = new URL('./specs/support/sequencer.ts', import.meta.url).href

const previewOf = (folder: string, mode: string) => {
  const env = loadEnv(mode, here('.'), ['VITE_', 'API_ORIGIN'])
  const apiOrigin = mode === 'offline' ? null : env['API_ORIGIN'] || LOCAL_API
  return preview({ folder, apiOrigin, bases: readSettings(env) })
}

// The shop with its simulated backend: the dev server, and `vite build --mode offline`.
export default defineConfig(async ({ command, mode, isPreview }) => {
  const develops = command === 'serve' && mode === 'development' && isPreview !== true
  const api = develops ? developmentApi(process.env) : null
  const offline = mode === 'offline' || (develops && api === null)
  const folder = here(mode === 'offline' ? 'dist-offline' : 'dist')
  return {
    root: here('src'),
    envDir: here('.'),
    plugins: [
      react(),
      msw(),
      ...(mode === 'offline' ? [demoShell()] : []),
      site({ offline }),
      developmentPage(),
      ...(api === null ? [] : [proxyApi(api)]),
      ...(isPreview ? [previewOf(folder, mode)] : []),
    ],
    resolve: {
      alias: [
        // React has had this hook since 18: xstate and wouter bring a copy of it for older ones.
        { find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' },
        { find: 'reflect-metadata/lite', replacement: here('src/adapters/browser/reflect-metadata.ts') },
      ],
    },
    define: {
      'import.meta.env.VITE_OFFLINE': String(offline),
      'import.meta.env.VITE_MEMORY': String(develops && offline && process.env['DEVELOPMENT_MEMORY'] === 'true'),
    },
    // Found late, behind `virtual:msw` or a timer, each of these would load the page again on the first visit.
    optimizeDeps: { include: ['msw/browser', 'web-vitals'] },
    build: {
      outDir: folder,
      emptyOutDir: true,
      target: ['chrome111', 'safari16.4', 'ios16.4', 'firefox121'],
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      chunkImportMap: mode !== 'offline',
      rolldownOptions: {
        output: {
          ...neutralNames,
          codeSplitting: {
            groups: [{ name: groupChunks(here('src/main.tsx')), includeDependenciesRecursively: false }],
          },
        },
      },
    },
    server: { port: Number(process.env['PORT'] ?? 5173), strictPort: true },
    preview: { port: Number(process.env['PORT'] ?? 4173), strictPort: true },
    test: {
      root: here('.'),
      include: ['specs/**/*.spec.{ts,tsx}'],
      environment: 'happy-dom',
      // A link to another window is pressed, and nobody goes there; a page names scripts, and nobody loads them.
      environmentOptions: {
        happyDOM: {
          settings: { navigation: { disableChildPageNavigation: true }, handleDisabledFileLoadingAsSuccess: true },
        },
      },
      isolate: false,
      // Vitest leaves one core to itself and so uses one worker of two. A larger young heap halves the collector's work,
      // and its helping threads only take the other worker's core: without them, a tenth less in all.
      maxWorkers: 2,
      // By a name that Vite's own reading does not follow: what starts or builds the site has no Vitest.
      ...(process.env['VITEST'] && { sequence: { sequencer: (await import(SEQUENCER)).ByEnvironment } }),
      // Stryker's threads take none.
      execArgv: process.env['STRYKER_MUTATOR_WORKER'] ? [] : ['--max-semi-space-size=64', '--single-threaded-gc'],
      // Checks take milliseconds; this is for machines that are busy with something else.
      testTimeout: 20_000,
      // As text, what the build defines as `false` would be true.
      env: { VITE_OFFLINE: '', VITE_MEMORY: '', TZ: 'America/Mexico_City' },
      setupFiles: [here('specs/support/setup.ts')],
    },
  }
})
