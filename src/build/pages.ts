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
