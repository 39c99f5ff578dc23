import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { readSettings, type Settings } from '../composition/settings.ts'
import { cacheableReads } from './api-rows.ts'
import { buildScript } from './build-script.ts'
import { withDialect } from './dialect.ts'
import { WORKER_PATH } from '../service-worker/names.ts'
import { ICON, precacheEntries, type PrecacheEntry } from './precache.ts'
import { SHELL_FILE } from './pages.ts'

const SOURCE = fileURLToPath(new URL('..', import.meta.url))

const buildWorker = (entries: readonly PrecacheEntry[], { apiBase, imagesBase, dialect }: Settings): Promise<string> =>
  buildScript(new URL('../service-worker/worker.ts', import.meta.url), {
    PRECACHE: entries,
    API_BASE: apiBase,
    CACHEABLE_READS: cacheableReads(dialect),
    IMAGES_BASE: imagesBase,
    SHELL: `/${SHELL_FILE}`,
    // Without it the libraries carry their long development messages.
    'process.env.NODE_ENV': 'production',
  })

/**
 * Writes the production service worker, last, because it lists the other files. Builds with the simulated backend have
 * none.
 */
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
