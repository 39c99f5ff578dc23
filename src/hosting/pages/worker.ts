import { createHash } from 'node:crypto'
import type { Settings } from '../../composition/container.ts'
import { READS } from '../../adapters/http/calls/all.ts'
import { buildScript } from './build-script.ts'
import { SHELL_FILE } from '../serving/pages.ts'

interface PrecacheEntry {
  url: string
  /** Hash of the content; null where the file's name has it already. */
  revision: string | null
}

/**
 * The files of an offline visit: the shell, the icon, and every screen's code, styles and font. `files`: all names
 * below `dist/`, `without` those of no use offline.
 */
export const precacheEntries = (
  files: readonly string[],
  without: readonly string[],
  read: (name: string) => string,
): readonly PrecacheEntry[] => [
  ...[SHELL_FILE, 'icon.svg'].map((name) => ({
    url: `/${name}`,
    revision: createHash('sha256').update(read(name)).digest('hex').slice(0, 16),
  })),
  ...files
    .filter((name) => /^assets\/.+\.(?:js|css|woff2)$/.test(name) && !without.includes(name))
    .toSorted()
    .map((name) => ({ url: `/${name}`, revision: null })),
]

/** Reads that are the same for everybody, and the parameters that each may carry. */
export const cacheableReads = (): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(
    READS.filter(({ cacheable }) => cacheable).map(({ path, asks }) => [
      path,
      asks.columns.map(({ column }) => column),
    ]),
  )

/** The text of the production service worker, made last, because it lists the other files. */
export const buildWorker = (entries: readonly PrecacheEntry[], { apiBase, imagesBase }: Settings): Promise<string> =>
  buildScript(new URL('../../service-worker/worker.ts', import.meta.url), {
    PRECACHE: entries,
    API_BASE: apiBase,
    CACHEABLE_READS: cacheableReads(),
    IMAGES_BASE: imagesBase,
    SHELL: `/${SHELL_FILE}`,
    // Without it the libraries carry their long development messages.
    'process.env.NODE_ENV': 'production',
  })
