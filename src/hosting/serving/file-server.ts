import { createHash } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import { CACHE, HASHED, HEADERS, type Headers } from './headers.ts'
import { fileForPath, SHELL_FILE } from './pages.ts'

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
}
export const WORTH_PACKING = /^(?:text\/|image\/svg|application\/(?:json|xml|manifest))/

type Packing = 'br' | 'gzip' | 'identity'
export const packingFor = ({ headers }: IncomingMessage): Packing => {
  const accepted = String(headers['accept-encoding'] ?? '')
  return /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : 'identity'
}

interface Packed {
  bytes: Buffer
  etag: string
}
const pack = async (raw: Buffer, packing: Packing): Promise<Packed> => {
  const bytes =
    packing === 'br' ? await promisify(brotliCompress)(raw) : packing === 'gzip' ? await promisify(gzip)(raw) : raw
  return { bytes, etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"` }
}

export const sayText = (
  response: ServerResponse,
  status: number,
  text: string,
  headers: Record<string, string> = {},
): void => {
  response.writeHead(status, { ...headers, 'Content-Type': 'text/plain; charset=utf-8' }).end(text)
}

const decodedPath = (url: string) => {
  const path = url.split(/[?#]/)[0] ?? '/'
  try {
    return decodeURIComponent(path)
  } catch {
    // A malformed path names no file: the shell handles it.
    return path.startsWith(HASHED) ? path : `/${SHELL_FILE}`
  }
}

const headersOf = (name: string): Headers =>
  `/${name}`.startsWith(HASHED) ? HEADERS.hashed : name.endsWith('.html') ? HEADERS.pages : HEADERS.files

/** Serves a built site. `plain`: as simple hosts do, without headers or compression. */
export const createFileServer = (folder: string, { plain = false }: { readonly plain?: boolean } = {}) => {
  const packs = !plain
  const cache = new Map<string, Promise<Packed>>()
  const packedFile = (file: string, packing: Packing): Promise<Packed> => {
    const key = [file, statSync(file).mtimeMs, packing].join('\0')
    const packed = cache.get(key) ?? pack(readFileSync(file), packing)
    cache.set(key, packed)
    return packed
  }
  // The best compression takes a second for the largest file: the first visitor does not wait for it.
  const home = packs ? readFileSync(join(folder, 'index.html'), 'utf8') : ''
  for (const [, file = ''] of home.matchAll(/(?:src|href)="\/(assets\/[^"]+\.js)"/g))
    void packedFile(join(folder, file), 'br')
  const isThere = (file: string) => {
    try {
      return statSync(join(folder, file)).isFile()
    } catch {
      // Missing, or an address that is longer than any file's path.
      return false
    }
  }
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return sayText(response, 405, 'Aquí solo se lee.', { Allow: 'GET, HEAD' })
    }
    const name = fileForPath(decodedPath(request.url ?? '/'), isThere)
    if (name === null) return sayText(response, 404, 'No existe.', HEADERS.files)
    const file = join(folder, name)
    const type = TYPES[extname(name)] ?? 'application/octet-stream'
    const packing = packs && WORTH_PACKING.test(type) ? packingFor(request) : 'identity'
    const { bytes, etag } = await packedFile(file, packing)
    const all = {
      ...(plain ? { [CACHE]: headersOf(name)[CACHE] } : headersOf(name)),
      'Content-Type': type,
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
