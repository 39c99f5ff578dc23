import type { Locator, Page } from '@playwright/test'

/** A thing that lies over the middle of an element, in words, or null. */
export const coverOf = (element: Locator): Promise<string | null> =>
  element.evaluate((node) => {
    const { left, top, width, height } = node.getBoundingClientRect()
    const on = document.elementFromPoint(left + width / 2, top + height / 2)
    if (on === null) return 'fuera de la ventana'
    return node.contains(on) ? null : `bajo ${on.tagName} ${on.className}`
  })

/** Places are in whole pixels of the window. */
export const placeOf = (element: Locator): Promise<Record<'left' | 'top' | 'right' | 'bottom', number>> =>
  element.evaluate((node) => {
    const { left, top, right, bottom } = node.getBoundingClientRect()
    return { left: Math.round(left), top: Math.round(top), right: Math.round(right), bottom: Math.round(bottom) }
  })

/** Counts Chromium's layout shifts from the next page on. */
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

/**
 * A drawn page tells which controls in `area` cannot be pressed 20 px around their middle (44 px targets, of which a
 * neighbour may take an edge; links in running text aside), which ones something covers where they are brought into
 * view, and what is wider than its place.
 */
export const measure = (area: Locator): Promise<readonly string[]> =>
  area.evaluate(async (root) => {
    const faults: string[] = []
    const nameOf = (element: Element) =>
      `${element.tagName} ${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}`
    const controls = [
      ...root.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary, [role=option]'),
    ]
    for (const element of controls) {
      if (!element.checkVisibility({ visibilityProperty: true }) || element.matches(':disabled, [type=hidden]'))
        continue
      const target = element.closest('label') ?? element
      const inText = element.matches('a') && getComputedStyle(element).display === 'inline'
      target.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
      const { left, top, width, height } = target.getBoundingClientRect()
      if (width < 2 || height < 2) continue
      const [x, y] = [left + width / 2, top + height / 2]
      const reaches = (across: number, down: number) => {
        const hit = document.elementFromPoint(x + across, y + down)
        return hit !== null && (target.contains(hit) || hit.contains(element))
      }
      if (!reaches(0, 0)) faults.push(`${nameOf(element)}: tapado`)
      else if (
        !inText &&
        ![
          [0, -20],
          [0, 20],
          [-20, 0],
          [20, 0],
        ].every(([across = 0, down = 0]) => reaches(across, down))
      )
        faults.push(`${nameOf(element)}: ${Math.round(width)} × ${Math.round(height)} px`)
    }
    // Pages and dialogs must not scroll sideways. A row that does may reach to the window's edge.
    for (const element of [root, ...root.querySelectorAll('.dialog-body'), document.documentElement]) {
      const isOpen = element !== document.documentElement && getComputedStyle(element).overflowX === 'visible'
      const wider = element.scrollWidth - element.clientWidth
      if (!isOpen && wider > 0) faults.push(`${nameOf(element).slice(0, 20)}: ${wider} px más ancho que su lugar`)
    }
    // A control half under a sticky bar would count as too small.
    for (const element of [root, ...root.querySelectorAll('*')]) if (element.scrollTop > 0) element.scrollTop = 0
    await new Promise(requestAnimationFrame)
    return faults
  })
