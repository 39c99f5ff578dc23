import { createHash } from 'node:crypto'
import { SHELL_FILE } from './pages.ts'

export const ICON = 'icon.svg'

export interface PrecacheEntry {
  readonly url: string
  /** Hash of the content; null where the file's name has it already. */
  readonly revision: string | null
}

const digest = (content: string | Uint8Array): string => createHash('sha256').update(content).digest('hex').slice(0, 16)

type File = Readonly<{ fileName: string; moduleIds?: readonly string[] }>

/** Social sign-in needs the network, so its code is of no use offline. */
const isForSigningIn = ({ moduleIds }: File): boolean =>
  moduleIds?.some((id) => /\/node_modules\/@?firebase\//.test(id)) === true

/** The files of an offline visit: the shell, the icon, and every screen's code, styles and font. */
export const precacheEntries = (
  files: readonly File[],
  shell: string | Uint8Array,
  icon: string | Uint8Array,
): readonly PrecacheEntry[] => [
  { url: `/${SHELL_FILE}`, revision: digest(shell) },
  { url: `/${ICON}`, revision: digest(icon) },
  ...files
    .filter((file) => /^assets\/.+\.(?:js|css|woff2)$/.test(file.fileName) && !isForSigningIn(file))
    .map(({ fileName }): PrecacheEntry => ({ url: `/${fileName}`, revision: null }))
    .toSorted((a, b) => (a.url < b.url ? -1 : 1)),
]
