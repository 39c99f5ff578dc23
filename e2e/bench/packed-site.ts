import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { brotliCompressSync, constants } from 'node:zlib'
import { listen, type Running } from '../../mocks/hosts/listen.ts'
import { serveSite } from '../support/servers.ts'

const WORTH_PACKING = /^(?:text\/|image\/svg|application\/(?:json|xml|manifest))/

/** A built folder as a good host serves it, with brotli; the preview packs files alone, and with gzip. */
export const servePacked = async (folder: string, api: string): Promise<Running> => {
  const site = await serveSite(folder, api)
  const packed = new Map<string, Buffer>()
  // Files are packed once and well; answers as quickly as hosts do: at best, 10,000 products would take ten seconds.
  const pack = (text: Buffer, quality: number) => {
    const key = text.toString('latin1')
    const bytes = packed.get(key) ?? brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })
    packed.set(key, bytes)
    return bytes
  }
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const { host: _, connection: __, ...headers } = request.headers
    const { method = 'GET', url = '/' } = request
    const found = await fetch(site.origin + url, {
      method,
      headers: { ...(headers as Record<string, string>), 'accept-encoding': 'identity' },
      body: method === 'GET' || method === 'HEAD' ? null : await buffer(request),
      redirect: 'manual',
    })
    const body = Buffer.from(await found.arrayBuffer())
    const packs = found.status === 200 && WORTH_PACKING.test(found.headers.get('content-type') ?? '')
    const own = Object.fromEntries(
      [...found.headers].filter(([name]) => !/^(?:connection|content-length|transfer-encoding)$/.test(name)),
    )
    response.writeHead(found.status, packs ? { ...own, 'content-encoding': 'br', vary: 'Accept-Encoding' } : own)
    response.end(packs ? pack(body, url.startsWith('/api/') ? 5 : 11) : body)
  }
  const front = await listen(
    createServer((request, response) => void answer(request, response).catch(() => response.destroy())),
  )
  return {
    origin: front.origin,
    stop: async () => {
      await front.stop()
      await site.stop()
    },
  }
}
