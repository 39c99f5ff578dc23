import { createServer, type ServerResponse } from 'node:http'
import { listen, type Running } from '../../mocks/hosts/listen.ts'
import { createApiServer } from '../../mocks/hosts/server.ts'
import { drawPhoto } from '../../mocks/pictures/photo.ts'

const PHOTO = Buffer.from(drawPhoto({ width: 3000, height: 4000, seed: 7, bytes: 1_300_000 }))

/** The simulated shop in which each product has `count` photographs of 1.3 MB. */
export const servePhotos = async (count: number): Promise<Running> => {
  const api = await listen(createApiServer({ products: 60 }))
  const gallery = Array.from({ length: count }, (_, at) => `productos/foto-${at}.jpg`).join(',')
  const answer = async (url: string, response: ServerResponse) => {
    if (url.includes('/productos/foto-')) return response.writeHead(200, { 'Content-Type': 'image/jpeg' }).end(PHOTO)
    const found = await fetch(api.origin + url)
    const text = (await found.text())
      .replaceAll(/"galeria":"[^"]*"/g, `"galeria":"${gallery}"`)
      .replaceAll(/"imagenes_color":"[^"]*"/g, '"imagenes_color":""')
    return response.writeHead(found.status, { 'Content-Type': found.headers.get('content-type') ?? '' }).end(text)
  }
  const front = await listen(
    createServer(({ url = '' }, response) => void answer(url, response).catch(() => response.destroy())),
  )
  return { origin: front.origin, stop: () => Promise.all([front.stop(), api.stop()]).then(() => undefined) }
}
