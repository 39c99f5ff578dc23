/** Paths whose page is drawn when the site is built; all others get the shell (`200.html`) and are drawn on arrival. */
export const DRAWN_PATHS = [
  '/',
  '/articulos',
  '/canaive',
  '/catalogoempresa',
  '/categorias',
  '/favoritos',
  '/login',
  '/mensajes',
  '/perfil',
  '/quienessomos',
  '/recoverypass',
  '/registro',
  '/verificacion',
] as const

/** Below `dist/`: `/` → `index.html`, `/login` → `login/index.html`. */
export const fileOf = (path: string): string => (path === '/' ? 'index.html' : `${path.slice(1)}/index.html`)

export const SHELL_FILE = '200.html'

/** First part of the paths that end in something a visitor or the API named: such an end may look like a file's. */
export const SCREENS_WITH_PART = ['articulo', 'busqueda', 'chat', 'empresa', 'productos', 'vistaproducto'] as const

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
