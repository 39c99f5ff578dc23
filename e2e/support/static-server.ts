import { createReadStream, statSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { extname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { fileForPath, SHELL_FILE } from '../../src/hosting/pages.ts'

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}

const pathOf = (url: string): string => {
  const [pathname = '/'] = url.split(/[?#]/)
  try {
    return decodeURIComponent(pathname)
  } catch {
    // A malformed address is a screen's business, as on a real host.
    return '/direccion-mal-escrita'
  }
}

/** A built shop as a plain static host would serve it. Throws where nothing is built. */
export const createStaticServer = (folder: string): Server => {
  const root = resolve(folder)
  const isThere = (name: string): boolean => statSync(join(root, name), { throwIfNoEntry: false })?.isFile() === true
  if (!isThere(SHELL_FILE)) throw new Error(`No hay nada construido en ${root}: corre antes npm run build:offline`)

  return createServer((request, response) => {
    const path = pathOf(request.url ?? '/')
    // What the worker of the simulated backend did not answer is nowhere.
    const file = /^\/(?:api|images)\//.test(path) ? null : fileForPath(path, isThere)
    if (file === null) {
      response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' }).end('No existe')
      return
    }
    response.writeHead(200, {
      'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
      'cache-control': 'no-cache',
    })
    createReadStream(join(root, file)).pipe(response)
  })
}

/** `node e2e/support/static-server.ts FOLDER PORT` */
const main = (): void => {
  const [folder = 'dist-offline', port = '4181'] = process.argv.slice(2)
  try {
    createStaticServer(folder).listen(Number(port), '127.0.0.1')
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) main()
