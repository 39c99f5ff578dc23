import type { Page } from '@playwright/test'
import { ALL_SCREENS } from '../../support/screens.ts'
import { become, DEMO, expect, test } from '../../support/test.ts'
import { h1 } from '../../support/shop.ts'

const WIDTHS = [320, 360, 390, 768, 1440]
const SIZES = [100, 130, 150, 200]

/** What the page shows that it should not: more width than the window, and short words cut or in two lines. */
const faults = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const extra = document.documentElement.scrollWidth - window.innerWidth
    const found = extra > 0 ? [`${extra} px de más`] : []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
      const element = node.parentElement
      if (!element?.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true })) continue
      // What is scrolled or clipped on purpose, and what only screen readers read.
      if (element.closest('option, .visually-hidden, .visually-hidden-narrow, .clamp, .scroll-row')) continue
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[\p{L}\d$,]{2,12}/gu)) {
        range.setStart(node, index)
        range.setEnd(node, index + word.length)
        const lines = new Set(
          [...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top)),
        )
        if (lines.size > 1) found.push(`«${word}» en dos líneas`)
      }
    }
    return found
  })

for (const { id, address, title, member } of ALL_SCREENS) {
  test(`R11.244 ${id} «${title}» con el texto hasta al doble: todo cabe y nada se corre de lado`, async ({ page }) => {
    test.slow()
    await become(page, member ? DEMO : null)
    await page.goto(address)
    await expect(h1(page)).toBeVisible()
    await page.waitForLoadState('networkidle')
    for (const width of WIDTHS)
      for (const size of SIZES) {
        await page.setViewportSize({ width, height: 800 })
        await page.evaluate((percent) => (document.documentElement.style.fontSize = `${percent}%`), size)
        expect.soft(await faults(page), `a ${width} px, texto al ${size} %`).toEqual([])
      }
  })
}
