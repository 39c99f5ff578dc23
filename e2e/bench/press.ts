import type { Browser, Page } from '@playwright/test'
import { CHEAP_PHONE, median, until, withPage } from './page.ts'
import { atMost, type Line } from './table.ts'

const settled = async (page: Page): Promise<void> => {
  await until(page, () => window.told.products !== null)
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(300)
}

const heart = (page: Page) => page.getByRole('button', { name: 'Guardar en favoritos' }).first()
const filters = (page: Page) => page.getByRole('dialog').locator('label:has(input:enabled)')

type Deed = readonly [path: string, prepare: (page: Page) => Promise<unknown>, deed: (page: Page) => Promise<unknown>]
const DEEDS: Readonly<Record<string, Deed>> = {
  'Guardar un favorito': ['/', (page) => heart(page).scrollIntoViewIfNeeded(), (page) => heart(page).click()],
  'Filtrar una lista': [
    '/productos/todos/0/todas',
    async (page) => {
      await page.getByRole('button', { name: 'Filtros' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Color' }).click()
    },
    async (page) => {
      await filters(page).nth(0).click()
      await page.waitForTimeout(500)
      await filters(page).nth(1).click()
    },
  ],
}

/** By deed, the longest interaction in ms from the input to the next frame, as browsers count INP; the median. */
export const measurePresses = async (browser: Browser, origin: string, rounds: number): Promise<Line[]> => {
  const lines: Line[] = []
  for (const [name, [path, prepare, deed]] of Object.entries(DEEDS)) {
    const times: number[] = []
    for (let round = 0; round < rounds; round++) {
      await withPage(browser, CHEAP_PHONE, async (page) => {
        await page.goto(origin + path)
        await settled(page)
        await prepare(page)
        await page.waitForTimeout(800)
        await page.evaluate(() => void (window.told.events = []))
        await deed(page)
        await page.waitForTimeout(700)
        times.push(await page.evaluate(() => Math.max(0, ...window.told.events)))
      })
    }
    lines.push(atMost(name, 'ms', median(times), 120))
  }
  return lines
}
