import type { Locator, Page } from '@playwright/test'

/** What lies over the middle of an element that should be seen, in words; null where nothing does. */
export const coverOf = (element: Locator): Promise<string | null> =>
  element.evaluate((node) => {
    const { left, top, width, height } = node.getBoundingClientRect()
    const on = document.elementFromPoint(left + width / 2, top + height / 2)
    if (on === null) return 'fuera de la ventana'
    return node.contains(on) ? null : `bajo ${on.tagName} ${on.className}`
  })

/** In whole pixels of the window. */
export const placeOf = (element: Locator): Promise<Record<'left' | 'top' | 'right' | 'bottom', number>> =>
  element.evaluate((node) => {
    const { left, top, right, bottom } = node.getBoundingClientRect()
    return { left: Math.round(left), top: Math.round(top), right: Math.round(right), bottom: Math.round(bottom) }
  })

/** From the next page on: how far things have moved by themselves, in the measure of Chromium's layout shifts. */
export const watchShifts = async (page: Page): Promise<() => Promise<number>> => {
  await page.addInitScript(() => {
    const seen = { moved: 0 }
    Object.assign(window, { seen })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.moved += (entry as PerformanceEntry & { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () => page.evaluate(() => (window as Window & { seen?: { moved: number } }).seen?.moved ?? NaN)
}
