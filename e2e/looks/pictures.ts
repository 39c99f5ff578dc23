import { existsSync, readFileSync } from 'node:fs'
import { expect, test, type Page } from '@playwright/test'
import { contentLoaded } from '../support/axe.ts'
import { asDemo } from '../support/test.ts'
import { asMakersWrite } from './makers-texts.ts'
import { isOpen, STATES, visit } from './states.ts'

const HEIGHTS: Readonly<Record<number, number>> = { 360: 740, 768: 1024, 1440: 900 }
/** The day the shop is seeded from, at eleven in Guanajuato. */
const NOW = new Date('2026-11-20T17:00:00Z')

/** Waits for fonts, pictures, and what comes after them. */
const settle = async (page: Page, isLoading: boolean): Promise<void> => {
  let before = ''
  await expect
    .poll(
      async () => {
        const state = await page.evaluate((loads) => {
          const pending = [...document.images].filter((image) => {
            const isLate = image.loading === 'lazy' || !image.complete || image.naturalWidth === 0
            image.loading = 'eager'
            image.decoding = 'sync'
            // A photo of the gallery that waits its turn has no address yet.
            return isLate && image.hasAttribute('src') && image.checkVisibility()
          })
          const busy = document.querySelectorAll('[aria-busy="true"]:not(button)')
          return {
            pending: pending.length + (loads ? 0 : busy.length),
            html: `${window.scrollY} ${document.body.innerHTML}`,
          }
        }, isLoading)
        const isSame = state.html === before
        before = state.html
        return isSame && state.pending === 0
      },
      { intervals: [250], timeout: 30_000 },
    )
    .toBe(true)
}

/** Controls get the ring that the keyboard shows. */
const showRings = async (page: Page): Promise<void> => {
  const browser = await page.context().newCDPSession(page)
  await browser.send('DOM.enable')
  await browser.send('CSS.enable')
  const { root } = await browser.send('DOM.getDocument')
  const { nodeIds } = await browser.send('DOM.querySelectorAll', {
    nodeId: root.nodeId,
    selector: 'a, button, input, select, textarea, summary, [tabindex]',
  })
  for (const nodeId of nodeIds)
    await browser.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses: ['focus', 'focus-visible'] })
}

for (const { of, words, address, reach, member, written, widths = [360, 768, 1440], rings, print, inWindow } of STATES)
  test(`${of}: ${words}`, { tag: `@${of}` }, async ({ page }, info) => {
    await page.clock.setFixedTime(NOW)
    await page.addInitScript(() => {
      const sheet = new CSSStyleSheet()
      // Heights far from the window are estimates, which depend on what was seen before.
      sheet.replaceSync(`* { content-visibility: visible !important }
        aside[aria-label='Simulador'] { display: none !important }`)
      document.adoptedStyleSheets.push(sheet)
      window.print = () => undefined
      // Chromium makes the window 1 × 1 and back for a picture of the whole page: the site must not follow.
      let [width, height] = [window.innerWidth, window.innerHeight]
      const follow = (event: Event) => {
        const { innerWidth, innerHeight } = window
        if (innerWidth === 1 || (innerWidth === width && innerHeight === height)) event.stopImmediatePropagation()
        else [width, height] = [innerWidth, innerHeight]
      }
      window.addEventListener('resize', follow, true)
      const match = window.matchMedia.bind(window)
      window.matchMedia = (query) => {
        const list = match(query)
        list.addEventListener('change', (event) => {
          if (window.innerWidth === 1) event.stopImmediatePropagation()
        })
        return list
      }
      let made = 0
      crypto.randomUUID = () => `00000000-0000-4000-8000-${String((made += 1)).padStart(12, '0')}`
      Math.random = () => 0.5
      // Notices stay and nothing is asked again: waits of seconds end sooner beside a busy core.
      const soon = window.setTimeout.bind(window)
      Object.assign(window, {
        setTimeout: (action: TimerHandler, ms = 0, ...rest: unknown[]) => (ms > 2500 ? 0 : soon(action, ms, ...rest)),
      })
    })
    if (member) await asDemo(page)
    if (written) await asMakersWrite(page)
    const [first = 360] = widths
    await page.setViewportSize({ width: first, height: HEIGHTS[first] ?? 900 })
    const isLoading = address.includes('latencia=')
    await visit(page, address + (isLoading ? '' : `${address.includes('?') ? '&' : '?'}latencia=0`))
    if (reach) {
      if (!isLoading) await settle(page, isLoading)
      await reach(page)
    }
    // The control that was pressed last would be drawn as under the pointer, or not.
    await page.mouse.move(0, 0)
    for (const width of print ? [816] : widths) {
      await page.setViewportSize({ width, height: HEIGHTS[width] ?? 1056 })
      if (!isLoading) await contentLoaded(page, 20_000)
      await settle(page, isLoading)
      if (rings) await showRings(page)
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme, media: print ? 'print' : 'screen' })
        const fullPage = inWindow !== true && !(await isOpen(page))
        // A page that was scrolled on the way would be drawn from another place each time.
        if (fullPage) await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
        const name = `${width} ${colorScheme}.png`
        const path = info.snapshotPath(name)
        const isFirst = info.config.updateSnapshots === 'all'
        const picture = await page.screenshot({ fullPage, animations: 'disabled', ...(isFirst && { path }) })
        // Reading and comparing two pictures takes longer than taking one: the same bytes are not compared.
        if (!isFirst && !(existsSync(path) && picture.equals(readFileSync(path))))
          await expect.soft(page).toHaveScreenshot(name, { fullPage })
      }
    }
  })
