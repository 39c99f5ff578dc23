import type { Browser } from '@playwright/test'
import { CPU_SLOWDOWN, median, openPage, SLOW_LINE } from './page.ts'

export interface ListFigures {
  /** ms from the navigation to the first rows; latency as on the bad line, but not its bandwidth. */
  readonly rows: number
  /** ms of those that came after the last byte of the list. */
  readonly afterAnswer: number
  /** ms of the longest task while the list scrolls. */
  readonly scrollTask: number
  /** ms of the longest task when *Cargar más* is pressed. */
  readonly moreTask: number
}

const once = async (browser: Browser, origin: string): Promise<ListFigures> => {
  const { page, close } = await openPage(browser, { cpu: CPU_SLOWDOWN, line: 'latency' })
  try {
    await page.goto(`${origin}/productos/todos/0/todas`)
    await page.waitForFunction(() => window.told.products !== null, null, { timeout: 60_000 })
    const first = await page.evaluate(() => {
      const answers = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
      const list = answers.find(({ name }) => name.includes('/list-products-page.php'))
      const rows = window.told.products ?? Number.NaN
      return { rows, afterAnswer: rows - (list?.responseEnd ?? Number.NaN) }
    })
    await page.waitForLoadState('networkidle')
    await page.waitForTimeout(1500)
    const tasks = async (work: () => Promise<void>): Promise<number> => {
      await page.evaluate(() => void (window.told.tasks = []))
      await work()
      await page.waitForTimeout(600)
      return page.evaluate(() => Math.max(0, ...window.told.tasks.map(({ duration }) => duration)))
    }
    await page.mouse.move(200, 400)
    const scrollTask = await tasks(async () => {
      for (let step = 0; step < 30; step++) {
        await page.mouse.wheel(0, 400)
        await page.waitForTimeout(60)
      }
    })
    const more = page.getByRole('button', { name: 'Cargar más' })
    const moreTask = (await more.isVisible()) ? await tasks(() => more.click()) : 0
    return { ...first, scrollTask, moreTask }
  } finally {
    await close()
  }
}

/** A short list and a long one, by turns; each origin is a shop with that many products. */
export const measureLists = async (browser: Browser, short: string, long: string, rounds: number) => {
  const found = { short: [] as ListFigures[], long: [] as ListFigures[] }
  for (let round = -1; round < rounds; round++) {
    const [a, b] = [await once(browser, short), await once(browser, long)]
    if (round < 0) continue
    found.short.push(a)
    found.long.push(b)
  }
  const typical = (all: readonly ListFigures[]): ListFigures => {
    const of = (name: keyof ListFigures) => median(all.map((figures) => figures[name]))
    return { rows: of('rows'), afterAnswer: of('afterAnswer'), scrollTask: of('scrollTask'), moreTask: of('moreTask') }
  }
  return { short: typical(found.short), long: typical(found.long), latency: SLOW_LINE.latency }
}
