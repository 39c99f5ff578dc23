import type { Settings } from '../composition/settings.ts'
import { cacheableReads } from './api-rows.ts'
import { buildScript } from './build-script.ts'
import type { PrecacheEntry } from './precache.ts'
import { SHELL_FILE } from './pages.ts'

/** The text of the production service worker, made last, because it lists the other files. */
export const buildWorker = (
  entries: readonly PrecacheEntry[],
  { apiBase, imagesBase, dialect }: Settings,
): Promise<string> =>
  buildScript(new URL('../service-worker/worker.ts', import.meta.url), {
    PRECACHE: entries,
    API_BASE: apiBase,
    CACHEABLE_READS: cacheableReads(dialect),
    IMAGES_BASE: imagesBase,
    SHELL: `/${SHELL_FILE}`,
    // Without it the libraries carry their long development messages.
    'process.env.NODE_ENV': 'production',
  })
