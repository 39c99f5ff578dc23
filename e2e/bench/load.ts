import type { Browser } from '@playwright/test'
import { CHEAP_PHONE, heapOf, median, metricsOf, until, withPage } from './page.ts'
import { against, atMost } from './table.ts'

/** Times in ms from the navigation's start; `code`: bytes of scripts as they came; `requests`: without pictures. */
const loadOnce = (browser: Browser, origin: string, withCode: boolean) =>
  withPage(browser, CHEAP_PHONE, async (page, cdp) => {
    let requests = 0
    cdp.on('Network.requestWillBeSent', ({ type }) => (requests += type === 'Image' ? 0 : 1))
    await page.goto(origin, { waitUntil: 'load' })
    const there = () => performance.getEntriesByName('hydrated').length > 0 && window.told.products !== null
    if (withCode) await until(page, there)
    await page.waitForLoadState('networkidle')
    await page.waitForTimeout(600)
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
        code: scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
      }
    })
    const { ScriptDuration = Number.NaN } = await metricsOf(cdp)
    return { ...seen, requests, script: ScriptDuration * 1000, heap: await heapOf(cdp) }
  })

const KINDS = ['static', 'stack', 'site'] as const
type Kind = (typeof KINDS)[number]

/** Medians of the rounds; in each round every page in turn, so that whatever else the machine does falls on all. */
export const measureLoads = async (browser: Browser, origins: Record<Kind, string>, rounds: number) => {
  const found: Record<Kind, Awaited<ReturnType<typeof loadOnce>>[]> = { static: [], stack: [], site: [] }
  // The first one fills the server's own cache of packed files, and is not counted.
  for (let round = -1; round < rounds; round++) {
    for (const kind of KINDS) {
      const figures = await loadOnce(browser, origins[kind], kind !== 'static')
      if (round >= 0) found[kind].push(figures)
    }
  }
  const of = (kind: Kind, name: keyof (typeof found.site)[number]) => median(found[kind].map((load) => load[name]))
  const most = (name: 'cls' | 'requests') => Math.max(...found.site.map((load) => load[name]))
  const stack = (name: 'hydrated' | 'script') => [of('stack', name), 'stack'] as const
  const still = (name: 'fcp' | 'lcp') => [of('static', name), 'estático'] as const
  return [
    against('Primer pintado (FCP)', 'ms', of('site', 'fcp'), still('fcp'), 1.15),
    against('Mayor pintado (LCP)', 'ms', of('site', 'lcp'), still('lcp'), 1.2),
    against('Hidratado', 'ms', of('site', 'hydrated'), stack('hydrated'), 1.05),
    against('Productos de la API a la vista', 'ms', of('site', 'products'), stack('hydrated'), 1.1),
    against('Tiempo de scripts', 'ms', of('site', 'script'), stack('script'), 1.6),
    against('Memoria tras cargar', 'MB', of('site', 'heap') / 1e6, [of('stack', 'heap') / 1e6, 'stack'], 1.5),
    atMost('JavaScript transferido', 'KB', of('site', 'code') / 1000, 130, [of('stack', 'code') / 1000, 'stack']),
    atMost('Peticiones, sin imágenes', 'n', most('requests'), 10),
    atMost('Saltos de la página (CLS)', '', most('cls'), 0.0005),
  ]
}
