import { existsSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { createFileServer, sayText } from '../../src/hosting/serving/file-server.ts'

/** A built shop as a plain static host serves it: no headers of its own, nothing packed. */
export const createStaticServer = (folder: string): Server => {
  const root = resolve(folder)
  if (!existsSync(join(root, '200.html')))
    throw new Error(`No hay nada construido en ${root}: corre antes npm run build:offline`)
  const serve = createFileServer(root, { plain: true })
  return createServer((request, response) => {
    if (/^\/(?:api|images)\//.test(request.url ?? '')) return sayText(response, 404, 'No existe.')
    serve(request, response).catch(() => response.destroy())
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
