import { createHash } from 'node:crypto'
import { SHELL_FILE } from './pages.ts'

export const ICON = 'icon.svg'

export interface Kept {
  readonly url: string
  /** Of the content; null where the name says it already. */
  readonly revision: string | null
}

const digest = (content: string | Uint8Array): string => createHash('sha256').update(content).digest('hex').slice(0, 16)

type File = Readonly<{ fileName: string; moduleIds?: readonly string[] }>

/** Only whoever signs in with another site's account needs it, and that needs the network. */
const isForSigningIn = ({ moduleIds }: File): boolean => moduleIds?.some((id) => /\/node_modules\/@?firebase\//.test(id)) === true

/** What a visit without network is made of: the shell, the icon, and every screen's code, styles and font. */
export const keptFiles = (files: readonly File[], shell: string | Uint8Array, icon: string | Uint8Array): readonly Kept[] => [
  { url: `/${SHELL_FILE}`, revision: digest(shell) },
  { url: `/${ICON}`, revision: digest(icon) },
  ...files
    .filter((file) => /^assets\/.+\.(?:js|css|woff2)$/.test(file.fileName) && !isForSigningIn(file))
    .map(({ fileName }): Kept => ({ url: `/${fileName}`, revision: null }))
    .toSorted((a, b) => (a.url < b.url ? -1 : 1)),
]
