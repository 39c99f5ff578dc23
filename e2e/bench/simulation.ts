import { performance } from 'node:perf_hooks'
import { request } from 'node:http'
import { chromium } from '@playwright/test'
import { launchOptions } from '../support/browser.ts'
import { serveApi } from './servers.ts'

export interface AnswerFigures {
  readonly products: number
  /** Median and 95th percentile of ms from the request to the last byte, without latency, by kind of question. */
  readonly answers: Readonly<Record<string, { readonly p50: number; readonly p95: number }>>
  /** ms until the shop could answer. */
  readonly readyMs: number
}

/** What a visitor asks: different addresses each time, so that nothing is answered from memory by chance. */
const QUESTIONS: Readonly<Record<string, (round: number, products: number) => string>> = {
  list: (round) =>
    `/api/list-products-page.php?${String(
      new URLSearchParams([
        ['segmento', 'Dama'],
        ['categoria', ['Blusas', 'Suéteres', 'Vestidos'][round % 3] ?? ''],
        ['talla', ['CH', 'M', 'G'][round % 3] ?? ''],
      ]),
    )}`,
  newest: (round) => `/api/list-products.php?limit=${12 + (round % 12)}`,
  search: (round) =>
    `/api/data-product-busqueda.php?${String(new URLSearchParams({ busqueda: ['suéter vino cuello tortuga', 'jeans skinny índigo Pénjamo', 'botín chelsea café', 'cobija punto arroz'][round % 4] ?? '' }))}`,
  suggestions: (round) =>
    `/api/get_results_search.php?busqueda=${['su', 'jea', 'bot', 'pant', 'ves'][round % 5] ?? ''}`,
  product: (round, products) => `/api/data-product.php?id=${1 + ((round * 7919) % products)}`,
  picture: (round, products) => `/images/productos/${1 + ((round * 7919) % products)}-1.svg`,
}

const at = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0

/** How quickly the simulated backend answers over real HTTP, one question at a time. */
export const measureAnswers = async (products = 900, rounds = 60): Promise<AnswerFigures> => {
  const start = performance.now()
  const { origin, stop } = await serveApi({ products })
  const readyMs = performance.now() - start
  const ask = (path: string) =>
    new Promise<void>((resolve, reject) => {
      request(origin + path, (incoming) => {
        if (incoming.statusCode !== 200) reject(new Error(`${incoming.statusCode} ${path}`))
        incoming.on('end', resolve).resume()
      })
        .on('error', reject)
        .end()
    })
  const answers: Record<string, { p50: number; p95: number }> = {}
  try {
    for (const [kind, path] of Object.entries(QUESTIONS)) {
      const times: number[] = []
      for (let round = -5; round < rounds; round++) {
        const asked = performance.now()
        await ask(path(Math.abs(round), products))
        // The first few are the engine's and the indexes' warming up.
        if (round >= 0) times.push(performance.now() - asked)
      }
      times.sort((a, b) => a - b)
      answers[kind] = { p50: at(times, 0.5), p95: at(times, 0.95) }
    }
  } finally {
    await stop()
  }
  return { products, answers, readyMs }
}

export interface StartupFigures {
  /** Main-thread ms of the simulation's own scripts, evaluation and start, least of the rounds. */
  readonly mainThreadMs: number
  /** Of those, ms that make the shop: data, indexes and handlers. */
  readonly shopMs: number
  /** ms from navigation to the first paint, and to the moment when the simulation began. */
  readonly firstPaintMs: number
  readonly beganMs: number
}

/** On the home page, every script but the site's own. */
const OURS = /\/assets\/(?!base-|index-|home-)[^/]*\.js$/

/** What starting the simulation costs the page at `url`, an offline build on a plain server, in a fresh Chromium. */
export const measureStartup = async (url: string, rounds = 5): Promise<StartupFigures> => {
  const found: StartupFigures[] = []
  const browser = await chromium.launch(launchOptions())
  try {
    for (let round = 0; round < rounds; round++) {
      const context = await browser.newContext()
      const page = await context.newPage()
      const cdp = await context.newCDPSession(page)
      await cdp.send('Profiler.enable')
      await cdp.send('Profiler.setSamplingInterval', { interval: 200 })
      await cdp.send('Profiler.start')
      await page.goto(url)
      await page.waitForFunction(() => performance.getEntriesByName('simulador', 'measure').length > 0)
      const { profile } = await cdp.send('Profiler.stop')
      const ours = new Set(profile.nodes.filter(({ callFrame }) => OURS.test(callFrame.url)).map(({ id }) => id))
      const micros = (profile.samples ?? []).reduce(
        (sum, id, index) => sum + (ours.has(id) ? (profile.timeDeltas?.[index] ?? 0) : 0),
        0,
      )
      const marks = await page.evaluate(() => {
        const shop = performance.getEntriesByName('simulador', 'measure')[0]
        const paint = performance.getEntriesByName('first-contentful-paint')[0]
        return { shopMs: shop?.duration ?? 0, beganMs: shop?.startTime ?? 0, firstPaintMs: paint?.startTime ?? 0 }
      })
      found.push({ mainThreadMs: micros / 1000, ...marks })
      await context.close()
    }
  } finally {
    await browser.close()
  }
  const best = found.toSorted((a, b) => a.mainThreadMs - b.mainThreadMs)[0]
  if (best === undefined) throw new Error('Sin rondas no hay cifras.')
  return best
}
