import { readFileSync } from 'node:fs'
import { createServer, type ServerResponse } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import type { Browser } from '@playwright/test'
import { listen, type Running } from '../../mocks/hosts/listen.ts'
import { createApiServer } from '../../mocks/hosts/server.ts'
import { drawPhoto } from '../../mocks/pictures/photo.ts'
import { CHEAP_PHONE, median, withPage } from './page.ts'
import { against, atMost } from './table.ts'

const PHOTO = Buffer.from(drawPhoto({ width: 3000, height: 4000, seed: 7, bytes: 1_300_000 }))
const COVER = { width: 6000, height: 8000, seed: 8, bytes: 4_000_000 }
const covers = new Map<string, Buffer>()
/** As the host gives it in a width (VITE_IMAGE_SIZES). */
const coverOf = (width: string) => {
  const small = { width: Number(width), height: (Number(width) * 4) / 3, seed: 8 }
  const cover = covers.get(width) ?? Buffer.from(drawPhoto(width === '' ? COVER : small))
  covers.set(width, cover)
  return cover
}

/** The simulated shop in which each product has `count` photographs of 1.3 MB, or else a cover of 48 megapixels. */
export const servePhotos = async (count?: number): Promise<Running> => {
  const api = await listen(createApiServer({ products: 60 }))
  const gallery = Array.from({ length: count ?? 0 }, (_, at) => `productos/foto-${at}.jpg`).join(',')
  const answer = async (url: string, response: ServerResponse) => {
    const [, width = ''] = /\/w(\d+)\//.exec(url) ?? []
    const isPhoto = url.includes(count === undefined ? '/productos/' : '/productos/foto-')
    if (isPhoto)
      return response.writeHead(200, { 'Content-Type': 'image/jpeg' }).end(count === undefined ? coverOf(width) : PHOTO)
    const found = await fetch(api.origin + url)
    const text = await found.text()
    response.writeHead(found.status, { 'Content-Type': found.headers.get('content-type') ?? '' })
    return response.end(
      count === undefined
        ? text
        : text
            .replace(/"galeria":"[^"]*"/g, `"galeria":"${gallery}"`)
            .replace(/"imagenes_color":"[^"]*"/g, '"imagenes_color":""'),
    )
  }
  const front = await listen(
    createServer(({ url = '' }, response) => void answer(url, response).catch(() => response.destroy())),
  )
  return { origin: front.origin, stop: () => Promise.all([front.stop(), api.stop()]).then(() => undefined) }
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
  // The first round fills the server's own cache of packed files, and is not counted.
  for (let round = -1; round < rounds; round++) {
    const [one, all] = [await largestPaint(browser, alone), await largestPaint(browser, four)]
    if (round < 0) continue
    found.alone.push(one)
    found.four.push(all)
  }
  const lcp = (kind: 'alone' | 'four') => median(found[kind].map((each) => each.lcp))
  return [
    against('Mayor pintado (LCP) con cuatro fotos de 1.3 MB', 'ms', lcp('four'), [lcp('alone'), 'una sola'], 1.1),
    atMost('Fotos pedidas antes de que esté la primera', 'n', Math.max(...found.four.map(({ before }) => before)), 1),
  ]
}

/** MB of the page's process, and the longest time without a frame while a list of covers scrolls. */
const listOnce = (browser: Browser, origin: string) =>
  withPage(browser, { cpu: 1, line: 'latency' }, async (page) => {
    await page.goto(`${origin}/productos/todos/0/todas`, { waitUntil: 'commit' })
    await setTimeout(8000)
    await page.evaluate(() => {
      let last = performance.now()
      const frame = (now: number) => {
        window.told.lcp = Math.max(window.told.lcp, now - last)
        last = now
        requestAnimationFrame(frame)
      }
      window.told.lcp = 0
      requestAnimationFrame(frame)
    })
    await page.mouse.move(200, 400)
    for (let step = 0; step < 30; step++) {
      await page.mouse.wheel(0, 200)
      await setTimeout(80)
    }
    const gap = await page.evaluate(() => window.told.lcp)
    const cdp = await browser.newBrowserCDPSession()
    const { processInfo } = await cdp.send('SystemInfo.getProcessInfo')
    const renderers = processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => residentBytes(id))
    return { gap, memory: Math.max(...renderers) / 1e6 }
  })

const residentBytes = (pid: number) => Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]) * 4096

/** A list of 24 covers of 48 megapixels from a site without VITE_IMAGE_SIZES, and with them. */
export const measureCovers = async (browser: Browser, whole: string, sized: string, rounds: number) => {
  const found: Record<'whole' | 'sized', Awaited<ReturnType<typeof listOnce>>[]> = { whole: [], sized: [] }
  for (let round = 0; round < rounds; round++) {
    found.whole.push(await listOnce(browser, whole))
    found.sized.push(await listOnce(browser, sized))
  }
  const of = (kind: 'whole' | 'sized', name: 'gap' | 'memory') => median(found[kind].map((each) => each[name]))
  const floor = (name: 'gap' | 'memory') => [of('whole', name), 'sin VITE_IMAGE_SIZES'] as const
  return [
    atMost('Memoria de una lista de 24 fotos de 48 megapíxeles', 'MB', of('sized', 'memory'), null, floor('memory')),
    atMost('Mayor hueco sin cuadro al recorrerla', 'ms', of('sized', 'gap'), null, floor('gap')),
  ]
}
