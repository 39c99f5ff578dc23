import { createHash } from 'node:crypto'
import { SHELL_FILE } from './pages.ts'

const ICON = 'icon.svg'

export interface PrecacheEntry {
  readonly url: string
  /** Hash of the content; null where the file's name has it already. */
  readonly revision: string | null
}

const digest = (content: string): string => createHash('sha256').update(content).digest('hex').slice(0, 16)

/**
 * The files of an offline visit: the shell, the icon, and every screen's code, styles and font. `files`: all names below
 * `dist/`, `without` those of no use offline.
 */
export const precacheEntries = (
  files: readonly string[],
  without: readonly string[],
  read: (name: string) => string,
): readonly PrecacheEntry[] => [
  ...[SHELL_FILE, ICON].map((name) => ({ url: `/${name}`, revision: digest(read(name)) })),
  ...files
    .filter((name) => /^assets\/.+\.(?:js|css|woff2)$/.test(name) && !without.includes(name))
    .map((name): PrecacheEntry => ({ url: `/${name}`, revision: null }))
    .toSorted((a, b) => (a.url < b.url ? -1 : 1)),
]
