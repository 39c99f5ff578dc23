import { chromium, type Page } from '@playwright/test'
import { launchOptions } from '../support/browser.ts'
import { heapOf, metricsOf, slopeOf, withPage } from './page.ts'
import { atMost, type Line } from './table.ts'

const NAVIGATIONS = 200
const WARM_UP = 40
const EVERY = 20

/** Selectors of links on home, each followed and left again by Back. */
const SITE_WAYS = ['.product-grid a.card-link', 'a.hero-go', 'a.hero-other', 'footer a[href="/quienessomos"]']
const STACK_WAYS = ['.grid h3 a']

/** Follows a link, or goes back, and waits until the page has another h1 and has come to rest. */
const go = async (page: Page, selector: string | null): Promise<void> => {
  const path = new URL(page.url()).pathname
  if (selector === null) await page.evaluate(() => history.back())
  else {
    await page.locator(selector).first().waitFor({ state: 'attached' })
    await page.evaluate((link) => document.querySelector<HTMLElement>(link)?.click(), selector)
  }
  await page.waitForFunction((from) => location.pathname !== from && document.querySelector('main h1') !== null, path)
  await page.waitForTimeout(150)
}

/** Bytes that each navigation leaves behind, by least squares, and how many nodes and listeners all of them did. */
const visit = async (origin: string, ways: readonly string[]) => {
  const options = launchOptions({ full: true })
  // An engine that optimizes nothing, so that what grows is the page's own.
  const browser = await chromium.launch({ ...options, args: [...(options.args ?? []), '--js-flags=--lite-mode'] })
  return withPage(browser, { cpu: 1, line: 'free' }, async (page, cdp) => {
    await page.goto(origin)
    await page.waitForFunction(() => window.told.products !== null)
    const samples: { at: number; heap: number; nodes: number; listeners: number }[] = []
    for (let done = 0; done <= WARM_UP + NAVIGATIONS; done += 2) {
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
    const grown = (of: 'nodes' | 'listeners') => (samples.at(-1)?.[of] ?? 0) - (samples[0]?.[of] ?? 0)
    const slope = slopeOf(samples.map(({ at, heap }) => [at, heap]))
    return { slope, nodes: grown('nodes'), listeners: grown('listeners') }
  }).finally(() => browser.close())
}

/** Many navigations, next to those of the floor. */
export const measureVisit = async (origins: { site: string; stack: string }): Promise<Line[]> => {
  const [site, stack] = [await visit(origins.site, SITE_WAYS), await visit(origins.stack, STACK_WAYS)]
  // A floor that is flat leaves nothing to divide by: then a kilobyte is the limit.
  const most = Math.max(1, (2 * stack.slope) / 1000)
  return [
    atMost('Memoria por navegación', 'KB', site.slope / 1000, most, [stack.slope / 1000, 'stack']),
    atMost('Nodos de más', 'n', site.nodes, 0, [stack.nodes, 'stack']),
    atMost('Escuchas de más', 'n', site.listeners, 0, [stack.listeners, 'stack']),
  ]
}
