import { chromium, type Page } from '@playwright/test'
import { launchOptions } from '../support/browser.ts'
import { heapOf, metricsOf, openPage, slopeOf } from './page.ts'

export interface VisitFigures {
  readonly navigations: number
  /** Bytes that each navigation leaves behind, by least squares over the samples. */
  readonly slope: number
  /** Growth from the first sample to the last. */
  readonly nodes: number
  readonly listeners: number
}

const WARM_UP = 40
const EVERY = 20

/** Selectors of links on home, each followed and left again by Back. */
export const SITE_WAYS = ['.product-grid a.card-link', 'a.hero-go', 'a.hero-other', 'footer a[href="/quienessomos"]']
export const STACK_WAYS = ['.grid h3 a']

/** Follows a link, or goes back, and waits until the page has another h1 and has come to rest. */
const go = (page: Page, selector: string | null): Promise<void> =>
  page.evaluate(async (link) => {
    const rest = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
    const where = location.pathname
    const until = async (done: () => boolean) => {
      const start = performance.now()
      while (!done()) {
        if (performance.now() - start > 15_000) throw new Error(`No llegó: ${link ?? 'atrás'} desde ${where}`)
        await rest(20)
      }
    }
    if (link === null) history.back()
    else {
      await until(() => document.querySelector(link) !== null)
      document.querySelector<HTMLElement>(link)?.click()
    }
    await until(() => location.pathname !== where && document.querySelector('main h1') !== null)
    await rest(150)
  }, selector)

/** Many navigations in an engine that optimizes nothing, so that what grows is the page's own. */
export const measureVisit = async (
  origin: string,
  ways: readonly string[],
  navigations: number,
): Promise<VisitFigures> => {
  const options = launchOptions()
  const browser = await chromium.launch({ ...options, args: [...(options.args ?? []), '--js-flags=--lite-mode'] })
  try {
    const { page, cdp } = await openPage(browser, { cpu: 1, line: 'free' }, true)
    await page.goto(origin)
    await page.waitForFunction(() => window.told.products !== null)
    const samples: { at: number; heap: number; nodes: number; listeners: number }[] = []
    for (let done = 0; done <= WARM_UP + navigations; done += 2) {
      const at = done - WARM_UP
      if (at >= 0 && at % EVERY === 0) {
        // What the bench itself notes down is no part of the page.
        await page.evaluate(() => Object.assign(window.told, { tasks: [], events: [] }))
        const heap = await heapOf(cdp)
        const { Nodes = 0, JSEventListeners = 0 } = await metricsOf(cdp)
        samples.push({ at, heap, nodes: Nodes, listeners: JSEventListeners })
      }
      await go(page, ways[(done / 2) % ways.length] ?? null)
      await go(page, null)
    }
    const [first, last] = [samples[0], samples.at(-1)]
    return {
      navigations,
      slope: slopeOf(samples.map(({ at, heap }) => [at, heap])),
      nodes: (last?.nodes ?? 0) - (first?.nodes ?? 0),
      listeners: (last?.listeners ?? 0) - (first?.listeners ?? 0),
    }
  } finally {
    await browser.close()
  }
}
