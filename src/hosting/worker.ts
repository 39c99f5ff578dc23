import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { build, type Plugin, type Rolldown } from 'vite'
import { readSettings, type Settings } from '../composition/settings.ts'
import { cacheableReads } from './api-rows.ts'
import { withDialect } from './dialect.ts'
import { WORKER_PATH } from '../service-worker/names.ts'
import { ICON, precacheEntries, type PrecacheEntry } from './precache.ts'
import { SHELL_FILE } from './pages.ts'

const SOURCE = fileURLToPath(new URL('..', import.meta.url))

const buildWorker = async (entries: readonly PrecacheEntry[], { apiBase, imagesBase, dialect }: Settings): Promise<string> => {
  const built = (await build({
    root: SOURCE,
    configFile: false,
    envDir: false,
    logLevel: 'warn',
    define: {
      PRECACHE: JSON.stringify(entries),
      API_BASE: JSON.stringify(apiBase),
      CACHEABLE_READS: JSON.stringify(cacheableReads(dialect)),
      IMAGES_BASE: JSON.stringify(imagesBase),
      SHELL: JSON.stringify(`/${SHELL_FILE}`),
      // Without it the libraries carry their long development messages.
      'process.env.NODE_ENV': '"production"',
    },
    publicDir: false,
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: { input: fileURLToPath(new URL('../service-worker/worker.ts', import.meta.url)), output: { format: 'iife' } },
    },
  })) as Rolldown.RolldownOutput
  return built.output[0].code
}

/** Writes the production service worker, last, because it lists the other files. Builds with the simulated backend have none. */
export const worker = ({ offline }: { offline: boolean }): Plugin => {
  let settings: Settings
  return {
    name: 'puntada:worker',
    apply: (_config, { command }) => command === 'build' && !offline,
    enforce: 'post',
    configResolved(config) {
      settings = readSettings(withDialect(config.env as Record<string, string>, offline))
    },
    async generateBundle(_options, bundle) {
      const shell = bundle[SHELL_FILE]
      if (shell?.type !== 'asset') throw new Error(`Falta ${SHELL_FILE}: el trabajador se hace después de las páginas`)
      const entries = precacheEntries(Object.values(bundle), shell.source, readFileSync(`${SOURCE}public/${ICON}`))
      this.emitFile({ type: 'asset', fileName: WORKER_PATH.slice(1), source: await buildWorker(entries, settings) })
    },
  }
}
