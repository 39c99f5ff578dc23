import { spawn, spawnSync } from 'node:child_process'
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { freePort, type Running } from '../../mocks/hosts/listen.ts'
import type { install } from '../support/install.ts'
import { ask } from './ask.ts'

const IMAGE_MODULES = '/usr/lib/nginx/modules/ngx_http_{image_filter,js}_module.so'
const hasNginx = () => spawnSync('nginx', ['-v']).error === undefined && globSync(IMAGE_MODULES).length === 2
const hasApache = () =>
  spawnSync('apache2', ['-v']).error === undefined && globSync('/usr/lib/apache2/modules/libphp*.so').length > 0

type Needs = Parameters<typeof install>
export const NGINX: Needs = [['nginx', 'libnginx-mod-http-image-filter', 'libnginx-mod-http-js'], hasNginx]
export const APACHE: Needs = [['apache2', 'libapache2-mod-php'], hasApache]

const start = async (command: string, args: readonly string[], origin: string): Promise<Running> => {
  // On its end Apache signals its whole process group: it gets one of its own.
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], detached: true })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)))
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM')
    await ended
  }
  for (const until = Date.now() + 15_000; Date.now() < until && child.exitCode === null; await setTimeout(50)) {
    if (await ask(origin, '/').catch(() => null)) return { origin, stop }
  }
  await stop()
  throw new Error(`${command} no arrancó:\n${output}`)
}

/** A certificate for this machine, which nobody else trusts. */
const makeCertificate = (folder: string): void => {
  const files = ['-keyout', join(folder, 'privkey.pem'), '-out', join(folder, 'fullchain.pem')]
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1']
  const args = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', ...files, ...subject]
  const { error, stderr } = spawnSync('openssl', args, { encoding: 'utf8' })
  if (error) throw new Error(`openssl: ${error.message}${stderr}`)
}

type Secure = Running & { readonly plain: string }

interface Ports {
  readonly http: number
  readonly https: number
  readonly images: number
}

/** What an operator changes in the repository's configuration and in the built one: names and places. */
const config = (
  server: 'nginx' | 'apache',
  folder: string,
  dist: string,
  api: string,
  { http, https, images }: Ports,
): string => {
  makeCertificate(folder)
  const challenges = join(folder, 'html/.well-known/acme-challenge')
  mkdirSync(challenges, { recursive: true })
  writeFileSync(join(challenges, 'prueba'), 'prueba')
  // On the port of the pictures' own server no other check may stand.
  for (const built of globSync(join(dist, `_${server}*.conf`)))
    writeFileSync(
      built,
      readFileSync(built, 'utf8')
        .replaceAll('http://127.0.0.1:8787', api)
        .replaceAll('127.0.0.1:8788', `127.0.0.1:${images}`)
        .replace('/var/cache/nginx-puntada', join(folder, 'cache')),
    )
  return readFileSync(`.github/${server}.conf`, 'utf8')
    .replaceAll(globSync(join(dist, '_nginx-images.conf')).length > 0 ? /^# (?=js_path|include)/gm : /$^/g, '')
    .replaceAll('/srv/puntada/actual', dist)
    .replaceAll('/var/www/html', join(folder, 'html'))
    .replaceAll('/etc/letsencrypt/live/puntada.mx', folder)
    .replace('listen 80;', `listen 127.0.0.1:${http};`)
    .replace('listen 443 ', `listen 127.0.0.1:${https} `)
    .replace('*:80>', `127.0.0.1:${http}>`)
    .replace('*:443>', `127.0.0.1:${https}>`)
}

const freePorts = async (): Promise<Ports> => ({
  http: await freePort(),
  https: await freePort(),
  images: await freePort(),
})

/** The repository's nginx configuration, with this site and this API. `plain`: its port 80. */
export const startNginx = async (folder: string, dist: string, api: string): Promise<Secure> => {
  const ports = await freePorts()
  mkdirSync(folder, { recursive: true })
  writeFileSync(
    join(folder, 'nginx.conf'),
    `${globSync(IMAGE_MODULES)
      .map((file) => `load_module ${file};`)
      .join('\n')}
daemon off; pid ${folder}/pid; error_log ${folder}/error.log;
events {}
http {
  include /etc/nginx/mime.types;
  access_log off; client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi; uwsgi_temp_path ${folder}/uwsgi; scgi_temp_path ${folder}/scgi;
  ${config('nginx', folder, dist, api, ports)}
}
`,
  )
  const args = ['-c', join(folder, 'nginx.conf'), '-p', folder, '-e', join(folder, 'error.log')]
  const running = await start('nginx', args, `https://127.0.0.1:${ports.https}`)
  return { ...running, plain: `http://127.0.0.1:${ports.http}` }
}

const MODULES = ['authz_core', 'mime', 'dir', 'negotiation', 'autoindex', 'rewrite', 'headers', 'filter', 'deflate']

const startApache = async (
  folder: string,
  modules: readonly string[],
  site: (ports: Ports) => string,
  scheme: 'http' | 'https' = 'http',
): Promise<Secure> => {
  const ports = await freePorts()
  mkdirSync(folder, { recursive: true })
  writeFileSync(
    join(folder, 'apache.conf'),
    `ServerRoot ${folder}
ServerName localhost
PidFile ${folder}/pid
ErrorLog ${folder}/error.log
DefaultRuntimeDir ${folder}
Mutex file:${folder} default
${[...modules, ...MODULES, 'brotli', 'setenvif', 'alias']
  .flatMap((name) => [`${name}.load`, `${name}.conf`])
  .map((file) => `IncludeOptional /etc/apache2/mods-available/${file}`)
  .join('\n')}
${process.getuid?.() === 0 ? 'User www-data\nGroup www-data' : ''}
<Directory />
  AllowOverride None
  Require all denied
</Directory>
<Directory ${folder}/html>
  Require all granted
</Directory>
<FilesMatch "^\\.ht">
  Require all denied
</FilesMatch>
${site(ports)}
`,
  )
  const running = await start(
    'apache2',
    ['-DFOREGROUND', '-f', join(folder, 'apache.conf')],
    `${scheme}://127.0.0.1:${ports[scheme]}`,
  )
  return { ...running, plain: `http://127.0.0.1:${ports.http}` }
}

/** A shared host: one folder, only `.htaccess` to say how, and defaults that list folders and guess names. */
export const startSharedHost = (folder: string, root: string): Promise<Running> =>
  startApache(
    folder,
    // PHP as a module needs the first of Apache's ways to work, HTTP/2 one of the others.
    ['mpm_prefork', 'php*'],
    ({ http }) => `Listen 127.0.0.1:${http}
DocumentRoot ${root}
<Directory ${root}>
  Options Indexes FollowSymLinks MultiViews
  AllowOverride All
  Require all granted
</Directory>`,
  )

/** The repository's Apache configuration, with this site and this API. */
export const startApacheProxy = (folder: string, dist: string, api: string): Promise<Secure> =>
  startApache(
    folder,
    ['mpm_event', 'proxy', 'proxy_http', 'socache_shmcb', 'ssl', 'http2'],
    (ports) =>
      `Listen 127.0.0.1:${ports.http}\nListen 127.0.0.1:${ports.https}\n${config('apache', folder, dist, api, ports)}`,
    'https',
  )
