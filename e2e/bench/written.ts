import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from '@playwright/test'
import { CHEAP_PHONE, median, until, withPage } from './page.ts'
import { against, atMost } from './table.ts'

const PATHS = { product: '/vistaproducto/7', segment: '/productos/dama/0/todas' } as const
type Name = keyof typeof PATHS

/** The floor under the written pages: the same HTML, styles and pictures, without any script. */
export const writeWithoutScripts = (site: string, folder: string): void => {
  cpSync(site, folder, { recursive: true })
  for (const path of Object.values(PATHS)) {
    const file = join(folder, path, 'index.html')
    const bare = readFileSync(file, 'utf8')
      .replaceAll(/<script\b.*?<\/script>/gs, '')
      .replaceAll(/<link rel="modulepreload"[^>]*>/g, '')
      .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '')
    writeFileSync(file, bare)
  }
}

/** Times in ms from the navigation's start; `code`: bytes of scripts as they came. */
const loadOnce = (browser: Browser, address: string, withCode: boolean) =>
  withPage(browser, CHEAP_PHONE, async (page) => {
    await page.goto(address, { waitUntil: 'load' })
    if (withCode) await until(page, () => performance.getEntriesByName('hydrated').length > 0)
    await page.waitForLoadState('networkidle')
    await page.waitForTimeout(600)
    return page.evaluate(() => {
      const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
      const scripts = resources.filter(({ name }) => name.endsWith('.js'))
      return {
        fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
        lcp: window.told.lcp,
        card: window.told.products ?? Number.NaN,
        cls: window.told.cls,
        code: scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
      }
    })
  })

const KINDS = ['static', 'site'] as const
type Kind = (typeof KINDS)[number]
type Figures = Awaited<ReturnType<typeof loadOnce>>

/** A product and a segment of a build with PRERENDER_API beside the same pages without scripts, by turns. */
export const measureWritten = async (browser: Browser, origins: Record<Kind, string>, rounds: number) => {
  const found: Record<Name, Record<Kind, Figures[]>> = {
    product: { static: [], site: [] },
    segment: { static: [], site: [] },
  }
  // The first one fills the server's own cache of packed files, and is not counted.
  for (let round = -1; round < rounds; round++) {
    for (const name of ['product', 'segment'] as const) {
      for (const kind of KINDS) {
        const figures = await loadOnce(browser, origins[kind] + PATHS[name], kind === 'site')
        if (round >= 0) found[name][kind].push(figures)
      }
    }
  }
  const of = (name: Name, kind: Kind, figure: keyof Figures) => median(found[name][kind].map((load) => load[figure]))
  const still = (name: Name, figure: keyof Figures) => [of(name, 'static', figure), 'estático'] as const
  const moved = (name: Name) => Math.max(...found[name].site.map(({ cls }) => cls))
  return [
    against('Producto: primer pintado (FCP)', 'ms', of('product', 'site', 'fcp'), still('product', 'fcp'), 1.25),
    against('Producto: mayor pintado (LCP)', 'ms', of('product', 'site', 'lcp'), still('product', 'lcp'), 1.25),
    atMost('Producto: JavaScript transferido', 'KB', of('product', 'site', 'code') / 1000, 150),
    atMost('Producto: saltos (CLS)', '', moved('product'), 0.0005),
    against('Segmento: mayor pintado (LCP)', 'ms', of('segment', 'site', 'lcp'), still('segment', 'lcp'), 1.3),
    atMost('Segmento: primera tarjeta a la vista', 'ms', of('segment', 'site', 'card'), 900, still('segment', 'card')),
    atMost('Segmento: saltos (CLS)', '', moved('segment'), 0.0005),
  ]
}
