import { createHash } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import { request as requestHttp, type IncomingMessage, type ServerResponse } from 'node:http'
import { request as requestHttps } from 'node:https'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from 'node:zlib'
import type { Plugin } from 'vite'
import { API_HEADERS, CACHE_HASHED, CACHE_OTHERS, HASHED, IMAGE_HEADERS, readHeadersFile, type Headers } from './headers.ts'
import { fileForPath, SHELL_FILE } from './pages.ts'

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}
const WORTH_PACKING = /^(?:text\/|image\/svg|application\/(?:json|manifest))/

type Packing = 'br' | 'gzip' | 'identity'
const packingFor = ({ headers }: IncomingMessage): Packing => {
  const accepted = String(headers['accept-encoding'] ?? '')
  return /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : 'identity'
}

interface Packed {
  readonly bytes: Buffer
  readonly etag: string
}
const pack = async (raw: Buffer, packing: Packing): Promise<Packed> => {
  const bytes = packing === 'br' ? await promisify(brotliCompress)(raw) : packing === 'gzip' ? await promisify(gzip)(raw) : raw
  return { bytes, etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"` }
}

const sayText = (response: ServerResponse, status: number, text: string, headers: Record<string, string> = {}): void => {
  response.writeHead(status, { ...headers, 'Content-Type': 'text/plain; charset=utf-8' }).end(text)
}

const decodedPath = (url: string): string => {
  const path = url.split(/[?#]/)[0] ?? '/'
  try {
    return decodeURIComponent(path)
  } catch {
    // Malformed: no file is called that, and the shop itself knows what to do.
    return path.startsWith(HASHED) ? path : `/${SHELL_FILE}`
  }
}

/** Serves the files of a built site with its own `_headers`. */
const createFileServer = (folder: string) => {
  const cache = new Map<string, Promise<Packed>>()
  const packedFile = (file: string, packing: Packing): Promise<Packed> => {
    const key = [file, statSync(file).mtimeMs, packing].join('\0')
    const packed = cache.get(key) ?? pack(readFileSync(file), packing)
    cache.set(key, packed)
    return packed
  }
  // The best packing takes a second for the largest file: it must not be the first visitor's.
  for (const [, file = ''] of readFileSync(join(folder, 'index.html'), 'utf8').matchAll(/(?:src|href)="\/(assets\/[^"]+\.js)"/g)) {
    void packedFile(join(folder, file), 'br')
  }
  const isThere = (file: string): boolean => statSync(join(folder, file), { throwIfNoEntry: false })?.isFile() === true
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const headers = readHeadersFile(readFileSync(join(folder, '_headers'), 'utf8'))
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return sayText(response, 405, 'Aquí solo se lee.', { ...headers, Allow: 'GET, HEAD' })
    }
    const name = fileForPath(decodedPath(request.url ?? '/'), isThere)
    if (name === null) return sayText(response, 404, 'No existe.', { ...headers, 'Cache-Control': CACHE_OTHERS })
    const file = join(folder, name)
    const type = TYPES[extname(name)] ?? 'application/octet-stream'
    const packing = WORTH_PACKING.test(type) ? packingFor(request) : 'identity'
    const { bytes, etag } = await packedFile(file, packing)
    const all = {
      ...headers,
      'Content-Type': type,
      'Cache-Control': `/${name}`.startsWith(HASHED) ? CACHE_HASHED : CACHE_OTHERS,
      ETag: etag,
      Vary: 'Accept-Encoding',
    }
    if (request.headers['if-none-match'] === etag) {
      response.writeHead(304, all).end()
      return
    }
    const encoding = packing === 'identity' ? {} : { 'Content-Encoding': packing }
    response.writeHead(200, { ...all, ...encoding, 'Content-Length': bytes.length })
    response.end(request.method === 'HEAD' ? undefined : bytes)
  }
}

/** Passes a request on to the API as it came, and packs the answer on its way where the API did not. */
const passOn = (origin: string, own: Headers, request: IncomingMessage, response: ServerResponse): void => {
  const target = new URL(origin)
  const send = target.protocol === 'https:' ? requestHttps : requestHttp
  const upstream = send(
    {
      protocol: target.protocol,
      hostname: target.hostname,
      port: target.port,
      path: request.url,
      method: request.method,
      headers: { ...request.headers, host: target.host },
    },
    (answer) => {
      const named = Object.entries(own).map(([name, value]) => [name.toLowerCase(), value])
      const headers = { ...answer.headers, ...(Object.fromEntries(named) as Headers) }
      const packing = packingFor(request)
      const packs =
        packing !== 'identity' &&
        request.method !== 'HEAD' &&
        answer.statusCode === 200 &&
        headers['content-encoding'] === undefined &&
        WORTH_PACKING.test(String(headers['content-type'] ?? ''))
      // An answer that is cut short must reach the browser cut short.
      answer.on('aborted', () => response.destroy())
      if (!packs) {
        response.writeHead(answer.statusCode ?? 502, headers)
        answer.pipe(response)
        return
      }
      delete headers['content-length']
      response.writeHead(200, { ...headers, 'content-encoding': packing, vary: 'Accept-Encoding' })
      const packer = packing === 'br' ? createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }) : createGzip()
      answer.pipe(packer).pipe(response)
    },
  )
  upstream.on('error', () => (response.headersSent ? response.destroy() : sayText(response, 502, 'La API no contesta.')))
  response.on('close', () => upstream.destroy())
  request.pipe(upstream)
}

/**
 * `npm run preview`: the built site as a host should serve it (`_headers`, packing, caching, fallback to the shell),
 * with `/api` and `/images` passed on to API_ORIGIN.
 */
export const preview = ({ folder, apiOrigin }: { folder: string; apiOrigin: string | undefined }): Plugin => ({
  name: 'puntada:preview',
  configurePreviewServer(server) {
    if (statSync(join(folder, '_headers'), { throwIfNoEntry: false }) === undefined) {
      throw new Error(`No hay nada construido en ${folder}: corre antes npm run build`)
    }
    const serve = createFileServer(folder)
    // Before Vite's own: those would hand out the shell for missing files, and stumble over malformed addresses.
    server.middlewares.use((request: IncomingMessage, response: ServerResponse) => {
      response.on('error', () => undefined)
      const [, kind] = /^\/(api|images)\//.exec(request.url ?? '') ?? []
      if (kind !== undefined) {
        if (apiOrigin) passOn(apiOrigin, kind === 'api' ? API_HEADERS : IMAGE_HEADERS, request, response)
        else sayText(response, 502, 'Falta API_ORIGIN: la dirección de la API, como http://127.0.0.1:8787')
        return
      }
      serve(request, response).catch(() => (response.headersSent ? response.destroy() : sayText(response, 500, 'No se pudo leer el archivo.')))
    })
  },
})
