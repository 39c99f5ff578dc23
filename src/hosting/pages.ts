import { isFixed, PATH_NAMES, PATHS } from '../ui/lib/paths.ts'

/** Paths whose page is prerendered when the site is built; all others get the shell (`200.html`) and are drawn on arrival. */
export const DRAWN_PATHS: readonly string[] = PATH_NAMES.filter(isFixed).map((name) => PATHS[name])

/** Below `dist/`: `/` → `index.html`, `/login` → `login/index.html`. */
export const fileOf = (path: string): string => (path === '/' ? 'index.html' : `${path.slice(1)}/index.html`)

export const SHELL_FILE = '200.html'

/** First part of the paths that end in something a visitor or the API named: such an end may look like a file's. */
export const SCREENS_WITH_PART: readonly string[] = PATH_NAMES.filter((name) => !isFixed(name)).map((name) => PATHS[name].split('/')[1] ?? '').toSorted()

const WITH_PART = new RegExp(`^/(?:${SCREENS_WITH_PART.join('|')})/`)

/**
 * Which file answers a path, already decoded (R2.22 is the shell's work): a file that is there, the page drawn for the
 * path, or the shell. Null for what looks like a file and is missing: a page in its place would be taken for it.
 */
export const fileForPath = (path: string, isThere: (file: string) => boolean): string | null => {
  const bare = path.replace(/\/+$/, '')
  if (/(?:^|\/)[._]|\/\/|\\|\0/.test(path)) return /^\/(?:assets|[._])/.test(path) ? null : SHELL_FILE
  if (bare === '') return 'index.html'
  if (bare.startsWith('/assets/')) return isThere(bare.slice(1)) ? bare.slice(1) : null
  if (WITH_PART.test(bare)) return SHELL_FILE
  const page = fileOf(bare)
  if (isThere(page)) return page
  if (/\.[a-z\d]+$/i.test(bare)) return isThere(bare.slice(1)) ? bare.slice(1) : null
  return SHELL_FILE
}
