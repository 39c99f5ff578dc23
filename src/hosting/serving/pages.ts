import { PATH_NAMES, PATHS } from '../../ui/site/paths.ts'

/** A path's file below `dist/`: `/` → `index.html`, `/login` → `login/index.html`. */
export const fileOf = (path: string) => (path === '/' ? 'index.html' : `${path.slice(1)}/index.html`)

export const SHELL_FILE = '200.html'

/** First parts of all screens' paths; the value that may follow may look like a file name. */
export const FIRST_PARTS: readonly string[] = [
  ...new Set(PATH_NAMES.map((name) => PATHS[name].split('/')[1] ?? '')),
].filter((part) => part !== '')

/** Files that are asked for by name. A missing one must be a 404: the shell would be taken for the file. */
export const ROOT_FILES: readonly string[] = [
  'apple-touch-icon.png',
  'favicon.ico',
  'icon-192.png',
  'icon-512.png',
  'icon-maskable-512.png',
  'icon.svg',
  'manifest.webmanifest',
  'portada.jpg',
  'robots.txt',
  'sitemap.xml',
  'sw.js',
]

/** Files in `dist/` for the host to read, never for a visitor: an expression for every server. */
export const HOST_FILES = String.raw`(?:\.htaccess|_[\w-]+\.(?:conf|js))`

export const escaped = (name: string) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
export const alternatives = (names: readonly string[]) => names.map(escaped).join('|')

/**
 * The file that answers a decoded path: the prerendered page, a file that is there, or the shell, which leads every
 * unknown path home, `/index.php` too. Null (404) for the host's own files and for a missing file of the site.
 * `.htaccess` and `_nginx.conf` say the same to their servers.
 */
export const fileForPath = (path: string, isThere: (file: string) => boolean) => {
  const name = path.slice(1)
  const canBeFile = !/(?:^|\/)\.{1,2}(?:\/|$)|\/\/|\\|\0/.test(path)
  if (new RegExp(`^${HOST_FILES}$`).test(name)) return null
  if (path.startsWith('/assets/') || ROOT_FILES.includes(name)) return canBeFile && isThere(name) ? name : null
  if (!canBeFile) return SHELL_FILE
  return [fileOf(path.replace(/(?<=.)\/$/, '')), name].find(isThere) ?? SHELL_FILE
}
