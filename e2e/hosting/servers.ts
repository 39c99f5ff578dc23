import { spawn, spawnSync } from 'node:child_process'
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { freePort, type Running } from '../../mocks/hosts/listen.ts'
import { install } from '../support/install.ts'
import { ask } from './ask.ts'

const IMAGE_MODULES = '/usr/lib/nginx/modules/ngx_http_{image_filter,js}_module.so'
const isThere = (command: string, files: string, many: number) =>
  spawnSync(command, ['-v']).error === undefined && globSync(files).length >= many
const PACKAGES = {
  nginx: ['nginx', 'libnginx-mod-http-image-filter', 'libnginx-mod-http-js'],
  apache: ['apache2', 'libapache2-mod-php'],
}

type Secure = Running & { readonly plain: string }

const start = async (command: string, args: readonly string[], origin: string, http: number): Promise<Secure> => {
  // On its end Apache signals its whole process group: it gets one of its own.
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], detached: true })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)))
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM')
    await ended
  }
  for (const until = Date.now() + 15_000; Date.now() < until && child.exitCode === null; await setTimeout(50))
    if (await ask(origin, '/').catch(() => null)) return { origin, stop, plain: `http://127.0.0.1:${http}` }
  await stop()
  throw new Error(`${command} no arrancó:\n${output}`)
}

/** What an operator changes in the repository's configuration and in the built one: names and places. */
const config = async (server: 'nginx' | 'apache', folder: string, dist: string, api: string) => {
  const [http, https, images] = [await freePort(), await freePort(), await freePort()]
  // A certificate for this machine, which nobody else trusts.
  const files = ['-keyout', join(folder, 'privkey.pem'), '-out', join(folder, 'fullchain.pem')]
  spawnSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', ...files, '-subj', '/CN=localhost'])
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
  const text = readFileSync(`.github/${server}.conf`, 'utf8')
    .replaceAll(globSync(join(dist, '_nginx-images.conf')).length > 0 ? /^# (?=js_path|include)/gm : /$^/g, '')
    .replaceAll('/srv/puntada/actual', dist)
    .replaceAll('/var/www/html', join(folder, 'html'))
    .replaceAll('/etc/letsencrypt/live/puntada.mx', folder)
    .replace('listen 80;', `listen 127.0.0.1:${http};`)
    .replace('listen 443 ', `listen 127.0.0.1:${https} `)
    .replace('*:80>', `127.0.0.1:${http}>`)
    .replace('*:443>', `127.0.0.1:${https}>`)
  return { text, http, https }
}

/** The repository's nginx configuration, with this site and this API. */
export const startNginx = async (folder: string, dist: string, api: string): Promise<Secure> => {
  install(PACKAGES.nginx, () => isThere('nginx', IMAGE_MODULES, 2))
  mkdirSync(folder, { recursive: true })
  const { text, http, https } = await config('nginx', folder, dist, api)
  const modules = globSync(IMAGE_MODULES).map((file) => `load_module ${file};`)
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  )
  writeFileSync(
    join(folder, 'nginx.conf'),
    `${modules.join('\n')}
daemon off; pid ${folder}/pid;
events {}
http {
  include /etc/nginx/mime.types; access_log off;
  ${places.join(' ')}
  ${text}
}`,
  )
  const args = ['-c', join(folder, 'nginx.conf'), '-p', folder, '-e', join(folder, 'error.log')]
  return start('nginx', args, `https://127.0.0.1:${https}`, http)
}

const MODULES = 'authz_core mime dir negotiation autoindex rewrite headers filter deflate brotli setenvif alias'.split(
  ' ',
)

const startApache = (folder: string, modules: readonly string[], site: string, origin: string, http: number) => {
  writeFileSync(
    join(folder, 'apache.conf'),
    `ServerRoot ${folder}
ServerName localhost
PidFile ${folder}/pid
ErrorLog ${folder}/error.log
DefaultRuntimeDir ${folder}
Mutex file:${folder} default
${[...modules, ...MODULES].map((name) => `IncludeOptional /etc/apache2/mods-available/${name}.[lc]o[an][df]`).join('\n')}
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
Listen 127.0.0.1:${http}
${site}
`,
  )
  return start('apache2', ['-DFOREGROUND', '-f', join(folder, 'apache.conf')], origin, http)
}

const hasApache = () => install(PACKAGES.apache, () => isThere('apache2', '/usr/lib/apache2/modules/libphp*.so', 1))

/** A shared host: one folder, only `.htaccess` to say how, and defaults that list folders and guess names. */
export const startSharedHost = async (folder: string, root: string): Promise<Running> => {
  hasApache()
  mkdirSync(folder, { recursive: true })
  const http = await freePort()
  const site = `DocumentRoot ${root}
<Directory ${root}>
  Options Indexes FollowSymLinks MultiViews
  AllowOverride All
  Require all granted
</Directory>`
  // PHP as a module needs the first of Apache's ways to work, HTTP/2 one of the others.
  return startApache(folder, ['mpm_prefork', 'php*'], site, `http://127.0.0.1:${http}`, http)
}

/** The repository's Apache configuration, with this site and this API. */
export const startApacheProxy = async (folder: string, dist: string, api: string): Promise<Secure> => {
  hasApache()
  mkdirSync(folder, { recursive: true })
  const { text, http, https } = await config('apache', folder, dist, api)
  const modules = ['mpm_event', 'proxy', 'proxy_http', 'socache_shmcb', 'ssl', 'http2']
  return startApache(folder, modules, `Listen 127.0.0.1:${https}\n${text}`, `https://127.0.0.1:${https}`, http)
}
