import { createServer } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import type { Browser } from '@playwright/test'
import { listen, type Running } from '../../mocks/hosts/listen.ts'
import { createApiServer } from '../../mocks/hosts/server.ts'
import { drawPhoto } from '../../mocks/pictures/photo.ts'
import { CHEAP_PHONE, median, withPage } from './page.ts'
import { against, atMost } from './table.ts'

const PHOTO = Buffer.from(drawPhoto({ width: 3000, height: 4000, seed: 7, bytes: 1_300_000 }))

/** The simulated shop in which each product has `count` photographs of 1.3 MB, and its colours none. */
export const servePhotos = async (count: number): Promise<Running> => {
  const api = await listen(createApiServer({ products: 60 }))
  const gallery = Array.from({ length: count }, (_, at) => `productos/foto-${at}.jpg`).join(',')
  const front = createServer((request, response) => {
    const { url = '' } = request
    if (url.includes('/productos/foto-')) return response.writeHead(200, { 'Content-Type': 'image/jpeg' }).end(PHOTO)
    const answer = async () => {
      const found = await fetch(api.origin + url)
      const text = Buffer.from(await found.arrayBuffer()).toString()
      response.writeHead(found.status, { 'Content-Type': found.headers.get('content-type') ?? '' })
      response.end(
        text
          .replace(/"galeria":"[^"]*"/g, `"galeria":"${gallery}"`)
          .replace(/"imagenes_color":"[^"]*"/g, '"imagenes_color":""'),
      )
    }
    answer().catch(() => response.destroy())
    return undefined
  })
  const { origin, stop } = await listen(front)
  return { origin, stop: () => Promise.all([stop(), api.stop()]).then(() => undefined) }
}

/** From the navigation to the largest paint, in ms, and how many photographs were asked for before the first was there. */
const largestPaint = (browser: Browser, origin: string) =>
  withPage(browser, CHEAP_PHONE, async (page, cdp) => {
    let before = 0
    let isFirstThere = false
    const asked = new Set<string>()
    cdp.on('Network.requestWillBeSent', ({ requestId, request }) => {
      if (!request.url.includes('/images/productos/')) return
      asked.add(requestId)
      if (!isFirstThere) before += 1
    })
    cdp.on('Network.loadingFinished', ({ requestId }) => (isFirstThere ||= asked.has(requestId)))
    await page.goto(`${origin}/vistaproducto/7`, { waitUntil: 'commit' })
    for (let waited = 0; !isFirstThere && waited < 60; waited++) await setTimeout(500)
    await setTimeout(1500)
    return { before, lcp: await page.evaluate(() => window.told.lcp) }
  })

export const measurePhotos = async (browser: Browser, alone: string, four: string, rounds: number) => {
  const found: Record<'alone' | 'four', Awaited<ReturnType<typeof largestPaint>>[]> = { alone: [], four: [] }
  for (let round = 0; round < rounds; round++) {
    found.alone.push(await largestPaint(browser, alone))
    found.four.push(await largestPaint(browser, four))
  }
  const lcp = (kind: 'alone' | 'four') => median(found[kind].map((each) => each.lcp))
  return [
    against('Mayor pintado (LCP) con cuatro fotos de 1.3 MB', 'ms', lcp('four'), [lcp('alone'), 'una sola'], 1.1),
    atMost('Fotos pedidas antes de que esté la primera', 'n', Math.max(...found.four.map(({ before }) => before)), 1),
  ]
}
