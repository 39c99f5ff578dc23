import { CACHE, HASHED, HEADERS, OWN_CALL, type Headers } from './headers.ts'
import { LEAVE_PATH } from '../../adapters/browser/page.ts'
import { alternatives, HOST_FILES, ROOT_FILES, SHELL_FILE } from './pages.ts'
import { guardOf, proxiedBases, type Bases } from './proxied.ts'
import type { Settings } from '../../composition/container.ts'
import { readFileSync } from 'node:fs'
import { WIDTHS } from '../../ui/kit/image-sizes.ts'

type HostSettings = Bases & Pick<Settings, 'imageSizes'>

const addHeader = ([name, value]: readonly [string, string]) =>
  `add_header ${name} "${value.replace(/(["\\$])/g, '\\$1')}"${name === CACHE ? '' : ' always'};`
const lines = (headers: Headers) => Object.entries(headers).map(addHeader).join('\n  ')

const passes = (target: string) =>
  `proxy_pass ${target};${
    target.startsWith('https:')
      ? `
  proxy_ssl_server_name on;
  proxy_ssl_verify on;
  proxy_ssl_verify_depth 3;
  proxy_ssl_trusted_certificate /etc/ssl/certs/ca-certificates.crt;`
      : ''
  }`

/** Where nginx, to itself, makes the pictures narrower: only on this machine. */
const IMAGE_SERVER = 'http://127.0.0.1:8788'

/** The folders of the sizes, where VITE_IMAGE_SIZES leaves them to this recipe. */
const sizedFolders = ({ imagesBase, imageSizes }: HostSettings) =>
  imagesBase.startsWith('/') && imageSizes === `${imagesBase}/w{width}/{path}`
    ? WIDTHS.map((width) => `${imagesBase}/w${width}`)
    : []

/** A size is made once a day. What the API says of its answers does not count: it is said of the whole picture. */
const CACHED = `proxy_cache puntada;
  proxy_cache_key $uri;
  proxy_cache_valid 200 1d;
  proxy_cache_lock on;
  proxy_cache_lock_timeout 60s;
  proxy_cache_use_stale error timeout updating;
  proxy_ignore_headers Cache-Control Expires Set-Cookie Vary;
  proxy_hide_header Set-Cookie;
  `

const proxy = (base: string, headers: Headers, origin: string, guard: string, cached = '') => `location ^~ ${base}/ {
  if ($uri !~* "${guard}") {
    return 404;
  }
  ${cached}${passes(`${origin}${base}/`)}
  proxy_http_version 1.1;
  proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
  proxy_set_header X-Forwarded-Proto $scheme;
  proxy_redirect ${origin}/ /;
  proxy_cookie_domain ${new URL(origin).hostname} $host;
${Object.keys(headers)
  .map((name) => `  proxy_hide_header ${name};\n`)
  .join('')}  ${lines(headers)}
}
`

/** `dist/_nginx.conf`, included by the server block of `.github/nginx.conf`. `apiOrigin`: where the API is. */
export const nginxConf = (
  settings: HostSettings,
  apiOrigin: string,
): string => `# Lo escribe la construcción, desde .env; no se edita a mano.
charset utf-8;
absolute_redirect off;
server_tokens off;
etag on;

gzip on;
gzip_comp_level 6;
gzip_vary on;
gzip_proxied any;
gzip_min_length 256;
gzip_types text/css text/javascript text/xml image/svg+xml
  application/javascript application/json application/manifest+json application/xml;

# Una dirección mal escrita (/busqueda/%E0%A4%A) también llega al sitio, que lleva al inicio.
error_page 400 =200 /${SHELL_FILE};

# Al cerrar sesión, la galleta de la API; una liga de quien sea no la cierra.
location = ${LEAVE_PATH} {
  set $quien "$http_sec_fetch_site $http_sec_fetch_dest";
  if ($quien !~ "${OWN_CALL}") {
    rewrite ^ /${SHELL_FILE} last;
  }
  ${lines(HEADERS.leaving)}
  return 204;
}
# Nada sale de la ruta de la API ni de la de las imágenes, como sea que se escriba.
# Con ^~, ninguna de las expresiones regulares de abajo le gana a la ruta.
${proxiedBases(settings)
  .map(({ base, headers }) => proxy(base, headers, apiOrigin, guardOf(proxiedBases(settings)).good))
  .join('')}${sizedFolders(settings)
  .map((folder) => proxy(folder, HEADERS.images, IMAGE_SERVER, guardOf(proxiedBases(settings)).good, CACHED))
  .join('')}# Archivos con huella en el nombre: nunca cambian.
location ^~ ${HASHED} {
  ${lines(HEADERS.hashed)}
  try_files $uri =404;
}
# Debian no conoce el tipo de la ficha de instalación.
location = /manifest.webmanifest {
  ${lines(HEADERS.files)}
  types { }
  default_type application/manifest+json;
  try_files $uri =404;
}
# Lo que solo sirve para configurar.
location ~ ^/(?:${alternatives(HOST_FILES)})$ {
  return 404;
}
# Un archivo del sitio que falta, falta: la página no va en su lugar.
location ~ ^/(?:${alternatives(ROOT_FILES)})$ {
  ${lines(HEADERS.files)}
  try_files $uri =404;
}
# Lo demás es una pantalla, dibujada o no, o una dirección que el sitio lleva al inicio.
location / {
  ${lines(HEADERS.pages)}
  try_files $uri $uri/index.html /${SHELL_FILE};
}
`

const imagesConf = (
  api: string,
) => `# Lo escribe la construcción; .github/nginx.conf dice cómo se usa. Va fuera de «server».
proxy_cache_path /var/cache/nginx-puntada keys_zone=puntada:10m max_size=5g inactive=60d use_temp_path=off;
js_import images from _nginx-images.js;
server {
  listen ${IMAGE_SERVER.slice('http://'.length)};
  subrequest_output_buffer_size 30m;
  image_filter_buffer 30m;
  image_filter_jpeg_quality 75;
  image_filter_webp_quality 75;
  proxy_set_header Accept-Encoding "";
  location / {
    js_content images.resize;
  }
  # El principio de la foto dice cómo se tomó; quien no lo da por partes, la da entera.
  location /head/ {
    internal;
    proxy_set_header Accept-Encoding "";
    proxy_set_header Range bytes=0-262143;
    rewrite ^/head(/.*)$ $1 break;
    ${api}
  }
  location ~ ^/turn/(?<turn>90|270)/(?<width>\\d+)/ {
    internal;
    image_filter resize - $width;
    image_filter rotate $turn;
    rewrite ^/turn/\\d+/\\d+(/.*)$ $1 break;
    ${api}
  }
  location ~ ^/turn/(?<turn>0|180)/(?<width>\\d+)/ {
    internal;
    image_filter resize $width -;
    image_filter rotate $turn;
    rewrite ^/turn/\\d+/\\d+(/.*)$ $1 break;
    ${api}
  }
  location /whole/ {
    internal;
    rewrite ^/whole(/.*)$ $1 break;
    ${api}
  }
}
`

/** What nginx needs beside it to make pictures narrower. */
export const nginxImages = (settings: HostSettings, apiOrigin: string): Readonly<Record<string, string>> =>
  sizedFolders(settings).length === 0
    ? {}
    : {
        '_nginx-images.conf': imagesConf(passes(apiOrigin)),
        // In the language of nginx's own interpreter, which is an older JavaScript.
        '_nginx-images.js': readFileSync(new URL('nginx-images.js', import.meta.url), 'utf8'),
      }
