import { isFixed, PATH_NAMES, PATHS } from '../../ui/site/paths.ts'

/** The paths that the build prerenders; the browser renders all others from the shell (`200.html`). */
export const PRERENDERED_PATHS: readonly string[] = PATH_NAMES.filter(isFixed).map((name) => PATHS[name])

/** A path's file below `dist/`: `/` → `index.html`, `/login` → `login/index.html`. */
export const fileOf = (path: string): string => (path === '/' ? 'index.html' : `${path.slice(1)}/index.html`)

export const SHELL_FILE = '200.html'

/** First part of the paths that end in a parameter, whose value may look like a file name. */
export const SCREENS_WITH_PART: readonly string[] = PATH_NAMES.filter((name) => !isFixed(name))
  .map((name) => PATHS[name].split('/')[1] ?? '')
  .toSorted()

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

/** Files in `dist/` for the host to read, never for a visitor. */
export const HOST_FILES: readonly string[] = [
  '.htaccess',
  '_apache.conf',
  '_nginx.conf',
  '_nginx-images.conf',
  '_nginx-images.js',
]

export const escaped = (name: string): string => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
export const alternatives = (names: readonly string[]): string => names.map(escaped).join('|')

/**
 * The file that answers a decoded path: the prerendered page, a file that is there, or the shell, which leads every
 * unknown path home, `/index.php` too. Null (404) for the host's own files and for a missing file of the site.
 * `.htaccess` and `_nginx.conf` say the same to their servers.
 */
export const fileForPath = (path: string, isThere: (file: string) => boolean): string | null => {
  const name = path.slice(1)
  const canBeFile = !/(?:^|\/)\.{1,2}(?:\/|$)|\/\/|\\|\0/.test(path)
  if (HOST_FILES.includes(name)) return null
  if (path.startsWith('/assets/') || ROOT_FILES.includes(name)) return canBeFile && isThere(name) ? name : null
  if (!canBeFile) return SHELL_FILE
  return [fileOf(path.replace(/(?<=.)\/$/, '')), name].find(isThere) ?? SHELL_FILE
}
