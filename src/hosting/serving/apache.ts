import { LEAVE_PATH } from '../../adapters/browser/page.ts'
import { CACHE, HASHED, HEADERS, OWN_CALL, type Headers } from './headers.ts'
import { alternatives, escaped, FIRST_PARTS, HOST_FILES, ROOT_FILES, SHELL_FILE } from './pages.ts'
import { proxiedBases, strayPath, type Bases } from './proxied.ts'

// Apache would read a `%` in a header's value as the start of a placeholder.
const headerLine = ([name, value]: readonly [string, string]) =>
  `Header ${name === CACHE ? 'set' : 'always set'} ${name} "${value.replace(/(["\\])/g, '\\$1').replaceAll('%', '%%')}"`
// The API's own headers of the same names are removed first; `set` would leave them, in Apache's other table.
const lines = (headers: Headers) =>
  [...Object.keys(headers).map((name) => `Header unset ${name}`), ...Object.entries(headers).map(headerLine)].join(
    '\n    ',
  )

/** An expression that fits nothing: what has an address of its own is not on this server. */
const NONE = '(?!)'

/** Extensions of the pictures that may be uploaded and shown. */
const PICTURES = 'jpe?g|png|gif|webp|avif|svg'

const TYPES =
  'text/html text/css text/javascript application/javascript application/json application/manifest+json ' +
  'image/svg+xml text/plain'

const COMPRESSION = `<IfModule mod_filter.c>
  <IfModule mod_brotli.c>
    AddOutputFilterByType BROTLI_COMPRESS ${TYPES}
  </IfModule>
  <IfModule mod_deflate.c>
    AddOutputFilterByType DEFLATE ${TYPES}
  </IfModule>
</IfModule>
`

/**
 * `dist/.htaccess`, which most PHP hosts read. Leaves the API, the images and other folders of the host as they are.
 */
export const htaccess = (bases: Bases) => {
  const proxied = proxiedBases(bases)
  const folders = alternatives(proxied.map(({ base }) => base.slice(1))) || NONE
  const images = bases.imagesBase.startsWith('/') ? escaped(bases.imagesBase.slice(1)) : NONE
  const screens = alternatives(FIRST_PARTS)
  const sections = [
    [HASHED, HEADERS.hashed] as const,
    ...proxied.map(({ base, headers }) => [`${escaped(base)}/`, headers] as const),
    [`${LEAVE_PATH}$`, HEADERS.leaving] as const,
    [`/(?:${alternatives(ROOT_FILES)})$`, HEADERS.files] as const,
    // Other PHP pages of the same host keep their own headers.
    ['(?!.*\\.php$)', HEADERS.pages] as const,
  ].map(([path, headers], index) => {
    const section = index === 0 ? 'If' : 'ElseIf'
    return `<${section} "%{REQUEST_URI} =~ m#^${path}#">\n    ${lines(headers)}\n  </${section}>`
  })
  return `# Lo escribe la construcción; no se edita a mano.
# Se sube junto con lo demás de esta carpeta a la raíz del sitio.
DirectoryIndex index.html index.php
Options -MultiViews -Indexes
AddType application/manifest+json .webmanifest
AddType font/woff2 .woff2
AddCharset utf-8 .css .html .js .txt

<IfModule mod_rewrite.c>
  # /login es una página, no la carpeta login/.
  DirectorySlash Off
  RewriteEngine On
  RewriteBase /
  # Al cerrar sesión, la galleta de la API; una liga de quien sea no la cierra.
  RewriteCond "%{HTTP:Sec-Fetch-Site} %{HTTP:Sec-Fetch-Dest}" "${OWN_CALL}"
  RewriteRule ^${LEAVE_PATH.slice(1)}$ - [R=204,L]
  RewriteRule ^${LEAVE_PATH.slice(1)}$ ${SHELL_FILE} [L]
  # Nada sale de la ruta de la API ni de la de las imágenes, como sea que se escriba.
  RewriteCond %{REQUEST_URI} "${strayPath(proxied)}" [NC]
  RewriteRule ^ - [R=404,L]
  # Entre las imágenes, donde sube quien sea, solo imágenes.
  RewriteRule ^${images}/(?!.*\\.(?:${PICTURES})$) - [R=404,L,NC]
  # La API y las imágenes, tal como estén.
  RewriteRule ^(?:${folders})/ - [L]
  # Lo que solo sirve para configurar.
  RewriteRule ^${HOST_FILES}$ - [R=404,L]
  # Un archivo que está. La condición de PATH_INFO deja fuera /icon.svg/otra-cosa.
  RewriteCond %{REQUEST_FILENAME} -f
  RewriteCond %{PATH_INFO} ^$
  RewriteRule ^ - [L]
  # Un archivo del sitio que falta, falta: la página no va en su lugar.
  RewriteRule ^(?:${HASHED.slice(1)}|(?:${alternatives(ROOT_FILES)})$) - [R=404,L]
  # Las pantallas, y las que ya vienen dibujadas.
  RewriteRule ^$ index.html [L]
  RewriteCond %{REQUEST_FILENAME}/index.html -f
  RewriteRule ^((?:${screens})(?:/.+?)?)/?$ $1/index.html [L]
  RewriteRule ^(?:${screens})(?:/|$) ${SHELL_FILE} [L]
  # Otra carpeta que ya estuviera en el servidor.
  RewriteCond %{REQUEST_FILENAME} -d
  RewriteCond %{REQUEST_URI} !^${HASHED.slice(0, -1)}$
  RewriteCond %{PATH_INFO} ^$
  RewriteRule ^(.*[^/])$ /$1/ [R=301,L]
  RewriteCond %{REQUEST_FILENAME} -d
  RewriteCond %{PATH_INFO} ^$
  RewriteRule /$ - [L]
  # Las demás pantallas, y las direcciones que el sitio lleva al inicio.
  RewriteRule ^ ${SHELL_FILE} [L]
</IfModule>

# También donde el servidor tenga por programa otra cosa. Una .htaccess subida ahí puede más: que nada se guarde con
# el nombre que trae (.github/contract.md).
<If "%{REQUEST_URI} =~ m#^/${images}/#">
  SetHandler default-handler
</If>
<IfModule mod_headers.c>
  ${sections.join('\n  ')}
  # Apache añade cómo comprimió a la etiqueta y luego no la reconoce.
  RequestHeader edit If-None-Match "-(?:gzip|br)\\"" "\\""
</IfModule>

${COMPRESSION}`
}

/**
 * `dist/_apache.conf`, included by the virtual host of `.github/apache.conf`: the API and the images at `apiOrigin`.
 * All else is in `.htaccess`.
 */
export const apacheConf = (bases: Bases, apiOrigin: string) => {
  const proxied = proxiedBases(bases)
  const proxies = proxied.map(
    ({ base, headers }) => `ProxyPass ${base}/ ${apiOrigin}${base}/
<Location "${base}/">
    ${lines(headers)}
</Location>
`,
  )
  return `# Lo escribe la construcción, desde .env; no se edita a mano.
# Nada sale de la ruta de la API ni de la de las imágenes, como sea que se escriba.
<If "%{REQUEST_URI} =~ m;${strayPath(proxied)};i">
  Require all denied
</If>
${proxies.join('')}ProxyPassReverse / ${apiOrigin}/
# Una galleta que nombra a su servidor llega como si fuera de este.
Header edit Set-Cookie "(?i);\\s*domain=${escaped(new URL(apiOrigin).hostname)}" ""
${COMPRESSION}`
}
