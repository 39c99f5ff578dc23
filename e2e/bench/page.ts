import type { Browser, CDPSession, Page } from '@playwright/test'

/** A cheap phone on a bad line: bytes a second, and ms there and back. */
const SLOW_LINE = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 }
/** The same latency without that bandwidth. */
export const WIDE_LINE = { ...SLOW_LINE, downloadThroughput: -1, uploadThroughput: -1 }
const CPU_SLOWDOWN = 4

declare global {
  interface Window {
    /**
     * What the page tells of itself while it runs: when the first product was drawn, each task of more than 50 ms, and
     * each interaction that began after `since` from the input to the next frame, all in ms.
     */
    told: { lcp: number; cls: number; products: number | null; tasks: number[]; since: number; events: number[] }
  }
}

const listen = (): void => {
  const told: Window['told'] = { lcp: 0, cls: 0, products: null, tasks: [], since: 0, events: [] }
  window.told = told
  type Entry = PerformanceEntry & { value: number; hadRecentInput: boolean; interactionId?: number }
  const observe = (type: string, hear: (entry: Entry) => void) => {
    const observer = new PerformanceObserver((list) => (list.getEntries() as Entry[]).forEach(hear))
    observer.observe({ type, buffered: true, durationThreshold: 16 })
  }
  observe('largest-contentful-paint', ({ startTime }) => (told.lcp = startTime))
  observe('layout-shift', ({ value, hadRecentInput }) => (told.cls += hadRecentInput ? 0 : value))
  observe('longtask', ({ duration }) => told.tasks.push(duration))
  // A press that changes nothing in sight is told only at the next frame, which may be a later press's.
  observe('event', ({ interactionId = 0, startTime, duration }) => {
    if (interactionId > 0 && startTime >= told.since) told.events.push(duration)
  })
  const names = '.card-list-products :is(h2, h3)'
  const look = new MutationObserver(() => {
    if (document.querySelector(names) === null) return
    look.disconnect()
    requestAnimationFrame(() => (told.products = performance.now()))
  })
  look.observe(document, { childList: true, subtree: true })
}

export const withPage = async <T>(
  browser: Browser,
  work: (page: Page, cdp: CDPSession) => Promise<T>,
  line = SLOW_LINE,
): Promise<T> => {
  const viewport = { width: 412, height: 823 }
  const context = await browser.newContext({ viewport, deviceScaleFactor: 1.75, locale: 'es-MX' })
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  await cdp.send('Network.enable')
  // Time that the page's thread worked: what other programs take away is no property of the page.
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' })
  await cdp.send('Network.emulateNetworkConditions', line)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  await page.addInitScript(listen)
  return work(page, cdp).finally(() => context.close())
}

/**
 * Opens a page and waits until this holds in it and nothing is asked for. It is asked by a timer: by Playwright's own
 * way, in each animation frame, a page of the slow phone spent more time on being asked than on its first cards.
 */
export const open = async (page: Page, address: string, condition: () => boolean): Promise<void> => {
  await page.goto(address)
  await page.waitForFunction(condition, null, { polling: 200, timeout: 60_000 })
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(1500)
}

export const hasProducts = (): boolean => window.told.products !== null

/** Times in ms from the navigation's start; `code`: KB of scripts as they came; `requests`: without pictures. */
export const load = (browser: Browser, address: string, ready: () => boolean = () => true) =>
  withPage(browser, async (page, cdp) => {
    let requests = 0
    cdp.on('Network.requestWillBeSent', ({ type }) => (requests += type === 'Image' ? 0 : 1))
    await open(page, address, ready)
    const seen = await page.evaluate(() => {
      const startOf = (name: string) => performance.getEntriesByName(name)[0]?.startTime ?? Number.NaN
      const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
      const scripts = resources.filter(({ name }) => name.endsWith('.js'))
      return {
        fcp: startOf('first-contentful-paint'),
        lcp: window.told.lcp,
        cls: window.told.cls,
        products: window.told.products ?? Number.NaN,
        hydrated: startOf('hydrated'),
        code: scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0) / 1000,
      }
    })
    const { metrics } = await cdp.send('Performance.getMetrics')
    const script = (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? Number.NaN) * 1000
    for (let time = 0; time < 2; time++) await cdp.send('HeapProfiler.collectGarbage')
    return { ...seen, requests, script, heap: (await cdp.send('Runtime.getHeapUsage')).usedSize / 1e6 }
  })

const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b)
  const at = (index: number) => sorted[index] ?? Number.NaN
  return (at(Math.ceil(sorted.length / 2) - 1) + at(Math.floor(sorted.length / 2))) / 2
}
/** Of these the worst round counts. */
const WORST: ReadonlySet<string> = new Set(['cls', 'requests'])

/**
 * Medians of the rounds; in each every kind in turn, so that whatever else the machine does falls on all. The first one
 * fills the server's own cache of packed files, and is not counted.
 */
export const byTurns = async <Kind extends string, Name extends string>(
  rounds: number,
  kinds: Readonly<Record<Kind, () => Promise<Readonly<Record<Name, number>>>>>,
): Promise<Record<Kind, Record<Name, number>>> => {
  const found: Partial<Record<string, Readonly<Record<string, number>>[]>> = {}
  for (let round = -1; round < rounds; round++)
    for (const kind of Object.keys(kinds) as Kind[]) {
      const figures = await kinds[kind]()
      if (round >= 0) (found[kind] ??= []).push(figures)
    }
  const summary = (all: readonly Readonly<Record<string, number>>[] = []) =>
    Object.fromEntries(
      Object.keys(all[0] ?? {}).map((name) => {
        const values = all.map((figures) => figures[name] ?? Number.NaN)
        return [name, WORST.has(name) ? Math.max(...values) : median(values)]
      }),
    )
  return Object.fromEntries(Object.entries(found).map(([kind, all]) => [kind, summary(all)])) as Awaited<
    ReturnType<typeof byTurns<Kind, Name>>
  >
}
