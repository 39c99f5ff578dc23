import type { Browser, CDPSession, Page } from '@playwright/test'

/** A cheap phone on a bad line: bytes a second, ms there and back, and how many times slower than this machine. */
const SLOW_LINE = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 }
/** The same latency without that bandwidth. */
const LATENCY = { ...SLOW_LINE, downloadThroughput: -1, uploadThroughput: -1 }
export const CPU_SLOWDOWN = 4

interface Conditions {
  readonly cpu: number
  readonly line: 'slow' | 'latency'
}
export const CHEAP_PHONE: Conditions = { cpu: CPU_SLOWDOWN, line: 'slow' }

declare global {
  interface Window {
    /**
     * What the page tells of itself while it runs: when the first product was drawn, each task of more than 50 ms, and
     * each interaction from the input to the next frame, all in ms.
     */
    told: { lcp: number; cls: number; products: number | null; tasks: number[]; events: number[] }
  }
}

const listen = (): void => {
  const told: Window['told'] = { lcp: 0, cls: 0, products: null, tasks: [], events: [] }
  window.told = told
  type Entry = PerformanceEntry & { value: number; hadRecentInput: boolean; interactionId?: number }
  const observe = (type: string, hear: (entry: Entry) => void) => {
    const observer = new PerformanceObserver((list) => (list.getEntries() as Entry[]).forEach(hear))
    observer.observe({ type, buffered: true, durationThreshold: 16 })
  }
  observe('largest-contentful-paint', ({ startTime }) => (told.lcp = startTime))
  observe('layout-shift', ({ value, hadRecentInput }) => (told.cls += hadRecentInput ? 0 : value))
  observe('longtask', ({ duration }) => told.tasks.push(duration))
  observe('event', ({ interactionId = 0, duration }) => interactionId > 0 && told.events.push(duration))
  const names = 'ul:is([aria-label="Recién llegados"], .product-grid) article h2, ul[aria-label="Recién llegados"] h3'
  const look = new MutationObserver(() => {
    if (document.querySelector(names) === null) return
    look.disconnect()
    requestAnimationFrame(() => (told.products = performance.now()))
  })
  look.observe(document, { childList: true, subtree: true })
}

/**
 * Waits until this holds in the page. Asked by a timer: by Playwright's own way, in each animation frame, a page of the
 * slow phone spent more time on being asked than on its first cards.
 */
export const until = async (page: Page, condition: () => boolean): Promise<void> => {
  await page.waitForFunction(condition, null, { polling: 200, timeout: 60_000 })
}

type Work<T> = (page: Page, cdp: CDPSession) => Promise<T>

/** Works with a page that has an empty cache, under these conditions. */
export const withPage = async <T>(browser: Browser, { cpu, line }: Conditions, work: Work<T>): Promise<T> => {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    locale: 'es-MX',
  })
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  await cdp.send('Network.enable')
  // Time that the page's thread worked: what other programs take away is no property of the page.
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' })
  await cdp.send('Network.emulateNetworkConditions', line === 'slow' ? SLOW_LINE : LATENCY)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpu })
  await page.addInitScript(listen)
  return work(page, cdp).finally(() => context.close())
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

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length

export const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b)
  return mean(sorted.slice(Math.ceil(sorted.length / 2) - 1, Math.floor(sorted.length / 2) + 1))
}
