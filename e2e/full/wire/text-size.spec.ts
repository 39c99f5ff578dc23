import type { Page } from '@playwright/test'
import { ALL_SCREENS } from '../../support/screens.ts'
import { asDemo, expect, test } from '../../support/test.ts'
import { button, footer, h1, header } from '../../support/shop.ts'

const WIDTHS = [320, 360, 390, 768, 1440]
const SIZES = [100, 130, 150, 200]

/** Pixels wider than the window, and words of which a part is on another line. */
const faults = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const found = [document.documentElement, ...document.querySelectorAll('.dialog-body')]
      .map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
      .filter((extra) => extra > 0)
      .map((extra) => `${extra} px de más`)
    /** Texts for screen readers alone, parts that scroll on purpose, and lists of which a line or two are shown. */
    const aside = (element: Element): boolean =>
      element.clientWidth === 1 || element.matches('option, .clamp, .scroll-row') ? true : parent(element)
    const parent = ({ parentElement }: Element): boolean => parentElement !== null && aside(parentElement)
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
      const element = node.parentElement
      if (!element?.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }) || aside(element))
        continue
      // A longer word is broken where it must be.
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(/(?<!\S)[\p{L}\d$]{2,14}(?!\S)/gu)) {
        range.setStart(node, index)
        range.setEnd(node, index + word.length)
        const tops = [...range.getClientRects()].map(({ top }) => top)
        if (Math.max(...tops) - Math.min(...tops) > 4) found.push(`«${word}» en dos líneas`)
      }
    }
    return found
  })

for (const { id, address, title, member } of ALL_SCREENS) {
  test(`R11.244 ${id} «${title}» con el texto hasta al doble: todo cabe, nada se corre de lado`, async ({ page }) => {
    test.slow()
    if (member) await asDemo(page)
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

test('R11.244 los diálogos con el texto al doble en 320 px: todo cabe y nada se corre de lado', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 })
  await page.goto('/articulos')
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
  for (const [where, name] of [
    [header, 'Menú'],
    [header, 'Ingresar'],
    [header, 'Buscar productos'],
    [header, 'Pedido'],
    [footer, 'Contacto'],
    [footer, 'Formas de pago'],
    [footer, 'Información de envíos'],
  ] as const) {
    await button(where(page), name).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    expect.soft(await faults(page), name).toEqual([])
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
  }
})
