import type { Locator } from '@playwright/test'

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
