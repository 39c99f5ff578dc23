import type { Browser } from '@playwright/test'
import { CHEAP_PHONE, heapOf, median, metricsOf, openPage } from './page.ts'

interface LoadFigures {
  /** ms from the start of the navigation */
  readonly fcp: number
  readonly lcp: number
  readonly hydrated: number
  readonly products: number
  readonly cls: number
  /** bytes of code as they came over the wire */
  readonly code: number
  /** ms */
  readonly script: number
  /** bytes */
  readonly heap: number
  /** requests without pictures */
  readonly requests: number
}

const loadOnce = async (browser: Browser, origin: string, withCode: boolean): Promise<LoadFigures> => {
  const { page, cdp, close } = await openPage(browser, CHEAP_PHONE)
  try {
    let requests = 0
    cdp.on('Network.requestWillBeSent', ({ type }) => {
      if (type !== 'Image') requests++
    })
    await page.goto(origin, { waitUntil: 'load' })
    if (withCode)
      await page.waitForFunction(
        () => performance.getEntriesByName('hydrated').length > 0 && window.told.products !== null,
      )
    await page.waitForLoadState('networkidle')
    await page.waitForTimeout(600)
    const seen = await page.evaluate(() => ({
      fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
      lcp: window.told.lcp,
      cls: window.told.cls,
      products: window.told.products ?? Number.NaN,
      hydrated: performance.getEntriesByName('hydrated')[0]?.startTime ?? Number.NaN,
      code: (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter(({ name }) => name.endsWith('.js'))
        .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
    }))
    const { ScriptDuration = Number.NaN } = await metricsOf(cdp)
    return { ...seen, requests, script: ScriptDuration * 1000, heap: await heapOf(cdp) }
  } finally {
    await close()
  }
}

export type Kind = 'static' | 'stack' | 'site'
export type Loads = Readonly<Record<Kind, LoadFigures>>

/** Medians of the rounds; in each round every page in turn, so that whatever else the machine does falls on all. */
export const measureLoads = async (
  browser: Browser,
  origins: Readonly<Record<Kind, string>>,
  rounds: number,
): Promise<Loads> => {
  const kinds: readonly Kind[] = ['static', 'stack', 'site']
  const found: Record<Kind, LoadFigures[]> = { static: [], stack: [], site: [] }
  // The first one fills the server's own cache of packed files, and is not counted.
  for (let round = -1; round < rounds; round++) {
    for (const kind of kinds) {
      const figures = await loadOnce(browser, origins[kind], kind !== 'static')
      if (round >= 0) found[kind].push(figures)
    }
  }
  const typical = (all: readonly LoadFigures[]): LoadFigures => {
    const of = (name: keyof LoadFigures) => median(all.map((figures) => figures[name]))
    return {
      fcp: of('fcp'),
      lcp: of('lcp'),
      hydrated: of('hydrated'),
      products: of('products'),
      cls: Math.max(...all.map(({ cls }) => cls)),
      code: of('code'),
      script: of('script'),
      heap: of('heap'),
      requests: Math.max(...all.map(({ requests }) => requests)),
    }
  }
  return { static: typical(found.static), stack: typical(found.stack), site: typical(found.site) }
}
