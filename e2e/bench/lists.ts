import type { Browser } from '@playwright/test'
import { CPU_SLOWDOWN, median, until, withPage } from './page.ts'
import { against, atMost } from './table.ts'

/**
 * In ms, with the latency of a bad line but not its bandwidth: from the navigation to the first rows, and the longest
 * task of more than 50 ms while the list scrolls; 0 where none took as long.
 */
const once = (browser: Browser, origin: string) =>
  withPage(browser, { cpu: CPU_SLOWDOWN, line: 'latency' }, async (page) => {
    await page.goto(`${origin}/productos/todos/0/todas`)
    await until(page, () => window.told.products !== null)
    const rows = await page.evaluate(() => window.told.products ?? Number.NaN)
    await page.waitForLoadState('networkidle')
    await page.waitForTimeout(1500)
    await page.evaluate(() => void (window.told.tasks = []))
    await page.mouse.move(200, 400)
    for (let step = 0; step < 30; step++) {
      await page.mouse.wheel(0, 400)
      await page.waitForTimeout(60)
    }
    await page.waitForTimeout(600)
    const [scroll, top] = await page.evaluate(() => [Math.max(0, ...window.told.tasks), scrollY] as const)
    if (top < 1000) throw new Error(`La lista debía desplazarse, y está a ${top} px de su principio.`)
    return { rows, scroll }
  })

/** A short list and a long one, by turns; each origin is a shop with that many products. */
export const measureLists = async (browser: Browser, short: string, long: string, rounds: number) => {
  type Figures = Awaited<ReturnType<typeof once>>
  const found: Record<'short' | 'long', Figures[]> = { short: [], long: [] }
  for (let round = -1; round < rounds; round++) {
    const [a, b] = [await once(browser, short), await once(browser, long)]
    if (round < 0) continue
    found.short.push(a)
    found.long.push(b)
  }
  const of = (kind: 'short' | 'long', name: keyof Figures) => median(found[kind].map((figures) => figures[name]))
  const floor = (name: keyof Figures) => [of('short', name), 'de 100'] as const
  return [
    against('Primeras filas', 'ms', of('long', 'rows'), floor('rows'), 1.3),
    atMost('Tarea más larga al desplazarse', 'ms', of('long', 'scroll'), 50, floor('scroll')),
  ]
}
