import type { Browser, CDPSession, Page } from '@playwright/test'

/** A cheap phone on a bad line: bits a second, ms there and back, and how many times slower than this machine. */
export const SLOW_LINE = { latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 }
export const CPU_SLOWDOWN = 4
const PHONE = { width: 412, height: 823 }

export interface Conditions {
  readonly cpu: number
  /** `slow`: latency and bandwidth; `latency`: only that; `free`: none. */
  readonly line: 'slow' | 'latency' | 'free'
}
export const CHEAP_PHONE: Conditions = { cpu: CPU_SLOWDOWN, line: 'slow' }

/** What the page tells of itself while it runs. */
interface Told {
  lcp: number
  cls: number
  /** ms at which the first product was drawn. */
  products: number | null
  tasks: { start: number; duration: number }[]
  events: { name: string; duration: number; interaction: number }[]
}

declare global {
  interface Window {
    told: Told
  }
}

const listen = (): void => {
  const told: Told = { lcp: 0, cls: 0, products: null, tasks: [], events: [] }
  window.told = told
  const observe = (type: string, hear: (entry: PerformanceEntry) => void, more: object = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(hear)).observe({ type, buffered: true, ...more })
  observe('largest-contentful-paint', ({ startTime }) => (told.lcp = startTime))
  observe('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean }
    if (!hadRecentInput) told.cls += value
  })
  observe('longtask', ({ startTime, duration }) => told.tasks.push({ start: startTime, duration }))
  observe(
    'event',
    (entry) => {
      const { interactionId = 0 } = entry as PerformanceEntry & { interactionId?: number }
      told.events.push({ name: entry.name, duration: entry.duration, interaction: interactionId })
    },
    { durationThreshold: 16 },
  )
  const look = new MutationObserver(() => {
    if (
      document.querySelector(
        'ul:is([aria-label="Recién llegados"], .product-grid) article h2, ul[aria-label="Recién llegados"] h3',
      ) === null
    )
      return
    look.disconnect()
    requestAnimationFrame(() => (told.products = performance.now()))
  })
  look.observe(document, { childList: true, subtree: true })
}

export interface Bench {
  readonly page: Page
  readonly cdp: CDPSession
  readonly close: () => Promise<void>
}

/** A page with an empty cache under these conditions. */
export const openPage = async (browser: Browser, { cpu, line }: Conditions, still = false): Promise<Bench> => {
  const context = await browser.newContext({
    viewport: PHONE,
    deviceScaleFactor: 1.75,
    locale: 'es-MX',
    reducedMotion: still ? 'reduce' : 'no-preference',
  })
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  await cdp.send('Network.enable')
  // Time that the page's thread worked: what other programs take away is no property of the page.
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' })
  if (line !== 'free') {
    await cdp.send('Network.emulateNetworkConditions', {
      offline: false,
      ...SLOW_LINE,
      ...(line === 'latency' ? { downloadThroughput: -1, uploadThroughput: -1 } : {}),
    })
  }
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpu })
  await page.addInitScript(listen)
  return { page, cdp, close: () => context.close() }
}

export const metricsOf = async (cdp: CDPSession): Promise<Readonly<Record<string, number>>> => {
  const { metrics } = await cdp.send('Performance.getMetrics')
  return Object.fromEntries(metrics.map(({ name, value }) => [name, value]))
}

/** Bytes in use once everything that can be forgotten is forgotten. */
export const heapOf = async (cdp: CDPSession): Promise<number> => {
  for (let time = 0; time < 2; time++) await cdp.send('HeapProfiler.collectGarbage')
  return (await cdp.send('Runtime.getHeapUsage')).usedSize
}

export const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  return sorted.length % 2 === 1
    ? (sorted[middle] ?? Number.NaN)
    : ((sorted[middle - 1] ?? Number.NaN) + (sorted[middle] ?? Number.NaN)) / 2
}

/** By how much y grows with each x, by least squares. */
export const slopeOf = (points: readonly (readonly [x: number, y: number])[]): number => {
  const mean = (at: 0 | 1) => points.reduce((sum, point) => sum + point[at], 0) / points.length
  const [x, y] = [mean(0), mean(1)]
  const over = points.reduce((sum, point) => sum + (point[0] - x) * (point[1] - y), 0)
  return over / points.reduce((sum, point) => sum + (point[0] - x) ** 2, 0)
}
