import { spawn, spawnSync } from 'node:child_process'
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { freePort, type Running } from '../../mocks/hosts/listen.ts'
import { ask } from './ask.ts'

const MODULES = '/usr/lib/apache2/modules'
const CONFIG = '/etc/apache2/mods-available'

/** A real server, as Debian installs it. */
export const SERVERS = [
  { name: 'nginx', packages: ['nginx'], isThere: () => spawnSync('nginx', ['-v']).error === undefined },
  {
    name: 'Apache con PHP',
    packages: ['apache2', 'libapache2-mod-php'],
    isThere: () => spawnSync('apache2', ['-v']).error === undefined && globSync(`${MODULES}/libphp*.so`).length > 0,
  },
] as const

/** Starts a server in the foreground and waits until it answers. */
const start = async (command: string, args: readonly string[], port: number): Promise<Running> => {
  // On its end Apache signals its whole process group: it gets one of its own.
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], detached: true })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += String(chunk)))
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM')
    await ended
  }
  const origin = `http://127.0.0.1:${port}`
  for (const until = Date.now() + 15_000; Date.now() < until && child.exitCode === null; await setTimeout(50)) {
    const answers = await ask(origin, '/').then(
      () => true,
      () => false,
    )
    if (answers) return { origin, stop }
  }
  await stop()
  throw new Error(`${command} no arrancó:\n${said}`)
}

/** A configuration of the repository with this site, this API and this port. */
const config = (server: 'nginx' | 'apache', dist: string, api: string, port: number): string =>
  readFileSync(new URL(`../../.github/${server}.conf`, import.meta.url), 'utf8')
    .replaceAll('/srv/puntada/dist', dist)
    .replaceAll('http://127.0.0.1:8787', api)
    .replace(/(listen) 8080/i, `$1 127.0.0.1:${port}`)
    .replace('*:8080', `*:${port}`)

/** The repository's nginx configuration in an nginx of its own, with this site and this API. */
export const startNginx = async (folder: string, dist: string, api: string): Promise<Running> => {
  const port = await freePort()
  mkdirSync(folder, { recursive: true })
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off; pid ${folder}/pid; error_log ${folder}/error.log;
events {}
http {
  include /etc/nginx/mime.types;
  access_log off; client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi; uwsgi_temp_path ${folder}/uwsgi; scgi_temp_path ${folder}/scgi;
  ${config('nginx', dist, api, port)}
}
`,
  )
  return start('nginx', ['-c', join(folder, 'nginx.conf'), '-p', folder, '-e', join(folder, 'error.log')], port)
}

const BARE = ['mpm_prefork', 'authz_core', 'mime', 'dir', 'negotiation', 'autoindex', 'php*']
const USUAL = [...BARE, 'rewrite', 'headers', 'filter', 'deflate', 'brotli', 'setenvif', 'alias']

const includes = (modules: readonly string[]): string =>
  modules
    .flatMap((name) => [`${CONFIG}/${name}.load`, `${CONFIG}/${name}.conf`])
    .map((file) => `IncludeOptional ${file}`)
    .join('\n')

/** Debian's own way of starting Apache needs a user that is not root. */
const user = (): string => (process.getuid?.() === 0 ? 'User www-data\nGroup www-data' : '')

const startApache = async (
  folder: string,
  modules: readonly string[],
  site: (port: number) => string,
): Promise<Running> => {
  const port = await freePort()
  mkdirSync(folder, { recursive: true })
  writeFileSync(
    join(folder, 'apache.conf'),
    `ServerRoot ${folder}
ServerName localhost
PidFile ${folder}/pid
ErrorLog ${folder}/error.log
DefaultRuntimeDir ${folder}
Mutex file:${folder} default
${includes(modules)}
${user()}
<Directory />
  AllowOverride None
  Require all denied
</Directory>
<FilesMatch "^\\.ht">
  Require all denied
</FilesMatch>
${site(port)}
`,
  )
  return start('apache2', ['-DFOREGROUND', '-f', join(folder, 'apache.conf')], port)
}

/**
 * A shared host: everything in one folder, and only `.htaccess` to say how. Its defaults list folders and guess names.
 */
export const startSharedHost = (
  folder: string,
  root: string,
  { modules = 'usual' }: { modules?: 'usual' | 'bare' } = {},
): Promise<Running> =>
  startApache(
    folder,
    modules === 'bare' ? BARE : USUAL,
    (port) => `Listen 127.0.0.1:${port}
DocumentRoot ${root}
<Directory ${root}>
  Options Indexes FollowSymLinks MultiViews
  AllowOverride All
  Require all granted
</Directory>`,
  )

/** The repository's Apache configuration, with this site and this API. */
export const startApacheProxy = (folder: string, dist: string, api: string): Promise<Running> =>
  startApache(folder, [...USUAL, 'proxy', 'proxy_http'], (port) => config('apache', dist, api, port))
