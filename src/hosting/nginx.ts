import { writeFileSync } from 'node:fs'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { API_HEADERS, CACHE_HASHED, CACHE_OTHERS, HASHED, IMAGE_HEADERS, type Headers } from './headers.ts'
import { alternatives, HOST_FILES, ROOT_FILES, SHELL_FILE } from './pages.ts'

const lines = (headers: Headers): readonly string[] =>
  Object.entries(headers).map(([name, value]) => `add_header ${name} "${value.replace(/(["\\$])/g, '\\$1')}" always;`)

/** `dist/_nginx.conf`, which nginx includes in each location. */
export const nginxHeaders = (headers: Headers): string => lines(headers).map((line) => `${line}\n`).join('')

const passedOn = (headers: Headers): string =>
  [
    'proxy_pass http://127.0.0.1:8787;',
    // An API over https may need the host's name in the TLS handshake (SNI).
    'proxy_ssl_server_name on;',
    'proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;',
    'proxy_set_header X-Forwarded-Proto $scheme;',
    ...Object.keys(headers).map((name) => `proxy_hide_header ${name};`),
    ...lines(headers),
  ].join('\n    ')

const siteFile = (cache: string): string => `include /srv/puntada/dist/_nginx.conf;
    add_header Cache-Control "${cache}";`

/**
 * The configuration of a Debian nginx that serves `dist/` as `npm run preview` does. Folder, port and API are to be set.
 * `^~` keeps nginx from trying the regular expressions, which otherwise win over a longer prefix.
 */
export const nginxConfig = (): string => `# Lo escribe \`npm run hosting:write\`; no se edita a mano. Cambia la carpeta, el puerto y la dirección de la API al instalarlo.
# Los encabezados de seguridad son los de cada construcción: están en dist/_nginx.conf.
server {
  listen 8080;
  root /srv/puntada/dist;
  charset utf-8;
  absolute_redirect off;
  server_tokens off;
  etag on;

  gzip on;
  gzip_comp_level 6;
  gzip_vary on;
  gzip_proxied any;
  gzip_min_length 256;
  gzip_types text/css text/javascript application/javascript application/json image/svg+xml application/manifest+json;

  # Una dirección mal escrita (/busqueda/%E0%A4%A) también llega al sitio, que lleva al inicio.
  error_page 400 =200 /${SHELL_FILE};

  location ^~ /api/ {
    ${passedOn(API_HEADERS)}
  }
  location ^~ /images/ {
    ${passedOn(IMAGE_HEADERS)}
  }

  # Archivos con huella en el nombre: nunca cambian.
  location ^~ ${HASHED} {
    ${siteFile(CACHE_HASHED)}
    try_files $uri =404;
  }
  # Debian no conoce el tipo de la ficha de instalación.
  location = /manifest.webmanifest {
    ${siteFile(CACHE_OTHERS)}
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
    ${siteFile(CACHE_OTHERS)}
    try_files $uri =404;
  }
  # Lo demás es una pantalla, dibujada o no, o una dirección que el sitio lleva al inicio.
  location / {
    ${siteFile(CACHE_OTHERS)}
    try_files $uri $uri/index.html /${SHELL_FILE};
  }
}
`

/** Its path in the repository. */
export const NGINX_FILE = fileURLToPath(new URL('../../.github/nginx.conf', import.meta.url))

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) writeFileSync(NGINX_FILE, nginxConfig())
