import { brotliCompressSync, constants } from 'node:zlib'
import type { Running } from '../../mocks/hosts/listen.ts'
import { serveFront } from '../support/front.ts'
import { serveSite } from '../../src/hosting/development/preview.ts'

const WORTH_PACKING = /^(?:text\/|image\/svg|application\/(?:json|xml|manifest))/

/** A built folder as a good host serves it, with brotli; the preview packs files alone, and with gzip. */
export const servePacked = async (folder: string, api: string): Promise<Running> => {
  const site = await serveSite(folder, api)
  const packed = new Map<string, Buffer<ArrayBuffer>>()
  // Files are packed once and well; answers as quickly as hosts do: at best, 10,000 products would take ten seconds.
  const pack = (text: Buffer, quality: number) => {
    const key = text.toString('latin1')
    const bytes = packed.get(key) ?? brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })
    packed.set(key, bytes)
    return bytes
  }
  const front = await serveFront(site.origin, async (path, ask) => {
    const found = await ask()
    if (found.status !== 200 || !WORTH_PACKING.test(found.headers.get('content-type') ?? '')) return found
    const headers = new Headers(found.headers)
    headers.set('content-encoding', 'br')
    headers.set('vary', 'Accept-Encoding')
    return new Response(pack(Buffer.from(await found.arrayBuffer()), path.startsWith('/api/') ? 5 : 11), { headers })
  })
  return {
    origin: front.origin,
    stop: async () => {
      await front.stop()
      await site.stop()
    },
  }
}
