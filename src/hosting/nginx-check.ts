import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { nginxConfig } from './nginx.ts'

/** `npm run nginx:check`: tries the configuration in a real nginx, where there is one, on what is in dist/. */
const PORT = 8089
const DIST = resolve('dist')

const config = (folder: string): string => `
daemon off; pid ${folder}/pid; error_log ${folder}/error.log;
events {}
http {
  types { text/html html; text/css css; text/javascript js; image/svg+xml svg; image/png png; text/plain txt; font/woff2 woff2; }
  access_log off; client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi; uwsgi_temp_path ${folder}/uwsgi; scgi_temp_path ${folder}/scgi;
  ${nginxConfig().replaceAll('/srv/puntada/dist', DIST).replace('listen 8080', `listen 127.0.0.1:${PORT}`)}
}`

/** Path, expected status, expected Cache-Control, and the type where it matters. */
const EXPECTED: readonly (readonly [path: string, status: number, cache: string | null, type?: string])[] = [
  ['/', 200, 'no-cache'],
  ['/login', 200, 'no-cache'],
  ['/vistaproducto/foto.png', 200, 'no-cache'],
  ['/no-hay', 200, 'no-cache'],
  ['/sw.js', 200, 'no-cache', 'text/javascript'],
  ['/200.html', 200, 'no-cache', 'text/html; charset=utf-8'],
  ['/manifest.webmanifest', 200, 'no-cache', 'application/manifest+json'],
  ['/icon-512.png', 200, 'no-cache', 'image/png'],
  ['/robots.txt', 200, 'no-cache', 'text/plain; charset=utf-8'],
  ['/assets/no.js', 404, null],
  ['/no.txt', 404, null],
  ['/_headers', 404, null],
]

const check = async (): Promise<readonly string[]> => {
  const asset = /\/assets\/base-[^"]+\.js/.exec(readFileSync(join(DIST, 'index.html'), 'utf8'))?.[0] ?? ''
  const failures: string[] = []
  for (const [path, status, cache, type] of [...EXPECTED, [asset, 200, 'public, max-age=31536000, immutable', 'text/javascript'] as const]) {
    const answer = await fetch(`http://127.0.0.1:${PORT}${path}`)
    const came = answer.headers.get('cache-control')
    if (answer.status !== status || came !== cache) failures.push(`${path}: ${answer.status} ${came}, se esperaba ${status} ${cache}`)
    const typed = answer.headers.get('content-type')
    if (type !== undefined && typed !== type) failures.push(`${path}: llegó como ${typed}, se esperaba ${type}`)
    const safe = answer.headers.get('content-security-policy')?.includes("default-src 'none'") === true
    if (status === 200 && !safe) failures.push(`${path}: falta la política de seguridad`)
  }
  return failures
}

if (spawnSync('nginx', ['-v']).error === undefined) {
  const folder = mkdtempSync(join(tmpdir(), 'puntada-nginx-'))
  const file = join(folder, 'nginx.conf')
  writeFileSync(file, config(folder))
  const server = spawn('nginx', ['-c', file, '-p', folder], { stdio: 'inherit' })
  await new Promise((done) => setTimeout(done, 1000))
  const failures = await check().catch((error: unknown) => [String(error)])
  server.kill()
  console.log(failures.length === 0 ? 'nginx sirve el sitio como debe.' : failures.join('\n'))
  process.exitCode = failures.length === 0 ? 0 : 1
} else console.log('Aquí no hay nginx: no se probó su configuración (en Debian: apt install nginx).')
