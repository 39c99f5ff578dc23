import type { Page } from '@playwright/test'

/** The focused element, and what lies over its middle where it should be seen; null where nothing is focused. */
const stop = (page: Page) =>
  page.evaluate(async () => {
    const element = document.activeElement
    const isTrap = Reflect.get(window, 'lastStop') === element
    Reflect.set(window, 'lastStop', element?.matches(':focus') ? element : null)
    // Firefox still names the element that the focus left past the page's ends.
    if (!(element instanceof HTMLElement) || element === document.body || !element.matches(':focus')) return null
    const cover = (): string | null => {
      const { left, top, right, bottom } = element.getBoundingClientRect()
      // An element taller than the window counts by its part in it.
      const [x, y] = [(left + right) / 2, (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2]
      const on = document.elementFromPoint(x, y)
      if (on !== null && (element.contains(on) || on.contains(element))) return null
      return on === null
        ? `fuera de la ventana, en ${Math.round(x)}, ${Math.round(y)}`
        : `bajo ${on.tagName} ${on.className}`
    }
    // Rails scroll smoothly to what is focused: it counts once they rest.
    const until = performance.now() + 1500
    while (cover() !== null && performance.now() < until) await new Promise(requestAnimationFrame)
    // The ring may be on a container or a pseudo-element; a ring of no colour is none.
    const hasRing = ({ outlineStyle, outlineWidth, outlineColor }: CSSStyleDeclaration) =>
      outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2 && !/[,/] 0\)$/.test(outlineColor)
    const ringed = [
      element,
      element.closest('label'),
      element.parentElement,
      element.parentElement?.parentElement,
      element.closest('article, aside'),
    ].some((each) => each && (hasRing(getComputedStyle(each)) || hasRing(getComputedStyle(each, '::after'))))
    const words = element.getAttribute('aria-label') ?? element.textContent ?? ''
    const dialog = document.querySelector('dialog:modal')
    return {
      name: `${element.tagName} ${words.trim().slice(0, 40)}`,
      faults: [
        cover(),
        isTrap ? 'no suelta el foco' : null,
        ringed || element.matches('aside') ? null : 'sin contorno',
        dialog?.contains(element) === false ? 'fuera del diálogo' : null,
      ].filter((fault) => fault !== null),
    }
  })

/** Tabs on and back, until the focus leaves the page. `hidden`: stops that cannot be seen, in words. */
export const tabThrough = async (page: Page, where: string) => {
  const hidden: string[] = []
  let stops = 0
  for (const way of ['Tab', 'Shift+Tab']) {
    if (way !== 'Tab') await page.keyboard.down('Shift')
    for (let tab = 0; tab < 130; tab++) {
      await page.keyboard.press('Tab')
      const at = await stop(page)
      if (at === null) break
      stops += 1
      hidden.push(...at.faults.map((fault) => `${where} ${way} ${at.name} ${fault}`))
    }
  }
  await page.keyboard.up('Shift')
  return { stops, hidden }
}
