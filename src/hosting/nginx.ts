import { writeFileSync } from 'node:fs'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { CACHE_HASHED, CACHE_OTHERS, HASHED } from './headers.ts'
import { SCREENS_WITH_PART, SHELL_FILE } from './pages.ts'

/** The configuration of a Debian nginx that serves `dist/` as `npm run preview` does. Paths and the API are to be set. */
export const nginxConfig = (): string => `# Lo escribe \`node src/hosting/nginx.ts\`; no se edita a mano. Cambia la carpeta, el puerto y la dirección de la API al instalarlo.
# Los encabezados de seguridad son los de cada construcción: están en dist/_nginx.conf.
server {
  listen 8080;
  root /srv/puntada/dist;
  charset utf-8;
  absolute_redirect off;
  server_tokens off;
  etag on;

  gzip on;
  gzip_vary on;
  gzip_proxied any;
  gzip_min_length 256;
  gzip_types text/css text/javascript application/javascript application/json image/svg+xml application/manifest+json;

  location /api/ {
    proxy_pass http://127.0.0.1:8787;
    proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
    proxy_set_header X-Forwarded-Proto $scheme;
  }
  location /images/ {
    proxy_pass http://127.0.0.1:8787;
  }

  # Archivos con huella en el nombre: nunca cambian.
  location ^~ ${HASHED} {
    include /srv/puntada/dist/_nginx.conf;
    add_header Cache-Control "${CACHE_HASHED}";
    try_files $uri =404;
  }
  # Debian no conoce el tipo de la ficha de instalación.
  location = /manifest.webmanifest {
    include /srv/puntada/dist/_nginx.conf;
    add_header Cache-Control "${CACHE_OTHERS}";
    types { }
    default_type application/manifest+json;
    try_files $uri =404;
  }
  # Lo que solo sirve para configurar.
  location ~ /[._] {
    return 404;
  }
  # Direcciones que terminan en un nombre cualquiera, quizá con punto.
  location ~ ^/(?:${SCREENS_WITH_PART.join('|')})/ {
    include /srv/puntada/dist/_nginx.conf;
    add_header Cache-Control "${CACHE_OTHERS}";
    try_files /${SHELL_FILE} =404;
  }
  # Un archivo que falta, falta: la página no va en su lugar.
  location ~ \\.[A-Za-z0-9]+$ {
    include /srv/puntada/dist/_nginx.conf;
    add_header Cache-Control "${CACHE_OTHERS}";
    try_files $uri =404;
  }
  location / {
    include /srv/puntada/dist/_nginx.conf;
    add_header Cache-Control "${CACHE_OTHERS}";
    try_files $uri $uri/index.html /${SHELL_FILE};
  }
}
`

/** Where it lies in the repository. */
export const NGINX_FILE = fileURLToPath(new URL('../../.github/nginx.conf', import.meta.url))

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) writeFileSync(NGINX_FILE, nginxConfig())
