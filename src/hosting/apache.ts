import type { Settings } from '../composition/settings.ts'
import { API_HEADERS, CACHE_HASHED, CACHE_OTHERS, HASHED, IMAGE_HEADERS, type Headers } from './headers.ts'
import { alternatives, PRERENDERED_PATHS, escaped, HOST_FILES, ROOT_FILES, SHELL_FILE } from './pages.ts'

/** Set on successful answers only: a 404 must not be cached for a year. */
const CACHE = 'Cache-Control'

// Apache would read a `%` in a header's value as the start of a placeholder.
const headerLine = ([name, value]: readonly [string, string]): string =>
  `Header ${name === CACHE ? 'set' : 'always set'} ${name} "${value.replace(/(["\\])/g, '\\$1').replaceAll('%', '%%')}"`
const lines = (headers: Headers): string => Object.entries(headers).map(headerLine).join('\n    ')

const isBeside = (base: string): boolean => base.startsWith('/')

/** Headers by path prefix; the first match counts. */
const headersByPath = (rows: readonly (readonly [base: string, headers: Headers])[], others: Headers): string =>
  [
    ...rows.map(([base, headers], at) => {
      const section = at === 0 ? 'If' : 'ElseIf'
      return `<${section} "%{REQUEST_URI} =~ m#^${escaped(base)}/#">\n    ${lines(headers)}\n  </${section}>`
    }),
    // Other PHP pages of the same host keep their own headers.
    `<ElseIf "!(%{REQUEST_URI} =~ m#\\.php$#)">\n    ${lines(others)}\n  </ElseIf>`,
  ].join('\n  ')

const TYPES =
  'text/html text/css text/javascript application/javascript application/json application/manifest+json image/svg+xml text/plain'

/**
 * `dist/.htaccess`, which most PHP hosts read. Leaves the API, the images and other folders of the host as they are.
 */
export const htaccess = (settings: Pick<Settings, 'apiBase' | 'imagesBase'>, headers: Headers): string => {
  const own = [settings.apiBase, settings.imagesBase].filter(isBeside).map((base) => base.slice(1))
  const screens = PRERENDERED_PATHS.map((path) => path.slice(1)).filter((name) => name !== '')
  const sections = [
    [HASHED.replace(/\/$/, ''), { ...headers, [CACHE]: CACHE_HASHED }] as const,
    ...[[settings.apiBase, API_HEADERS] as const, [settings.imagesBase, IMAGE_HEADERS] as const].filter(([base]) =>
      isBeside(base),
    ),
  ]
  return `# Lo escribe la construcción; no se edita a mano. Se sube junto con lo demás de esta carpeta a la raíz del sitio.
DirectoryIndex index.html index.php
<IfModule mod_negotiation.c>
  Options -MultiViews
</IfModule>
<IfModule mod_autoindex.c>
  Options -Indexes
</IfModule>
<IfModule mod_mime.c>
  AddType application/manifest+json .webmanifest
  AddType font/woff2 .woff2
  AddType image/svg+xml .svg
  AddType text/javascript .js
  AddCharset utf-8 .css .html .js .txt
</IfModule>

<IfModule mod_rewrite.c>
  <IfModule mod_dir.c>
    # /login es una página, no la carpeta login/.
    DirectorySlash Off
  </IfModule>
  RewriteEngine On
  RewriteBase /
${
  own.length === 0
    ? ''
    : `  # La API y las imágenes, tal como estén.
  RewriteRule ^(?:${alternatives(own)})/ - [L]
`
}  # Lo que solo sirve para configurar.
  RewriteRule ^(?:${alternatives(HOST_FILES)})$ - [R=404,L]
  # Un archivo que está. La condición de PATH_INFO deja fuera /icon.svg/otra-cosa.
  RewriteCond %{REQUEST_FILENAME} -f
  RewriteCond %{PATH_INFO} ^$
  RewriteRule ^ - [L]
  # Un archivo del sitio que falta, falta: la página no va en su lugar.
  RewriteRule ^(?:${escaped(HASHED.slice(1))}|(?:${alternatives(ROOT_FILES)})$) - [R=404,L]
  # Las pantallas que ya vienen dibujadas.
  RewriteRule ^$ index.html [L]
  RewriteRule ^(${alternatives(screens)})/?$ $1/index.html [L]
  # Otra carpeta que ya estuviera en el servidor.
  RewriteCond %{REQUEST_FILENAME} -d
  RewriteCond %{REQUEST_URI} !^${escaped(HASHED.replace(/\/$/, ''))}$
  RewriteCond %{PATH_INFO} ^$
  RewriteRule ^(.*[^/])$ /$1/ [R=301,L]
  RewriteCond %{REQUEST_FILENAME} -d
  RewriteCond %{PATH_INFO} ^$
  RewriteRule /$ - [L]
  # Las demás pantallas, y las direcciones que el sitio lleva al inicio.
  RewriteRule ^ ${SHELL_FILE} [L]
</IfModule>
<IfModule !mod_rewrite.c>
  <IfModule mod_dir.c>
    FallbackResource /${SHELL_FILE}
  </IfModule>
</IfModule>

<IfModule mod_headers.c>
  ${headersByPath(sections, { ...headers, [CACHE]: CACHE_OTHERS })}
  # Apache añade cómo comprimió a la etiqueta y luego no la reconoce.
  RequestHeader edit If-None-Match "-(?:gzip|br)\\"" "\\""
</IfModule>

<IfModule mod_filter.c>
  <IfModule mod_brotli.c>
    AddOutputFilterByType BROTLI_COMPRESS ${TYPES}
  </IfModule>
  <IfModule mod_deflate.c>
    AddOutputFilterByType DEFLATE ${TYPES}
  </IfModule>
</IfModule>
`
}
