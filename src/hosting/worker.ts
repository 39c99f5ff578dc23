import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { build, type Plugin, type Rolldown } from 'vite'
import { readSettings, type Settings } from '../composition/settings.ts'
import { cacheableReads } from './api-rows.ts'
import { withDialect } from './dialect.ts'
import { WORKER_PATH } from '../service-worker/names.ts'
import { ICON, keptFiles, type Kept } from './kept-files.ts'
import { SHELL_FILE } from './pages.ts'

const SOURCE = fileURLToPath(new URL('..', import.meta.url))

const buildWorker = async (kept: readonly Kept[], { apiBase, imagesBase, dialect }: Settings): Promise<string> => {
  const built = (await build({
    root: SOURCE,
    configFile: false,
    envDir: false,
    logLevel: 'warn',
    define: {
      PRECACHE: JSON.stringify(kept),
      API_BASE: JSON.stringify(apiBase),
      CACHEABLE_READS: JSON.stringify(cacheableReads(dialect)),
      IMAGES_BASE: JSON.stringify(imagesBase),
      SHELL: JSON.stringify(`/${SHELL_FILE}`),
      // The libraries explain themselves at length otherwise.
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

/** Writes the service worker of production, after everything that it is to keep. Builds with the simulated backend have none. */
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
      const kept = keptFiles(Object.values(bundle), shell.source, readFileSync(`${SOURCE}public/${ICON}`))
      this.emitFile({ type: 'asset', fileName: WORKER_PATH.slice(1), source: await buildWorker(kept, settings) })
    },
  }
}
